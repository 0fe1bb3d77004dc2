"""Counts the instructions of a step of some workloads, and compares them with a table.

    swift build -c release --product Benchmarks
    python3 Benchmarks/Instructions/ratchet.py            compares; exit code 1 if a step got slower
    python3 Benchmarks/Instructions/ratchet.py --accept   writes the counts into the table
    python3 Benchmarks/Instructions/ratchet.py --only page-1M hunt-flow
    python3 Benchmarks/Instructions/ratchet.py --binary FILE    counts another build, compares only

`valgrind --tool=callgrind` runs each workload with N samples and with 2N, so that starting up and
making the screen cancel out. The difference, divided by the steps of N samples, is the count of a
step. The counts are the same on every x86-64 machine with the same toolchain and system: hashes
are not random, addresses are fixed, and the routines of the C library are those for a processor
without special features. With another toolchain, system or architecture, the script prints the
counts and does not fail.

Exit codes: 0 nothing got slower, 1 something did, 2 the counts could not be taken.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
TABLE = HERE / "instructions.tsv"
FUNCTIONS = HERE / "functions.tsv"

# The part by which a count may differ from the table, and by which it may exceed the frozen count.
TOLERANCE = 0.03
DRIFT = 0.05
# Functions with a smaller part of a step are not written into the table.
SMALLEST_SHARE = 0.001

# Each workload, with the number of samples of the shorter run.
WORKLOADS = {
    "first-layout-1M": 4,
    "compositional-first-layout-1M": 4,
    "sections-first-layout": 1,
    "page-1M": 4,
    "point-still": 4,
    "jump": 4,
    "table-first-layout-1M": 4,
    "table-page-1M": 4,
    "page-recording-on": 2,
    "text-flow": 2,
    "text-compositional": 2,
    "text-list": 2,
    "constraints-500-width": 2,
    "constraints-500-one": 2,
    "crowd-10K-page": 1,
    "cards-iOS10": 2,
    "batch": 4,
    "snapshot-one": 2,
    "hunt-flow": 3,
    "hunt-card-flow": 3,
    "player-9K": 1,
    "recording-read": 1,
}

# No random hashes, and no routine of the C library that depends on the processor.
FEATURES = (
    "AVX,AVX2,AVX512F,AVX512VL,AVX512BW,BMI1,BMI2,ERMS,FSRM,LZCNT,MOVBE,RTM,SSE4_1,SSE4_2,SSSE3,"
    "AVX_Fast_Unaligned_Load,Fast_Unaligned_Copy,Fast_Unaligned_Load,Prefer_ERMS,Prefer_FSRM,"
    "Slow_BSF"
)
TUNABLES = ":".join(
    [
        "glibc.cpu.hwcaps=" + ",".join("-" + feature for feature in FEATURES.split(",")),
        "glibc.cpu.x86_data_cache_size=0x8000",
        "glibc.cpu.x86_shared_cache_size=0x100000",
        "glibc.cpu.x86_non_temporal_threshold=0x400000",
        "glibc.cpu.x86_rep_movsb_threshold=0x40000000",
        "glibc.cpu.x86_rep_stosb_threshold=0x40000000",
    ]
)
ENVIRONMENT = {
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "GLIBC_TUNABLES": TUNABLES,
    "LC_ALL": "C",
    "TZ": "UTC",
}


class Failure(Exception):
    """The counts could not be taken."""


def output(*command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=PACKAGE)
    except FileNotFoundError:
        raise Failure(f"{command[0]} was not found; on Debian: apt-get install valgrind") from None
    if done.returncode != 0:
        raise Failure(f"{' '.join(map(str, command))}: {done.stderr.strip()[-800:]}")
    return done.stdout


# Counting


def parse(text):
    """Returns the instructions of each function itself, without those of functions it calls."""
    names = {}
    costs = {}
    function = None
    is_call = False
    named = re.compile(r"c?fn=\((\d+)\)(?: (.*))?")
    for line in text.splitlines():
        if not line:
            continue
        first = line[0]
        if first.isdigit() or first in "+-*":
            if is_call:
                is_call = False
                continue
            fields = line.split()
            if function is not None and len(fields) > 1:
                costs[function] = costs.get(function, 0) + int(fields[1])
        elif line.startswith("calls="):
            is_call = True
        else:
            match = named.match(line)
            if not match:
                continue
            number, name = match.groups()
            if name is not None:
                names[number] = re.sub(r"'\d+$", "", name)
            if not line.startswith("c"):
                function = number
    sums = {}
    for number, cost in costs.items():
        name = names[number]
        sums[name] = sums.get(name, 0) + cost
    return sums


def run(binary, workload, samples):
    """Returns the steps of a run, and the instructions of each function."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "counts"
        command = ["setarch", "-R", "env", "-i"]
        command += [f"{name}={value}" for name, value in ENVIRONMENT.items()]
        command += ["PATH=" + os.environ["PATH"], "valgrind", "--tool=callgrind", "--dump-line=no"]
        command += ["--callgrind-out-file=" + str(file), str(binary)]
        command += ["--child", workload, "--run", str(samples)]
        steps = int(output(*command).strip())
        return steps, parse(file.read_text())


