"""Checks the scripts and style sheets of the repository: the length of lines, one rule, declaration
or statement a line, and blank lines between functions. Prints each violation with its place, and
exits with 1 if there is one.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
COLUMNS = 100

# A line that begins a function: in JavaScript a function, a class, a method, or an arrow function
# of several lines that is not inside another function.
FUNCTIONS = {
    ".js": re.compile(
        r" *(?:export )?(?:(?:async )?function\b|class \w"
        r"|(?!(?:if|for|while|switch|with|catch|return)\b)(?:(?:static|async|get|set) )*"
        r"[\w#$]+\([^()]*\) \{$)"
        r"|(?:export )?const \w+ = (?:async )?(?:\([^()]*\)|\w+) =>(?!.*;$)"
    ),
    ".py": re.compile(r" *(?:async def|def|class) \w"),
    ".sh": re.compile(r" *[\w-]+\(\) [{(](?!.*[})]$)"),
}
# A line that belongs to the function below it: a comment or a decorator.
ABOVE = re.compile(r"//|/\*|\*|#|@")
# A line that belongs to the statement above it: the end of brackets.
CLOSING = re.compile(r"[}\])]")


def kind(path):
    """Returns the ending of the language that a file is written in; an empty text for others."""
    if path.suffix or not path.is_file():
        return path.suffix
    with open(path, "rb") as file:
        return ".sh" if file.read(32).startswith(b"#!/usr/bin/env bash") else ""


def files():
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        if path.is_file() and kind(path) in (".css", ".js", ".py", ".sh"):
            yield name, kind(path), path.read_text().split("\n")


def long_lines(lines):
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS:
            yield number, f"{len(line)} columns, at most {COLUMNS}"


def crowded_lines(lines):
    """Yields the lines of a style sheet with something after a rule, a declaration or a `{`."""
    # Strings, addresses and comments are blank, so that only the signs of rules are left.
    opaque = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|url\([^)]*\)|/\*.*?\*/', re.S)
    text = opaque.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), "\n".join(lines))
    for number, line in enumerate(text.split("\n"), 1):
        if re.search(r"[{};]\s*\S", line):
            yield number, "more than one rule or declaration"


def crowded_statements(lines):
    """Yields the lines of a script with more than one statement, or with a declaration of more than
    one name.
    """
    text = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|`(?:\\.|[^`\\])*`|//.*')
    brackets = re.compile(r"\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}")
    for number, line in enumerate(lines, 1):
        outside, count = text.sub("_", line), 1
        while count:
            outside, count = brackets.subn("_", outside)
        if re.search(r";\s*[^\s_]", outside) or re.match(
            r"\s*(const|let|var)\b[^;()[\]{}]*,", outside
        ):
            yield number, "more than one statement or declaration"


def crowded_functions(lines, begins):
    """Yields the lines before or after which a blank line is missing: a function has one on both
    sides, unless it is the first or the last one of its block.
    """
    indents = [len(line) - len(line.lstrip()) for line in lines]
    for index, line in enumerate(lines):
        if not begins.match(line):
            continue
        indent = indents[index]
        first = index
        while first and indents[first - 1] == indent and ABOVE.match(lines[first - 1].strip()):
            first -= 1
        before = lines[first - 1].strip() if first else ""
        if before and indents[first - 1] >= indent:
            yield first + 1, "no blank line before a function"
        end = index + 1
        while end < len(lines) and (not lines[end].strip() or indents[end] > indent):
            end += 1
        if end < len(lines) and indents[end] == indent and CLOSING.match(lines[end].strip()):
            end += 1
        is_last = end >= len(lines) or indents[end] < indent
        if not is_last and lines[end].strip() and lines[end - 1].strip():
            yield end + 1, "no blank line after a function"


def violations(language, lines):
    yield from long_lines(lines)
    if language == ".css":
        yield from crowded_lines(lines)
    else:
        yield from crowded_functions(lines, FUNCTIONS[language])
    if language == ".js":
        yield from crowded_statements(lines)


def main():
    found = [
        f"{name}:{number}: {words}"
        for name, language, lines in files()
        for number, words in sorted(set(violations(language, lines)))
    ]
    print("\n".join(found) or "no violation")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
