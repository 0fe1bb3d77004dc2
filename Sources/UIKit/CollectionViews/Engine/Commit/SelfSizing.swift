/// Asks views how large they would like to be. [APPLY-06]
@MainActor
struct SelfSizing {
    let engine: CollectionEngine

    /// Asks a view about its element, once until the layout is invalidated from outside; a different answer may invalidate.
    func ask(_ view: UICollectionReusableView, about attributes: UICollectionViewLayoutAttributes) {
        guard view.standing.sizedIn != engine.sizingEpoch else { return }
        view.standing.sizedIn = engine.sizingEpoch
        guard attributes.values.category != .decorationView, !isPlainCell(view) else { return }
        // OPTIMIZATION: the copy is used again while nobody keeps it: no allocation by question.
        guard attributes.isPlain else {
            return take(view.preferredLayoutAttributesFitting(attributes.copy() as! UICollectionViewLayoutAttributes), from: attributes)
        }
        var copy: UICollectionViewLayoutAttributes?
        swap(&copy, &engine.sizingCopy)
        if copy == nil || !isKnownUniquelyReferenced(&copy) { copy = UICollectionViewLayoutAttributes() }
        attributes.copyValues(to: &copy!.values)
        take(view.preferredLayoutAttributesFitting(copy!), from: attributes)
        swap(&copy, &engine.sizingCopy)
    }

    private func take(_ preferred: UICollectionViewLayoutAttributes, from attributes: UICollectionViewLayoutAttributes) {
        guard preferred.values.size != attributes.values.size, engine.isPlaceable(preferred) else { return }
        guard engine.layoutClient.shouldInvalidate(forPreferred: preferred, original: attributes) else { return }
        engine.phase.begin(.sizing)
        engine.layoutClient.invalidate(forPreferred: preferred, original: attributes)
        engine.phase.end(.sizing)
    }

    /// A cell that has nothing to size itself by.
    private func isPlainCell(_ view: UICollectionReusableView) -> Bool {
        type(of: view) == UICollectionViewCell.self
            && unsafeDowncast(view, to: UICollectionViewCell.self).configurations.contentView == nil && !view.isSizedByConstraints
    }

    // MARK: - Asking again

    func askAgain(_ view: UICollectionReusableView) {
        guard view.standing.sizedIn != -1 || engine.resized.isEmpty else { return }
        view.standing.sizedIn = -1
        engine.resized.append(view)
        engine.view.setNeedsLayout()
    }

    /// In the pass that follows.
    func askWaiting() {
        guard !engine.resized.isEmpty else { return }
        let asked = engine.resized
        engine.resized = []
        for view in asked where view.standing.state == .live {
            guard let key = view.standing.key, engine.visible[key]?.view === view else { continue }
            ask(view, about: engine.map.entry(for: key)?.attributes ?? view.standing.applied.makeAttributes())
        }
    }
}