def count(binary, workload):
    """Returns the instructions of one step of a workload, by function."""
    samples = WORKLOADS[workload]
    steps, once = run(binary, workload, samples)
    total_steps, twice = run(binary, workload, 2 * samples)
    added = total_steps - steps
    names = set(once) | set(twice)
    return {name: (twice.get(name, 0) - once.get(name, 0)) / added for name in names}


def demangled(names):
    """Returns the Swift names of functions."""
    names = list(names)
    done = subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"],
        input="\n".join(names),
        capture_output=True,
        text=True,
    )
    lines = done.stdout.splitlines()
    return dict(zip(names, lines)) if len(lines) == len(names) else {name: name for name in names}


# The tables


def toolchain():
    """Returns a description of what the counts depend on."""
    version = output("swift", "--version")
    words = re.search(r"Swift version \S+", version).group(0).lower()
    target = re.search(r"Target: (\S+)", version).group(1)
    release = dict(
        line.split("=", 1)
        for line in Path("/etc/os-release").read_text().splitlines()
        if "=" in line
    )
    system = (release.get("ID", "") + " " + release.get("VERSION_ID", "")).replace('"', "")
    return f"{words}, {target}, {system}"


def read_table():
    """Returns the toolchain of the table, and its rows by workload."""
    if not TABLE.exists():
        return "", {}
    lines = TABLE.read_text().splitlines()
    rows = {}
    for line in lines[2:]:
        workload, counted, frozen, *reason = line.split("\t")
        rows[workload] = {
            "counted": int(counted),
            "frozen": int(frozen),
            "reason": reason[0] if reason else "",
        }
    return lines[0].removeprefix("# "), rows


def write_table(machine, rows):
    lines = [f"# {machine}", "workload\tinstructions of a step\tfrozen\treason for a drift"]
    for workload in WORKLOADS:
        if workload not in rows:
            continue
        row = rows[workload]
        line = f"{workload}\t{row['counted']}\t{row['frozen']}\t{row['reason']}"
        lines.append(line.rstrip("\t"))
    TABLE.write_text("\n".join(lines) + "\n")


def read_functions():
    functions = {}
    if FUNCTIONS.exists():
        for line in FUNCTIONS.read_text().splitlines()[1:]:
            workload, counted, name = line.split("\t")
            functions.setdefault(workload, {})[name] = int(counted)
    return functions


def write_functions(functions):
    lines = ["workload\tinstructions of a step\tfunction, without what it calls"]
    for workload in WORKLOADS:
        ranked = sorted(functions.get(workload, {}).items(), key=lambda item: (-item[1], item[0]))
        lines += [f"{workload}\t{counted}\t{name}" for name, counted in ranked]
    FUNCTIONS.write_text("\n".join(lines) + "\n")


