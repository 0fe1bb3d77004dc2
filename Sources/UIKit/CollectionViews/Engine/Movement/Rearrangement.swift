/// Moves items to other places on screen while the data source stays as it is: an item is carried, or room is made for a drop.
final class Rearrangement: EnginePart {
    private let preparation: LayoutPreparation
    private let animated: AnimatedChange

    init(_ base: EnginePart, preparation: LayoutPreparation, animated: AnimatedChange) {
        self.preparation = preparation
        self.animated = animated
        super.init(base)
    }

    /// Shows every item at its new place. The layout was invalidated before.
    ///
    /// - Parameters:
    ///   - before: the knowledge from before.
    ///   - destination: where the item of a path is now; nil when it is gone.
    ///   - source: where the item of a path was; nil when it is new.
    ///   - completion: called after the last animation.
    func run(
        from before: KnownAttributes.Snapshot, destination: @escaping (IndexPath) -> IndexPath?,
        source: @escaping (IndexPath) -> IndexPath?, completion: @escaping () -> Void = {}
    ) {
        state.map.forget()
        preparation.prepareIfNeeded()
        state.selection.follow(destination)
        let journal = journal
        func key(_ key: ElementKey, _ moved: (IndexPath) -> IndexPath?) -> ElementKey? {
            guard key.category == .cell else { return key }
            return moved(table.indexPath(of: key)).map { table.key(.cell, kind: nil, $0) }
        }
        let correspondence = Correspondence(destination: { key($0, destination) }, source: { key($0, source) })
        let animation = AnimatedCommit.Animation(
            name: "a change of places", duration: BatchUpdates.duration, finalize: {}, completion: completion)
        host.world.run { animated.run(animation, from: before, by: correspondence, oldLayout: clients.layout.layout) }
        host.setNeedsLayout()
    }
}
