import Offscreen
import Testing
import UIKit

/// In stack traces of iOS 9 to 13 the dequeue call requests the layout attributes that are missing.
@MainActor @Suite("Dequeuing for an element that the layout does not have")
struct DequeuingTests {
    /// A layout that returns the attributes of all items in a rectangle. A test decides whether it returns those of single elements.
    private final class Mosaic: UICollectionViewLayout {
        var knowsItems = true
        var hasHeader = false

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 2000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<50).map(item).filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            knowsItems ? item(indexPath.item) : nil
        }
        override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard hasHeader else { return nil }
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
            header.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            return header
        }
        private func item(_ number: Int) -> UICollectionViewLayoutAttributes {
            UICollectionViewLayoutAttributes(cell: path(number), frame: CGRect(x: 0, y: CGFloat(number) * 40, width: 100, height: 40))
        }
    }

    private let header = UICollectionView.elementKindSectionHeader

    private func show(_ sections: [[String]], _ layout: Mosaic, on preset: Preset = .iOS13) -> (
        stage: Stage, view: UICollectionView, ListScreen
    ) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let list = stage.run { ListScreen(sections) }
        stage.run { list.view.collectionViewLayout = layout }
        stage.show(list.view)
        return (stage, list.view, list)
    }

    /// https://github.com/vincent144/mosaic-layout/pull/6: item 12, on iOS 10.
    @Test(arguments: Preset.all)
    func `Dequeuing a cell for an item without layout attributes raises UIKit's exception [POOL-14]`(preset: Preset) {
        let layout = Mosaic()
        let (stage, view, list) = show([(0..<50).map(String.init)], layout, on: preset)
        layout.knowsItems = false
        let failures = stage.failures { _ = view.dequeueReusableCell(withReuseIdentifier: "row", for: path(12)) }
        #expect(
            failures.first?.text
                == "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: {length = 2, path = 0 - 12}")
        // The attributes of the items on screen are known.
        #expect(list.shown[0].count == 10)
    }

    @Test func `Dequeuing a cell for an item with layout attributes succeeds, whether the item is on screen or not [POOL-14]`() {
        let (stage, view, list) = show([(0..<50).map(String.init)], Mosaic())
        let failures = stage.failures { for item in [3, 40] { _ = view.dequeueReusableCell(withReuseIdentifier: "row", for: path(item)) } }
        #expect((failures.count, list.shown.map(\.count)) == (0, [10]))
    }

    /// https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/6
    @Test func `Dequeuing a header without layout attributes raises UIKit's exception [POOL-14]`() {
        let layout = Mosaic()
        let (stage, view, list) = show([["a"]], layout)
        func dequeue() -> [String] {
            stage.failures {
                _ = view.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "header", for: path(0))
            }.map(\.text)
        }
        #expect(
            dequeue() == [
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: "
                    + "UICollectionElementKindSectionHeader at path {length = 2, path = 0 - 0}"
            ])
        layout.hasHeader = true
        #expect((dequeue(), list.shown) == ([], [["a"]]))
    }

    /// https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/198
    @Test func `Dequeuing a header of section 0 raises UIKit's exception if there are no sections [POOL-14]`() {
        let layout = Mosaic()
        layout.hasHeader = true
        let (stage, view, list) = show([["a"]], layout)
        list.sections = []
        let failures = stage.failures {
            view.reloadData()
            _ = view.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "header", for: path(0))
        }
        #expect(
            failures.map(\.text) == [
                "request for layout attributes for supplementary view UICollectionElementKindSectionHeader in section 0 when there are only 0 "
                    + "sections in the collection view"
            ])
    }
}
