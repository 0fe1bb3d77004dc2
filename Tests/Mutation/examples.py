"""The mutants that exchange values in a small text. `mutate.py --check` compares them with the
expected ones.
"""

from .mutants import VALUE_TO_APP, Maker
from .values import Declarations

TEXT = """
protocol UIListDelegate {
    func list(_ list: List, move old: IndexPath, to new: IndexPath, at place: CGPoint)
}
struct Carried { let origin: IndexPath; var target: IndexPath; var position: CGPoint }
final class List {
    var delegate: UIListDelegate
    var bounds: CGRect
    var frame: CGRect
    func place(of path: IndexPath) -> IndexPath { path }
    func tell(_ carried: Carried, to new: IndexPath) {
        delegate.list(self, move: carried.origin, to: new, at: carried.position)
    }
    func grow(
        from old: IndexPath, to new: IndexPath, previousLength: CGFloat, currentLength: CGFloat,
        section: Int
    ) {
        show(place(of: old), section)
        lengths = [previousLength, bounds.height]
        guard let previous = rows.first, let next = rows.last else { return }
        new.notify(previous, name: "old")
    }
}
"""

# Statements and lists as a tired developer changes them, and the changes that are expected.
STATEMENTS = """
final class Screen: View {
    func show(_ paths: [IndexPath], isLast: Bool) {
        count += 1
        offset = 2 * count
        total = 0
        delegate.show(self)
        (shown, hidden) = (paths, old)
        if (a, b) == (c, d) { update() } else {
            reset()
            kinds += [.header, .footer]
        }
    }
    func reset() { kinds = [] }
    func key(_ kind: String, _ name: String) -> Key { Key(kind: kind, name: name) }
    func move(_ view: View, _ change: () -> Void) {
        view.frame.origin = place
        view.frame.size = size
        view.alpha = 1
        change()
        guard isOpen else { return }
        views[0] = view
        views[1] = nil
        super.move(view, change)
        total = 1
    }
    func names(of items: [Item]) -> [String] {
        let known = items.filter(\\.isKnown)
        return known.map { $0.name }
    }
    func number(of items: [Item]) -> Int {
        let known = items.filter(\\.isKnown)
        return known.count + 1
    }
}
"""

EXPECTED_STATEMENTS = """
4: early return in a case: if isLast { return };
4: early return in a case: if !isLast { return };
4: early return in a case: if paths.isEmpty { return };
4: early return in a case: if paths.count == 1 { return };
4: statements exchanged: count += 1
6: assignment left out: total = 0
6: moved across a call of the app: total = 0
7: moved across a call of the app: delegate.show(self)
8: assignment left out: shown
8: assignment left out: hidden
9: operand left out: (a) == (c)
9: operand left out: (b) == (d)
10: branch left out: reset() kinds += [.header, .footer]
10: statements exchanged: reset()
11: element left out: .footer
11: element left out: .header
15: part of a key left out: kind
15: part of a key left out: name
19: statements exchanged: view.alpha = 1
20: statements exchanged: change()
23: statements exchanged: views[1] = nil
24: statements exchanged: super.move(view, change)
25: assignment left out: total = 1
28: early return in a case: if items.count == 1 { return [] };
32: early return in a case: if items.isEmpty { return 0 };
32: early return in a case: if items.count == 1 { return 0 };
"""
# What a report of these kinds has to show: the new text, or the old one.
SHOWN_BY_NEW = ("early return in a case", "operand left out")

# The line of a mutant, the exchange, and whether the app receives the value.
EXPECTED = """
12: carried.origin -> new, to the app
12: origin -> target, to the app
18: place(of: old) -> new
18: place(of: old) -> old
18: old -> new
18: section -> new.section
18: section -> old.section
19: previousLength -> currentLength
19: bounds -> frame
21: new -> old
21: previous -> next
"""


def made():
    declarations = Declarations()
    declarations.add(TEXT)
    for mutant in Maker("", TEXT, declarations).mutants():
        if mutant.kind.startswith("another value"):
            to_app = ", to the app" if mutant.kind == VALUE_TO_APP else ""
            yield f"{mutant.line}: {mutant.old} -> {mutant.new}{to_app}"


def changed_statements():
    declarations = Declarations()
    declarations.add(STATEMENTS)
    kinds = {line.split(": ")[1] for line in EXPECTED_STATEMENTS.strip().split("\n")}
    for mutant in Maker("", STATEMENTS, declarations).mutants():
        if mutant.kind in kinds:
            text = mutant.new if mutant.kind in SHOWN_BY_NEW else mutant.old
            yield f"{mutant.line}: {mutant.kind}: {' '.join(text.split())}"


def check():
    """Exits with the difference, if there is one."""
    compare("for values", EXPECTED.strip().split("\n"), list(made()))
    found = list(changed_statements())
    compare("for statements", EXPECTED_STATEMENTS.strip().split("\n"), found)


def compare(name, expected, found):
    missing = [each for each in expected if each not in found]
    more = [each for each in found if each not in expected]
    if missing or more:
        raise SystemExit(
            "\n".join(
                [f"the operator {name} is broken"]
                + [f"missing {each}" for each in missing]
                + [f"more    {each}" for each in more]
            )
        )
