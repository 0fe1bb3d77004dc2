"""Finds the types of names, as far as the text shows them, so that a value can be exchanged for
another of its type.

Declarations of the whole package are read once. Where a type is not stated, it is derived from a
declared member, function or type; where that is not possible, only names that are taken for one
another are exchanged, such as `old` and `new`.
"""

import os
import re

from .effects import Bodies
from .syntax import Parser
from .tokens import tokens

# Roles that are easily confused, in names such as `old`, `previousBounds` and `finalPath`.
PAIRS = """
    before after|origin target|initial final|current previous|bounds frame|item section|old new
    original current|original proposed|previous next|current next|source destination|source target
    from to|original preferred|proposed wanted|first last|old next
"""
ROLES = {}
for pair in re.split(r"[|\n]", PAIRS.strip()):
    one, other = pair.split()
    ROLES.setdefault(one, []).append(other)
    ROLES.setdefault(other, []).append(one)

# Methods of collections, whose calls do not reach code of the app.
OF_COLLECTIONS = {
    f"{name}(_:)" for name in "append contains insert remove update union subtract".split()
}
# The properties that hold the app's objects. Calls through them reach the app.
APP_OBJECTS = {"clients", "delegate", "dataSource"}
# Types for which a value and a member with the name of the value are easily confused.
QUANTITIES = {"Int", "CGFloat", "CGPoint", "CGSize", "CGRect", "IndexPath"}
# Members of types that the package does not declare.
FOREIGN = {
    "CGRect": {
        "origin": "CGPoint",
        "size": "CGSize",
        **{name: "CGFloat" for name in "minX midX maxX minY midY maxY width height".split()},
    },
    "CGPoint": {"x": "CGFloat", "y": "CGFloat"},
    "CGSize": {"width": "CGFloat", "height": "CGFloat"},
    "IndexPath": {"item": "Int", "section": "Int"},
}


def plain(type_name):
    """Returns a type without the parts that make no difference for values, or an empty text for
    functions and for types of several words.
    """
    text = re.sub(
        r"@\w+|\b(inout|any|some|borrowing|consuming|sending|isolated)\b", " ", type_name or ""
    )
    text = "".join(text.split()).rstrip("?!")
    return "" if "->" in text else text


def exchanged(name):
    """Yields the names with an exchanged role, such as `newBounds` for `oldBounds`, and `current`
    and `next` for `previous`.
    """
    words = re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)
    for index, word in enumerate(words):
        for other in ROLES.get(word.lower(), []):
            yield "".join(
                words[:index]
                + [other if word[0].islower() else other.capitalize()]
                + words[index + 1 :]
            )


class Declarations:
    """The package's members and functions, and the functions through which the app is called."""

    def __init__(self):
        # The members of each type with their types, and all types of each member's name or
        # function's signature.
        self.members, self.values, self.functions, self.appFunctions = {}, {}, {}, set()
        self.bodies = None
        self.read_bodies = []

    @classmethod
    def of(cls, folder):
        """Returns the declarations of all Swift files in a folder."""
        declarations = cls()
        for root, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                if name.endswith(".swift"):
                    with open(os.path.join(root, name)) as file:
                        declarations.add(file.read())
        declarations.appFunctions -= OF_COLLECTIONS
        return declarations

    def effects(self, found, node, owner, local_names):
        """Returns what a statement reads, writes and calls."""
        if self.bodies is None:
            names = {}
            for each in self.appFunctions:
                names.setdefault(each.split("(")[0], set()).add(each)
            self.bodies = Bodies(names, APP_OBJECTS)
            for body in self.read_bodies:
                self.bodies.add(*body)
        return self.bodies.of(found, node.first, node.last, owner, local_names)

    def add(self, text):
        found = tokens(text)
        self.read(Parser(found).file(), found, None)

    def read(self, nodes, found, owner):
        for node in nodes:

            def text(span):
                return " ".join(token.text for token in found[span[0] : span[1] + 1])

            name = owner.name if owner is not None else ""
            if node.kind == "function":
                self.read_bodies.append((node.name.split("(")[0], name, found, node, "function"))
            for accessor in (node.accessors or []) if node.kind == "variable" else []:
                role = "set" if accessor.name.endswith(("set", "Set", "_modify")) else "get"
                self.read_bodies.append((node.name, name, found, accessor, role))
            if node.kind == "type":
                self.read(node.members, found, node)
            elif (
                node.kind == "variable"
                and node.returns
                and owner is not None
                and node.name.isidentifier()
            ):
                self.members.setdefault(owner.name, {})[node.name] = plain(text(node.returns))
                self.values.setdefault(node.name, set()).add(plain(text(node.returns)))
            elif node.kind == "function":
                if node.returns:
                    self.functions.setdefault(node.name, set()).add(plain(text(node.returns)))
                if owner is not None and (
                    "open" in node.modifiers
                    or owner.word == "protocol"
                    and owner.name.startswith("UI")
                ):
                    self.appFunctions.add(node.name)

    def member(self, owner, name):
        """Returns the type of a member of a type, or, if that type is not known, the one that all
        members of the name have.
        """
        for members in (self.members.get(owner, {}), FOREIGN.get(owner, {})):
            if name in members:
                return members[name]
        return (
            None if owner in self.members or owner in FOREIGN else self.only(self.values.get(name))
        )

    def only(self, types):
        return next(iter(types)) if types and len(types) == 1 else None

    def areBeside(self, owner, one, other):
        """Whether one type has both members, with one type. If `owner` is known, only that type
        counts.
        """
        if owner in FOREIGN:
            return one in FOREIGN[owner] and other in FOREIGN[owner]
        known = [self.members[owner]] if owner in self.members else self.members.values()
        return any(
            one in members and other in members and members[one] == members[other]
            for members in known
        )


