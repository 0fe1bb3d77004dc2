import UIKit

/// The answers to the questions of the scenario command `ask`, in the same words as in the model.
extension Device {
    /// Writes the answer to a question into the trace. The claim is "-" if the answer belongs to no
    /// claim.
    func writeFact(claim: String, question: String, answer: String) {
        trace.writeFact(claim: claim, question: question, answer: answer)
    }

    private func itemCell(at path: IndexPath) -> ItemCell? { view.cellForItem(at: path) as? ItemCell }

    func text(ofCellAt path: IndexPath) -> String { view.cellForItem(at: path)?.shownText ?? "no cell" }

    func color(ofCellAt path: IndexPath) -> String { view.cellForItem(at: path)?.nameOfColor ?? "no cell" }

    func tint(ofCellAt path: IndexPath) -> String { itemCell(at: path).map { "\($0.tag)" } ?? "no cell" }

    func frame(ofCellAt path: IndexPath) -> String {
        view.cellForItem(at: path).map { DeviceValueFormat.text($0.frame) } ?? "no cell"
    }

    func alpha(ofCellAt path: IndexPath) -> String {
        view.cellForItem(at: path).map { DeviceValueFormat.text($0.alpha) } ?? "no cell"
    }

    func appliedHeights(ofCellAt path: IndexPath) -> String {
        guard let cell = view.cellForItem(at: path) as? WatchedCell else { return "no cell" }
        return cell.heights.isEmpty ? "none" : cell.heights.joined(separator: " ")
    }

    func innerScrollOffset(ofItemAt path: IndexPath) -> String {
        innerScrollView(ofItemAt: path).map {
            DeviceValueFormat.text($0.contentOffset.x + $0.adjustedContentInset.left)
        } ?? "none"
    }

    var offset: String { DeviceValueFormat.text(view.contentOffset) }

    var selected: String { DeviceValueFormat.text(view.indexPathsForSelectedItems ?? []) }

