/// A plan of an animated change: the attributes with which the animation of each view begins and
/// ends. The layout is asked for all of them before the first view moves.
struct AnimatedChangePlan {
    /// A view that is on screen before the change.
    struct ExistingView {
        /// The view and its element. The key is that of the element after the change, or before it
        /// if the element leaves.
        let element: VisibleElements.Element
        /// The attributes with which the animation of the view ends.
        let attributes: UICollectionViewLayoutAttributes
        /// The attributes with which the animation of the view begins; nil for its current
        /// attributes.
        var initial: UICollectionViewLayoutAttributes?
    }

    struct EnteringElement {
        let entry: KnownAttributes.Entry
        let initial: UICollectionViewLayoutAttributes
        let placing: PlacementRule
    }

    var staying: [ExistingView] = []
    /// Items without width or height whose views stay, although the layout did not return the items
    /// for the visible rectangle. [UPD-16]
    var unlisted: [ExistingView] = []
    var leaving: [ExistingView] = []
    var entering: [EnteringElement] = []
    let planVersion: Int
}

/// Converts the keys of elements before an animated change into those after it, and back. The
/// change may move elements to other index paths.
struct ElementCorrespondence {
    /// Returns the key that an element has after the change, for its key before the change; nil if
    /// the element is gone or gets another view.
    let destination: (ElementKey) -> ElementKey?
    /// Returns the key that an element had before the change, for its key after the change; nil if
    /// the element is new or gets another view.
    let source: (ElementKey) -> ElementKey?
    /// Whether the change is a batch update.
    var isUpdate = false
    /// Whether a header or footer may get the size zero. If not, that is a failure. [UPD-14]
    var allowsVanishedHeaders = true
    /// The keys, after the change, of the reloaded items on screen. These items get other views.
    var replacements: [ElementKey] = []
    /// Returns whether a view stays on screen forever, although its element has left the screen.
    /// This is a fault of some systems. [POOL-07]
    var staysBehind: (ElementKey) -> Bool = { _ in false }

    /// Returns the correspondence for a change that moves no element to another index path. An
    /// element whose attributes were not stored before the change counts as new.
    static func keepingPaths(of known: KnownAttributes.Snapshot) -> ElementCorrespondence {
        ElementCorrespondence(destination: { $0 }, source: { known.entries.index(of: $0) == nil ? nil : $0 })
    }
}
