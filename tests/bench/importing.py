# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast PDFs come into a season, and whether the window answers meanwhile."""
import os
import pathlib
import subprocess
import tempfile

from measure import TOP, medians, seconds
from scale import measured

FILES = 1_000


def made_up(bole, build):
    """A thousand PDFs of a thousand people."""
    folder = tempfile.TemporaryDirectory(dir=build)
    subprocess.run([bole, "generate", "--pdfs", folder.name, str(FILES)], check=True)
    return folder


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
    return table
