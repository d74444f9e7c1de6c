# SPDX-License-Identifier: GPL-3.0-or-later
"""How well and how fast CVs are read."""
import json
import pathlib
import subprocess
import sys
import tempfile

import calibration
from measure import SHARED, TOP, medians, peak_memory, seconds


def records_of(bole, files, folder):
    """Parses the files as a user would, one record a file."""
    printed = subprocess.run([bole, "parse", "--json", *files], capture_output=True, text=True).stdout
    lines = printed.splitlines() if len(files) > 1 else [printed]
    for line in lines:
        try:
            record = json.loads(line)
        except ValueError:
            continue
        name = pathlib.Path(record.get("source", {}).get("file", "unknown")).stem
        (folder / f"{name}.json").write_text(json.dumps(record, ensure_ascii=False), "utf-8")


def accuracy(bole, name, files, truth):
    """Mean F1 by score.py over the files and what their confidence is worth, from the records that a user gets."""
    scorer = SHARED / "tools" / "score.py"
    if not files or not scorer.exists():
        return []
    with tempfile.TemporaryDirectory() as folder:
        records_of(bole, files, pathlib.Path(folder))
        score = subprocess.run([sys.executable, scorer, "--truth", truth, "--records", folder, "--json"],
                               capture_output=True, text=True)
        calibrated = calibration.rows(calibration.scorer(scorer), name, truth, folder)
    result = json.loads(score.stdout)
    rows = [(f"mean F1, {name}", f"{result['mean_f1']:.3f}", f"{result['documents']} documents")]
    weak = [f"{field} {numbers['f1']:.2f}" for field, numbers in result["fields"].items()
            if numbers["f1"] < 0.8 and numbers["hit"] + numbers["missed"] >= 5]
    if weak:
        rows.append((f"  below 0.80, {name}", ", ".join(weak), "five times or more"))
    return rows + calibrated


def rows(build, runs):
    bole = str(build / "app" / "bole")
    sample = sorted(str(p) for p in (TOP / "resources/sample/cv").glob("*.pdf"))
    corpus = sorted(str(p) for p in (SHARED / "corpus/pdf").glob("*.pdf"))
    files = corpus or sample
    text = [f for f in files if "scan" not in pathlib.Path(f).name]

    def loop(names):
        return lambda: sum(seconds(["pdftotext", name, "-"]) for name in names)

    table = []
    for what, names in (("all files", files), ("without scans", text)):
        ours, peer = medians(runs, lambda n=names: seconds([bole, "parse", "--json", *n]), loop(names))
        table.append((f"bole parse : pdftotext a file, {what}", f"{ours / peer:.2f}",
                     f"{ours:.2f} s : {peer:.2f} s, {len(names)} files"))
    table.append(("peak memory of one process, without scans",
                 f"{peak_memory([bole, 'parse', '--json', *text]):.0f} MB", ""))
    table += accuracy(bole, "sample CVs", sample, TOP / "resources/sample/truth")
    if SHARED.exists():
        texts = sorted(str(p) for p in (SHARED / "seeds").glob("*.txt"))
        pdfs = sorted(str(p) for p in (SHARED / "seeds/pdf").glob("*.pdf"))
        table += accuracy(bole, "seeds as text", texts, SHARED / "seeds/truth")
        table += accuracy(bole, "seeds as PDF", pdfs, SHARED / "seeds/truth")
        table += accuracy(bole, "corpus", corpus, SHARED / "corpus/truth")
    return table
