#!/usr/bin/env python3
"""Writes what Swift needs for optional methods, from the protocols that declare them.

usage: optional_methods.py [--check]

To change a method, edit only its declaration in the protocol. A comment at the end of the
declaration is `// required`, or the result of a method that is not implemented, such as `//
default: true`. A method whose result is nothing or nil needs no comment. Each optional method
becomes
  - a default implementation, which records that it ran (`OptionalMethod`),
  - a call in the syntax of code for iOS: `delegate.collectionView?(view, didSelectItemAt: path)`,
  - a method of `UICollectionViewController` or `UITableViewController`, which subclasses override,
  - a case of `OptionalMethodTableTests`, and a method of the delegate of these tests.
--check writes nothing, and exits with 1 if a file differs from the text that would be written.
"""

import dataclasses
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCES = ROOT / "Sources/UIKit"
# The file of each protocol, and after a colon its name, if that is not the name of the file.
PROTOCOLS = [
    "CollectionViews/UICollectionViewDataSource",
    "CollectionViews/UICollectionViewDataSourcePrefetching",
    "CollectionViews/UICollectionViewDelegate",
    "CollectionViews/UICollectionViewDelegateFlowLayout",
    "CollectionViews/DragAndDrop/UICollectionViewDragDelegate",
    "CollectionViews/DragAndDrop/UICollectionViewDropDelegate",
    "TableViews/UITableViewDataSource",
    "TableViews/UITableViewDataSourcePrefetching",
    "TableViews/UITableViewDelegate",
    "Compatibility/Widgets/UITextField:UITextFieldDelegate",
    "Compatibility/Widgets/UITextView:UITextViewDelegate",
    "Compatibility/Widgets/UISearchBar:UISearchBarDelegate",
    "Views/Gestures/UIGestureRecognizer:UIGestureRecognizerDelegate",
    "Views/Scrolling/UIScrollViewDelegate",
]
CONTROLLERS = {
    "CollectionViews/UICollectionViewController": {
        "UICollectionViewDataSource",
        "UICollectionViewDelegate",
        "UIScrollViewDelegate",
    },
    "TableViews/UITableViewController": {
        "UITableViewDataSource",
        "UITableViewDelegate",
        "UIScrollViewDelegate",
    },
}
FIRST = "// Written by Tests/optional_methods.py from the protocols. Edit those.\n"
# The script writes the rest of the controller's class, because methods that subclasses override
# have to be in the class itself.
MARK = "    // MARK: - Optional methods, written by Tests/optional_methods.py from the protocols\n"
# The arguments that the tests pass, by type. The number of the argument makes two of one type
# different.
SAMPLES = {
    "UICollectionView": "view",
    "UIScrollView": "view",
    "UITableView": "table",
    "UITableViewCell": "row",
    "UITableViewCell.EditingStyle": ".insert",
    "UITableViewFocusUpdateContext": "tableFocus",
    "UIView": "cell",
    "IndexPath": "[4, {0}]",
    "IndexPath?": "[4, {0}]",
    "[IndexPath]": "[[4, {0}]]",
    "Int": "{0}",
    "Bool": "true",
    "String": '"k{0}"',
    "CGFloat": "{0}",
    "CGPoint": "CGPoint(x: {0}, y: 9)",
    "Any?": '"sender"',
    "Selector": 'Selector("copy:")',
    "UICollectionViewCell": "cell",
    "UICollectionReusableView": "cell",
    "UIView?": "cell",
    "UICollectionViewLayout": "layouts[{0} % 2]",
    "UnsafeMutablePointer<CGPoint>": "target",
    "UICollectionViewFocusUpdateContext": "focus",
    "UIFocusAnimationCoordinator": "focused",
    "any UISpringLoadedInteractionContext": "spring",
    "UIContextMenuConfiguration": "menu",
    "(any UIContextMenuInteractionAnimating)?": "commit",
    "any UIContextMenuInteractionCommitAnimating": "commit",
    "any UIDragSession": "session",
    "any UIDropSession": "session",
    "UITextField": "field",
    "UITextField.DidEndEditingReason": ".committed",
    "UITextView": "textView",
    "UISearchBar": "bar",
    "UIGestureRecognizer": "recognizer",
    "UITouch": "touch",
    "NSRange": "NSRange(location: {0}, length: 1)",
}


