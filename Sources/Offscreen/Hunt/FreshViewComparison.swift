import UIKit

/// Compares a collection view on screen with a newly made one that has the same data, content
/// offset and selection.
@MainActor
package struct FreshViewComparison {
    private let subject: HuntSubject
    private let stage: Stage
    /// Whether the hunt has performed an act of the app; nil outside of a hunt, where other numbers
    /// of items are reported as differences.
    private let followsAct: Bool?

    package init(of subject: HuntSubject, on stage: Stage, followsAct: Bool? = nil) {
        self.subject = subject
        self.stage = stage
        self.followsAct = followsAct
    }

    /// Whether the data of a fresh subject can be other data: nothing gives it the present data.
    private var hasUnknownData: Bool { subject.model == nil && subject.makeAgain == nil }

    private static let actReason = "an act or a tapped control may have changed the data"
    private static let countsReason = "the data sources have different numbers of items"

    private func omissionText(_ reason: String) -> String {
        "not compared with a fresh \(view.listName): \(reason); give the subject a model"
    }

    private var view: any ObservedList { subject.view }

    /// Whether the collection view can be compared now. It must be in the window, nothing may move
    /// or need layout, no item may be in interactive movement, no placeholder of a drop may be
    /// left, and no layout transition may be under way.
    package var isPossible: Bool {
        stage.isAtRest && view.window != nil && !view.hasUncommittedUpdates
            && !(view.layoutOfItems is UICollectionViewTransitionLayout)
    }

    /// Returns a line for each element that differs, and for each view that remains on screen
    /// although its element no longer exists.
    ///
    /// - Parameters:
    ///   - make: makes a new subject. It is not called if the subject has a closure `makeAgain`.
    ///   - noteOmission: called with the reason if nothing can be compared, if the places of
    ///     self-sizing cells cannot be compared, or if a difference may come from an act.
    ///     If nothing can be compared, the result is empty. It is also empty if something still
    ///     moves after content has loaded.
    package func differences(
        fromFreshSubject make: @MainActor () -> HuntSubject, noteOmission: (String) -> Void = { _ in }
    ) -> [String] {
        let size = stage.window.bounds.size
        let freshStage = Stage(
            width: size.width, height: size.height, scale: stage.scale, behavior: stage.preset, records: false)
        let other = freshStage.run { subject.makeAgain?() ?? make() }
        if let model = subject.model { other.model?.sections = model.sections }
        if let mine = subject.snapshots, let its = other.snapshots, !freshStage.run({ mine.applyItems(to: its) }) {
            noteOmission(
                """
                comparing with a fresh \(view.listName): the data source has items that it does not have \
                when the screen is made
                """
            )
            return []
        }
        let fresh = other.view
        func linesOfMistakes(in found: [Difference]) -> [String] {
            guard followsAct == true, hasUnknownData, found.contains(where: { !$0.contradictsLayout }) else {
                return found.map(\.text)
            }
            noteOmission(omissionText(Self.actReason))
            return found.filter(\.contradictsLayout).map(\.text)
        }
        if other.controller == nil { fresh.frame = view.frame }
        fresh.isPrefetchingEnabled = view.isPrefetchingEnabled
        fresh.allowsMultipleSelection = view.allowsMultipleSelection
        fresh.copySettings(from: view)
        freshStage.show(other)
        freshStage.act("go there") {
            fresh.contentOffset = view.contentOffset
            for path in view.selectedItemPaths { fresh.select(itemAt: path) }
        }
        copyOrthogonalOffsets(to: fresh, on: freshStage)
        if let followsAct, hasUnknownData, subject.snapshots == nil, view.itemCounts != fresh.itemCounts {
            noteOmission(omissionText(followsAct ? Self.actReason : Self.countsReason))
            return []
        }
        // All items are compared only if the elements on screen differ.
        let ignoresPlaces =
            layoutAcceptsGreaterHeight(ofFirstVisibleItemIn: fresh)
            && (fresh.contentSize != view.contentSize
                || !differences(from: fresh, ignoresPlaces: false).isEmpty && hasMeasuredOtherCells(than: fresh))
        if ignoresPlaces {
            noteOmission("comparing the places of self-sizing cells: a fresh \(view.listName) has measured other cells")
            alignFirstVisibleItem(in: fresh, on: freshStage)
        }
        let found = differences(from: fresh, ignoresPlaces: ignoresPlaces)
        guard !found.isEmpty, !stage.world.timeline.isDone || !freshStage.world.timeline.isDone else {
            return linesOfMistakes(in: found)
        }
        // Content may be loading on either stage, so a second passes before the views are compared
        // again.
        stage.advance(by: FreshViewComparison.loadingTime)
        freshStage.advance(by: FreshViewComparison.loadingTime)
        return isPossible ? linesOfMistakes(in: differences(from: fresh, ignoresPlaces: ignoresPlaces)) : []
    }

    /// The time that a comparison waits for content that is still loading, in seconds of each
    /// stage's clock.
    private static let loadingTime = 1.0

    private func differences(from fresh: any ObservedList, ignoresPlaces: Bool) -> [Difference] {
        let root = ViewTree(of: view, detail: .painted).root
        var (mine, its) = (viewsByElement(in: root), viewsByElement(in: ViewTree(of: fresh, detail: .painted).root))
        if ignoresPlaces {
            (mine, its) = (
                sharedElementsWithoutPlaces(of: mine, with: its), sharedElementsWithoutPlaces(of: its, with: mine)
            )
        }
        return differences(ofElementsOnScreen: mine, freshElements: its, in: ignoresPlaces ? nil : fresh)
            + differencesOfLeavingViews(in: root)
    }

    // MARK: - Self-sizing cells

    /// Whether the layout of the fresh collection view accepts the sizes that its cells prefer.
    private func layoutAcceptsGreaterHeight(ofFirstVisibleItemIn fresh: any ObservedList) -> Bool {
        if let table = fresh as? UITableView { return table.hasEstimates }
        guard let path = fresh.visibleItemPaths.first, let original = fresh.itemAttributes(at: path),
            let grown = original.copy() as? UICollectionViewLayoutAttributes
        else { return false }
        grown.size.height += 1
        return fresh.layoutOfItems.shouldInvalidateLayout(
            forPreferredLayoutAttributes: grown, withOriginalAttributes: original)
    }

    /// Scrolls the fresh collection view, in at most four steps, until the first visible item of
    /// the other collection view is at the same place on screen in both.
    private func alignFirstVisibleItem(in fresh: any ObservedList, on freshStage: Stage) {
        guard let path = view.visibleItemPaths.first, let cell = view.shownCell(ofItemAt: path) else { return }
        freshStage.act("align") { fresh.scroll(toItemAt: path, .start, animated: false) }
        for _ in 0..<3 {
            guard let counterpart = fresh.shownCell(ofItemAt: path) else { return }
            let goal = CGPoint(
                x: counterpart.frame.minX - cell.frame.minX + view.contentOffset.x,
                y: counterpart.frame.minY - cell.frame.minY + view.contentOffset.y)
            if goal == fresh.contentOffset { return }
            freshStage.act("align") { fresh.contentOffset = goal }
        }
    }

    /// Whether the layouts have different sizes for an item that is not on screen in both collection
    /// views. Such a layout has the estimated size of the item, or a size that was measured earlier.
    private func hasMeasuredOtherCells(than fresh: any ObservedList) -> Bool {
        // Headers and footers have estimated heights, too.
        if let table = fresh as? UITableView { return table.hasEstimates }
        let shown = Set(view.visibleItemPaths).intersection(fresh.visibleItemPaths)
        for (section, count) in view.itemCounts.enumerated() where section < fresh.numberOfSections {
            for item in 0..<min(count, fresh.itemCount(inSection: section)) {
                let path = IndexPath(item: item, section: section)
                guard !shown.contains(path) else { continue }
                let (mine, its) = (view.itemAttributes(at: path), fresh.itemAttributes(at: path))
                if mine?.size != its?.size { return true }
            }
        }
        return false
    }

    /// Returns those elements that both collection views show, with the origins of their frames set
    /// to zero. The size of a header or of a decoration can depend on the sizes of cells, so frames
    /// of other sizes are set to zero, together with those of the views in them.
    private func sharedElementsWithoutPlaces(of elements: Elements, with others: Elements) -> Elements {
        var shared: Elements = [:]
        for (element, nodes) in elements {
            guard let counterparts = others[element] else { continue }
            let hasOtherSize =
                element.category != .cell && nodes.map(\.frame.size) != counterparts.map(\.frame.size)
            shared[element] = nodes.map { node in
                if hasOtherSize { return node.withoutFrames }
                var node = node
                node.frame.origin = .zero
                return node
            }
        }
        return shared
    }

    // MARK: - Differences

    private typealias Elements = [ElementName: [ViewTree.Node]]

    private struct Difference {
        let text: String
        /// Whether the screen contradicts its own layout, which is a mistake with any data.
        let contradictsLayout: Bool
    }

    /// Returns the differences, at most one for each element.
    ///
    /// OPTIMIZATION: text is made only for elements that differ, because most are equal.
    ///
    /// - Parameter freshView: the fresh collection view, or nil if places are not compared.
    private func differences(
        ofElementsOnScreen elements: Elements, freshElements: Elements, in freshView: (any ObservedList)?
    ) -> [Difference] {
        Set(elements.keys).union(freshElements.keys).filter { elements[$0] != freshElements[$0] }.sorted {
            $0.description < $1.description
        }
        .compactMap {
            difference(of: $0, viewsOnScreen: elements[$0] ?? [], freshViews: freshElements[$0] ?? [], in: freshView)
        }
    }

    private func difference(
        of element: ElementName, viewsOnScreen: [ViewTree.Node], freshViews: [ViewTree.Node],
        in freshView: (any ObservedList)?
    ) -> Difference? {
        let (mine, its) = (viewsOnScreen.map(\.fullText), freshViews.map(\.fullText))
        if mine == its { return nil }
        // On some systems, UIKit leaves the earlier views of a decoration on screen beside the new
        // one. [POOL-07]
        if stage.preset.behavior.leavesDecorationsBehind, element.category == .decorationView,
            Set(its).isSubset(of: mine)
        {
            return nil
        }
        let verdict = freshView.flatMap {
            LayoutVerdict(
                on: element, here: viewsOnScreen.map(\.frame), in: view, there: freshViews.map(\.frame), in: $0)
        }
        let rest = verdict.map { "; \($0.text)" } ?? ""
        func difference(_ text: String) -> Difference {
            Difference(text: text + rest, contradictsLayout: verdict?.contradictsScreen == true)
        }
        if viewsOnScreen.isEmpty { return difference("\(element) is missing on screen") }
        if freshViews.isEmpty { return difference("\(element) is on screen, and not in a fresh \(view.listName)") }
        let head = verdict?.agreesWithScreenAlone == true ? "" : "stale: "
        let differing =
            viewsOnScreen.count == freshViews.count
            ? zip(viewsOnScreen, freshViews).flatMap { $0.differences(from: $1) }
            : ["\(viewsOnScreen.count) views, in a fresh \(view.listName) \(freshViews.count)"]
        return difference("\(head)\(element): \(differing.joined(separator: "; "))")
    }

    /// Scrolls orthogonal sections of the fresh collection view to the content offsets of these
    /// sections on screen, if these are not zero.
    private func copyOrthogonalOffsets(to fresh: any ObservedList, on freshStage: Stage) {
        let innerScrollViews = view.subviews.compactMap { $0 as? UIScrollView }.filter { $0.contentOffset != .zero }
        guard !innerScrollViews.isEmpty else { return }
        freshStage.act("scroll orthogonal sections") {
            for scrollView in innerScrollViews {
                let counterpart =
                    fresh.subviews.first { $0 is UIScrollView && $0.frame == scrollView.frame } as? UIScrollView
                if counterpart?.contentOffset != scrollView.contentOffset {
                    counterpart?.contentOffset = scrollView.contentOffset
                }
            }
        }
    }

    /// Returns the views of each element, back to front. A correct screen has one view for each
    /// element.
    private func viewsByElement(in root: ViewTree.Node) -> Elements {
        var result: Elements = [:]
        func collect(_ node: ViewTree.Node) {
            for child in node.children where child.dormant == nil {
                if let element = child.element {
                    result[element, default: []].append(child.comparable)
                } else if child.scroll != nil {
                    collect(child)
                }
            }
        }
        collect(root)
        return result
    }

    /// Returns a difference for each view that was not removed although its element no longer exists.
    private func differencesOfLeavingViews(in root: ViewTree.Node) -> [Difference] {
        var result: [Difference] = []
        func addDifferences(ofLeavingViewsBelow node: ViewTree.Node) {
            for child in node.children {
                if child.states.contains("leaving") {
                    let text = "\(child.name) is still on screen, and its element no longer exists"
                    result.append(Difference(text: text, contradictsLayout: true))
                }
                // The contents of an element's view are compared together with that view.
                if child.element == nil { addDifferences(ofLeavingViewsBelow: child) }
            }
        }
        addDifferences(ofLeavingViewsBelow: root)
        return result
    }
}

