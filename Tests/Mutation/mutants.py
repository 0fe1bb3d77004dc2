"""The mutants of a file: what is changed, and how the change is woven into the text beside the
original.

A mutant is woven in by insertions alone, so that any number of mutants fit into one text, and lines
keep their numbers:

    a < b               mutantLess(17, a, b)                    a function knows the change
    view.frame.width    mutantOther(18, view.frame.height, view.frame.width)
    rows[...].first     (mutant(21) ? nil : rows[...].first)
    pool.put(view)      if !mutant(19) { pool.put(view) }
    frame.origin.x = 1  if mutant(20) { frame.origin.y = 1 } else { frame.origin.x = 1 }
    a(); b()            if !mutant(22) { a() }; b(); if mutant(22) { a() }
"""

import hashlib
import re
from collections import Counter
from dataclasses import dataclass, field

from .effects import UNSEEN
from .syntax import Node, Parser
from .tokens import STRING, tokens
from .values import APP_OBJECTS, Scope, exchanged, plain, signature

# Pairs of members, arguments and functions that are easily confused.
PAIRS = """
    width height|x y|dx dy|minX maxX|minY maxY|minX minY|maxX maxY|midX midY|top bottom|left right
    leading trailing|horizontal vertical|min max|first last|before after|along across|start end
    up down|section item|row section|inserted deleted|insertions deletions|removeFirst removeLast
    lowerBound upperBound|hasPrefix hasSuffix|union intersection|leftToRight rightToLeft
    backward forward|initial final|a d|b c|tx ty|sin cos|firstIndex lastIndex|contains allSatisfy
    prefix suffix|formUnion subtract|dropFirst dropLast|keys values|old new|floor ceil|header footer
    index count
"""
SWAPS = {}
for pair in re.split(r"[|\n]", PAIRS.strip()):
    one, other = pair.split()
    SWAPS.setdefault(one, []).append(other)
    SWAPS.setdefault(other, []).append(one)
ARGUMENTS = [
    set(pair.split())
    for pair in (
        "x y|width height|dx dy|top bottom|left right|leading trailing|before after|along"
        " across|from to|at to|start end".split("|")
    )
]

RELAXED = {
    "<": ("<=", "mutantLess"),
    "<=": ("<", "mutantLessOrEqual"),
    ">": (">=", "mutantMore"),
    ">=": (">", "mutantMoreOrEqual"),
}
COMPARISONS = {
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
    "==": "!=",
    "!=": "==",
    "===": "!==",
    "!==": "===",
}
ARITHMETIC = {
    "+": ("-", "mutantPlus"),
    "-": ("+", "mutantMinus"),
    "*": ("/", "mutantTimes"),
    "/": ("*", "mutantDivided"),
}
COMPOUND = {
    "+=": ("-=", "mutantAdd"),
    "-=": ("+=", "mutantTake"),
    "*=": ("/=", "mutantMultiply"),
    "/=": ("*=", "mutantDivide"),
}
RANGES = {"..<": "mutantUpTo", "...": "mutantThrough"}
# The values that a function of a type returns when it returns early.
PLAIN = {
    "Bool": ["true", "false"],
    "Int": ["0"],
    "CGFloat": ["0"],
    "Double": ["0"],
    "TimeInterval": ["0"],
    "CGRect": [".zero"],
    "CGSize": [".zero"],
    "CGPoint": [".zero"],
    "UIEdgeInsets": [".zero"],
    "NSDirectionalEdgeInsets": [".zero"],
    "CGAffineTransform": [".identity"],
}
# The kinds of mutants that exchange a value for another of its type. The second is for values that
# the app receives.
VALUE, VALUE_TO_APP = "another value", "another value to the app"
# What a tired developer does to statements: exchanges neighbors, or moves one across a call of the
# app, which then sees another state.
EXCHANGED, MOVED = "statements exchanged", "moved across a call of the app"
# Conditions under which a function returns early, by the type of a parameter.
CASES = {
    "Bool": ["{}", "!{}"],
    "Int": ["{} == 0"],
    "IndexPath": ["{}.last == 0", "({}.first ?? 0) > 0"],
    "CGRect": ["{}.isEmpty"],
    "CGSize": ["{}.width == 0", "{}.height == 0"],
    "UIView": ["{}.isHidden"],
    "UICollectionReusableView": ["{}.isHidden"],
    "UICollectionViewCell": ["{}.isHidden", "{}.isSelected"],
    "UICollectionViewLayoutAttributes": ["{}.isHidden", "{}.representedElementCategory != .cell"],
    "LayoutAxis": ["{}.direction == .horizontal"],
    "RightToLeftFlip": ["{}.width != nil"],
    "ElementKey": ["{}.category != .cell"],
    "String": ["{}.isEmpty"],
}
# Modules that only work on texts and recordings. No app of theirs can see a statement that moved.
WITHOUT_APP = (
    "Sources/OffscreenPorter/",
    "Sources/OffscreenPictures/",
    "Sources/OffscreenCommand/",
)
PROBE = "Sources/OffscreenCommand/Probe/"
# Members of a collection that are empty if it is empty.
WALKING = set(
    """
    map compactMap flatMap filter sorted reversed enumerated indices joined dropFirst dropLast keys
    values first last min max prefix suffix lazy shuffled
    """.split()
)
# Functions for texts and logging, which are not mutated.
TEXTS = {"description", "debugDescription", "customMirror", "hash(into:)"}
LOGGING = {"print", "fatalError", "preconditionFailure", "assertionFailure", "assert"}


