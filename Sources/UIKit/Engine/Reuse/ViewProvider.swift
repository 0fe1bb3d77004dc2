/// Provides the views of elements: asks the data source for cells and supplementary views, makes
/// decoration views, dequeues views, and checks the views that the data source returns.
@MainActor
final class ViewProvider {
    private let host: Host
    private let journal: Journal
    private let state: EngineState
    /// OPTIMIZATION: the table of `state`. Reading it there would retain and release it for each cell.
    private let table: ElementTable
    private let layoutClient: LayoutClient
    private let dataSourceClient: any DataSourceClient
    private let counts: CountLoader
    private let elements: AttributeLoader
    private let placement: SiblingPlacement
    private let sizing: SelfSizing
    private let selection: SelectionControl
    private let retirement: Retirement

    init(
        host: Host, journal: Journal, state: EngineState, layoutClient: LayoutClient,
        dataSourceClient: any DataSourceClient, counts: CountLoader, elements: AttributeLoader,
        placement: SiblingPlacement,
        sizing: SelfSizing, selection: SelectionControl, retirement: Retirement
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        table = state.table
        self.layoutClient = layoutClient
        self.dataSourceClient = dataSourceClient
        self.counts = counts
        self.elements = elements
        self.placement = placement
        self.sizing = sizing
        self.selection = selection
        self.retirement = retirement
    }

    /// A request for the view of a cell or of a supplementary view, from the question to the data
    /// source to its answer.
    private struct Request {
        let key: ElementKey
        /// The attributes of the element. The code that makes the request keeps them alive.
        let attributes: Unmanaged<UICollectionViewLayoutAttributes>
        let placing: PlacementRule
        /// The existing cell that the data source has to configure again, in `reconfigureItems`; nil
        /// otherwise. The code that makes the request keeps it alive. [POOL-13]
        var existingCell: Unmanaged<UIView>?
        /// The first view that was dequeued during the request; nil if none was dequeued yet.
        var firstDequeued: UIView?
        /// The key of the supplementary view as the data source knows it. It differs from `key`
        /// while the item to which the view is attached is being moved. [UPD-18]
        var dataSourceKey: ElementKey?
        /// Whether a view was dequeued during the request for another element.
        var hasDequeuedForOtherElement = false
        /// Whether `firstDequeued` was dequeued by an identifier only, without the path of an item.
        var hasDequeuedFirstWithoutPath = false
        /// Whether a later view than `firstDequeued` was dequeued for the path of the request.
        var hasDequeuedLaterByPath = false
    }

    /// The request that the data source is answering; nil at rest. Views that the app dequeues
    /// meanwhile are dequeued for this request.
    private var request: Request?
    /// The views that were dequeued as the second or a later view of one request, until that request
    /// ends; and, at the beginning of the list, those that were dequeued while the data source was not
    /// asked for a view, until the end of the next round of a layout pass. [POOL-10]
    private var strays: [UIView] = []

    var isAsking: Bool { request != nil }
    var isAskingForCell: Bool { request?.key.category == .cell }

    /// Returns the element for which the data source is configuring a view that it has dequeued;
    /// nil at other times. The view itself stores this element only after the answer.
    func elementBeingConfigured(in view: UIView) -> ElementKey? {
        guard let request, request.firstDequeued === view else { return nil }
        return request.key
    }

    // MARK: - Views for elements

