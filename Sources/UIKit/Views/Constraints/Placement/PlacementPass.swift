/// Places views and guides by their constraints.
///
/// Items that constraints place and connect, directly or through other items, are placed together
/// (`PlacementDiscovery`). An item that constraints do not place keeps its place, which enters the
/// equations as given numbers. The equations are stored with the view for which they were made
/// (`PlacementSystem`). The equations are made again after their structure has changed, for example
/// after a constraint was added, was removed, or got another priority.
@MainActor
enum PlacementPass {
    /// A number that grows with every change that could move an item, except for changes of the
    /// origin of a view's bounds.
    static var changeCount = 0
    /// The number of calls of `structureDidChange(of:)`, which marks equations as out of date.
    private(set) static var structureChangeCount = 0
    static var constantChangeCount = 0
    private(set) static var isPlacing = false

    /// Marks equations as out of date: those that contain the view or guide of `facts`.
    static func structureDidChange(of facts: LayoutItemConstraints) {
        structureChangeCount += 1
        facts.equationRevision.number = structureChangeCount
    }

    /// Places the subviews of a view together with the items that depend on them, if a change could
    /// have moved them.
    static func placeSubviews(of view: UIView) {
        guard let facts = view.constraintFacts, facts.changeCountWhenPlaced != changeCount,
            facts.hasSubviewsPlacedByConstraints || !facts.ownedConstraints.isEmpty
                || !facts.constraintsAcrossContent.isEmpty
        else { return }
        let system: PlacementSystem
        if let kept = facts.placementSystem, kept.update() {
            system = kept
        } else {
            system = PlacementSystem(PlacementDiscovery(placingSubviewsOf: view))
            facts.placementSystem = system
        }
        facts.changeCountWhenPlaced = changeCount
        isPlacing = true
        system.placeItems()
        isPlacing = false
    }

    /// Returns the size that a view gets from the constraints inside it, rounded up to whole
    /// pixels.
    static func fittingSize(
        of view: UIView, targetSize: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
    )
        -> CGSize
    {
        let target = PlacementTarget(size: targetSize, priorities: AxisPair(horizontalPriority, verticalPriority))
        let system: PlacementSystem
        if let kept = view.constraintFacts?.sizingSystem, kept.update(forTarget: target) {
            system = kept
        } else {
            system = PlacementSystem(PlacementDiscovery(sizing: view), target)
            view.constraintFacts?.sizingSystem = system
        }
        let scale = view.world.screen.scale
        func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
            (CGFloat(system.solvedLengthOfSizedView(along: axis)) * scale - 1e-4).rounded(.up) / scale
        }
        return CGSize(width: length(along: .horizontal), height: length(along: .vertical))
    }
}

/// The number of the last change to the equations of a view or guide. All stored equations
/// (`PlacementSystem`) that contain the view or guide share this object.
@MainActor
final class EquationRevision {
    var number = 0
}

/// The requested size of a view, in points, and the priority with which each length should come
/// close to it.
struct PlacementTarget {
    let size: CGSize
    let priorities: AxisPair<UILayoutPriority>
}