extension ViewTree.Node {
    /// The node and its contents without what may differ between new and reused views: serial
    /// numbers, numbers of reuses, dormant views, and everything about hidden views but their class.
    fileprivate var comparable: ViewTree.Node {
        var node = self
        node.name = className
        if let image, image.hasPrefix("UIImage#") { node.image = "UIImage" }
        node.reuses = 0
        let isHidden = states.contains("hidden")
        node.children = isHidden ? [] : children.compactMap { $0.dormant == nil ? $0.comparable : nil }
        guard isHidden, element == nil else { return node }
        var hidden = ViewTree.Node(name: node.name, frame: .zero)
        hidden.states = ["hidden"]
        return hidden
    }

    /// The node with the frames of all views in it set to zero.
    fileprivate var withoutFrames: ViewTree.Node {
        var node = self
        node.frame = .zero
        node.children = children.map(\.withoutFrames)
        return node
    }

    /// The properties of the node and of all views in it, as one text.
    fileprivate var fullText: String {
        let text = properties.map { "\($0.name) \($0.text)" }.joined(separator: " ")
        return ([text] + comparedChildren.map(\.fullText)).joined(separator: ", ")
    }

    /// The subviews in the order of the comparison. In a scroll view inside a cell, the order of
    /// views with equal zIndex depends on which views were reused. Such views are sorted by their
    /// texts.
    private var comparedChildren: [ViewTree.Node] {
        scroll == nil ? children : children.map { ($0.fullText, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns the properties that differ from those of another node, and those of the views in it:
    /// `UILabel.text "a", in a fresh one "b"`. If the views in a view are others, only their classes
    /// are listed.
    fileprivate func differences(from fresh: ViewTree.Node) -> [String] {
        // Nothing else of a hidden view was read.
        let isHiddenInOne = states.contains("hidden") != fresh.states.contains("hidden")
        let pairs = zip(properties, fresh.properties).filter { mine, its in
            mine.text != its.text && (!isHiddenInOne || mine.name == "state")
        }
        let own = pairs.map { "\(name).\($0.name) \($0.text), in a fresh one \($1.text)" }
        let (here, there) = (comparedChildren, fresh.comparedChildren)
        guard !isHiddenInOne, here.map(\.name) == there.map(\.name) else { return own }
        return own + zip(here, there).flatMap { $0.differences(from: $1) }
    }

    /// The properties of the view itself, each with its name.
    private var properties: [(name: String, text: String)] {
        func list(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: " ") }
        let own: [(name: String, text: String)] = [
            ("class", name), ("frame", frame.text), ("scroll", scroll.map { "\($0)" } ?? "none"),
            ("element", element.map { "\($0)" } ?? "none"), ("zIndex", "\(z)"), ("zPosition", zPosition.text),
            ("alpha", alpha.text), ("transform", list((transform ?? []).map(\.text))), ("state", list(states)),
            ("text", text.map(\.quoted) ?? "nil"), ("image", image ?? "nil"),
            ("subviews", list(comparedChildren.map(\.name))),
        ]
        return own + (appearance ?? ViewTree.Appearance()).properties
    }
}

extension ViewTree.Appearance {
    /// The background, corner radius, border, shadow opacity and text color, each with its name.
    fileprivate var properties: [(name: String, text: String)] {
        func text(_ numbers: [Double]?) -> String {
            numbers.map { $0.map { CGFloat($0).text }.joined(separator: " ") } ?? "none"
        }
        func text(_ number: Double?) -> String { number.map { CGFloat($0).text } ?? "0" }
        return [
            ("backgroundColor", text(background)), ("cornerRadius", text(cornerRadius)),
            ("borderWidth", text(borderWidth)), ("borderColor", borderWidth == nil ? "none" : text(border)),
            ("shadowOpacity", text(shadowOpacity)),
            ("textColor", text(textColor)),
        ]
    }
}

extension Stage {
    /// Returns the differences between a collection view on screen and a newly made one with the
    /// same data, as a hunt compares them.
    ///
    /// If there are differences while work is scheduled on this stage or on that of the new
    /// collection view, the clock of this stage advances by a second, because content may be
    /// loading.
    ///
    /// - Parameter make: makes a new subject.
    /// - Returns: one line for each element that differs, or an empty array if the collection view
    ///   cannot be compared, for example because something moves or the collection view is not in
    ///   the window.
    public func differences(of subject: HuntSubject, fromFreshSubject make: @MainActor () -> HuntSubject) -> [String] {
        let comparison = FreshViewComparison(of: subject, on: self)
        return comparison.isPossible ? comparison.differences(fromFreshSubject: make) : []
    }
}