    /// Returns a view for an element; nil if there is none. Cells and supplementary views come from
    /// the data source. Decoration views, and the cells of the placeholders of a drop, are dequeued
    /// without asking the data source.
    func provideView(
        for key: ElementKey, with attributes: UICollectionViewLayoutAttributes, placementRule: PlacementRule
    ) -> UIView? {
        let path = attributes.indexPath
        switch key.category {
        case .decorationView:
            return takeOrMakeDecorationView(with: attributes, placementRule: placementRule)
        case .cell:
            return requestView(for: key, with: attributes, placementRule: placementRule) {
                guard state.hasRearrangedItems else { return dataSourceClient.cell(at: path, for: key) }
                if let placeholder = state.dropPlaces.place(at: path)?.placeholder {
                    // [DRAG-05] The cell of a placeholder does not come from the data source.
                    let cell = dequeueCell(identifier: placeholder.reuseIdentifier, shownAt: path)
                    placeholder.configure(cell)
                    return cell
                }
                return state.dataSourcePath(of: path).flatMap { dataSourceClient.cell(at: $0, for: key) }
            }
        case .supplementaryView:
            let kind = table.kind(of: key)
            var asked = path
            var dataSourceKey: ElementKey?
            if state.hasRearrangedItems {
                asked = state.dataSourcePath(
                    ofSupplementaryView: kind, at: path, attached: layoutClient.attachedViews)
                dataSourceKey = table.key(ofCategory: .supplementaryView, kind: kind, at: asked)
            }
            return requestView(
                for: key, with: attributes, placementRule: placementRule, dataSourceKey: dataSourceKey
            ) {
                dataSourceClient.supplementaryView(ofKind: kind, at: asked, for: key)
            }
        }
    }

    @inline(__always)
    private func requestView(
        for key: ElementKey, with attributes: UICollectionViewLayoutAttributes, placementRule: PlacementRule,
        dataSourceKey: ElementKey? = nil, _ ask: () -> UIView?
    ) -> UIView? {
        // The outer request is restored afterwards, because the data source can cause another
        // request while it is asked.
        var made: Request? = Request(
            key: key, attributes: .passUnretained(attributes), placing: placementRule, dataSourceKey: dataSourceKey)
        let strayCount = strays.count
        swap(&request, &made)
        let answer = ask()
        swap(&request, &made)
        // Nearly always the data source returns the only view that it dequeued, which has its
        // position among the siblings already.
        // OPTIMIZATION: the view is returned as an optional. Unwrapping it would retain and release
        // it.
        if strays.count == strayCount, isFirstDequeued(answer, of: made!), isReady(answer, z: attributes.zIndex) {
            return answer
        }
        return resolveAnswer(answer, to: made!, with: attributes, strayCount: strayCount)
    }

    private func isFirstDequeued(_ answer: UIView?, of request: Request) -> Bool {
        answer != nil && request.firstDequeued === answer && !request.hasDequeuedForOtherElement
    }

    private func isReady(_ answer: UIView?, z: Int) -> Bool {
        guard let answer else { return false }
        return answer.reuseState.state == .orphan && answer.reuseState.stackingZ == z
            && placement.isInIntendedParent(answer)
    }

    /// Returns the view for a request in the rare case that the returned view is not the only one
    /// that was dequeued, or is not ready for the element. If the data source returned no view, or
    /// one that cannot be used, reports a failure and returns a plain view. A returned view that
    /// was not dequeued, or was dequeued as another kind, is a failure too, but it is used. The
    /// other dequeued views are put into their pools or hidden. Returns nil if there is no data
    /// source and no view.
    private func resolveAnswer(
        _ answer: UIView?, to request: Request, with attributes: UICollectionViewLayoutAttributes,
        strayCount: Int
    ) -> UIView? {
        var result: UIView?
        // [POOL-20] A view cannot be requested without a data source.
        if answer == nil, !dataSourceClient.exists, host.policies.raisesWithoutDataSource {
            host.world.fail(
                "\(host.words.className) dataSource is not set",
                hint: "keep the data source alive, because a \(host.words.listName) has only a weak reference to it")
        }
        if mustReturnView(answer, for: request.key) {
            if let answer, host.rules.takesViewsOfApp {
                if state.visible.isLeaving(answer) { retirement.handOver(answer) }
                adopt(answer, category: request.key.category)
                if answer.reuseState.isCell { selection.showItemState(on: answer, at: attributes.indexPath) }
            } else {
                validate(answer, for: request.key, at: attributes.indexPath)
            }
            result =
                answer.flatMap { placeIfUsable($0, for: attributes, placementRule: request.placing) ? $0 : nil }
                ?? takeOrMakePlainView(for: request.key, with: attributes, placementRule: request.placing)
        }
        let others = takeStrays(from: strayCount)
        handleOrphans(among: (request.firstDequeued.map { [$0] } ?? []) + others, except: result)
        return result
    }

