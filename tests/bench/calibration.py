#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How often values are right, by the confidence they were given.

  calibration.py --score SCORE.PY --truth DIR --records DIR [--ids ID,…] [--wrong]

Compares records with truth in the way that the scoring tool does, one value at a time, and prints for
each band of confidence how many values it holds and how many of them are right, and the same for each
field's values of 0.9 and more. A field with enough of them and too few that are right is marked.
"""
import argparse
import collections
import importlib.util
import json
import pathlib
import re

SURE, ENOUGH, HONEST = 0.9, 20, 0.97
BANDS = [(0.9, 1.01), (0.8, 0.9), (0.7, 0.8), (0.5, 0.7), (0.0, 0.5)]


def scorer(path):
    spec = importlib.util.spec_from_file_location("score", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def judge(score, truth, record):
    """(pointer, is it right) for each value that the truth has something to say about."""
    alike = score.similarity
    basics = record.get("basics", {})
    if truth.get("name"):
        yield "/basics/name", score.norm(truth["name"]) == score.norm(basics.get("name"))
    if truth.get("name_other"):
        yield "/basics/nameOther", score.norm(truth["name_other"]) == score.norm(basics.get("nameOther"))
    plain = lambda text: re.sub(r"[\s_]", "", text.casefold())
    for i, email in enumerate(basics.get("emails", [])):
        yield f"/basics/emails/{i}", any(plain(email) == plain(want) for want in truth.get("emails", []))
    for i, phone in enumerate(basics.get("phones", [])):
        yield f"/basics/phones/{i}", any(score.digits(phone)[-8:] == score.digits(want)[-8:] for want in truth.get("phones", []))

    want, got = truth.get("education", []), record.get("education", [])
    key = lambda e: (e.get("institution") or "") + str(e.get("start") or e.get("startDate") or "")[:4] + str(e.get("level") or "")
    pairs, _, spare = score.pair(want, got, key, 0.6)
    for j in spare:
        yield f"/education/{j}/institution", False
    for i, j in pairs:
        w, g = want[i], got[j]
        yield f"/education/{j}/institution", score.same_text(w.get("institution"), g.get("institution"))
        if w.get("level"): yield f"/education/{j}/level", w["level"] == g.get("level")
        if w.get("field"): yield f"/education/{j}/area", alike(w["field"], g.get("area")) >= 0.8
        if w.get("start"): yield f"/education/{j}/startDate", score.same_date(w["start"], g.get("startDate"))
        if w.get("end"): yield f"/education/{j}/" + ("current" if g.get("current") else "endDate"), bool(score.ending(g)) and score.same_end(w["end"], score.ending(g))
        yield f"/education/{j}/gpa", score.same_gpa(w["gpa"], score.gpa_text(g)) if w.get("gpa") else not g.get("gpa")
        yield f"/education/{j}/rank", score.same_rank(w["rank"], score.rank_numbers(g.get("rank"))) if w.get("rank") else not g.get("rank")
        if w.get("advisor"): yield f"/education/{j}/advisor", alike(w["advisor"], g.get("advisor")) >= 0.7

    for name in ("work", "volunteer"):
        got = record.get(name, [])
        pairs, _, spare = score.pair(truth.get("experience", []) + [{"organization": p.get("title"), "start": p.get("start")} for p in truth.get("projects", [])], got, None, 0.6, score.same_job)
        title = "name" if name == "work" else "organization"
        jobs = truth.get("experience", [])
        for j in spare: yield f"/{name}/{j}/{title}", False
        for i, j in pairs:
            if i >= len(jobs): continue
            w, g = jobs[i], got[j]
            if w.get("organization"): yield f"/{name}/{j}/{title}", alike(w["organization"], g.get("name") or g.get("organization")) >= 0.75
            if w.get("role"): yield f"/{name}/{j}/position", alike(w["role"], g.get("position")) >= 0.75
            if w.get("start"): yield f"/{name}/{j}/startDate", score.same_date(w["start"], g.get("startDate"))
            if w.get("end"): yield f"/{name}/{j}/" + ("current" if g.get("current") else "endDate"), bool(score.ending(g)) and score.same_end(w["end"], score.ending(g))

    got = record.get("projects", [])
    pairs, _, spare = score.pair(truth.get("projects", []) + [{"title": j.get("organization") or j.get("role")} for j in truth.get("experience", [])], got, score.title, 0.7)
    for _, j in pairs: yield f"/projects/{j}/name", True
    for j in spare: yield f"/projects/{j}/name", False

    want, got = truth.get("publications", []), record.get("publications", [])
    pairs, _, spare = score.pair(want, got, lambda p: p.get("title") or p.get("name") or "", 0.85)
    for j in spare: yield f"/publications/{j}/name", False
    for i, j in pairs:
        w, g = want[i], got[j]
        yield f"/publications/{j}/name", True
        if w.get("year"): yield f"/publications/{j}/releaseDate", str(g.get("releaseDate") or "")[:4] == str(w["year"])
        if w.get("venue"): yield f"/publications/{j}/publisher", alike(w["venue"], g.get("publisher")) >= 0.6 or score.norm(w["venue"]) in score.norm(g.get("publisher"))
        if w.get("position"): yield f"/publications/{j}/applicantPosition", w["position"] == g.get("applicantPosition")
        if w.get("status"): yield f"/publications/{j}/status", w["status"] == g.get("status")
        if g.get("tier") and w.get("tier") != "?": yield f"/publications/{j}/tier", score.tier_of(w) == score.tier_of(g)

    for field, least, text in (("patents", 0.9, lambda p: p.get("number") or p.get("title") or ""), ("awards", 0.62, lambda a: a.get("title") or "")):
        want, got = truth.get(field, []), record.get(field, [])
        pairs, _, spare = score.pair(want, got, text, least)
        title = "number" if field == "patents" else "title"
        for j in spare: yield f"/{field}/{j}/{title}", False
        for i, j in pairs:
            yield f"/{field}/{j}/{title}", True
            if want[i].get("level") is not None: yield f"/{field}/{j}/level", score.level_of(want[i]) == (score.level_of(got[j]) or "")
            if want[i].get("year"): yield f"/{field}/{j}/date", str(got[j].get("date") or "")[:4] in re.findall(r"\d{4}", str(want[i]["year"]))
    if truth.get("skills"):
        flat = [(f"/skills/{i}/keywords/{k}", word) for i, s in enumerate(record.get("skills", [])) for k, word in enumerate(s.get("keywords") or [])]
        pairs, _, spare = score.pair(truth["skills"], flat, lambda x: x if isinstance(x, str) else x[1], 0.75)
        for _, j in pairs: yield flat[j][0], True
        for j in spare: yield flat[j][0], False
    got = record.get("sections", [])
    pairs, _, spare = score.pair(truth.get("sections", []), got, lambda s: s if isinstance(s, str) else s.get("title", ""), 0.8)
    for _, j in pairs: yield f"/sections/{j}/title", True
    for j in spare: yield f"/sections/{j}/title", False


def field_of(pointer):
    """"/education/0/gpa" is one of "/education/gpa"."""
    return re.sub(r"/\d+", "", pointer)


def calibrate(score, truth_folder, record_folder, ids=None):
    """For each band [values, right values], the same for each field's sure values, and the names of the wrong ones of those."""
    count = {band: [0, 0] for band in BANDS}
    fields = collections.defaultdict(lambda: [0, 0])
    wrong = []
    for path in sorted(pathlib.Path(truth_folder).glob("*.json")):
        truth = json.loads(path.read_text("utf-8"))
        file = pathlib.Path(record_folder) / (truth["id"] + ".json")
        if not file.exists() or (ids and truth["id"] not in ids):
            continue
        record = json.loads(file.read_text("utf-8"))
        for pointer, right in judge(score, truth, record):
            confidence = record.get("confidence", {}).get(pointer)
            if confidence is None:
                continue
            band = next(b for b in BANDS if b[0] <= confidence < b[1])
            count[band][0] += 1
            count[band][1] += right
            if confidence < SURE:
                continue
            fields[field_of(pointer)][0] += 1
            fields[field_of(pointer)][1] += right
            if not right:
                wrong.append(f"{truth['id']} {pointer} {confidence:.2f}")
    return count, fields, wrong


