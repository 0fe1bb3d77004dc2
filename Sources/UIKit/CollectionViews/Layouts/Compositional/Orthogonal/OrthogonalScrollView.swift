/// The scroll view of one section that scrolls across the layout's direction.
///
/// Along the layout's direction, in which it does not scroll, its content uses the collection view's coordinates. So the views in
/// it have the frames of their attributes.
final class OrthogonalScrollView: ElementScrollView {
    let section: Int
    private weak var owner: OrthogonalSections?
    private var isVertical = false
    private var isMirrored = false
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    private var isConfiguring = false

    init(owner: OrthogonalSections, section: Int) {
        self.owner = owner
        self.section = section
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        // Views that reach beyond the row stay visible.
        clipsToBounds = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The distance that the row is scrolled from its leading edge.
    var rowOffset: CGFloat {
        if isVertical { return contentOffset.y }
        return isMirrored ? -contentOffset.x : contentOffset.x
    }

    func configure(
        frame: CGRect, isVertical: Bool, limits: ClosedRange<CGFloat>, offset: CGFloat, isMirrored: Bool,
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        properties: UICollectionLayoutSectionOrthogonalScrollingProperties?
    ) {
        isConfiguring = true
        defer { isConfiguring = false }
        self.isVertical = isVertical
        self.isMirrored = isMirrored
        self.behavior = behavior
        let bounce = properties?.bounce ?? .automatic
        bounces = bounce != .never
        if isVertical { alwaysBounceVertical = bounce == .always } else { alwaysBounceHorizontal = bounce == .always }
        let rate = properties?.decelerationRate ?? .automatic
        let pages = behavior == .paging || behavior == .groupPaging || behavior == .groupPagingCentered
        decelerationRate =
            rate == .automatic ? (pages ? .fast : .normal) : UIScrollView.DecelerationRate(rawValue: rate.rawValue)
        let (start, end) = isMirrored ? (-limits.upperBound, -limits.lowerBound) : (limits.lowerBound, limits.upperBound)
        // The offsets at rest lie between `start` and `end` along the row, and never move across it.
        contentInset =
            isVertical
            ? UIEdgeInsets(top: -start, left: -frame.minX, bottom: 0, right: 0)
            : UIEdgeInsets(top: -frame.minY, left: -start, bottom: 0, right: 0)
        contentSize =
            isVertical
            ? CGSize(width: frame.maxX, height: end + frame.height) : CGSize(width: end + frame.width, height: frame.maxY)
        if self.frame != frame { self.frame = frame }
        let place = isMirrored ? -offset : offset
        let origin = isVertical ? CGPoint(x: frame.minX, y: place) : CGPoint(x: place, y: frame.minY)
        if !isDragging, motion == nil, contentOffset != origin { contentOffset = origin }
    }

    func scroll(toRowOffset offset: CGFloat, animated: Bool) {
        let place = isMirrored ? -offset : offset
        super.setContentOffset(
            isVertical ? CGPoint(x: contentOffset.x, y: place) : CGPoint(x: place, y: contentOffset.y), animated: animated)
    }

    /// A row that is put somewhere without an animation goes on to the next place of rest. [COMP-05]
    ///
    /// UNKNOWN: an offset that is assigned, and one that is reached by an animation; the plainest is that they stay.
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard !animated, let owner else { return super.setContentOffset(contentOffset, animated: animated) }
        var place = contentOffset
        let sign: CGFloat = !isVertical && isMirrored ? -1 : 1
        if isVertical {
            place.y = owner.nearestPlace(place.y, in: self)
        } else {
            place.x = sign * owner.nearestPlace(sign * place.x, in: self)
        }
        super.setContentOffset(place, animated: false)
    }

    override func boundsChanged(from old: CGRect) {
        super.boundsChanged(from: old)
        if bounds.origin != old.origin, !isConfiguring { owner?.moved(self) }
    }

    override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let owner else { return target }
        if isVertical { return CGPoint(x: target.x, y: owner.restingPlace(target.y, velocity: velocity.y, in: self)) }
        let sign: CGFloat = isMirrored ? -1 : 1
        return CGPoint(x: sign * owner.restingPlace(sign * target.x, velocity: sign * velocity.x, in: self), y: target.y)
    }
}