    /// Whether an element has to get a view: if the app has returned one, and if the list has a data
    /// source that must return one.
    private func mustReturnView(_ answer: UIView?, for key: ElementKey) -> Bool {
        if answer != nil { return true }
        return dataSourceClient.exists && !(host.rules.takesViewsOfApp && key.category == .supplementaryView)
    }

    /// Reports a missing view, a view that was not dequeued, and one that was dequeued as another
    /// kind.
    private func validate(_ answer: UIView?, for key: ElementKey, at path: IndexPath) {
        if answer?.identifierForReuse == nil {
            host.world.fail(.noDequeuedViewReturned(answer, for: key, at: path, in: table))
        }
        if let answer { validateKind(of: answer, for: key) }
    }

    /// Makes a view that the app has made itself one of the reuse pool of its identifier, if it has an
    /// identifier. A view that waits in its pool is taken out of it, because the app has kept it.
    private func adopt(_ answer: UIView, category: ElementCategory) {
        guard let identifier = answer.identifierForReuse, !identifier.isEmpty else { return }
        let kind = category == .cell ? ElementKind.cell : ElementKind.headerOrFooter
        switch answer.reuseState.state {
        case .foreign:
            adopt(answer, into: state.pools.findOrMakePool(ofCategory: category, kind: kind, identifier: identifier))
        case .dormant:
            let pool = state.pools.findOrMakePool(ofCategory: category, kind: kind, identifier: identifier)
            guard pool.take(answer) else { return }
            journal.tally.taken += 1
            journal.recordPoolEvent(.take, of: answer, in: pool, key: answer.reuseState.key)
            answer.isHidden = false
        default: return
        }
    }

    /// [POOL-17] Reports a view that was dequeued as another kind than that of the supplementary
    /// view that was requested, on systems that check this.
    ///
    /// UNKNOWN: whether UIKit checks a cell that was dequeued as a supplementary view, and a view
    /// of another list. Here these are not reported.
    private func validateKind(of answer: UIView, for key: ElementKey) {
        guard host.policies.raisesOnOtherKinds, key.category == .supplementaryView,
            let dequeued = state.pools.pool(of: answer)?.takeUnretainedValue().kind,
            dequeued != table.kind(of: key)
        else { return }
        host.world.fail(
            """
            the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does \
            not match the element kind it is being used for. When asked for a view of element kind \
            '\(table.kind(of: key))' the data source dequeued a view registered for the element kind \
            '\(dequeued)'.
            """,
            details: "returned \(answer.viewText)", hint: "register and dequeue a view for each kind that is asked for")
    }

    /// Returns whether a view that the data source has returned can be used for an element. A view
    /// that is in use or in a reuse pool cannot be used, which is a failure. A view that can be
    /// used is placed, unless it is among its siblings by the zIndex of the attributes already.
    private func placeIfUsable(
        _ answer: UIView, for attributes: UICollectionViewLayoutAttributes,
        placementRule: PlacementRule
    ) -> Bool {
        guard answer.reuseState.state == .orphan || answer.reuseState.state == .foreign else {
            // UNKNOWN: whether UIKit reports a view that is in use or in its pool, and by which
            // message. Here it is a failure.
            let fault =
                answer.reuseState.state == .dormant ? "waits to be used again" : "already stands for another element"
            host.world.fail(
                "the view returned for index path \(attributes.indexPath.failureText) \(fault)",
                details: answer.viewText,
                hint: "dequeue a view for each element, each time")
            return false
        }
        let z = attributes.zIndex
        if answer.reuseState.stackingZ != z || !placement.isInIntendedParent(answer) {
            placement.place(answer, z: z, placementRule: placementRule)
        }
        return true
    }

