/// Calls the methods of a collection view's data source and of its prefetching data source, and
/// records most of the calls.
@MainActor
final class CollectionViewDataSourceClient: AppObjectClient<any UICollectionViewDataSource>, DataSourceClient {
    private let host: Host
    private let journal: Journal

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
        super.init { host.withUnretainedCollectionView { $0.dataSource } }
    }

    override func loadsObject() -> Bool { reference != nil }

    private var dataSource: (any UICollectionViewDataSource)? { reference?.object }

    var exclusiveUpdater: (any ExclusiveUpdater)? {
        host.withUnretainedCollectionView { $0.dataSource } as? any ExclusiveUpdater
    }

    // MARK: - Counts

    /// False until the engine has tried to call `numberOfSections(in:)`.
    var hasFixedSingleSection: Bool { missingMethods.contains(PackedEvent.Name.numberOfSections) }

    func numberOfSections() -> Int {
        guard let dataSource else { return 0 }
        if hasFixedSingleSection { return 1 }
        return ask(.numberOfSections, describe: { .number($0) }) {
            let answer = OptionalMethod.answer(of: dataSource) { host.withCollectionView(dataSource.numberOfSections) }
            if answer == nil { missingMethods.insert(PackedEvent.Name.numberOfSections) }
            return answer ?? 1
        }
    }

    func numberOfItems(inSection section: Int) -> Int {
        guard let reference else { return 0 }
        return ask(.numberOfItemsInSection, number: section, describe: { .number($0) }) {
            host.withUnretainedCollectionView { reference.numberOfItems(in: $0, section: section) }
        }
    }

    // MARK: - Views

    func cell(at path: IndexPath, for key: ElementKey) -> UIView? {
        withReference { cell(of: $0, at: path, for: key) }
    }

    private(set) var registrationCountWhenAsked = 0
    private(set) var lateRegistrations: [ClosedRange<Int>] = []

    private func cell(of reference: StrongReference, at path: IndexPath, for key: ElementKey) -> UICollectionViewCell? {
        // OPTIMIZATION: the question is recorded here. A closure for its answer would retain the
        // cell and, in a recording, check the actor.
        journal.tally.dataSourceAsks += 1
        journal.recordQuestion(to: .dataSource, .cellForItemAt, about: key)
        let registrationCount = RegistrationIdentity.count
        registrationCountWhenAsked = registrationCount
        let cell = host.withUnretainedCollectionView { reference.cell(in: $0, at: path) }
        if RegistrationIdentity.count != registrationCount {
            lateRegistrations.append(registrationCount + 1...RegistrationIdentity.count)
        }
        journal.record { $0.writeReturn(of: answer(describing: cell), in: $1) }
        return cell
    }

    func supplementaryView(ofKind kind: String, at path: IndexPath, for key: ElementKey) -> UIView? {
        guard let dataSource else { return nil }
        return ask(.viewForSupplementaryElementOfKind, about: key, describe: answer) {
            OptionalMethod.answer(of: dataSource) {
                host.withCollectionView {
                    dataSource.collectionView($0, viewForSupplementaryElementOfKind: kind, at: path)
                }
            }
        }
    }

    @inline(__always)
    private func answer(describing view: UIView?) -> PackedEvent.Answer {
        guard let view else { return .nothing }
        return .view(view.name)
    }

    // MARK: - Interactive movement

    /// True if the data source does not implement `canMoveItemAt`; false if there is no data source.
    ///
    /// DIVERGES: UIKit also returns false if the data source does not implement `moveItemAt`. Here
    /// the missing method is detected when a movement first ends at another path. That movement is
    /// undone, and the later result is false.
    func canMoveItem(at path: IndexPath) -> Bool {
        guard let dataSource, !missingMethods.contains(PackedEvent.Name.moveItemAt) else { return false }
        return OptionalMethod.answer(of: dataSource) {
            host.withCollectionView { dataSource.collectionView($0, canMoveItemAt: path) }
        }
            ?? true
    }

    func moveItem(at path: IndexPath, to target: IndexPath) -> Bool {
        guard let dataSource else { return false }
        let hasMoved = journal.tell(
            .dataSource, dataSource, .moveItemAt, text: InternedString("\(path.text) to \(target.text)")
        ) {
            dataSource.collectionView($0, moveItemAt: path, to: target)
        }
        if !hasMoved { missingMethods.insert(PackedEvent.Name.moveItemAt) }
        return hasMoved
    }

    // MARK: - Prefetching

    private var prefetchingDataSource: (any UICollectionViewDataSourcePrefetching)? {
        host.withUnretainedCollectionView { $0.prefetchDataSource }
    }

    var hasPrefetchingDataSource: Bool { prefetchingDataSource != nil }

    func prefetchItems(at paths: [IndexPath]) {
        tellPrefetchingDataSource(.prefetchItemsAt, at: paths) { $0.collectionView($1, prefetchItemsAt: paths) }
    }

    func cancelPrefetchingOfItems(at paths: [IndexPath]) {
        tellPrefetchingDataSource(.cancelPrefetchingForItemsAt, at: paths) {
            $0.collectionView($1, cancelPrefetchingForItemsAt: paths)
        }
    }

    private func tellPrefetchingDataSource(
        _ notice: PackedEvent.Name, at paths: [IndexPath],
        _ tell: (any UICollectionViewDataSourcePrefetching, UICollectionView) -> Void
    ) {
        guard !paths.isEmpty, let prefetchingDataSource else { return }
        journal.record {
            $0.write(
                .tell, in: $1, partner: .prefetchDataSource, name: notice,
                text: InternedString(paths.map(\.text).joined(separator: " ")))
        }
        host.withCollectionView { tell(prefetchingDataSource, $0) }
    }

    // MARK: - Recorded calls of the data source

    @inline(__always)
    private func ask<Answer>(
        _ question: PackedEvent.Name, about key: ElementKey? = nil, number: Int = -1,
        describe: (Answer) -> PackedEvent.Answer,
        _ ask: () -> Answer
    ) -> Answer {
        journal.tally.dataSourceAsks += 1
        return journal.ask(.dataSource, question, about: key, number: number, describe: describe, ask)
    }
}

/// Calls the two most frequent methods of the data source.
///
/// OPTIMIZATION: these calls are methods of the object that references the data source. If the
/// caller made them itself, it would retain and release the data source each time.
extension AppObjectClient<any UICollectionViewDataSource>.StrongReference {
    @inline(never)
    fileprivate func numberOfItems(in view: UICollectionView, section: Int) -> Int {
        object.collectionView(view, numberOfItemsInSection: section)
    }

    @inline(never)
    fileprivate func cell(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        object.collectionView(view, cellForItemAt: path)
    }
}
