/// Places views and guides by their constraints.
///
/// Items that depend on each other are placed together: free items that constraints connect, directly or through others
/// (`PlacementDiscovery`). An item that is not free keeps its place, which enters the equations as a given number. The equations
/// are stored with the view for which they were made (`PlacementSystem`), and made again after constraints are added or removed or
/// get another priority.
@MainActor
enum PlacementPass {
    /// A number that grows with every change that could move an item.
    static var state = 0
    /// A number that grows with every change of the equations. A constant, frame, margin or text changes only their numbers.
    private(set) static var structure = 0
    /// A number that grows with every change of a constraint's constant.
    static var constants = 0
    private(set) static var isPlacing = false

    /// Marks the equations that contain a view or guide as out of date.
    static func structureChanged(of facts: LayoutFacts) {
        structure += 1
        facts.structure.state = structure
    }

    /// Places the subviews of a view, and the items that depend on them.
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

    /// Returns the size that the constraints inside a view give it.
    static func size(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let target = PlacementTarget(size: target, priorities: AxisPair(horizontal, vertical))
        let system: PlacementSystem
        if let kept = view.constraintFacts?.sizing, kept.update(target) {
            system = kept
        } else {
            system = PlacementSystem(PlacementDiscovery(sizing: view), target)
            // Without facts nothing is stored, because a view without constraints is solved quickly.
            view.constraintFacts?.sizing = system
        }
        let scale = view.world.screen.scale
        func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
            (CGFloat(system.sizedLength(axis)) * scale - 1e-4).rounded(.up) / scale
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}

/// The number of the last change to the equations of a view or a guide. An object, so that systems can share it.
@MainActor
final class PlacementStructure {
    var state = 0
}

/// The size, in points, that a view should come close to, and the importance of each length.
struct PlacementTarget {
    let size: CGSize
    let priorities: AxisPair<UILayoutPriority>
}