def most_grown(before, now):
    """Returns a text with the function whose count grew most, and its counts.

    If that function belongs to the runtime or to the C library, the text also has the function
    of Swift that grew most.
    """

    def growth(name):
        return now[name] - before.get(name, 0), name

    def text(name):
        return f"{name} has {now[name]:,.0f} instructions, {before.get(name, 0):,} before"

    first = max(now, key=growth)
    swift = [name for name in now if re.search(r"\w\.\w+[(.]", name) and "::" not in name]
    if first in swift or not swift:
        return text(first)
    return f"{text(first)}; in Swift: {text(max(swift, key=growth))}"


def verdict(workload, now, row, before):
    """Returns whether a workload fails, and what is said about it."""
    total = round(sum(now.values()))
    if row is None:
        return True, f"{workload}: {total:,} instructions, and no row; run with --accept"
    ratio = total / row["counted"]
    text = f"{workload}: {total:,} instructions for a step, {row['counted']:,} in the table"
    text += f" ({100 * (ratio - 1):+.2f} %)"
    if ratio > 1 + TOLERANCE:
        return True, f"{text}\n    SLOWER. What grew most: {most_grown(before, now)}"
    if total > row["frozen"] * (1 + DRIFT) and not row["reason"]:
        drift = f"DRIFTED from the frozen {row['frozen']:,}; give a reason in the table"
        return True, f"{text}\n    {drift}"
    if ratio < 1 - TOLERANCE:
        return False, f"{text}\n    faster: write the table again with --accept"
    return False, text


# The command


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--accept", action="store_true", help="writes the counts into the table")
    parser.add_argument("--only", nargs="+", metavar="WORKLOAD", help="counts only these workloads")
    parser.add_argument("--binary", help="the program to count, instead of the release build")
    parsed = parser.parse_args()
    for workload in parsed.only or []:
        if workload not in WORKLOADS:
            parser.error(f"no workload is called '{workload}'; there are {', '.join(WORKLOADS)}")
    if parsed.accept and parsed.binary:
        parser.error("--accept is only for the release build")
    return parsed


def main():
    chosen = options()
    workloads = chosen.only or list(WORKLOADS)
    folder = output("swift", "build", "-c", "release", "--show-bin-path").strip()
    binary = chosen.binary or Path(folder) / "Benchmarks"
    if not Path(binary).exists():
        raise Failure("there is no build; run: swift build -c release --product Benchmarks")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = list(pool.map(lambda workload: count(binary, workload), workloads))
    names = demangled(sorted({name for functions in counts for name in functions}))
    measured = {}
    for workload, functions in zip(workloads, counts):
        sums = {}
        for name, counted in functions.items():
            sums[names[name]] = sums.get(names[name], 0) + counted
        measured[workload] = sums

    machine, rows = read_table()
    functions = read_functions()
    if chosen.accept:
        for workload, now in measured.items():
            total = round(sum(now.values()))
            row = rows.setdefault(workload, {"frozen": total, "reason": ""})
            row["counted"] = total
            large = {name: round(n) for name, n in now.items() if n >= SMALLEST_SHARE * total}
            functions[workload] = large
            print(f"{workload}: {total:,} instructions for a step")
        write_table(toolchain(), rows)
        write_functions(functions)
        return 0

    is_same = machine == toolchain()
    has_failed = False
    for workload, now in measured.items():
        fails, text = verdict(workload, now, rows.get(workload), functions.get(workload, {}))
        has_failed = has_failed or fails
        print(text)
    if has_failed and not is_same:
        print(f"The table is of {machine}, and this is {toolchain()}: nothing fails.")
    return 1 if has_failed and is_same else 0


try:
    sys.exit(main())
except Failure as failure:
    print(f"ratchet.py: {failure}", file=sys.stderr)
    sys.exit(2)
