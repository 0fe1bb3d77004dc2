/// Calls the methods of the data source and of the prefetching data source, and records most of the calls.
final class DataSourceClient: Client {
    private let heldDataSource: HeldAppObject<any UICollectionViewDataSource>
    /// The optional methods that the data source is known not to implement.
    private var missingMethods = MissingMethods()

    override init(host: Host, journal: Journal) {
        heldDataSource = HeldAppObject { host.withView { $0.dataSource } }
        super.init(host: host, journal: journal)
    }

    /// Calls `body`, which is a layout pass or a preparation of the layout. The weak reference to the data source is loaded when it is
    /// first needed, and the data source is then kept alive until `body` ends.
    func keepAlive(during body: () -> Void) { heldDataSource.keepAlive(during: body) }

    private var dataSource: (any UICollectionViewDataSource)? { heldDataSource.box?.partner }

    var exists: Bool { heldDataSource.exists }

    /// The data source, if no other code than the data source may change the collection view, as with a diffable data source; nil
    /// otherwise.
    var exclusiveUpdater: (any ExclusiveUpdater)? { host.withView { $0.dataSource } as? any ExclusiveUpdater }

    func forgetDataSource() {
        heldDataSource.discardLoaded()
        missingMethods = MissingMethods()
    }

    // MARK: - Counts

    /// Whether the data source does not implement `numberOfSections(in:)`. False until the method was called for the first time.
    var hasFixedSingleSection: Bool { missingMethods.contains(PackedEvent.Name.numberOfSections) }

    /// Returns the number of sections: 1 if the data source does not implement the method, and 0 if there is no data source.
    func numberOfSections() -> Int {
        guard let dataSource else { return 0 }
        if hasFixedSingleSection { return 1 }
        return ask(.numberOfSections, nil, describe: { .number($0) }) {
            let answer = OptionalMethod.answer(of: dataSource) { host.withRetainedView(dataSource.numberOfSections) }
            if answer == nil { missingMethods.insert(PackedEvent.Name.numberOfSections) }
            return answer ?? 1
        }
    }

    func numberOfItems(inSection section: Int) -> Int {
        guard let box = heldDataSource.box else { return 0 }
        return ask(.numberOfItemsInSection, nil, number: section, describe: { .number($0) }) {
            host.withView { box.count(in: $0, section: section) }
        }
    }

    // MARK: - Views

    /// - Parameter path: the path in the data source, which may differ from the one on screen.
    func cell(at path: IndexPath, _ key: ElementKey) -> UICollectionViewCell? {
        guard let box = heldDataSource.box else { return nil }
        RegistrationIdentity.runningProviders += 1
        defer { RegistrationIdentity.runningProviders -= 1 }
        journal.tally.dataSourceAsks += 1
        journal.recordQuestion(to: .dataSource, .cellForItemAt, key)
        let cell = host.withView { box.cell(in: $0, at: path) }
        journal.record { $0.write(describe(cell), in: $1) }
        return cell
    }

    /// Returns the view of the data source; nil if there is no data source, or if it does not implement the method.
    func supplementaryView(ofKind kind: String, at path: IndexPath, _ key: ElementKey) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        return ask(.viewForSupplementaryElementOfKind, key, describe: describe) {
            OptionalMethod.answer(of: dataSource) {
                host.withRetainedView { dataSource.collectionView($0, viewForSupplementaryElementOfKind: kind, at: path) }
            }
        }
    }

    private func describe(_ view: UICollectionReusableView?) -> PackedEvent.Answer { view.map { .view($0.name) } ?? .nothing }

    // MARK: - Interactive movement

    /// Whether the data source lets an item move. False if there is no data source. True if it does not implement `canMoveItemAt`.
    ///
    /// DIVERGES: UIKit also refuses if `moveItemAt` is missing. Here the missing method is detected at the end of the first movement. That
    /// movement is undone, and later ones are refused.
    func canMoveItem(at path: IndexPath) -> Bool {
        guard let dataSource, !missingMethods.contains(PackedEvent.Name.moveItemAt) else { return false }
        return OptionalMethod.answer(of: dataSource) { host.withRetainedView { dataSource.collectionView($0, canMoveItemAt: path) } }
            ?? true
    }

    /// Tells the data source that an item has moved.
    ///
    /// - Returns: false if there is no data source, or if it does not implement the method. The data is then unchanged.
    func moveItem(at path: IndexPath, to target: IndexPath) -> Bool {
        guard let dataSource else { return false }
        journal.record {
            $0.write(.tell, in: $1, partner: .dataSource, name: .moveItemAt, text: InternedString("\(path.text) to \(target.text)"))
        }
        let answer: Void? = OptionalMethod.answer(of: dataSource) {
            host.withRetainedView { dataSource.collectionView($0, moveItemAt: path, to: target) }
        }
        if answer == nil { missingMethods.insert(PackedEvent.Name.moveItemAt) }
        return answer != nil
    }

    // MARK: - Prefetching

    private var prefetchingDataSource: (any UICollectionViewDataSourcePrefetching)? { host.withView { $0.prefetchDataSource } }

    var hasPrefetchingDataSource: Bool { prefetchingDataSource != nil }

    func prefetch(_ paths: [IndexPath]) {
        tellPrefetching(.prefetchItemsAt, paths) { $0.collectionView($1, prefetchItemsAt: paths) }
    }

    /// Tells the prefetching data source that items are no longer needed. The method is optional, and its default does nothing.
    func cancelPrefetching(_ paths: [IndexPath]) {
        tellPrefetching(.cancelPrefetchingForItemsAt, paths) { $0.collectionView($1, cancelPrefetchingForItemsAt: paths) }
    }

    private func tellPrefetching(
        _ notice: PackedEvent.Name, _ paths: [IndexPath], _ tell: (any UICollectionViewDataSourcePrefetching, UICollectionView) -> Void
    ) {
        guard let prefetchingDataSource else { return }
        journal.record {
            $0.write(
                .tell, in: $1, partner: .prefetchDataSource, name: notice, text: InternedString(paths.map(\.text).joined(separator: " ")))
        }
        host.withRetainedView { tell(prefetchingDataSource, $0) }
    }

    // MARK: - Asking

    @inline(__always)
    private func ask<Answer>(
        _ question: PackedEvent.Name, _ key: ElementKey?, number: Int = -1, describe: (Answer) -> PackedEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        journal.tally.dataSourceAsks += 1
        return journal.ask(.dataSource, question, key, number: number, describe: describe, ask)
    }
}

/// OPTIMIZATION: these calls are methods of the box, so that no references to the data source are counted.
extension HeldAppObject<any UICollectionViewDataSource>.Box {
    @inline(never)
    fileprivate func count(in view: UICollectionView, section: Int) -> Int {
        partner.collectionView(view, numberOfItemsInSection: section)
    }

    @inline(never)
    fileprivate func cell(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        partner.collectionView(view, cellForItemAt: path)
    }
}
