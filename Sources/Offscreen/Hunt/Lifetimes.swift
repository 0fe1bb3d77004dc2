import UIKit

/// Views, layouts and attributes of a stage, observed without keeping them alive. When the stage is gone, all of them must be gone.
@MainActor
package struct Lifetimes {
    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private var watched: [Watched] = []
    /// OPTIMIZATION: the present layout is kept and observed only after it is replaced, because counting references to an observed
    /// object is slower.
    private var layout: UICollectionViewLayout?

    package init() {}

    /// Notes the present layout. Earlier ones are observed.
    package mutating func note(_ new: UICollectionViewLayout?) {
        guard new !== layout else { return }
        if let layout { watched.append(Watched(name: "the \(type(of: layout))", object: layout)) }
        layout = new
    }

    /// Everything in the window, the collection view even if it has left the window, and its layout's answers.
    package mutating func watch(_ view: UICollectionView, on stage: Stage) {
        watch(below: stage.window)
        if view.window == nil { watch(below: view) }
        note(view.collectionViewLayout)
        for attributes in view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [] {
            watched.append(Watched(name: "the attributes \(attributes)", object: attributes))
        }
        note(nil)
    }

    private mutating func watch(below view: UIView) {
        watched.append(Watched(name: view.viewText, object: view))
        for child in view.subviews { watch(below: child) }
    }

    /// The objects that are still alive, each once.
    package var survivors: [String] {
        var seen: Set<ObjectIdentifier> = []
        return watched.compactMap { watched in
            guard let object = watched.object, seen.insert(ObjectIdentifier(object)).inserted else { return nil }
            return "\(watched.name) lives on when the stage has gone"
        }
    }
}
