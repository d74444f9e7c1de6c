# SPDX-License-Identifier: GPL-3.0-or-later
"""What every benchmark measures with."""
import pathlib
import statistics
import subprocess
import sys
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
SHARED = TOP.parent / "shared"  # documents with truth, where they lie beside the clone


def seconds(command, **options):
    """The time that a command takes, in seconds; its output is thrown away."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    return time.perf_counter() - start


def peak_memory(command):
    """The largest resident size in MB of any process that the command starts."""
    code = ("import resource,subprocess,sys;subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,"
            "stderr=subprocess.DEVNULL);print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    done = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True)
    return int(done.stdout) / 1024


def medians(runs, *measures):
    """Interleaves the measures, so that a busy moment hurts all of them; the median of each."""
    rounds = [[measure() for measure in measures] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*rounds)]