def split(text):
    """Returns the parts of a list of parameters."""
    parts, depth = [""], 0
    for character in text.replace("->", "\0"):
        depth += (character in "([<") - (character in ")]>")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.replace("\0", "->").strip() for part in parts]


@dataclasses.dataclass
class Method:
    protocol: str
    base: str
    parameters: list
    result: str
    fallback: str
    is_required: bool
    is_called: bool

    def __post_init__(self):
        heads = [parameter.split(": ", 1) for parameter in self.parameters]
        self.labels = [head.split()[0] for head, _ in heads]
        self.names = [head.split()[-1] for head, _ in heads]
        self.types = [kind for _, kind in heads]

    @property
    def name(self):
        return self.base + "(" + "".join(label + ":" for label in self.labels) + ")"

    def arguments(self, values):
        return ", ".join(
            value if label == "_" else f"{label}: {value}"
            for label, value in zip(self.labels, values)
        )

    def head(self, modifiers, base, result):
        return f"{modifiers}func {base}({', '.join(self.parameters)})" + (
            f" -> {result}" if result else ""
        )

    def noted(self, access):
        """Returns a default implementation, which records that it ran."""
        fallback = f"{self.fallback}, " if self.fallback else ""
        return (
            self.head(access + " ", self.base, self.result)
            + f" {{ OptionalMethod.defaultAnswer({fallback}of: self) }}\n"
        )

    def call(self):
        run = f"delegate.{self.base}({self.arguments(self.names)})"
        if not self.is_required:
            run = f"OptionalMethod.answer(of: delegate) {{ {run} }}" + (
                " ?? nil" if self.result.endswith("?") else ""
            )
        answer = (self.result or "Void").removesuffix("?") + "?"
        return (
            "@discardableResult\n"
            + self.head("public ", "callAsFunction", answer)
            + f" {{ {run} }}\n"
        )

    @property
    def has_plain_call(self):
        """Whether the method is optional, has one unlabelled argument, and never returns nil."""
        return not self.is_required and self.labels == ["_"] and not self.result.endswith("?")

    def samples(self):
        return [SAMPLES[kind].format(number) for number, kind in enumerate(self.types, 1)]

    def case(self):
        values = self.samples()
        fallback = self.fallback or "()"
        for name, value in zip(self.names, values):
            fallback = re.sub(rf"\b{name}\b(?!:)", value, fallback)
        kind = "found" if self.result.endswith("?") else "answered"
        given = self.arguments(values)
        optional = f"($0 as any {self.protocol}).{self.base}?({given})"
        return f"""{kind}("{self.protocol}.{self.name}", {fallback},
            {{ $0.{self.base}({given}) }}, {{ {optional} }})\n"""

    def heard(self):
        return (
            self.head("", self.base, self.result)
            + f' {{ hear("{self.protocol}.{self.name}", {", ".join(self.names)}) }}\n'
        )


def protocol_name(path):
    return re.split("[/:]", path)[-1]


def methods(path):
    """Yields the methods of the protocol that a file declares."""
    name = protocol_name(path)
    text = re.search(
        rf"^public protocol {name}\b.*?\{{\n(.*?)^\}}",
        (SOURCES / f"{path.partition(':')[0]}.swift").read_text(),
        re.M | re.S,
    )[1]
    is_called = True
    for block in re.findall(
        r"^    (//[^\n]*|func .*?)(?=\n    (?:func|//)|\n\n|\Z)|\n(\n)", text, re.M | re.S
    ):
        block, gap = block
        if gap:
            is_called = True
        elif block.startswith("//"):
            is_called = is_called and "Not modelled" not in block
        else:
            declaration, _, note = block.partition("  // ")
            declaration = (
                re.sub(r"\s+", " ", declaration).strip().replace("( ", "(").replace(" )", ")")
            )
            base, parameters, result = re.fullmatch(
                r"func (\w+)\((.*?)\)(?: -> ([^()]+|[^()]*\([^()]*\)[^()]*))?", declaration
            ).groups()
            result, note = result or "", note.strip()
            fallback = (
                note.removeprefix("default: ")
                if note.startswith("default: ")
                else "nil" if result.endswith("?") else ""
            )
            # `.init` in a comment is the initialiser of the result's type.
            fallback = re.sub(r"^\.init\(", lambda _: result + "(", fallback)
            yield Method(
                name, base, split(parameters), result, fallback, note == "required", is_called
            )


