"""Runs the workload page-1M and the peers in turns, for several rounds, and prints one table.

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
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        text=True,
        cwd=PACKAGE,
        env=os.environ | environment,
    )
    if done.returncode != 0:
        sys.exit(f"compare.py: {command[0]} failed with {done.returncode}")
    return done.stdout


def install():
    """Installs what the peers need in addition to Debian's packages."""
    if not PYTHON.exists():
        venv.create(PLACE, with_pip=True)
    output(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", QT)
    flags = output("pkg-config", "--cflags", "--libs", "gtk4").split()
    output("cc", "-O2", HERE / "gtk_peer.c", *flags, "-o", PLACE / "gtk_peer")
    output("swift", "build", "-c", "release", "--product", "Benchmarks")


def ours():
    program = (
        Path(output("swift", "build", "-c", "release", "--show-bin-path").strip()) / "Benchmarks"
    )
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


PEERS = [
    (lambda: peer(PYTHON, HERE / "qt_peer.py", "GridView"), "Item with an index"),
    (lambda: peer(PYTHON, HERE / "qt_peer.py", "TableView"), "Item"),
    (
        lambda: peer("xvfb-run", "-a", PLACE / "gtk_peer", GTK_A11Y="none"),
        "item widget with an empty GtkLabel",
    ),
]


def bind(it):
    return it["page"] / it["binds"]


def row(results, ratios, cell):
    """Returns the name, and the medians of times and counts."""
    page = statistics.median(it["page"] for it in results)
    per_bind = statistics.median(bind(it) for it in results)
    first = results[0]
    return [
        first["peer"],
        f"{page / 1e3:.1f} µs",
        f"{per_bind / 1e3:.2f} µs",
        f"{first['binds']:g}",
        f"{first['made']:g}",
        *(f"{ratio:.2f}" if ratio else "" for ratio in ratios),
        cell,
    ]


def table(rows):
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        words = [
            word.ljust(width) if column in (0, len(row) - 1) else word.rjust(width)
            for column, (word, width) in enumerate(zip(row, widths))
        ]
        print("  ".join(words).rstrip())


def main():
    install()
    # Ours runs right before each peer, so that both run at the same speed of the machine.
    pairs = [[] for _ in PEERS]
    for _ in range(ROUNDS):
        for index, (run, _) in enumerate(PEERS):
            pairs[index].append((ours(), run()))
    own = [own for results in pairs for own, _ in results]
    machine = own[0]["machine"]
    print(
        f"{machine['cores']} cores, {machine['processor']}, {machine['system']},"
        f" {machine['swift']}, load {machine['load']}"
    )
    print(
        f"Medians of {ROUNDS} rounds in turns, each {SAMPLES} samples of {PAGES} pages; 1,000,000"
        " items, 400x400, 80x40 each.\n"
    )
    rows = [
        ["", "a page", "a bind", "binds", "makes", "ours/its page", "ours/its bind", "a cell is"],
        row(own, (None, None), "UICollectionViewCell with its content view"),
    ]
    ratios = []
    for results, (_, cell) in zip(pairs, PEERS):
        by_page = statistics.median(own["page"] / it["page"] for own, it in results)
        by_bind = statistics.median(bind(own) / bind(it) for own, it in results)
        ratios.append((by_page, by_bind))
        rows.append(row([it for _, it in results], (by_page, by_bind), cell))
    table(rows)
    print()
    for what, ratio in zip(("a page", "a bind"), ratios[0]):
        for limit in (0.5, 0.36):
            print(
                f"{what}: at most {limit} of Qt GridView's: {ratio:.2f} "
                f" {'holds' if ratio <= limit else 'MISSED'}"
            )


main()