class Scope:
    """The names that are visible at a place, innermost last."""

    def __init__(self, declarations):
        self.declarations = declarations
        self.levels = []
        self.owner = ""

    def enter(self, names=()):
        self.levels.append(dict(names))

    def leave(self):
        self.levels.pop()

    def add(self, name, type_name):
        if self.levels and name.isidentifier() and name != "_":
            self.levels[-1][name] = plain(type_name)

    def names(self):
        found = {}
        for level in self.levels:
            found.update(level)
        return found

    def type_of(self, node):
        """Returns the type of an expression, or an empty text if the type is not known."""
        kind = node.kind
        if kind == "word":
            names = self.names()
            if node.text in names:
                return names[node.text]
            return self.declarations.members.get(self.owner, {}).get(node.text, "")
        if kind == "marked":
            return self.type_of(node.value)
        if kind == "bool":
            return "Bool"
        if kind == "chain":
            return self.type_of_chain(node)
        return ""

    def type_of_chain(self, node):
        links = node.links
        current, index = self.type_of(node.base), 0
        if node.base.kind == "word" and links[0].kind == "call" and not current:
            name = node.base.text
            current = (
                name
                if name[0].isupper()
                else self.declarations.only(
                    self.declarations.functions.get(signature(name, links[0]))
                )
            )
            index = 1
        while index < len(links):
            link = links[index]
            if link.kind == "member":
                following = links[index + 1] if index + 1 < len(links) else None
                if following is not None and following.kind == "call":
                    current = self.declarations.only(
                        self.declarations.functions.get(signature(link.name, following))
                    )
                    index += 1
                else:
                    current = self.declarations.member(current, link.name)
            elif link.kind == "index":
                element = re.fullmatch(r"\[([\w.]+)\]", current or "")
                current = element.group(1) if element else None
            elif link.kind != "postfix":
                return ""
            index += 1
        return current or ""

    def named(self, type_name):
        """Returns the parameters and local names of a type."""
        return [name for name, its in self.names().items() if type_name and its == type_name]

    def others(self, name, type_name):
        """Returns other values in scope for a name: the next ones of its type on either side, those
        with confusable names, and members with the name, such as `path.section` for `section`.
        """
        names = self.names()
        found = self.named(type_name)
        if name in found:
            index = found.index(name)
            found = found[max(0, index - 1) : index] + found[index + 1 : index + 2]
        for each, its in names.items():
            if type_name in QUANTITIES and (its in self.declarations.members or its in FOREIGN):
                if self.declarations.member(its, name) == type_name:
                    found.append(f"{each}.{name}")
        members = self.declarations.members.get(self.owner, {})
        for other in exchanged(name):
            its = names[other] if other in names else members.get(other)
            if (
                its is not None
                and other not in found
                and (not its or not type_name or its == type_name)
            ):
                found.append(other)
        return found


def signature(name, call):
    return f"{name}({''.join((argument.label or '_') + ':' for argument in call.arguments)})"
