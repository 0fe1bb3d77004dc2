import UIKit

/// A delegate that returns the size of the board and the places of the pieces, in squares.
@MainActor
public protocol KlotskiLayoutDelegate: UICollectionViewDelegate {
    /// Returns the board's size in squares.
    func collectionView(_ collectionView: UICollectionView, boardSizeInSquaresFor layout: KlotskiLayout) -> CGSize
    /// Returns the rectangle that a piece covers, in squares.
    func collectionView(
        _ collectionView: UICollectionView, layout: KlotskiLayout, frameInSquaresForItemAt indexPath: IndexPath
    ) -> CGRect
}

/// A layout for pieces on a board in the middle of the view. The squares are as large as the view
/// allows, in whole points.
open class KlotskiLayout: UICollectionViewLayout {
    /// The distance between a piece and the edge of its squares, in points.
    public var gap: CGFloat = 2 {
        didSet { if gap != oldValue { invalidateLayout() } }
    }

    private var pieces: [UICollectionViewLayoutAttributes] = []
    /// The frame of the board, in points.
    public private(set) var boardFrame = CGRect.zero
    /// The side of a square in points.
    public private(set) var squareSide: CGFloat = 0

    open override func prepare() {
        super.prepare()
        pieces = []
        guard let collectionView, collectionView.numberOfSections > 0,
            let delegate = collectionView.delegate as? KlotskiLayoutDelegate
        else {
            return
        }
        let view = collectionView.bounds.size
        let board = delegate.collectionView(collectionView, boardSizeInSquaresFor: self)
        squareSide = min(view.width / board.width, view.height / board.height).rounded(.down)
        boardFrame = CGRect(
            x: ((view.width - board.width * squareSide) / 2).rounded(),
            y: ((view.height - board.height * squareSide) / 2).rounded(),
            width: board.width * squareSide, height: board.height * squareSide)
        pieces = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let path = IndexPath(item: item, section: 0)
            let squares = delegate.collectionView(collectionView, layout: self, frameInSquaresForItemAt: path)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(
                x: boardFrame.minX + squares.minX * squareSide, y: boardFrame.minY + squares.minY * squareSide,
                width: squares.width * squareSide, height: squares.height * squareSide
            ).insetBy(dx: gap, dy: gap)
            return attributes
        }
    }

    /// The size of the view, because a board does not scroll.
    open override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        pieces.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        indexPath.section == 0 && pieces.indices.contains(indexPath.item) ? pieces[indexPath.item] : nil
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
