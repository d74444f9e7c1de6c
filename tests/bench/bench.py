#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bole's benchmarks: one table, each number beside that of a named peer in the same run.

  bench.py --build DIR [NAME…] [--runs N] [--quick] [--save [FILE]] [--compare [FILE]]

--save keeps the numbers, --compare shows what changed since they were kept; without a FILE both mean
bench.json in the build's folder.

Ratios mean something on any machine; seconds do not. Nothing here judges: it measures.
"""
import argparse
import datetime
import json
import os
import pathlib

import committee
import export
import importing
import parse
import protected
import scale
import view


# Each module has rows(build, runs): what was measured, the number, the detail.
BENCHES = {"parse": parse.rows, "import": importing.rows, "export": export.rows,
           "scale": scale.rows, "view": view.rows, "committee": committee.rows,
           "protected": protected.rows}


def kept_in(options, name):
    """The file that an option names, the usual one, or none. `--save scale` is a benchmark's name behind it."""
    value = getattr(options, name)
    if value in BENCHES:
        options.names.append(value)
        value = ""
    return value and pathlib.Path(value) or (None if value is None else options.build / "bench.json")


def numbers_in(path):
    return json.loads(path.read_text("utf-8"))["numbers"] if path and path.exists() else {}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", help=f"which of: {', '.join(BENCHES)}; all without")
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="fewer applicants: scale leaves out 50,000")
    for name, use in (("--save", "keep the numbers as JSON"), ("--compare", "show what changed since a saved run")):
        parser.add_argument(name, nargs="?", const="", metavar="FILE", help=use)
    options = parser.parse_args()
    save, compare = (kept_in(options, name) for name in ("save", "compare"))
    unknown = [name for name in options.names if name not in BENCHES]
    if unknown:
        parser.error(f"there is no benchmark '{unknown[0]}'; there are: {', '.join(BENCHES)}")
    if compare and not compare.exists():
        parser.error(f"nothing was kept in {compare}: run with --save first")
    before = numbers_in(compare)
    kept = {}
    scale.quick = importing.quick = protected.quick = committee.quick = options.quick
    print(f"{datetime.date.today()}, {os.cpu_count()} cores")
    for name in options.names or BENCHES:
        for what, value, detail in BENCHES[name](options.build, options.runs):
            kept[what] = {"value": value, "detail": detail, "date": str(datetime.date.today())}
            then = before.get(what, {}).get("value", value)
            was = f"  (was {then})" if then != value else ""
            print(f"{name:8}{what:58}{value:>10}{was}  {detail}", flush=True)
    if save:
        # What was not measured this time stays as it was.
        whole = {"cores": os.cpu_count(), "numbers": numbers_in(save) | kept}
        save.write_text(json.dumps(whole, indent=1, ensure_ascii=False), "utf-8")
        print(f"kept in {save}")


if __name__ == "__main__":
    main()
