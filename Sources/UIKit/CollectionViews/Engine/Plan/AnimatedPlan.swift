/// The attributes with which each view of an animated change begins and ends. The layout is asked for all of them before the first view
/// moves.
struct AnimatedPlan {
    /// A view on screen, whose element may get another index path, and the attributes with which the view ends.
    struct ExistingView {
        let element: VisibleElements.Element
        let attributes: UICollectionViewLayoutAttributes
        /// The attributes with which the view begins; nil for its current attributes.
        var initial: UICollectionViewLayoutAttributes?
    }

    struct EnteringElement {
        let entry: KnownAttributes.Entry
        let initial: UICollectionViewLayoutAttributes
        let placing: Placing
    }

    var staying: [ExistingView] = []
    /// Elements without width or height that the layout does not list, and whose views stay. [UPD-16]
    var unlisted: [ExistingView] = []
    var leaving: [ExistingView] = []
    var entering: [EnteringElement] = []
    /// The value of `EngineState.planVersion` when the plan was begun. The plan is invalid if that value has changed since.
    let planVersion: Int
}
