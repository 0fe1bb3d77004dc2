"""What a statement reads, writes and calls, as far as the text shows it, so that two statements are
exchanged only if the order can matter.
"""

import re
from dataclasses import dataclass, field

from .tokens import OPERATOR, STRING, WORD

# Words that are no names.
KEYWORDS = set(
    """
    as await async break case catch continue default defer do else false fallthrough for func
    guard if in init inout is let nil repeat rethrows return static switch throw throws true try
    var where while any some borrowing consuming
    """.split()
)
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="}
# Methods of the standard library that change their collection, and those that only read it.
MUTATING = set(
    """
    append insert remove removeAll removeFirst removeLast removeSubrange removeValue popFirst
    popLast sort reverse shuffle swapAt formUnion formIntersection formSymmetricDifference
    subtract update updateValue merge replaceSubrange toggle negate next add
    """.split()
)
READING = set(
    """
    contains map compactMap flatMap filter first last firstIndex lastIndex sorted reversed min
    max reduce allSatisfy enumerated joined split prefix suffix dropFirst dropLast hasPrefix
    hasSuffix forEach isEmpty count index zip union subtracting intersection keys values
    lowerBound upperBound
    """.split()
)
# Room that is reserved cannot be seen.
UNSEEN = {"reserveCapacity"}
# Calls that record an event or write a file, in an order that a test can read.
RECORDING = re.compile(r"(record|log|tell|write|note(InInnermost|Scroll|Children))[A-Z]?\w*$")
# A set, which has no order.
RECORDED_AS_SET = {"recordNotModelled"}
OF_FILES = {"createDirectory", "removeItem", "moveItem", "copyItem"}
LEAVING = {"return", "break", "continue", "throw"}
# How many functions of one name are read. With more, the name says too little.
MOST = 4


@dataclass
class Effects:
    # Paths of names, such as ("frame", "origin").
    reads: set = field(default_factory=set)
    writes: set = field(default_factory=set)
    # The last names of what called functions and observers read and write.
    deepReads: set = field(default_factory=set)
    deepWrites: set = field(default_factory=set)
    # The functions that are called: the path of the object, and the name.
    calls: list = field(default_factory=list)
    # Whether a method of the superclass or a closure of the caller is called, which can read and
    # write any property.
    callsSuper: bool = False
    # Whether the statement itself calls the app.
    callsApp: bool = False
    # Whether the app is reached, or an event recorded, possibly by a called function.
    reaches: bool = False
    # Whether the statement can leave the block.
    leaves: bool = False
    declared: set = field(default_factory=set)

    def writes_beyond(self, local_names):
        """Whether the statement changes more than local names."""
        return bool(self.deepWrites) or any(
            len(path) > 1 or path[0] not in local_names for path in self.writes
        )

    def is_seen(self, local_names):
        """Whether the statement can have an effect that the app sees, or depend on the app."""
        return (
            self.reaches
            or self.callsSuper
            or self.writes_beyond(local_names)
            or (
                bool(self.writes)
                and any(len(path) > 1 or path[0] not in local_names for path in self.reads)
            )
        )

    def order_matters(self, other, local_names):
        return (
            self.touches(other)
            or other.touches(self)
            or (self.reaches and other.reaches)
            or (self.callsSuper and other.writes_beyond(local_names))
            or (other.callsSuper and self.writes_beyond(local_names))
            or (
                other.leaves
                and (self.reaches or self.callsSuper or self.writes_beyond(local_names))
            )
        )

    def touches(self, other):
        """Whether this statement writes what the other reads or writes."""
        for path in self.writes:
            # Two elements of one list are probably different ones.
            is_element = path[-1] == "[]" and path not in self.reads | other.reads
            elements = {path} if is_element else set()
            for theirs in (other.reads | other.writes) - elements:
                length = min(len(path), len(theirs))
                if path[:length] == theirs[:length]:
                    return True
            if path[-1] in other.deepReads or path[-1] in other.deepWrites:
                return True
        names = {name for path in other.reads | other.writes for name in path}
        return bool(self.deepWrites & (names | other.deepReads | other.deepWrites))


def matching(found, index, step=1):
    """Returns the index of the bracket that matches the one at an index."""
    depth = 0
    while 0 <= index < len(found):
        text = found[index].text
        if found[index].kind != STRING:
            if text in ("(", "[", "{"):
                depth += 1
            elif text in (")", "]", "}"):
                depth -= 1
            if depth == 0:
                return index
        index += step
    return index


def labels(found, bracket):
    """Returns the labels of a call as in a signature, such as `move:to:`."""
    end = matching(found, bracket)
    text, index, begins = "", bracket + 1, True
    while index < end:
        if begins:
            is_labelled = found[index].kind == WORD and found[index + 1].text == ":"
            text += found[index].text + ":" if is_labelled else "_:"
            begins = False
        if found[index].text in ("(", "[", "{") and found[index].kind != STRING:
            index = matching(found, index)
        elif found[index].text == ",":
            begins = True
        index += 1
    return text


