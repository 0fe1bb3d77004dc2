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
