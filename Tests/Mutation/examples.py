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


def check():
    """Exits with the difference, if there is one."""
    expected = EXPECTED.strip().split("\n")
    found = list(made())
    missing = [each for each in expected if each not in found]
    more = [each for each in found if each not in expected]
    if missing or more:
        raise SystemExit(
            "\n".join(
                ["the operator for values is broken"]
                + [f"missing {each}" for each in missing]
                + [f"more    {each}" for each in more]
            )
        )
