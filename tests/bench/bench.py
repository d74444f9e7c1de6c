#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bole's benchmarks: one table, each number beside that of a named peer in the same run.

  bench.py --build DIR [NAME…] [--runs N] [--full] [--save FILE] [--compare FILE]

Ratios mean something on any machine; seconds do not. Nothing here judges: it measures.
"""
import argparse
import datetime
import json
import os
import pathlib

import export
import importing
import parse
import scale
import view


# Each module has rows(build, runs): what was measured, the number, the detail.
BENCHES = {"parse": parse.rows, "import": importing.rows, "export": export.rows,
           "scale": scale.rows, "view": view.rows}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", help=f"which of: {', '.join(BENCHES)}; all without")
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--full", action="store_true", help="scale: up to 50,000 applicants as well")
    parser.add_argument("--save", type=pathlib.Path, help="keep the numbers as JSON")
    parser.add_argument("--compare", type=pathlib.Path, help="show what changed since a saved run")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in BENCHES]
    if unknown:
        parser.error(f"there is no benchmark '{unknown[0]}'; there are: {', '.join(BENCHES)}")
    before = json.loads(options.compare.read_text("utf-8")) if options.compare else {}
    kept = {}
    scale.full = options.full
    print(f"{datetime.date.today()}, {os.cpu_count()} cores")
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
