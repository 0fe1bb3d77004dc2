extension AnimatedChange {
    /// Moves items to other places on screen while the data source stays as it is: an item is carried, or room is made for a drop. The
    /// layout was invalidated before.
    ///
    /// - Parameters:
    ///   - before: the knowledge from before.
    ///   - completion: called after the last animation.
    func rearrange(_ plan: UpdatePlan, from before: KnownAttributes.Snapshot, completion: @escaping () -> Void = {}) {
        state.map.forget()
        preparation.prepareIfNeeded()
        state.selection.follow(plan.item(after:))
        let animation = Animation(name: "a change of places", duration: BatchUpdates.duration, finalize: {}, completion: completion)
        let correspondence = Correspondence(
            destination: { [table] in plan.key(of: $0, in: table) }, source: { [table] in plan.key(of: $0, goingBack: true, in: table) })
        host.world.run { run(animation, from: before, by: correspondence, oldLayout: clients.layout.layout) }
        host.setNeedsLayout()
    }
}

/// An item that a finger is carrying: where it came from, and where it is now.
///
/// The data source is told only at the end, so index paths have two meanings meanwhile: presentation, with the item where it is
/// now, and data source, with the item where it was. [api: UIDataSourceTranslating]
struct CarriedItem: Equatable {
    /// In the data source.
    let origin: IndexPath
    /// In the presentation.
    var target: IndexPath
    /// The position of the finger, in the content.
    var position: CGPoint
    /// Whether a drag session has it. Then the cell does not follow the finger: it keeps the gap free, and is not seen.
    ///
    /// UNKNOWN: what becomes of the cell itself. Reports say that the item seems removed and that a gap is open where it would be
    /// dropped. (rdar://42031700)
    var isDragged = false

    /// A carried item has a place in the data source and one on screen.
    func checkInvariants() -> [String] {
        if ElementKey(item: origin) != nil, ElementKey(item: target) != nil { return [] }
        return ["\(origin.text) is carried to \(target.text), and one of them is no item"]
    }
}

extension UpdatePlan {
    /// Changes on screen alone. The data source does not know of them.
    init(onScreen changes: [Change]) { self.init(changes, before: []) }

    /// The move of a carried item, or insertions of held places; nil without either.
    init?(carried: CarriedItem?, held: DropPlaces) {
        let changes = carried.map { [Change.moveItem($0.origin, to: $0.target)] } ?? held.places.map { .insertItem($0.path) }
        if changes.isEmpty { return nil }
        self.init(onScreen: changes)
    }
}

/// What an index path means while the data source does not know of what is on screen.
extension EngineState {
    /// The path that the data source uses for an item; nil for a place that no item of the data source has.
    func dataSourcePath(of path: IndexPath) -> IndexPath? {
        guard let rearranged, path.count == 2 else { return path }
        return rearranged.item(before: path)
    }

    /// The path on screen of an item of the data source.
    func presentationPath(of path: IndexPath) -> IndexPath {
        guard let rearranged, path.count == 2 else { return path }
        return rearranged.item(after: path) ?? path
    }

    /// The number of items that a section has more on screen than in the data source.
    func surplus(inSection section: Int) -> Int { rearranged?.surplus(inSection: section) ?? 0 }
}