def rows(score, name, truth_folder, record_folder):
    """The calibration table as rows of a benchmark."""
    count, _, _ = calibrate(score, truth_folder, record_folder)
    return [(f"  right if {band[0]:.1f} – {min(1.0, band[1]):.1f} sure, {name}",
             f"{right / values:.3f}" if values else "-", f"{right} of {values} values")
            for band, (values, right) in count.items()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--score", required=True)
    parser.add_argument("--truth", required=True)
    parser.add_argument("--records", required=True)
    parser.add_argument("--wrong", action="store_true", help="name the values of 0.9 and more that are wrong")
    parser.add_argument("--ids", help="only these documents, a comma between")
    options = parser.parse_args()
    ids = set(options.ids.split(",")) if options.ids else None
    count, fields, wrong = calibrate(scorer(options.score), options.truth, options.records, ids)
    print(f"{'confidence':14}{'values':>8}{'right':>8}{'share':>8}")
    for band, (values, right) in count.items():
        share = f"{right / values:.3f}" if values else "-"
        print(f"{band[0]:.1f} – {min(1.0, band[1]):.1f}     {values:8}{right:8}{share:>8}")
    print(f"\n{'sure values of':34}{'values':>8}{'right':>8}{'share':>8}")
    for field, (values, right) in sorted(fields.items()):
        mark = "  too few" if values >= ENOUGH and right < HONEST * values else ""
        print(f"{field:34}{values:8}{right:8}{right / values:8.3f}{mark}")
    if options.wrong:
        print("\n".join(wrong))


if __name__ == "__main__":
    main()
