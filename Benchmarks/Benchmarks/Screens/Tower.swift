import UIKit

/// Views in a column. Each is held by both sides of the root, by the view above it, by a least
/// height and by a preferred height.
@MainActor
final class Tower {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: Grid.side, height: Grid.side))
    private(set) var heights: [NSLayoutConstraint] = []

    init(constraints count: Int) {
        var above: UIView?
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<count / 5 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: 30)
            height.priority = .defaultLow
            heights.append(height)
            constraints += [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
                view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
                height,
            ]
            above = view
        }
        NSLayoutConstraint.activate(constraints)
    }
}
