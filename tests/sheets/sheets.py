#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Generated CVs whose truth is exactly known: NAME.pdf and NAME.json (truth), and a list of their designs.

  sheets.py OUT COUNT [--seed N] [--design NAME]

Every design gets as many of them as the next. Producers that the machine lacks are named, and their designs left out.
"""
import argparse
import json
import pathlib

import producers
from blocks import Content
from designs import DESIGNS, Sheet, fixed
from office import Form
from people import Person
from tex import TexPage
from text import TextDocument
from web import WebPage

SETTERS = {"writer": TextDocument, "chromium": WebPage, "xelatex": TexPage}
LATIN_ONLY = ("cairo",)


def chosen_designs(wanted):
    lacking = producers.missing()
    for name, program in lacking.items():
        print(f"no {program} here: designs by {name} are left out")
    return [d for d in DESIGNS if d.endswith(wanted or "") and fixed(d).get("producer") not in lacking]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--design", help="only the designs whose names end so")
    arguments = parser.parse_args()
    pdfs, truths = arguments.out / "pdf", arguments.out / "truth"
    pdfs.mkdir(parents=True, exist_ok=True)
    truths.mkdir(exist_ok=True)
    designs, made, forms = chosen_designs(arguments.design), {}, []
    for i in range(arguments.count):
        seed, design = arguments.seed * 100000 + i, designs[i % len(designs)]
        choices, language = fixed(design), "en"
        if (i // len(designs) + i % len(designs)) % 2 and choices.get("producer") not in LATIN_ONLY:
            language = "tw" if i % 5 == 0 else "zh"
        name = f"sheet-{language}-{seed}"
        person = Person(seed, language)
        if setter := SETTERS.get(choices.get("producer")):
            forms.append(pdfs / (name + producers.FORMATS[choices["producer"]]))
            forms[-1].write_text(setter(Content(person, seed, choices), choices).set(), "utf-8")
        elif choices["columns"] == "form":
            forms.append(pdfs / f"{name}.fods")
            forms[-1].write_text(Form(person, choices).set(), "utf-8")
        else:
            (pdfs / f"{name}.pdf").write_bytes(Sheet(person, seed, choices).set())
            if choices.get("producer") == "cairo":
                producers.through_cairo(pdfs / f"{name}.pdf")
        truth = person.truth(name) | (dict(personal=person.personal_truth()) if choices["person"] != "none" else {})
        if choices.get("heading") == "capitals":
            truth["sections"] = [s.upper() for s in truth["sections"]]
        (truths / f"{name}.json").write_text(json.dumps(truth, ensure_ascii=False, indent=1), "utf-8")
        made[name] = dict(design=design, language=language, producer=choices.get("producer", "plain"))
    producers.print_all(forms, pdfs)
    (arguments.out / "designs.json").write_text(json.dumps(made, indent=1), "utf-8")


if __name__ == "__main__":
    main()
