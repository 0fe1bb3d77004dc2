/// Puts views and guides where their constraints say.
///
/// Solved at once is whatever hangs together: free items, the constraints that speak of them, the free items those speak of, and
/// so on (`PlacementDiscovery`). An item that is not free stands where it stands, and its place enters as a number. The equations
/// are kept with the view they were made for (`PlacementSystem`) and made anew when constraints come, go or get another priority.
@MainActor
enum PlacementPass {
    /// Grows with every change that could place something elsewhere.
    static var state = 0
    /// Grows with every change that makes other equations. A constant, a frame, a margin or a text gives the same ones other numbers.
    private(set) static var structure = 0
    /// Grows with every change of a constraint's constant.
    static var constants = 0
    private(set) static var isPlacing = false

    /// The equations that this view or guide is part of are not the same any more.
    static func structureChanged(of facts: LayoutFacts) {
        structure += 1
        facts.structure.state = structure
    }

    /// Places the subviews of a view, and what hangs together with them.
    static func placeSubviews(of view: UIView) {
        guard let facts = view.constraintFacts, facts.placedAt != state,
            facts.hasFreeSubviews || !facts.installed.isEmpty || !facts.tethers.isEmpty
        else { return }
        let system: PlacementSystem
        if let kept = facts.placement, kept.update() {
            system = kept
        } else {
            system = PlacementSystem(PlacementDiscovery(placingSubviewsOf: view))
            facts.placement = system
        }
        facts.placedAt = state
        isPlacing = true
        system.place()
        isPlacing = false
    }

    /// The size that constraints inside of a view give it.
    static func size(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let target = PlacementTarget(size: target, priorities: AxisPair(horizontal, vertical))
        let system: PlacementSystem
        if let kept = view.constraintFacts?.sizing, kept.update(target) {
            system = kept
        } else {
            system = PlacementSystem(PlacementDiscovery(sizing: view), target)
            // What nothing constrains is solved in no time.
            view.constraintFacts?.sizing = system
        }
        let scale = view.world.screen.scale
        func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
            (CGFloat(system.lengthOfFirst(axis)) * scale - 1e-4).rounded(.up) / scale
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}

/// When the equations that a view or a guide is part of changed last. An object of its own, so that a system can hold it and be held.
@MainActor
final class PlacementStructure {
    var state = 0
}

/// The size that a view is asked to come near to, in points, and how important that is.
struct PlacementTarget {
    let size: CGSize
    let priorities: AxisPair<UILayoutPriority>
}
