/// A drag from the lifting of its items to the end, as both of its ends see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// The place of the finger.
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether at least one item has one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether at least one item can be loaded as an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

/// A drag as the view sees it that the items come from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// The app's own object for this drag.
    var localContext: Any? { get set }
}

/// How the progress of loading is shown. Kept: nothing is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none
    case `default`
}

/// A drag as the view sees it that the items may be dropped on.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag behind it. It is always there, because nothing is dragged between apps.
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads what the items have of a class. The completion comes in a later turn.
    @discardableResult
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void)
        -> Progress
}

extension UIDropSession {
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void) -> Progress
    where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in completion(objects.compactMap { $0 as? Value }) }
    }
}

/// Something that a drop animates, to which an app adds its own animations and what comes after them.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
