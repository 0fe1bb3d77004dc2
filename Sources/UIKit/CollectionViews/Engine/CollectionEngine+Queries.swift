/// Questions from outside, and what whole-view events mean for the parts.
extension CollectionEngine {
    func queriedAttributes(
        _ category: UICollectionView.ElementCategory, kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        settle()
        if category == .cell, !isValidItem(path) { return nil }
        if category == .supplementaryView, let section = path.first, section >= numberOfSections() {
            view.world.fail(
                Failure(
                    "request for layout attributes for supplementary view \(kind ?? "") in section \(section) when there are only "
                        + "\(numberOfSections()) sections in the collection view", hint: "ask for sections that the data source has"))
            return nil
        }
        // A copy: what the layout answered is the layout's.
        return attributes(for: journal.table.key(category, kind: kind, path)).map { $0.copy() as! UICollectionViewLayoutAttributes }
    }

    func queriedCount(ofSection section: Int) -> Int {
        let sections = numberOfSections()
        guard section < 0 || section >= sections else { return numberOfItems(inSection: section) }
        view.world.fail(
            Failure(
                "request for number of items in section \(section) when there are only \(sections) sections in the collection view",
                hint: "ask for sections that the data source has"))
        return 0
    }

    /// [ORDER-03] UNKNOWN: between equal zIndex values; the plainest is the greater index path.
    ///
    /// - Parameter ignored: an item that is carried about.
    func itemPath(at point: CGPoint, ignoring ignored: IndexPath? = nil) -> IndexPath? {
        settle()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let candidates: [UICollectionViewLayoutAttributes]
        if let known = map.known, known.contains(point) {
            candidates = map.entries.filter { $0.key.category == .cell }.map(\.attributes)
        } else {
            candidates = layoutClient.elements(in: spot, carried: reordering).filter {
                $0.representedElementCategory == .cell && isValidItem($0.indexPath)
            }
        }
        return
            candidates
            .filter { !$0.isHidden && $0.indexPath != ignored && shownFrame(of: $0).contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?
            .indexPath
    }

    func path(of view: UICollectionReusableView) -> IndexPath? {
        guard view.standing.state == .live, let key = view.standing.key, visible[key]?.view === view else { return nil }
        return journal.table.indexPath(of: key)
    }

    func view(_ category: UICollectionView.ElementCategory, kind: String?, at path: IndexPath) -> UICollectionReusableView? {
        visible[journal.table.key(category, kind: kind, path)]?.view
    }

    /// [PRE-05]
    func cell(answeredFor path: IndexPath) -> UICollectionViewCell? {
        let key = journal.table.key(.cell, kind: nil, path)
        let shown = visible[key]?.view
        return (shown ?? (behavior.answersPreparedCells ? prefetching.cached[key]?.view : nil)) as? UICollectionViewCell
    }

    func visibleViews(_ category: UICollectionView.ElementCategory, kind: String?) -> [UICollectionReusableView] {
        visibleElements(category, kind: kind).map(\.view)
    }

    func visiblePaths(_ category: UICollectionView.ElementCategory, kind: String?) -> [IndexPath] {
        visibleElements(category, kind: kind).map { journal.table.indexPath(of: $0.key) }
    }

    private func visibleElements(_ category: UICollectionView.ElementCategory, kind: String?) -> [VisibleElements.Element] {
        visible.elements.filter { $0.key.category == category && (kind == nil || journal.table.kind(of: $0.key) == kind) }
    }

    // MARK: - Events

    /// The app itself moved a view among its siblings.
    func noteMove(of moved: UIView) {
        guard moved.isReusableView else { return }
        let reusable = unsafeDowncast(moved, to: UICollectionReusableView.self)
        stacking.record(reusable, z: reusable.standing.stackingZ, cause: .app)
    }

    /// The layout is asked while the old bounds hold, and told once the new ones do. [PASS-03], [FLOW-10]
    ///
    /// UNKNOWN: published layouts compare the collection view's width in `invalidateLayout(with:)` with the one they prepared for.
    func boundsWillChange(to bounds: CGRect) {
        guard phase.isLoaded else { return }
        journal.record { $0.write(.bounds, .begin, in: $1, rect: view.bounds, otherRect: bounds) }
        if boundsQuestions.begin(world) {
            if let context = layoutClient.invalidation(forBoundsChange: bounds) { boundsContext = context }
            boundsQuestions.end()
        }
        // Last: who is asked may change the bounds too.
        phase.begin(.changingBounds)
    }

    /// Before anyone hears of the new bounds.
    func invalidateForBounds() {
        guard phase.runs(.changingBounds) else { return }
        phase.end(.changingBounds)
        if let context = boundsContext {
            boundsContext = nil
            if boundsQuestions.begin(world) {
                layoutClient.invalidate(by: context)
                boundsQuestions.end()
            }
        }
        journal.record { $0.write(.bounds, .end, in: $1) }
    }

    /// A change inside an animation block is shown as one: everyone goes from where they were to where they are now.
    func boundsChanged(from old: CGRect) {
        prefetching.noteScroll(from: old.origin, to: view.bounds.origin)
        guard phase.isLoaded, let context = AnimationContext.current, view.window != nil, !phase.runs([.passing, .movingViews]) else {
            return
        }
        view.world.run {
            let oldMap = map
            layoutClient.prepare(forAnimatedBoundsChange: old)
            settle()
            let rearrangement = AnimatedChange(
                engine: self, before: oldMap, oldLayout: layoutClient.layout, destination: { $0 },
                source: { oldMap.entry(for: $0) == nil ? nil : $0 })
            rearrangement.run(
                "a change of the bounds", duration: context.duration, finalize: { layoutClient.finalizeAnimatedBoundsChange() },
                completion: {})
        }
    }

    /// [POOL-08] Every visible view retires at once; new ones come at the next pass.
    func discardData() {
        view.world.run {
            batch?.isVoid = true
            if dataSourceClient.soleMutator == nil { selection.removeAll() }  // [SEL-05], [POOL-08]
            reordering = nil
            retireEverything()
            invalidateEverything()
        }
    }

    /// Every view goes to its pool, those that animate away and those kept for later included.
    private func retireEverything() {
        for element in visible.removeAll() { retire(element.view, element.key) }
        let leaving = departing
        departing = []
        for element in leaving where element.view.standing.state == .leaving { retire(element.view, element.key) }
        flushPrefetched()
    }

    /// Another layout, or another state of it, with the data as it was.
    func invalidateLayoutOnly() {
        layoutClient.invalidate()
    }

    func layoutReplaced() {
        view.world.run {
            retireEverything()
            invalidateEverything()
        }
    }

    /// [POOL-06] The views leave the hierarchy.
    func emptyPools() {
        flushPrefetched()
        for pool in pools.all {
            for dormant in pool.drain() {
                journal.tally.dropped += 1
                journal.recordPooling(.drop, dormant, pool)
                arrange { dormant.removeFromSuperview() }
            }
        }
    }
}

extension CollectionEngine {
    /// A view's name as text, for answers.
    func text(_ view: UIView) -> String { view.world.registry.text(view.name) }
}
