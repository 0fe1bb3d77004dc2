#!/usr/bin/env python3
"""Compares what the module `UIKit` declares with the list of UIKit's members, by names and
argument labels.

usage: members.py [FOLDER OF A BUILD]

The declarations are read from the symbol graph of the built module. The exit code is 1 if a name of
the list is not declared and has no reason, if a name with a reason is declared, if too much of a
part is left out, or if OptionalMethodTableTests does not call an optional method. Whether a
declared member is modelled is not checked here. Members.md has that.
"""

import collections
import glob
import json
import re
import subprocess
import sys
import tempfile

LIST = "Tests/UIKitTests/Documentation/UIKitMembers.txt"
CALLS = "Tests/UIKitTests/CollectionViews/OptionalMethodList.swift"
# The least percentage of each part that must be declared.
MINIMUMS = {"A": 100, "O": 100, "S": 99}


def words(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


class Module:
    def __init__(self, build):
        self.members, self.parents, names = (
            collections.defaultdict(set),
            collections.defaultdict(set),
            {},
        )
        with tempfile.TemporaryDirectory() as folder:
            triple = json.loads(words("swift", "-print-target-info"))["target"]["triple"]
            words(
                "swift",
                "symbolgraph-extract",
                "-module-name",
                "UIKit",
                "-target",
                triple,
                "-I",
                f"{build}/Modules",
                "-minimum-access-level",
                "public",
                "-output-dir",
                folder,
            )
            graphs = [json.load(open(path)) for path in glob.glob(f"{folder}/UIKit*.symbols.json")]
        for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
            *owner, name = symbol["pathComponents"]
            self.members[".".join(owner)].add(name)
            names[symbol["identifier"]["precise"]] = ".".join([*owner, name])
        for relation in (relation for graph in graphs for relation in graph["relationships"]):
            if relation["kind"] in ("inheritsFrom", "conformsTo"):
                other = (
                    names.get(relation["target"])
                    or relation.get("targetFallback", "").split(".", 1)[-1]
                )
                self.parents[names.get(relation["source"])].add(other)

    def has(self, owner, name):
        """Whether a type, a superclass of it or a protocol that it conforms to declares the name;
        without a type, whether the module does.
        """
        return name in self.members[owner] or any(
            self.has(parent, name) for parent in self.parents[owner]
        )


def listed():
    """Yields part, type and name of each member, whether it is optional, and the reason why it is
    left out.
    """
    for line in open(LIST):
        if line.startswith("== "):
            part = line[3]
        elif line.strip() and not line.startswith("#"):
            name, _, reason = line.strip().partition(" -- ")
            if not line.startswith(" "):
                owner = name.strip("()") if name.startswith("(") else name
                if owner == name:
                    yield (
                        part,
                        *(("", name) if "(" in name else name.rpartition(".")[::2]),
                        False,
                        reason,
                    )
            else:
                yield part, owner, name.rstrip("?"), name.endswith("?"), reason


def main():
    module = Module(
        sys.argv[1] if len(sys.argv) > 1 else words("swift", "build", "--show-bin-path")
    )
    rows, wrong = list(listed()), []
    for part in dict.fromkeys(row[0] for row in rows):
        found = [
            (f"{owner}.{name}".strip("."), reason, module.has(owner, name))
            for its, owner, name, _, reason in rows
            if its == part
        ]
        wrong += [
            f"{name} is not declared"
            for name, reason, is_there in found
            if not is_there and not reason
        ]
        wrong += [
            f"{name} is declared, although the list has a reason against it: {reason}"
            for name, reason, is_there in found
            if is_there and reason
        ]
        count = sum(is_there for *_, is_there in found)
        print(f"part {part}: {count} of {len(found)} declared, {100 * count / len(found):.1f} %")
        if 100 * count < MINIMUMS.get(part, 0) * len(found):
            wrong.append(f"less than {MINIMUMS[part]} % of part {part} is declared")
    optional = {
        f"{owner}.{name}" for _, owner, name, is_optional, _ in rows if is_optional and "(" in name
    }
    called = set(re.findall(r'(?:answered|found)\(\s*"([^"]+)"', open(CALLS).read()))
    print(f"optional methods called in call syntax: {len(optional & called)} of {len(optional)}")
    wrong += [f"{name} is not called in {CALLS}" for name in sorted(optional - called)]
    print("\n".join(wrong), end="\n" if wrong else "")
    sys.exit(bool(wrong))


main()