@dataclass
class Mutant:
    file: str
    function: str
    kind: str
    # The change for reports: a range of the source and the new text.
    start: int
    end: int
    new: str
    # What is woven in: (position, text, whether it opens or closes, start and end of the span it
    # stands around).
    opening: str = ""
    closing: str = ""
    span: tuple = (0, 0)
    replaced: tuple = None
    # A text that is inserted at another position, behind everything that ends there, or before
    # everything that begins there.
    moved: tuple = None
    # The statement that contains the mutant.
    statement: tuple = (0, 0)
    number: int = 0
    # Whether the mutant is in the value of a static or global property, which is computed once for
    # all tests.
    once: bool = False
    key: str = ""
    line: int = 0
    old: str = ""
    source: str = field(default="", repr=False)


class Maker:
    """Walks the tree of a file and makes its mutants."""

    def __init__(self, path, text, declarations):
        self.path, self.source = path, text
        self.scope = Scope(declarations)
        self.reachesApp = False
        self.tokens = tokens(text)
        parser = Parser(self.tokens)
        self.tree = parser.file()
        self.skipped = parser.skipped
        self.found = []
        self.function = ""
        self.returns = ""
        self.statement = None
        self.once = False
        self.words = {token.text for token in self.tokens}
        # The number of assignments to each name.
        self.writers = Counter(
            name.text
            for before, name, token in zip(self.tokens, self.tokens[1:], self.tokens[2:])
            if token.text == "=" and before.text not in ("let", "var")
        )

    def mutants(self):
        for node in self.tree:
            self.member(node, "")
        seen = {}
        for mutant in sorted(self.found, key=lambda m: (m.start, m.end, m.kind, m.new)):
            mutant.source = self.source
            mutant.old = self.source[mutant.start : mutant.end]
            mutant.line = self.source.count("\n", 0, mutant.start) + 1
            # The key depends on the content. Equal changes of equal texts in one function are
            # numbered.
            line = self.source[self.source.rfind("\n", 0, mutant.start) + 1 :]
            line = " ".join(line[: line.find("\n")].split())
            content = (
                self.path,
                mutant.function,
                line,
                mutant.kind,
                " ".join(mutant.old.split()),
                mutant.new,
            )
            seen[content] = seen.get(content, 0) + 1
            mutant.key = hashlib.sha256(repr((content, seen[content])).encode()).hexdigest()[:12]
        self.found.sort(key=lambda m: (m.start, m.end, m.kind, m.new))
        return self.found

    # Text

    def start(self, node):
        return self.tokens[node.first].start

    def end(self, node):
        return self.tokens[node.last].end

    def raw(self, first, last, changes={}):
        """Returns tokens as one line, some of them changed; None if their line breaks must stay."""
        parts = []
        for index in range(first, last + 1):
            token = self.tokens[index]
            if token.kind == STRING and "\n" in token.text:
                return None
            if token.text == "{" and any(
                other.is_first for other in self.tokens[index + 1 : last + 1]
            ):
                return None
            if index > first and token.start > self.tokens[index - 1].end:
                parts.append(" ")
            parts.append(changes.get(index, token.text))
        return "".join(parts)

    # Making

    def make(self, kind, start, end, new, opening, closing, span, replaced=None, moved=None):
        around = (self.start(self.statement), self.end(self.statement)) if self.statement else span
        self.found.append(
            Mutant(
                self.path,
                self.function,
                kind,
                start,
                end,
                new,
                opening,
                closing,
                span,
                replaced,
                moved,
                around,
                once=self.once,
            )
        )

    def choice(self, kind, node, new, first=None, last=None):
        """Makes a mutant that replaces an expression by another text."""
        first, last = node.first if first is None else first, node.last if last is None else last
        if new is None:
            return
        start, end = self.tokens[first].start, self.tokens[last].end
        self.make(kind, start, end, new, f"(mutant(#) ? {new} : ", ")", (start, end))

    def called(self, kind, node, name, new, shown=None):
        start, end = shown or (self.start(node), self.end(node))
        self.make(kind, start, end, new, f"{name}(#, ", ")", (self.start(node), self.end(node)))

    def operator(self, kind, node, name, new, inout=False):
        """Replaces an operator by a function, so that `a < b` becomes `mutantLess(#, a, b)`."""
        token = self.tokens[node.at]
        left = "&" if inout else ""
        self.make(
            kind,
            token.start,
            token.end,
            new,
            f"{name}(#, {left}",
            ")",
            (self.start(node), self.end(node)),
            (token.start, token.end, ","),
        )

    def inserted(self, kind, position, text, shown, new):
        self.make(kind, shown[0], shown[1], new, text, "", (position, position))

    # Declarations

    def member(self, node, owner):
        if node.kind == "type":
            outer, self.scope.owner = self.scope.owner, node.name
            for member in node.members:
                self.member(member, f"{owner}.{node.name}" if owner else node.name)
            self.scope.owner = outer
        elif node.kind == "function":
            self.function_body(node, owner)
        elif node.kind == "variable":
            self.variable(node, owner)

    def variable(self, node, owner):
        outer = self.function
        self.function = f"{owner}.{node.name}" if owner else node.name
        if node.value is not None and node.name not in TEXTS:
            self.once = "static" in node.modifiers or not owner
            self.expression(node.value)
            self.once = False
        for accessor in node.accessors or []:
            self.function_body(accessor, owner)
        self.function = outer

    def function_body(self, node, owner):
        if node.name.split(".")[0] in TEXTS or node.body is None:
            return
        outer = (self.function, self.returns)
        self.scope.enter()
        for name, type_name in node.parameters or []:
            self.scope.add(name, type_name)
        self.function = f"{owner}.{node.name}" if owner else node.name
        self.returns = self.raw(*node.returns) if node.returns else ""
        if self.returns == "Void":
            self.returns = ""
        for value in node.defaults:
            self.expression(value)
        statements = node.body.statements
        yields = bool(self.returns)
        if statements and not node.name.startswith("init"):
            self.early_return(node, statements, yields)
            self.return_in_a_case(node, statements, yields)
        self.block(statements, yields and len(statements) == 1)
        self.scope.leave()
        self.function, self.returns = outer

    def early_return(self, node, statements, yields):
        position = self.tokens[node.body.first].end
        shown = (self.start(statements[0]), self.start(statements[0]))
        if not yields:
            if len(statements) > 1:
                self.inserted(
                    "early return", position, " if mutant(#) { return };", shown, "return; "
                )
            return
        single = len(statements) == 1 and statements[0].kind == "expression"
        for value in self.plain_values():
            if single:
                expression = statements[0].expression
                if self.raw(expression.first, expression.last) != value and expression.kind not in (
                    "bool",
                    "number",
                    "nil",
                    "value",
                ):
                    self.choice("early return", expression, value)
            elif statements[0].kind != "return" and not (
                len(statements) == 1 and statements[0].kind in ("if", "switch")
            ):
                self.inserted(
                    "early return",
                    position,
                    f" if mutant(#) {{ return {value} }};",
                    shown,
                    f"return {value}; ",
                )

    def return_in_a_case(self, node, statements, yields):
        """Returns early in a case that a test easily lacks, such as for an empty list or a hidden
        view.
        """
        if len(statements) < 2:
            return
        values = self.plain_values() if yields else [""]
        if not values:
            return
        position = self.tokens[node.body.first].end
        shown = (self.start(statements[0]), self.start(statements[0]))
        for name, type_name in node.parameters or []:
            text = plain(type_name) if "inout" not in (type_name or "") else ""
            cases = CASES.get(text, []) if not (type_name or "").rstrip().endswith("?") else []
            if text.startswith(("[", "Set<", "ContiguousArray<")) and "?" not in (type_name or ""):
                cases = ["{}.isEmpty", "{}.count == 1"]
            for case in cases:
                condition = case.format(name)
                if "isEmpty" in case and self.is_same_if_empty(name, statements, values[-1]):
                    continue
                leave = f"return {values[-1]}".strip()
                self.inserted(
                    "early return in a case",
                    position,
                    f" if {condition}, mutant(#) {{ {leave} }};",
                    shown,
                    f"if {condition} {{ {leave} }}; ",
                )

    def is_same_if_empty(self, name, statements, value):
        """Whether a body by its form returns a value, or does nothing, for an empty parameter: it
        only declares names and walks through the parameter.
        """
        empty_names = {name}
        for statement in statements:
            if statement.kind == "guard":
                words = {self.tokens[i].text for i in range(statement.first, statement.body.first)}
                asks = words & {"isEmpty", "first", "last", "min", "max"}
                leaves = self.raw(statement.body.first + 1, statement.body.last - 1) or ""
                return name in words and bool(asks) and leaves == f"return {value}".strip()
            if statement.kind == "variable":
                if statement.value is None or not self.is_made_of(statement.value, empty_names):
                    continue
                empty_names.update(statement.name.split())
            elif statement.kind == "for":
                if not self.is_made_of(statement.sequence, empty_names):
                    return False
            elif statement.kind == "return" or statement is statements[-1]:
                result = statement.value if statement.kind == "return" else None
                if result is None or not value:
                    return statement.kind == "return" and not value
                return value in ("[]", "[:]", "nil") and self.is_made_of(result, empty_names)
            else:
                return False
        return not value

    def is_made_of(self, node, names):
        """Whether an expression is an empty value or walks through one of some empty values."""
        while node.kind == "marked":
            node = node.value
        if self.raw(node.first, node.last) in ("[]", "[:]"):
            return True
        if node.kind == "chain" and node.base.kind == "tuple" and len(node.base.elements) == 1:
            return self.is_made_of(node.base.elements[0].value, names)
        if node.kind == "chain" and node.base.text == "zip":
            words = [self.tokens[index].text for index in range(node.first, node.last + 1)]
            return any(word in names for word in words[2:4] + words[-2:-1])
        word = node.base.text if node.kind == "chain" else node.text
        if node.kind not in ("chain", "word") or word not in names:
            return False
        members = [link.name for link in node.links if link.kind == "member"] if node.links else []
        return all(each in WALKING for each in members)

    def plain_values(self):
        text = self.returns
        if text.endswith("?"):
            return ["nil"]
        if text.startswith("[") and text.endswith("]"):
            return ["[:]" if ":" in text.split("]")[0] and text.count("[") == 1 else "[]"]
        if text.startswith(("Set<", "ContiguousArray<")):
            return ["[]"]
        return PLAIN.get(text, [])

    # Statements

    def block(self, statements, is_value=False):
        """Makes the mutants of a block. With `is_value` the only statement is the value of the
        block.
        """
        self.scope.enter()
        for statement in statements:
            outer, self.statement = self.statement, statement
            self.one_statement(statement, is_value and len(statements) == 1)
            self.statement = outer
        for first, second in zip(statements, statements[1:]):
            self.exchange_statements(first, second)
        self.scope.leave()

    def exchange_statements(self, first, second):
        """Does the first of two statements after the second; and an expression after a call of the
        app before that call. Both are done only where the order can matter.
        """
        if self.function.rsplit(".", 1)[-1].startswith("init"):
            return
        behind = self.can_move(first) and second.kind in (
            "expression",
            "variable",
            "if",
            "guard",
            "for",
        )
        if not behind and not self.can_move(second):
            return
        local_names = self.scope.names()
        one, other = (
            self.scope.declarations.effects(self.tokens, each, self.scope.owner, local_names)
            for each in (first, second)
        )
        has_app = not self.path.startswith(WITHOUT_APP) or self.path.startswith(PROBE)
        if behind:
            moves = has_app and (one.callsApp or other.callsApp)
            seen = one.is_seen(local_names) if moves else one.order_matters(other, local_names)
            if seen or one.touches(other) or other.touches(one):
                self.move(first, self.end(second), moves, "; if mutant(#) {{ {} }}")
        elif has_app and one.callsApp:
            if other.is_seen(local_names) or one.touches(other):
                self.move(second, self.start(first), True, "if mutant(#) {{ {} }}; ")

    def can_move(self, node):
        """Whether a statement declares nothing, and is no text or log."""
        return (
            node.kind == "expression"
            and self.tokens[node.first].text not in LOGGING
            and not any(self.tokens[index].text in UNSEEN for index in range(node.first, node.last))
            and self.raw(node.first, node.last) is not None
        )

    def move(self, node, position, reaches_app, pattern):
        text = self.raw(node.first, node.last)
        start, end = self.start(node), self.end(node)
        self.make(
            MOVED if reaches_app else EXCHANGED,
            start,
            end,
            "",
            "if !mutant(#) { ",
            " }",
            (start, end),
            moved=(position, pattern.format(text)),
        )

    def one_statement(self, node, is_value):
        kind = node.kind
        if kind in ("function", "type"):
            self.member(node, self.function)
        elif kind == "variable":
            if node.value is not None:
                self.expression(node.value)
            for accessor in node.accessors or []:
                self.function_body(accessor, self.function)
            self.declare(node)
        elif kind == "expression":
            self.expression_statement(node, is_value)
        elif kind == "if":
            self.if_statement(node, is_value)
        elif kind == "guard":
            self.conditions(node.conditions, "guard")
            self.block(node.body.statements)
            self.bind(node.conditions)
        elif kind == "while":
            self.conditions(node.conditions, "while")
            self.scope.enter()
            self.bind(node.conditions)
            self.loop(node)
            self.scope.leave()
        elif kind == "repeat":
            self.conditions(node.conditions, "while")
            self.block(node.body.statements)
        elif kind == "for":
            self.expression(node.sequence)
            if node.filter is not None:
                self.condition(node.filter)
            self.drop("loop dropped", node)
            self.scope.enter({name: "" for name in node.names})
            self.loop(node)
            self.scope.leave()
        elif kind == "switch":
            self.expression(node.subject)
            for case in node.cases:
                for filter in case.filters:
                    self.condition(filter)
                self.block(case.statements, is_value)
                if not is_value:
                    self.leave_out("branch left out", case.statements)
        elif kind == "do":
            for block in node.blocks:
                self.block(block.statements)
        elif kind == "defer":
            self.block(node.body.statements)
        elif kind == "return":
            if node.value is not None:
                self.returned(node.value)
        elif kind == "throw":
            pass
        elif kind == "jump" and node.word == "continue":
            start, end = self.start(node), self.end(node)
            text = self.raw(node.first, node.last).replace("continue", "break")
            self.make(
                "continue for break",
                start,
                end,
                text,
                f"if mutant(#) {{ {text} }}; ",
                "",
                (start, end),
            )

    def returned(self, value):
        """Makes mutants of a returned value, also nil or an empty value, if the type has one."""
        self.expression(value)
        if value.kind in ("nil", "bool", "number", "value"):
            return
        text = self.raw(value.first, value.last)
        for plain in self.plain_values():
            if plain in ("nil", "[]", "[:]") and text not in ("[]", "[:]", "nil"):
                self.choice("result emptied", value, plain)

    def loop(self, node):
        statements = node.body.statements
        self.block(statements)
        if (
            statements
            and node.kind == "for"
            and statements[-1].kind not in ("return", "jump", "throw")
        ):
            position = self.end(statements[-1])
            self.make(
                "loop cut",
                position,
                position,
                "; break",
                "",
                "; if mutant(#) { break }",
                (self.start(statements[0]), position),
            )

    def drop(self, kind, node):
        self.make(
            kind,
            self.start(node),
            self.end(node),
            "",
            "if !mutant(#) { ",
            " }",
            (self.start(node), self.end(node)),
        )

    def expression_statement(self, node, is_value):
        expression = node.expression
        inner = expression
        while inner.kind == "marked":
            inner = inner.value
        if is_value:
            self.returned(expression)
            return
        callee = self.tokens[inner.first].text
        if callee in LOGGING:
            return
        if callee in ("precondition",):
            self.expression(inner.links[0].arguments[0].value)
            return
        if callee == "super":
            self.drop("super dropped", node)
        elif not (inner.kind == "assign" and (callee == "_" or self.initializes(inner.target))):
            one_of_several = inner.kind == "assign" and self.writes_with_others(inner)
            self.drop("assignment left out" if one_of_several else "statement dropped", node)
        if inner.kind == "assign":
            if inner.operator in COMPOUND:
                new, name = COMPOUND[inner.operator]
                self.operator("arithmetic", inner, name, new, inout=True)
            if not self.initializes(inner.target):
                self.lvalue(inner.target, node)
                self.leave_out_assignment(inner, node)
            self.expression(inner.value, is_statement=True)
        elif inner.kind == "chain":
            self.chain(inner, whole=node)
        else:
            self.expression(inner)

    def writes_with_others(self, assign):
        """Whether another statement of the file assigns to the same name."""
        target = assign.target
        name = target.text if target.kind == "word" else ""
        if target.kind == "chain" and target.links[-1].kind == "member":
            name = target.links[-1].name
        return assign.operator == "=" and self.writers[name] > 1

    def leave_out_assignment(self, assign, statement):
        """Leaves out one of the assignments of `(a, b) = (c, d)`."""
        targets, values = assign.target, assign.value
        if targets.kind != "tuple" or values.kind != "tuple":
            return
        if len(targets.elements) != len(values.elements) or len(targets.elements) < 2:
            return
        for index, element in enumerate(targets.elements):
            text = self.raw_with(statement, [(element.value, "_")])
            start, end = self.start(element.value), self.end(element.value)
            self.instead("assignment left out", statement, text, start, end, "_")

    def initializes(self, target):
        """Whether an assignment is probably the first one of a property, without which nothing
        compiles.
        """
        if self.function.rsplit(".", 1)[-1].split("(")[0] != "init":
            return False
        return target.kind == "word" or (
            target.kind == "chain" and target.base.text == "self" and len(target.links) == 1
        )

    def lvalue(self, node, statement):
        """Makes mutants that assign to another member."""
        if node.kind == "chain":
            self.chain(node, whole=statement)
        elif node.kind == "tuple":
            for element in node.elements:
                self.lvalue(element.value, statement)

    def if_statement(self, node, is_value):
        self.conditions(node.conditions, "if")
        self.scope.enter()
        self.bind(node.conditions)
        self.block(node.body.statements, is_value)
        self.scope.leave()
        if node.other is not None:
            if node.other.kind == "if":
                self.if_statement(node.other, is_value)
            else:
                self.block(node.other.statements, is_value)
                if not is_value:
                    self.leave_out("branch left out", node.other.statements)

    def leave_out(self, kind, statements):
        """Leaves out all statements of a branch. A branch of one statement is left out with it."""
        if len(statements) < 2 or any(each.kind in ("jump", "throw") for each in statements):
            return
        start, end = self.start(statements[0]), self.end(statements[-1])
        self.make(kind, start, end, "", "if !mutant(#) { ", " }", (start, end))

    # Names

    def declare(self, node):
        """Makes the names of a declaration visible to what follows."""
        names = [name for name in node.name.split() if name.isidentifier()]
        if node.returns:
            type_name = self.raw(*node.returns) or ""
        else:
            type_name = (
                self.scope.type_of(node.value) if node.value is not None and len(names) == 1 else ""
            )
        for name in names:
            self.scope.add(name, type_name)

    def bind(self, conditions):
        for condition in conditions:
            if condition.kind == "binding" and condition.name:
                self.scope.add(
                    condition.name,
                    self.scope.type_of(condition.value) if condition.value is not None else "",
                )

    # Another value

    def exchange(self, node, whole=None):
        """Exchanges a name for another. If the name is no value, the whole statement is written
        twice.
        """
        index = node.first
        if self.tokens[index - 1].text == "&":
            return
        start, end = self.tokens[index].start, self.tokens[index].end
        for other in self.scope.others(node.text, self.scope.type_of(node)):
            kind = VALUE_TO_APP if self.reachesApp else VALUE
            if whole is not None:
                self.instead(
                    kind,
                    whole,
                    self.raw(whole.first, whole.last, {index: other}),
                    start,
                    end,
                    other,
                )
            else:
                self.make(kind, start, end, other, f"mutantOther(#, {other}, ", ")", (start, end))

    def exchange_result(self, node):
        """Exchanges a passed member or result for a name of the same type."""
        type_name = self.scope.type_of(node)
        if not type_name or type_name == "Bool":
            return
        start, end = self.start(node), self.end(node)
        kind = VALUE_TO_APP if self.reachesApp else VALUE
        for other in self.scope.named(type_name)[:2]:
            self.make(kind, start, end, other, f"mutantOther(#, {other}, ", ")", (start, end))

    def calls_app(self, node, index):
        """Whether a link of a chain calls code of the app, directly or through the objects that
        hold it.
        """
        links = node.links
        before = [node.base] + links[:index]
        if any((part.text or part.name) in APP_OBJECTS for part in before[:-1] or before):
            return True
        name = (
            links[index - 1].name
            if index > 0 and links[index - 1].kind == "member"
            else node.base.text if index == 0 else None
        )
        return (
            name is not None
            and signature(name, links[index]) in self.scope.declarations.appFunctions
        )

    # Conditions

    def conditions(self, conditions, word):
        for condition in conditions:
            if condition.kind == "binding":
                start = self.start(condition)
                if word != "while":
                    self.make(
                        "condition fails",
                        start,
                        start,
                        "false, ",
                        "!mutant(#), ",
                        "",
                        (start, self.end(condition)),
                    )
                if condition.value is not None:
                    self.expression(condition.value)
            else:
                self.condition(condition, loops=word == "while")

    def condition(self, node, loops=False):
        """Makes the mutants of a whole condition: always true, and never true."""
        if node.kind == "binary" and node.operator in ("&&", "||"):
            for side in (node.left, node.right):
                self.operand(side, node.operator)
            return
        if not loops:
            self.called("condition always true", node, "mutantTrue", "true")
        self.called("condition never true", node, "mutantFalse", "false")
        self.expression(node, decides=True)

    def operand(self, node, operator):
        """Leaves out an operand of `&&` or `||`."""
        inner = node
        if node.kind == "tuple" and len(node.elements) == 1:
            inner = node.elements[0].value
        if inner.kind == "binary" and inner.operator in ("&&", "||"):
            self.operand(inner.left, inner.operator)
            self.operand(inner.right, inner.operator)
            return
        if operator == "&&":
            self.called("operand left out", node, "mutantTrue", "true")
        else:
            self.called("operand left out", node, "mutantFalse", "false")
        self.expression(node, decides=True)

    # Expressions

    def expression(self, node, decides=False, is_statement=False):
        """Makes the mutants of an expression. The argument `decides` is true if the surrounding
        code already negates the expression.
        """
        getattr(self, "visit_" + node.kind)(node, decides)

    def visit_nothing(self, node, decides):
        pass

    visit_string = visit_opaque = visit_nil = visit_nothing

    def visit_word(self, node, decides):
        self.exchange(node)

    def visit_number(self, node, decides):
        text = node.text.replace("_", "")
        if text.startswith(("0x", "0b", "0o")):
            return
        if any(character in text for character in ".eE"):
            new = "1.0" if float(text) == 0 else repr(float(text) * 2)
        else:
            new = str(int(text) + 1)
        self.make(
            "constant",
            self.start(node),
            self.end(node),
            new,
            "mutantNumber(#, ",
            f", {new})",
            (self.start(node), self.end(node)),
        )

    def visit_bool(self, node, decides):
        if not decides:
            self.called(
                "boolean inverted", node, "mutantNot", "false" if node.text == "true" else "true"
            )

    def visit_implicit(self, node, decides):
        for other in SWAPS.get(node.name, []):
            self.choice("swapped", node, "." + other)

    def visit_marked(self, node, decides):
        self.expression(node.value, decides)

    def visit_cast(self, node, decides):
        if node.operator == "is" and not decides:
            self.called(
                "boolean inverted", node, "mutantNot", f"!({self.raw(node.first, node.last)})"
            )
        self.expression(node.value)

    def visit_prefix(self, node, decides):
        if node.operator == "!":
            if not decides:
                self.called(
                    "boolean inverted",
                    node,
                    "mutantNot",
                    self.raw(node.first + 1, node.last) or "not",
                )
            self.expression(node.operand, decides=True)
            return
        if node.operator == "-" and node.operand.kind != "number":
            new = self.raw(node.first + 1, node.last)
            if new is not None:
                self.called("arithmetic", node, "mutantNegative", new)
        if node.operator != "&":
            self.expression(node.operand)

    def visit_tuple(self, node, decides):
        if len(node.elements) == 1:
            self.expression(node.elements[0].value, decides)
            return
        self.arguments(node, node.elements)

    def visit_array(self, node, decides):
        for element in node.elements:
            self.expression(element)
        if len(node.elements) > 1 and not node.isDictionary:
            for element in node.elements:
                self.leave_out_element(node, element)
        if node.elements:
            self.choice("collection emptied", node, "[:]" if node.isDictionary else "[]")

    def leave_out_element(self, node, element):
        """Leaves out one element of a list, such as one kind of elements."""
        others = [each for each in node.elements if each is not element]
        parts = [self.raw(each.first, each.last) for each in others]
        if element.kind not in ("implicit", "chain", "word", "string") or None in parts:
            return
        text = f"[{', '.join(parts)}]"
        start, end = self.start(node), self.end(node)
        self.make(
            "element left out",
            self.start(element),
            self.end(element),
            "",
            f"(mutant(#) ? {text} : ",
            ")",
            (start, end),
        )

    def visit_closure(self, node, decides):
        outer, self.returns = (self.returns, self.reachesApp), ""
        self.reachesApp = False
        self.scope.enter({name: "" for name in node.names})
        self.block(node.statements, is_value=len(node.statements) == 1)
        self.scope.leave()
        self.returns, self.reachesApp = outer

    def visit_value(self, node, decides):
        self.one_statement(node.statement, True)

    def visit_ternary(self, node, decides):
        self.condition(node.condition)
        self.expression(node.chosen)
        self.expression(node.other)

    def visit_assign(self, node, decides):
        # In a closure: `{ count += 1 }`.
        if node.operator in COMPOUND:
            new, name = COMPOUND[node.operator]
            self.operator("arithmetic", node, name, new, inout=True)
        self.expression(node.value)

    def visit_binary(self, node, decides):
        operator = node.operator
        if operator in ("&&", "||"):
            self.operand(node.left, operator)
            self.operand(node.right, operator)
            return
        if operator in RELAXED:
            new, name = RELAXED[operator]
            self.operator("comparison relaxed", node, name, new)
        if operator in ("==", "!=") and node.left.kind == node.right.kind == "tuple":
            self.leave_out_conjunct(node)
        if operator in COMPARISONS and not decides:
            token = self.tokens[node.at]
            self.called(
                "comparison negated",
                node,
                "mutantNot",
                COMPARISONS[operator],
                (token.start, token.end),
            )
        if operator in ARITHMETIC and not (self.is_text(node.left) or self.is_text(node.right)):
            new, name = ARITHMETIC[operator]
            self.operator("arithmetic", node, name, new)
        if operator in RANGES:
            token = self.tokens[node.at]
            self.operator("range one shorter", node, RANGES[operator], operator + "(-1) ")
        if operator == "??":
            self.choice("left out", node.left, "nil")
        self.expression(node.left)
        self.expression(node.right)

    def leave_out_conjunct(self, node):
        """Compares two tuples without one of their elements."""
        pairs = list(zip(node.left.elements, node.right.elements))
        if len(node.left.elements) != len(node.right.elements) or len(pairs) < 2:
            return
        for left, right in pairs:
            texts = [
                ", ".join(
                    self.raw(each.value.first, each.value.last) or ""
                    for each in side
                    if each is not gone
                )
                for side, gone in ((node.left.elements, left), (node.right.elements, right))
            ]
            new = f"({texts[0]}) {node.operator} ({texts[1]})"
            self.choice("operand left out", node, new)

    def is_text(self, node):
        return any(self.tokens[index].kind == STRING for index in range(node.first, node.last + 1))

    def argument_values(self, arguments):
        for argument in arguments:
            if argument.value.kind == "chain":
                self.exchange_result(argument.value)
            self.expression(argument.value)

    def arguments(self, node, arguments):
        self.argument_values(arguments)
        for index, one in enumerate(arguments):
            for other in arguments[index + 1 :]:
                if {one.label, other.label} not in ARGUMENTS or one.label == other.label:
                    continue
                first, second = (
                    self.raw(one.value.first, one.value.last),
                    self.raw(other.value.first, other.value.last),
                )
                if first is None or second is None or first == second:
                    continue
                yield_to = self.raw_with(node, [(one.value, second), (other.value, first)])
                self.choice("arguments swapped", node, yield_to)

    def raw_with(self, node, replacements):
        changes = {}
        for value, text in replacements:
            changes[value.first] = text
            for index in range(value.first + 1, value.last + 1):
                changes[index] = ""
        parts = []
        for index in range(node.first, node.last + 1):
            token = self.tokens[index]
            if "\n" in token.text or (
                token.text == "{"
                and index not in changes
                and any(other.is_first for other in self.tokens[index + 1 : node.last + 1])
            ):
                return None
            text = changes.get(index, token.text)
            if index > node.first and text and token.start > self.tokens[index - 1].end:
                parts.append(" ")
            parts.append(text)
        return "".join(parts)

    def visit_chain(self, node, decides):
        self.chain(node)
        name = node.base.text if node.base.kind == "word" else ""
        call = node.links[0]
        if name.endswith("Key") and name[0].isupper() and call.kind == "call":
            # A cache whose key lacks a part: the part always has its first value.
            for argument in call.arguments if len(call.arguments) > 1 else []:
                value = argument.value
                self.called("part of a key left out", value, "mutantFirst", "the first value")

    def chain(self, node, whole=None):
        """Makes the mutants of a chain of members. If the chain is no value, the statement `whole`
        is written twice.
        """
        base, links = node.base, node.links
        if base.kind not in ("word", "implicit"):
            self.expression(base)
        outer = self.reachesApp
        if base.kind == "word" and links[0].kind not in ("call", "trailing"):
            self.reachesApp = len(links) > 1 and links[1].kind == "call" and self.calls_app(node, 1)
            self.exchange(base, whole)
            self.reachesApp = outer
        callee = base.text if base.kind == "word" else base.name
        if callee in LOGGING:
            return
        if base.kind in ("word", "implicit") and not (
            base.kind == "word" and base.first and self.tokens[base.first - 1].text == "&"
        ):
            called = bool(links) and links[0].kind == "call"
            for other in SWAPS.get(callee, []):
                if base.kind == "word" and not (
                    called and callee in ("min", "max", "floor", "ceil", "sin", "cos")
                ):
                    continue
                last = links[0].last if called else base.last
                name = self.tokens[base.last]
                self.swap(node, base.first, last, base.last, other, whole, optional=False)
        optional = False
        for index, link in enumerate(links):
            if link.kind == "postfix" and link.operator == "?":
                optional = True
            elif link.kind == "member":
                following = links[index + 1] if index + 1 < len(links) else None
                last = link.last
                if following is not None and following.kind in ("call", "trailing"):
                    last = following.last
                    if (
                        following.kind == "call"
                        and index + 2 < len(links)
                        and links[index + 2].kind == "trailing"
                    ):
                        last = links[index + 2].last
                for other in SWAPS.get(link.name, []):
                    self.swap(node, node.first, last, link.first + 1, other, whole, optional)
                if last == link.last:
                    owner = (
                        self.scope.type_of_chain(
                            Node("chain", node.first, node.last, base=base, links=links[:index])
                        )
                        if index
                        else (self.scope.type_of(base))
                    )
                    for other in exchanged(link.name):
                        if other not in SWAPS.get(
                            link.name, []
                        ) and self.scope.declarations.areBeside(owner, link.name, other):
                            self.swap(
                                node,
                                node.first,
                                last,
                                link.first + 1,
                                other,
                                whole,
                                optional,
                                VALUE_TO_APP if outer else VALUE,
                            )
            elif link.kind in ("call", "index"):
                self.reachesApp = link.kind == "call" and self.calls_app(node, index)
                part = Node("call", node.first, link.last) if not optional else None
                before = len(self.found)
                if part is not None and whole is None:
                    self.arguments(part, link.arguments)
                else:
                    self.call_arguments(node, link, whole)
                self.reachesApp = outer
            elif link.kind == "trailing":
                self.visit_trailing(link.closure, whole is not None)

    def call_arguments(self, node, link, whole):
        part = whole or node
        if whole is None:
            self.arguments(part, link.arguments)
            return
        self.argument_values(link.arguments)
        for index, one in enumerate(link.arguments):
            for other in link.arguments[index + 1 :]:
                if one.label == other.label or {one.label, other.label} not in ARGUMENTS:
                    continue
                first, second = (
                    self.raw(one.value.first, one.value.last),
                    self.raw(other.value.first, other.value.last),
                )
                if first is None or second is None or first == second:
                    continue
                self.instead(
                    "arguments swapped",
                    whole,
                    self.raw_with(whole, [(one.value, second), (other.value, first)]),
                    self.tokens[one.first].start,
                    self.tokens[other.last].end,
                )

    def visit_trailing(self, closure, is_statement):
        outer, self.returns = self.returns, ""
        single = len(closure.statements) == 1
        # The closure of a call whose value is not used mostly returns nothing.
        self.scope.enter({name: "" for name in closure.names})
        self.block(closure.statements, is_value=single and not is_statement)
        self.scope.leave()
        self.returns = outer

    def swap(self, node, first, last, name, other, whole, optional, kind="swapped"):
        if whole is not None:
            text = self.raw(whole.first, whole.last, {name: other})
            self.instead(kind, whole, text, self.tokens[name].start, self.tokens[name].end, other)
            return
        if optional:
            first, last = node.first, node.last
        text = self.raw(first, last, {name: other})
        if text is None:
            return
        start, end = self.tokens[first].start, self.tokens[last].end
        token = self.tokens[name]
        calls = any(self.tokens[index].text in "({" for index in range(first, last + 1))
        opening = f"(mutant(#) ? {text} : " if calls else f"mutantOther(#, {text}, "
        self.make(kind, token.start, token.end, other, opening, ")", (start, end))

    def instead(self, kind, whole, text, start, end, new=None):
        """Replaces a whole statement by another."""
        if text is None:
            return
        if new is None:
            start, end, new = self.start(whole), self.end(whole), text
        self.make(
            kind,
            start,
            end,
            new,
            f"if mutant(#) {{ {text} }} else {{ ",
            " }",
            (self.start(whole), self.end(whole)),
        )
