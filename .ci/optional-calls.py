#!/usr/bin/env python3
"""Whether every optional method of the collection view family stands in OptionalMethodList, where each is called in call syntax.

usage: optional-calls.py SURFACE.tsv

The surface is a table of UIKit's members; `.ci/run` passes it where it lies beside the package. Exit 1 when one is missing.
"""
import csv
import pathlib
import re
import sys

TESTS = pathlib.Path(__file__).parents[1] / "Tests/UIKitTests/CollectionViews/OptionalMethodList.swift"


def name(declaration):
    """A method's name with its labels: collectionView(_:didSelectItemAt:)"""
    head, rest = re.match(r"func (\w+)\((.*)$", declaration).groups()
    labels, depth, start = [], 0, True
    for part in re.findall(r"[()\[\]<>,]|[^()\[\]<>,]+", rest.replace("->", "")):
        if part in "([<":
            depth += 1
        elif part in ")]>":
            if depth == 0:
                break
            depth -= 1
        elif part == "," and depth == 0:
            start = True
        elif start and part.strip():
            labels.append(part.split(":")[0].split()[0])
            start = False
    return head + "(" + "".join(label + ":" for label in labels) + ")"


def main():
    listed = set(re.findall(r'(?:answered|found)\(\s*"([^"]+)"', TESTS.read_text()))
    rows = csv.DictReader(open(sys.argv[1]), delimiter="\t", quoting=csv.QUOTE_NONE)
    wanted = {r["type"] + "." + name(r["declaration"]) for r in rows if r["kind"] == "protocol-opt" and r["declaration"].startswith("func")}
    for missing in sorted(wanted - listed):
        print("not in OptionalMethodList:", missing)
    print(f"optional methods in call syntax: {len(wanted & listed)} of {len(wanted)}")
    sys.exit(1 if wanted - listed else 0)


if __name__ == "__main__":
    main()
