/// Places reusable views among their siblings. No other class of the engine changes the order of
/// the siblings.
///
/// The siblings are never sorted as a whole. A view is placed when it is not yet among its
/// siblings, or when it gets another zIndex; only the ordering bug of iOS 10 places views
/// otherwise. Apart from the app, nothing else changes the order of reusable views. [STACK-01]
@MainActor
final class SiblingPlacement {
    let host: Host
    let journal: Journal
    let state: EngineState
    let layoutClient: LayoutClient

    init(host: Host, journal: Journal, state: EngineState, layoutClient: LayoutClient) {
        self.host = host
        self.journal = journal
        self.state = state
        self.layoutClient = layoutClient
    }

    private(set) var lastSearch = SiblingSearch()

    /// Calls `change`, which inserts or removes views, without requesting another layout.
    func changeSiblings(_ change: () -> Void) { state.run(.changingSiblings, change) }

    /// Places a view among its siblings, and stores its zIndex. A view that is already among the
    /// siblings and has this zIndex stored is not moved, unless `placementRule` is `inFront`.
    /// [STACK-03]
    @inline(__always)
    func place(_ view: UIView, z: Int, placementRule: PlacementRule) {
        let isThere = isInIntendedParent(view)
        let stays = isThere && view.reuseState.stackingZ == z && placementRule != .inFront
        if !stays { moveOrInsert(view, z: z, placementRule: placementRule, isPlaced: isThere) }
        recordPlacement(of: view, z: z, cause: placementRule.cause, staysInPlace: stays)
    }

    private func moveOrInsert(_ view: UIView, z: Int, placementRule: PlacementRule, isPlaced: Bool) {
        store(z, of: view)
        withIntendedParent(of: view) { parent in
            let index =
                placementRule == .inFront
                ? indexInFrontOfSiblingsWithZ(in: parent, excluding: view) : index(for: z, in: parent, excluding: view)
            if isPlaced {
                parent.moveSubview(view, to: index)
            } else {
                changeSiblings { parent.insert(view, at: index) }
                lastSearch.noteInsertion(of: view, z: z, at: index, in: parent.backing)
            }
        }
        journal.tally.moved += 1
    }

    /// [STACK-14] Returns the index in front of all siblings with a stored zIndex.
    private func indexInFrontOfSiblingsWithZ(in parent: UIView, excluding view: UIView) -> Int {
        var index = 0
        var count = 0
        for child in parent.layer.children where child.view !== view {
            count += 1
            if child.view?.elementZ != nil { index = count }
        }
        return index
    }

    func storeZ(_ z: Int, withoutMoving view: UIView) {
        guard view.reuseState.stackingZ != z else { return }
        store(z, of: view)
        recordPlacement(of: view, z: z, cause: .stored)
    }

    private func store(_ z: Int, of view: UIView) {
        view.reuseState.stackingZ = z
        if view.superview != nil { SiblingSearch.storedZCount &+= 1 }
    }

    /// [STACK-02] Returns the index at which a view with the zIndex `z` is placed. A search goes
    /// from the rearmost sibling towards the front, and ends before the first sibling whose stored
    /// zIndex is greater than `z`. The index is directly in front of the last sibling with a stored
    /// zIndex that the search has passed.
    ///
    /// On some systems the search also ends at a view that has no stored zIndex, except the
    /// background view. Views in a reuse pool and views that are being animated away count with the
    /// last zIndex that they had. [STACK-04]
    func index(for z: Int, in parent: UIView, excluding view: UIView) -> Int {
        if host.rules.placesViewsBehindEqualSiblings {
            return indexBehindEqualSiblings(of: z, in: parent, excluding: view)
        }
        let searchEndsAtForeignView = host.policies.searchEndsAtForeignView
        let layer = parent.backing
        let isNew = !view.isChild(of: parent)
        var search = isNew ? lastSearch.searchToContinue(for: z, in: layer) : SiblingSearch(layer)
        siblings: for child in layer.children[search.count...] where child.view !== view {
            search.steps += 1
            if let sibling = child.view?.elementZ {
                if !search.advance(past: sibling, for: z) { break siblings }
            } else if searchEndsAtForeignView, child.view !== host.list.backgroundView {
                break siblings
            }
            search.count += 1
        }
        if isNew { lastSearch = search }
        return search.bestIndex
    }

    /// Returns the index directly in front of the frontmost sibling whose stored zIndex is smaller than
    /// `z`, so that the view is behind all siblings of the same zIndex. [TABLE-03]
    private func indexBehindEqualSiblings(of z: Int, in parent: UIView, excluding view: UIView) -> Int {
        var (index, count) = (0, 0)
        for child in parent.backing.children where child.view !== view {
            count += 1
            guard let sibling = child.view?.elementZ else { continue }
            if sibling >= z { break }
            index = count
        }
        return index
    }

    /// Inserts a scroll view that will contain views of elements. It is placed among the views of
    /// elements by a zIndex. [COMP-02]
    func insert(_ scroller: ElementScrollView, z: Int) {
        scroller.stackingZ = z
        state.scrollers.append(scroller)
        changeSiblings { host.withView { $0.insert(scroller, at: index(for: z, in: $0, excluding: scroller)) } }
    }

    /// A search for the position of a zIndex among the siblings, from the rearmost sibling towards
    /// the front. The next search can begin where this one ended, if no other code has moved the
    /// siblings or stored a zIndex since.
    ///
    /// None of the first `count` siblings has a zIndex greater than `greatestZ`. A search for a
    /// zIndex that is not less than `greatestZ` would pass all these siblings and find the same
    /// `bestIndex`, so it can begin after them. A view that was inserted at `bestIndex` counts as
    /// one of them.
    ///
    /// OPTIMIZATION: if the search can continue, a new view is compared only with the siblings
    /// after the first `count`. Otherwise it is compared with all siblings behind it.
    struct SiblingSearch {
        /// The number of times that a zIndex was stored for any view with a superview. If this
        /// number has changed since a search, the next search begins at the rearmost sibling.
        @MainActor static var storedZCount = 0

