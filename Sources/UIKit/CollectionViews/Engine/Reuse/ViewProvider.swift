/// Provides views for elements: asks the data source or makes decorations, dequeues, and checks what comes back.
final class ViewProvider: EnginePart {
    /// The element for which the data source is being asked a view, and the first view that it dequeued. Further views are strays.
    private struct Request {
        let key: ElementKey
        /// The code that makes the request keeps them alive.
        let attributes: Unmanaged<UICollectionViewLayoutAttributes>
        let placing: Placing
        var first: UICollectionReusableView?
    }

    private let counts: CountQuestions
    private let elements: AttributeQuestions
    private let placement: SiblingPlacement
    private let applier: AttributeApplier
    private let selection: SelectionControl
    private let retirement: Retirement

    @exclusivity(unchecked) private var request: Request?
    /// The cell that is being configured again and stays. [POOL-13]
    @exclusivity(unchecked) private var reconfiguring: UICollectionViewCell?
    /// Views that were dequeued while no view was asked for. [POOL-10]
    @exclusivity(unchecked) private var strays: [UICollectionReusableView] = []

    init(
        _ base: EnginePart, counts: CountQuestions, elements: AttributeQuestions, placement: SiblingPlacement,
        applier: AttributeApplier, selection: SelectionControl, retirement: Retirement
    ) {
        self.counts = counts
        self.elements = elements
        self.placement = placement
        self.applier = applier
        self.selection = selection
        self.retirement = retirement
        super.init(base)
    }

    /// Whether the data source is being asked for a view.
    var isAsking: Bool { request != nil || reconfiguring != nil }

    // MARK: - Asking

    /// Provides a view for an element: from the data source, or made here for a decoration. Nil when there is none.
    ///
    /// - Parameter z: the z by which the view is placed. It is not always the layout's. [STACK-05]
    func view(
        for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int, placing: Placing
    ) -> UICollectionReusableView? {
        let path = attributes.indexPath
        switch key.category {
        case .decorationView:
            return decorationView(attributes, z: z, placing: placing)
        case .cell:
            return requested(key, path, attributes, z: z, placing: placing) {
                guard state.translatesPaths else { return clients.dataSource.cell(at: path, key) }
                if let placeholder = state.dropPlaces.place(at: path)?.placeholder { return cell(for: placeholder, at: path) }
                return state.dataSourcePath(of: path).flatMap { clients.dataSource.cell(at: $0, key) }
            }
        case .supplementaryView:
            let kind = table.kind(of: key)
            return requested(key, path, attributes, z: z, placing: placing) {
                clients.dataSource.supplementaryView(ofKind: kind, at: path, key)
            }
        }
    }

    @inline(__always)
    private func requested(
        _ key: ElementKey, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes, z: Int, placing: Placing,
        _ ask: () -> UICollectionReusableView?
    ) -> UICollectionReusableView? {
        // The request is swapped in and out, because one question can lead to another.
        var made: Request? = Request(key: key, attributes: .passUnretained(attributes), placing: placing)
        let strayCount = strays.count
        swap(&request, &made)
        let answer = ask()
        swap(&request, &made)
        guard strays.count == strayCount, isFirst(answer, of: made!) else {
            return result(of: made!, answer, key, path, attributes, z: z, strayCount: strayCount)
        }
        // OPTIMIZATION: nearly always the view that was dequeued for this element, which is placed already. It is not unwrapped here,
        // because that would count it.
        if isReady(answer, z: z) { return answer }
        return accepts(answer!, key, attributes, z: z, placing: placing) ? answer : standIn(key, attributes, z: z, placing: placing)
    }

    private func isFirst(_ answer: UICollectionReusableView?, of request: Request) -> Bool {
        answer != nil && request.first === answer
    }

    private func isReady(_ answer: UICollectionReusableView?, z: Int) -> Bool {
        guard let answer else { return false }
        return answer.standing.state == .orphan && answer.standing.stackingZ == z && placement.isPlaced(answer)
    }

