#!/usr/bin/env python3
"""Mutation testing: changes the sources in thousands of small ways, one at a time, and shows
which changes no test notices.

    python3 Tests/mutate.py Sources/UIKit/Views/Geometry    all mutants of a folder or a file
    python3 Tests/mutate.py --sample 1500 --seed 1 PATH...  a sample drawn by a seed
    python3 Tests/mutate.py --kind "another value" PATH...  mutants of one kind
    python3 Tests/mutate.py --sample 350 --each 30          at least so many of each module
    python3 Tests/mutate.py --since main                    mutants of lines that changed
    python3 Tests/mutate.py --written FILE                  mistakes that a person wrote, as JSON
    python3 Tests/mutate.py --list PATH...                  prints the changes, without building
    python3 Tests/mutate.py --report                        prints the stored results
    python3 Tests/mutate.py --again PATH...                 survivors of earlier runs
    python3 Tests/mutate.py --rules [WORD...]               breaks rules of the engine instead
    python3 Tests/mutate.py --check                         compares mutants and rules with the
                                                            expected ones, without building

A sample is stable while its lines are unchanged. With `--each`, the kinds take turns in the mutants
of a module. With `--since`, a line has changed since a commit.
`--again` is for tests that were added. `--rules` breaks the rules whose names contain a word.
All mutants are compiled into one build, in a copy (.build-mutants), and an environment variable
selects one. One run of the suite records which tests reach which mutant. A trap and a time-out
count as noticed. An interrupted run can be continued. Mutants without a visible effect are in
Mutation/equivalent.txt, with the reason. The rules are in Mutation/rules.py. Each rule takes a few
minutes, and the exit code is 1 if no test notices one.
"""

import argparse
import concurrent.futures
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import threading
import time

sys.dont_write_bytecode = True
from Mutation import examples, rules
from Mutation.mutants import Maker
from Mutation.suite import Suite
from Mutation.tokens import tokens
from Mutation.values import Declarations
from Mutation.weaving import Woven, with_reaching
from Mutation.written import written

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCRATCH = os.path.join(HERE, ".build-mutants")
COPY = os.path.join(SCRATCH, "copy")
RESULTS = os.path.join(SCRATCH, "results.jsonl")
NUMBERS = os.path.join(SCRATCH, "numbers.json")
OPEN = os.path.join(SCRATCH, "open")
MARKS = os.path.join(HERE, "Tests", "Mutation", "equivalent.txt")
SOURCES = [
    "Sources/UIKit",
    "Sources/Offscreen",
    "Sources/OffscreenTesting",
    "Sources/OffscreenPictures",
    "Sources/OffscreenScenarios",
    "Sources/OffscreenPorter",
    "Sources/OffscreenCommand",
]
# The probe belongs to no module, and is compiled in its tests, through a link.
PROBE_TESTS = "Tests/OffscreenProbeTests"
COMPILED = {
    "Sources/OffscreenCommand/Probe/OffscreenProbe.swift": f"{PROBE_TESTS}/OffscreenProbe.swift"
}
TESTS = [
    "Tests/UIKitTests",
    "Tests/OffscreenTests",
    "Tests/OffscreenScenariosTests",
    "Tests/OffscreenPicturesTests",
    "Tests/OffscreenCommandTests",
    "Tests/OffscreenPorterTests",
    "Tests/OffscreenProbeTests",
    "Tests/CompatibilityTests/Swift5Testing",
    "Tests/CompatibilityTests/Swift6Testing",
]
# Files that are read as text, or that only the tests for devices compile, so that no other test can
# notice their mutants.
UNTRIED = ("Sources/OffscreenDeviceText/", "Sources/OffscreenScenarios/Exhibits/")
# The tests for devices compile some of the sources again, through links, without the code that
# selects a mutant.
LEAVING_OUT = b"""
package.targets.removeAll { $0.name == "DeviceTests" }
"""
# In the copy the library is optimized, with the checks and traps of a debug build. Tests are not
# optimized, because that takes longer than running them. With `--since` nothing is optimized,
# because the build takes most of the time.
OPTIMIZING = b"""
for target in package.targets where target.type != .test {
    let flags = ["-O", "-assert-config", "Debug"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
}
"""