    /// Returns a plain view for an element, because the data source returned no view that can be
    /// used.
    private func takeOrMakePlainView(
        for key: ElementKey, with attributes: UICollectionViewLayoutAttributes, placementRule: PlacementRule
    ) -> UIView {
        let pool = state.pools.findOrMakePool(ofCategory: key.category, kind: table.kind(of: key), identifier: "")
        if pool.viewClass == nil { pool.viewClass = plainViewClass(for: pool.category) }
        return takeOrMakeView(from: pool, with: attributes, placementRule: placementRule)
    }

    private func takeOrMakeDecorationView(
        with attributes: UICollectionViewLayoutAttributes, placementRule: PlacementRule
    ) -> UIView {
        let kind = attributes.representedElementKind ?? ""
        let pool = state.pools.findOrMakePool(ofCategory: .decorationView, kind: kind, identifier: kind)
        pool.viewClass = layoutClient.layout.decorationClass(ofKind: kind)
        if pool.viewClass == nil {
            host.world.fail(
                """
                could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or \
                connect a prototype in a storyboard
                """,
                hint: "decorations are registered on the layout: register(_:forDecorationViewOfKind: \"\(kind)\")")
            pool.viewClass = plainViewClass(for: pool.category)
        }
        return takeOrMakeView(from: pool, with: attributes, placementRule: placementRule)
    }

    /// [POOL-10] Reports the views that were dequeued while the data source was not asked for a
    /// view. Puts them into their pools or hides them.
    func handleStrays() {
        if !strays.isEmpty { handleOrphans(among: takeStrays(from: 0)) }
    }

    private func takeStrays(from start: Int) -> [UIView] {
        let found = Array(strays[start...])
        if !found.isEmpty { strays = Array(strays[..<start]) }
        return found
    }

    private func handleOrphans(
        among dequeued: [UIView], except returned: UIView? = nil
    ) {
        for view in dequeued where view !== returned && view.reuseState.state == .orphan { handleOrphan(view) }
    }

    /// [POOL-10] Reports a view that was dequeued and that the data source did not return. Puts it
    /// into its pool or hides it.
    private func handleOrphan(_ orphan: UIView) {
        if host.rules.takesViewsOfApp {
            retirement.putAway(orphan)
        } else if host.policies.raisesOnOrphans {
            host.world.fail(
                """
                Expected dequeued view to be returned to the collection view in preparation for display. \
                When the collection view's data source is asked to provide a view for a given index path, \
                ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing \
                views without a request from the collection view. For retrieving an existing view in the \
                collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView \
                supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <\(orphan.viewText)>; \
                Collection view: <\(host.viewText)>
                """,
                hint: "return what was dequeued, and dequeue nothing to measure or look at")
            retirement.putAway(orphan)
        } else {
            host.world.log("\(orphan.viewText) was dequeued but not returned; it is hidden")
            orphan.isHidden = true
        }
    }

    // MARK: - Reconfiguring cells

    /// [POOL-13] Asks the data source to configure existing cells again. If this is called in an
    /// update block, `paths` are index paths before the update, and the data source is asked after
    /// the update.
    func reconfigureCells(at paths: [IndexPath]) {
        if state.batch != nil {
            state.batch!.reconfiguredPaths += paths
        } else {
            host.world.run { for path in paths { reconfigureCell(at: path) } }
        }
    }

