#!/usr/bin/env python3
"""Fills the words of the knowledge tables into the syntax definition of a CV.

    makesyntax.py TABLES TEMPLATE OUTPUT

So a heading, venue or test that is added to its table is coloured, too.
"""
import re
import sys
from xml.sax.saxutils import escape

tables, template, output = sys.argv[1:]


def rows(name):
    with open(f"{tables}/{name}.tsv", encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]


def alternatives(words):
    """A regular expression for any of them, the longest first; spaces may be wide."""
    unique = sorted(set(words), key=lambda word: (-len(word), word))
    return escape("|".join(re.sub(r"\\? ", r"\\s+", re.escape(word)) for word in unique), {'"': "&quot;"})


def is_chinese(word):
    return bool(re.search("[\u4e00-\u9fff]", word))


words = [word for row in rows("headingwords") for word in row[1].split("|")]
tests = [word for row in rows("tests") for word in row[1].split("|")]
# A short name that is also a word ("AI") would colour half a CV: only what is unmistakable.
venues = sorted({row[0] for row in rows("venues") if re.fullmatch(r"(?=.*[A-Z].*[A-Z])[A-Za-z0-9]{3,12}", row[0])})

with open(template, encoding="utf-8") as file:
    text = file.read()
for name, value in {
    "venues": "".join(f"<item>{escape(venue)}</item>" for venue in venues),
    "headings": alternatives(word for word in words if not is_chinese(word)),
    "chineseHeadings": alternatives(word for word in words if is_chinese(word)),
    "tests": alternatives(word for word in tests if not is_chinese(word)),
    "chineseTests": alternatives(word for word in tests if is_chinese(word)),
}.items():
    assert f"@{name}@" in text, name
    text = text.replace(f"@{name}@", value)
with open(output, "w", encoding="utf-8") as file:
    file.write(text)
