# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast PDFs come into a season, and whether the window answers meanwhile."""
import os
import pathlib
import subprocess
import tempfile

from measure import TOP, medians, seconds
from scale import measured

FILES = 1_000
PEOPLE = 5_000  # with three files each, and a roster of all of them
FEW = 500  # of them with --quick
quick = False


def made_up(bole, build):
    """A thousand PDFs of a thousand people."""
    folder = tempfile.TemporaryDirectory(dir=build)
    subprocess.run([bole, "generate", "--pdfs", folder.name, str(FILES)], check=True)
    return folder


def with_roster(build, bole):
    """People with three files each and a roster, beside the same bytes as one file a person."""
    people = FEW if quick else PEOPLE
    with tempfile.TemporaryDirectory(dir=build) as top:
        top = pathlib.Path(top)
        folder, plain, roster = top / "files", top / "plain", top / "roster.csv"
        subprocess.run([bole, "generate", "--pdfs", folder, "--files", "3", "--roster", roster, str(people)],
                       check=True)
        plain.mkdir()
        for number, path in enumerate(sorted(folder.iterdir())):
            os.link(path, plain / f"applicant-{number:05}.pdf")
        ours = seconds([bole, "import", "--roster", str(roster), str(top / "roster.bole"), str(folder)])
        peer = seconds([bole, "import", str(top / "plain.bole"), str(plain)])
        season = top / "window.bole"
        subprocess.run([bole, "generate", "--seed", "2", season, "1000"], check=True)
        window = measured(build / "tests/bench/windowbench", "import", season, folder, roster)
    what = f"{people:,} people of a roster with {3 * people:,} files"
    return [(f"{what} : as one file each", f"{ours / peer:.2f}", f"{ours:.1f} s : {peer:.1f} s, the same bytes"),
            ("longest stall of the window, the roster included", f"{window['longest stall']:.0f} ms",
             f"{window['files']} files in {window['milliseconds'] / 1000:.1f} s, of which the roster took "
             f"{window['list taken'] / 1000:.1f} s; longest event {window['longest event']:.0f} ms "
             f"({window['which']}), of which this thread computed {window['most computed']:.0f} ms")]


def rows(build, runs):
    bole = str(build / "app" / "bole")
    sample = sorted(str(p) for p in (TOP / "resources/sample").glob("*/*.pdf") if "07-" not in p.name)

    def importing(paths):
        def import_all():
            with tempfile.TemporaryDirectory(dir=build) as folder:
                return seconds([bole, "import", os.path.join(folder, "bench.bole"), *paths])
        return import_all

    def loop(paths):
        return lambda: sum(seconds(["pdftotext", path, "-"]) for path in paths)

    table = []
    with made_up(bole, build) as folder:
        files = sorted(map(str, pathlib.Path(folder).glob("*.pdf")))
        ours, peer = medians(min(runs, 3), importing([folder]), loop(files))
        table.append((f"bole import : pdftotext a file, {FILES:,} made-up PDFs", f"{ours / peer:.2f}",
                      f"{FILES / ours:.0f} : {FILES / peer:.0f} files/s, parsing and storing included"))
        with tempfile.TemporaryDirectory(dir=build) as other:
            season = pathlib.Path(other) / "window.bole"
            subprocess.run([bole, "generate", "--seed", "2", season, "1000"], check=True)
            window = measured(build / "tests/bench/windowbench", "import", season, folder)
        table.append(("longest stall of the window meanwhile", f"{window['longest stall']:.0f} ms",
                      f"{window['files']} files into a season of 1,000 in {window['milliseconds'] / 1000:.1f} s; "
                      f"longest event {window['longest event']:.0f} ms ({window['which']})"))
    ours, peer = medians(runs, importing(sample), loop(sample))
    table.append(("bole import : pdftotext a file, sample PDFs but the scan", f"{ours / peer:.2f}",
                  f"{ours:.2f} s : {peer:.2f} s, {len(sample)} files"))
    return table + with_roster(build, bole)
