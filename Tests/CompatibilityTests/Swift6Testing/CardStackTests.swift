import QuartzCore
import Testing
import UIKit

/// A stack of cards with a decoration, a pinned header and animated updates, in the Swift 6
/// language mode.
@MainActor
final class CardStackLayout: UICollectionViewLayout {
    var peek: CGFloat = 20
    var cardSize = CGSize(width: 100, height: 60)
    private var inserted: Set<IndexPath> = []

    override init() {
        super.init()
        register(ShadeView.self, forDecorationViewOfKind: "shade")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        peek = CGFloat(coder.decodeDouble(forKey: "peek"))
        cardSize = coder.decodeCGSize(forKey: "cardSize")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Double(peek), forKey: "peek")
        coder.encode(cardSize, forKey: "cardSize")
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView!.bounds.width, height: CGFloat(max(0, count - 1)) * peek + cardSize.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cards = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        let shade = layoutAttributesForDecorationView(ofKind: "shade", at: IndexPath(item: 0, section: 0))
        return (cards + [shade].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(origin: CGPoint(x: 0, y: CGFloat(indexPath.item) * peek), size: cardSize)
        attributes.zIndex = indexPath.item
        attributes.transform = CGAffineTransform(rotationAngle: .pi / 60).scaledBy(x: 0.9, y: 0.9).translatedBy(
            x: 1, y: 0)
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
        attributes.zIndex = -1
        return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard inserted.contains(itemIndexPath) else {
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.transform = CGAffineTransform(translationX: 0, y: 200)
        return attributes
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        inserted = []
    }
}

final class ShadeView: UICollectionReusableView {}

@MainActor
final class CardSource: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
}

@MainActor struct CardStackTests {
    private let source = CardSource()
    private let layout = CardStackLayout()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        view.dataSource = source
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test
    func
        `The decoration lies behind all cards, and of overlapping cards the one with the greatest zIndex is found at a point`()
    {
        let order = view.subviews.compactMap { $0 as? UICollectionReusableView }
        #expect(order.first is ShadeView)
        #expect(view.visibleCells.count == 3)
        #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 45)) == IndexPath(item: 2, section: 0))
    }

    @Test func `When the completion of a batch update is called, an item inserted within the bounds is on screen`()
        async
    {
        let done = await withCheckedContinuation { continuation in
            view.performBatchUpdates({
                source.count = 4
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }) { continuation.resume(returning: $0) }
        }
        #expect(done)
        #expect(view.visibleCells.count == 4)
        #expect(view.contentSize.height == 120)
    }

    @Test func `A custom layout read from an archive has the values that the archived layout encoded`() throws {
        layout.peek = 33
        layout.cardSize = CGSize(width: 7, height: 8)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        layout.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(CardStackLayout(coder: unarchiver))
        #expect(copy.peek == 33)
        #expect(copy.cardSize == layout.cardSize)
    }

    @Test func `A deletion in a batch update without animation removes the cell from the visible cells at once`() {
        UIView.performWithoutAnimation {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            view.performBatchUpdates({
                source.count = 2
                view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            })
            CATransaction.commit()
        }
        #expect(view.visibleCells.count == 2)
    }
}
