import UIKit

/// A delegate that returns the height of each item.
@MainActor
public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
    /// Returns the height of an item of the given width, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
        width: CGFloat
    ) -> CGFloat
}

/// A layout with columns of equal width. Each item goes below the shortest column, or the leftmost
/// of the shortest ones.
open class WaterfallLayout: UICollectionViewLayout {
    /// The number of columns. A number below 1 counts as 1.
    public var columns = 2 { didSet { if columns != oldValue { invalidateLayout() } } }
    /// The distance between columns, and between items of a column, in points.
    public var spacing: CGFloat = 10 { didSet { if spacing != oldValue { invalidateLayout() } } }
    /// The insets around each section.
    public var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }

    /// The attributes of all items, section by section. No upper edge is above that of the item
    /// before, because the shortest column never gets shorter.
    private var items: [UICollectionViewLayoutAttributes] = []
    /// The index of each section's first item in `items`.
    private var firstItems: [Int] = []
    private var greatestItemHeight: CGFloat = 0
    private var contentHeight: CGFloat = 0

    open override func prepare() {
        super.prepare()
        items = []
        firstItems = []
        greatestItemHeight = 0
        contentHeight = 0
        guard let collectionView, let delegate = collectionView.delegate as? WaterfallLayoutDelegate else { return }
        let room = collectionView.bounds.width - sectionInset.left - sectionInset.right
        let columns = max(1, columns)
        let width = (room - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        for section in 0..<collectionView.numberOfSections {
            firstItems.append(items.count)
            var bottoms = Array(repeating: contentHeight + sectionInset.top, count: columns)
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                let column = bottoms.firstIndex(of: bottoms.min()!)!
                let itemHeight = delegate.collectionView(
                    collectionView, layout: self, heightForItemAt: attributes.indexPath, width: width)
                attributes.frame = CGRect(
                    x: sectionInset.left + CGFloat(column) * (width + spacing), y: bottoms[column], width: width,
                    height: itemHeight)
                bottoms[column] += itemHeight + spacing
                greatestItemHeight = max(greatestItemHeight, itemHeight)
                items.append(attributes)
            }
            let isEmpty = items.count == firstItems[section]
            contentHeight = bottoms.max()! - (isEmpty ? 0 : spacing) + sectionInset.bottom
        }
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    /// Returns the attributes whose frames intersect the rectangle. A binary search skips the items
    /// that are too far above the rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].frame.minY < rect.minY - greatestItemHeight { low = middle + 1 } else { high = middle }
        }
        return items[low...].prefix { $0.frame.minY <= rect.maxY }.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard firstItems.indices.contains(indexPath.section) else { return nil }
        let index = firstItems[indexPath.section] + indexPath.item
        guard items.indices.contains(index), items[index].indexPath == indexPath else { return nil }
        return items[index]
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