def main():
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("paths", nargs="*")
    options.add_argument("--sample", type=int, help="draws this many mutants at most")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument(
        "--each",
        type=int,
        metavar="NUMBER",
        help="the sample has at least this many mutants of each module, of all kinds",
    )
    options.add_argument(
        "--kind",
        action="append",
        help=(
            "only mutants whose kind begins with this text, or one of several such texts; a sample"
            " begins with values that the app receives"
        ),
    )
    options.add_argument(
        "--since", metavar="COMMIT", help="only mutants of lines changed since the commit"
    )
    options.add_argument(
        "--written",
        metavar="FILE",
        help="mistakes that a person wrote; Mutation/written.py describes the file",
    )
    options.add_argument("--jobs", type=int, default=os.cpu_count())
    options.add_argument(
        "--minutes", type=float, help="stops after this time, and reports the results so far"
    )
    options.add_argument(
        "--most",
        type=float,
        metavar="SECONDS",
        help="tries each mutant with tests that take this long together, at most",
    )
    options.add_argument(
        "--least",
        type=float,
        default=0,
        metavar="PERCENT",
        help="exits with 1 if fewer are noticed",
    )
    options.add_argument("--list", action="store_true")
    options.add_argument("--report", action="store_true")
    options.add_argument(
        "--rules", action="store_true", help="breaks the rules of the engine by name"
    )
    options.add_argument(
        "--check",
        action="store_true",
        help=(
            "compares the mutants of a small text with the expected ones, and "
            "looks for the code that the rules replace"
        ),
    )
    options.add_argument("--again", action="store_true")
    options = options.parse_args()
    if options.check:
        return examples.check() or rules.check(HERE)
    if options.rules:
        return rules.go(HERE, SCRATCH, options.paths)
    options.end = time.time() + options.minutes * 60 if options.minutes else None
    drawn = draw(options)
    marks = read_marks()
    if options.list:
        for mutant in drawn:
            print(diff(mutant))
        return
    known = results()
    if options.report:
        return finish(drawn, known, marks, options)
    if not drawn:
        return print("no changed line has a mutant")
    todo = [
        mutant
        for mutant in drawn
        if mutant.key not in known
        or (options.again and known[mutant.key]["outcome"] in ("survived", "unreached"))
    ]
    todo = [mutant for mutant in todo if mutant.key not in marks]
    if todo:
        try:
            Run(drawn, todo, known, options).go()
        except OutOfTime:
            print("out of time")
    return finish(drawn, known, marks, options)


class OutOfTime(Exception):
    pass


# Drawing mutants


def draw(options):
    if options.written:
        return written(options.written, HERE)
    paths = [path.rstrip("/") for path in options.paths] or SOURCES
    changed = changed_lines(options.since) if options.since else None
    declarations = Declarations.of(os.path.join(HERE, "Sources"))
    found = []
    for path in sorted(files(paths)):
        if path.startswith(UNTRIED) or changed is not None and path not in changed:
            continue
        with open(os.path.join(HERE, path)) as file:
            maker = Maker(path, file.read(), declarations)
        mutants = maker.mutants()
        for problem in maker.skipped:
            print(f"{path}: a declaration is left out: {problem}", file=sys.stderr)
        found += [
            mutant
            for mutant in mutants
            if (changed is None or mutant.line in changed[path])
            and mutant.kind.startswith(tuple(options.kind or [""]))
        ]
    if options.sample is not None and len(found) > options.sample:
        found.sort(
            key=lambda mutant: (
                options.kind is not None and not mutant.kind.endswith("to the app"),
                hashlib.sha256(f"{options.seed} {mutant.key}".encode()).digest(),
            )
        )
        if options.each is not None:
            found = of_each_module(found, options.each)
        found = found[: options.sample]
        found.sort(
            key=lambda mutant: (mutant.file, mutant.start, mutant.end, mutant.kind, mutant.new)
        )
    return found


