import UIKit

/// The views, layouts and attributes of a stage that must be deallocated together with the stage.
/// Except for the present layout, they are held by weak references.
@MainActor
package struct WatchedObjects {
    private struct WeakObject {
        let name: String
        weak var object: AnyObject?
    }

    private var watched: [WeakObject] = []
    /// The present layout of the collection view.
    ///
    /// OPTIMIZATION: it is held strongly until it is replaced, because reference counting is slower
    /// for an object with weak references.
    private var layout: UICollectionViewLayout?

    package init() {}

    /// Records the present layout. From then on, the previous layout is only held weakly.
    package mutating func noteLayout(_ new: UICollectionViewLayout?) {
        guard new !== layout else { return }
        if let layout { watched.append(WeakObject(name: "the \(type(of: layout))", object: layout)) }
        layout = new
    }

    /// Records every view in the window, the collection view even if it has left the window, and
    /// the attributes that its layout returns for the bounds.
    package mutating func watch(_ view: any ObservedList, on stage: Stage) {
        watchTree(of: stage.window)
        if view.window == nil { watchTree(of: view) }
        noteLayout(view.layoutOfItems)
        for attributes in view.layoutOfItems.layoutAttributesForElements(in: view.bounds) ?? [] {
            watched.append(WeakObject(name: "the attributes \(attributes)", object: attributes))
        }
        noteLayout(nil)
    }

    private mutating func watchTree(of view: UIView) {
        watched.append(WeakObject(name: view.viewText, object: view))
        for child in view.subviews { watchTree(of: child) }
    }

    /// A line for each object that is still alive.
    package var survivors: [String] {
        var seen: Set<ObjectIdentifier> = []
        return watched.compactMap { watched in
            guard let object = watched.object, seen.insert(ObjectIdentifier(object)).inserted else { return nil }
            return "\(watched.name) is still alive after the stage was released"
        }
    }
}
