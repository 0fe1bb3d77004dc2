/// A view that represents an element of a layout. After the element has left the screen, the view
/// usually goes into a reuse pool.
open class UICollectionReusableView: UIView {
    override class var isReusable: Bool { true }

    /// The identifier with which the view was dequeued, or the kind of a decoration view. Nil for a
    /// view that the collection view did not make.
    open var reuseIdentifier: String? { reuseState.reuseIdentifier }

    /// Called when the view is taken from its reuse pool, before dequeuing returns the view. Not
    /// called on a new view. [POOL-03]
    open func prepareForReuse() {}

    /// Called with new attributes of the view's element. Since iOS 9, not called if `isEqual(_:)`
    /// is true for the new and the previous attributes, unless the view was taken from a reuse pool
    /// in between. [APPLY-01], [APPLY-05]
    ///
    /// Frame, alpha and transform of the view are already set. The base implementation does
    /// nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns attributes with the preferred size of the view. Called after the view was
    /// configured. [APPLY-06]
    ///
    /// The base implementation returns the size that the constraints inside the view determine.
    /// Without constraints it returns the size from `sizeThatFits(_:)`. If the layout has estimated
    /// only one of the two lengths, the other length stays unchanged.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard isSizedByConstraints else {
            return fittingAttributes(for: sizeThatFits(layoutAttributes.size), changing: layoutAttributes)
        }
        // UNKNOWN: how UIKit's view finds out whether the layout estimated its width or its height.
        // Here the view calls a method of the layout. Tests of public libraries show that text
        // wraps in a cell whose width is not estimated.
        let measured =
            hostingCollectionView?.collectionViewLayout.measuredAxes(of: layoutAttributes) ?? (
                width: true, height: true
            )
        // The argument keeps its size, because overrides read it after they have called super.
        let fitting = layoutAttributes.copied()
        fitting.size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: measured.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: measured.height ? .fittingSizeLevel : .required)
        return fitting
    }

    /// [APPLY-10] Returns the attributes with the lengths of `size` along the axes that the layout
    /// estimated, or along both axes if `measuredAxes(of:)` returns nil. `size` is the result of
    /// `sizeThatFits(_:)`. If it equals the view's current size, the attributes stay unchanged.
    private func fittingAttributes(
        for size: CGSize, changing attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard size != bounds.size, size != attributes.size else { return attributes }
        let measured =
            hostingCollectionView?.collectionViewLayout.measuredAxes(of: attributes) ?? (width: true, height: true)
        let fitting = attributes.copied()
        if measured.width { fitting.size.width = size.width }
        if measured.height { fitting.size.height = size.height }
        return fitting
    }

    // MARK: - Calls of the engine

    override final var identifierForReuse: String? { reuseIdentifier }

    override final func wasTakenFromPool() { prepareForReuse() }

    override final func receive(_ attributes: UICollectionViewLayoutAttributes) { apply(attributes) }

    override final func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { preferredLayoutAttributesFitting(attributes) }

    override final func layoutWillChange(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { willTransition(from: oldLayout, to: newLayout) }

    override final func layoutDidChange(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { didTransition(from: oldLayout, to: newLayout) }

    // MARK: - Inside a collection view

    /// The nearest collection view among the superviews.
    final var hostingCollectionView: UICollectionView? {
        sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UICollectionView }.first
    }

    /// [VIEW-27] Whether the view was dequeued from a collection view, and still belongs to it.
    override var isManagedByCollectionView: Bool { reuseState.state != .foreign }

    /// [VIEW-27] Writes UIKit's message about a property of the view that has no effect here.
    override func constraintsWereIgnored() {
        guard !translatesAutoresizingMaskIntoConstraints else { return }
        let kind = reuseState.isCell ? "UICollectionViewCell" : "UICollectionReusableView"
        world.log(
            "Changing the translatesAutoresizingMaskIntoConstraints property of a \(kind) that is managed by a "
                + "UICollectionView is not supported, and will result in incorrect self-sizing. View: \(description)")
    }

    var isSizedByConstraints: Bool { constraintFacts?.ownedConstraints.isEmpty == false }

    /// Called when an animated or interactive change of the collection view's layout begins.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when an animated or interactive change of the collection view's layout is complete.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
