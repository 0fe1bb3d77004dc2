/// A drag session within the app, for the view in which the drag begins.
@MainActor
final class LocalDragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// Whether the finger has moved since the lift.
    var hasBegun = false
    /// The position of the finger in the window.
    var point = CGPoint.zero

    func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// The drop session of a drag within the app, for the views on which the items may be dropped.
@MainActor
final class LocalDropSession: NSObject, UIDropSession {
    private let drag: LocalDragSession
    nonisolated let progress = Progress(totalUnitCount: 1)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    init(of drag: LocalDragSession) {
        self.drag = drag
    }

    var localDragSession: (any UIDragSession)? { drag }
    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

    /// Loads the objects one after the other, so that they are in the order of the items.
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void)
        -> Progress
    {
        let loader = ObjectLoader(items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, aClass, completion)
        loader.loadRemainingObjects()
        return progress
    }

    @MainActor
    private final class ObjectLoader {
        private var waiting: [NSItemProvider]
        private var loaded: [any NSItemProviderReading] = []
        private let type: any NSItemProviderReading.Type
        private let completion: ([any NSItemProviderReading]) -> Void

        init(
            _ providers: [NSItemProvider], _ type: any NSItemProviderReading.Type,
            _ completion: @escaping ([any NSItemProviderReading]) -> Void
        ) {
            waiting = providers
            self.type = type
            self.completion = completion
        }

        func loadRemainingObjects() {
            guard !waiting.isEmpty else {
                return World.current.timeline.schedule(after: 0, named: "items that are loaded") { self.completion(self.loaded) }
            }
            waiting.removeFirst().loadObject(ofClass: type) { object, _ in
                nonisolated(unsafe) let object = object
                MainQueue.run {
                    if let object { self.loaded.append(object) }
                    self.loadRemainingObjects()
                }
            }
        }
    }
}
