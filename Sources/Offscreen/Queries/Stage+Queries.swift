import UIKit

extension Stage {
    // MARK: - Views

    /// Returns the views that match, parents before children: the window and the views in it.
    /// Hidden views, including views in a pool, are left out with everything in them.
    public func views(where matches: (UIView) -> Bool) -> [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            guard !view.isHidden else { return }
            if matches(view) { found.append(view) }
            for child in view.subviews { visit(child) }
        }
        visit(window)
        return found
    }

    /// Returns the only view that shows exactly the given text: a label, or a button with that
    /// title for the normal state. Text fields and text views are not searched.
    ///
    /// - Throws: ``StageError`` with the texts on screen, the most similar first, or with the names
    ///   of several matching views.
    public func view(text: String, file: String = #fileID, line: Int = #line) throws -> UIView {
        try onlyMatch(
            for: "view with the text", named: "\"\(text)\"", in: views { $0.shownText == text }, file: file, line: line
        ) {
            $0.shownText.map { "\"\($0)\"" }
        }
    }

    /// Returns the only view with the given accessibility identifier.
    ///
    /// - Throws: ``StageError`` with the identifiers on screen, or with the names of several
    ///   matching views.
    public func view(identifier: String, file: String = #fileID, line: Int = #line) throws -> UIView {
        let found = views { $0.accessibilityIdentifier == identifier }
        return try onlyMatch(for: "view with the identifier", named: identifier, in: found, file: file, line: line) {
            $0.accessibilityIdentifier
        }
    }

    /// Returns the only view of a class or of its subclasses.
    ///
    /// - Throws: ``StageError`` with the classes on screen, or with the names of several matching
    ///   views.
    public func view<View: UIView>(ofClass type: View.Type, file: String = #fileID, line: Int = #line) throws -> View {
        try onlyMatch(for: "view of the class", named: "\(type)", in: views { $0 is View }, file: file, line: line) {
            "\(Swift.type(of: $0))"
        } as! View
    }

    /// - Parameter word: returns the text by which the failure lists a view as a candidate, or nil
    ///   for a view that is not a candidate.
    private func onlyMatch(
        for what: String, named name: String, in found: [UIView], file: String, line: Int,
        candidateText word: (UIView) -> String?
    ) throws -> UIView {
        if found.count == 1 { return found[0] }
        guard found.isEmpty else {
            let names = found.map { ViewTree(of: $0).root.name }
            throw StageError.severalMatches(for: what, named: name, matchNames: names).withSource(
                file: file, line: line)
        }
        throw StageError.noMatch(for: what, named: name, among: views { _ in true }.compactMap(word)).withSource(
            file: file, line: line)
    }

    // MARK: - Cells and supplementary views

    /// Returns the cell of an item on screen.
    ///
    /// - Parameter view: the collection view. It may be left out if there is only one in the
    ///   window.
    /// - Throws: ``StageError`` with the items on screen, and the reason why the cell is missing,
    ///   or advice.
    public func cell(
        at indexPath: IndexPath, in view: UICollectionView? = nil, file: String = #fileID, line: Int = #line
    ) throws -> UICollectionViewCell {
        let view = try view ?? self.view(ofClass: UICollectionView.self, file: file, line: line)
        if let cell = view.cellForItem(at: indexPath), !cell.isHidden { return cell }
        throw missingCell(at: indexPath, in: view).withSource(file: file, line: line)
    }

    /// Returns the cell of a row on screen.
    ///
    /// - Throws: ``StageError`` with the rows on screen, and the reason why the cell is missing, or
    ///   advice.
    public func cell(
        at indexPath: IndexPath, in table: UITableView, file: String = #fileID, line: Int = #line
    ) throws -> UITableViewCell {
        if let cell = table.cellForRow(at: indexPath), !cell.isHidden { return cell }
        throw missingCell(at: indexPath, in: table).withSource(file: file, line: line)
    }

    /// Returns the cell of a row on screen, cast to its class.
    ///
    /// - Parameter table: the table view. It may be left out if there is only one in the window.
    /// - Throws: ``StageError`` if the row is not on screen, or if its cell has another class.
    public func cell<Cell: UITableViewCell>(
        at indexPath: IndexPath, as type: Cell.Type, in table: UITableView? = nil, file: String = #fileID,
        line: Int = #line
    ) throws -> Cell {
        let table = try table ?? view(ofClass: UITableView.self, file: file, line: line)
        let cell = try cell(at: indexPath, in: table, file: file, line: line)
        return try cast(
            cell, named: "the cell of row \(indexPath.section)-\(indexPath.row)", to: type, file: file, line: line)
    }

    private func missingCell(at indexPath: IndexPath, in view: any ObservedList) -> StageError {
        let word = view.itemName
        let visible = view.visibleItemPaths.map { "\(word) \($0.section)-\($0.item)" }
        let name = "\(word) \(indexPath.section)-\(indexPath.item)"
        let failure = StageError.noMatch(for: "cell on screen for", named: name, among: visible)
        return StageError(description: "\(failure). \(reasonOrAdviceForMissingCell(at: indexPath, in: view))")
    }

    /// Returns the cell of an item on screen, cast to its class.
    ///
    /// - Throws: ``StageError`` if the item is not on screen, or if its cell has another class.
    public func cell<Cell: UICollectionViewCell>(
        at indexPath: IndexPath, as type: Cell.Type, in view: UICollectionView? = nil, file: String = #fileID,
        line: Int = #line
    ) throws -> Cell {
        let cell = try cell(at: indexPath, in: view, file: file, line: line)
        return try cast(
            cell, named: "the cell of item \(indexPath.section)-\(indexPath.item)", to: type, file: file, line: line)
    }

    /// Returns the header of a section on screen.
    ///
    /// - Parameter view: the collection view. It may be left out if there is only one in the
    ///   window.
    /// - Throws: ``StageError`` with the headers on screen.
    public func header(
        inSection section: Int, in view: UICollectionView? = nil, file: String = #fileID, line: Int = #line
    ) throws -> UICollectionReusableView {
        try supplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section), in: view,
            file: file, line: line)
    }

    /// Returns the header of a section on screen, cast to its class.
    public func header<Header: UICollectionReusableView>(
        inSection section: Int, as type: Header.Type, in view: UICollectionView? = nil, file: String = #fileID,
        line: Int = #line
    ) throws -> Header {
        let header = try header(inSection: section, in: view, file: file, line: line)
        return try cast(header, named: "the header of section \(section)", to: type, file: file, line: line)
    }

    /// Returns the footer of a section on screen.
    ///
    /// - Parameter view: the collection view. It may be left out if there is only one in the
    ///   window.
    /// - Throws: ``StageError`` with the footers on screen.
    public func footer(
        inSection section: Int, in view: UICollectionView? = nil, file: String = #fileID, line: Int = #line
    ) throws -> UICollectionReusableView {
        try supplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section), in: view,
            file: file, line: line)
    }

    /// Returns the header of a section of a table view on screen.
    ///
    /// - Throws: ``StageError`` with the headers on screen.
    public func header(
        inSection section: Int, in table: UITableView, file: String = #fileID, line: Int = #line
    ) throws -> UITableViewHeaderFooterView {
        try headerOrFooter(
            named: "header", inSection: section, of: table, file: file, line: line, view: table.headerView)
    }

    /// Returns the footer of a section of a table view on screen.
    ///
    /// - Throws: ``StageError`` with the footers on screen.
    public func footer(
        inSection section: Int, in table: UITableView, file: String = #fileID, line: Int = #line
    ) throws -> UITableViewHeaderFooterView {
        try headerOrFooter(
            named: "footer", inSection: section, of: table, file: file, line: line, view: table.footerView)
    }

    private func headerOrFooter(
        named word: String, inSection section: Int, of table: UITableView, file: String, line: Int,
        view viewForSection: (Int) -> UITableViewHeaderFooterView?
    ) throws -> UITableViewHeaderFooterView {
        let sections = 0..<table.numberOfSections
        if sections.contains(section), let view = viewForSection(section), !view.isHidden { return view }
        let visible = sections.filter { viewForSection($0)?.isHidden == false }.map { "\(word) \($0)" }
        throw StageError.noMatch(for: "view on screen for", named: "\(word) \(section)", among: visible)
            .withSource(file: file, line: line)
    }

    /// Returns the supplementary view of a kind on screen.
    ///
    /// - Parameter view: the collection view. It may be left out if there is only one in the
    ///   window.
    /// - Throws: ``StageError`` with the supplementary views of that kind on screen.
    public func supplementaryView(
        ofKind kind: String, at indexPath: IndexPath, in view: UICollectionView? = nil, file: String = #fileID,
        line: Int = #line
    ) throws -> UICollectionReusableView {
        let view = try view ?? self.view(ofClass: UICollectionView.self, file: file, line: line)
        if let found = view.supplementaryView(forElementKind: kind, at: indexPath), !found.isHidden { return found }
        func elementName(at path: IndexPath) -> String {
            ElementName(category: .supplementaryView, kind: kind, indexPath: path).description
        }
        let visible = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().map(elementName)
        throw StageError.noMatch(for: "view on screen for", named: elementName(at: indexPath), among: visible)
            .withSource(
                file: file, line: line)
    }

    /// Returns the view of an accessory that the list cell of an item shows.
    ///
    /// - Parameters:
    ///   - type: the type of the accessory, such as `.outlineDisclosure` or `.customView(dot)`.
    ///   - view: the collection view. It may be left out if there is only one in the window.
    /// - Throws: ``StageError`` with the accessories in the row, or if the item has no list cell on
    ///   screen.
    public func accessory(
        _ type: UICellAccessory.AccessoryType, at indexPath: IndexPath, in view: UICollectionView? = nil,
        file: String = #fileID, line: Int = #line
    ) throws -> UIView {
        let row = try cell(at: indexPath, as: UICollectionViewListCell.self, in: view, file: file, line: line)
        row.layoutIfNeeded()
        let shown = row.shownAccessories
        if let found = shown.first(where: { $0.type == type }) { return found.view }
        throw StageError.noMatch(
            for: "accessory in the row of item \(indexPath.section)-\(indexPath.item) of the type", named: type.name,
            among: shown.map(\.type.name)
        ).withSource(file: file, line: line)
    }

    private func cast<View: UIView>(_ found: UIView, named name: String, to type: View.Type, file: String, line: Int)
        throws -> View
    {
        if let view = found as? View { return view }
        let failure = StageError(description: "\(name) is \(ViewTree(of: found).root.name), which is not a \(type)")
        throw failure.withSource(file: file, line: line)
    }

    /// Returns the end of a failure's text: the reason why an item has no cell on screen, or
    /// advice.
    private func reasonOrAdviceForMissingCell(at indexPath: IndexPath, in view: any ObservedList) -> String {
        guard view.sourceOfData != nil else {
            return
                "\(ViewTree(of: view).root.name) has no data source: it refers to it weakly, so the test has to keep it"
        }
        // While the stage is not at rest, an update may not be on screen yet, so the failure
        // recommends `settle()`.
        let unrest =
            isAtRest && world.timeline.isDone
            ? "" : "apply, or an update, is not laid out yet: stage.settle() does that"
        guard indexPath.section < view.numberOfSections,
            indexPath.item < view.itemCount(inSection: indexPath.section)
        else {
            return unrest.isEmpty
                ? "The data source has no such \(view.itemName)"
                : "The data source has no such \(view.itemName), but \(unrest)"
        }
        return unrest.isEmpty ? "stage.scroll(to:) brings it" : unrest.prefix(1).uppercased() + unrest.dropFirst()
    }

    // MARK: - Actions

    /// Taps in the middle of the visible part of an item's cell.
    ///
    /// - Returns: the view that was hit.
    /// - Throws: ``StageError`` if the item is not on screen.
    @discardableResult
    public func tap(
        item indexPath: IndexPath, in view: UICollectionView? = nil, file: String = #fileID, line: Int = #line
    ) throws -> UIView? {
        tap(try cell(at: indexPath, in: view, file: file, line: line), file: file, line: line)
    }

    /// Taps in the middle of the visible part of a row's cell.
    ///
    /// - Parameter table: the table view. It may be left out if there is only one in the window.
    /// - Returns: the view that was hit.
    /// - Throws: ``StageError`` if the row is not on screen.
    @discardableResult
    public func tap(
        row indexPath: IndexPath, in table: UITableView? = nil, file: String = #fileID, line: Int = #line
    ) throws -> UIView? {
        tap(
            try cell(at: indexPath, as: UITableViewCell.self, in: table, file: file, line: line), file: file, line: line
        )
    }

    /// Taps in the middle of the visible part of the view that shows the given text.
    @discardableResult
    public func tap(text: String, file: String = #fileID, line: Int = #line) throws -> UIView? {
        tap(try view(text: text, file: file, line: line), file: file, line: line)
    }

    /// Taps in the middle of the visible part of an accessory in the row of an item.
    ///
    /// - Returns: the view that was hit.
    /// - Throws: ``StageError`` with the accessories in the row, or if the item has no list cell on
    ///   screen.
    @discardableResult
    public func tap(
        accessory type: UICellAccessory.AccessoryType, at indexPath: IndexPath, in view: UICollectionView? = nil,
        file: String = #fileID, line: Int = #line
    ) throws -> UIView? {
        tap(try accessory(type, at: indexPath, in: view, file: file, line: line), file: file, line: line)
    }

    /// Types a text, one character after the other, into the view that is being edited. Tap the
    /// view first. A line feed in the text presses the return key.
    ///
    /// - Throws: ``StageError`` if no view is being edited when a character is typed.
    public func type(_ text: String, file: String = #fileID, line: Int = #line) throws {
        for character in text {
            guard let input = window.responderForText else {
                throw StageError(description: "nothing is being edited: tap a text field or a text view first")
                    .withSource(file: file, line: line)
            }
            act("type \(character == "\n" ? "return" : "\"\(character)\"")", file: file, line: line) {
                input.insertText(String(character))
            }
        }
    }

    /// Scrolls in steps until an item is in the middle of the bounds, or as near to the middle as
    /// the content allows. A step is at most half of the bounds long, so the cells on the way come
    /// on screen, leave it, and are reused.
    ///
    /// Self-sizing cells move the item while the steps approach it. Each step therefore reads the
    /// item's frame from the layout again.
    ///
    /// - Throws: ``StageError`` if the item does not come on screen.
    public func scroll(
        to indexPath: IndexPath, in view: (any List)? = nil, file: String = #fileID, line: Int = #line
    ) throws {
        let view = try view?.observed ?? onlyList(file: file, line: line)
        func centeringOffset() -> CGPoint? {
            view.itemAttributes(at: indexPath).map {
                CGPoint(
                    x: $0.frame.midX - view.bounds.midX + view.contentOffset.x,
                    y: $0.frame.midY - view.bounds.midY + view.contentOffset.y)
            }
        }
        scrollInSteps(view, file: file, line: line, to: centeringOffset) {}
        guard let cell = view.shownCell(ofItemAt: indexPath), !cell.isHidden else {
            throw missingCell(at: indexPath, in: view).withSource(file: file, line: line)
        }
    }

    /// Returns the only collection view in the window, or the only table view if there is no
    /// collection view.
    func onlyList(file: String, line: Int) throws -> any ObservedList {
        let tables = views { $0 is UITableView }
        if tables.count == 1, views(where: { $0 is UICollectionView }).isEmpty { return tables[0] as! UITableView }
        return try view(ofClass: UICollectionView.self, file: file, line: line)
    }

    /// Scrolls from the present offset to the end of the content in steps, so that cells are
    /// reused.
    ///
    /// - Parameter step: the length of a step, as a fraction of the length of the bounds.
    public func scroll(through view: any List, step: CGFloat = 0.5, file: String = #fileID, line: Int = #line) {
        scroll(through: view, step: step, file: file, line: line) {}
    }

    /// Scrolls from the present offset to the end of the content in steps, so that cells are
    /// reused. Calls a closure after each step. Content that is added on the way is scrolled
    /// through as well.
    ///
    /// - Parameter step: the length of a step, as a fraction of the length of the bounds.
    public func scroll(
        through view: any List, step: CGFloat = 0.5, file: String = #fileID, line: Int = #line,
        _ look: () throws -> Void
    ) rethrows {
        let end = CGFloat.greatestFiniteMagnitude / 4
        try scrollInSteps(view, file: file, line: line, step: step, to: { CGPoint(x: end, y: end) }, look)
    }

    /// Scrolls in at most 10,000 steps until an offset is reached, or until a step moves nothing.
    ///
    /// - Parameter target: returns the offset to reach. It is called before each step. If it
    ///   returns nil, scrolling ends.
    private func scrollInSteps(
        _ view: UIScrollView, file: String, line: Int, step: CGFloat = 0.5, to target: () -> CGPoint?,
        _ look: () throws -> Void
    ) rethrows {
        let most = 10_000
        for _ in 0..<most {
            let offset = view.contentOffset
            guard let target = target().map(view.clampedOffset) else { return }
            let (x, y) = (target.x - offset.x, target.y - offset.y)
            guard abs(x) > 0.001 || abs(y) > 0.001 else { return }
            let (width, height) = (max(1, view.bounds.width * step), max(1, view.bounds.height * step))
            scroll(
                view, to: CGPoint(x: offset.x + min(max(x, -width), width), y: offset.y + min(max(y, -height), height)),
                file: file,
                line: line)
            try look()
            if view.contentOffset == offset { return }
        }
    }

    /// Ticks until a condition is true, at most for some seconds of the stage's clock.
    ///
    /// - Throws: ``StageError`` if the condition does not become true in that time. The text names
    ///   what still moves or waits. An error that `isOver` throws is thrown as well.
    public func settle(until isOver: () throws -> Bool, seconds: Double = 10, file: String = #fileID, line: Int = #line)
        throws
    {
        let end = time + seconds
        while try !isOver() {
            guard time < end else {
                let names = underWay
                throw StageError(
                    description: "what was waited for has not come in \(seconds) s of the stage's clock. "
                        + (names.isEmpty
                            ? "Nothing is under way" : "Still under way: \(names.prefix(5).joined(separator: ", "))")
                        + adviceAboutWorkElsewhere
                ).withSource(file: file, line: line)
            }
            tick(file: file, line: line)
        }
    }
}

extension Stage {
    /// A sentence for a condition that does not become true on the stage's clock, which runs neither
    /// tasks nor other queues.
    private var adviceAboutWorkElsewhere: String {
        let count = world.workElsewhere.runningCount
        let work = count == 0 ? "Work" : "The \(count == 1 ? "work" : "\(count) pieces of work") begun"
        return ". \(work) in tasks and on other queues runs in an async test during "
            + "`await stage.settled(mainQueue: true)`"
    }
}

extension UIView {
    /// The text of a label, or the title that a button shows in its state; nil for other views, and
    /// for the title label of a button.
    fileprivate var shownText: String? {
        if let label = self as? UILabel { return (superview as? UIButton)?.titleLabel === label ? nil : label.text }
        return (self as? UIButton)?.currentTitle
    }
}

extension UICellAccessory.AccessoryType {
    /// The word by which a failure lists an accessory.
    @MainActor fileprivate var name: String {
        if case .customView(let view) = self { return "customView(\(ViewTree(of: view).root.name))" }
        return "\(self)"
    }
}
