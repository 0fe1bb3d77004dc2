"""Runs our page workload and the peers' side by side, some rounds in turns, and prints one table.

    python3 Benchmarks/Peers/compare.py

Makes a virtual environment in .build/peers the first time.
"""

import json
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
PLACE = PACKAGE / ".build" / "peers"
PYTHON = PLACE / "bin" / "python"
QT = "PySide6-Essentials==6.12.0"

ROUNDS = 5
PAGES = 200
SAMPLES = 25


def output(*command, **environment):
    done = subprocess.run(
        [str(word) for word in command], stdout=subprocess.PIPE, text=True, cwd=PACKAGE, env=os.environ | environment)
    if done.returncode != 0:
        sys.exit(f"compare.py: {command[0]} failed with {done.returncode}")
    return done.stdout


def install():
    """What the peers need beyond Debian's packages."""
    if not PYTHON.exists():
        venv.create(PLACE, with_pip=True)
    output(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", QT)
    flags = output("pkg-config", "--cflags", "--libs", "gtk4").split()
    output("cc", "-O2", HERE / "gtk_peer.c", *flags, "-o", PLACE / "gtk_peer")
    output("swift", "build", "-c", "release", "--product", "Benchmarks")


def ours():
    program = Path(output("swift", "build", "-c", "release", "--show-bin-path").strip()) / "Benchmarks"
    report = json.loads(output(program, "--filter", "page-1M", "--samples", SAMPLES, "--json"))
    measured = report["measurements"][0]
    steps = measured["samples"] * measured["steps"]
    return {
        "peer": "Offscreen",
        "page": measured["step"]["median"],
        "binds": measured["counted"]["binds"] / steps,
        "made": measured["counted"]["made"] / steps,
        "machine": report["machine"],
    }


def peer(*command, **environment):
    measured = json.loads(output(*command, PAGES, SAMPLES, **environment))
    return measured | {"page": statistics.median(measured["page"])}


RUNNERS = [
    (ours, "UICollectionViewCell with its content view"),
    (lambda: peer(PYTHON, HERE / "qt_peer.py", "GridView"), "Item with an index"),
    (lambda: peer(PYTHON, HERE / "qt_peer.py", "TableView"), "Item"),
    (lambda: peer("xvfb-run", "-a", PLACE / "gtk_peer", GTK_A11Y="none"), "item widget with an empty GtkLabel"),
]


def middle(values):
    return statistics.median(values)


def table(rows):
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        words = [word.ljust(width) if column in (0, len(row) - 1) else word.rjust(width)
                 for column, (word, width) in enumerate(zip(row, widths))]
        print("  ".join(words).rstrip())


def main():
    install()
    rounds = [[run() for run, _ in RUNNERS] for _ in range(ROUNDS)]
    machine = rounds[0][0]["machine"]
    print(f"{machine['cores']} cores, {machine['processor']}, {machine['system']}, {machine['swift']}, load {machine['load']}")
    print(f"Middle of {ROUNDS} rounds in turns, each {SAMPLES} samples of {PAGES} pages; 1,000,000 items, 400x400, 80x40 each.\n")
    rows = [["", "a page", "a bind", "binds", "makes", "ours/its page", "ours/its bind", "a cell is"]]
    ratios = []
    for index, (_, cell) in enumerate(RUNNERS):
        results = [(round[0], round[index]) for round in rounds]
        page = middle([it["page"] for _, it in results])
        bind = middle([it["page"] / it["binds"] for _, it in results])
        by_page = middle([own["page"] / it["page"] for own, it in results])
        by_bind = middle([own["page"] / own["binds"] / (it["page"] / it["binds"]) for own, it in results])
        ratios.append((by_page, by_bind))
        rows.append([
            results[0][1]["peer"], f"{page / 1e3:.1f} µs", f"{bind / 1e3:.2f} µs", f"{results[0][1]['binds']:g}",
            f"{results[0][1]['made']:g}", f"{by_page:.2f}" if index else "", f"{by_bind:.2f}" if index else "", cell])
    table(rows)
    print()
    for what, ratio in zip(("a page", "a bind"), ratios[1]):
        print(f"{what}: at most half of Qt GridView's: {ratio:.2f}  {'holds' if ratio <= 0.5 else 'MISSED'}")


main()