def of_each_module(mutants, least):
    """Moves some mutants of each module to the beginning. In those the kinds take turns, because
    some kinds have few places.
    """
    turns, before = {}, {}
    for mutant in mutants:
        place = module(mutant.file), mutant.kind
        turns[mutant.key] = before[place] = before.get(place, 0) + 1
    first, counts = set(), {}
    for mutant in sorted(mutants, key=lambda mutant: turns[mutant.key]):
        name = module(mutant.file)
        counts[name] = counts.get(name, 0) + 1
        if counts[name] <= least:
            first.add(mutant.key)
    return sorted(mutants, key=lambda mutant: mutant.key not in first)


def module(path):
    return path.split("/")[1]


def number_lastingly(mutants):
    """Numbers the mutants. A mutant keeps its number in later runs, so that unchanged files are not
    compiled again.
    """
    numbers = json.load(open(NUMBERS)) if os.path.exists(NUMBERS) else {}
    for mutant in mutants:
        mutant.number = numbers.setdefault(mutant.key, len(numbers) + 1)
    with open(NUMBERS, "w") as file:
        json.dump(numbers, file)


def files(paths):
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z", "Sources"],
        cwd=HERE,
        capture_output=True,
        text=True,
    ).stdout
    for path in set(listed.split("\0")):
        if path.endswith(".swift") and any(
            path == each or path.startswith(each + "/") for each in paths
        ):
            if os.path.exists(os.path.join(HERE, path)):
                yield path


def changed_lines(commit):
    shown = subprocess.run(
        ["git", "diff", "-U0", "--no-color", commit, "--", "Sources"],
        cwd=HERE,
        capture_output=True,
        text=True,
    )
    if shown.returncode:
        sys.exit(shown.stderr)
    lines, path = {}, None
    for line in shown.stdout.split("\n"):
        if line.startswith("+++ "):
            path = line[6:] if line.startswith("+++ b/") else None
        part = re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line)
        if part and path:
            first, count = int(part.group(1)), int(part.group(2) or 1)
            lines.setdefault(path, set()).update(range(first, first + count))
    return lines


def read_marks():
    """Returns the reasons of marked mutants, by key. A mark is the key and the reason, and below
    them the change, for people.
    """
    marks = {}
    if os.path.exists(MARKS):
        for line in open(MARKS):
            if re.match(r"[0-9a-f]{12} ", line):
                key, reason = line.rstrip("\n").split(" ", 1)
                marks[key] = reason
    return marks


def results():
    known = {}
    if os.path.exists(RESULTS):
        for line in open(RESULTS):
            if line.endswith("\n"):
                each = json.loads(line)
                known[each["key"]] = each
    return known


# Building and running