    /// The view to use when the data source did not return the one view that it dequeued.
    private func result(
        of request: Request, _ answer: UICollectionReusableView?, _ key: ElementKey, _ path: IndexPath,
        _ attributes: UICollectionViewLayoutAttributes, z: Int, strayCount: Int
    ) -> UICollectionReusableView? {
        let result: UICollectionReusableView?
        if let answer {
            result =
                accepts(answer, key, attributes, z: z, placing: request.placing)
                ? answer : standIn(key, attributes, z: z, placing: request.placing)
        } else if clients.dataSource.exists {
            host.world.fail(.notDequeued(key, path, in: table))
            result = standIn(key, attributes, z: z, placing: request.placing)
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

    /// A plain view in place of one that the data source failed to provide.
    private func standIn(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int, placing: Placing
    ) -> UICollectionReusableView {
        let pool = state.pools.pool(key.category, kind: table.kind(of: key), identifier: "")
        if pool.viewClass == nil { pool.viewClass = key.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self }
        let view = takeOrMake(from: pool, attributes: attributes, z: z, placing: placing)
        applier.apply(attributes, to: view)
        return view
    }

    /// Checks that the data source returned a view that it had dequeued.
    private func accepts(
        _ answer: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int,
        placing: Placing
    ) -> Bool {
        if answer.reuseIdentifier == nil { host.world.fail(.notDequeued(key, attributes.indexPath, in: table)) }
        guard answer.standing.state == .orphan || answer.standing.state == .foreign else {
            // UNKNOWN: UIKit's words, if it has any.
            let standing = answer.standing.state == .dormant ? "waits to be used again" : "already stands for another element"
            host.world.fail(
                Failure(
                    "the view returned for index path \(attributes.indexPath.inFailures) \(standing)", counted: answer.viewText,
                    hint: "dequeue a view for each element, each time"))
            return false
        }
        if answer.standing.stackingZ != z || !placement.isPlaced(answer) {
            // The view was not dequeued for this element, so it is placed now.
            placement.place(answer, z: z, placing: placing)
        }
        return true
    }

    /// [POOL-10] Deals with a view that was dequeued and not returned.
    private func handleOrphan(_ orphan: UICollectionReusableView) {
        if host.policies.reuse.raisesOnOrphans {
            host.world.fail(.orphan(orphan, of: host))
            retirement.putAway(orphan)
        } else {
            host.world.log("\(orphan.viewText) was dequeued but not returned; it is hidden")
            orphan.isHidden = true
        }
    }

    private func decorationView(
        _ attributes: UICollectionViewLayoutAttributes, z: Int, placing: Placing
    ) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        let pool = state.pools.pool(.decorationView, kind: kind, identifier: kind)
        if let registered = clients.layout.decorationClass(ofKind: kind) {
            pool.viewClass = registered
        } else {
            host.world.fail(
                Failure(
                    "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a "
                        + "storyboard",
                    hint: "decorations are registered on the layout: register(_:forDecorationViewOfKind: \"\(kind)\")"))
            pool.viewClass = UICollectionReusableView.self
        }
        let decoration = takeOrMake(from: pool, attributes: attributes, z: z, placing: placing)
        applier.apply(attributes, to: decoration)
        return decoration
    }

    /// Deals with views that were dequeued while none was asked for. Called at the end of a pass.
    func tidy() {
        guard !strays.isEmpty else { return }
        let found = strays
        strays = []
        for stray in found where stray.standing.state == .orphan { handleOrphan(stray) }
    }

    // MARK: - Asking again

    /// Asks the data source for a cell that exists, which dequeuing returns meanwhile. [POOL-13]
    func askAgain(
        for cell: UICollectionViewCell, _ key: ElementKey, at dataSourcePath: IndexPath, _ path: IndexPath,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        let outer = (request, reconfiguring, strays)
        (request, reconfiguring, strays) = (Request(key: key, attributes: .passUnretained(attributes), placing: .byZIndex), cell, [])
        let answer = clients.dataSource.cell(at: dataSourcePath, key)
        let others = strays + (request?.first.map { [$0] } ?? [])
        (request, reconfiguring, strays) = outer
        for other in others { retirement.putAway(other) }
        if answer !== cell, others.isEmpty { host.world.fail(.otherCell(answer, insteadOf: cell, path)) }
    }

    /// Whether dequeuing may return the existing cell. Another identifier or another path is a failure.
    ///
    /// UNKNOWN: UIKit's complete texts; known are the beginning of the first, and the two identifiers at its end.
    private func isReconfigured(_ cell: UICollectionViewCell, _ identifier: String, _ path: IndexPath) -> Bool {
        let existing = cell.standing.key.map(table.indexPath)
        if cell.reuseIdentifier != identifier {
            host.world.fail(
                Failure(
                    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring "
                        + "an item, which is not allowed. Dequeued reuse identifier: \(identifier); Original reuse identifier: "
                        + "\(cell.reuseIdentifier ?? "nil")", counted: "existing cell \(cell.viewText)",
                    hint: "an item that wants another kind of cell has to be reloaded"))
            return false
        }
        if existing != path {
            host.world.fail(
                Failure(
                    "Attempted to dequeue a cell at a different index path than the existing cell when reconfiguring an item, which is not "
                        + "allowed. Dequeued index path: \(path.inFailures); Original index path: \(existing?.inFailures ?? "nil")",
                    counted: "existing cell \(cell.viewText)", hint: "dequeue for the index path that was asked for"))
            return false
        }
        return true
    }

    // MARK: - Dequeuing

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
        let key = table.key(category, kind: kind, path)
        if request?.key == key {
            // The element that the data source is being asked for: its attributes are known.
            let placing = request!.placing
            return request!.attributes.borrowed { attributes in
                let dequeued = takeOrMake(from: pool, attributes: attributes, z: attributes.zIndex, placing: placing)
                applier.apply(attributes, to: dequeued)
                note(dequeued, from: pool, path: path)
                return dequeued
            }
        }
        // Any other element gets the attributes that the layout gives for it. [POOL-09]
        let attributes = validAttributes(for: key, kind: kind, path)
        let dequeued = takeOrMake(from: pool, attributes: attributes, z: attributes?.zIndex ?? 0, placing: request?.placing ?? .byZIndex)
        if let attributes { applier.apply(attributes, to: dequeued) }
        note(dequeued, from: pool, path: path)
        return dequeued
    }

