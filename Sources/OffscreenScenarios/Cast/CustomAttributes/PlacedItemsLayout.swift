import UIKit

/// A layout that takes the frame, the zIndex and other attributes of each item from the dictionary
/// `places`, for experiments with the order of overlapping views.
open class PlacedItemsLayout: UICollectionViewLayout {
    public struct Place: Equatable, Sendable {
        /// The frame in the coordinates of the content, in points.
        public var frame: CGRect
        public var zIndex: Int
        public var alpha: CGFloat
        public var isHidden: Bool

        public init(_ frame: CGRect, zIndex: Int = 0, alpha: CGFloat = 1, isHidden: Bool = false) {
            self.frame = frame
            self.zIndex = zIndex
            self.alpha = alpha
            self.isHidden = isHidden
        }
    }

    /// The places by index path. An item without a place lies on the diagonal and overlaps its
    /// neighbours there.
    public var places: [IndexPath: Place] = [:] {
        didSet { if places != oldValue { invalidateLayout() } }
    }

    private var items: [[UICollectionViewLayoutAttributes]] = []

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        var number = 0
        items = (0..<collectionView.numberOfSections).map { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { item in
                let path = IndexPath(item: item, section: section)
                let place = places[path] ?? PlacedItemsLayout.diagonalPlace(ofItem: number)
                number += 1
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = place.frame
                attributes.zIndex = place.zIndex
                attributes.alpha = place.alpha
                attributes.isHidden = place.isHidden
                return attributes
            }
        }
    }

    private static func diagonalPlace(ofItem number: Int) -> Place {
        Place(CGRect(x: 24 * number, y: 24 * number, width: 96, height: 96))
    }

    open override var collectionViewContentSize: CGSize {
        let all = items.joined().reduce(CGRect.zero) { $0.union($1.frame) }
        return CGSize(width: all.maxX, height: all.maxY)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        items.joined().filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return items[indexPath.section][indexPath.item]
    }
}