def direct(found, first, last):
    """Returns the effects of tokens without those of called functions."""
    effects = Effects()
    index = first
    tuple_end = first - 1
    if found[first].text == "(":
        end = matching(found, first)
        if end < last and found[end + 1].text == "=":
            tuple_end = end
    while index <= last:
        token = found[index]
        before = found[index - 1].text if index > 0 else ""
        if token.kind == STRING:
            for inner in re.findall(r"\\\(([^)]*)\)", token.text):
                effects.reads.update((word,) for word in re.findall(r"[a-z]\w*", inner))
            index += 1
            continue
        if token.text in LEAVING or (token.text == "try" and found[index + 1].text not in "?!"):
            effects.leaves = True
        is_label = (
            index < last
            and found[index + 1].text == ":"
            and before in ("(", ",")
            and not found[index + 1].free_before
        )
        if before in ("let", "var") and token.kind == WORD:
            effects.declared.add(token.text)
        if token.kind != WORD or token.text in KEYWORDS or before == "." or is_label:
            index += 1
            continue
        index = path(found, index, last, index <= tuple_end, effects)
    return effects


def path(found, index, last, is_written, effects):
    """Reads a chain of names, notes what happens to it, and returns the index of the next token."""
    start = index
    before = found[index - 1].text if index > 0 else ""
    names = [found[index].text]
    index += 1
    while index <= last:
        text = found[index].text
        if text in ("?", "!") and not found[index].free_before and found[index].kind == OPERATOR:
            index += 1
        elif text == "." and index < last and found[index + 1].kind == WORD:
            names.append(found[index + 1].text)
            index += 2
        elif text == "[" and not found[index].free_before:
            inner = direct(found, index + 1, matching(found, index) - 1)
            effects.reads |= inner.reads | inner.writes
            effects.calls += inner.calls
            names.append("[]")
            index = matching(found, index) + 1
        else:
            break
    if names[0] == "super":
        effects.callsSuper = True
    following = found[index].text if index <= last else ""
    is_called = (following == "(" and not found[index].free_before) or (
        following == "{" and len(names) > 1
    )
    if names[0] in ("self", "super") and len(names) > 1:
        names = names[1:]
    if is_called and names[-1] != "[]":
        signature = names[-1] + "(" + (labels(found, index) if following == "(" else "")
        effects.calls.append((tuple(names[:-1]), names[-1], signature))
        owner = tuple(names[:-1])
        if owner:
            is_statement = start == 0 or found[start].is_first or before in ("{", ";", "try", "in")
            changes = names[-1] in MUTATING or (is_statement and names[-1] not in READING)
            if changes and not owner[0][0].isupper():
                effects.writes.add(owner)
            effects.reads.add(owner)
        return index
    if following in ASSIGNMENTS or is_written or before == "&":
        if names != ["_"]:
            effects.writes.add(tuple(names))
        if following != "=" and not is_written:
            effects.reads.add(tuple(names))
    elif not (len(names) == 1 and names[0][0].isupper()):
        effects.reads.add(tuple(names))
    return index


class Bodies:
    """The bodies of the package's functions and properties, by name."""

    def __init__(self, appFunctions, appObjects):
        self.found = {}
        self.effects = {}
        self.appFunctions, self.appObjects = appFunctions, appObjects

    def add(self, name, owner, found, node, role):
        if node.body is not None and node.body.last > node.body.first + 1:
            self.found.setdefault((name, role), []).append((owner, found, node))

    def names_app_object(self, found, first, last):
        for index in range(first, min(last, len(found) - 1)):
            text, following = found[index].text, found[index + 1].text
            if text in self.appObjects and following in (".", "?"):
                return True
        return False

    def of(self, found, first, last, owner, local_names):
        """Returns the effects of a statement, with those of the functions that it calls."""
        effects = direct(found, first, last)
        self.note_reaching(effects, found, first, last)
        for receiver, name, _ in effects.calls:
            if not receiver and name in local_names:
                effects.callsSuper = True
                continue
            if name in READING or (receiver and name in MUTATING):
                continue
            self.deepen(effects, name, "function", owner if not receiver else None)
        for each in effects.reads:
            self.deepen(effects, each[-1], "get", owner if len(each) == 1 else None)
        for each in effects.writes:
            self.deepen(effects, each[-1], "set", owner if len(each) == 1 else None)
        return effects

    def note_reaching(self, effects, found, first, last):
        effects.callsApp = self.names_app_object(found, first, last) or any(
            self.is_app_function(each) for _, _, each in effects.calls
        )
        effects.reaches = effects.callsApp or any(
            name in OF_FILES or RECORDING.match(name) and name not in RECORDED_AS_SET
            for _, name, _ in effects.calls
        )

    def is_app_function(self, call):
        """Whether a call has the labels of a function that the app may implement. Closures behind
        the brackets have none.
        """
        return any(each.startswith(call) for each in self.appFunctions.get(call.split("(")[0], ()))

    def deepen(self, effects, name, role, owner):
        bodies = self.found.get((name, role), [])
        own = [body for body in bodies if body[0] == owner]
        bodies = own or bodies
        if len(bodies) > MOST:
            return
        for body in bodies:
            inner = self.inside(name, role, body)
            effects.deepReads |= inner.deepReads
            effects.deepWrites |= inner.deepWrites
            effects.reaches = effects.reaches or inner.reaches

    def inside(self, name, role, body):
        """Returns what a body reads and writes beyond its own names."""
        key = id(body[2])
        if key not in self.effects:
            _, found, node = body
            effects = direct(found, node.body.first + 1, node.body.last - 1)
            self.note_reaching(effects, found, node.body.first, node.body.last)
            own = effects.declared | {each for each, _ in node.parameters or []} | {"newValue"}
            for theirs, deep in (
                (effects.reads, effects.deepReads),
                (effects.writes, effects.deepWrites),
            ):
                for each in theirs:
                    names = each[1:] if each[0] in own else each
                    deep.update(part for part in names[-2:] if part != "[]")
            self.effects[key] = effects
        return self.effects[key]
