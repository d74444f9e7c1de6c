# SPDX-License-Identifier: GPL-3.0-or-later
"""What a committee's hub bears: a PostgreSQL of its own, 40 reviewers at once, a score on its way, somebody who joins."""
import json
import subprocess


def rows(build, runs):
    done = subprocess.run([build / "tests/bench/hubload"], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"hubload failed: {done.stderr.strip()[-500:]}")
    numbers = json.loads(done.stdout.splitlines()[-1])
    ratio = numbers["fetched, s"] / numbers["psql copy, s"]
    return [
        ("40 reviewers × 200 reviews: lost", f"{numbers['lost']:.0f}",
         f"{numbers['load seconds']:.1f} s, {numbers['reviews a second']:.0f} reviews a second"),
        ("one score from one member to another, median", f"{numbers['one score, median ms']:.1f} ms",
         f"p95 {numbers['one score, p95 ms']:.1f} ms"),
        ("fetching a season of 5,000 : psql's copy of its rows", f"{ratio:.2f}",
         f"{numbers['fetched, s']:.2f} s : {numbers['psql copy, s']:.2f} s, {numbers['rows']:,} rows"),
    ]