    private func reconfigureCell(at path: IndexPath) {
        let key = table.key(ofItemAt: path)
        let shown = state.visible[key]
        guard let asked = state.dataSourcePath(of: path),
            let cell = shown?.view ?? state.hiddenCells.cached[key]?.view
        else { return }
        let attributes = state.attributes.entry(for: key)?.attributes ?? cell.reuseState.applied.makeAttributes()
        defer { extendLifetime(attributes) }
        var made: Request? = Request(
            key: key, attributes: .passUnretained(attributes), placing: .byZIndex,
            existingCell: .passUnretained(cell))
        let strayCount = strays.count
        swap(&request, &made)
        let answer = dataSourceClient.cell(at: asked, for: key)
        swap(&request, &made)
        let others = takeStrays(from: strayCount) + (made!.firstDequeued.map { [$0] } ?? [])
        for other in others { retirement.putAway(other) }
        if answer !== cell, others.isEmpty {
            host.world.fail(
                """
                the \(host.words.listName)'s data source did not return a valid cell from \
                \(host.words.cellMethod) for index path \(path.failureText)
                """,
                details: "existing \(cell.viewText), returned \(answer.map(\.viewText) ?? "nil")",
                hint: "while an item is reconfigured, return the dequeued cell")
        }
        // UNKNOWN: when UIKit asks a cell that is kept off screen for its size after it was
        // configured again. Here it asks when the cell comes on screen.
        cell.reuseState.sizingVersion = -1
        guard shown != nil else { return }
        sizing.askForPreferredSizeIfNeeded(of: cell, with: attributes)
    }

    /// Whether the app may dequeue the existing cell that is being configured again. It must
    /// dequeue with the cell's own identifier and path; anything else is a failure.
    ///
    /// UNKNOWN: UIKit's complete messages. Of the message about identifiers, only the beginning and
    /// the two identifiers at the end are published.
    private func validateDequeue(ofExistingCell cell: UIView, identifier: String, path: IndexPath) -> Bool {
        let (isSameKind, existing) = (
            cell.identifierForReuse == identifier, cell.reuseState.key.map(table.indexPath)
        )
        if isSameKind, existing == path { return true }
        func fail(how: String, what: String, dequeued: String, original: String?, hint: String) {
            host.world.fail(
                """
                Attempted to dequeue a cell \(how) than the existing cell when reconfiguring an item, \
                which is not allowed. Dequeued \(what): \(dequeued); Original \(what): \(original ?? "nil")
                """,
                details: "existing cell \(cell.viewText)", hint: hint)
        }
        if isSameKind {
            fail(
                how: "at a different index path", what: "index path", dequeued: path.failureText,
                original: existing?.failureText, hint: "dequeue for the index path that was asked for")
        } else {
            fail(
                how: "for a different registration or reuse identifier", what: "reuse identifier",
                dequeued: identifier, original: cell.identifierForReuse,
                hint: "reload an item that needs another kind of cell")
        }
        return false
    }

    // MARK: - Dequeuing views

    /// [PASS-06] Returns a cell from the reuse pool or a new one, placed among its siblings, with
    /// the attributes applied. The app then configures it. During `reconfigureItems`, returns the
    /// existing cell instead.
    func dequeueCell(identifier: String, for dataSourcePath: IndexPath) -> UIView {
        // The app passes a path in the data source. During a drag or a reordering it may differ
        // from the path on screen.
        let path = state.hasRearrangedItems ? state.presentationPath(of: dataSourcePath) : dataSourcePath
        if let existing = request?.existingCell {
            let cell = existing.takeUnretainedValue()
            if validateDequeue(ofExistingCell: cell, identifier: identifier, path: path) { return cell }
        }
        return dequeueCell(identifier: identifier, shownAt: path)
    }

    @inline(__always)
    private func dequeueCell(identifier: String, shownAt path: IndexPath) -> UIView {
        let dequeued = dequeue(
            from: state.pools.cellPool(identifier: identifier), category: .cell, kind: ElementKind.cell,
            identifier: identifier, path: path)
        if dequeued.reuseState.isCell { return dequeued }
        host.world.fail(
            "the class registered for identifier \(identifier) is not a subclass of \(host.words.className)Cell",
            hint: "register a cell class for cells")
        return RuntimeInstantiation.make(plainViewClass(for: .cell), frame: dequeued.frame)
    }

