/// A drag, from the lift of its items to its end. `UIDragSession` and `UIDropSession` share these
/// members.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// Returns the position of the finger in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether at least one item conforms to one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether at least one item can be loaded as an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

/// A drag session, for the view in which the drag begins.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object that the app attaches to the drag.
    var localContext: Any? { get set }
}

/// The indicator of the progress of loading. Approximated: the value is stored and has no effect.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none
    case `default`
}

/// A drop session, for the views on which the items may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag session. It is never nil, because only drags within the app are modelled.
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads the objects of a class that the items contain. The completion is called
    /// asynchronously. The returned progress never advances.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    )
        -> Progress
}

extension UIDropSession {
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress
    where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in completion(objects.compactMap { $0 as? Value }) }
    }
}

/// An animation of a drop, to which an app adds further animations and completions.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIDragAnimating {
    /// Returns the position at which the animation ends, after its end.
    @discardableResult
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { done in addCompletion { done.resume(returning: $0) } }
    }
}
