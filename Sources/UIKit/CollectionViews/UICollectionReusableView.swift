/// A view that stands for an element while it is on screen and waits in a pool while it is not.
open class UICollectionReusableView: UIView {
    /// What the collection view knows about this view.
    @exclusivity(unchecked) final var standing = ReusableViewState()
    /// Known without a cast.
    @exclusivity(unchecked) final var isCell = false
    /// The scroll view inside the collection view that it stands in; nil for the collection view itself. [COMP-02]
    final weak var scroller: ElementScrollView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isReusableView = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isReusableView = true
    }

    /// How a collection view makes the views it was given a class for. A subclass inherits it with `init(frame:)`.
    ///
    /// The compiler stops here when a subclass has designated initialisers of its own and no `init(frame:)`. UIKit would trap when it
    /// makes such a view. Write `override init(frame: CGRect)` in the subclass: a collection view makes its views with it.
    public required convenience init(madeByCollectionViewWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Under which identifier it was dequeued; nil for a view that the collection view did not make.
    open var reuseIdentifier: String? { standing.reuseIdentifier }

    /// Called when a dormant view is taken from its pool, before it is dequeued; not for a view just made. [POOL-03]
    open func prepareForReuse() {}

    /// Called with the attributes of the element the view stands for, once they are known and whenever they change: that is,
    /// whenever they are not `isEqual` to the last ones. [APPLY-01], [APPLY-05]
    ///
    /// Frame, alpha and transform are already set. The base implementation does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// How large the view would like to be; asked once it is configured. [APPLY-06] The base answer is the size that the
    /// constraints inside give it, and what it was given where there are none.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard isSizedByConstraints else { return layoutAttributes }
        layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
        return layoutAttributes
    }

    var isSizedByConstraints: Bool { constraintFacts?.installed.isEmpty == false }

    /// Called before the collection view changes to another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the change to another layout is complete.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
