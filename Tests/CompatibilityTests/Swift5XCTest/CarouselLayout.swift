import CoreGraphics
import QuartzCore
import UIKit

/// A carousel as written for iOS, with the overrides of an old subclass of the flow layout, and
/// without actor annotations.
@IBDesignable
open class CarouselLayout: UICollectionViewFlowLayout {
    @IBInspectable open var sideItemScale: CGFloat = 0.6
    @IBInspectable open var sideItemAlpha: CGFloat = 0.6
    open var sideItemShift: CGFloat = 0

    fileprivate struct State {
        var size: CGSize
        var direction: UICollectionView.ScrollDirection

        func isEqual(_ other: State) -> Bool { size.equalTo(other.size) && direction == other.direction }
    }
    fileprivate var state = State(size: CGSize.zero, direction: .horizontal)

    override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = 10
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    public convenience init(itemSize: CGSize) {
        self.init()
        self.itemSize = itemSize
    }

    override open class var layoutAttributesClass: AnyClass { return CarouselAttributes.self }
    override open class var invalidationContextClass: AnyClass { return CarouselContext.self }

    override open func prepare() {
        super.prepare()
        let current = State(size: collectionView!.bounds.size, direction: scrollDirection)
        if !state.isEqual(current) {
            collectionView!.decelerationRate = UIScrollView.DecelerationRate.fast
            let inset = (collectionView!.bounds.width - itemSize.width) / 2
            sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
            state = current
        }
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

    override open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds) as! CarouselContext
        context.invalidateFlowLayoutDelegateMetrics = collectionView?.bounds.size != newBounds.size
        context.why = "bounds"
        return context
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let superAttributes = super.layoutAttributesForElements(in: rect),
            let attributes = NSArray(array: superAttributes, copyItems: true) as? [UICollectionViewLayoutAttributes]
        else { return nil }
        return attributes.map({ self.transformLayoutAttributes($0) })
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return super.layoutAttributesForItem(at: indexPath).map {
            transformLayoutAttributes($0.copy() as! UICollectionViewLayoutAttributes)
        }
    }

    fileprivate func transformLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let collectionView = self.collectionView, let attributes = attributes as? CarouselAttributes else {
            return attributes
        }
        let center = collectionView.frame.size.width / 2
        let offset = attributes.center.x - collectionView.contentOffset.x
        let far = itemSize.width + minimumLineSpacing
        let distance = min(abs(center - offset), far)
        let ratio = (far - distance) / far
        attributes.ratio = ratio
        attributes.alpha = ratio * (1 - sideItemAlpha) + sideItemAlpha
        let scale = ratio * (1 - sideItemScale) + sideItemScale
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DScale(transform, scale, scale, 1)
        transform = CATransform3DTranslate(transform, 0, (1 - ratio) * sideItemShift, 0)
        attributes.transform3D = transform
        attributes.zIndex = Int(ratio * 10)
        return attributes
    }

    override open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView, !collectionView.isPagingEnabled,
            let attributes = self.layoutAttributesForElements(in: collectionView.bounds)
        else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
        let half = collectionView.bounds.size.width / 2
        let proposedCenter = proposedContentOffset.x + half
        let closest =
            attributes.sorted { abs($0.center.x - proposedCenter) < abs($1.center.x - proposedCenter) }.first
            ?? UICollectionViewLayoutAttributes()
        return CGPoint(x: floor(closest.center.x - half), y: proposedContentOffset.y)
    }
}

open class CarouselAttributes: UICollectionViewLayoutAttributes {
    open var ratio: CGFloat = 0

    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CarouselAttributes
        copy.ratio = ratio
        return copy
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CarouselAttributes, other.ratio == ratio else { return false }
        return super.isEqual(object)
    }
}

open class CarouselContext: UICollectionViewFlowLayoutInvalidationContext {
    var why = ""
}

class CarouselCell: UICollectionViewCell {
    let label = UILabel()
    var ratio: CGFloat = -1

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        layer.cornerRadius = 8
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        ratio = (layoutAttributes as? CarouselAttributes)?.ratio ?? -1
    }
}
