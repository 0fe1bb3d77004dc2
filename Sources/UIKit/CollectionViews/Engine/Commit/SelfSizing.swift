/// Asks views for the size they would like to have. [APPLY-06]
final class SelfSizing: EnginePart {
    /// The attributes that views get to report their size with. It is nil while a view has them.
    private var lent: UICollectionViewLayoutAttributes?
    /// Views on screen whose content has requested another size since they were asked.
    var resized: [UICollectionReusableView] = []
    /// Whether a view has asked for more room in this round, so that what comes after it may no longer be in sight. [APPLY-09]
    private(set) var pushes = false
    /// Whether the layout was asked again in the middle of a round, for an element behind a view that has grown.
    var hasMoved = false

    /// Asks a view about its element, once until the layout is invalidated from outside. A different answer may invalidate the
    /// layout.
    ///
    /// - Returns: whether it did.
    @discardableResult
    func ask(_ view: UICollectionReusableView, about attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard view.standing.sizedIn != state.sizingEpoch else { return false }
        view.standing.sizedIn = state.sizingEpoch
        if attributes.values.category == .decorationView { return false }
        if view.wantsNoSize { return agree(attributes) }
        // OPTIMIZATION: the copy is used again unless someone keeps it, so that a question allocates nothing.
        guard attributes.isPlain else {
            return take(view.preferredLayoutAttributesFitting(attributes.copy() as! UICollectionViewLayoutAttributes), from: attributes)
        }
        var copy: UICollectionViewLayoutAttributes?
        swap(&copy, &lent)
        if copy == nil || !isKnownUniquelyReferenced(&copy) { copy = UICollectionViewLayoutAttributes() }
        attributes.copyValues(to: &copy!.values)
        let invalidates = take(view.preferredLayoutAttributesFitting(copy!), from: attributes)
        swap(&copy, &lent)
        return invalidates
    }

    private func take(_ preferred: UICollectionViewLayoutAttributes, from attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard preferred.values.size != attributes.values.size else { return agree(attributes) }
        guard clients.layout.isPlaceable(preferred), clients.layout.shouldInvalidate(forPreferred: preferred, original: attributes) else {
            return false
        }
        let (wanted, given) = (preferred.values.size, attributes.values.size)
        state.activities.insert(.sizing)
        clients.layout.invalidate(forPreferred: preferred, original: attributes)
        state.activities.remove(.sizing)
        if wanted.width > given.width || wanted.height > given.height { pushes = true }
        return true
    }

    /// - Returns: false, because nothing is invalidated.
    @inline(__always)
    private func agree(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if clients.layout.layout.notesAgreedSizes { clients.layout.layout.noteAgreedSize(attributes) }
        return false
    }

    // MARK: - Rounds of a pass

    func beginRound() {
        pushes = false
        hasMoved = false
    }

    // MARK: - Asking again

    func askAgain(_ view: UICollectionReusableView) {
        guard view.standing.sizedIn != -1 || resized.isEmpty else { return }
        view.standing.sizedIn = -1
        resized = resized + [view]
        host.setNeedsLayout()
    }

    /// Asks them in the next pass.
    func askWaiting() {
        guard !resized.isEmpty else { return }
        let asked = resized
        resized = []
        for view in asked {
            guard let key = state.visible.key(of: view) else { continue }
            ask(view, about: state.map.entry(for: key)?.attributes ?? view.standing.applied.makeAttributes())
        }
    }

    /// A view waits at most once to be asked for its size again, and no view was asked in a future epoch.
    func checkInvariants() -> [String] {
        var waiting: Set<ObjectIdentifier> = []
        let twice = resized.filter { !waiting.insert(ObjectIdentifier($0)).inserted }
        let early = state.visible.elements.map(\.view).filter { $0.standing.sizedIn > state.sizingEpoch }
        return twice.map { "\($0.viewText) waits twice to be asked for its size" }
            + early.map {
                "\($0.viewText) was asked for its size in epoch \($0.standing.sizedIn), and this is epoch \(state.sizingEpoch)"
            }
    }
}