    func dequeueSupplementaryView(kind: String, identifier: String, for path: IndexPath) -> UIView {
        dequeue(
            from: state.pools.supplementaryPool(kind: kind, identifier: identifier), category: .supplementaryView,
            kind: kind,
            identifier: identifier, path: path)
    }

    /// Returns a cell of an identifier for the item for which the data source is asked. At other times,
    /// returns a cell that is not in the list, and that the app may return later. Nil if the pool is
    /// empty and no class is registered for the identifier.
    func dequeueCellIfPossible(identifier: String) -> UIView? {
        dequeueIfPossible(from: state.pools.cellPool(identifier: identifier), category: .cell)
    }

    /// Returns a header or footer of an identifier, in the same way as `dequeueCellIfPossible`.
    func dequeueHeaderOrFooterIfPossible(identifier: String) -> UIView? {
        dequeueIfPossible(
            from: state.pools.supplementaryPool(kind: ElementKind.headerOrFooter, identifier: identifier),
            category: .supplementaryView)
    }

    private func dequeueIfPossible(from registered: Unmanaged<ReusePool>?, category: ElementCategory) -> UIView? {
        guard let pool = registered?.takeUnretainedValue() else { return nil }
        if let existing = request?.existingCell?.takeUnretainedValue(), existing.identifierForReuse == pool.identifier {
            return existing
        }
        guard pool.canDequeue else { return nil }
        guard let key = request?.key, key.category == category else { return takeOrMakeViewOutsideList(from: pool) }
        if request?.firstDequeued == nil { request?.hasDequeuedFirstWithoutPath = true }
        return dequeue(from: pool, for: key, at: table.indexPath(of: key), isByPath: false)
    }

    private func takeOrMakeViewOutsideList(from pool: ReusePool) -> UIView {
        guard !pool.isEmpty else {
            let view = pool.viewClass!.makeForReuse(identifier: pool.identifier, frame: .zero)
            adopt(view, into: pool)
            return view
        }
        let view = pool.take()
        placement.changeSiblings { view.removeFromSuperview() }
        noteTaken(view, from: pool)
        return view
    }

    private func dequeue(
        from registered: Unmanaged<ReusePool>?, category: ElementCategory, kind: String,
        identifier: String,
        path: IndexPath
    ) -> UIView {
        if World.current !== host.world {
            return host.world.run {
                dequeue(from: registered, category: category, kind: kind, identifier: identifier, path: path)
            }
        }
        let key = table.key(ofCategory: category, kind: kind, at: path)
        if let registered, !identifier.isEmpty, registered.withoutRetaining({ $0.canDequeue }) {
            return registered.withoutRetaining { dequeue(from: $0, for: key, at: path) }
        }
        return failAndDequeue(category: category, kind: kind, identifier: identifier, for: key, at: path)
    }

    @inline(never)
    private func failAndDequeue(
        category: ElementCategory, kind: String, identifier: String, for key: ElementKey,
        at path: IndexPath
    ) -> UIView {
        dequeue(
            from: failAndFindOrMakePool(ofCategory: category, kind: kind, identifier: identifier), for: key, at: path)
    }

