/// Calls the methods of a table view's data source, of its prefetching data source, and those of its
/// delegate that return headers and footers. Records most of the calls.
@MainActor
final class TableDataSourceClient: AppObjectClient<any UITableViewDataSource>, DataSourceClient {
    private let host: Host
    private let journal: Journal
    private let delegateClient: TableDelegateClient

    init(host: Host, journal: Journal, delegateClient: TableDelegateClient) {
        (self.host, self.journal, self.delegateClient) = (host, journal, delegateClient)
        super.init { host.withUnretainedTableView { $0.dataSource } }
    }

    override func loadsObject() -> Bool { reference != nil }

    private var dataSource: (any UITableViewDataSource)? { reference?.object }

    var exclusiveUpdater: (any ExclusiveUpdater)? {
        host.withUnretainedTableView { $0.dataSource } as? any ExclusiveUpdater
    }

    // MARK: - Counts

    /// False until the engine has tried to call `numberOfSections(in:)`.
    var hasFixedSingleSection: Bool { missingMethods.contains(PackedEvent.Name.numberOfSections) }

    func numberOfSections() -> Int {
        guard let dataSource else { return 0 }
        if hasFixedSingleSection { return 1 }
        journal.tally.dataSourceAsks += 1
        return journal.ask(.dataSource, .numberOfSections, describe: { .number($0) }) {
            let answer = OptionalMethod.answer(of: dataSource) { host.withTableView(dataSource.numberOfSections) }
            if answer == nil { missingMethods.insert(PackedEvent.Name.numberOfSections) }
            return answer ?? 1
        }
    }

    func numberOfItems(inSection section: Int) -> Int {
        guard let dataSource else { return 0 }
        journal.tally.dataSourceAsks += 1
        return journal.ask(.dataSource, .numberOfRowsInSection, number: section, describe: { .number($0) }) {
            host.withTableView { dataSource.tableView($0, numberOfRowsInSection: section) }
        }
    }

    // MARK: - Cells

    func cell(at path: IndexPath, for key: ElementKey) -> UIView? {
        withReference { cell(of: $0, at: path, for: key) }
    }

    private func cell(of reference: StrongReference, at path: IndexPath, for key: ElementKey) -> UITableViewCell {
        // OPTIMIZATION: the question is recorded here. A closure for its answer would retain the
        // cell.
        journal.tally.dataSourceAsks += 1
        journal.recordQuestion(to: .dataSource, .cellForRowAt, about: key)
        let cell = host.withUnretainedTableView { reference.cell(in: $0, at: path) }
        host.withUnretainedTableView { $0.prepare(cell, forRowAt: path) }
        journal.record { $0.writeReturn(of: .view(cell.name), in: $1) }
        return cell
    }

    var registrationCountWhenAsked: Int { 0 }
    var lateRegistrations: [ClosedRange<Int>] { [] }

    // MARK: - Headers and footers

    /// Returns the view that the delegate returns for a header or footer. If there is none, returns a
    /// header or footer with the title that the data source returns. Nil if there is no title either.
    func supplementaryView(ofKind kind: String, at path: IndexPath, for key: ElementKey) -> UIView? {
        let (section, isHeader) = (path.section, kind == ElementKind.sectionHeader)
        return host.withTableView { table in
            let view = delegateClient.headerOrFooter(isHeader: isHeader, inSection: section, for: key)
            if let view { return table.reusableView(containing: view) }
            guard let title = title(isHeader: isHeader, inSection: section) else {
                table.tableLayout.noteMissingView(isHeader: isHeader, inSection: section)
                return nil
            }
            return table.titledView(title, isHeader: isHeader)
        }
    }

    /// Returns the title of a header or footer; nil if there is none.
    func title(isHeader: Bool, inSection section: Int) -> String? {
        let question: PackedEvent.Name = isHeader ? .titleForHeaderInSection : .titleForFooterInSection
        guard let dataSource, !missingMethods.contains(question) else { return nil }
        let answer = OptionalMethod.answer(of: dataSource) {
            host.withTableView {
                isHeader
                    ? dataSource.tableView($0, titleForHeaderInSection: section)
                    : dataSource.tableView($0, titleForFooterInSection: section)
            }
        }
        if answer == nil { missingMethods.insert(question) } else { journal.tally.dataSourceAsks += 1 }
        return answer ?? nil
    }

