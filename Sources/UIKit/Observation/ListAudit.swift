/// Checks rules that a collection view or a table view must satisfy at the end of each turn of the clock. A check
/// changes nothing. Checks must be fast, because a search with random steps (`Hunt`) checks after
/// every step.
@MainActor
package struct ListAudit {
    let view: any ObservedList
    private let engine: EngineForObservation

    package init(_ view: any ObservedList) {
        self.view = view
        engine = view.engineForObservation
    }

    /// Whether no view is being animated away.
    private var hasNoLeavingViews: Bool { !engine.hasLeavingViews }

    /// Messages about broken invariants of the engine. No app can break these invariants.
    package var faults: [String] { engine.invariantProblems() }

    /// Messages about pairs of overlapping subviews of which the one in front has the smaller
    /// zIndex. Only views of elements that overlap the bounds are checked. The `zPosition` does not
    /// count.
    package var inversions: [String] {
        var findings: [String] = []
        var greatest = Int.min
        let children = view.backing.children
        for (index, child) in children.enumerated() {
            guard let upper = liveView(of: child) else { continue }
            let z = upper.reuseState.currentZIndex
            if z < greatest {
                let frame = upper.frame
                for lower in children[..<index].lazy.compactMap({ liveView(of: $0) })
                where lower.reuseState.currentZIndex > z && lower.frame.overlaps(frame) && frame.overlaps(view.bounds)
                    && lower.frame.overlaps(view.bounds)
                {
                    findings.append(
                        """
                        \(upper.viewText) (z \(z)) lies above \(lower.viewText) (z \
                        \(lower.reuseState.currentZIndex)), overlapping
                        """
                    )
                }
            }
            greatest = max(greatest, z)
        }
        return findings
    }

    /// [PASS-09] A message if the number of displays that began and did not end differs from the
    /// number of elements on screen. Nothing is checked while views are being animated away.
    package var unpairedDisplays: [String] {
        guard hasNoLeavingViews else { return [] }
        let tally = engine.tally
        let open = tally.willDisplays - tally.didEndDisplayings
        guard open != engine.elements.count else { return [] }
        return [
            """
            willDisplay \(tally.willDisplays) times and didEndDisplaying \(tally.didEndDisplayings) times \
            leave \(open) open; \(engine.elements.count) elements are on screen
            """
        ]
    }

    /// [POOL-03] A message if the number of calls of `prepareForReuse()` differs from the number of
    /// views taken from pools.
    package var unpreparedReuses: [String] {
        let tally = engine.tally
        return tally.prepareForReuses == tally.taken
            ? []
            : ["\(tally.taken) views were taken from pools, prepareForReuse was called \(tally.prepareForReuses) times"]
    }

    /// [PASS-01] A message if the content size of the view differs from that of the layout. Nothing
    /// is checked outside of a window, or while the layout is invalid.
    package var wrongContentSize: [String] {
        guard view.window != nil, !engine.isLayoutInvalid else { return [] }
        let size = view.layoutOfItems.collectionViewContentSize
        return view.contentSize == size
            ? [] : ["the content is \(view.contentSize.text) points large, the layout says \(size.text)"]
    }

    /// Messages about shown views that are hidden or not live, views in a pool that are not hidden
    /// or not dormant, and shown or pooled views outside the list.
    package var misplacedViews: [String] {
        var findings: [String] = []
        let elements = engine.elements
        for index in elements.indices {
            let view = elements[index].view
            if view.reuseState.state != .live {
                findings.append("\(view.viewText) is on screen and marked \(view.reuseState.state)")
            }
            if view.isHidden { findings.append("\(view.viewText) stands for an element and is hidden") }
            if !isInList(view) {
                findings.append("\(view.viewText) stands for an element outside the \(engine.listName)")
            }
        }
        engine.forEachDormantView { dormant, identifier in
            if dormant.reuseState.state == .dormant, dormant.isHidden, isInList(dormant) { return }
            let look = dormant.isHidden ? "hidden" : "not hidden"
            let place = isInList(dormant) ? "" : ", outside the \(engine.listName)"
            findings.append(
                """
                \(dormant.viewText) waits in pool "\(identifier)" and is \(dormant.reuseState.state), \(look)\(place)
                """
            )
        }
        return findings
    }

    /// A message if the number of the engine's views in the hierarchy differs from the number that
    /// were made and not dropped. Nothing is checked while views are being animated away.
    package var strayViews: [String] {
        guard hasNoLeavingViews else { return [] }
        let expected = engine.tally.made - engine.tally.dropped
        let found = engineViewCount(in: view)
        // A view that the app of a table view has dequeued and not returned is not in the list.
        return expected == found || engine.takesViewsOfApp && found < expected
            ? [] : ["\(expected) views were made and not let go; \(found) are in the \(engine.listName)"]
    }

    private func engineViewCount(in parent: UIView) -> Int {
        var count = 0
        for child in parent.backing.children {
            guard let view = child.view else { continue }
            if let state = view.reuseStateIfReusable {
                if state.state != .foreign { count += 1 }
            } else if view !== self.view.backgroundView, (view as? UIScrollView)?.observedList == nil {
                count += engineViewCount(in: view)
            }
        }
        return count
    }

    /// [ORDER-01], [ORDER-02] Returns a message if a touch at the center of an element's visible
    /// part reaches a reusable view other than the one that is painted topmost there, among the
    /// views that receive touches. A center on an edge of a view is not checked.
    ///
    /// - Parameter number: the index of the element to check among the elements on screen, modulo
    ///   their number.
    package func messagesAboutMisleadingTouch(forElementNumber number: Int) -> [String] {
        let elements = engine.elements
        guard !elements.isEmpty, let window = view.window else { return [] }
        let element = elements[number % elements.count].view
        let frame = element.superview?.convert(element.frame, to: view) ?? element.frame
        guard let seen = frame.intersectionIncludingEdges(with: view.bounds), seen.width > 0, seen.height > 0 else {
            return []
        }
        let point = CGPoint(x: seen.midX, y: seen.midY)
        var touched = window.hitTest(view.convert(point, to: nil), with: nil)
        // Descendants of a view count as the view itself, including the cells of a collection view
        // inside it.
        guard let painted = topmostTouchableView(in: view, at: point), let found = touched,
            !found.isDescendant(of: painted)
        else {
            return []
        }
        while let current = touched, !current.isReusableView { touched = current.superview }
        guard let touched, !isOnViewEdge(point) else { return [] }
        return [
            "at (\(point.x.text),\(point.y.text)) \(painted.viewText) is seen, and a touch reaches \(touched.viewText)"
        ]
    }

    /// The messages of ``messagesAboutMisleadingTouch(forElementNumber:)`` for all elements on
    /// screen.
    package var misleadingTouches: [String] {
        engine.elements.indices.flatMap { messagesAboutMisleadingTouch(forElementNumber: $0) }
    }

    /// Whether a point lies on an edge of a view. Such a point is not checked, because rounding can
    /// put it on either side.
    private func isOnViewEdge(_ point: CGPoint) -> Bool {
        let tolerance = 1e-6
        return engine.elements.contains { element in
            let frame = element.view.convert(element.view.bounds, to: view)
            return frame.insetBy(dx: -tolerance, dy: -tolerance).contains(point)
                && !frame.insetBy(dx: tolerance, dy: tolerance).contains(point)
        }
    }

    /// Returns the topmost view that is painted at a point of `parent`, among the views of elements
    /// that receive touches.
    private func topmostTouchableView(in parent: UIView, at point: CGPoint) -> UIView? {
        var painted: (view: UIView, zPosition: CGFloat)?
        for child in parent.backing.children.reversed() {
            // OPTIMIZATION: the frame of a view that is painted below the one found is not computed.
            if let painted, child.layer.zPosition <= painted.zPosition { continue }
            var found: UIView?
            // [COMP-02] The cells of an orthogonal section are inside the section's scroll view. A
            // cell that is moved interactively can be painted outside that scroll view, where no
            // touch reaches it.
            if engine.mayHaveInnerScrollViews, let inner = child.view as? ElementScrollView,
                inner.frame.contains(point)
            {
                found = topmostTouchableView(in: inner, at: inner.convert(point, from: parent))
            } else if child.layer.frame.contains(point), let candidate = liveView(of: child), candidate.takesTouches {
                found = candidate
            }
            if let found { painted = (found, child.layer.zPosition) }
        }
        return painted?.view
    }

    /// Whether a view is inside the list.
    /// OPTIMIZATION: nearly all views are children of the list itself, which is checked
    /// first.
    private func isInList(_ inner: UIView) -> Bool {
        inner.isChild(of: view) || inner.isDescendant(of: view)
    }

    private func liveView(of child: CALayer.Child) -> UIView? {
        guard let view = child.view, view.reuseStateIfReusable?.state == .live else { return nil }
        return view
    }
}
