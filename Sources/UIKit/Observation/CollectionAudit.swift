/// Checks the rules that a collection view at rest must keep. A check changes nothing, and it is cheap, because a hunt makes it
/// after every step.
@MainActor
package struct CollectionAudit {
    let view: UICollectionView

    package init(_ view: UICollectionView) {
        self.view = view
    }

    private var engine: CollectionEngine { view.engine }

    /// Whether no view is being animated away.
    private var isAtRest: Bool { engine.state.departing.isEmpty }

    /// Faults in the engine's own bookkeeping. No app can cause them.
    package var faults: [String] { engine.checkInvariants() }

    /// Views that overlap the wrong way round: the one above has the smaller zIndex.
    package var inversions: [String] {
        var findings: [String] = []
        var greatest = Int.min
        let children = view.backing.children
        for (index, child) in children.enumerated() {
            guard let upper = live(child) else { continue }
            let z = upper.appliedZ
            if z < greatest {
                let frame = upper.frame
                for lower in children[..<index].lazy.compactMap({ live($0) })
                where lower.appliedZ > z && lower.frame.overlaps(frame) && frame.overlaps(view.bounds) && lower.frame.overlaps(view.bounds)
                {
                    findings.append("\(upper.viewText) (z \(z)) lies above \(lower.viewText) (z \(lower.appliedZ)), overlapping")
                }
            }
            greatest = max(greatest, z)
        }
        return findings
    }

    /// [PASS-09] Elements whose display began and did not end must be as many as the elements on screen.
    package var unpairedDisplays: [String] {
        guard isAtRest else { return [] }
        let tally = engine.journal.tally
        let open = tally.willDisplays - tally.didEndDisplayings
        guard open != engine.state.visible.elements.count else { return [] }
        return [
            "willDisplay \(tally.willDisplays) times and didEndDisplaying \(tally.didEndDisplayings) times leave \(open) open; "
                + "\(engine.state.visible.elements.count) elements are on screen"
        ]
    }

    /// [POOL-03]
    package var unpreparedReuses: [String] {
        let tally = engine.journal.tally
        return tally.prepareForReuses == tally.taken
            ? [] : ["\(tally.taken) views were taken from pools, prepareForReuse was called \(tally.prepareForReuses) times"]
    }

    /// [PASS-01] Outside a window nothing is laid out, so nothing is checked.
    package var wrongContentSize: [String] {
        guard view.window != nil, !engine.state.readiness.isLayoutInvalid else { return [] }
        let size = view.collectionViewLayout.collectionViewContentSize
        return view.contentSize == size ? [] : ["the content is \(view.contentSize.text) points large, the layout says \(size.text)"]
    }

    /// A view on screen must be live and visible, a view in a pool dormant and hidden, and both must be inside the collection view.
    package var misplacedViews: [String] {
        var findings: [String] = []
        let elements = engine.state.visible.elements
        for index in elements.indices {
            let view = elements[index].view
            if view.standing.state != .live { findings.append("\(view.viewText) is on screen and marked \(view.standing.state)") }
            if view.isHidden { findings.append("\(view.viewText) stands for an element and is hidden") }
            if !isInside(view) { findings.append("\(view.viewText) stands for an element outside the collection view") }
        }
        for pool in engine.state.pools.all {
            for dormant in pool.dormant where dormant.standing.state != .dormant || !dormant.isHidden || !isInside(dormant) {
                findings.append(
                    "\(dormant.viewText) waits in pool \"\(pool.identifier)\" and is \(dormant.standing.state), "
                        + "\(dormant.isHidden ? "hidden" : "not hidden")\(isInside(dormant) ? "" : ", outside the collection view")"
                )
            }
        }
        return findings
    }

    /// The views in the hierarchy must be exactly those that were made and not released.
    package var strayViews: [String] {
        guard isAtRest else { return [] }
        let kept = engine.journal.tally.made - engine.journal.tally.dropped
        let found = count(in: view)
        return kept == found ? [] : ["\(kept) views were made and not let go; \(found) are in the collection view"]
    }

    private func count(in parent: UIView) -> Int {
        var count = 0
        for child in parent.backing.children {
            guard let view = child.view else { continue }
            if let reusable = view.asReusable {
                if reusable.standing.state != .foreign { count += 1 }
            } else if view !== self.view.backgroundView {
                count += self.count(in: view)
            }
        }
        return count
    }

    /// [ORDER-01], [ORDER-02] What is painted topmost at a point is what a touch there reaches.
    ///
    /// - Parameter sample: the index, among the cells on screen, of the cell to check.
    package func misleadingTouch(sample: Int) -> [String] {
        let cells = engine.state.visible.elements
        guard !cells.isEmpty, let window = view.window else { return [] }
        let frame = cells[sample % cells.count].view.frame
        guard let seen = frame.common(with: view.bounds), seen.width > 0, seen.height > 0 else { return [] }
        let point = CGPoint(x: seen.midX, y: seen.midY)
        var hit = window.hitTest(view.convert(point, to: nil), with: nil)
        // Descendants of a view count as the view itself, also the cells of a collection view inside it.
        guard let painted = topmost(of: view, at: point), let found = hit, !found.isDescendant(of: painted) else { return [] }
        while let current = hit, !current.isReusableView { hit = current.superview }
        guard let hit, !isOnAnEdge(point) else { return [] }
        return ["at (\(point.x.text),\(point.y.text)) \(painted.viewText) is seen, and a touch reaches \(hit.viewText)"]
    }

    /// ``misleadingTouch(sample:)`` of every cell on screen.
    package var misleadingTouches: [String] { engine.state.visible.elements.indices.flatMap { misleadingTouch(sample: $0) } }

    /// Two ways of computing a point can differ in the last bit, so a point on an edge is not judged.
    private func isOnAnEdge(_ point: CGPoint) -> Bool {
        let hair = 1e-6
        return engine.state.visible.elements.contains { element in
            let frame = element.view.convert(element.view.bounds, to: view)
            return frame.insetBy(dx: -hair, dy: -hair).contains(point) && !frame.insetBy(dx: hair, dy: hair).contains(point)
        }
    }

    /// The view that is painted last at a point of a view, among those that take touches.
    private func topmost(of parent: UIView, at point: CGPoint) -> UICollectionReusableView? {
        var painted: UICollectionReusableView?
        for child in parent.backing.children {
            // [COMP-02] The cells of a row are inside the row's scroll view. A carried cell can be painted beyond the row, where no
            // touch reaches it.
            if engine.state.scrollsInside, let row = child.view as? ElementScrollView, row.frame.contains(point) {
                painted = topmost(of: row, at: row.convert(point, from: parent)) ?? painted
            }
            guard child.layer.frame.contains(point), let candidate = live(child), candidate.takesTouches else { continue }
            if painted == nil || candidate.backing.zPosition >= painted!.backing.zPosition { painted = candidate }
        }
        return painted
    }

    /// OPTIMIZATION: nearly all stand in the collection view itself.
    private func isInside(_ inner: UICollectionReusableView) -> Bool { inner.isChild(of: view) || inner.isDescendant(of: view) }

    private func live(_ child: CALayer.Child) -> UICollectionReusableView? {
        guard let reusable = child.view?.asReusable, reusable.standing.state == .live else { return nil }
        return reusable
    }
}
