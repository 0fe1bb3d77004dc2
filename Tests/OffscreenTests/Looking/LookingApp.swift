import Offscreen
import OffscreenScenarios
import UIKit

/// An app whose data source, delegate, layout and cells read everything public about the collection
/// view whenever they are called, and write to a trace what has changed since the last call.
@MainActor
final class LookingApp: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
{
    /// The numbers of the items, by section. A new item gets the number that it is inserted with.
    var sections: [[Int]]
    let view: UICollectionView
    let layout: Layout
    private(set) var lines: [String] = []
    /// The broken rules, with the calls in which they were broken.
    private(set) var problems: [String] = []
    private var lastFacts: [String] = []
    fileprivate let isSelfSizing: Bool
    /// The offset that the delegate returns after an update; nil for the proposed one.
    var target: CGPoint?

    private static let header = UICollectionView.elementKindSectionHeader

    init(
        _ counts: [Int] = [12], prefetches: Bool = false, header: CGFloat = 0, isSelfSizing: Bool = false,
        pins: Bool = false
    ) {
        sections = counts.enumerated().map { section, count in (0..<count).map { section * 100 + $0 } }
        self.isSelfSizing = isSelfSizing
        layout = Layout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: header, height: header)
        layout.sectionHeadersPinToVisibleBounds = pins
        if isSelfSizing { layout.estimatedItemSize = layout.itemSize }
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        layout.app = self
        view.isPrefetchingEnabled = prefetches
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(Bar.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "bar")
        (view.dataSource, view.delegate, view.prefetchDataSource) = (self, self, self)
    }

    /// The trace, with a line for each call and an indented one for the facts that have changed.
    var trace: String { lines.map { $0 + "\n" }.joined() }

    /// Begins a part of the trace.
    func begin(_ step: String) { lines.append("== \(step)") }

    /// Removes the trace so far. The next facts are those that change afterwards.
    func forgetTrace() { lines = [] }

    // MARK: - Looking

    /// Writes a call and the state that has changed. The counts are not read while they are asked
    /// for.
    func look(_ call: String, _ shown: UICollectionReusableView? = nil, readsCounts: Bool = true) {
        lines.append(call + (shown.map { " " + Self.text(of: $0, in: view) } ?? ""))
        let facts = facts(readsCounts: readsCounts)
        let changed = facts.filter { !lastFacts.contains($0) }
        if !changed.isEmpty { lines.append("    " + changed.joined(separator: "; ")) }
        lastFacts = facts + (readsCounts ? [] : lastFacts.filter { $0.hasPrefix("counts") })
    }

    func check(_ found: [String], _ call: String) { problems += found.map { "\(call): \($0)" } }

    private func facts(readsCounts: Bool) -> [String] {
        let cells = view.visibleCells.compactMap { $0 as? Cell }
        func names(_ isIncluded: (Cell) -> Bool) -> String { Self.text(of: cells.filter(isIncluded).map(\.number)) }
        let motion = [
            (view.isTracking, "tracking"), (view.isDragging, "dragging"), (view.isDecelerating, "decelerating"),
        ].filter(\.0).map(\.1)
        var facts = [
            "offset \(Self.text(of: view.contentOffset))", "size \(Self.text(of: view.bounds.size))",
            "content \(Self.text(of: view.contentSize))",
            "visible \(view.indexPathsForVisibleItems.map(Self.text).joined(separator: " "))",
            "cells \(names { _ in true })", "hidden \(names { $0.isHidden })", "clear \(names { $0.alpha < 1 })",
            "headers \(view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header).map(Self.text))",
            "selected \((view.indexPathsForSelectedItems ?? []).map(Self.text))",
            "marked \(names { $0.isSelected })", "highlighted \(names { $0.isHighlighted })",
            "motion \(motion)", view.window == nil ? "no window" : "window",
            view.traitCollection.userInterfaceStyle == .dark ? "dark" : "light",
            view.hasUncommittedUpdates ? "uncommitted" : "committed", view.isEditing ? "editing" : "not editing",
        ]
        if readsCounts {
            facts.append("counts \((0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) })")
        }
        return facts
    }

    /// Returns the state of a view: its frame, and what is not as in a view on screen.
    private static func text(of shown: UICollectionReusableView, in view: UICollectionView) -> String {
        var words = ["\(text(of: shown.frame.origin)) \(text(of: shown.frame.size))"]
        if shown.isHidden { words.append("hidden") }
        if shown.alpha != 1 { words.append("alpha \(shown.alpha)") }
        if !shown.isDescendant(of: view) { words.append("out") }
        guard let cell = shown as? Cell else { return words.joined(separator: ", ") }
        words.append("item \(cell.number)")
        words.append(view.indexPath(for: cell).map { "at \(text($0))" } ?? "no path")
        if cell.isSelected { words.append("selected") }
        if cell.isHighlighted { words.append("highlighted") }
        return words.joined(separator: ", ")
    }

    static func text(_ path: IndexPath) -> String { path.map(String.init).joined(separator: "-") }
    private static func text(of point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }
    private static func text(of size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
    /// Returns numbers with runs in short: "3 4 5" is "3...5".
    private static func text(of numbers: [Int]) -> String {
        guard let first = numbers.first, numbers.count > 2, numbers == Array(first..<first + numbers.count) else {
            return numbers.map(String.init).joined(separator: " ")
        }
        return "\(first)...\(first + numbers.count - 1)"
    }

    // MARK: - Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        look("asks sections", readsCounts: false)
        return sections.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        look("asks items of \(section)", readsCounts: false)
        return sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        look("asks cell \(Self.text(path))")
        check(CallbackRules.problems(askingForViewAt: path, isCell: true, in: view), "asks cell")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
        cell.app = self
        cell.number = sections[path.section][path.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        look("asks header \(Self.text(path))")
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: path)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
        look("asks whether \(Self.text(path)) moves")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        look("move \(Self.text(source)) to \(Self.text(destination))")
        let number = sections[source.section].remove(at: source.item)
        sections[destination.section].insert(number, at: destination.item)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        look("prefetch \(paths.map(Self.text).joined(separator: " "))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
        look("cancel \(paths.map(Self.text).joined(separator: " "))")
    }

    // MARK: - Delegate

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        look("willDisplay \(Self.text(path)):", cell)
        check(CallbackRules.problems(displaying: cell, kind: nil, at: path, in: view), "willDisplay")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        look("didEndDisplaying \(Self.text(path)):", cell)
        check(CallbackRules.problems(endingDisplayOf: cell, at: path, in: view), "didEndDisplaying")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView bar: UICollectionReusableView,
        forElementKind kind: String, at path: IndexPath
    ) {
        look("willDisplay header \(Self.text(path)):", bar)
        check(CallbackRules.problems(displaying: bar, kind: kind, at: path, in: view), "willDisplay")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView bar: UICollectionReusableView,
        forElementOfKind kind: String, at path: IndexPath
    ) {
        look("didEndDisplaying header \(Self.text(path)):", bar)
        check(CallbackRules.problems(endingDisplayOf: bar, at: path, in: view), "didEndDisplaying")
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        look("asks whether \(Self.text(path)) is highlighted")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath) {
        look("didHighlight \(Self.text(path))")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        look("didUnhighlight \(Self.text(path))")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        look("asks whether \(Self.text(path)) is selected")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
        look("didSelect \(Self.text(path))")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
        look("didDeselect \(Self.text(path))")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
        look("primary action \(Self.text(path))")
    }
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint {
        look("delegate's target for \(Self.text(of: proposed))")
        return target ?? proposed
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        look("didScroll")
        check(CallbackRules.problemsOfVisibleCells(in: view), "didScroll")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { look("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) { look("didEndDragging") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { look("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { look("didEndScrollingAnimation") }

    // MARK: - Views

    final class Cell: UICollectionViewCell {
        weak var app: LookingApp?
        var number = -1

        override func prepareForReuse() {
            super.prepareForReuse()
            app?.look("prepareForReuse:", self)
        }
        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            guard let app, app.isSelfSizing else { return super.preferredLayoutAttributesFitting(attributes) }
            app.look("preferred size:", self)
            attributes.size.height = 40 + CGFloat(number % 3) * 10
            return attributes
        }
    }

    final class Bar: UICollectionReusableView {}

    final class Layout: UICollectionViewFlowLayout {
        weak var app: LookingApp?

        override func prepare() {
            super.prepare()
            app?.look("prepare")
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            app?.look("invalidateLayout", readsCounts: false)
        }
        override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: items)
            app?.look("prepare for \(items.count) updates")
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            app?.look("finalize updates")
        }
        override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            app?.look("initial \(LookingApp.text(path))")
            return super.initialLayoutAttributesForAppearingItem(at: path)
        }
        override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes?
        {
            app?.look("final \(LookingApp.text(path))")
            return super.finalLayoutAttributesForDisappearingItem(at: path)
        }
        override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
            app?.look("layout's target for \(Int(proposed.x)),\(Int(proposed.y))")
            return super.targetContentOffset(forProposedContentOffset: proposed)
        }
        override func prepare(forAnimatedBoundsChange old: CGRect) {
            super.prepare(forAnimatedBoundsChange: old)
            app?.look("prepare for animated bounds")
        }
        override func prepareForTransition(to new: UICollectionViewLayout) {
            super.prepareForTransition(to: new)
            app?.look("prepare for transition to another layout")
        }
        override func prepareForTransition(from old: UICollectionViewLayout) {
            super.prepareForTransition(from: old)
            app?.look("prepare for transition from another layout")
        }
        override func finalizeLayoutTransition() {
            super.finalizeLayoutTransition()
            app?.look("finalize transition")
        }
    }
}

extension LookingApp: TestScreen {}
