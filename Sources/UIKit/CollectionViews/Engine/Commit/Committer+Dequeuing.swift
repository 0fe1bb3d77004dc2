/// Dequeues views: takes them from their pools or makes them.
extension Committer {
    func register(_ viewClass: AnyClass?, _ category: UICollectionView.ElementCategory, kind: String, identifier: String) {
        state.pools.register(viewClass as? UICollectionReusableView.Type, category, kind: kind, identifier: identifier)
    }

    /// [PASS-06] Takes or makes the view, places it, and applies the attributes. The app configures the view that it gets.
    func dequeueCell(_ identifier: String, for dataSourcePath: IndexPath) -> UICollectionViewCell {
        // The data source uses the index paths of its own data.
        let path = state.translatesPaths ? state.presentationPath(of: dataSourcePath) : dataSourcePath
        if let cell = reconfiguring, isReconfigured(cell, identifier, path) { return cell }
        return dequeueCell(identifier, shownAt: path)
    }

    /// The cell of a placeholder. The data source is not asked. [DRAG-05]
    func cell(for placeholder: UICollectionViewPlaceholder, at path: IndexPath) -> UICollectionViewCell {
        let cell = dequeueCell(placeholder.reuseIdentifier, shownAt: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    @inline(__always)
    private func dequeueCell(_ identifier: String, shownAt path: IndexPath) -> UICollectionViewCell {
        let dequeued = dequeue(
            from: state.pools.cellPool(identifier), .cell, kind: UICollectionView.elementKindCell, identifier: identifier, path: path)
        if let cell = dequeued as? UICollectionViewCell { return cell }
        host.world.fail(
            Failure(
                "the class registered for identifier \(identifier) is not a subclass of UICollectionViewCell",
                hint: "register a cell class for cells"))
        return UICollectionViewCell(frame: dequeued.frame)
    }

    func dequeueSupplementaryView(kind: String, identifier: String, for path: IndexPath) -> UICollectionReusableView {
        dequeue(
            from: state.pools.supplementaryPool(kind: kind, identifier: identifier), .supplementaryView, kind: kind, identifier: identifier,
            path: path)
    }

    private func dequeue(
        from registered: Unmanaged<ReusePool>?, _ category: UICollectionView.ElementCategory, kind: String, identifier: String,
        path: IndexPath
    ) -> UICollectionReusableView {
        if World.current !== host.world {
            return host.world.run { dequeue(from: registered, category, kind: kind, identifier: identifier, path: path) }
        }
        if let registered, !identifier.isEmpty, registered.borrowed({ $0.canDequeue }) {
            return registered.borrowed { dequeue(from: $0, category, kind: kind, path: path) }
        }
        let pool = replacement(for: registered?.takeUnretainedValue(), category, kind: kind, identifier: identifier)
        return dequeue(from: pool, category, kind: kind, path: path)
    }

    @inline(__always)
    private func dequeue(
        from pool: ReusePool, _ category: UICollectionView.ElementCategory, kind: String, path: IndexPath
    ) -> UICollectionReusableView {
        if !clients.dataSource.exists {
            host.world.fail(Failure("UICollectionView dataSource is not set", hint: "set the data source before dequeuing"))
        }
        let key = journal.table.key(category, kind: kind, path)
        if request?.key == key {
            // The element that the data source is being asked for: its attributes are known.
            let placing = request!.placing
            return request!.attributes.borrowed { attributes in
                let dequeued = takeOrMake(from: pool, attributes: attributes, z: attributes.zIndex, placing: placing)
                apply(attributes, to: dequeued)
                note(dequeued, from: pool, path: path)
                return dequeued
            }
        }
        // Any other element gets the attributes that the layout gives for it. [POOL-09]
        let attributes = validAttributes(for: key, kind: kind, path)
        let dequeued = takeOrMake(from: pool, attributes: attributes, z: attributes?.zIndex ?? 0, placing: request?.placing ?? .byZIndex)
        if let attributes { apply(attributes, to: dequeued) }
        note(dequeued, from: pool, path: path)
        return dequeued
    }

    /// [POOL-14] The layout's attributes of an element for which a view is dequeued. An element without attributes is a failure.
    ///
    /// UNKNOWN: what UIKit does for an item that the data source does not have, and while the layout is being prepared; here the view
    /// comes without attributes.
    private func validAttributes(for key: ElementKey, kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if state.phase.runs(.settling) { return elements.attributes(for: key) }
        if key.category == .cell, !counts.isValidItem(path) { return nil }
        if key.category == .supplementaryView, let problem = counts.missingSection(of: kind, path) {
            host.world.fail(problem)
            return nil
        }
        if let attributes = elements.attributes(for: key) { return attributes }
        guard let (question, _) = unanswered(key) else { return nil }
        host.world.fail(
            Failure(
                "no UICollectionViewLayoutAttributes instance for -\(question)",
                hint: "dequeue for the index path that is asked for; a layout has to answer for every element that it shows"))
        return nil
    }

    /// Notes a view that was dequeued: for the request, if it is the first.
    @inline(__always)
    private func note(_ dequeued: UICollectionReusableView, from pool: ReusePool, path: IndexPath) {
        if pool.category == .cell { selection.showSelection(on: dequeued, at: path) }
        if request != nil, request!.first == nil { request!.first = dequeued } else { strays.append(dequeued) }
    }

    /// The view to continue with after a failure, when the identifier is empty or not registered.
    private func replacement(
        for registered: ReusePool?, _ category: UICollectionView.ElementCategory, kind: String, identifier: String
    ) -> ReusePool {
        if identifier.isEmpty {
            host.world.fail(
                Failure(
                    "must pass a valid reuse identifier to -[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]",
                    hint: "the identifier is empty"))
        }
        if let registered, registered.canDequeue { return registered }
        // [POOL-12]
        host.world.fail(
            Failure(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
                    + "for the identifier or connect a prototype cell in a storyboard",
                hint: "call register(_:for...WithReuseIdentifier: \"\(identifier)\") before the first layout"))
        let pool = state.pools.pool(category, kind: kind, identifier: identifier)
        pool.viewClass = category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
        return pool
    }

    /// A view from the pool or a new one, placed among its siblings.
    func takeOrMake(
        from pool: ReusePool, attributes: UICollectionViewLayoutAttributes?, z: Int, placing: Placing
    ) -> UICollectionReusableView {
        guard let view = pool.take() else { return make(for: pool, attributes: attributes, z: z, placing: placing) }
        if state.embeds { placement.embed(view, as: attributes) }
        journal.tally.taken += 1
        journal.record {
            $0.write(
                .take, in: $1, view: view.name, element: journal.table.element(ofAny: view.standing.key), text: pool.phrase,
                number: pool.dormant.count)
        }
        view.unhide()
        // [POOL-03] prepareForReuse at take, not at put.
        journal.tally.prepareForReuses += 1
        journal.record { $0.write(.call, .begin, in: $1, view: view.name, name: .prepareForReuse) }
        view.prepareForReuse()
        journal.record { $0.write(.call, .end, in: $1) }
        placement.place(view, z: z, placing: placing)
        return view
    }

    private func make(
        for pool: ReusePool, attributes: UICollectionViewLayoutAttributes?, z: Int, placing: Placing
    ) -> UICollectionReusableView {
        let made = ClassMaker.make(pool.viewClass!, frame: attributes?.frame ?? .zero)
        pool.adopt(made)
        if state.embeds { placement.embed(made, as: attributes) }
        journal.tally.made += 1
        journal.recordPooling(.make, made, pool)
        placement.place(made, z: z, placing: placing)
        return made
    }
}