    @inline(__always)
    private func dequeue(from pool: ReusePool, for key: ElementKey, at path: IndexPath, isByPath: Bool = true)
        -> UIView
    {
        let isForRequest = request?.key == key || request?.dataSourceKey == key
        if !isForRequest { request?.hasDequeuedForOtherElement = true }
        if isForRequest || isSupplementaryPlaceOfRequest(key, at: path) {
            // The data source is being asked for this element, so the request has its attributes.
            // [POOL-17] A supplementary view of another kind at the same path gets them too.
            let placing = request!.placing
            // OPTIMIZATION: the view is returned here. A variable for the views of both branches
            // would be retained and released once more.
            return request!.attributes.withoutRetaining {
                let dequeued = takeOrMakeView(from: pool, with: $0, placementRule: placing)
                noteDequeued(dequeued, for: key, at: path, isByPath: isByPath)
                return dequeued
            }
        }
        // The data source is not being asked for this element, so its attributes come from the
        // layout, if it has any. [POOL-09]
        let attributes = attributesForDequeue(of: key, at: path)
        let dequeued = takeOrMakePlacedView(
            from: pool, for: attributes, placementRule: request?.placing ?? .byZIndex)
        if let attributes { placement.apply(attributes, to: dequeued) }
        noteDequeued(dequeued, for: key, at: path, isByPath: isByPath)
        return dequeued
    }

    /// Shows the state of the item on a dequeued cell. Stores the view as the first one of the
    /// request, or else as a stray.
    @inline(__always)
    private func noteDequeued(_ dequeued: UIView, for key: ElementKey, at path: IndexPath, isByPath: Bool) {
        if key.category == .cell { selection.showItemState(on: dequeued, at: path) }
        if request != nil, request!.firstDequeued == nil {
            request!.firstDequeued = dequeued
        } else {
            strays = strays + [dequeued]
            if isByPath { reportSecondDequeue(of: dequeued, for: key, at: path) }
        }
    }

    /// [TABLE-40] Reports a second cell that was dequeued for the path of the request, in the lists and
    /// on the systems where this is a failure.
    private func reportSecondDequeue(of cell: UIView, for key: ElementKey, at path: IndexPath) {
        guard let request, request.key == key, request.existingCell == nil else { return }
        self.request!.hasDequeuedLaterByPath = true
        let isSecond = !request.hasDequeuedFirstWithoutPath || request.hasDequeuedLaterByPath
        guard isSecond, host.world.raisesOnSecondDequeue, let text = host.words.textAboutSecondDequeue else { return }
        host.world.fail(
            text(cell.identifierForReuse ?? "", path.failureText),
            hint: "dequeue one cell in each call of \(host.words.cellMethod)")
    }

    /// Whether an element is a supplementary view at the path of the requested supplementary view.
    private func isSupplementaryPlaceOfRequest(_ key: ElementKey, at path: IndexPath) -> Bool {
        guard let request, key.category == .supplementaryView, request.key.category == .supplementaryView else {
            return false
        }
        return table.indexPath(of: request.key) == path
    }

    /// [POOL-14] Returns the layout's attributes of an element for which the app dequeues a view.
    /// If the layout returns none, fails and returns nil.
    ///
    /// UNKNOWN: what UIKit does for an item that the data source does not have, and while the
    /// layout is being prepared. Here missing attributes are not a failure in these cases.
    private func attributesForDequeue(of key: ElementKey, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if state.activities.includesAny(of: .preparing) { return elements.attributes(for: key) }
        guard counts.validatePlace(for: key.category, kind: table.kind(of: key), at: path) else {
            if key.category == .cell, let text = host.words.textAboutMissingItem {
                host.world.fail(text(path.failureText), hint: "dequeue for the index path that is asked for")
            }
            return nil
        }
        if let attributes = elements.attributes(for: key) { return attributes }
        let hint =
            "dequeue for the index path that is asked for; a layout has to answer for every element that it shows"
        if let failure = Failure.missingAttributes(of: key, in: table, hint: hint) { host.world.fail(failure) }
        return nil
    }

    /// The class of the views that are made if no class is registered, which is a failure.
    private func plainViewClass(for category: ElementCategory) -> UIView.Type {
        type(of: host.list!).plainViewClass(for: category)
    }

