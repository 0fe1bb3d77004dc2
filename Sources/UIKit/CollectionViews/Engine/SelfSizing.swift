/// Asks views how large they would like to be. [APPLY-06]
///
/// A class that does not override the question is found out once and not asked again: for a layout that does not size by
/// itself the base answer changes nothing.
@MainActor
struct SelfSizing {
    unowned let engine: CollectionEngine
    private static var indifferentClasses: Set<ObjectIdentifier> = []

    /// Asks a view about its element, once until the layout is invalidated from outside; a different answer may invalidate.
    func ask(_ view: UICollectionReusableView, about attributes: UICollectionViewLayoutAttributes) {
        guard view.standing.sizedIn != engine.sizingEpoch else { return }
        view.standing.sizedIn = engine.sizingEpoch
        let type = ObjectIdentifier(type(of: view))
        guard !SelfSizing.indifferentClasses.contains(type) else { return }
        let wish = attributes.copy() as! UICollectionViewLayoutAttributes
        guard let preferred = OptionalMethod.answer(of: view, { view.preferredLayoutAttributesFitting(wish) }) else {
            SelfSizing.indifferentClasses.insert(type)
            return
        }
        guard preferred.size != attributes.size else { return }
        let layout = engine.layout
        guard engine.conversation.shouldInvalidate(forPreferred: preferred, original: attributes) else { return }
        engine.isSizing = true
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        engine.isSizing = false
    }
}
