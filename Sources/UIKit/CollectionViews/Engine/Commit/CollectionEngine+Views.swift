/// How views are dequeued, made, placed, brought up to date and laid to rest.
extension CollectionEngine {
    /// The element that the data source is being asked a view for, and what it dequeued first. More are strays.
    struct ViewRequest {
        let key: ElementKey
        /// Kept alive by whoever asks.
        let attributes: Unmanaged<UICollectionViewLayoutAttributes>
        let cause: ProbeEvent.Cause
        var first: UICollectionReusableView?
    }

    // MARK: - Registering and dequeuing

    func register(_ viewClass: AnyClass?, _ category: UICollectionView.ElementCategory, kind: String, identifier: String) {
        pools.register(viewClass as? UICollectionReusableView.Type, category, kind: kind, identifier: identifier)
    }

    /// [PASS-06] Take or make, place, apply. The client configures what it gets.
    func dequeueCell(_ identifier: String, for dataSourcePath: IndexPath) -> UICollectionViewCell {
        // While an item is carried, the data source speaks of places as it knows them.
        let path = reordering?.presentation(of: dataSourcePath) ?? dataSourcePath
        if let cell = reconfiguring, isReconfigured(cell, identifier, path) { return cell }
        let dequeued = dequeue(
            from: pools.cellPool(identifier), .cell, kind: UICollectionView.elementKindCell, identifier: identifier, path: path)
        if dequeued.isCell { return unsafeDowncast(dequeued, to: UICollectionViewCell.self) }
        view.world.fail(
            Failure(
                "the class registered for identifier \(identifier) is not a subclass of UICollectionViewCell",
                hint: "register a cell class for cells"))
        return UICollectionViewCell(frame: dequeued.frame)
    }

    func dequeueSupplementaryView(kind: String, identifier: String, for path: IndexPath) -> UICollectionReusableView {
        dequeue(
            from: pools.supplementaryPool(kind: kind, identifier: identifier), .supplementaryView, kind: kind, identifier: identifier,
            path: path)
    }

    private func dequeue(
        from registered: Unmanaged<ReusePool>?, _ category: UICollectionView.ElementCategory, kind: String, identifier: String,
        path: IndexPath
    ) -> UICollectionReusableView {
        if World.current !== world {
            return world.run { dequeue(from: registered, category, kind: kind, identifier: identifier, path: path) }
        }
        if let registered, !identifier.isEmpty, registered.borrowed({ $0.canDequeue }) {
            return registered.borrowed { dequeue(from: $0, category, kind: kind, path: path) }
        }
        let pool = replacement(for: registered?.takeUnretainedValue(), category, kind: kind, identifier: identifier)
        return dequeue(from: pool, category, kind: kind, path: path)
    }

    private func dequeue(
        from pool: ReusePool, _ category: UICollectionView.ElementCategory, kind: String, path: IndexPath
    ) -> UICollectionReusableView {
        if !dataSourceClient.exists {
            view.world.fail(Failure("UICollectionView dataSource is not set", hint: "set the data source before dequeuing"))
        }
        let key = journal.table.key(category, kind: kind, path)
        if request?.key == key {
            // The attributes of the element asked for now.
            let cause = request!.cause
            return request!.attributes.borrowed { dequeue(from: pool, $0, path: path, cause: cause) }
        }
        // Any other element: what the layout says. [POOL-09]
        // UNKNOWN: what UIKit does for an item that does not exist; here the view comes without attributes.
        let isKnown = category != .cell || isValidItem(path)
        return dequeue(
            from: pool, isKnown ? attributes(for: key) : nil, path: path, cause: request?.cause ?? .layout
        )
    }

    private func dequeue(
        from pool: ReusePool, _ attributes: UICollectionViewLayoutAttributes?, path: IndexPath, cause: ProbeEvent.Cause
    ) -> UICollectionReusableView {
        let dequeued = takeOrMake(from: pool, attributes: attributes, z: attributes?.zIndex ?? 0, cause: cause)
        if let attributes { apply(attributes, to: dequeued) }
        if pool.category == .cell { showSelection(on: dequeued, at: path) }
        if request != nil, request!.first == nil { request!.first = dequeued } else { strays.append(dequeued) }
        return dequeued
    }

    /// What dequeuing goes on with after a failure: an identifier that is empty or not registered.
    private func replacement(
        for registered: ReusePool?, _ category: UICollectionView.ElementCategory, kind: String, identifier: String
    ) -> ReusePool {
        if identifier.isEmpty {
            view.world.fail(
                Failure(
                    "must pass a valid reuse identifier to -[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]",
                    hint: "the identifier is empty"))
        }
        if let registered, registered.canDequeue { return registered }
        // [POOL-12]
        view.world.fail(
            Failure(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
                    + "for the identifier or connect a prototype cell in a storyboard",
                hint: "call register(_:for...WithReuseIdentifier: \"\(identifier)\") before the first layout"))
        let pool = pools.pool(category, kind: kind, identifier: identifier)
        pool.viewClass = category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
        return pool
    }

