/// The whole of an animated change: where each view begins and where it ends. The layout is asked for all of it before the first
/// view moves.
struct AnimatedPlan {
    /// An element whose view stays, perhaps at another index path.
    struct Staying {
        let element: VisibleElements.Element
        let entry: KnownAttributes.Entry
        /// Where it begins; nil for where it is.
        var initial: UICollectionViewLayoutAttributes?
    }

    /// An element without a size that the layout does not list, and whose view stays. [UPD-16]
    struct Unlisted {
        let element: VisibleElements.Element
        let attributes: UICollectionViewLayoutAttributes
    }

    struct Leaving {
        let element: VisibleElements.Element
        let final: UICollectionViewLayoutAttributes
    }

    struct Entering {
        let entry: KnownAttributes.Entry
        let initial: UICollectionViewLayoutAttributes
        let placing: Placing
    }

    var staying: [Staying] = []
    var unlisted: [Unlisted] = []
    var leaving: [Leaving] = []
    var entering: [Entering] = []
    /// The engine's epoch when the plan was begun.
    let epoch: Int
}
