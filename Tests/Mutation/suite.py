"""Runs the built tests directly, and finds out which of them reach a mutant and whether one of
them notices it.
"""

import mmap
import os
import re
import select
import struct
import subprocess
import time

HEAD = 24
# The number of rows, with one row for each case of each test.
ROWS = 20000


class Suite:
    def __init__(self, binary, folder, scratch):
        self.binary, self.folder, self.scratch = binary, folder, scratch

    def environment(self, **more):
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith("OFFSCREEN_")
        }
        # The exit code is enough to recognize a trap, and printing a stack takes seconds.
        environment.update(OFFSCREEN_INVARIANTS="1", NO_COLOR="1", SWIFT_BACKTRACE="enable=no")
        environment.pop("COLORTERM", None)
        environment.update({key: str(value) for key, value in more.items()})
        return environment

    def command(self, library, *more):
        if library == "XCTest":
            return [self.binary, *more]
        return [self.binary, "--testing-library", "swift-testing", "--no-parallel", *more]

    def xctests(self):
        output = subprocess.run(
            [self.binary, "--list-tests"],
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            text=True,
        ).stdout
        return [
            line.strip()
            for line in output.split("\n")
            if re.fullmatch(r"\w+\.\w+/\w+", line.strip())
        ]

    # Recording which tests reach which mutant

    def reached(self, count, end):
        """Runs the suite once, until a time. Returns the tests with their seconds and the mutants
        they reach, and the tests that fail anyway.
        """
        path = os.path.join(self.scratch, "reached")
        length = count + 1
        with open(path, "wb") as file:
            file.truncate(HEAD + ROWS * length)
            file.seek(8)
            file.write(struct.pack("<q", length))
        open(path + ".tests", "w").close()
        run = subprocess.run(
            self.command("swift-testing"),
            cwd=self.folder,
            env=self.environment(OFFSCREEN_REACHED=path),
            capture_output=True,
            text=True,
            errors="replace",
            timeout=max(1, end - time.time()) if end else None,
        )
        open(path + ".output", "w").write(run.stdout + run.stderr)
        tests = {}
        rows = {}
        for line in open(path + ".tests"):
            row, seconds, name = line.rstrip("\n").split("\t", 2)
            rows.setdefault(name, []).append(int(row))
            tests[name] = tests.get(name, 0) + float(seconds)
        if not tests or run.returncode < 0:
            raise SystemExit(
                "the tests do not run to their end:\n" + (run.stdout + run.stderr)[-2000:]
            )
        failing = set()
        with open(path, "r+b") as file:
            table = mmap.mmap(file.fileno(), 0)
            for name in self.xctests():
                table[0:8] = struct.pack("<q", ROWS - 1)
                table[HEAD + (ROWS - 1) * length : HEAD + ROWS * length] = bytes(length)
                start = time.time()
                done = subprocess.run(
                    self.command("XCTest", name),
                    cwd=self.folder,
                    env=self.environment(OFFSCREEN_REACHED=path),
                    capture_output=True,
                )
                tests["XCTest " + name] = time.time() - start
                if done.returncode:
                    failing.add("XCTest " + name)
                rows["XCTest " + name] = table[HEAD + (ROWS - 1) * length : HEAD + ROWS * length]
            reaching = {}
            for name, parts in rows.items():
                if not isinstance(parts, bytes):
                    joined = 0
                    for row in parts:
                        joined |= int.from_bytes(
                            table[HEAD + row * length : HEAD + (row + 1) * length], "little"
                        )
                    parts = joined.to_bytes(length, "little")
                reaching[name] = {number for number in range(1, length) if parts[number]}
            always = {number for number in range(1, length) if table[HEAD + number]}
            table.close()
        if run.returncode:
            failing |= self.failing(tests, run.stdout + run.stderr)
        return tests, reaching, always, failing

    def failing(self, tests, output):
        """Returns the tests that fail without an active mutant, for example tests that read the
        sources.
        """
        # A name may contain the word "with", which also begins the number of test cases.
        names = set(
            re.findall(
                r"✘(?:\x1b\[0m)? Test (?!run with)(\".+?\"|\S+) (?:with \d+ test cases? )?"
                r"(?:recorded an issue|failed)",
                output,
            )
        )
        found = set()
        for test in tests:
            inner = test.split("/", 1)[-1]
            for name in names:
                bare = name.strip('"').removesuffix("()")
                if f"`{bare}`" in inner or inner.startswith((f"{bare}(", f"{bare}/")):
                    found.add(test)
        return found

    # Trying a mutant

    def batches(self, tests, seconds, module, most):
        """Yields batches of tests: those of the module, and then the others, the quickest first. A
        batch takes at least as long as starting a process, and three times as long as the previous
        one. The tests that would take more than `most` seconds together are left out.
        """
        total = 0
        for library in ("swift-testing", "XCTest"):
            ordered = sorted(
                (test for test in tests if test.startswith("XCTest ") == (library == "XCTest")),
                key=lambda test: (not test.startswith(f"{module}Tests."), seconds[test], test),
            )
            limit, batch, cost = 0.3, [], 0
            for test in ordered:
                total += seconds[test]
                if most is not None and total > most:
                    break
                if batch and cost + seconds[test] > limit:
                    yield batch
                    batch, cost, limit = [], 0, limit * 3
                batch.append(test)
                cost += seconds[test]
            if batch:
                yield batch

    def kill(self, leader):
        """Kills a process of tests, and the processes that its tests have started. Those have
        groups of their own, and would go on without the tests.
        """
        parents = {}
        for name in os.listdir("/proc") if os.path.isdir("/proc") else []:
            try:
                with open(f"/proc/{name}/stat") as file:
                    parents[int(name)] = int(file.read().rsplit(")", 1)[1].split()[1])
            except (OSError, ValueError):
                continue
        found = [leader]
        for process in found:
            found += [child for child, parent in parents.items() if parent == process]
        os.killpg(leader, 9)
        for process in found[1:]:
            try:
                os.kill(process, 9)
            except ProcessLookupError:
                continue

    def run(self, number, batch, seconds, name):
        limit = 10 + 10 * seconds
        xctest = batch[0].startswith("XCTest ")
        environment = self.environment(OFFSCREEN_MUTANT=number)
        if xctest:
            command = self.command(
                "XCTest", ",".join(test.removeprefix("XCTest ") for test in batch)
            )
        else:
            only = os.path.join(self.scratch, f"only-{name}")
            with open(only, "w") as file:
                file.write("\n".join(batch))
            environment["OFFSCREEN_ONLY"] = only
            suites = sorted({re.escape(test.split("/", 1)[0]) for test in batch})
            command = self.command(
                "swift-testing",
                *(["--filter", f"^({'|'.join(suites)})/"] if len(suites) < 40 else []),
            )
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        end = time.time() + limit
        output = b""
        told = None
        descriptor = process.stdout.fileno()
        while told is None:
            ready, _, _ = select.select([descriptor], [], [], max(0, end - time.time()))
            if not ready:
                told = "time-out"
                break
            part = os.read(descriptor, 1 << 16)
            if not part:
                break
            output = output[-4096:] + part
            failed = re.search(
                "✘(?:\x1b\\[0m)? Test (?!run with)(.+?) (?:recorded an issue|failed)".encode(),
                output,
            ) or re.search(rb"error: (\S+) :", output)
            if failed:
                told = failed.group(1).decode(errors="replace")
        if told is not None:
            self.kill(process.pid)
        process.wait()
        process.stdout.close()
        if told is None and process.returncode != 0:
            ended = re.search(rb"Fatal error: ([^\n]*)", output)
            told = "trap: " + (
                ended.group(1).decode(errors="replace")[:80]
                if ended
                else f"exit {process.returncode}"
            )
        return told
