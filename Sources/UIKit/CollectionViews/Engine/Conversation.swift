/// The only place that asks or tells the data source, the delegate and the layout: every question is traced and counted here.
@MainActor
struct Conversation {
    let engine: CollectionEngine

    enum DataSourceMethod: UInt8 {
        case numberOfSections, moveItemAt
    }

    enum DelegateMethod: UInt8 {
        case willDisplayCell, didEndDisplayingCell, willDisplaySupplementary, didEndDisplayingSupplementary
        case shouldHighlight, didHighlight, didUnhighlight, shouldSelect, shouldDeselect, didSelect, didDeselect
        case targetContentOffset, targetIndexPath, targetIndexPathFromOriginal, transitionLayout
        case canEdit, canPerformPrimaryAction, performPrimaryAction
    }

    /// Keeps data source and delegate alive and at hand while `body` runs.
    func holding(_ body: () -> Void) {
        let outer = (engine.partners.areHeld, engine.partners.dataSource, engine.partners.delegate)
        engine.partners.areHeld = true
        engine.partners.dataSource = engine.view.dataSource
        engine.partners.delegate = engine.view.delegate
        body()
        (engine.partners.areHeld, engine.partners.dataSource, engine.partners.delegate) = outer
    }

    private var dataSource: (any UICollectionViewDataSource)? {
        engine.partners.areHeld ? engine.partners.dataSource : engine.view.dataSource
    }

    private var delegate: (any UICollectionViewDelegate)? {
        engine.partners.areHeld ? engine.partners.delegate : engine.view.delegate
    }

    var hasDataSource: Bool { engine.partners.areHeld ? engine.partners.dataSource != nil : engine.view.dataSource != nil }
    private var isAlone: Bool { engine.partners.areHeld && engine.partners.delegate == nil }

    func dataSourceChanged() {
        if engine.partners.areHeld { engine.partners.dataSource = engine.view.dataSource }
        engine.partners.missingFromDataSource = MissingMethods()
    }

    func delegateChanged() {
        if engine.partners.areHeld { engine.partners.delegate = engine.view.delegate }
        engine.partners.missingFromDelegate = MissingMethods()
    }

    // MARK: - Data source

    func numberOfSections() -> Int {
        guard let dataSource else { return 0 }
        if engine.partners.missingFromDataSource.contains(DataSourceMethod.numberOfSections) { return 1 }
        return askDataSource(.numberOfSections, nil, describe: { .number($0) }) {
            let answer = OptionalMethod.answer(of: dataSource) { dataSource.numberOfSections(in: engine.view) }
            if answer == nil { engine.partners.missingFromDataSource.insert(DataSourceMethod.numberOfSections) }
            return answer ?? 1
        }
    }

    func numberOfItems(inSection section: Int) -> Int {
        guard let dataSource else { return 0 }
        let answer = askDataSource(.numberOfItemsInSection, nil, number: section, describe: { .number($0) }) {
            dataSource.collectionView(engine.view, numberOfItemsInSection: section)
        }
        return answer + (engine.reordering?.surplus(inSection: section) ?? 0)
    }

