import Offscreen
import Testing
import UIKit

/// In stack traces of iOS 9 to 13 the dequeue call requests the layout attributes that are missing.
@MainActor struct DequeuingTests {
    /// A layout that returns the attributes of all items in a rectangle. A test decides whether it
    /// returns those of single elements.
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
        override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            guard hasHeader else { return nil }
            return UICollectionViewLayoutAttributes(
                supplementary: kind, at: path, frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        }
        private func item(_ number: Int) -> UICollectionViewLayoutAttributes {
            UICollectionViewLayoutAttributes(
                cell: path(number), frame: CGRect(x: 0, y: CGFloat(number) * 40, width: 100, height: 40))
        }
    }

    private let header = UICollectionView.elementKindSectionHeader

    private let layout = Mosaic()

    private func show(count: Int, on preset: Preset = .iOS13) -> (Stage, ListScreen) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let list = stage.run { ListScreen(count: count) }
        stage.run { list.view.collectionViewLayout = layout }
        return (stage, stage.shown(list))
    }

    private func dequeueHeader(_ stage: Stage, _ list: ListScreen) -> [String] {
        stage.failureTexts {
            _ = list.view.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "header", for: path(0))
        }
    }

    /// https://github.com/vincent144/mosaic-layout/pull/6: item 12, on iOS 10.
    @Test(arguments: Preset.all)
    func `Dequeuing a cell for an item without layout attributes raises UIKit's exception [POOL-14]`(preset: Preset) {
        let (stage, list) = show(count: 50, on: preset)
        layout.knowsItems = false
        let texts = stage.failureTexts { _ = list.view.dequeueReusableCell(withReuseIdentifier: "row", for: path(12)) }
        let text =
            """
            no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: {length \
            = 2, path = 0 - 12}
            """
        // The attributes of the items on screen are known.
        #expect(texts.first == text)
        #expect(list.shown[0].count == 10)
    }

    @Test
    func
        `Dequeuing a cell for an item with layout attributes succeeds, whether the item is on screen or not [POOL-14]`()
    {
        let (stage, list) = show(count: 50)
        let texts = stage.failureTexts {
            for item in [3, 40] { _ = list.view.dequeueReusableCell(withReuseIdentifier: "row", for: path(item)) }
        }
        #expect(texts == [])
        #expect(list.shown.map(\.count) == [10])
    }

    /// https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/6
    @Test func `Dequeuing a header without layout attributes raises UIKit's exception [POOL-14]`() {
        let (stage, list) = show(count: 1)
        let text =
            "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: "
            + "UICollectionElementKindSectionHeader at path {length = 2, path = 0 - 0}"
        #expect(dequeueHeader(stage, list) == [text])
        layout.hasHeader = true
        #expect(dequeueHeader(stage, list) == [])
        #expect(list.shown == [["0"]])
    }

    /// https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/198
    @Test func `Dequeuing a header of section 0 raises UIKit's exception if there are no sections [POOL-14]`() {
        layout.hasHeader = true
        let (stage, list) = show(count: 1)
        list.sections = []
        list.view.reloadData()
        let text =
            """
            request for layout attributes for supplementary view UICollectionElementKindSectionHeader in \
            section 0 when there are only 0 sections in the collection view
            """
        #expect(dequeueHeader(stage, list) == [text])
    }

    // MARK: - The object that is asked

    /// A data source that calls a closure before it returns a cell.
    private final class AskedSource: NSObject, UICollectionViewDataSource {
        let willReturnCell: () -> Void
        init(_ willReturnCell: @escaping () -> Void) { self.willReturnCell = willReturnCell }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            willReturnCell()
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    /// The first of two data sources, and whether it lived when the second one was asked for a cell.
    private final class FirstSource {
        var owned: AskedSource?
        weak var source: AskedSource?
        var lives: [Bool] = []
    }

    @Test func `A data source that is replaced while it is asked for a cell is released after the pass`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let first = FirstSource()
        let second = AskedSource { first.lives.append(first.source != nil) }
        first.owned = AskedSource {
            view.dataSource = second
            first.owned = nil
        }
        first.source = first.owned
        view.dataSource = first.source
        let stage = Stage(width: 200, height: 200)
        stage.show(view)
        #expect(first.lives == [true, true])
        #expect(first.source == nil)
    }
}