class Run:
    def __init__(self, drawn, todo, known, options):
        self.drawn, self.todo, self.known, self.options = drawn, todo, known, options
        self.lock = threading.Lock()

    def go(self):
        os.makedirs(SCRATCH, exist_ok=True)
        number_lastingly(self.drawn)
        self.copy = Copy(optimizes=not self.options.since)
        self.folder = "build-plain" if self.options.since else "build"
        self.began = began = time.time()
        self.build()
        print(f"built with {len(self.todo)} mutants in {time.time() - began:.0f} s", flush=True)
        if not self.todo:
            return
        suite = Suite(self.binary(), COPY, SCRATCH)
        began = time.time()
        try:
            seconds, reaching, always, failing = suite.reached(
                max(mutant.number for mutant in self.todo), self.options.end
            )
        except subprocess.TimeoutExpired:
            raise OutOfTime
        print(
            f"{len(seconds)} tests reached"
            f" {len(set().union(*reaching.values()) & {m.number for m in self.todo})} of them in"
            f" {time.time() - began:.0f} s",
            flush=True,
        )
        for test in sorted(failing):
            print(f"fails without a mutant, and is left out: {test}", flush=True)
        of_places = self.tests_of_places(reaching)
        work = []
        for mutant in self.todo:
            tests = [
                test
                for test, numbers in reaching.items()
                if mutant.number in numbers and test not in failing
            ]
            if mutant.once and tests:
                # The value is computed once, so that only the first test is recorded as reaching
                # the mutant.
                name = module(mutant.file)
                others = of_places.get(mutant.file) or of_places.get(name, set())
                tests = [
                    test
                    for test in seconds
                    if test.startswith(f"{name}Tests.") or test in others.union(tests)
                    if test not in failing
                ]
            if not tests:
                self.record(mutant, "unreached")
            else:
                work.append((sum(seconds[test] for test in tests), mutant, tests))
        work.sort(key=lambda each: (each[0], each[1].number))
        self.judge(suite, work, seconds)
        if self.options.end and time.time() > self.options.end:
            raise OutOfTime

    def tests_of_places(self, reaching):
        """Returns the tests that reach a mutant in each file and in each module, by the path of the
        file and the name of the module. Mutants of values that are computed once do not count.
        """
        found = {}
        for mutant in self.drawn:
            if mutant.once:
                continue
            tests = {test for test, numbers in reaching.items() if mutant.number in numbers}
            for place in (mutant.file, module(mutant.file)):
                found.setdefault(place, set()).update(tests)
        return found

    def judge(self, suite, work, seconds):
        """Tries the mutants in rounds, each with the next batch of its tests, so that most are
        judged in a short time. The tests of the mutant's module come first.
        """
        left = [
            (mutant, tests, suite.batches(tests, seconds, module(mutant.file), self.options.most))
            for _, mutant, tests in work
        ]

        def turn(item):
            mutant, tests, batches = item
            if self.options.end and time.time() > self.options.end:
                return None
            batch = next(batches, None)
            if batch is None:
                return self.record(mutant, "survived", tests=len(tests))
            told = suite.run(
                mutant.number, batch, sum(seconds[test] for test in batch), threading.get_ident()
            )
            if told is None:
                return item
            return self.record(mutant, "noticed", by=told, tests=len(tests))

        while left:
            with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
                left = [item for item in pool.map(turn, left) if item]
            with open(OPEN, "w") as file:
                file.write("\n".join(f"-- not noticed so far\n{diff(item[0])}" for item in left))
            print(
                f"{len(left)} mutants are left after {time.time() - self.began:.0f} s", flush=True
            )

    def record(self, mutant, outcome, **more):
        with self.lock:
            each = {
                "key": mutant.key,
                "file": mutant.file,
                "line": mutant.line,
                "kind": mutant.kind,
                "outcome": outcome,
                **more,
            }
            self.known[mutant.key] = each
            with open(RESULTS, "a") as file:
                file.write(json.dumps(each) + "\n")
            if outcome in ("survived", "unreached"):
                print(f"-- {outcome}\n{diff(mutant)}", flush=True)

    # Building

    def build(self):
        """Builds the copy with all drawn mutants, so that the build stays valid while tests are
        added. Mutants to which the compiler's errors belong are left out.
        """
        alive = [
            mutant
            for mutant in self.drawn
            if self.known.get(mutant.key, {}).get("outcome") != "invalid"
        ]
        while True:
            woven = {}
            for path in sorted({mutant.file for mutant in alive}):
                source = self.copy.originals[path].decode()
                woven[COMPILED.get(path, path)] = Woven(
                    source, [mutant for mutant in alive if mutant.file == path]
                )
            self.copy.write({path: each.text for path, each in woven.items()})
            command = ["swift", "build", "--build-tests", "--scratch-path", f"../{self.folder}"]
            code, output = self.finished(command)
            if code == 0:
                break
            open(os.path.join(SCRATCH, "errors"), "w").write(output)
            guilty = []
            for path, line, column, message in set(
                re.findall(r"^(\S+?\.swift):(\d+):(\d+): error: (.*)", output, re.M)
            ):
                path = (
                    os.path.relpath(path, os.path.realpath(COPY)) if os.path.isabs(path) else path
                )
                if path in woven:
                    guilty += woven[path].guilty(int(line), int(column), message)
            if not guilty:
                sys.exit(
                    "the copy does not build:\n"
                    + "\n".join(re.findall(r".*error:.*", output)[:10])
                    + output[-500:]
                )
            keys = {mutant.key for mutant in guilty}
            print(f"{len(keys)} mutants do not compile", flush=True)
            for mutant in alive:
                if mutant.key in keys:
                    self.record(mutant, "invalid")
            alive = [mutant for mutant in alive if mutant.key not in keys]
        keys = {mutant.key for mutant in alive}
        self.todo = [mutant for mutant in self.todo if mutant.key in keys]
        self.copy.write({})
        self.restore_resources(woven)

    def restore_resources(self, woven):
        """Writes the sources that the build has put into bundles as in the repository, because the
        command prints them.
        """
        originals = {
            each.text.encode(): each.source.encode() for each in woven.values()
        }
        bundles = os.path.join(os.path.dirname(self.binary()), "*.resources", "**", "*.swift")
        for path in glob.glob(bundles, recursive=True):
            with open(path, "rb") as file:
                original = originals.get(file.read())
            if original is not None:
                with open(path, "wb") as file:
                    file.write(original)

    def finished(self, command):
        """Returns the exit code and the output of a command. All its processes are killed at the
        time limit.
        """
        limit = max(1, self.options.end - time.time()) if self.options.end else None
        process = subprocess.Popen(
            command,
            cwd=COPY,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.communicate()
            raise OutOfTime
        return process.returncode, output

    def binary(self):
        shown = subprocess.run(
            ["swift", "build", "--scratch-path", f"../{self.folder}", "--show-bin-path"],
            cwd=COPY,
            capture_output=True,
            text=True,
        )
        folder = shown.stdout.strip()
        return os.path.join(
            folder, next(name for name in os.listdir(folder) if name.endswith(".xctest"))
        )


class Copy:
    """A copy of the package. A compiled text that is written again gets its previous date, so that
    it is not compiled again. While tests run, the sources are as in the repository, because some
    tests read them.
    """

    STATE = os.path.join(SCRATCH, "compiled.json")

    def __init__(self, optimizes):
        self.optimizes = optimizes
        self.compiled = json.load(open(Copy.STATE)) if os.path.exists(Copy.STATE) else {}
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard", "-z"],
            cwd=HERE,
            capture_output=True,
            text=True,
        ).stdout
        # Read only once, because the sources may change meanwhile.
        self.originals = {}
        for path in sorted(listed.split("\0")):
            whole = os.path.join(HERE, path)
            # A link to a folder represents the files in it.
            inside = (
                [os.path.join(path, name) for name in os.listdir(whole)]
                if path and os.path.isdir(whole)
                else [path]
            )
            for path in inside:
                if path and os.path.isfile(os.path.join(HERE, path)):
                    with open(os.path.join(HERE, path), "rb") as file:
                        self.originals[path] = file.read()
        self.added = {}
        probe = open(os.path.join(HERE, "Tests", "Mutation", "Probe.swift.txt"), "rb").read()
        reaching = open(os.path.join(HERE, "Tests", "Mutation", "Reaching.swift.txt"), "rb").read()
        self.added.update({f"{folder}/Probe.swift": probe for folder in SOURCES + [PROBE_TESTS]})
        self.added.update({f"{folder}/Reaching.swift": reaching for folder in TESTS})
        kept = set(self.originals) | set(self.added)
        for folder, folders, names in os.walk(COPY):
            folders[:] = [name for name in folders if name not in (".git", ".build")]
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), COPY)
                if path not in kept:
                    os.remove(os.path.join(COPY, path))

    def write(self, woven):
        """Writes the files with the woven texts, or as in the repository if there are none."""
        for path, data in self.originals.items():
            if woven and path in woven:
                data = woven[path].encode()
            elif woven and path == "Package.swift":
                data += LEAVING_OUT + (OPTIMIZING if self.optimizes else b"")
            elif (
                woven
                and path.endswith(".swift")
                and any(path.startswith(folder + "/") for folder in TESTS)
            ):
                data = with_reaching(data.decode(), tokens(data.decode())).encode()
            self.put(path, data, bool(woven))
        for path, data in self.added.items():
            if woven:
                self.put(path, data, True)
            elif os.path.exists(os.path.join(COPY, path)):
                os.rename(os.path.join(COPY, path), self.aside(path))
        if woven:
            with open(Copy.STATE, "w") as file:
                json.dump(self.compiled, file)

    def aside(self, path):
        return os.path.join(SCRATCH, path.replace("/", "-"))

    def put(self, path, data, compiles):
        target = os.path.join(COPY, path)
        if path in self.added and os.path.exists(self.aside(path)):
            os.rename(self.aside(path), target)
        if os.path.exists(target):
            with open(target, "rb") as file:
                same = file.read() == data
        else:
            os.makedirs(os.path.dirname(target), exist_ok=True)
            same = False
        if not same:
            with open(target, "wb") as file:
                file.write(data)
            mode = os.stat(os.path.join(HERE, path)).st_mode if path not in self.added else 0o644
            os.chmod(target, mode)
        if not compiles:
            return
        digest = hashlib.sha256(data).hexdigest()
        before = self.compiled.get(path)
        if before and before[0] == digest:
            os.utime(target, ns=(before[1], before[1]))
        else:
            if before or not same:
                os.utime(target)
            self.compiled[path] = [digest, os.stat(target).st_mtime_ns]


