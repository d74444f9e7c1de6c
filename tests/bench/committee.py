# SPDX-License-Identifier: GPL-3.0-or-later
"""What a committee's hub bears, on a PostgreSQL of its own: the hub alone, and the members' files around it."""
import json
import os
import pathlib
import subprocess
import tempfile

READ = 1_000  # applicants, of whom each of 40 reviewers reads 200
PEOPLE = 5_000  # of the season that somebody joins
quick = False


def numbers_of(*command, **environment):
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed")
    return json.loads(done.stdout.splitlines()[-1])


def of_files(build):
    """Real files of the season, in step with the hub."""
    few = {"BOLE_REVIEWERS": "8", "BOLE_REVIEWS": "50"} if quick else {}
    with tempfile.TemporaryDirectory(dir=build) as folder:
        load, large = pathlib.Path(folder) / "load.bole", pathlib.Path(folder) / "large.bole"
        for season, count in ((load, READ), (large, PEOPLE // 10 if quick else PEOPLE)):
            subprocess.run([build / "app/bole", "generate", season, str(count)], check=True)
        return numbers_of(build / "tests/bench/committeeload", load, large, **few)


def ms(times):
    return f"{times['median']:.1f} ms", f"p95 {times['p95']:.1f} ms, longest {times['longest']:.0f} ms"


def rows(build, runs):
    hub = numbers_of(build / "tests/bench/hubload")
    files = of_files(build)
    alone = files["writes alone"]["median"]
    return [
        ("the hub alone: 40 reviewers × 200 reviews: lost", f"{hub['lost']:.0f}",
         f"{hub['load seconds']:.1f} s, {hub['reviews a second']:.0f} reviews a second"),
        ("the hub alone: a row from one member to another", f"{hub['one score, median ms']:.1f} ms",
         f"p95 {hub['one score, p95 ms']:.1f} ms"),
        ("reviewers with files of their own: reviews lost", f"{files['lost']:.0f}", f"{files['seconds']:.0f} s"),
        ("own writes among all : alone, medians", f"{files['writes among all, medians']['median'] / alone:.2f}",
         f"{files['writes among all, medians']['median']:.1f} : {alone:.1f} ms, p95 "
         f"{files['writes among all, p95']['median']:.1f} : {files['writes alone']['p95']:.1f} ms"),
        ("own writes with a hub : without, alone", f"{alone / files['writes without a hub']['median']:.2f}",
         f"{alone:.1f} : {files['writes without a hub']['median']:.1f} ms"),
        ("one score from one file to another, median", *ms(files["score"])),
        ("joining a season of 5,000 : psql's copy of its rows", f"{files['join'] / files['copy']:.2f}",
         f"{files['join']:.1f} s : {files['copy']:.1f} s, {files['rows']:,} rows"),
    ]
