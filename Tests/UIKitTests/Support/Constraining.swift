import Offscreen
import UIKit

extension UIView {
    /// Constrains each attribute to the same attribute of another item plus a distance, or to a
    /// number if there is no item.
    func constrain(_ distances: KeyValuePairs<NSLayoutConstraint.Attribute, CGFloat>, to item: AnyObject? = nil) {
        translatesAutoresizingMaskIntoConstraints = false
        for (attribute, distance) in distances {
            NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: .equal, toItem: item,
                attribute: item == nil ? .notAnAttribute : attribute,
                multiplier: 1, constant: distance
            ).isActive = true
        }
    }

    /// Constrains all four edges to the edges of another item, at the distance `inset` inside them.
    func fill(_ item: AnyObject, inset: CGFloat = 0) {
        constrain([.left: inset, .right: -inset, .top: inset, .bottom: -inset], to: item)
    }
}

extension Stage {
    /// Adds a view that only constraints place to another view, or to the window, and returns it.
    func child(of parent: UIView? = nil) -> UIView {
        let view = run { UIView() }
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? window).addSubview(view)
        return view
    }

    func activate(_ constraints: NSLayoutConstraint...) { act("activate") { NSLayoutConstraint.activate(constraints) } }
}
