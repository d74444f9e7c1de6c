# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast PDFs come into a season."""
import os
import tempfile

from measure import TOP, medians, seconds


def rows(build, runs):
    bole = str(build / "app" / "bole")
    sample = TOP / "resources/sample"
    files = sorted(str(p) for p in sample.glob("*/*.pdf") if "07-" not in p.name)

    def import_all():
        with tempfile.TemporaryDirectory() as folder:
            return seconds([bole, "import", os.path.join(folder, "bench.bole"), *files])

    ours, peer = medians(runs, import_all, lambda: sum(seconds(["pdftotext", f, "-"]) for f in files))
    return [("bole import : pdftotext a file, sample PDFs but the scan", f"{ours / peer:.2f}",
             f"{ours:.2f} s : {peer:.2f} s, {len(files)} files, parsing and storing included")]
