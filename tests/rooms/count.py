#!/usr/bin/env python3
"""Counts what ties the rooms of the source together: run it on two versions of the tree to compare them.

    python3 tests/rooms/count.py [FOLDER]
"""
import os
import re
import sys
from collections import defaultdict

top = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..", "..")
texts = {}
for room in ("app", "model", "views"):
    for folder, _, names in os.walk(os.path.join(top, room)):
        for name in names:
            if name.endswith((".h", ".cpp")):
                path = os.path.join(folder, name)
                texts[os.path.relpath(path, top)] = open(path, encoding="utf-8").read()


def files(pattern, where):
    """The files in which the pattern stands."""
    return sorted(f for f, text in texts.items() if where(f) and re.search(pattern, text, re.M))


def circles():
    """Folders that include each other, directly or by way of others."""
    graph = defaultdict(set)
    for file, text in texts.items():
        for header in re.findall(r'^#include "((?:app|model|views)/[^"]+)"', text, re.M):
            a, b = os.path.dirname(file), os.path.dirname(header)
            if a != b:
                graph[a].add(b)

    def reach(start):
        seen, open_ = set(), [start]
        while open_:
            for following in graph[open_.pop()]:
                if following not in seen:
                    seen.add(following)
                    open_.append(following)
        return seen

    reached = {folder: reach(folder) for folder in list(graph)}
    return {frozenset(o for o in reached[f] if f in reached.get(o, ())) for f in reached if f in reached[f]}


CLOSED = (r'(?:kind|role|level|state|status|decision|part|language|headings|heading->value|network|tier|severity|format'
          r'|profile|source|checking|\bid)\w*(?:\(\))? *[!=]= *'
          r'(?:u?"[A-Za-z][A-Za-z _-]*"(?:_s|_L1)?|(?:QLatin1StringView|QStringLiteral)\("[A-Za-z][A-Za-z _-]*"\))')

ASKS_LANGUAGE = (r'startsWith\((?:u|QLatin1StringView\()?"zh|[!=]= *u?"zh|QLocale::Chinese|\bisChinese\(')
# Tables with a column for each language, and the window's own language with its font.
MAY_ASK = ("model/knowledge/languagecode.h", "model/knowledge/collation.cpp", "model/knowledge/components.cpp",
           "model/knowledge/testkinds.cpp", "model/review/rubric.cpp", "views/common/bilingualedits.cpp",
           "views/common/windowlanguage.cpp")

rows = [
    ("view files that include model/season",
     len(files(r'#include "model/season', lambda f: f.startswith("views/")))),
    ("files outside model/season that mention Season &",
     len(files(r"\bSeason &", lambda f: not f.startswith("model/season/")))),
    ("view files that know blindness or visibility",
     len(files(r"\b(Blinder|Blindness|Visibility|Viewer)\b", lambda f: f.startswith("views/")))),
    ("files that read the rules of fairness from the season",
     len(files(r"(BlindnessChoice|Visibility)::settingKey\(\)\)|(Blindness|Visibility)::of\(\*?\w",
               lambda f: not f.startswith("model/review/") or f.endswith("fairness.cpp")))),
    ("circles between folders", len(circles())),
    ("files that add up weighted scores", len(files(r"\bweight \* ", lambda f: True))),
    ("files that say what a conflict of interest is",
     len(files(r"[!=]= ReviewState::Conflict\b|[!=]= [^;\n]*\"conflict\"", lambda f: True))),
    ("files that say when a value needs a look",
     len(files(r"(?:confidence|sure)\w*[^;\n]*(?:<|>=) *(?:needsLookBelow|0\.\d)",
               lambda f: not f.startswith(("app/readerprocess", "model/intake", "model/knowledge"))))),
    ("files that ask whether the language is Chinese, beside tables and fonts",
     len(files(ASKS_LANGUAGE, lambda f: f not in MAY_ASK and not f.startswith("app/generate/")))),
    ("comparisons of closed sets with text", sum(len(re.findall(CLOSED, t)) for t in texts.values())),
]
for what, number in rows:
    print(f"{number:5}  {what}")
