extension UIView {
    /// [ORDER-02] Touches go by the sibling list, not by the order in which views are painted.
    func hitTestInSiblingOrder(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for child in backing.children.reversed() {
            guard let view = child.view, view.takesTouches else { continue }
            if let hit = view.hitTest(view.backing.pointFromSuperlayer(point), with: event) { return hit }
        }
        return self
    }

    var takesTouches: Bool { !isHidden && backing.opacity >= 0.01 && isUserInteractionEnabled }
}
