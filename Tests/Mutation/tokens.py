"""Splits Swift source into tokens. A string with its interpolations is one token. Comments are
left out.
"""

import re
from dataclasses import dataclass

WORD, NUMBER, STRING, OPERATOR, MARK = "word", "number", "string", "operator", "mark"
OPERATOR_CHARACTERS = set("/=-+!*%<>&|^~?")


@dataclass(slots=True)
class Token:
    kind: str
    text: str
    start: int
    end: int
    line: int
    # Whether white space, a bracket or a comma is on that side, which makes an operator infix,
    # prefix or postfix.
    free_before: bool = True
    free_after: bool = True
    # Whether the token is the first on its line.
    is_first: bool = False

    @property
    def is_infix(self):
        return self.kind == OPERATOR and self.free_before == self.free_after

    @property
    def is_prefix(self):
        return self.kind == OPERATOR and self.free_before and not self.free_after

    @property
    def is_postfix(self):
        return self.kind == OPERATOR and not self.free_before and self.free_after


class Unreadable(Exception):
    pass


def tokens(text):
    found = []
    position, line, is_first = 0, 1, True
    length = len(text)
    while position < length:
        character = text[position]
        start = position
        if character == "\n":
            position, line, is_first = position + 1, line + 1, True
            continue
        if character.isspace():
            position += 1
            continue
        if text.startswith("//", position):
            position = text.find("\n", position)
            position = length if position < 0 else position
            continue
        if text.startswith("/*", position):
            position = end_of_comment(text, position)
            line += text.count("\n", start, position)
            continue
        expression = regular_expression(text, position) if character in "/#" else None
        if expression:
            position = expression
            kind = STRING
        elif character == '"' or (character == "#" and text[position:].lstrip("#").startswith('"')):
            position = end_of_string(text, position)
            kind = STRING
        elif character.isalpha() or character in "_$":
            while position < length and (text[position].isalnum() or text[position] in "_$"):
                position += 1
            kind = WORD
        elif character == "`":
            position = text.index("`", position + 1) + 1
            kind = WORD
        elif character.isdigit():
            position = end_of_number(text, position)
            kind = NUMBER
        elif character == "#":
            position += 1
            while position < length and text[position].isalnum():
                position += 1
            kind = WORD
        elif character == ".":
            position += 1
            kind = MARK
            if position < length and text[position] == ".":
                while position < length and (
                    text[position] == "." or text[position] in OPERATOR_CHARACTERS
                ):
                    position += 1
                kind = OPERATOR
        elif character in OPERATOR_CHARACTERS:
            while position < length and text[position] in OPERATOR_CHARACTERS:
                if position > start and text.startswith(("//", "/*"), position):
                    break
                position += 1
            # In `a?.b`, `a!.b`, `a!)` and `[T]?` the mark is a token of its own, because no space
            # precedes it.
            if (
                text[start] in "?!"
                and start > 0
                and not free(text[start - 1], opening=True)
                and not (position - start > 1 and text[start:position] in ("!=", "!==", "??"))
            ):
                position = start + 1
            kind = OPERATOR
        else:
            position += 1
            kind = MARK
        token = Token(kind, text[start:position], start, position, line, is_first=is_first)
        before = text[start - 1] if start else "\n"
        after = text[position] if position < length else "\n"
        token.free_before = free(before, opening=True)
        token.free_after = free(after, opening=False) or text.startswith(("//", "/*"), position)
        found.append(token)
        line += token.text.count("\n")
        is_first = False
    return found


def regular_expression(text, position):
    """Returns the end of the regular expression that begins here, `/.../` or `#/.../#` on one line,
    or None if none begins here.
    """
    found = re.match(r"(#*)/(?![\s/*])(?:\\.|[^\\\n/])+?(?<!\s)/\1", text[position:])
    if not found or not (found[1] or (position and free(text[position - 1], opening=True))):
        return None
    return position + found.end()


def free(character, opening):
    return character.isspace() or character in ("([{,;:" if opening else ")]},;:")


def end_of_comment(text, position):
    depth = 0
    while True:
        opening, closing = text.find("/*", position), text.find("*/", position)
        if closing < 0:
            raise Unreadable("a comment without an end")
        if 0 <= opening < closing:
            depth, position = depth + 1, opening + 2
        else:
            depth, position = depth - 1, closing + 2
            if depth == 0:
                return position


def end_of_string(text, position):
    hashes = 0
    while text[position] == "#":
        hashes, position = hashes + 1, position + 1
    quote = '"""' if text.startswith('"""', position) else '"'
    position += len(quote)
    closing, escape = quote + "#" * hashes, "\\" + "#" * hashes
    while True:
        if text.startswith(closing, position):
            return position + len(closing)
        if text.startswith(escape + "(", position):
            position = end_of_interpolation(text, position + len(escape) + 1)
        elif text.startswith(escape, position):
            position += len(escape) + 1
        else:
            position += 1
        if position >= len(text):
            raise Unreadable("a string without an end")


def end_of_interpolation(text, position):
    depth = 1
    while depth:
        character = text[position]
        expression = regular_expression(text, position)
        if expression:
            position = expression
            kind = STRING
        elif character == '"' or (character == "#" and text[position:].lstrip("#").startswith('"')):
            position = end_of_string(text, position)
            continue
        depth += (character == "(") - (character == ")")
        position += 1
    return position


def end_of_number(text, position):
    start = position
    while position < len(text):
        character = text[position]
        if character.isalnum() or character == "_":
            position += 1
        elif (
            character == "."
            and position + 1 < len(text)
            and text[position + 1].isdigit()
            and "." not in text[start:position]
        ):
            position += 1
        elif character in "+-" and text[position - 1] in "eE" and not text.startswith("0x", start):
            position += 1
        else:
            break
    return position