        private var siblings: ObjectIdentifier?
        private var changes = 0
        private var stored = 0
        private var greatestZ = Int.min
        fileprivate var bestIndex = 0
        fileprivate var count = 0
        /// The number of siblings compared in this search and in the earlier searches for new
        /// views.
        var steps = 0

        fileprivate init() {}

        @MainActor
        fileprivate init(_ layer: CALayer) {
            siblings = ObjectIdentifier(layer)
            changes = layer.childrenChangeCount
            stored = SiblingSearch.storedZCount
        }

        /// Returns this search if a search for `z` can begin where this one ended; otherwise a new
        /// search that begins at the rearmost sibling.
        @MainActor
        fileprivate func searchToContinue(for z: Int, in layer: CALayer) -> SiblingSearch {
            var new = SiblingSearch(layer)
            if z >= greatestZ, siblings == new.siblings, changes == new.changes, stored == new.stored { return self }
            new.steps = steps
            return new
        }

        /// Continues the search for `z` past a sibling with the zIndex `sibling`. Returns false if
        /// `sibling` is greater, so that the search ends.
        fileprivate mutating func advance(past sibling: Int, for z: Int) -> Bool {
            guard sibling <= z else { return false }
            greatestZ = max(greatestZ, sibling)
            bestIndex = count + 1
            return true
        }

        /// Notes that a view was inserted. If it was inserted at `bestIndex`, the next search can
        /// begin where this one ended. If it was inserted elsewhere, the next search begins at the
        /// rearmost sibling.
        @MainActor
        fileprivate mutating func noteInsertion(
            of view: UIView, z: Int, at index: Int, in layer: CALayer
        ) {
            changes += 1
            guard index == bestIndex, index < layer.children.count, layer.children[index].view === view else {
                changes = -1
                return
            }
            greatestZ = max(greatestZ, z)
            bestIndex += 1
            count += 1
        }
    }

    // MARK: - Moves by the app

    /// Records that the app itself has moved a reusable view among its siblings. Does nothing for
    /// other views.
    func recordMove(of moved: UIView) {
        guard let state = moved.reuseStateIfReusable else { return }
        recordPlacement(of: moved, z: state.stackingZ, cause: .app)
    }

    /// [STACK-10] Returns the index to which `sendSubviewToBack` or `bringSubviewToFront` moves a
    /// reusable view, on systems that keep siblings of equal zIndex together: just behind or just
    /// in front of all other reusable views that have the view's zIndex, or the view's own index if
    /// there are none. Nil on other systems, and for a view that is not reusable.
    func indexBesideSiblingsOfSameZ(for view: UIView, atFront: Bool) -> Int? {
        guard host.policies.keepsEqualSiblingsTogether,
            let z = view.reuseStateIfReusable?.stackingZ
        else {
            return nil
        }
        let layer = host.withView { $0.layer }
        let others = layer.children.filter { $0.view !== view }
        func isSiblingOfSameZ(_ child: CALayer.Child) -> Bool {
            child.view?.reuseStateIfReusable?.stackingZ == z
        }
        // If no other sibling has the zIndex of the view, the view stays where it is.
        guard let first = others.firstIndex(where: isSiblingOfSameZ),
            let last = others.lastIndex(where: isSiblingOfSameZ)
        else {
            return layer.index(of: view.layer)
        }
        return atFront ? last + 1 : first
    }

    // MARK: - Background view

    /// Moves the background view behind all siblings. Called at the end of every round of a layout
    /// pass. [PASS-01]
    func sendBackgroundViewToBack() {
        host.withView { view in
            guard let background = host.list.backgroundView, background.superview === view,
                let index = view.layer.index(of: background.layer)
            else { return }
            view.layer.moveChild(from: index, to: 0)
        }
    }

    // MARK: - Records and checks

    @inline(__always)
    func recordPlacement(
        of view: UIView, z: Int, cause: PackedEvent.PlacementCause, staysInPlace: Bool = false
    ) {
        // OPTIMIZATION: the closure is in another function, because it would retain the view even
        // if nothing is recorded.
        if journal.isRecording { writePlacement(of: view, z: z, cause: cause, staysInPlace: staysInPlace) }
    }

    private func writePlacement(
        of view: UIView, z: Int, cause: PackedEvent.PlacementCause, staysInPlace: Bool
    ) {
        let index = withIntendedParent(of: view) { $0.backing.index(of: view.backing) }
        journal.record {
            $0.write(
                .place, in: $1, view: view.name, number: index ?? -1, z: z, cause: cause, staysInPlace: staysInPlace)
        }
    }

    func invariantProblems() -> [String] {
        let scrollers = state.scrollers
        let twice = scrollers.indices.filter { number in scrollers[..<number].contains { $0 === scrollers[number] } }
        var broken = twice.map { "\(scrollers[$0].viewText) holds elements twice" }
        for view in state.visible.elements.map(\.view) {
            let (shown, z) = (view.reuseState.applied, view.reuseState.stackingZ)
            if shown.isCurrent, shown.values.zIndex != z {
                broken.append("\(view.viewText) was placed with z \(z) and shows z \(shown.values.zIndex)")
            }
            if let scroller = view.reuseState.scroller, !scrollers.contains(where: { $0 === scroller }) {
                broken.append(
                    "\(view.viewText) belongs into \(scroller.viewText), which the list does not have")
            }
        }
        return broken
    }
}
