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

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    )
        -> Progress
    {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        LocalDropSession.loadObjects(ofClass: aClass, from: providers[...], after: [], completion: completion)
        return progress
    }

    /// Loads the objects one after the other, so that they are in the order of the items.
    private static func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, from providers: ArraySlice<NSItemProvider>,
        after loaded: [any NSItemProviderReading], completion: @escaping ([any NSItemProviderReading]) -> Void
    ) {
        guard let provider = providers.first else {
            return World.current.timeline.schedule(after: 0, named: "items that are loaded") { completion(loaded) }
        }
        nonisolated(unsafe) let loadRest = { (object: (any NSItemProviderReading)?) in
            let loaded = loaded + [object].compactMap(\.self)
            loadObjects(ofClass: aClass, from: providers.dropFirst(), after: loaded, completion: completion)
        }
        provider.loadObject(ofClass: aClass) { object, _ in
            nonisolated(unsafe) let object = object
            MainQueue.run { loadRest(object) }
        }
    }
}
