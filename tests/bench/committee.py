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
    paced = files["writes alone, paced"]["median"]

    def among(name):
        return files[f"{name}, medians"]["median"], files[f"{name}, p95"]["median"]

    return [
        ("the hub alone: 40 reviewers × 200 reviews: lost", f"{hub['lost']:.0f}",
         f"{hub['load seconds']:.1f} s, {hub['reviews a second']:.0f} reviews a second"),
        ("the hub alone: a row from one member to another", f"{hub['one score, median ms']:.1f} ms",
         f"p95 {hub['one score, p95 ms']:.1f} ms"),
        ("reviewers with files of their own: reviews lost", f"{files['lost']:.0f}",
         f"{files['seconds']:.0f} s; without a hub {files['seconds without a hub']:.0f} s"),
        ("own writes in step : without a hub, alone", f"{alone / files['writes without a hub']['median']:.2f}",
         f"{alone:.1f} : {files['writes without a hub']['median']:.1f} ms"),
        ("own writes in step : without a hub, all without a pause",
         f"{among('writes among all')[0] / among('writes among all without a hub')[0]:.2f}",
         "{:.1f} : {:.1f} ms, p95 {:.1f} : {:.1f} ms".format(
             *[time for pair in zip(among("writes among all"), among("writes among all without a hub")) for time in pair])),
        ("own writes at a person's pace, among all : alone", f"{among('writes among all, paced')[0] / paced:.2f}",
         "{:.1f} : {:.1f} ms, p95 {:.1f} ms".format(among("writes among all, paced")[0], paced,
                                                   among("writes among all, paced")[1])),
        ("one score from one file to another, median", *ms(files["score"])),
        ("joining a season of 5,000 : psql's copy of its rows", f"{files['join'] / files['copy']:.2f}",
         f"{files['join']:.1f} s : {files['copy']:.1f} s, {files['rows']:,} rows"),
        ("the same until all of it is shown", f"{files['join whole'] / files['copy']:.2f}", f"{files['join whole']:.1f} s"),
    ]
