#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Throws damaged and hostile documents at the real program.

  hostile.py --build DIR [--count N] [--seed S] [--time-limit SECONDS] [--keep FOLDER] [--window]
  hostile.py --only-make FOLDER [--count N] [--seed S]

Makes N documents from a seed, reads them with `bole parse` and imports some with `bole import`. Each
must end in a record or in one line that gives the reason, no reader may be left behind, and the season
must be sound. With --window, which needs a display, the program's own window is stepped through all of
them as well. Prints what came of each kind; a failure names the documents.
"""
import argparse
import collections
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

import hostilepdfs
import hostiletexts

TOP = pathlib.Path(__file__).resolve().parents[2]
BATCH = 50


def readers_left(session):
    """The processes of a session that are still there."""
    left = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == session and fields[0] != "Z":
                left.append(int(entry.name))
    return left


def run(command, seconds):
    """Output, errors and exit code of a command, and what it left running. None: it did not end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        output, errors = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.communicate()
        return None
    for _ in range(50):  # a reader that was told to end needs a moment
        left = readers_left(process.pid)
        if not left:
            break
        time.sleep(0.1)
    return output.decode("utf-8", "replace"), errors.decode("utf-8", "replace"), process.returncode, left


class Complaints:
    def __init__(self):
        self.count = 0

    def add(self, text):
        self.count += 1
        print(f"FAIL  {text}", flush=True)


def parse_all(bole, files, limit, complaints):
    """What came of each file: 'read', or the reason in the program's words."""
    ends = {}
    for start in range(0, len(files), BATCH):
        batch = files[start:start + BATCH]
        # On the clock far longer than the work that is allowed: the machine may be busy.
        done = run([bole, "parse", "--json", "--time-limit", str(limit), *map(str, batch), str(batch[0])],
                   60 + 12 * limit * len(batch))
        if done is None:
            complaints.add(f"bole parse did not end: {batch[0].name} … {batch[-1].name}")
            continue
        output, errors, code, left = done
        if code not in (0, 1):
            complaints.add(f"exit code {code}: {batch[0].name} … {batch[-1].name}: {errors[-300:]}")
        if left:
            complaints.add(f"processes left behind: {left}")
        for line in output.splitlines():
            try:
                ends[json.loads(line)["source"]["file"]] = "read"
            except (ValueError, KeyError):
                complaints.add(f"no record: {line[:80]}")
        for line in errors.splitlines():
            path, _, reason = line.removeprefix("bole: ").partition(": ")
            ends[pathlib.Path(path).name] = reason
        for file in batch:
            if not ends.get(file.name):
                complaints.add(f"neither a record nor a reason: {file.name}")
    return ends


def import_all(bole, folder, complaints):
    """The season must be sound whatever is imported, and the program must still read it."""
    with tempfile.TemporaryDirectory() as place:
        season = pathlib.Path(place) / "hostile.bole"
        done = run([bole, "import", str(season), str(folder)], 3600)
        if done is None or done[2] not in (0, 1) or done[3]:
            complaints.add(f"bole import: {done and (done[2], done[3], done[1][-300:])}")
            return
        with sqlite3.connect(season) as database:
            if database.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                complaints.add("the season is damaged")
        listed = run([bole, "list", str(season)], 600)
        if listed is None or listed[2] != 0:
            complaints.add(f"the season cannot be listed: {listed and listed[1][-300:]}")
        print(f"import: {done[0].splitlines()[0]}")


def step_window(build, folder, complaints):
    """The documents in the program's window, which is a test with these documents instead of its own."""
    test = build / "tests" / "faults" / "tst_hostilewindow"
    os.environ |= {"BOLE_HOSTILE_DOCUMENTS": str(folder), "BOLE_READER": str(build / "app" / "bole-reader"),
                   "QTEST_FUNCTION_TIMEOUT": str(4 * 3600 * 1000),
                   "QT_LOGGING_RULES": "qt.text.font.db=false"}  # noise asks for scripts that no font has
    done = run([str(test), "documents_areShownOrRefusedInWords_andTheWindowGoesOn"], 4 * 3600)
    if done is None or done[2] != 0 or done[3]:
        complaints.add(f"the window: {done and (done[2], done[3], done[0][-3000:], done[1][-300:])}")
    else:
        print("window:\n" + done[0] + done[1])


def make(folder, count, seed):
    """File name → kind."""
    samples = sorted((TOP / "resources/sample").glob("*/*.pdf"))
    return hostilepdfs.write(folder, samples, count, seed) | hostiletexts.write(folder, seed, 12 if count >= hostilepdfs.WHOLE else 2)


def attack(options, folder, complaints):
    bole = str(options.build / "app" / "bole")
    kinds = make(folder, options.count, options.seed)
    files = sorted(folder.iterdir())
    print(f"{len(files)} documents, seed {options.seed}", flush=True)
    ends = parse_all(bole, files, options.time_limit, complaints)
    table = collections.defaultdict(collections.Counter)
    for file in files:
        table[kinds[file.name]][ends.get(file.name, "nothing")[:60]] += 1
    for kind, counts in sorted(table.items()):
        print(f"{kind:24}" + "; ".join(f"{n} × {reason}" for reason, n in counts.most_common()), flush=True)
    if options.window:
        step_window(options.build, folder, complaints)
    cheap = folder / "import"
    cheap.mkdir()
    quick = [file for file in files if kinds[file.name] in hostilepdfs.QUICK]
    for file in quick[:: max(1, len(quick) // min(60, options.count // 4))]:
        shutil.copy(file, cheap)
    import_all(bole, cheap, complaints)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--time-limit", type=int, default=20, help="seconds of work for one document")
    parser.add_argument("--keep", type=pathlib.Path, help="leave the documents in this folder")
    parser.add_argument("--window", action="store_true", help="also in the program's window")
    parser.add_argument("--only-make", type=pathlib.Path, metavar="FOLDER", help="make the documents there, and no more")
    options = parser.parse_args()
    if options.only_make:
        make(options.only_make, options.count, options.seed)
        return 0
    folder = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="bole-hostile-"))
    folder.mkdir(parents=True, exist_ok=True)
    complaints = Complaints()
    try:
        attack(options, folder, complaints)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)
    print(f"{complaints.count} failures")
    return 1 if complaints.count else 0


if __name__ == "__main__":
    sys.exit(main())