    var highlighted: String {
        DeviceValueFormat.text(
            view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.isHighlighted == true })
    }

    /// Returns how often an event, such as "ask cell", was counted in the last step.
    func count(ofEvent name: String) -> String { "\(trace.tallies[name] ?? 0)" }

    // MARK: - Painting, touches and sibling order

    /// Returns the element that a touch at a point of the window reaches.
    func elementHit(atX x: CGFloat, y: CGFloat) -> String {
        guard let window else { return "nothing" }
        return elementName(of: window.hitTest(CGPoint(x: x, y: y), with: nil))
    }

    /// Returns the element that is painted on top at a point of the window. Only the subviews of
    /// the collection view are compared.
    func elementPainted(atX x: CGFloat, y: CGFloat) -> String {
        frontmostElementName(at: CGPoint(x: x, y: y), by: isPainted)
    }

    /// Returns the element of the collection view's frontmost subview at a point of the window,
    /// whatever its zPosition is.
    func elementInSnapshot(atX x: CGFloat, y: CGFloat) -> String {
        frontmostElementName(at: CGPoint(x: x, y: y)) { $0.offset < $1.offset }
    }

    /// Returns the result of `indexPathForItem(at:)` for a point of the window.
    func itemIndexPath(atX x: CGFloat, y: CGFloat) -> String {
        let point = view.convert(CGPoint(x: x, y: y), from: window)
        return view.indexPathForItem(at: point).map { DeviceValueFormat.text($0) } ?? "none"
    }

    private typealias Sibling = EnumeratedSequence<[UIView]>.Element

    private func isPainted(_ first: Sibling, before second: Sibling) -> Bool {
        (first.element.layer.zPosition, first.offset) < (second.element.layer.zPosition, second.offset)
    }

    private func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 }

    private func frontmostElementName(at point: CGPoint, by isBehind: (Sibling, Sibling) -> Bool) -> String {
        let inside = view.convert(point, from: window)
        let there = view.subviews.enumerated().filter { isVisible($0.element) && $0.element.frame.contains(inside) }
        return there.max(by: isBehind).map { elementName(of: $0.element) } ?? "nothing"
    }

    /// Returns the element that a view belongs to, such as "item 0-3", "header 0" or "decoration
    /// card".
    private func elementName(of view: UIView?) -> String {
        var next = view
        while let here = next, here !== self.view {
            if let cell = here as? UICollectionViewCell {
                return self.view.indexPath(for: cell).map { "item \(DeviceValueFormat.text($0))" }
                    ?? "a cell of no item"
            }
            if let kind = cardDecorationKind(of: here) { return "decoration \(kind)" }
            if here is SectionHeaderView { return "header \(sectionText(of: here))" }
            if here is UICollectionReusableView { return elementName(inLayoutOf: here) }
            next = here.superview
        }
        return next === self.view && next != nil ? "the collection view" : "nothing"
    }

    /// Returns the element whose attributes have the frame of a view that is not a cell.
    private func elementName(inLayoutOf view: UIView) -> String {
        let all = self.view.collectionViewLayout.layoutAttributesForElements(in: view.frame) ?? []
        let attributes = all.first { $0.representedElementCategory != .cell && $0.frame == view.frame }
        guard let attributes, let kind = attributes.representedElementKind else { return "a view of no element" }
        switch (attributes.representedElementCategory, kind) {
        case (.decorationView, _): return "decoration \(kind)"
        case (_, UICollectionView.elementKindSectionHeader): return "header \(attributes.indexPath.section)"
        case (_, UICollectionView.elementKindSectionFooter): return "footer \(attributes.indexPath.section)"
        default: return "\(kind) \(attributes.indexPath.section)"
        }
    }

    private func cardDecorationKind(of view: UIView) -> String? {
        switch view {
        case is SectionCardDecorationView: SectionCardDecorationLayout.cardKind
        case is SectionCardArmbandDecorationView: SectionCardDecorationLayout.armbandKind
        default: nil
        }
    }

    private func sectionText(of header: UIView) -> String {
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
            where view.supplementaryView(forElementKind: kind, at: path) === header {
                return "\(path.section)"
            }
        }
        return "of no section"
    }

    private func zIndex(of view: UIView) -> Int? {
        (view as? WatchedCell)?.zIndex ?? (view as? any LayoutZIndexed)?.layoutZIndex
    }

    /// The visible subviews whose zIndex is known, in sibling order, back to front.
    private var siblings: [UIView] { view.subviews.filter { isVisible($0) && zIndex(of: $0) != nil } }

    /// "some" if a visible subview lies above an overlapping one of a greater zIndex in the sibling
    /// order, otherwise "none".
    var inversions: String {
        let all = siblings
        for (index, lower) in all.enumerated() {
            for upper in all[(index + 1)...]
            where zIndex(of: upper)! < zIndex(of: lower)! && upper.frame.intersects(lower.frame) {
                return "some"
            }
        }
        return "none"
    }

    /// "some", "all" or "none": the share of the cells that are painted under a decoration of a
    /// smaller zIndex.
    var covered: String { coveredShare { $0 is UICollectionViewCell } }

    var coveredHeaders: String { coveredShare { $0 is SectionHeaderView } }

    private func coveredShare(ofViewsWhere isAsked: (UIView) -> Bool) -> String {
        let painted = siblings.enumerated().sorted(by: isPainted).map { $0.element }
        let asked = painted.indices.filter { isAsked(painted[$0]) }
        let under = asked.filter { index in
            painted[(index + 1)...].contains {
                cardDecorationKind(of: $0) != nil && zIndex(of: $0)! < zIndex(of: painted[index])!
                    && $0.frame.intersects(painted[index].frame)
            }
        }
        if under.isEmpty { return "none" }
        return under.count == asked.count ? "all" : "some"
    }

    /// Returns the sections of the visible decorations of a kind, back to front. A decoration
    /// without a section is "-".
    func decorationOrder(ofKind kind: String) -> String {
        unhiddenDecorations(ofKind: kind).map { decoration in
            let section = (0..<view.numberOfSections).first { section in
                view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: [section, 0])?.frame
                    == decoration.frame
            }
            return section.map { "\($0)" } ?? "-"
        }.joined(separator: " ")
    }

    func visibleDecorationCount(ofKind kind: String) -> String { "\(unhiddenDecorations(ofKind: kind).count)" }

    private func unhiddenDecorations(ofKind kind: String) -> [UIView] {
        view.subviews.filter { !$0.isHidden && cardDecorationKind(of: $0) == kind }
    }

    /// "above" if the frontmost scroll indicator is painted above all headers, otherwise "below".
    /// "no indicator" or "no header" if one of them is missing.
    var indicator: String {
        let all = Array(view.subviews.enumerated())
        guard let bar = all.last(where: { isScrollIndicator($0.element) }) else { return "no indicator" }
        let headers = all.filter { $0.element is SectionHeaderView }
        if headers.isEmpty { return "no header" }
        return headers.allSatisfy { isPainted($0, before: bar) } ? "above" : "below"
    }

    private func isScrollIndicator(_ view: UIView) -> Bool { "\(type(of: view))".contains("ScrollIndicator") }

    /// "behind" if the backgroundView is the backmost subview, otherwise a text such as "in front
    /// of 2 views". "no backgroundView" if there is none.
    var background: String {
        guard let background = view.backgroundView, let index = view.subviews.firstIndex(of: background) else {
            return "no backgroundView"
        }
        return index == 0 ? "behind" : "in front of \(index) views"
    }

    // MARK: - The list of views

    /// Writes the reusable views, the background view, the scroll indicators, and the scroll views
    /// such as those of orthogonal sections into the trace, back to front. Other subviews are left
    /// out.
    func writeViews(claims: String = "") {
        trace.writeNested(below: "views" + (claims.isEmpty ? "" : " [\(claims)]")) { writeLines(of: view.subviews) }
    }

    private func writeLines(of views: [UIView]) {
        for child in views {
            if let reusable = child as? UICollectionReusableView {
                trace.writeLine(traceLine(for: reusable))
            } else if child === view.backgroundView {
                trace.writeLine("backgroundView \(DeviceValueFormat.text(child.frame))")
            } else if isScrollIndicator(child) {
                trace.writeLine("a scroll indicator")
            } else if child is UIScrollView {
                trace.writeNested(below: "a row \(DeviceValueFormat.text(child.frame))") {
                    writeLines(of: child.subviews)
                }
            }
        }
    }

    private func traceLine(for child: UICollectionReusableView) -> String {
        var words = ["\(trace.name(of: child)) \(DeviceValueFormat.text(child.frame))"]
        if child.isHidden {
            words.append("hidden")
        } else if let cell = child as? UICollectionViewCell {
            words.append(view.indexPath(for: cell).map { "item \(DeviceValueFormat.text($0))" } ?? "of no item")
        } else if child is SectionHeaderView {
            words.append("section \(sectionText(of: child))")
        }
        if let z = zIndex(of: child), z != 0 { words.append("z \(z)") }
        if child.layer.zPosition != 0 { words.append("zPosition \(DeviceValueFormat.text(child.layer.zPosition))") }
        if child.alpha != 1 { words.append("alpha \(DeviceValueFormat.text(child.alpha))") }
        if let cell = child as? ItemCell, let text = cell.label.text { words.append("\"\(text)\"") }
        return words.joined(separator: " ")
    }
}
