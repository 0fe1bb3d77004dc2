import Offscreen
import Testing
import UIKit

@MainActor struct DiffableReorderingTests {
    private let stage = Stage(width: 100, height: 400)
    private let screen = DiffableScreen()

    private func start(_ sections: KeyValuePairs<String, [String]>) {
        stage.show(screen.view)
        screen.apply(sections, on: stage)
    }

    private func carry(from source: IndexPath, to target: IndexPath) -> Bool {
        let began = stage.carry(source, of: screen.view, to: screen.view.layoutAttributesForItem(at: target)!.center)
        stage.act("end") { screen.view.endInteractiveMovement() }
        return began
    }

    @Test
    func
        `An item of a diffable data source cannot be carried if canReorderItem is missing or returns false for the item`()
    {
        start(["A": ["a", "b"]])
        #expect(!carry(from: path(0), to: path(1)))
        screen.source.reorderingHandlers.canReorderItem = { $0 != "a" }
        #expect(!carry(from: path(0), to: path(1)))
        #expect(screen.source.snapshot().itemIdentifiers == ["a", "b"])
    }

    @Test
    func
        `A reordering calls willReorder and didReorder with a transaction of the changed sections, last section first`()
        throws
    {
        start(["A": ["a", "b"], "B": ["c"], "C": ["d", "e"]])
        var calls: [(String, [String], NSDiffableDataSourceTransaction<String, String>)] = []
        let source = screen.source
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.willReorder = { [unowned source] in
            calls.append(("will", source.snapshot().itemIdentifiers, $0))
        }
        source.reorderingHandlers.didReorder = { [unowned source] in
            calls.append(("did", source.snapshot().itemIdentifiers, $0))
        }
        let cell = screen.cell("a")
        #expect(carry(from: path(0), to: path(1, 2)))
        #expect(calls.map(\.0) == ["will", "did"])
        #expect(calls.map(\.1) == [["a", "b", "c", "d", "e"], ["b", "c", "d", "a", "e"]])
        #expect(screen.shown == [["b"], ["c"], ["d", "a", "e"]])
        #expect(screen.cell("a") === cell)
        let transaction = calls[1].2
        let (before, after) = (transaction.initialSnapshot, transaction.finalSnapshot)
        #expect(before.itemIdentifiers(inSection: "A") == ["a", "b"])
        #expect(after.itemIdentifiers(inSection: "C") == ["d", "a", "e"])
        let move: [CollectionDifference<String>.Change] = [
            .remove(offset: 0, element: "a", associatedWith: 3), .insert(offset: 3, element: "a", associatedWith: 0),
        ]
        #expect(Array(transaction.difference) == move)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["C", "A"])
        let last = try #require(transaction.sectionTransactions.first)
        #expect(last.initialSnapshot.items == ["d", "e"])
        #expect(last.finalSnapshot.items == ["d", "a", "e"])
        #expect(Array(last.difference) == [.insert(offset: 1, element: "a", associatedWith: nil)])
    }

    @Test func `A cancelled reordering of a diffable data source does not call willReorder`() {
        start(["A": ["a", "b"]])
        var calls = 0
        screen.source.reorderingHandlers.canReorderItem = { _ in true }
        screen.source.reorderingHandlers.willReorder = { _ in calls += 1 }
        #expect(stage.carry(path(0), of: screen.view, to: CGPoint(x: 50, y: 60)))
        stage.act("cancel") { screen.view.cancelInteractiveMovement() }
        #expect(calls == 0)
        #expect(screen.shown == [["a", "b"]])
    }

    // MARK: - Trees

    private var tree: NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "bread"])
        tree.append(["apple", "pear"], to: "fruit")
        return tree
    }

    @Test
    func
        `A section snapshot stores but does not show the children of collapsed items, and takes items from other sections`()
    {
        start(["A": ["a", "bread"]])
        let bread = screen.cell("bread")
        stage.act("tree") { screen.source.apply(tree, to: "B") }
        #expect(screen.shown == [["a"], ["fruit", "bread"]], "the section was empty [DIFF-04]")
        #expect(screen.cell("bread") !== bread, "the section was empty [DIFF-04]")
        #expect(screen.source.snapshot(for: "B").items == ["fruit", "apple", "pear", "bread"])
        #expect(screen.source.snapshot(for: "A").rootItems == ["a"])
        #expect(screen.source.snapshot(for: "Z").items == [])
        var open = screen.source.snapshot(for: "B")
        open.expand(["fruit"])
        stage.act("open") { screen.source.apply(open, to: "B") }
        #expect(screen.shown == [["a"], ["fruit", "apple", "pear", "bread"]])
        // A snapshot of the whole data source edits the tree as a list.
        var snapshot = screen.source.snapshot()
        snapshot.deleteItems(["apple"])
        snapshot.insertItems(["plum"], afterItem: "pear")
        stage.act("edit") { screen.source.apply(snapshot) }
        let after = screen.source.snapshot(for: "B")
        #expect(after.items == ["fruit", "pear", "plum", "bread"])
        #expect(after.parent(of: "plum") == "fruit")
        snapshot.deleteSections(["B"])
        stage.act("delete") { screen.source.apply(snapshot) }
        #expect(screen.source.snapshot(for: "B").items.isEmpty)
    }

    @Test func `The configuration state of a cell has isExpanded true while the item of the cell is expanded`() {
        stage.show(screen.view)
        stage.act("tree") { screen.source.apply(tree, to: "A") }
        let fruit = screen.cell("fruit")!
        var states: [Bool] = []
        fruit.configurationUpdateHandler = { _, state in states.append(state.isExpanded) }
        stage.settle()
        var open = tree
        open.expand(["fruit"])
        stage.act("open") { screen.source.apply(open, to: "A") }
        #expect(screen.cell("fruit") === fruit)
        #expect(states == [false, true])
    }
}
