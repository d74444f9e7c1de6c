#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what `bole parse` read in generated CVs with what they say.

  measure.py SHEETS RECORDS.jsonl

Prints hits, extras and misses of each field, the mean F1 by language and producer, and the worst designs and sheets.
"""
import collections
import json
import pathlib
import sys
import unicodedata


def plain(value):
    text = unicodedata.normalize("NFKC", str(value or "")).casefold()
    return "".join(c for c in text if c.isalnum())


def end(entry):
    return "present" if entry.get("current") else entry.get("endDate")


def tier(paper):
    return plain(paper.get("tier")).removeprefix("ccf")


def number(value):
    """A grade as printed ("3.7/4.0") or as a record has it."""
    if isinstance(value, dict):
        value = [value.get("value"), value.get("scale")]
    else:
        value = str(value or "").split("/")
    return "/".join(f"{float(x):g}" for x in value if x not in (None, ""))


def facts(record):
    """Everything that is compared, as a bag of (field, text)."""
    bag = collections.Counter()
    basics = record.get("basics", {})
    bag["name", plain(basics.get("name"))] += 1
    for email in basics.get("emails", []):
        bag["email", plain(email)] += 1
    for phone in basics.get("phones", []):
        bag["phone", "".join(c for c in phone if c.isdigit())] += 1
    for key in ("gender", "birthDate", "ethnicity", "nativePlace", "politicalStatus"):
        if basics.get(key):
            bag["personal", key + plain(basics[key])] += 1
    for e in record.get("education", []):
        school = plain(e.get("institution"))
        bag["school", school] += 1
        bag["degree", school + plain(e.get("level")) + plain(e.get("area"))] += 1
        if e.get("gpa"):
            bag["grade", school + number(e["gpa"])] += 1
        for key in ("rank", "advisor"):
            if e.get(key):
                bag[key, school + plain(e[key])] += 1
        bag["school dates", school + plain(e.get("startDate")) + plain(end(e))] += 1
    for j in record.get("work", []) + record.get("volunteer", []):
        firm = plain(j.get("name") or j.get("organization"))
        bag["job", firm + plain(j.get("position"))] += 1
        bag["job dates", firm + plain(j.get("startDate")) + plain(end(j))] += 1
    for p in record.get("projects", []):
        bag["project", plain(p.get("name"))] += 1
    for p in record.get("publications", []):
        bag["paper", plain(p.get("name"))] += 1
        bag["paper's facts", plain(p.get("name")) + str(len(p.get("authors", []))) + str(p.get("releaseDate"))[:4]] += 1
        bag["venue", plain(p.get("name")) + plain(p.get("publisher"))] += 1
        if p.get("applicantPosition"):
            bag["place among authors", plain(p.get("name")) + str(p["applicantPosition"])] += 1
        if tier(p):
            bag["tier", plain(p.get("name")) + tier(p)] += 1
    for p in record.get("patents", []):
        bag["patent", plain(p.get("title"))] += 1
    for a in record.get("awards", []):
        bag["award", plain(a.get("title")) + str(a.get("date"))[:4]] += 1
    for t in record.get("tests", []):
        bag["test", plain(t.get("name")) + str(float(t.get("score") or 0))] += 1
    for t in record.get("talks", []):
        bag["talk", plain(t.get("name"))] += 1
    for l in record.get("languages", []):
        bag["language", plain(l.get("language"))] += 1
    for s in record.get("skills", []):
        for keyword in s.get("keywords", []):
            bag["skill", plain(keyword)] += 1
    return bag


def truth_as_record(truth):
    dates = lambda e: {"startDate": e["start"], **({"current": True} if e["end"] == "present" else {"endDate": e["end"]})}
    return {"basics": {"name": truth["name"], "emails": truth["emails"], "phones": truth["phones"], **truth.get("personal", {})},
            "education": [{"institution": e["institution"], "level": e["level"], "area": e["field"], "gpa": e.get("gpa"), **dates(e)} for e in truth["education"]],
            "work": [{"name": e["organization"], "position": e["role"], **dates(e)} for e in truth["experience"]],
            "projects": [{"name": p["title"]} for p in truth["projects"]],
            "publications": [{"name": p["title"], "authors": [""] * p["authors"], "releaseDate": p["year"], "publisher": p["venue"],
                              "applicantPosition": p["position"], "tier": p["tier"]} for p in truth["publications"]],
            "patents": [{"title": p["title"]} for p in truth["patents"]],
            "awards": [{"title": a["title"], "date": a["year"]} for a in truth["awards"]], "skills": [{"keywords": truth["skills"]}],
            "tests": truth["tests"], "talks": [{"name": t["title"]} for t in truth["talks"]], "languages": [{"language": l} for l in truth["languages"]]}


def f1(hit, extra, missed):
    return 2 * hit / (2 * hit + extra + missed) if hit or extra or missed else 1.0


def main():
    folder, records = pathlib.Path(sys.argv[1]), sys.argv[2]
    designs = json.loads((folder / "designs.json").read_text("utf-8"))
    found = {}
    for line in open(records, encoding="utf-8"):
        record = json.loads(line)
        found[pathlib.Path(record["source"]["file"]).stem] = record
    fields, sheets = collections.defaultdict(lambda: [0, 0, 0]), {}
    for name in designs:
        want = facts(truth_as_record(json.loads((folder / "truth" / f"{name}.json").read_text("utf-8"))))
        got = facts(found.get(name, {}))
        both, extra, missed = want & got, got - want, want - got
        for i, bag in enumerate((both, extra, missed)):
            for (field, _), count in bag.items():
                fields[field][i] += count
        sheets[name] = f1(both.total(), extra.total(), missed.total())
    print(f"{'field':20}{'hit':>6}{'extra':>7}{'missed':>8}{'F1':>8}")
    for field, counts in sorted(fields.items()):
        print(f"{field:20}{counts[0]:6}{counts[1]:7}{counts[2]:8}{f1(*counts):8.3f}")
    for choice in ("language", "producer", "design"):
        by = collections.defaultdict(list)
        for name, design in designs.items():
            by[design[choice]].append(sheets[name])
        means = {v: sum(x) / len(x) for v, x in by.items()}
        if choice == "design":
            print(f"designs    {len(means)}, worst:", "  ".join(f"{v} {means[v]:.3f}" for v in sorted(means, key=means.get)[:6]))
        else:
            print(f"{choice:10}", "  ".join(f"{v} {m:.3f}" for v, m in sorted(means.items())))
    worst = sorted(sheets, key=sheets.get)[:5]
    print("worst     ", "  ".join(f"{name} {sheets[name]:.3f}" for name in worst))
    print(f"sheets {len(sheets)}  mean F1 {sum(sheets.values()) / len(sheets):.3f}")


if __name__ == "__main__":
    main()
