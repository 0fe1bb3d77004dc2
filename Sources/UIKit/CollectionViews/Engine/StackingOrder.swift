/// Where among its siblings a reusable view is put: the only file that touches their positions.
///
/// There is no global sort. A view is placed when it is made, when it is taken with another z, or when its z changes;
/// nothing else repairs the order. [STACK-01]
@MainActor
struct StackingOrder {
    let engine: CollectionEngine

    /// Puts a view where its z belongs, and stores that z.
    ///
    /// A view already among the siblings whose stored z is the wanted one is not moved. [STACK-03]
    @inline(__always)
    func place(_ view: UICollectionReusableView, z: Int, cause: ProbeEvent.Cause) {
        if !engine.embeds, view.standing.stackingZ == z, cause != .front, engine.withView({ view.isChild(of: $0) }) {
            recordThatItStays(view, z: z, cause: cause)
        } else {
            move(view, z: z, cause: cause)
        }
    }

    private func recordThatItStays(_ view: UICollectionReusableView, z: Int, cause: ProbeEvent.Cause) {
        record(view, z: z, cause: cause, stays: true)
    }

    private func move(_ view: UICollectionReusableView, z: Int, cause: ProbeEvent.Cause) {
        let parent = engine.parent(of: view)
        let isThere = view.isChild(of: parent)
        if isThere, view.standing.stackingZ == z, cause != .front { return recordThatItStays(view, z: z, cause: cause) }
        view.standing.stackingZ = z
        let index = cause == .front ? indexInFront(in: parent, leaving: view) : index(for: z, in: parent, leaving: view)
        if isThere { parent.moveSubview(view, to: index) } else { engine.arrange { parent.insert(view, at: index) } }
        engine.tally.moved += 1
        record(view, z: z, cause: cause)
    }

    /// [STACK-14] In front of all reusable siblings, whatever their z.
    private func indexInFront(in parent: UIView, leaving view: UIView) -> Int {
        var index = 0
        var position = 0
        for child in parent.layer.children where child.view !== view {
            position += 1
            if let sibling = child.view, sibling.isReusableView || sibling is ElementScrollView { index = position }
        }
        return index
    }

    /// Stores the z of a view that stays where it is: what a mechanism does with the final attributes of a view that it hit.
    /// [STACK-05], [STACK-14]
    func storeWithoutMoving(_ view: UICollectionReusableView, z: Int) {
        guard view.standing.stackingZ != z else { return }
        view.standing.stackingZ = z
        record(view, z: z, cause: .stored)
    }

    /// [STACK-02] From the back: compare with each reusable sibling's stored z, remember the last one not greater, stop at the
    /// first greater one. Dormant and animating views take part with what they last had. [STACK-04]
    func index(for z: Int, in parent: UIView, leaving view: UIView) -> Int {
        let endsAtForeignView = engine.behavior.placement == .walkUntilForeignView
        var best = 0
        var position = 0
        for child in parent.layer.children where child.view !== view {
            if let sibling = child.view, sibling.isReusableView {
                if unsafeDowncast(sibling, to: UICollectionReusableView.self).standing.stackingZ > z { break }
                best = position + 1
            } else if let scroller = child.view as? ElementScrollView {
                if scroller.stackingZ > z { break }
                best = position + 1
            } else if endsAtForeignView, child.view !== engine.view.backgroundView {
                break
            }
            position += 1
        }
        return best
    }

    // MARK: - Runs

    /// [STACK-10] Where `sendSubviewToBack` and `bringSubviewToFront` lead under the `runs` rule: to the end of the view's own
    /// run of equal z. Nil when the rule does not apply, because of the preset or because the view is the app's own.
    func indexInRun(of view: UIView, atFront: Bool) -> Int? {
        guard engine.behavior.placement == .runs, view.isReusableView else { return nil }
        let z = unsafeDowncast(view, to: UICollectionReusableView.self).standing.stackingZ
        var first: Int?
        var last: Int?
        var position = 0
        for child in engine.view.layer.children where child.view !== view {
            if let sibling = child.view, sibling.isReusableView,
                unsafeDowncast(sibling, to: UICollectionReusableView.self).standing.stackingZ == z
            {
                if first == nil { first = position }
                last = position + 1
            }
            position += 1
        }
        // Alone in its run it stays where it is.
        guard let first, let last else { return engine.view.layer.index(of: view.layer) }
        return atFront ? last : first
    }

    /// In every pass, last of all. [PASS-01]
    func sendBackgroundViewToBack() {
        guard let background = engine.view.backgroundView, background.superview === engine.view,
            let index = engine.view.layer.index(of: background.layer)
        else { return }
        engine.view.layer.moveChild(from: index, to: 0)
    }

    @inline(__always)
    func record(_ view: UICollectionReusableView, z: Int, cause: ProbeEvent.Cause, stays: Bool = false) {
        engine.record {
            $0.write(
                .place, in: $1, view: view.name, number: engine.parent(of: view).backing.index(of: view.backing) ?? -1, z: z, cause: cause,
                staysInPlace: stays)
        }
    }
}
