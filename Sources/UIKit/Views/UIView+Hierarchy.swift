/// Inserts subviews with their callbacks, and moves subviews among their siblings without
/// callbacks.
extension UIView {
    var enclosingWindow: UIWindow? {
        var ancestor: UIView? = self
        while let view = ancestor {
            if let window = view.asWindow { return window }
            ancestor = view.superview
        }
        return nil
    }

    /// Inserts `view` at an index among the layer's children, after removing it from another
    /// superview. If `view` is already a subview of this view, it is only moved. Reports a failure
    /// if `view` is this view or one of its ancestors.
    func insert(_ view: UIView, at childIndex: Int) {
        guard view !== self, !isDescendant(of: view) else {
            world.fail("Can't add self as subview", hint: "\(type(of: view)) is this view or one of its ancestors")
            return
        }
        if view.superview === self {
            moveSubview(view, to: min(childIndex, backing.children.count - 1))
            return
        }
        guard backing.raiseLevels(forAdding: view.backing) else { return }
        let oldWindow = view.enclosingWindow
        let newWindow = enclosingWindow
        if oldWindow !== newWindow, oldWindow?.firstResponder != nil { view.endEditing(true) }
        view.superview?.willRemoveSubview(view)
        if oldWindow !== newWindow { view.callWillMove(toWindow: newWindow) }
        view.willMove(toSuperview: self)
        if let old = view.superview { view.deactivateOuterConstraints(whenRemovedFrom: old) }
        view.backing.parent?.detach(view.backing)
        backing.attach(CALayer.Child(layer: view.backing, view: view), at: childIndex)
        if !view.translatesAutoresizingMaskIntoConstraints { view.placementConditionsDidChange() }
        if view.world !== world { view.join(world) }
        if view.hasPendingLayout { setDescendantNeedsLayout() }
        if oldWindow !== newWindow { view.callDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        if world.hasSafeAreas { view.reportSafeAreaChangeIfNeeded() }
        setNeedsLayout()
    }

    /// Returns the index of `sibling` among the layer's children, where `view` is not counted.
    /// Returns nil if `sibling` is not a subview of this view, or is `view` itself.
    func childIndex(of sibling: UIView, excluding view: UIView) -> Int? {
        guard view !== sibling, let index = layer.index(of: sibling.layer) else { return nil }
        if view.superview === self, let old = layer.index(of: view.layer), old < index { return index - 1 }
        return index
    }

    /// Moves a subview to an index among the layer's children, counted without that subview. As in
    /// UIKit, there are no callbacks.
    func moveSubview(_ view: UIView, to childIndex: Int) {
        guard let old = layer.index(of: view.layer) else { return }
        layer.moveChild(from: old, to: childIndex)
    }

    /// Returns the index of subview number `index` among the layer's children, or the end if there
    /// is none. Neither number counts `view`.
    func childIndex(ofSubviewAt index: Int, excluding view: UIView) -> Int {
        let others = layer.children.filter { $0.view !== view }
        var count = 0
        for (position, child) in others.enumerated() where child.view != nil {
            if count == index { return position }
            count += 1
        }
        return others.count
    }

    func callWillMove(toWindow window: UIWindow?) {
        hostingController?.viewWillMove(to: window)
        willMove(toWindow: window)
        for child in backing.children { child.view?.callWillMove(toWindow: window) }
    }

    func callDidMoveToWindow() {
        didMoveToWindow()
        hostingController?.viewDidMoveToWindow()
        for child in backing.children { child.view?.callDidMoveToWindow() }
    }
}
