/// A view that stands for an element while it is on screen, and waits in a pool while it is not.
open class UICollectionReusableView: UIView {
    /// The collection view's knowledge about this view.
    // UNCHECKED: this property is read ten times for each cell. A check would cost 25 % of a page.
    @exclusivity(unchecked) final var standing = ReusableViewState()
    /// Stored so that no cast is needed.
    final var isCell = false
    /// The scroll view inside the collection view that contains it; nil when the collection view itself does. [COMP-02]
    final weak var scroller: ElementScrollView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isReusableView = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isReusableView = true
    }

    /// The identifier with which it was dequeued; nil for a view that the collection view did not make.
    open var reuseIdentifier: String? { standing.reuseIdentifier }

    /// Called when a dormant view is taken from its pool, before it is returned. It is not called for a new view. [POOL-03]
    open func prepareForReuse() {}

    /// Called with the attributes of the element that the view stands for, when they are first known and whenever they are no
    /// longer `isEqual` to the last ones. [APPLY-01], [APPLY-05]
    ///
    /// Frame, alpha and transform are already set. The base implementation does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The size that the view would like to have. It is asked once the view is configured. [APPLY-06] The base implementation
    /// returns the size that the constraints inside give it, or that of `sizeThatFits(_:)` if there are none. A length that the layout
    /// did not estimate stays as it is.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard isSizedByConstraints else { return fitting(sizeThatFits(layoutAttributes.size), in: layoutAttributes) }
        // UNKNOWN: how UIKit tells a view which of its lengths the layout has estimated. That a text wraps in a cell whose width is
        // not estimated is seen by everyone, and tested by public libraries.
        let measured = hostingCollectionView?.collectionViewLayout.measuredAxes(of: layoutAttributes) ?? (width: true, height: true)
        layoutAttributes.size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: measured.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: measured.height ? .fittingSizeLevel : .required)
        return layoutAttributes
    }

    /// [APPLY-10] A view without constraints may say its size in `sizeThatFits(_:)`, which otherwise returns the size it has.
    private func fitting(_ size: CGSize, in attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard size != bounds.size, size != attributes.size else { return attributes }
        let measured = hostingCollectionView?.collectionViewLayout.measuredAxes(of: attributes) ?? (width: true, height: true)
        if measured.width { attributes.size.width = size.width }
        if measured.height { attributes.size.height = size.height }
        return attributes
    }

    /// The nearest collection view above.
    final var hostingCollectionView: UICollectionView? {
        sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UICollectionView }.first
    }

    var isSizedByConstraints: Bool { constraintFacts?.installed.isEmpty == false }

    /// Whether there is nothing in it that could give it a size.
    var wantsNoSize: Bool { false }

    /// Whether it shows that its item is being edited.
    var showsEditing: Bool { false }

    /// Shows whether its item is selected, and whether it is highlighted.
    func show(isSelected: Bool, isHighlighted: Bool) {}

    /// Called before the collection view changes to another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the change to another layout is complete.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

extension UIView {
    /// This view, if it is a reusable view.
    ///
    /// OPTIMIZATION: `isReusableView` is set by that class alone, so the cast is not checked again.
    @inline(__always)
    final var asReusable: UICollectionReusableView? { isReusableView ? unsafeDowncast(self, to: UICollectionReusableView.self) : nil }
}