    /// A view from the pool or a new one, placed among its siblings.
    func takeOrMake(
        from pool: ReusePool, attributes: UICollectionViewLayoutAttributes?, z: Int, cause: ProbeEvent.Cause
    ) -> UICollectionReusableView {
        if let view = pool.take() {
            if embeds { embed(view, as: attributes) }
            journal.tally.taken += 1
            journal.record {
                $0.write(
                    .take, in: $1, view: view.name, element: journal.table.element(ofAny: view.standing.key), text: pool.phrase,
                    number: pool.dormant.count)
            }
            view.isHidden = false
            // [POOL-03] prepareForReuse at take, not at put.
            journal.tally.prepareForReuses += 1
            journal.record { $0.write(.call, .begin, in: $1, view: view.name, name: .prepareForReuse) }
            view.prepareForReuse()
            journal.record { $0.write(.call, .end, in: $1) }
            stacking.place(view, z: z, cause: cause)
            return view
        }
        let made = pool.viewClass!.init(madeByCollectionViewWithFrame: attributes?.frame ?? .zero)
        pool.adopt(made)
        if embeds { embed(made, as: attributes) }
        journal.tally.made += 1
        journal.recordPooling(.make, made, pool)
        stacking.place(made, z: z, cause: cause)
        return made
    }