def grouped(items, key):
    groups = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return groups.items()


def formatted(text):
    return subprocess.run(
        ["swift", "format", "-"], cwd=ROOT, input=text, capture_output=True, text=True, check=True
    ).stdout


def files():
    """Yields the path and the unformatted text of each file."""
    everything = [method for path in PROTOCOLS for method in methods(path)]
    optional = [method for method in everything if not method.is_required]
    folder = "Sources/UIKit/Compatibility/OptionalMethods"

    text = FIRST
    for protocol, own in grouped(optional, lambda method: method.protocol):
        text += (
            f"\nextension {protocol} {{\n"
            + "\n".join(method.noted("public") for method in own)
            + "}\n"
        )
    yield f"{folder}/OptionalDefaults.swift", text

    text = FIRST
    for protocol, members in grouped(everything, lambda method: method.protocol):
        properties, structures = [], ""
        for base, own in grouped(members, lambda method: method.base):
            if len(own) == 1 and own[0].has_plain_call:
                calls = f"_OptionalCall<{own[0].types[0]}, {own[0].result or 'Void'}>"
                made = f"_OptionalCall(delegate: self) {{ self.{base}($0) }}"
            else:
                calls = f"_{protocol}_{base}"
                made = f"{calls}(delegate: self)"
                structures += (
                    f"\n@preconcurrency @MainActor\npublic struct {calls} {{\n"
                    f"    let delegate: any {protocol}\n\n"
                )
                structures += "\n".join(method.call() for method in own) + "}\n"
            properties.append(f"    public var {base}: {calls}? {{ {made} }}\n")
        text += f"\nextension {protocol} {{\n" + "\n".join(properties) + "}\n" + structures
    yield f"{folder}/OptionalCalls.swift", text

    for controller, controlled in CONTROLLERS.items():
        path = f"Sources/UIKit/{controller}.swift"
        by_hand, mark, _ = (ROOT / path).read_text().partition(MARK)
        yield (
            path,
            by_hand
            + mark
            + "\n"
            + "\n".join(
                ("" if method.is_called else "    /// Not modelled: never called.\n")
                + method.noted("open")
                for method in optional
                if method.protocol in controlled
            )
            + "}\n",
        )

    text = FIRST + "\n@testable import UIKit\n\nextension OptionalMethodList {\n"
    text += (
        "    /// Each optional method, called by its name and in the syntax of optional calls.\n"
        "    func addAll() {\n"
    )
    text += "let (view, cell, layouts, target, session) = (view, cell, layouts, target, session)\n"
    text += "let (table, row) = (table, row)\n"
    text += "let tableFocus = tableFocus\n"
    text += "let (field, textView) = (field, textView)\n"
    text += "let bar = bar\n"
    text += "let (recognizer, touch) = (recognizer, touch)\n"
    text += "let (spring, commit, menu, focus, focused) = (spring, commit, menu, focus, focused)\n"
    text += "".join(method.case() for method in optional) + "    }\n}\n"
    text += (
        "\n/// Implements every method, records its arguments, "
        "and returns values that no default returns.\n"
    )
    text += (
        "final class HearingDelegate: LoggingDelegateBase, "
        + ", ".join(protocol_name(path) for path in PROTOCOLS[:-1])
        + " {\n"
    )
    yield (
        "Tests/UIKitTests/CollectionViews/OptionalMethodList.swift",
        text + "\n".join(method.heard() for method in everything) + "}\n",
    )


def main():
    written = [(path, formatted(text)) for path, text in files()]
    stale = [
        (path, text)
        for path, text in written
        if not (ROOT / path).exists() or (ROOT / path).read_text() != text
    ]
    for path, text in stale:
        print("not up to date:" if "--check" in sys.argv else "written:", path)
        if "--check" not in sys.argv:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(text)
    sys.exit(1 if stale and "--check" in sys.argv else 0)


if __name__ == "__main__":
    main()
