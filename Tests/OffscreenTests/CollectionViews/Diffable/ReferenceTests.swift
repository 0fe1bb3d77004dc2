import Offscreen
import Testing
import UIKit

@MainActor @Suite("The Objective-C classes are the values with identifiers of any type")
struct ReferenceTests {
    private let stage = Stage(width: 100, height: 200)

    @Test func `A snapshot object does what the value does`() {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["A", 2])
        snapshot.insertSections(withIdentifiers: ["C"], beforeSectionWithIdentifier: 2)
        snapshot.insertSections(withIdentifiers: ["D"], afterSectionWithIdentifier: "C")
        snapshot.moveSection(withIdentifier: 2, beforeSectionWithIdentifier: "A")
        snapshot.moveSection(withIdentifier: "A", afterSectionWithIdentifier: "D")
        #expect(snapshot.sectionIdentifiers.map { "\($0)" } == ["2", "C", "D", "A"])
        snapshot.deleteSections(withIdentifiers: ["C"])
        snapshot.appendItems(withIdentifiers: ["a", "b"])
        snapshot.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: 2)
        snapshot.insertItems(withIdentifiers: ["x"], beforeItemWithIdentifier: "a")
        snapshot.insertItems(withIdentifiers: ["y"], afterItemWithIdentifier: "a")
        snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 2)
        snapshot.moveItem(withIdentifier: 3, beforeItemWithIdentifier: "x")
        snapshot.deleteItems(withIdentifiers: ["y", "unknown"])
        #expect(snapshot.itemIdentifiers.map { "\($0)" } == ["2", "1", "3", "x", "a", "b"])
        #expect(snapshot.numberOfItems == 6 && snapshot.numberOfSections == 3 && snapshot.numberOfItems(inSection: "D") == 0)
        #expect(snapshot.itemIdentifiersInSection(withIdentifier: 2).map { "\($0)" } == ["2", "1"])
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "b") as? String == "A")
        #expect(snapshot.index(ofItemIdentifier: "a") == 4 && snapshot.index(ofItemIdentifier: "z") == NSNotFound)
        #expect(snapshot.index(ofSectionIdentifier: "A") == 2 && snapshot.index(ofSectionIdentifier: "C") == NSNotFound)
        let copy = snapshot.copy() as! NSDiffableDataSourceSnapshotReference
        snapshot.reloadItems(withIdentifiers: ["a"])
        snapshot.reconfigureItems(withIdentifiers: ["b"])
        snapshot.reloadSections(withIdentifiers: ["A"])
        #expect(snapshot.reloadedItemIdentifiers.count == 1 && snapshot.reconfiguredItemIdentifiers.count == 1)
        #expect(snapshot.reloadedSectionIdentifiers.count == 1 && snapshot == copy && snapshot.hash == copy.hash)
        snapshot.deleteAllItems()
        #expect(snapshot != copy && copy.numberOfItems == 6)
    }

    @Test func `A section snapshot object does what the value does`() {
        let tree = NSDiffableDataSourceSectionSnapshotReference()
        tree.appendItems(["a", "b"])
        tree.appendItems([1], intoParentItem: "a")
        tree.appendItems(["c"], intoParentItem: nil)
        tree.insertItems([0], beforeItem: 1)
        tree.insertItems([2], afterItem: 1)
        tree.expandItems(["a", "b"])
        tree.collapseItems(["b"])
        #expect(tree.items.map { "\($0)" } == ["a", "0", "1", "2", "b", "c"] && tree.rootItems.count == 3)
        #expect(tree.visibleItems.count == 6 && tree.expandedItems().count == 1)
        #expect(tree.containsItem(1) && tree.isExpanded("a") && tree.isVisible(1) && tree.level(ofItem: 1) == 1)
        #expect(tree.parent(ofChildItem: 1) as? String == "a" && tree.index(ofItem: "b") == 4 && tree.index(ofItem: "z") == NSNotFound)
        #expect(tree.ofParentItem("a").items.count == 3 && tree.ofParentItem("a", includingParentItem: true).items.count == 4)
        #expect(tree.visualDescription().hasPrefix("<NSDiffableDataSourceSectionSnapshot\n+*a\n  -*0"))
        let copy = tree.copy() as! NSDiffableDataSourceSectionSnapshotReference
        let more = NSDiffableDataSourceSectionSnapshotReference()
        more.appendItems(["m"])
        #expect(tree.insert(more, afterItem: "a") as? Int == 2)
        tree.deleteItems(["m"])
        tree.insert(more, beforeItem: "b")
        #expect(tree.index(ofItem: "m") == 4 && tree != copy)
        tree.deleteItems(["m"])
        tree.replaceChildren(ofParentItem: "a", with: more)
        #expect(tree.items.map { "\($0)" } == ["a", "m", "b", "c"])
        tree.deleteAllItems()
        #expect(tree.items.isEmpty && tree == NSDiffableDataSourceSectionSnapshotReference())
    }

    @Test func `A data source object shows what it is given`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let kind = UICollectionView.elementKindSectionHeader
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        var asked: [String] = []
        let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
            asked.append("\(item)")
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        source.supplementaryViewProvider = { $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "header", for: $2) }
        stage.show(view)
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["A"])
        snapshot.appendItems(withIdentifiers: ["a", 1])
        stage.act("apply") { source.applySnapshot(snapshot, animatingDifferences: true) }
        snapshot.insertItems(withIdentifiers: ["b"], afterItemWithIdentifier: 1)
        var completed = 0
        stage.act("apply") { source.applySnapshot(snapshot, animatingDifferences: false) { completed += 1 } }
        #expect(asked == ["a", "1", "b"] && completed == 1 && view.dataSource === source && view.visibleCells.count == 3)
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1 && source.supplementaryViewProvider != nil)
        #expect(source.itemIdentifier(for: path(1)) as? Int == 1 && source.indexPath(forItemIdentifier: "b") == path(2))
        #expect(source.snapshot() == snapshot && !view.beginInteractiveMovementForItem(at: path(0)))
        #expect(stage.failures { view.deleteItems(at: [path(0)]) }.count == 1)
    }
}