    /// Returns the reuse pool for an identifier that is empty or not registered, which is a
    /// failure. If no class is registered, the pool then makes plain views.
    private func failAndFindOrMakePool(
        ofCategory category: ElementCategory, kind: String, identifier: String
    ) -> ReusePool {
        if identifier.isEmpty {
            host.world.fail(
                """
                must pass a valid reuse identifier to -[\(host.words.className) \
                dequeueReusableCellWithReuseIdentifier:forIndexPath:]
                """,
                hint: "the identifier is empty")
        }
        let pool = state.pools.findOrMakePool(ofCategory: category, kind: kind, identifier: identifier)
        if pool.canDequeue { return pool }
        // [POOL-12] Only registered identifiers can be dequeued.
        host.world.fail(
            host.words.textAboutUnregisteredIdentifier(identifier, kind),
            hint: "call register(_:for...WithReuseIdentifier: \"\(identifier)\") before the first layout")
        pool.viewClass = plainViewClass(for: pool.category)
        return pool
    }

    /// Returns a view from a reuse pool or a new one, placed among its siblings, with the
    /// attributes applied.
    ///
    /// OPTIMIZATION: `attributes` is no optional. Unwrapping it here would retain and release it.
    @inline(__always)
    private func takeOrMakeView(
        from pool: ReusePool, with attributes: UICollectionViewLayoutAttributes, placementRule: PlacementRule
    ) -> UIView {
        let view = takeOrMakePlacedView(from: pool, for: attributes, placementRule: placementRule)
        placement.apply(attributes, to: view)
        return view
    }

    /// Returns a view from a reuse pool or a new one, placed among its siblings.
    ///
    /// OPTIMIZATION: a variable for either view would be retained and released four times for each
    /// cell. New views are therefore made in another function, views from the pool are prepared in
    /// another function, and attributes are applied by the caller.
    private func takeOrMakePlacedView(
        from pool: ReusePool, for attributes: UICollectionViewLayoutAttributes?, placementRule: PlacementRule
    ) -> UIView {
        if pool.isEmpty { return makePlacedView(for: pool, with: attributes, placementRule: placementRule) }
        let view = pool.take()
        prepareForReuse(view, from: pool, for: attributes, placementRule: placementRule)
        return view
    }

    @inline(never)
    private func prepareForReuse(
        _ view: UIView, from pool: ReusePool, for attributes: UICollectionViewLayoutAttributes?,
        placementRule: PlacementRule
    ) {
        if state.mayHaveInnerScrollViews { placement.storeScrollView(of: view, for: attributes) }
        noteTaken(view, from: pool)
        placement.place(view, z: attributes?.zIndex ?? 0, placementRule: placementRule)
    }

    /// Records that a view was taken from its pool, shows it, and prepares it for reuse.
    @inline(__always)
    private func noteTaken(_ view: UIView, from pool: ReusePool) {
        journal.tally.taken += 1
        journal.recordPoolEvent(.take, of: view, in: pool, key: view.reuseState.key)
        view.isHidden = false
        // [POOL-03] prepareForReuse() is called when a view is taken from its pool, not when it is
        // put there.
        journal.tally.prepareForReuses += 1
        journal.record { $0.write(.call, .begin, in: $1, view: view.name, name: .prepareForReuse) }
        view.wasTakenFromPool()
        journal.record { $0.write(.call, .end, in: $1) }
    }

    @inline(__always)
    private func adopt(_ view: UIView, into pool: ReusePool) {
        pool.adopt(view)
        journal.tally.made += 1
        journal.recordPoolEvent(.make, of: view, in: pool)
    }

    private func makePlacedView(
        for pool: ReusePool, with attributes: UICollectionViewLayoutAttributes?, placementRule: PlacementRule
    ) -> UIView {
        let view = pool.viewClass!.makeForReuse(identifier: pool.identifier, frame: attributes?.frame ?? .zero)
        adopt(view, into: pool)
        if state.mayHaveInnerScrollViews { placement.storeScrollView(of: view, for: attributes) }
        placement.place(view, z: attributes?.zIndex ?? 0, placementRule: placementRule)
        return view
    }
}
