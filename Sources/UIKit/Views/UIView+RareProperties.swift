/// Properties that few views use. They are stored separately, so that a view without them is smaller.
@MainActor
final class RareViewProperties {
    var gestureRecognizers: [UIGestureRecognizer] = []
    var mask: UIView?
    var restorationIdentifier: String?
    var interfaceStyle = UIUserInterfaceStyle.unspecified
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentScaleFactor: CGFloat?
    var accessibilityIdentifier: String?
    var accessibilityLabel: String?
    var accessibilityTraits: UIAccessibilityTraits?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityElements: [Any]?
    /// The safe area that was last announced.
    var knownSafeArea = UIEdgeInsets.zero
}

extension UIView {
    /// The rare properties, for writing. They are created at the first access.
    var extras: RareViewProperties {
        if let viewExtras { return viewExtras }
        let made = RareViewProperties()
        viewExtras = made
        return made
    }

    // MARK: - Gestures

    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { viewExtras.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
        set {
            for old in gestureRecognizers ?? [] { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    /// Adds a recogniser. Not modelled: only taps, long presses and the drags of scroll views are recognised. Recognisers of other
    /// classes only receive touches.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        extras.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
        if gestureRecognizer is UITapGestureRecognizer || gestureRecognizer is UILongPressGestureRecognizer { return }
        world.notModelled("UIView.addGestureRecognizer(_:)")
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        viewExtras?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    // MARK: - Stored values

    /// A view whose shape limits what recordings and pictures show of this view. Approximated: half transparent parts of the mask count
    /// as opaque.
    public var mask: UIView? {
        get { viewExtras?.mask }
        set {
            extras.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    public var restorationIdentifier: String? {
        get { viewExtras?.restorationIdentifier }
        set { extras.restorationIdentifier = newValue }
    }

    /// The dimming of tints. [VIEW-08] If it is `automatic`, the value of the nearest superview with another value applies, and `normal`
    /// if there is none.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { nearest(\.tintAdjustmentMode, but: .automatic) ?? .normal }
        set { extras.tintAdjustmentMode = newValue }
    }

    /// The number of pixels per point. The default is the screen's scale. Stored; pictures do not show the scale.
    public var contentScaleFactor: CGFloat {
        get { viewExtras?.contentScaleFactor ?? world.screen.scale }
        set { extras.contentScaleFactor = newValue }
    }

    /// The light or dark style of this view and the views below; unspecified to inherit the style.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewExtras?.interfaceStyle ?? .unspecified }
        set {
            let change = TraitChange(of: [self])
            extras.interfaceStyle = newValue
            defer { change.announce() }
            if newValue != .unspecified { world.hasOverriddenStyles = true }
        }
    }

    /// The style that was set for this view or the nearest superview with a style; unspecified if none was set.
    var forcedInterfaceStyle: UIUserInterfaceStyle { nearest(\.interfaceStyle, but: .unspecified) ?? .unspecified }

    /// Returns the first value that is not `nothing` in this view and its superviews, from the nearest one up; nil if there is none.
    private func nearest<Value: Equatable>(_ property: KeyPath<RareViewProperties, Value>, but nothing: Value) -> Value? {
        var ancestor: UIView? = self
        while let view = ancestor {
            if let value = view.viewExtras?[keyPath: property], value != nothing { return value }
            ancestor = view.superview
        }
        return nil
    }

    // MARK: - Other members

    /// Makes the first responder inside this view resign. If it does not resign although `force` is true, the window has no first
    /// responder any more. Returns true if the view contained a first responder, and it is not the first responder any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = firstResponderInside else { return false }
        if responder.resignFirstResponder() || !force { return !responder.isFirstResponder }
        window?.firstResponder = nil
        return true
    }

    /// The first responder, if that is this view, a view below, or the controller of one of these views; otherwise nil.
    var firstResponderInside: UIResponder? {
        guard let responder = window?.firstResponder else { return nil }
        var next: UIResponder? = responder
        while let current = next {
            if current === self { return responder }
            next = current === hostingController ? self : current.next
        }
        return nil
    }

    /// Returns a view that looks like this one. Approximated: a plain view with the same frame, color and alpha, without content.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = world.run { UIView(frame: frame) }
        copy.backgroundColor = backgroundColor
        copy.alpha = alpha
        return copy
    }

    /// Draws the tree. Not modelled: there are no pixels.
    ///
    /// - Returns: false, because nothing was drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        world.notModelled("UIView.drawHierarchy(in:afterScreenUpdates:)")
        return false
    }

    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: World.current.layoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
}
