import UIKit

extension Stage {
    // MARK: - Views

    /// The views in the window that match, parents before children. Hidden views and views in a pool are left out.
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

    /// The view that shows a text: a label, or a button with that title.
    ///
    /// - Throws: ``QueryFailure`` with the texts on screen, the nearest first.
    public func view(text: String) throws -> UIView {
        try one("view with the text", "\"\(text)\"", views { $0.saidText == text }, among: { $0.saidText.map { "\"\($0)\"" } })
    }

    /// The view with an accessibility identifier.
    ///
    /// - Throws: ``QueryFailure`` with the identifiers on screen.
    public func view(identifier: String) throws -> UIView {
        try one("view with the identifier", identifier, views { $0.accessibilityIdentifier == identifier }) { $0.accessibilityIdentifier }
    }

    /// The one view of a class.
    ///
    /// - Throws: ``QueryFailure`` with the classes on screen.
    public func view<View: UIView>(ofClass type: View.Type) throws -> View {
        try one("view of the class", "\(type)", views { $0 is View }) { "\(Swift.type(of: $0))" } as! View
    }

    private func one(_ what: String, _ name: String, _ found: [UIView], among word: (UIView) -> String?) throws -> UIView {
        if found.count == 1 { return found[0] }
        guard found.isEmpty else { throw QueryFailure.several(what, name, found.map { ViewTree(of: $0).root.name }) }
        throw QueryFailure.nothing(what, name, among: views { _ in true }.compactMap(word))
    }

    // MARK: - Cells

    /// The cell of an item on screen.
    ///
    /// - Parameter view: the collection view. It may be left out when there is only one in the window.
    /// - Throws: ``QueryFailure`` with the items on screen.
    public func cell(at indexPath: IndexPath, in view: UICollectionView? = nil) throws -> UICollectionViewCell {
        let view = try view ?? self.view(ofClass: UICollectionView.self)
        if let cell = view.cellForItem(at: indexPath), !cell.isHidden { return cell }
        let visible = view.indexPathsForVisibleItems.sorted().map { "item \($0.section)-\($0.item)" }
        let name = "item \(indexPath.section)-\(indexPath.item)"
        throw QueryFailure(
            description: "\(QueryFailure.nothing("cell on screen for", name, among: visible)). \(whyNoCell(at: indexPath, in: view))")
    }

    private func whyNoCell(at indexPath: IndexPath, in view: UICollectionView) -> String {
        guard view.dataSource != nil else {
            return "\(ViewTree(of: view).root.name) has no data source: it refers to it weakly, so the test has to keep it"
        }
        // When a layout is due, the counts are read from the data source.
        let waits = isAtRest && world.timeline.isDone ? "" : "apply, or an update, is not laid out yet: stage.settle() does that"
        guard indexPath.section < view.numberOfSections, indexPath.item < view.numberOfItems(inSection: indexPath.section) else {
            return waits.isEmpty ? "The data source has no such item" : "The data source has no such item, but \(waits)"
        }
        return waits.isEmpty ? "stage.scroll(to:) brings it" : waits.prefix(1).uppercased() + waits.dropFirst()
    }

    // MARK: - Verbs

    /// A finger taps in the middle of an item's cell.
    ///
    /// - Returns: the view that was hit.
    /// - Throws: ``QueryFailure`` when the item is not on screen.
    @discardableResult
    public func tap(
        item indexPath: IndexPath, in view: UICollectionView? = nil, file: String = #fileID, line: Int = #line
    ) throws -> UIView? {
        tap(try cell(at: indexPath, in: view), file: file, line: line)
    }

    /// A finger taps in the middle of the view that shows a text.
    @discardableResult
    public func tap(text: String, file: String = #fileID, line: Int = #line) throws -> UIView? {
        tap(try view(text: text), file: file, line: line)
    }

    /// Types a text, one character after the other, into the view that is being edited: `tap` it first. A line feed is the return
    /// key.
    ///
    /// - Throws: ``QueryFailure`` when no view takes text.
    public func type(_ text: String, file: String = #fileID, line: Int = #line) throws {
        for character in text {
            guard let input = window.responderForText else {
                throw QueryFailure(description: "nothing is being edited: tap a text field or a text view first")
            }
            act("type \(character == "\n" ? "return" : "\"\(character)\"")", file: file, line: line) { input.insertText(String(character)) }
        }
    }

    /// Scrolls to an item in steps of half a screen, as a person does. Cells in between come on screen, leave, and are reused.
    ///
    /// - Throws: ``QueryFailure`` when the item does not come on screen.
    public func scroll(
        to indexPath: IndexPath, in view: UICollectionView? = nil, file: String = #fileID, line: Int = #line
    ) throws {
        let view = try view ?? self.view(ofClass: UICollectionView.self)
        guard let attributes = view.layoutAttributesForItem(at: indexPath) else {
            _ = try cell(at: indexPath, in: view)
            return
        }
        let target = view.clamped(
            CGPoint(
                x: attributes.frame.midX - view.bounds.midX + view.contentOffset.x,
                y: attributes.frame.midY - view.bounds.midY + view.contentOffset.y))
        walk(view, to: target, file, line) {}
        _ = try cell(at: indexPath, in: view)
    }

    /// Scrolls from the present offset to the end of the content, in steps in which cells are reused, and runs a check after each
    /// step.
    ///
    /// - Parameter step: the length of a step, along the axis that scrolls. The default is half the length of the bounds.
    public func scroll(
        through view: UICollectionView, step: CGFloat = 0.5, file: String = #fileID, line: Int = #line, _ look: () throws -> Void = {}
    ) rethrows {
        try walk(
            view, to: view.clamped(CGPoint(x: CGFloat.greatestFiniteMagnitude / 4, y: CGFloat.greatestFiniteMagnitude / 4)), file, line,
            step: step, look)
    }

    private func walk(
        _ view: UIScrollView, to target: CGPoint, _ file: String, _ line: Int, step: CGFloat = 0.5, _ look: () throws -> Void
    ) rethrows {
        let most = 10_000
        for _ in 0..<most {
            let offset = view.contentOffset
            let (x, y) = (target.x - offset.x, target.y - offset.y)
            guard abs(x) > 0.001 || abs(y) > 0.001 else { return }
            let (width, height) = (max(1, view.bounds.width * step), max(1, view.bounds.height * step))
            scroll(
                view, to: CGPoint(x: offset.x + min(max(x, -width), width), y: offset.y + min(max(y, -height), height)), file: file,
                line: line)
            try look()
            // The offset did not change, so the content ends here.
            if view.contentOffset == offset { return }
        }
    }

    /// Ticks until a condition is true, at most for some seconds of the stage's clock.
    ///
    /// - Throws: ``QueryFailure`` with what is still under way, when the condition does not become true.
    public func settle(
        until isOver: () throws -> Bool, seconds: Double = 10, file: String = #fileID, line: Int = #line
    ) throws {
        let end = time + seconds
        while try !isOver() {
            guard time < end else {
                let names = underWay
                throw QueryFailure(
                    description: "what was waited for has not come in \(seconds) s of the stage's clock. "
                        + (names.isEmpty ? "Nothing is under way" : "Still under way: \(names.prefix(5).joined(separator: ", "))"))
            }
            tick(file: file, line: line)
        }
    }
}

extension UIView {
    /// The text of a label, or the title of a button. A button's own label does not count in addition.
    fileprivate var saidText: String? {
        if let label = self as? UILabel { return (superview as? UIButton)?.titleLabel === label ? nil : label.text }
        return (self as? UIButton)?.title(for: .normal)
    }
}
