import Offscreen
import Testing

@testable import UIKit

@MainActor struct SectionSnapshotTests {
    typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>
    private let stage = Stage(width: 1, height: 1, records: false)

    /// A reference implementation: a tree of nodes, each with its children in order.
    private struct NaiveTree {
        final class Node {
            let item: Int
            var children: [Node] = []
            init(_ item: Int) { self.item = item }
        }
        let root = Node(-1)
        var expanded: Set<Int> = []

        func flatten(_ node: Node, _ level: Int = -1) -> [(Int, Int)] {
            (level < 0 ? [] : [(node.item, level)]) + node.children.flatMap { flatten($0, level + 1) }
        }
        func visible(_ node: Node) -> [Int] {
            node.children.flatMap { [$0.item] + (expanded.contains($0.item) ? visible($0) : []) }
        }
        func find(_ item: Int, below node: Node) -> (parent: Node, node: Node)? {
            for child in node.children {
                if child.item == item { return (node, child) }
                if let found = find(item, below: child) { return found }
            }
            return nil
        }
        func find(_ item: Int) -> (parent: Node, node: Node)? { find(item, below: root) }
        func index(_ item: Int) -> Int { find(item)!.parent.children.firstIndex { $0.item == item }! }
    }

    @Test
    func
        `A section snapshot agrees with a reference tree after every step of random sequences of valid and invalid calls`()
    {
        for seed in 0..<60 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var tree = Tree()
            var naive = NaiveTree()
            for step in 0..<80 {
                let new = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 0..<14, using: &random)
                }
                let target = Int.random(in: 0..<14, using: &random)
                let isNew = Set(new).count == new.count && new.allSatisfy { naive.find($0) == nil }
                let place = naive.find(target)
                var isRight = true
                let edit: (inout Tree) -> Void
                let nodes = new.map(NaiveTree.Node.init)
                switch Int.random(in: 0..<7, using: &random) {
                case 0:
                    edit = { $0.append(new) }
                    isRight = isNew
                    if isRight { naive.root.children += nodes }
                case 1:
                    edit = { $0.append(new, to: target) }
                    isRight = isNew && place != nil
                    if isRight { place!.node.children += nodes }
                case 2, 3:
                    let isAfter = Bool.random(using: &random)
                    edit = { isAfter ? $0.insert(new, after: target) : $0.insert(new, before: target) }
                    isRight = isNew && place != nil
                    if isRight {
                        place!.parent.children.insert(contentsOf: nodes, at: naive.index(target) + (isAfter ? 1 : 0))
                    }
                case 4:
                    edit = { $0.delete([target, target]) }
                    isRight = place != nil
                    if isRight {
                        naive.expanded.subtract([target] + naive.flatten(place!.node, 0).map(\.0))
                        place!.parent.children.remove(at: naive.index(target))
                    }
                case 5:
                    edit = { $0.expand(new) }
                    naive.expanded.formUnion(new.filter { naive.find($0) != nil })
                default:
                    edit = { $0.collapse([target]) }
                    naive.expanded.remove(target)
                }
                #expect(stage.failures { edit(&tree) }.isEmpty == isRight, "seed \(seed) step \(step)")
                let flat = naive.flatten(naive.root)
                #expect(tree.items == flat.map(\.0), "seed \(seed) step \(step)")
                #expect(tree.items.map(tree.level(of:)) == flat.map(\.1), "seed \(seed) step \(step)")
                #expect(tree.visibleItems == naive.visible(naive.root), "seed \(seed) step \(step)")
                #expect(tree.rootItems == naive.root.children.map(\.item))
                #expect(Set(tree.expandedItems) == naive.expanded)
                #expect(tree.items.map { tree.parent(of: $0) ?? -1 } == tree.items.map { naive.find($0)!.parent.item })
                #expect(tree.items.filter(tree.isVisible(_:)) == tree.items.filter(tree.visibleItems.contains))
            }
        }
    }

    private var menu: Tree {
        var tree = Tree()
        tree.append([1, 2])
        tree.append([10, 11], to: 1)
        tree.append([100], to: 10)
        tree.expand([1])
        return tree
    }

    @Test func `Subtrees of a section snapshot can be copied, replaced and inserted, and keep their expanded items`() {
        var tree = menu
        #expect(tree.snapshot(of: 1).items == [10, 100, 11])
        #expect(tree.snapshot(of: 1).rootItems == [10, 11])
        #expect(tree.snapshot(of: 1, includingParent: true).expandedItems == [1])
        var other = Tree()
        other.append([20])
        other.append([21], to: 20)
        other.expand([20])
        tree.replace(childrenOf: 1, using: other)
        #expect(tree.items == [1, 20, 21, 2])
        #expect(tree.level(of: 21) == 2)
        #expect(tree.visibleItems == [1, 20, 21, 2])
        tree = menu
        tree.insert(other, after: 1)
        #expect(tree.items == [1, 10, 100, 11, 20, 21, 2])
        #expect(tree.level(of: 20) == 0)
        tree = menu
        tree.insert(other, before: 11)
        #expect(tree.items == [1, 10, 100, 20, 21, 11, 2])
        #expect(tree.parent(of: 20) == 1)
        #expect(Tree(tree).isEqual(to: tree))
        #expect(!tree.isEqual(to: menu))
        tree.deleteAll()
        #expect(tree.items.isEmpty)
        #expect(tree.expandedItems.isEmpty)
        #expect(!tree.contains(1))
        #expect(tree.index(of: 1) == nil)
    }

    private func expectFailure(
        _ text: String, _ location: SourceLocation = #_sourceLocation, _ call: (inout Tree) -> Void
    ) {
        var tree = menu
        let failures = stage.failures { call(&tree) }
        #expect(failures.map(\.text) == [text], sourceLocation: location)
        #expect(tree.isEqual(to: menu), sourceLocation: location)
    }

    @Test func `An invalid call to a section snapshot fails with UIKit's message and changes nothing`() {
        let duplicates = "Identifiers in a section snapshot must be unique. Duplicate item identifiers:"
        expectFailure("\(duplicates) {(\n    2,\n    7\n)}") { $0.append([2, 7, 7]) }
        expectFailure("\(duplicates) {(\n    1,\n    2\n)}") { $0.replace(childrenOf: 10, using: Tree([1, 2])) }
        expectFailure("Parent item identifier does not exist in section snapshot: 7") { $0.append([8], to: 7) }
        expectFailure("Item identifier to insert before does not exist in section snapshot: 7") {
            $0.insert([8], before: 7)
        }
        expectFailure("Failed to find index of item 7") { $0.delete([1, 7]) }
        expectFailure("Failed to find index of item 8") { $0.delete([8, 1, 7]) }
        expectFailure("Item identifier does not exist in section snapshot: 7") { _ = $0.level(of: 7) }
        expectFailure("Item identifier does not exist in section snapshot: 7") { _ = $0.isExpanded(7) }
        expectFailure("Item identifier does not exist in section snapshot: 7") { _ = $0.isVisible(7) }
        expectFailure("Child item identifier does not exist in section snapshot: 7") { _ = $0.parent(of: 7) }
        expectFailure("Parent item identifier does not exist in section snapshot: 7") { _ = $0.snapshot(of: 7) }
    }

    @Test func `A refused insertion of a tree changes neither the items nor their levels nor the expanded items`() {
        var other = Tree([7, 2])
        other.append([8], to: 2)
        other.expand([2, 7])
        let text = "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    2\n)}"
        expectFailure(text) { $0.insert(other, before: 11) }
        expectFailure(text) { $0.insert(other, after: 1) }
        expectFailure(text) { $0.replace(childrenOf: 1, using: other) }
        expectFailure("Parent item identifier does not exist in section snapshot: 9") {
            $0.replace(childrenOf: 9, using: other)
        }
        // The refused tree is inserted as a whole once the items differ.
        var tree = menu
        tree.delete([2])
        tree.insert(other, after: 1)
        #expect(tree.expandedItems == [1, 7, 2])
        tree.delete([7, 2])
        tree.append([2])
        #expect(tree.expandedItems == [1], "a deleted item that is added again is collapsed")
    }

    @Test func `Section snapshots are equal if and only if their items, levels and expanded items are equal`() {
        var items = menu, levels = menu, expanded = menu
        items.append([3])
        levels.delete([2])
        levels.append([2], to: 1)
        expanded.collapse([1])
        for other in [items, levels, expanded, Tree()] {
            #expect(!other.isEqual(to: menu))
            #expect(!menu.isEqual(to: other))
        }
        #expect(levels.items == menu.items)
        #expect(menu.isEqual(to: menu))
    }

    @Test
    func
        `A visible item added after a leaf of a section snapshot becomes a sibling of the leaf, even if the leaf is expanded`()
    {
        var tree = Tree([1])
        tree.expand([1])
        let edited = tree.updated(forVisibleItems: [1, 7])
        #expect(edited.items == [1, 7])
        #expect(edited.levels == [0, 0])
        let levels = [[1, 10, 11, 7, 2], [7, 1, 10, 11, 2], [7]].map { menu.updated(forVisibleItems: $0).levels }
        #expect(levels == [[0, 1, 2, 1, 1, 0], [0, 0, 1, 2, 1, 0], [0]])
    }

    @Test func `The visual description of a section snapshot has a line for each item`() {
        #expect(
            menu.visualDescription() == "<NSDiffableDataSourceSectionSnapshot\n+*1\n  -*10\n    - 100\n  -*11\n-*2>")
    }

    @Test
    func
        `updated(forVisibleItems:) gives a section snapshot new visible items and removes hidden descendants of removed items`()
    {
        #expect(menu.updated(forVisibleItems: [1, 10, 11, 2]).isEqual(to: menu))
        #expect(menu.updated(forVisibleItems: [1, 11, 2]).items == [1, 11, 2])
        // A new item is a sibling of the previous item, or the child of a previous item that is
        // expanded and has children.
        let edited = menu.updated(forVisibleItems: [1, 7, 10, 8, 11, 2, 9])
        #expect(edited.items == [1, 7, 10, 100, 8, 11, 2, 9])
        #expect(edited.items.map(edited.level(of:)) == [0, 1, 1, 2, 1, 1, 0, 0])
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let visible = Array(
                [1, 10, 11, 2, 100, 7, 8].shuffled(using: &random).prefix(Int.random(in: 0...7, using: &random)))
            let tree = menu.updated(forVisibleItems: visible)
            #expect(tree.visibleItems == visible, "seed \(seed)")
            #expect(tree.allItems.invariantProblems().isEmpty)
            #expect(zip(tree.levels, tree.levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
            #expect(tree.levels.first ?? 0 == 0)
        }
    }
}
