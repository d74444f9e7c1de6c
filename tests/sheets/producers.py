# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs that write the sheets. `plain` is paper.py; the others are used where the machine has them."""
import concurrent.futures
import os
import shutil
import subprocess
import tempfile

PROGRAMS = {"cairo": "pdftocairo", "calc": "soffice", "writer": "soffice", "chromium": "chromium", "xelatex": "xelatex"}
FORMATS = {"calc": ".fods", "writer": ".fodt", "chromium": ".html", "xelatex": ".tex"}  # what each of them is given


def missing():
    """The producers that this machine lacks, with the program each needs."""
    return {name: program for name, program in PROGRAMS.items() if not shutil.which(program)}


def run(*command, check=True):
    subprocess.run(command, check=check, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)


def through_cairo(path):
    """The same page written anew by cairo: other fonts' names, other encodings, words in other pieces. Latin only, because the
    sheets do not carry their Chinese font and cairo's stand-in lacks characters."""
    written = path.with_suffix(".cairo")
    run("pdftocairo", "-pdf", path, written)
    written.replace(path)


def print_office(sources, folder):
    """Spreadsheets and texts to PDF, all by one run of LibreOffice with a profile of its own."""
    with tempfile.TemporaryDirectory() as profile:
        run("soffice", f"-env:UserInstallation=file://{profile}", "--headless", "--convert-to", "pdf", "--outdir", folder, *sources)


def print_web(source):
    with tempfile.TemporaryDirectory() as profile:
        run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", f"--user-data-dir={profile}",
            f"--print-to-pdf={source.resolve().with_suffix('.pdf')}", source.resolve().as_uri())


def print_tex(source):
    with tempfile.TemporaryDirectory() as scratch:
        # Old classes make LaTeX complain and go on; without a page there is nothing to copy, and that is an error.
        run("xelatex", "-interaction=nonstopmode", f"-output-directory={scratch}", source, check=False)
        shutil.copy(os.path.join(scratch, source.stem + ".pdf"), source.with_suffix(".pdf"))


def print_all(sources, folder):
    """Every source as a PDF beside it; the sources go."""
    office = [s for s in sources if s.suffix in (".fods", ".fodt")]
    if office:
        print_office(office, folder)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(print_web, (s for s in sources if s.suffix == ".html")))
        list(pool.map(print_tex, (s for s in sources if s.suffix == ".tex")))
    for source in sources:
        source.unlink()
