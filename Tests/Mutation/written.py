"""Mutants that a person wrote: mistakes in a JSON file, which are tried like those of the
generator.

Each mistake has the keys `file`, `old`, a text that occurs once in the file, and `new`, the text
that replaces it. `form` is "statement" if both are whole statements that declare nothing for the
statements after them, or "expression" if both are whole expressions of the same type.
"""

import hashlib
import json
import os
import sys

from .mutants import Mutant


def written(path, root):
    """Returns the mutants of a JSON file. Ends the process if one does not fit the sources."""
    with open(path) as file:
        mistakes = json.load(file)
    return [made(mistake, number, root) for number, mistake in enumerate(mistakes, 1)]


def made(mistake, number, root):
    name, old, new = mistake["file"], mistake["old"], mistake["new"]
    with open(os.path.join(root, name)) as file:
        source = file.read()
    if source.count(old) != 1:
        sys.exit(f"mistake {number}: the text occurs {source.count(old)} times in {name}")
    start = source.index(old)
    end = start + len(old)
    if mistake["form"] == "expression":
        opening, closing = f"(mutant(#) ? ({new}) : ", ")"
    else:
        opening, closing = f"if mutant(#) {{ {new} }} else {{ ", "\n}"
    mutant = Mutant(
        name,
        "",
        f"written: {mistake.get('kind', '')}",
        start,
        end,
        new,
        opening,
        closing,
        span=(start, end),
        statement=(start, end),
        source=source,
        old=old,
    )
    mutant.line = source.count("\n", 0, start) + 1
    mutant.key = hashlib.sha256(repr((name, old, new)).encode()).hexdigest()[:12]
    return mutant
