#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bole's benchmarks: one table, each number beside that of a named peer in the same run.

  bench.py --build DIR [NAME…] [--runs N] [--save FILE] [--compare FILE]

Ratios mean something on any machine; seconds do not. Nothing here judges: it measures.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
SHARED = TOP.parent / "shared"  # documents with truth, where they lie beside the clone


def seconds(command, **options):
    """The time that a command takes, in seconds; its output is thrown away."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    return time.perf_counter() - start


def peak_memory(command):
    """The largest resident size in MB of any process that the command starts."""
    code = ("import resource,subprocess,sys;subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,"
            "stderr=subprocess.DEVNULL);print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    done = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True)
    return int(done.stdout) / 1024


def medians(runs, *measures):
    """Interleaves the measures, so that a busy moment hurts all of them; the median of each."""
    rounds = [[measure() for measure in measures] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*rounds)]


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
    """Mean F1 by score.py over the files, from the records that a user gets."""
    scorer = SHARED / "tools" / "score.py"
    if not files or not scorer.exists():
        return []
    with tempfile.TemporaryDirectory() as folder:
        records_of(bole, files, pathlib.Path(folder))
        score = subprocess.run([sys.executable, scorer, "--truth", truth, "--records", folder, "--json"],
                               capture_output=True, text=True)
    result = json.loads(score.stdout)
    rows = [(f"mean F1, {name}", f"{result['mean_f1']:.3f}", f"{result['documents']} documents")]
    weak = [f"{field} {numbers['f1']:.2f}" for field, numbers in result["fields"].items()
            if numbers["f1"] < 0.8 and numbers["hit"] + numbers["missed"] >= 5]
    if weak:
        rows.append((f"  below 0.80, {name}", ", ".join(weak), "five times or more"))
    return rows


def bench_parse(build, runs):
    bole = str(build / "app" / "bole")
    sample = sorted(str(p) for p in (TOP / "resources/sample/cv").glob("*.pdf"))
    corpus = sorted(str(p) for p in (SHARED / "corpus/pdf").glob("*.pdf"))
    files = corpus or sample
    text = [f for f in files if "scan" not in pathlib.Path(f).name]

    def loop(names):
        return lambda: sum(seconds(["pdftotext", name, "-"]) for name in names)

    rows = []
    for what, names in (("all files", files), ("without scans", text)):
        ours, peer = medians(runs, lambda n=names: seconds([bole, "parse", "--json", *n]), loop(names))
        rows.append((f"bole parse : pdftotext a file, {what}", f"{ours / peer:.2f}",
                     f"{ours:.2f} s : {peer:.2f} s, {len(names)} files"))
    rows.append(("peak memory of one process, without scans",
                 f"{peak_memory([bole, 'parse', '--json', *text]):.0f} MB", ""))
    rows += accuracy(bole, "sample CVs", sample, TOP / "resources/sample/truth")
    if SHARED.exists():
        texts = sorted(str(p) for p in (SHARED / "seeds").glob("*.txt"))
        pdfs = sorted(str(p) for p in (SHARED / "seeds/pdf").glob("*.pdf"))
        rows += accuracy(bole, "seeds as text", texts, SHARED / "seeds/truth")
        rows += accuracy(bole, "seeds as PDF", pdfs, SHARED / "seeds/truth")
        rows += accuracy(bole, "corpus", corpus, SHARED / "corpus/truth")
    return rows


def bench_import(build, runs):
    bole = str(build / "app" / "bole")
    sample = TOP / "resources/sample"
    files = sorted(str(p) for p in sample.glob("*/*.pdf") if "07-" not in p.name)

    def import_all():
        with tempfile.TemporaryDirectory() as folder:
            return seconds([bole, "import", os.path.join(folder, "bench.bole"), *files])

    ours, peer = medians(runs, import_all, lambda: sum(seconds(["pdftotext", f, "-"]) for f in files))
    return [("bole import : pdftotext a file, sample PDFs but the scan", f"{ours / peer:.2f}",
             f"{ours:.2f} s : {peer:.2f} s, {len(files)} files, parsing and storing included")]


BENCHES = {"parse": bench_parse, "import": bench_import}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", help=f"which of: {', '.join(BENCHES)}; all without")
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--save", type=pathlib.Path, help="keep the numbers as JSON")
    parser.add_argument("--compare", type=pathlib.Path, help="show what changed since a saved run")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in BENCHES]
    if unknown:
        parser.error(f"there is no benchmark '{unknown[0]}'; there are: {', '.join(BENCHES)}")
    before = json.loads(options.compare.read_text("utf-8")) if options.compare else {}
    kept = {}
    for name in options.names or BENCHES:
        for what, value, detail in BENCHES[name](options.build, options.runs):
            kept[what] = value
            was = f"  (was {before[what]})" if what in before and before[what] != value else ""
            print(f"{name:8}{what:58}{value:>10}{was}  {detail}", flush=True)
    if options.save:
        options.save.write_text(json.dumps(kept, indent=1, ensure_ascii=False), "utf-8")
        print(f"kept in {options.save}")


if __name__ == "__main__":
    main()
