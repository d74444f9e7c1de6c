# SPDX-License-Identifier: GPL-3.0-or-later
"""What a password costs: the same season of 10,000 with one and without."""
import os
import pathlib
import shutil
import subprocess
import tempfile

from measure import seconds
from scale import measured

PEOPLE = 10_000
FEW = 1_000  # with --quick
FILES = 300  # that are imported into it
quick = False


def of_one(build, season, files):
    """Opens it, works in it, imports into a copy."""
    numbers = {f"season {key}": value
               for key, value in measured(build / "tests/bench/seasonscale", season).items()}
    copy = season.with_suffix(".copy.bole")
    shutil.copyfile(season, copy)
    # Last: it takes everybody away in the end.
    numbers |= measured(build / "tests/bench/windowbench", "scale", season)
    numbers["import"] = seconds([str(build / "app/bole"), "import", str(copy), str(files)], check=True)
    return numbers


def rows(build, runs):
    people = FEW if quick else PEOPLE
    with tempfile.TemporaryDirectory(dir=build) as folder:
        season, files = pathlib.Path(folder) / "season.bole", pathlib.Path(folder) / "files"
        bole = build / "app/bole"
        subprocess.run([bole, "generate", season, str(people)], check=True)
        subprocess.run([bole, "generate", "--seed", "2", "--pdfs", files, str(FILES)], check=True)
        password = "a long password"
        safe = season.with_name("protected.bole")
        shutil.copyfile(season, safe)
        plain = of_one(build, season, files)
        took = seconds([str(bole), "protect", str(safe)], check=True, env={**os.environ, "BOLE_NEW_PASSWORD": password})
        os.environ["BOLE_SEASON_PASSWORD"] = password
        try:
            protected = of_one(build, safe, files)
        finally:
            del os.environ["BOLE_SEASON_PASSWORD"]
    table = []
    for key, what, unit in (("open", "opened until somebody is shown", "ms"), ("next", "next applicant", "ms"),
                            ("season search", "search, median", "ms"), ("season searchP95", "search, p95", "ms"),
                            ("season edit", "a correction", "ms"), ("score", "score, window", "ms"),
                            ("import", f"import of {FILES} PDFs", "s")):
        table.append((f"{what}, protected : not, {people:,}", f"{protected[key] / plain[key]:.2f}",
                      f"{protected[key]:.1f} : {plain[key]:.1f} {unit}"))
    table.append((f"a season of {people:,} protected", f"{took:.1f} s",
                  f"its password tried {protected['season unlock']:.0f} ms"))
    return table