    func cell(at path: IndexPath, _ key: ElementKey) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        RegistrationIdentity.providersRunning += 1
        defer { RegistrationIdentity.providersRunning -= 1 }
        let asked = engine.reordering == nil ? path : engine.reordering!.dataSource(of: path)
        engine.tally.dataSourceAsks += 1
        begin(.dataSource, .cellForItemAt, key)
        let cell = engine.withView { dataSource.collectionView($0, cellForItemAt: asked) }
        engine.record { $0.write(describe(cell), in: $1) }
        return cell
    }

    /// True where the data source does not say.
    ///
    /// DIVERGES: UIKit also refuses when `moveItemAt` is not implemented. That is only known here once it has been called: the first
    /// movement is then taken back when it ends.
    func canMoveItem(at path: IndexPath) -> Bool {
        guard let dataSource, !engine.partners.missingFromDataSource.contains(DataSourceMethod.moveItemAt) else { return false }
        return OptionalMethod.answer(of: dataSource) { dataSource.collectionView(engine.view, canMoveItemAt: path) } ?? true
    }

    /// False when the data source does not implement it: nothing has moved then.
    func moveItem(at path: IndexPath, to target: IndexPath) -> Bool {
        guard let dataSource else { return false }
        engine.record {
            $0.write(.tell, in: $1, partner: .dataSource, name: .moveItemAt, text: Phrase("\(path.text) to \(target.text)"))
        }
        let answer: Void? = OptionalMethod.answer(of: dataSource) { dataSource.collectionView(engine.view, moveItemAt: path, to: target) }
        if answer == nil { engine.partners.missingFromDataSource.insert(DataSourceMethod.moveItemAt) }
        return answer != nil
    }

    /// Nil when the data source does not implement the question.
    func supplementaryView(ofKind kind: String, at path: IndexPath, _ key: ElementKey) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        return askDataSource(.viewForSupplementaryElementOfKind, key, describe: describe) {
            OptionalMethod.answer(of: dataSource) {
                dataSource.collectionView(engine.view, viewForSupplementaryElementOfKind: kind, at: path)
            }
        }
    }

    @inline(__always)
    private func askDataSource<Answer>(
        _ question: ProbeEvent.Name, _ key: ElementKey?, number: Int = -1, describe: (Answer) -> ProbeEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        engine.tally.dataSourceAsks += 1
        return asked(.dataSource, question, key, number: number, describe: describe, ask)
    }

    // MARK: - Delegate

    @inline(__always)
    func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        engine.tally.willDisplays += 1
        if engine.behavior.headerZPosition != 0 { engine.raiseHeader(view, key) }
        if isAlone { return }
        tellWillDisplay(view, key)
    }

    private func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        if key.category == .cell {
            tell(.willDisplay, .willDisplayCell, key, view) { delegate in
                delegate.collectionView(engine.view, willDisplay: view as! UICollectionViewCell, forItemAt: engine.table.indexPath(of: key))
            }
        } else {
            // [PASS-09] Decoration views are the layout's own affair: nobody hears of them.
            guard key.category == .supplementaryView else { return }
            tell(.willDisplaySupplementaryView, .willDisplaySupplementary, key, view) { delegate in
                delegate.collectionView(
                    engine.view, willDisplaySupplementaryView: view, forElementKind: engine.table.kind(of: key),
                    at: engine.table.indexPath(of: key))
            }
        }
    }

    @inline(__always)
    func didEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
        engine.tally.didEndDisplayings += 1
        if isAlone { return }
        tellDidEndDisplaying(view, key)
    }

    private func tellDidEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
        if key.category == .cell {
            tell(.didEndDisplaying, .didEndDisplayingCell, key, view) { delegate in
                delegate.collectionView(
                    engine.view, didEndDisplaying: view as! UICollectionViewCell, forItemAt: engine.table.indexPath(of: key))
            }
        } else {
            guard key.category == .supplementaryView else { return }
            tell(.didEndDisplayingSupplementaryView, .didEndDisplayingSupplementary, key, view) { delegate in
                delegate.collectionView(
                    engine.view, didEndDisplayingSupplementaryView: view, forElementOfKind: engine.table.kind(of: key),
                    at: engine.table.indexPath(of: key))
            }
        }
    }

    private func tell(
        _ notice: ProbeEvent.Name, _ method: DelegateMethod, _ key: ElementKey, _ view: UICollectionReusableView?,
        _ call: (any UICollectionViewDelegate) -> Void
    ) {
        guard !engine.partners.missingFromDelegate.contains(method), let delegate else { return }
        engine.record {
            $0.write(.tell, in: $1, view: view?.name, element: engine.table.element(of: key), partner: .delegate, name: notice)
        }
        if OptionalMethod.answer(of: delegate, { call(delegate) }) == nil {
            engine.partners.missingFromDelegate.insert(method)
            engine.record { tape, _ in tape.takeBackLast() }
        }
    }

    /// The delegate's answer; nil when it does not implement the question.
    func askDelegate<Answer>(
        _ question: ProbeEvent.Name, _ method: DelegateMethod, _ key: ElementKey? = nil, _ ask: (any UICollectionViewDelegate) -> Answer
    ) -> Answer? {
        guard !engine.partners.missingFromDelegate.contains(method), let delegate else { return nil }
        let answer = OptionalMethod.answer(of: delegate) { ask(delegate) }
        guard let answer else {
            engine.partners.missingFromDelegate.insert(method)
            return nil
        }
        engine.tally.delegateAsks += 1
        engine.record {
            $0.write(.ask, in: $1, element: engine.table.element(ofAny: key), partner: .delegate, name: question, number: -1)
        }
        return answer
    }

    func tellDelegate(
        _ notice: ProbeEvent.Name, _ method: DelegateMethod, _ key: ElementKey, _ call: (any UICollectionViewDelegate) -> Void
    ) {
        tell(notice, method, key, nil, call)
    }

    // MARK: - Prefetching data source

    func prefetch(_ paths: [IndexPath]) {
        guard let source = engine.view.prefetchDataSource else { return }
        recordPrefetching(.prefetchItemsAt, paths)
        source.collectionView(engine.view, prefetchItemsAt: paths)
    }

    /// Optional: the default does nothing.
    func cancelPrefetching(_ paths: [IndexPath]) {
        guard let source = engine.view.prefetchDataSource else { return }
        recordPrefetching(.cancelPrefetchingForItemsAt, paths)
        source.collectionView(engine.view, cancelPrefetchingForItemsAt: paths)
    }

    private func recordPrefetching(_ notice: ProbeEvent.Name, _ paths: [IndexPath]) {
        engine.record {
            $0.write(
                .tell, in: $1, partner: .prefetchDataSource, name: notice, text: Phrase(paths.map(\.text).joined(separator: " ")))
        }
    }

    // MARK: - Layout

    func prepare() {
        engine.tally.prepares += 1
        engine.record { $0.write(.prepare, .begin, in: $1) }
        engine.layout.prepare()
        engine.record { $0.write(.prepare, .end, in: $1) }
    }

    func contentSize() -> CGSize {
        askLayout(.collectionViewContentSize, nil, describe: { .size($0) }) {
            engine.layout.collectionViewContentSize
        }
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let mirror = engine.mirror
        let asked = mirror.reflect(rect)
        var answer = askLayout(.layoutAttributesForElements, nil, rect: asked, describe: { .elements($0.count) }) {
            engine.layout.layoutAttributesForElements(in: asked) ?? []
        }
        if mirror.width != nil { answer = answer.map(mirror.reflect) }
        guard let reordering = engine.reordering else { return answer }
        // A carried item looks as the layout has it under the finger.
        let carried = engine.layout.layoutAttributesForInteractivelyMovingItem(
            at: reordering.target, withTargetPosition: reordering.position)
        return answer.filter { $0.representedElementCategory != .cell || $0.indexPath != reordering.target } + [carried]
    }

    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let carried = engine.carriedAttributes(for: key) { return carried }
        let path = engine.table.indexPath(of: key)
        let kind = engine.table.kind(of: key)
        let layout = engine.layout
        switch key.category {
        case .cell:
            return askElement(.layoutAttributesForItem, key) { layout.layoutAttributesForItem(at: path) }
        case .supplementaryView:
            return askElement(.layoutAttributesForSupplementaryView, key) {
                layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            }
        case .decorationView:
            return askElement(.layoutAttributesForDecorationView, key) {
                layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        }
    }

    func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = engine.table.indexPath(of: key)
        let kind = engine.table.kind(of: key)
        let layout = engine.layout
        switch key.category {
        case .cell:
            return askElement(.initialLayoutAttributesForAppearingItem, key) {
                layout.initialLayoutAttributesForAppearingItem(at: path)
            }
        case .supplementaryView:
            return askElement(.initialLayoutAttributesForAppearingSupplementaryElement, key) {
                layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            }
        case .decorationView:
            return askElement(.initialLayoutAttributesForAppearingDecorationElement, key) {
                layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            }
        }
    }

    /// - Parameter layout: the layout of before.
    func finalAttributes(for key: ElementKey, from layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        let path = engine.table.indexPath(of: key)
        let kind = engine.table.kind(of: key)
        switch key.category {
        case .cell:
            return askElement(.finalLayoutAttributesForDisappearingItem, key) {
                layout.finalLayoutAttributesForDisappearingItem(at: path)
            }
        case .supplementaryView:
            return askElement(.finalLayoutAttributesForDisappearingSupplementaryElement, key) {
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            }
        case .decorationView:
            return askElement(.finalLayoutAttributesForDisappearingDecorationElement, key) {
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            }
        }
    }

    func shouldInvalidate(forBoundsChange bounds: CGRect) -> Bool {
        askLayout(.shouldInvalidateLayout, nil, rect: bounds, describe: { .truth($0) }) {
            engine.layout.shouldInvalidateLayout(forBoundsChange: bounds)
        }
    }

    func shouldInvalidate(
        forPreferred preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    ) -> Bool {
        askLayout(.shouldInvalidateLayoutForPreferredAttributes, nil, describe: { .truth($0) }) {
            engine.layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
    }

    /// [UPD-04] Asked once per kind and update.
    func paths(_ change: UICollectionViewUpdateItem.Action, _ category: UICollectionView.ElementCategory, kind: String) -> [IndexPath] {
        let layout = engine.layout
        engine.tally.layoutAsks += 1
        return switch (change, category) {
        case (.insert, .supplementaryView): layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        case (.delete, .supplementaryView): layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        case (.insert, _): layout.indexPathsToInsertForDecorationView(ofKind: kind)
        default: layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        }
    }

    /// Asks about one element, in the layout's own direction.
    private func askElement(
        _ question: ProbeEvent.Name, _ key: ElementKey, _ ask: () -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        askLayout(question, key, describe: describe, ask).map(engine.mirror.reflect)
    }

    private func describe(_ attributes: UICollectionViewLayoutAttributes?) -> ProbeEvent.Answer {
        attributes == nil ? .nothing : .attributes
    }

    private func describe(_ view: UICollectionReusableView?) -> ProbeEvent.Answer {
        view.map { .view($0.name) } ?? .nothing
    }

    private func askLayout<Answer>(
        _ question: ProbeEvent.Name, _ key: ElementKey?, rect: CGRect? = nil, describe: (Answer) -> ProbeEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        engine.tally.layoutAsks += 1
        return asked(.layout, question, key, rect: rect, describe: describe, ask)
    }

    // MARK: - Tracing

    @inline(__always)
    private func asked<Answer>(
        _ whom: ProbeEvent.Partner, _ question: ProbeEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil,
        describe: (Answer) -> ProbeEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        guard engine.isRecorded else { return ask() }
        begin(whom, question, key, number: number, rect: rect)
        let answer = ask()
        engine.record { $0.write(describe(answer), in: $1) }
        return answer
    }

    @inline(__always)
    private func begin(
        _ whom: ProbeEvent.Partner, _ question: ProbeEvent.Name, _ key: ElementKey?, number: Int = -1, rect: CGRect? = nil
    ) {
        engine.record {
            $0.write(
                .ask, .begin, in: $1, element: engine.table.element(ofAny: key), partner: whom, name: question, number: number, rect: rect)
        }
    }
}

extension CollectionEngine {
    /// A view's name as text, for answers.
    func text(_ view: UIView) -> String { view.world.registry.text(view.name) }
}
