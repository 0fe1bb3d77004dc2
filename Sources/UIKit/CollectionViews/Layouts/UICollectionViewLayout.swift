/// Answers where the elements of a collection view are. The base class places nothing.
///
/// The collection view calls these methods; application code that wants the current truth asks the collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, NSCoding {
    /// The collection view this layout is assigned to, which clears it when it goes.
    final nonisolated(unsafe) unowned(unsafe) var host: UICollectionView?
    /// Decoration views are registered here, not with the collection view.
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    public nonisolated override init() {
        super.init()
    }

    /// Archives are not read.
    public nonisolated required init?(coder: NSCoder) {
        super.init()
    }

    open nonisolated func encode(with coder: NSCoder) {}

    open var collectionView: UICollectionView? { host }

    // MARK: - Classes

    /// The class of the attributes this layout makes. [APPLY-08]
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers the class of a kind of decoration views; nil takes the registration back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: - Layout

    /// Called before anything is asked, at the first pass and after every invalidation.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    /// All elements, of all categories, that intersect `rect`. The rectangle is not the visible one: it is aligned to pages. [PASS-11]
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: - Invalidation

    /// Marks the layout out of date; the next pass prepares it. Nothing happens at once. [PASS-04]
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        host?.engine.layoutInvalidated(with: context)
    }

    /// Asked for every change of the bounds, before it takes place. [PASS-03]
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        (type(of: self).invalidationContextClass as! UICollectionViewLayoutInvalidationContext.Type).init(madeByLayout: ())
    }

    // MARK: - Updates

    /// Called once per batch update, after `prepare()`, before any initial or final attributes are asked. [UPD-02]
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called last, inside the animation.
    open func finalizeCollectionViewUpdates() {}

    /// From where an element comes that appears; nil for the default. [UPD-03]
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where to an element goes that disappears; nil for the default. [UPD-03]
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
}
