/// An item of a drop, and its index path in the target collection view if it was dragged from
/// there.
@MainActor
final class LocalDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}

/// The coordinator of one drop. Previews are not modelled. The app's completions are called after
/// the duration of a drop's animation.
@MainActor
final class LocalDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    /// The collection view on which the items are dropped. The reference is weak, because an app
    /// may keep the coordinator longer than the view.
    private weak var view: UICollectionView?
    private let world: World
    private var animations: [DropAnimation] = []

    init(
        on view: UICollectionView, items: [any UICollectionViewDropItem], destinationIndexPath: IndexPath?,
        proposal: UICollectionViewDropProposal, session: any UIDropSession
    ) {
        self.view = view
        world = view.world
        self.items = items
        self.destinationIndexPath = destinationIndexPath
        self.proposal = proposal
        self.session = session
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let context = LocalPlaceholderContext(dragItem, placeholder, in: view)
        animations.append(context)
        return context
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        view?.dragging.askForPreviewParameters(ofItemAt: indexPath)
        return addAnimation()
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        addAnimation()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { addAnimation() }

    private func addAnimation() -> DropAnimation {
        let animation = DropAnimation()
        animations.append(animation)
        return animation
    }

    /// Runs the animations that the app has added, and calls the completions after `seconds`.
    func runAnimations(forSeconds seconds: Double) {
        for animation in animations { animation.run(forSeconds: seconds, in: world) }
    }
}

/// The animation of a dropped item's preview to its final position. The preview is not modelled.
/// Only the animations and completions that the app adds are run.
@MainActor
class DropAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    fileprivate final func run(forSeconds seconds: Double, in world: World) {
        let animations = animations
        if !animations.isEmpty { UIView.animate(withDuration: seconds) { for animation in animations { animation() } } }
        world.timeline.schedule(after: seconds, named: "a drop") {
            for completion in self.completions { completion(.end) }
            (self.animations, self.completions) = ([], [])
        }
    }
}

/// The context of a placeholder. An app uses it to replace or delete the placeholder.
@MainActor
final class LocalPlaceholderContext: DropAnimation, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var view: UICollectionView?
    /// The number that the collection view assigned to the placeholder. Nil after a call to replace
    /// or delete the placeholder, or if the placeholder could not be shown, for example because its
    /// index path does not exist.
    private var number: Int?

    init(_ dragItem: UIDragItem, _ placeholder: UICollectionViewPlaceholder, in view: UICollectionView?) {
        self.dragItem = dragItem
        self.view = view
        number = view?.engineForDragging.show(
            DropPlaces.Placeholder(
                path: placeholder.insertionIndexPath, reuseIdentifier: placeholder.reuseIdentifier,
                configure: { placeholder.cellUpdateHandler?($0 as! UICollectionViewCell) }))
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let view, let number else { return false }
        self.number = nil
        return view.engineForDragging.commitPlaceholder(number: number, updates: dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let view, let number else { return false }
        self.number = nil
        return view.engineForDragging.deletePlaceholder(number: number)
    }

    func setNeedsCellUpdate() {
        if let view, let number { view.engineForDragging.updateCell(ofPlaceholder: number) }
    }
}