    /// Asks for the titles of the index at the edge of the table view, which is not shown.
    func askForSectionIndexTitles() {
        guard let dataSource, !missingMethods.contains(PackedEvent.Name.sectionIndexTitles) else { return }
        let answer = OptionalMethod.answer(of: dataSource) {
            host.withTableView { dataSource.sectionIndexTitles(for: $0) }
        }
        guard answer != nil else {
            missingMethods.insert(PackedEvent.Name.sectionIndexTitles)
            return
        }
        journal.tally.dataSourceAsks += 1
        journal.record { $0.write(.ask, in: $1, partner: .dataSource, name: .sectionIndexTitles, number: -1) }
    }

    // MARK: - Editing and movement

    func canEditRow(at path: IndexPath) -> Bool {
        guard let dataSource, !missingMethods.contains(PackedEvent.Name.canEditRowAt) else { return true }
        let answer = OptionalMethod.answer(of: dataSource) {
            host.withTableView { dataSource.tableView($0, canEditRowAt: path) }
        }
        if answer == nil { missingMethods.insert(PackedEvent.Name.canEditRowAt) }
        return answer ?? true
    }

    func commit(_ style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
        guard let dataSource else { return }
        journal.record {
            $0.write(
                .tell, in: $1, element: self.journal.table.element(of: self.journal.table.key(ofItemAt: path)),
                partner: .dataSource, name: .commitEditingStyle)
        }
        host.withTableView { dataSource.tableView($0, commit: style, forRowAt: path) }
    }

    /// Whether the data source allows a row to move. False if there is no data source, and if the
    /// data source is known not to implement `moveRowAt`.
    func canMoveItem(at path: IndexPath) -> Bool {
        guard let dataSource, !missingMethods.contains(PackedEvent.Name.moveRowAt) else { return false }
        return OptionalMethod.answer(of: dataSource) {
            host.withTableView { dataSource.tableView($0, canMoveRowAt: path) }
        } ?? true
    }

    func moveItem(at path: IndexPath, to target: IndexPath) -> Bool {
        guard let dataSource else { return false }
        journal.record {
            $0.write(
                .tell, in: $1, partner: .dataSource, name: .moveRowAt,
                text: InternedString("\(path.text) to \(target.text)"))
        }
        let hasMoved =
            OptionalMethod.answer(of: dataSource) {
                host.withTableView { dataSource.tableView($0, moveRowAt: path, to: target) }
            } != nil
        if !hasMoved { missingMethods.insert(PackedEvent.Name.moveRowAt) }
        return hasMoved
    }

    // MARK: - Prefetching

    private var prefetchingDataSource: (any UITableViewDataSourcePrefetching)? {
        host.withUnretainedTableView { $0.prefetchDataSource }
    }

    var hasPrefetchingDataSource: Bool { prefetchingDataSource != nil }

    func prefetchItems(at paths: [IndexPath]) {
        tellPrefetchingDataSource(.prefetchRowsAt, at: paths) { $0.tableView($1, prefetchRowsAt: paths) }
    }

    func cancelPrefetchingOfItems(at paths: [IndexPath]) {
        tellPrefetchingDataSource(.cancelPrefetchingForRowsAt, at: paths) {
            $0.tableView($1, cancelPrefetchingForRowsAt: paths)
        }
    }

    private func tellPrefetchingDataSource(
        _ notice: PackedEvent.Name, at paths: [IndexPath],
        _ tell: (any UITableViewDataSourcePrefetching, UITableView) -> Void
    ) {
        guard !paths.isEmpty, let prefetchingDataSource else { return }
        journal.record {
            $0.write(
                .tell, in: $1, partner: .prefetchDataSource, name: notice,
                text: InternedString(paths.map(\.text).joined(separator: " ")))
        }
        host.withTableView { tell(prefetchingDataSource, $0) }
    }
}

/// Calls the most frequent method of the data source.
///
/// OPTIMIZATION: the call is a method of the object that references the data source, as for
/// collection views.
extension AppObjectClient<any UITableViewDataSource>.StrongReference {
    @inline(never)
    fileprivate func cell(in view: UITableView, at path: IndexPath) -> UITableViewCell {
        object.tableView(view, cellForRowAt: path)
    }
}