# Reporting


def diff(mutant):
    """Returns the change as a diff of its lines."""
    source = mutant.source
    first = source.rfind("\n", 0, mutant.start) + 1
    last = source.find("\n", mutant.end)
    before, after = (
        source[first:last],
        source[first : mutant.start] + mutant.new + source[mutant.end : last],
    )
    lines = [f"{mutant.file}:{mutant.line}  {mutant.function}  {mutant.kind}  {mutant.key}"]
    lines += ["- " + line for line in before.split("\n")[:6]]
    lines += ["+ " + line for line in after.split("\n")[:6] if line.strip()]
    return "\n".join(lines)


def finish(drawn, known, marks, options):
    nothing = {"noticed": 0, "survived": 0, "equivalent": 0, "invalid": 0, "unknown": 0}
    by_file, by_module, survivors = {}, {}, []
    for mutant in drawn:
        counts = by_file.setdefault(mutant.file, dict(nothing))
        outcome = known.get(mutant.key, {}).get("outcome", "unknown")
        if mutant.key in marks:
            outcome = "equivalent"
        elif outcome in ("survived", "unreached"):
            survivors.append((mutant, outcome))
            outcome = "survived"
        counts[outcome] += 1
    if options.report:
        for mutant, outcome in survivors:
            print(f"-- {outcome}\n{diff(mutant)}")
    print("\n| file | noticed | of | marked | |\n|---|---:|---:|---:|---:|")
    total = dict(nothing)
    for path, counts in sorted(by_file.items()):
        of_module = by_module.setdefault(module(path), dict(nothing))
        for name, count in counts.items():
            total[name] += count
            of_module[name] += count
        if counts["noticed"] + counts["survived"]:
            print(row(path, counts))
    for name, counts in sorted(by_module.items()):
        print(row(name, counts))
    print(row("all", total))
    print(
        f"{total['invalid']} more do not compile"
        + (f"; {total['unknown']} were not tried yet" if total["unknown"] else "")
    )
    of = total["noticed"] + total["survived"]
    return 1 if of and 100 * total["noticed"] / of < options.least else 0


def row(name, counts):
    of = counts["noticed"] + counts["survived"]
    return (
        f"| {name} | {counts['noticed']} | {of} | {counts['equivalent']} |"
        f" {100 * counts['noticed'] / of if of else 0:.0f} % |"
    )


if __name__ == "__main__":
    sys.exit(main())
