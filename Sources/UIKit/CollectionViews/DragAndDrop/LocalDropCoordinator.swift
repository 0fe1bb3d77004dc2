/// An item of a drop, and where it came from.
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

/// One drop. The previews that fly to their places are not modelled: the time that they take passes.
@MainActor
final class LocalDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    /// The app may keep the coordinator longer than the view.
    private weak var view: UICollectionView?
    private var animations: [DropAnimation] = []

    init(
        _ view: UICollectionView, _ items: [any UICollectionViewDropItem], _ destinationIndexPath: IndexPath?,
        _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession
    ) {
        self.view = view
        self.items = items
        self.destinationIndexPath = destinationIndexPath
        self.proposal = proposal
        self.session = session
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        let context = LocalPlaceholderContext(dragItem, placeholder, in: view)
        animations.append(context)
        return context
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        view?.engine.clients.drop.askForPreview(at: indexPath)
        return animation()
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animation() }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animation() }

    private func animation() -> DropAnimation {
        let animation = DropAnimation()
        animations.append(animation)
        return animation
    }

    /// Runs what the app has added to the animations.
    func finish(after seconds: Double, in world: World) {
        for animation in animations { animation.run(seconds, in: world) }
    }
}

/// The flight of a preview to its place.
@MainActor
class DropAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    fileprivate final func run(_ seconds: Double, in world: World) {
        let animations = animations
        if !animations.isEmpty { UIView.animate(withDuration: seconds) { for animation in animations { animation() } } }
        world.timeline.after(seconds, "a drop") {
            for completion in self.completions { completion(.end) }
            (self.animations, self.completions) = ([], [])
        }
    }
}

/// A placeholder on screen.
@MainActor
final class LocalPlaceholderContext: DropAnimation, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var view: UICollectionView?
    /// Nil for a place that does not exist, and once the placeholder has ended.
    private var number: Int?

    init(_ dragItem: UIDragItem, _ placeholder: UICollectionViewPlaceholder, in view: UICollectionView?) {
        self.dragItem = dragItem
        self.view = view
        number = view?.engine.dropGap.show(placeholder)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let view, let number else { return false }
        self.number = nil
        return view.engine.dropGap.commit(number, dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let view, let number else { return false }
        self.number = nil
        return view.engine.dropGap.delete(number)
    }

    func setNeedsCellUpdate() {
        if let view, let number { view.engine.dropGap.updateCell(number) }
    }
}
