# SPDX-License-Identifier: GPL-3.0-or-later
"""What grows with the number of applicants, and what must not."""
import json
import os
import pathlib
import subprocess
import tempfile

SIZES = (100, 1_000, 10_000)
LARGEST = 50_000  # minutes to make: not with --quick
quick = False


def measured(*command):
    reader = pathlib.Path(command[0]).parents[2] / "app/bole-reader"
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "xcb", "BOLE_READER": str(reader)})
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed: {done.stderr.strip()[-500:]}")
    return json.loads(done.stdout.splitlines()[-1])


def of_size(build, count, folder):
    """Makes a season of so many, measures it, and answers with the numbers."""
    season = pathlib.Path(folder) / f"season-{count}.bole"
    subprocess.run([build / "app/bole", "generate", season, str(count)], check=True)
    documents = int(subprocess.run(["sqlite3", season, "SELECT sum(size) FROM document"],
                                   capture_output=True, text=True, check=True).stdout)
    numbers = {"overhead": (season.stat().st_size / documents - 1) * 100, "documents": documents}
    numbers["window"] = measured(build / "tests/bench/windowbench", "scale", season)
    numbers["season"] = measured(build / "tests/bench/seasonscale", season)
    season.unlink()
    return numbers


def rows(build, runs):
    sizes = SIZES + (() if quick else (LARGEST,))
    with tempfile.TemporaryDirectory(dir=build) as folder:
        all_numbers = {count: of_size(build, count, folder) for count in sizes}
    smallest, largest = all_numbers[sizes[0]], all_numbers[sizes[-1]]
    spread = " / ".join(f"{count:,}" for count in sizes)

    def series(part, key):
        return " / ".join(f"{all_numbers[count][part][key]:.1f}" for count in sizes)

    table = []
    for key, what in (("open", "open: the window shows somebody"), ("next", "next applicant"),
                      ("next in backup", "next, as the day's backup is made"),
                      ("table scroll", "table of everybody: a page scrolled")):
        growth = largest["window"][key] / smallest["window"][key]
        table.append((f"{what}, {sizes[-1]:,} : {sizes[0]:,}", f"{growth:.2f}",
                      f"{series('window', key)} ms at {spread}"))
    for part, key, what in (("window", "whole list", "list whole in the window"),
                            ("window", "backup", "the day's backup made, since opening"),
                            ("window", "filter", "filter as typed, window"),
                            ("window", "sort", "sort, window"),
                            ("window", "score", "score, window"),
                            ("window", "table shown", "table of everybody shown"),
                            ("window", "table whole", "table whole"),
                            ("window", "table scroll, longest", "a page of the table, longest"),
                            ("window", "table sort", "table sorted"),
                            ("window", "table filter", "table filtered as typed"),
                            ("season", "open", "open the file"),
                            ("season", "list", "list from the file"),
                            ("season", "search", "search in the file"),
                            ("season", "filter", "filter in the file"),
                            ("season", "edit", "edit, committed"),
                            ("season", "score", "score, committed"),
                            ("season", "export", "export all as CSV")):
        table.append((what, f"{largest[part][key]:.1f} ms", f"{series(part, key)} ms at {spread}"))
    table.append(("memory of the window at 10,000", f"{all_numbers[10_000]['window']['memory']:.0f} MB",
                  f"{series('window', 'memory')} MB at {spread}"))
    table.append(("file over its PDFs at 10,000", f"{all_numbers[10_000]['overhead']:.1f} %",
                  f"{all_numbers[10_000]['documents'] / 1e6:.0f} MB of PDFs"))
    return table
