import Testing

@testable import UIKit

@MainActor @Suite("Who leaves, enters, stays")
struct VisibleElementsTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

    /// Entries do not keep their attributes alive.
    private let attributes: [(shown: [UICollectionViewLayoutAttributes], away: [UICollectionViewLayoutAttributes])] = [false, true].map {
        isHidden in
        func made(_ y: CGFloat) -> [UICollectionViewLayoutAttributes] {
            (0..<6).map {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
                attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
                attributes.isHidden = isHidden
                return attributes
            }
        }
        return (made(0), made(100))
    }

    private func entry(_ item: Int, visible: Bool, hidden: Bool = false, answer: Int = 1) -> KnownAttributes.Entry {
        let attributes = attributes[hidden ? 1 : 0]
        return KnownAttributes.Entry(
            .cell(section: 0, item: item), visible ? attributes.shown[item] : attributes.away[item], answer: answer)
    }

    private func elements(_ items: [Int]) -> VisibleElements {
        var elements = VisibleElements()
        for item in items {
            elements.insert(
                VisibleElements.Element(
                    key: .cell(section: 0, item: item), view: UICollectionReusableView(frame: .zero), answer: 1))
        }
        return elements
    }

    /// Every set of eight items before, against every set after: the walk over sorted lists agrees with sets.
    @Test func `The walk agrees with sets, for all sets of six items`() {
        for before in 0..<64 {
            for after in 0..<64 {
                let old = (0..<6).filter { before >> $0 & 1 == 1 }
                let new = (0..<6).filter { after >> $0 & 1 == 1 }
                var elements = elements(old)
                let change = elements.change(to: ContiguousArray((0..<6).map { entry($0, visible: new.contains($0)) }), in: rect)
                #expect(change.leaving.map(\.key.item) == old.filter { !new.contains($0) })
                #expect(change.entering.map(\.key.item) == new.filter { !old.contains($0) })
                #expect(elements.elements.map(\.key.item) == old.filter { new.contains($0) })
                #expect(change.untouched == elements.elements.count)
            }
        }
    }

    @Test func `Hidden elements have no view [PASS-07]`() {
        var elements = elements([1, 2])
        let change = elements.change(
            to: [entry(1, visible: true, hidden: true), entry(2, visible: true), entry(3, visible: true, hidden: true)], in: rect)
        #expect(change.leaving.map(\.key.item) == [1])
        #expect(change.entering.isEmpty)
    }

    @Test func `To touch the edge is not to be visible`() {
        var elements = elements([])
        let change = elements.change(to: [entry(0, visible: false)], in: rect)
        #expect(change.entering.isEmpty)
    }

    @Test func `Only what the layout spoke of anew is renewed`() {
        var elements = elements([0, 1, 2])
        let change = elements.change(
            to: [entry(0, visible: true), entry(1, visible: true, answer: 2), entry(2, visible: true)], in: rect)
        #expect(change.renewed.map(\.key) == [.cell(section: 0, item: 1)])
        #expect(change.untouched == 2)
    }
}
