/// Calls the modelled methods that `UITableViewDelegate` declares, and records the calls.
@MainActor
final class TableDelegateClient: AppObjectClient<any UITableViewDelegate>, DelegateClient {
    private let host: Host
    private let journal: Journal
    /// What is known about one of the delegate's methods for headers and footers.
    private struct KnownViews {
        /// Whether the delegate implements the method; nil if that is not known yet.
        var isImplemented: Bool?
        /// The answer for a section that was asked for before it comes on screen, to find out whether
        /// the delegate implements the method.
        var early: (section: Int, view: UIView?)?
    }

    private var headers = KnownViews()
    private var footers = KnownViews()

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
        super.init { host.withUnretainedTableView { $0.delegate } }
    }

    override func loadsObject() -> Bool { reference != nil }

    private var delegate: (any UITableViewDelegate)? { reference?.object }

    // MARK: - Displaying

    func willDisplay(_ view: UIView, for key: ElementKey) {
        let path = journal.table.indexPath(of: key)
        if key.category == .cell {
            return tell(.willDisplay, about: key, view: view) {
                $0.tableView($1, willDisplay: view as! UITableViewCell, forRowAt: path)
            }
        }
        let shown = view.viewOfApp
        if isHeader(key) {
            tell(.willDisplayHeaderView, about: key, view: view) {
                $0.tableView($1, willDisplayHeaderView: shown, forSection: path.section)
            }
        } else {
            tell(.willDisplayFooterView, about: key, view: view) {
                $0.tableView($1, willDisplayFooterView: shown, forSection: path.section)
            }
        }
    }

    func didEndDisplaying(_ view: UIView, for key: ElementKey) {
        let path = journal.table.indexPath(of: key)
        if key.category == .cell {
            return tell(.didEndDisplaying, about: key, view: view) {
                $0.tableView($1, didEndDisplaying: view as! UITableViewCell, forRowAt: path)
            }
        }
        let shown = view.viewOfApp
        if isHeader(key) {
            tell(.didEndDisplayingHeaderView, about: key, view: view) {
                $0.tableView($1, didEndDisplayingHeaderView: shown, forSection: path.section)
            }
        } else {
            tell(.didEndDisplayingFooterView, about: key, view: view) {
                $0.tableView($1, didEndDisplayingFooterView: shown, forSection: path.section)
            }
        }
    }

    private func isHeader(_ key: ElementKey) -> Bool { journal.table.kind(of: key) == ElementKind.sectionHeader }

    // MARK: - Heights

    /// Returns the height of a row; nil if the delegate does not implement the method.
    func rowHeight(at path: IndexPath) -> CGFloat? {
        ask(.heightForRowAt, at: path) { $0.tableView($1, heightForRowAt: path) }
    }

    func estimatedRowHeight(at path: IndexPath) -> CGFloat? {
        ask(.estimatedHeightForRowAt, at: path) { $0.tableView($1, estimatedHeightForRowAt: path) }
    }

    func height(isHeader: Bool, inSection section: Int) -> CGFloat? {
        isHeader
            ? ask(.heightForHeaderInSection) { $0.tableView($1, heightForHeaderInSection: section) }
            : ask(.heightForFooterInSection) { $0.tableView($1, heightForFooterInSection: section) }
    }

    func estimatedHeight(isHeader: Bool, inSection section: Int) -> CGFloat? {
        isHeader
            ? ask(.estimatedHeightForHeaderInSection) { $0.tableView($1, estimatedHeightForHeaderInSection: section) }
            : ask(.estimatedHeightForFooterInSection) { $0.tableView($1, estimatedHeightForFooterInSection: section) }
    }

    // MARK: - Headers and footers

    /// Returns the header or footer that the delegate returns; nil if there is none.
    func headerOrFooter(isHeader: Bool, inSection section: Int, for key: ElementKey? = nil) -> UIView? {
        if let early = isHeader ? headers.early : footers.early, early.section == section {
            if isHeader { headers.early = nil } else { footers.early = nil }
            return early.view
        }
        return isHeader
            ? ask(.viewForHeaderInSection, about: key) { $0.tableView($1, viewForHeaderInSection: section) } ?? nil
            : ask(.viewForFooterInSection, about: key) { $0.tableView($1, viewForFooterInSection: section) } ?? nil
    }

    /// Whether the delegate may return a header or footer for a section. If it is not known whether
    /// the delegate implements the method, the method is called. Its answer is used when the section
    /// comes on screen.
    func mayReturnView(isHeader: Bool, inSection section: Int) -> Bool {
        guard delegate != nil else { return false }
        if let isImplemented = (isHeader ? headers : footers).isImplemented { return isImplemented }
        let view = headerOrFooter(isHeader: isHeader, inSection: section)
        let isImplemented = !missingMethods.contains(
            isHeader ? PackedEvent.Name.viewForHeaderInSection : .viewForFooterInSection)
        let known = KnownViews(isImplemented: isImplemented, early: isImplemented ? (section, view) : nil)
        if isHeader { headers = known } else { footers = known }
        return isImplemented
    }

    /// Forgets the answers for sections that are not on screen yet.
    func forgetEarlyViews() { (headers.early, footers.early) = (nil, nil) }

    func forgetViews() { (headers, footers) = (KnownViews(), KnownViews()) }

    // MARK: - Highlighting and selecting

    func shouldHighlightItem(at path: IndexPath) -> Bool {
        guard host.withUnretainedTableView({ $0.isEditing ? $0.allowsSelectionDuringEditing : $0.allowsSelection })
        else { return false }
        return ask(.shouldHighlightRowAt, at: path) { $0.tableView($1, shouldHighlightRowAt: path) } ?? true
    }

    func didHighlightItem(at path: IndexPath) {
        tell(.didHighlightRowAt, at: path) { $0.tableView($1, didHighlightRowAt: path) }
    }

    func didUnhighlightItem(at path: IndexPath) {
        tell(.didUnhighlightRowAt, at: path) { $0.tableView($1, didUnhighlightRowAt: path) }
    }

    func itemToSelect(insteadOf path: IndexPath) -> IndexPath? {
        ask(.willSelectRowAt, at: path) { $0.tableView($1, willSelectRowAt: path) } ?? path
    }

    func itemToDeselect(insteadOf path: IndexPath) -> IndexPath? {
        ask(.willDeselectRowAt, at: path) { $0.tableView($1, willDeselectRowAt: path) } ?? path
    }

    func allowsReplacingSelection(ofItemAt path: IndexPath) -> Bool { itemToDeselect(insteadOf: path) != nil }

    func didSelectItem(at path: IndexPath) {
        tell(.didSelectRowAt, at: path) { $0.tableView($1, didSelectRowAt: path) }
        postSelectionChange()
    }

    func didDeselectItem(at path: IndexPath) {
        tell(.didDeselectRowAt, at: path) { $0.tableView($1, didDeselectRowAt: path) }
        postSelectionChange()
    }

    private func postSelectionChange() {
        host.withTableView {
            NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: $0)
        }
    }

    // MARK: - Editing and primary actions

    func canEditItem(at path: IndexPath) -> Bool {
        host.withUnretainedTableView { $0.dataSourceClient.canEditRow(at: path) }
    }

    /// Returns the control that a row shows while it is edited.
    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        ask(.editingStyleForRowAt, at: path) { $0.tableView($1, editingStyleForRowAt: path) } ?? .delete
    }

    func shouldIndentWhileEditing(at path: IndexPath) -> Bool {
        ask(.shouldIndentWhileEditingRowAt, at: path) { $0.tableView($1, shouldIndentWhileEditingRowAt: path) } ?? true
    }

    func indentationLevel(at path: IndexPath) -> Int? {
        ask(.indentationLevelForRowAt, at: path) { $0.tableView($1, indentationLevelForRowAt: path) }
    }

    func accessoryTapped(at path: IndexPath) {
        tell(.accessoryButtonTappedForRowWith, at: path) { $0.tableView($1, accessoryButtonTappedForRowWith: path) }
    }

    func canPerformPrimaryAction(at path: IndexPath, byDefault standard: Bool) -> Bool {
        ask(.canPerformPrimaryActionForRowAt, at: path) {
            $0.tableView($1, canPerformPrimaryActionForRowAt: path)
        } ?? standard
    }

    func performPrimaryAction(at path: IndexPath) {
        tell(.performPrimaryActionForRowAt, at: path) { $0.tableView($1, performPrimaryActionForRowAt: path) }
    }

    // MARK: - Movement and layout changes

    func targetPath(of carried: CarriedItem, proposedPath: IndexPath) -> IndexPath {
        ask(.targetIndexPathForMoveFromRowAt) {
            $0.tableView($1, targetIndexPathForMoveFromRowAt: carried.origin, toProposedIndexPath: proposedPath)
        } ?? proposedPath
    }

    func targetOffset(forProposedOffset proposed: CGPoint) -> CGPoint { proposed }

    func transitionLayout(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
        -> UICollectionViewTransitionLayout
    { UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new) }

    // MARK: - Asking and telling

    /// Calls an optional method of the delegate, and records the call. If there is no delegate, or
    /// if it does not implement the method, returns nil and records nothing.
    private func ask<Answer>(
        _ question: PackedEvent.Name, at path: IndexPath? = nil, about key: ElementKey? = nil,
        _ ask: (any UITableViewDelegate, UITableView) -> Answer
    ) -> Answer? {
        guard !missingMethods.contains(question), let delegate else { return nil }
        let key = key ?? path.map { journal.table.key(ofItemAt: $0) }
        guard let answer = OptionalMethod.answer(of: delegate, { host.withTableView { ask(delegate, $0) } }) else {
            missingMethods.insert(question)
            return nil
        }
        journal.tally.delegateAsks += 1
        journal.record {
            $0.write(
                .ask, in: $1, element: journal.table.element(ofOptionalKey: key), partner: .delegate, name: question,
                number: -1)
        }
        return answer
    }

    private func tell(
        _ notice: PackedEvent.Name, at path: IndexPath, _ call: (any UITableViewDelegate, UITableView) -> Void
    ) {
        tell(notice, about: journal.table.key(ofItemAt: path), view: nil, call)
    }

    private func tell(
        _ notice: PackedEvent.Name, about key: ElementKey, view: UIView?,
        _ call: (any UITableViewDelegate, UITableView) -> Void
    ) {
        guard !missingMethods.contains(notice), let delegate else { return }
        journal.record {
            $0.write(
                .tell, in: $1, view: view?.name, element: journal.table.element(of: key), partner: .delegate,
                name: notice)
        }
        let isImplemented = OptionalMethod.answer(of: delegate) { host.withTableView { call(delegate, $0) } } != nil
        guard !isImplemented else { return }
        journal.record { tape, _ in tape.removeLast() }
        missingMethods.insert(notice)
    }
}
