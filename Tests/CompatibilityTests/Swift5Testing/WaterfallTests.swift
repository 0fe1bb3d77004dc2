import CoreGraphics
import Testing
import UIKit

/// A delegate protocol of a custom layout, which refines the flow layout's protocol and has a
/// default implementation.
protocol WaterfallDelegate: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, columnsIn section: Int)
        -> Int
}

extension WaterfallDelegate {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, columnsIn section: Int)
        -> Int
    { 2 }
}

/// A layout that asks its delegate in the syntax of optional methods.
final class WaterfallLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0
    private weak var delegate: WaterfallDelegate? { collectionView?.delegate as? WaterfallDelegate }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        cache = []
        let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset).inset(
            by: collectionView.safeAreaInsets)
        var bottom: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            let columns = delegate?.collectionView(collectionView, layout: self, columnsIn: section) ?? 1
            let insets = delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? .zero
            let gap =
                delegate?.collectionView?(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? 4
            if let header = delegate?.collectionView?(
                collectionView, layout: self, referenceSizeForHeaderInSection: section),
                header.height > 0
            {
                let attributes = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: section))
                attributes.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: header.height)
                cache.append(attributes)
                bottom += header.height
            }
            let width = (bounds.width - insets.left - insets.right - gap * CGFloat(columns - 1)) / CGFloat(columns)
            var bottoms = [CGFloat](repeating: bottom + insets.top, count: columns)
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] }!
                let size =
                    delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: path)
                    ?? CGSize(width: 1, height: 1)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(
                    x: insets.left + CGFloat(column) * (width + gap), y: bottoms[column], width: width,
                    height: width * size.height / size.width)
                if collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
                    attributes.frame.origin.x = bounds.width - attributes.frame.maxX
                }
                bottoms[column] = attributes.frame.maxY + gap
                cache.append(attributes)
            }
            bottom = bottoms.max()! - gap + insets.bottom
        }
        height = bottom
    }

    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }
}

class GenericSource<Item, Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource, WaterfallDelegate {
    var items: [Item]
    let configure: (Cell, Item) -> Void

    init(_ items: [Item], configure: @escaping (Cell, Item) -> Void) {
        self.items = items
        self.configure = configure
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: Cell.self), for: indexPath)
            as! Cell
        configure(cell, items[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 50 * (indexPath.item + 1)) }
}

/// A delegate that overrides a method of its superclass's conformance.
final class TallSource: GenericSource<String, UICollectionViewCell> {
    override func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 200) }
}

@MainActor struct WaterfallTests {
    private func frames(
        _ source: GenericSource<String, UICollectionViewCell>, _ set: (UICollectionView) -> Void = { _ in }
    ) -> [CGRect] {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 204, height: 400), collectionViewLayout: WaterfallLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "UICollectionViewCell")
        view.dataSource = source
        view.delegate = source
        set(view)
        view.layoutIfNeeded()
        return source.items.indices.map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame }
    }

    @Test
    func `Calling an optional delegate method returns the delegate's value, or nil if the delegate lacks the method`() {
        let frames = frames(GenericSource(["a", "b", "c"]) { _, _ in })
        #expect(frames.map(\.height) == [50, 100, 150])
        #expect(frames.map(\.minX) == [0, 104, 0])
        #expect(frames[2].minY == 54)
    }

    @Test func `A subclass of a delegate can override a delegate method of its superclass`() {
        #expect(frames(TallSource(["a", "b"]) { _, _ in }).map(\.height) == [200, 200])
    }

    @Test func `A custom layout can mirror its frames for a right-to-left layout direction`() {
        let frames = frames(GenericSource(["a", "b"]) { _, _ in }) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(frames.map(\.minX) == [104, 0])
    }
}