    /// The delegate hears that a view is about to be seen.
    @inline(__always)
    func announceDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        if behavior.headerZPosition != 0 { raiseHeader(view, key) }
        delegateClient.willDisplay(view, key)
    }

    /// [STACK-11] After the data source and `apply(_:)`, whose zPosition it overrides (radar 34308893), and before `willDisplay`, where
    /// the app can set it.
    private func raiseHeader(_ header: UICollectionReusableView, _ key: ElementKey) {
        guard key.category == .supplementaryView, journal.table.kind(of: key) == UICollectionView.elementKindSectionHeader else { return }
        header.layer.zPosition = behavior.headerZPosition
    }

    // MARK: - Applying

    /// [APPLY-01], [APPLY-03] Nothing when the attributes equal the last ones; otherwise stores a copy, sets geometry and alpha,
    /// then calls `apply(_:)` with the original. It does not set zIndex, zPosition or isHidden.
    ///
    /// - Parameter again: it was applied a moment ago, when the view was dequeued; equal attributes do not count as skipped.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to target: UICollectionReusableView, again: Bool = false) {
        // A survivor of an update may stand elsewhere now.
        if embeds, embed(target, as: attributes) { stacking.place(target, z: target.standing.stackingZ, cause: .layout) }
        if behavior.skipsEqualAttributes, target.hasApplied(attributes) {
            if !again {
                journal.tally.skipped += 1
                journal.record { $0.write(.skip, in: $1, view: target.name, number: 1) }
            }
            return
        }
        target.standing.applied.take(attributes)
        journal.tally.applied += 1
        let size = attributes.values.size
        if target.bounds.size != size { target.bounds.size = size }
        target.center = attributes.values.center
        let alpha = attributes.values.alpha
        if target.alpha != alpha { target.alpha = alpha }
        if attributes.values.isTransformed || !target.backing.isUntransformed {
            target.transform3D = attributes.transform3D
        }
        journal.record {
            $0.write(.apply, .begin, in: $1, view: target.name, z: attributes.values.zIndex, rect: attributes.values.frame)
        }
        target.apply(attributes)
        journal.record { $0.write(.apply, .end, in: $1) }
    }

    // MARK: - Entering

    /// The one way by which an element gets a view: it is asked for or made, becomes live, and is announced. Nil when there is none to
    /// be had, or when whoever was asked changed everything meanwhile.
    ///
    /// - Parameters:
    ///   - attributes: how it looks when it enters; the layout's own are `entry.attributes`.
    ///   - epoch: of the change that it belongs to.
    func enter(
        _ entry: KnownAttributes.Entry, as attributes: UICollectionViewLayoutAttributes, z: Int, cause: ProbeEvent.Cause, epoch: Int
    ) -> UICollectionReusableView? {
        journal.recordElement(.enter, .begin, entry.key)
        defer { journal.recordElement(.enter, .end, entry.key) }
        if let prepared = prefetching.take(entry.key) {
            enter(prepared.view, entry, as: attributes)
            return prepared.view
        }
        guard let view = view(for: entry.key, attributes, z: z, cause: cause) else { return nil }
        guard self.epoch == epoch else {
            putAway(view)
            return nil
        }
        becomeLive(view, entry, as: attributes)
        return view
    }

    /// [PRE-02] A cell that was kept or made ready: unhidden; no question, no `prepareForReuse()`.
    private func enter(
        _ prepared: UICollectionReusableView, _ entry: KnownAttributes.Entry, as attributes: UICollectionViewLayoutAttributes
    ) {
        prepared.isHidden = false
        if prepared.standing.stackingZ != attributes.zIndex { stacking.place(prepared, z: attributes.zIndex, cause: .layout) }
        becomeLive(prepared, entry, as: attributes, isPrepared: true)
    }

    @inline(__always)
    private func becomeLive(
        _ view: UICollectionReusableView, _ entry: KnownAttributes.Entry, as attributes: UICollectionViewLayoutAttributes,
        isPrepared: Bool = false
    ) {
        view.standing.state = .live
        view.standing.key = entry.key
        if entry.key.category == .cell { noteShown(entry.key) }
        visible.insert(VisibleElements.Element(key: entry.key, view: view, answer: entry.answer))
        apply(attributes, to: view, again: true)
        // What was selected while the cell was kept.
        if isPrepared { showSelection(on: view, at: attributes.indexPath) }
        entry.withAttributes { selfSizing.ask(view, about: $0) }
        announceDisplay(view, entry.key)
    }

    // MARK: - Presenting

    /// Gets a view for an element: from the data source, or for a decoration made here. Nil when there is none to be had.
    ///
    /// - Parameter z: with which the view is placed; not always the layout's. [STACK-05]
    func view(
        for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int, cause: ProbeEvent.Cause
    ) -> UICollectionReusableView? {
        let path = attributes.indexPath
        switch key.category {
        case .decorationView:
            return decorationView(attributes, z: z, cause: cause)
        case .cell:
            return requested(key, path, attributes, z: z, cause: cause) {
                dataSourceClient.cell(at: reordering?.dataSource(of: path) ?? path, key)
            }
        case .supplementaryView:
            let kind = journal.table.kind(of: key)
            return requested(key, path, attributes, z: z, cause: cause) { dataSourceClient.supplementaryView(ofKind: kind, at: path, key) }
        }
    }

    @inline(__always)
    private func requested(
        _ key: ElementKey, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes, z: Int, cause: ProbeEvent.Cause,
        _ ask: () -> UICollectionReusableView?
    ) -> UICollectionReusableView? {
        // Swapped in and out, because one question can lead to another.
        var made: ViewRequest? = ViewRequest(key: key, attributes: .passUnretained(attributes), cause: cause)
        let strayCount = strays.count
        swap(&request, &made)
        let answer = ask()
        swap(&request, &made)
        if let answer, made!.first === answer, strays.count == strayCount {
            if accepts(answer, key, attributes, z: z, cause: cause) { return answer }
            return standIn(key, attributes, z: z, cause: cause)
        }
        return result(of: made!, answer, key, path, attributes, z: z, strayCount: strayCount)
    }

    /// What a request leads to whose answer is not the one view that was dequeued.
    private func result(
        of request: ViewRequest, _ answer: UICollectionReusableView?, _ key: ElementKey, _ path: IndexPath,
        _ attributes: UICollectionViewLayoutAttributes, z: Int, strayCount: Int
    ) -> UICollectionReusableView? {
        let result: UICollectionReusableView?
        if let answer {
            result =
                accepts(answer, key, attributes, z: z, cause: request.cause)
                ? answer : standIn(key, attributes, z: z, cause: request.cause)
        } else if dataSourceClient.exists {
            view.world.fail(notDequeued(key, path))
            result = standIn(key, attributes, z: z, cause: request.cause)
        } else {
            result = nil
        }
        if let first = request.first, first !== result, first.standing.state == .orphan { handleOrphan(first) }
        if strays.count > strayCount { handleStrays(from: strayCount, but: result) }
        return result
    }

    private func handleStrays(from start: Int, but returned: UICollectionReusableView?) {
        let found = strays[start...]
        strays.removeSubrange(start...)
        for stray in found where stray !== returned && stray.standing.state == .orphan { handleOrphan(stray) }
    }

    private func notDequeued(_ key: ElementKey, _ path: IndexPath) -> Failure {
        key.category == .cell
            ? Failure(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
                    + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
                counted: "item \(path.inFailures)", hint: "return what dequeueReusableCell gives")
            : Failure(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(journal.table.kind(of: key)),"
                    + "\(path.inFailures)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))",
                hint: "return what dequeueReusableSupplementaryView gives")
    }

    /// A plain view in the place of one that the data source owes.
    private func standIn(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int, cause: ProbeEvent.Cause
    ) -> UICollectionReusableView {
        let pool = pools.pool(key.category, kind: journal.table.kind(of: key), identifier: "")
        if pool.viewClass == nil { pool.viewClass = key.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self }
        let view = takeOrMake(from: pool, attributes: attributes, z: z, cause: cause)
        apply(attributes, to: view)
        return view
    }

    /// Checks that the data source answered with a view it dequeued.
    private func accepts(
        _ answer: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int,
        cause: ProbeEvent.Cause
    ) -> Bool {
        if answer.reuseIdentifier == nil { view.world.fail(notDequeued(key, attributes.indexPath)) }
        guard answer.standing.state == .orphan || answer.standing.state == .foreign else {
            // UNKNOWN: UIKit's words, if it has any.
            let standing = answer.standing.state == .dormant ? "waits to be used again" : "already stands for another element"
            view.world.fail(
                Failure(
                    "the view returned for index path \(attributes.indexPath.inFailures) \(standing)", counted: text(answer),
                    hint: "dequeue a view for each element, each time"))
            return false
        }
        if answer.standing.stackingZ != z || !(embeds ? answer.isChild(of: parent(of: answer)) : withView({ answer.isChild(of: $0) })) {
            // Not dequeued for this element: put it where it belongs.
            stacking.place(answer, z: z, cause: cause)
        }
        return true
    }

    /// [POOL-10] A view that was dequeued and not returned.
    func handleOrphan(_ orphan: UICollectionReusableView) {
        if behavior.raisesOnOrphans {
            view.world.fail(
                Failure(
                    "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's "
                        + "data source is asked to provide a view for a given index path, ensure that a single view is dequeued and "
                        + "returned to the collection view. Avoid dequeuing views without a request from the collection view. For "
                        + "retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
                        + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <\(text(orphan))>; "
                        + "Collection view: <\(text(view))>",
                    hint: "return what was dequeued, and dequeue nothing to measure or look at"))
            putAway(orphan)
        } else {
            view.world.log("\(text(orphan)) was dequeued but not returned; it is hidden")
            orphan.isHidden = true
        }
    }

    private func decorationView(
        _ attributes: UICollectionViewLayoutAttributes, z: Int, cause: ProbeEvent.Cause
    ) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        let pool = pools.pool(.decorationView, kind: kind, identifier: kind)
        if let registered = layoutClient.decorationClass(ofKind: kind) {
            pool.viewClass = registered
        } else {
            view.world.fail(
                Failure(
                    "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a "
                        + "storyboard",
                    hint: "decorations are registered on the layout: register(_:forDecorationViewOfKind: \"\(kind)\")"))
            pool.viewClass = UICollectionReusableView.self
        }
        let decoration = takeOrMake(from: pool, attributes: attributes, z: z, cause: cause)
        apply(attributes, to: decoration)
        return decoration
    }

    // MARK: - Retiring

    /// [PASS-10] Into the pool, or out of the hierarchy when that is full; hidden; then `didEndDisplaying`.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        journal.recordElement(.leave, .begin, key, view)
        putAway(view)
        delegateClient.didEndDisplaying(view, key)
        journal.recordElement(.leave, .end, key, view)
    }

    func putAway(_ target: UICollectionReusableView) {
        if let pool = pools.pool(of: target) {
            pool.borrowed { putAway(target, into: $0) }
        } else {
            target.standing.state = .foreign
            arrange { target.removeFromSuperview() }
        }
    }

    private func putAway(_ target: UICollectionReusableView, into pool: ReusePool) {
        let isPooled = pool.category != .decorationView || behavior.poolsDecorations  // [POOL-07]
        // What the app took out of the hierarchy does not come back: a dormant view stands among the others. [POOL-04]
        if isPooled, target.isChild(of: embeds ? parent(of: target) : view) {
            let size = withView { $0.bounds.size }
            if pool.putAway(target, area: size.width * size.height) {
                journal.tally.put += 1
                if target.backing.running != nil { target.backing.removeAllAnimations() }
                // [POOL-04] A dormant view stays in `subviews`, hidden.
                target.isHidden = true
                journal.recordPooling(.put, target, pool)
                return
            }
        } else {
            pool.discard(target)
        }
        // [POOL-05]
        target.layer.removeAllAnimations()
        journal.tally.dropped += 1
        journal.recordPooling(.drop, target, pool)
        arrange { target.removeFromSuperview() }
    }
}
