/// The scroll view of one section that scrolls orthogonally to its layout.
///
/// Across the scroll direction of this view, the view's content has the coordinates of the
/// collection view. A view inside therefore has, across that direction, the same position as in its
/// attributes.
final class OrthogonalScrollView: ElementScrollView {
    let section: Int
    private weak var owner: OrthogonalSections?
    /// The axis along which this view scrolls the groups of its section.
    private var axis = LayoutAxis(direction: .horizontal)
    /// The sign of content offsets along the axis: 1, or -1 if the first group is at the right.
    private var sign: CGFloat = 1
    private var isConfiguring = false

    init(owner: OrthogonalSections, section: Int) {
        self.owner = owner
        self.section = section
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        // Views that extend beyond this scroll view stay visible.
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { nil }

    /// The distance by which the groups are scrolled from their leading edge, in points.
    var rowOffset: CGFloat { sign * axis.coordinate(of: contentOffset) }

    func configure(
        frame: CGRect, axis: LayoutAxis, offsetRange: ClosedRange<CGFloat>, offset: CGFloat, isMirrored: Bool,
        description: NSCollectionLayoutSection?
    ) {
        isConfiguring = true
        defer { isConfiguring = false }
        self.axis = axis
        sign = isMirrored ? -1 : 1
        let properties = description?.orthogonalScrollingProperties
        bounces = properties?.bounce != .never
        let alwaysBounces = properties?.bounce == .always
        if axis.direction == .vertical {
            alwaysBounceVertical = alwaysBounces
        } else {
            alwaysBounceHorizontal = alwaysBounces
        }
        let behavior = description?.orthogonalScrollingBehavior
        let rate = properties?.decelerationRate ?? .automatic
        let pages = behavior == .paging || behavior == .groupPaging || behavior == .groupPagingCentered
        let automaticRate: UIScrollView.DecelerationRate = pages ? .fast : .normal
        decelerationRate =
            rate == .automatic ? automaticRate : UIScrollView.DecelerationRate(rawValue: rate.rawValue)
        let (least, greatest) = (offsetRange.lowerBound, offsetRange.upperBound)
        let (start, end) = isMirrored ? (-greatest, -least) : (least, greatest)
        // The inset and the content size limit the offset along the axis to the range from `start`
        // to `end`. Across the axis they allow only one offset.
        let crossRange = axis.crossed.range(of: frame)
        let first = axis.point(coordinate: start, crossCoordinate: crossRange.start)
        contentInset = UIEdgeInsets(top: -first.y, left: -first.x, bottom: 0, right: 0)
        contentSize = axis.size(length: end + axis.length(of: frame.size), breadth: crossRange.end)
        if self.frame != frame { self.frame = frame }
        let origin = axis.point(coordinate: sign * offset, crossCoordinate: crossRange.start)
        if !isDragging, motion == nil, contentOffset != origin { contentOffset = origin }
    }

    func scroll(toRowOffset offset: CGFloat, animated: Bool) {
        super.setContentOffset(contentOffset(rowOffset: offset, crossOffsetFrom: contentOffset), animated: animated)
    }

    /// Returns the content offset for a row offset, which counts from the first group. Across the
    /// axis, it has the coordinate of `other`.
    private func contentOffset(rowOffset offset: CGFloat, crossOffsetFrom other: CGPoint) -> CGPoint {
        axis.point(coordinate: sign * offset, crossCoordinate: axis.crossed.coordinate(of: other))
    }

    /// Sets the content offset. Without animation, the offset is replaced with the stop of the
    /// nearest group or page. With the behavior `continuous`, it is only limited to the possible
    /// offsets. [COMP-05]
    ///
    /// UNKNOWN: whether UIKit also adjusts an offset that is assigned or set with animation. Here
    /// it is not adjusted.
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard !animated, let owner else { return super.setContentOffset(contentOffset, animated: animated) }
        let offset = sign * axis.coordinate(of: contentOffset)
        let stop = owner.stops(ofSection: section)?.stopOffset(nearestTo: offset) ?? offset
        super.setContentOffset(self.contentOffset(rowOffset: stop, crossOffsetFrom: contentOffset), animated: false)
    }

    override func boundsOrFrameDidChange(from old: CGRect) {
        super.boundsOrFrameDidChange(from: old)
        if bounds.origin != old.origin, !isConfiguring { owner?.handleScroll(of: self) }
    }

    override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let stops = owner?.stops(ofSection: section) else { return target }
        let stop = stops.stopOffset(
            forProposedOffset: sign * axis.coordinate(of: target), from: rowOffset,
            velocity: sign * axis.coordinate(of: velocity))
        return contentOffset(rowOffset: stop, crossOffsetFrom: target)
    }
}
