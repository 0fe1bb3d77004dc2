import Testing

@testable import UIKit

extension VisibleElements {
    /// Makes elements with new views.
    @MainActor init(_ keys: [ElementKey]) {
        self.init()
        for key in keys { insert(Element(key: key, view: UICollectionReusableView(frame: .zero), answerNumber: 1)) }
    }
}

/// Returns all selections of the elements, each in their order.
func subsets<Element>(of elements: [Element]) -> [[Element]] {
    elements.reduce([[]]) { found, element in found + found.map { $0 + [element] } }
}

@MainActor struct ScreenChangeTests {
    private let rect = CGRect(0, 0, 100, 100)

    /// The attributes of all entries: shown and off screen, hidden and not. They are retained here,
    /// because entries do not retain them.
    private let attributes: [[[UICollectionViewLayoutAttributes]]] = [false, true].map { isHidden in
        [0, 100].map { (y: CGFloat) in
            (0..<6).map {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, $0])
                attributes.frame = CGRect(0, y, 10, 10)
                attributes.isHidden = isHidden
                return attributes
            }
        }
    }

    private func entry(_ item: Int, visible: Bool, hidden: Bool = false, answer: Int = 1) -> KnownAttributes.Entry {
        let attributes = attributes[hidden ? 1 : 0][visible ? 0 : 1]
        return KnownAttributes.Entry(.cell(section: 0, item: item), attributes[item], answerNumber: answer)
    }

    private func elements(_ items: [Int]) -> VisibleElements {
        VisibleElements(items.map { .cell(section: 0, item: $0) })
    }

    @Test
    func
        `For every pair of subsets of six items, ScreenChange finds the same leaving, entering and staying elements as set operations do`()
    {
        for old in subsets(of: Array(0..<6)) {
            for new in subsets(of: Array(0..<6)) {
                var elements = elements(old)
                let entries = ContiguousArray((0..<6).map { entry($0, visible: new.contains($0)) })
                let change = ScreenChange(from: elements.elements, to: entries, in: rect)
                let gone = old.filter { !new.contains($0) }
                #expect(change.leaving.map { old[$0.position] } == gone)
                #expect(change.entering.map { entries[$0.index].key.item } == new.filter { !old.contains($0) })
                #expect(elements.removeLeavingElements(of: change, entries: entries).map(\.key.item) == gone)
                #expect(elements.elements.map(\.key.item) == old.filter { new.contains($0) })
                #expect(change.untouched == elements.elements.count)
            }
        }
    }

    @Test
    func
        `An element that is hidden, or has an area that only touches the visible rectangle, gets no view or loses its view [PASS-07]`()
    {
        let entries: ContiguousArray = [
            entry(0, visible: false), entry(1, visible: true, hidden: true), entry(2, visible: true),
            entry(3, visible: true, hidden: true),
        ]
        let change = ScreenChange(from: elements([1, 2]).elements, to: entries, in: rect)
        #expect(change.leaving.map(\.position) == [0])
        #expect(change.entering.count == 0)
    }

    @Test func `Of the elements that stay on screen, only those with newer attributes from the layout are updated`() {
        var elements = elements([0, 1, 2])
        let entries: ContiguousArray = [
            entry(0, visible: true), entry(1, visible: true, answer: 2), entry(2, visible: true),
        ]
        let change = ScreenChange(from: elements.elements, to: entries, in: rect)
        #expect(change.staying.map(\.position) == [1])
        #expect(change.staying.map(\.index) == [1])
        #expect(change.untouched == 2)
        #expect(elements.removeLeavingElements(of: change, entries: entries).isEmpty)
        #expect(elements.elements.map(\.answerNumber) == [1, 2, 1])
    }

    /// Compares every set of five items on screen with every set of wanted items, in an update that
    /// deletes item 4 and inserts item 0.
    @Test
    func
        `An update's plan has a new index path for each leaving element, unless the update deletes the element [UPD-01]`()
    {
        func shifted(_ key: ElementKey, by count: Int) -> ElementKey { .cell(section: 0, item: key.item + count) }
        let correspondence = ElementCorrespondence(
            destination: { $0.item == 4 ? nil : shifted($0, by: 1) },
            source: { $0.item == 0 ? nil : shifted($0, by: -1) })
        for old in subsets(of: Array(0..<5)) {
            for new in subsets(of: Array(0..<5)) {
                // Item 3 was off screen, and its attributes are unknown.
                let known = ContiguousArray([0, 1, 2, 4].map { entry($0, visible: true) })
                let wanted = ContiguousArray(new.map { entry($0, visible: true, answer: 2) })
                let change = ScreenChange(
                    from: elements(old).elements, known: known, to: wanted, by: correspondence, planVersion: 7)
                let stays = old.filter { $0 != 4 && new.contains($0 + 1) }
                let leaves = old.filter { !stays.contains($0) }
                #expect(change.planVersion == 7)
                #expect(change.staying.map { old[$0.position] } == stays)
                #expect(change.staying.map { new[$0.index] } == stays.map { $0 + 1 })
                #expect(change.leaving.map { old[$0.position] } == leaves)
                #expect(change.leaving.map { $0.target?.item } == leaves.map { $0 == 4 ? nil : $0 + 1 })
                #expect(change.entering.map { new[$0.index] } == new.filter { !stays.contains($0 - 1) })
                for one in change.entering {
                    switch new[one.index] {
                    case 0: #expect(one.origin == .new)
                    case 4: #expect(one.origin == .unknown)
                    case let item: #expect(one.origin == .known(item - 1))
                    }
                }
            }
        }
    }

    @Test
    func `Of two elements that a batch update moves to the same index path, one keeps its view and the other leaves`() {
        let correspondence = ElementCorrespondence(destination: { _ in .cell(section: 0, item: 0) }, source: { $0 })
        let change = ScreenChange(
            from: elements([0, 1]).elements, known: [], to: [entry(0, visible: true)], by: correspondence,
            planVersion: 1)
        #expect(change.staying.map(\.position) == [0])
        #expect(change.leaving.map(\.position) == [1])
        #expect(change.entering.count == 0)
    }
}
