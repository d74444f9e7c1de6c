# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs that write the sheets. `plain` is paper.py; the others are used where the machine has them."""
import shutil
import subprocess
import tempfile

PROGRAMS = {"cairo": "pdftocairo", "calc": "soffice"}


def missing():
    """The producers that this machine lacks, with the program each needs."""
    return {name: program for name, program in PROGRAMS.items() if not shutil.which(program)}


def through_cairo(path):
    """The same page written anew by cairo: other fonts' names, other encodings, words in other pieces. Latin only, because the
    sheets do not carry their Chinese font and cairo's stand-in lacks characters."""
    written = path.with_suffix(".cairo")
    subprocess.run(["pdftocairo", "-pdf", path, written], check=True, stderr=subprocess.DEVNULL)
    written.replace(path)


def print_forms(sources, folder):
    """Spreadsheets to PDF, all by one run of LibreOffice with a profile of its own."""
    if not sources:
        return
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(["soffice", f"-env:UserInstallation=file://{profile}", "--headless", "--convert-to", "pdf", "--outdir", folder, *sources],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for source in sources:
        source.unlink()
