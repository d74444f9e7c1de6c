# SPDX-License-Identifier: GPL-3.0-or-later
"""How soon Bole shows what it is asked for, beside the PDF viewers people know."""
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import tempfile
import time

from measure import TOP
from screen import MARK, Screen

VIEWERS = {"qpdfview": ["qpdfview"], "okular": ["okular"], "evince": ["evince"]}


def marked_pdf(bole, folder):
    """A made-up CV with a block of the mark's colour in the first page's upper left corner, put there as a
    change at the file's end."""
    subprocess.run([bole, "generate", "--pdfs", folder, "1"], check=True, stdout=subprocess.DEVNULL)
    target = next(pathlib.Path(folder).glob("*.pdf"))
    data = target.read_bytes()
    size = int(re.search(rb"/Size (\d+)", data).group(1))
    root = re.search(rb"/Root (\d+ 0 R)", data).group(1)
    page = re.search(rb"/Type /Page\b", data)
    head = list(re.finditer(rb"(\d+) 0 obj", data[:page.start()]))[-1]
    number, body = int(head.group(1)), data[head.end():data.index(b"endobj", page.start())]
    height = float(re.search(rb"/MediaBox \[[^\]]*? ([\d.]+) ?\]", body).group(1))
    red, green, blue = (f"{(MARK >> shift & 255) / 255:.3f}" for shift in (16, 8, 0))
    drawing = f"q {red} {green} {blue} rg 0 {height - 90} 90 90 re f Q".encode()
    body = re.sub(rb"/Contents (\d+ 0 R)", rb"/Contents [ %d 0 R \1 ]" % size, body)
    stream = b"<< /Length %d >>\nstream\n%s\nendstream\n" % (len(drawing), drawing)
    out, offsets = data, {}
    for which, text in ((size, stream), (number, body)):
        offsets[which] = len(out)
        out += b"%d 0 obj\n%sendobj\n" % (which, text)
    table = len(out)
    out += b"xref\n" + b"".join(b"%d 1\n%010d 00000 n \n" % item for item in sorted(offsets.items()))
    before = re.findall(rb"startxref\s+(\d+)", data)[-1]
    out += b"trailer\n<< /Size %d /Root %s /Prev %s >>\nstartxref\n%d\n%%%%EOF\n" % (size + 1, root, before, table)
    target.write_bytes(out)
    return str(target)


def family(pid):
    """A process and all its children."""
    found = [pid]
    for parent in found:
        for children in pathlib.Path(f"/proc/{parent}/task").glob("*/children"):
            found += map(int, children.read_text().split())
    return found


def memory(pid):
    """MB that a process and its children take, what they share counted once."""
    total = 0
    for member in family(pid):
        try:
            text = pathlib.Path(f"/proc/{member}/smaps_rollup").read_text()
            total += int(re.search(r"Pss:\s+(\d+)", text).group(1))
        except OSError:
            pass
    return total / 1024


def open_once(screen, command, environment):
    """Seconds from the start to the first page on the screen, and memory a moment later."""
    start = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        shown = screen.wait(True)
        took = time.perf_counter() - start
        time.sleep(1)
        return (took, memory(process.pid)) if shown else None
    finally:
        process.terminate()
        process.wait()
        screen.wait(False)


def start_rows(build, runs, folder):
    screen = Screen()
    bole = str(build / "app" / "bole")
    pdf = marked_pdf(bole, os.path.join(folder, "cv"))
    season = os.path.join(folder, "season.bole")
    # A home of its own: nobody's settings are touched, and no dialog of a first start is in the way twice.
    state = os.path.join(folder, "state")
    environment = {**os.environ, "HOME": folder, "XDG_CONFIG_HOME": os.path.join(folder, "config"),
                   "XDG_STATE_HOME": state, "QT_QPA_PLATFORM": "xcb", "NO_AT_BRIDGE": "1"}
    subprocess.run([bole, "import", season, pdf], check=True, env=environment, stdout=subprocess.DEVNULL)
    subprocess.run([build / "tests/bench/viewbench", "prepare", season], check=True, env=environment,
                   stdout=subprocess.DEVNULL)
    commands = {"bole": [bole, season]}
    commands |= {name: [*line, pdf] for name, line in VIEWERS.items() if shutil.which(line[0])}
    results = {name: [] for name in commands}
    untouched = shutil.copy(season, season + ".copy")
    for _ in range(runs + 1):  # the first round warms the disk cache
        for name, command in commands.items():
            # A program that was ended from outside would rightly say so the next time.
            for left in pathlib.Path(folder).glob("season.bole-*"):
                left.unlink()
            # So it would of a season that has lost what was saved last, as the untouched one has.
            shutil.rmtree(state, ignore_errors=True)
            shutil.copy(untouched, season)
            results[name].append(open_once(screen, command, environment))
    medians = {name: [statistics.median(column) for column in zip(*filter(None, rounds[1:]))]
               for name, rounds in results.items()}
    table = []
    for name in VIEWERS:
        if not medians.get(name) or not medians["bole"]:
            table.append((f"start to first page, bole : {name}", "-", "is not installed, or showed nothing"))
            continue
        (ours, our_memory), (peer, peer_memory) = medians["bole"], medians[name]
        table.append((f"start to first page, bole : {name}", f"{ours / peer:.2f}", f"{ours:.2f} s : {peer:.2f} s"))
        table.append((f"memory then, bole : {name}", f"{our_memory / peer_memory:.2f}",
                      f"{our_memory:.0f} MB : {peer_memory:.0f} MB, all processes, shared pages once"))
    return table


def measured(build, *arguments):
    environment = {**os.environ, "BOLE_READER": str(build / "app" / "bole-reader")}
    done = subprocess.run([build / "tests/bench/viewbench", *arguments], env=environment, capture_output=True,
                          text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def rows(build, runs):
    with tempfile.TemporaryDirectory() as folder:
        table = start_rows(build, runs, folder)
        season = os.path.join(folder, "sample.bole")
        files = sorted(str(p) for p in (TOP / "resources/sample/cv").glob("*.pdf"))
        subprocess.run([build / "app" / "bole", "import", season, *files], stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        try:
            step = measured(build, "step", season)
        except subprocess.CalledProcessError as failed:  # the other rows still count
            step = None
            table.append(("next applicant's first page after the key, median", "-", failed.stderr.strip()[-60:]))
    if step:
        table.append(("next applicant's first page after the key, median", f"{step['stepMedian']:.0f} ms",
                      f"p95 {step['stepP95']:.0f} ms, {step['stepCount']:.0f} steps; sharp {step['sharpMedian']:.0f} ms; "
                      f"without a pause {step['hurriedMedian']:.0f} ms (aim 50)"))
    with tempfile.TemporaryDirectory(dir=build) as folder:
        season = os.path.join(folder, "many.bole")
        subprocess.run([build / "app/bole", "generate", season, "10000"], check=True, stdout=subprocess.DEVNULL)
        key = measured(build, "filter", season)
    table.append(("a letter into the filter over 10,000 until all found are painted, p95",
                  f"{key['keystrokeP95']:.1f} ms",
                  f"median {key['keystrokeMedian']:.1f} ms, {key['keystrokeCount']:.0f} letters (aim 16)"))
    table.append(("  one or two Chinese characters : longer, median",
                  f"{key['shortChineseMedian'] / key['longChineseMedian']:.2f}",
                  f"{key['shortChineseMedian']:.1f} ms : {key['longChineseMedian']:.1f} ms"))
    table.append(("  a page down the list of 10,000, p95", f"{key['pageDownP95']:.1f} ms", ""))
    return table