    /// [POOL-14] The layout's attributes of an element for which a view is dequeued. An element without attributes is a failure.
    ///
    /// UNKNOWN: what UIKit does for an item that the data source does not have, and while the layout is being prepared; here the view
    /// comes without attributes.
    private func validAttributes(for key: ElementKey, kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if state.activities.runs(.preparing) { return elements.attributes(for: key) }
        if key.category == .cell, !counts.isValidItem(path) { return nil }
        if key.category == .supplementaryView, let problem = counts.missingSection(of: kind, path) {
            host.world.fail(problem)
            return nil
        }
        if let attributes = elements.attributes(for: key) { return attributes }
        guard let (question, _) = Failure.unanswered(key, in: table) else { return nil }
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
    private func takeOrMake(
        from pool: ReusePool, attributes: UICollectionViewLayoutAttributes?, z: Int, placing: Placing
    ) -> UICollectionReusableView {
        guard let view = pool.take() else { return make(for: pool, attributes: attributes, z: z, placing: placing) }
        if state.scrollsInside { placement.embed(view, as: attributes) }
        journal.tally.taken += 1
        journal.record {
            $0.write(
                .take, in: $1, view: view.name, element: table.element(ofAny: view.standing.key), text: pool.phrase,
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
        if state.scrollsInside { placement.embed(made, as: attributes) }
        journal.tally.made += 1
        journal.recordPooling(.make, made, pool)
        placement.place(made, z: z, placing: placing)
        return made
    }
}
