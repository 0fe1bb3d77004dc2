/// Properties that few views use. They are stored in this separate object, because they would
/// enlarge every view.
@MainActor
final class RareViewProperties {
    var gestureRecognizers: [UIGestureRecognizer] = []
    var mask: UIView?
    var restorationIdentifier: String?
    /// The style that was set for the view.
    var interfaceStyle = UIUserInterfaceStyle.unspecified
    var traitOverrides = UITraitOverrides()
    var traitRegistrations: [TraitRegistration] = []
    var interactions: [any UIInteraction] = []
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentScaleFactor: CGFloat?
    var accessibilityIdentifier: String?
    var accessibilityLabel: String?
    var accessibilityTraits: UIAccessibilityTraits?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityElements: [Any]?
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var accessibilityRespondsToUserInteraction: Bool?
    var accessibilityFrame: CGRect?
    var groupsAccessibilityChildren = false
    var accessibilityActivationPoint: CGPoint?
    var accessibilityPath: UIBezierPath?
    var accessibilityLanguage: String?
    /// The safe area insets for which `reportSafeAreaChangeIfNeeded()` last called the callbacks.
    var lastReportedSafeArea = UIEdgeInsets.zero
}

extension UIView {
    var rareProperties: RareViewProperties {
        if let rarePropertiesIfPresent { return rarePropertiesIfPresent }
        let made = RareViewProperties()
        rarePropertiesIfPresent = made
        return made
    }

    // MARK: - Gestures

    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { rarePropertiesIfPresent.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
        set {
            for old in gestureRecognizers ?? [] { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    /// Adds a gesture recogniser. Approximated: UIKit's own recognisers recognise only taps, long
    /// presses and the drags of scroll views. A custom subclass receives touches, and calls its
    /// targets when it sets `state`.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        rareProperties.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
        if gestureRecognizer is UITapGestureRecognizer || gestureRecognizer is UILongPressGestureRecognizer { return }
        world.recordNotModelled("UIView.addGestureRecognizer(_:)")
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        rarePropertiesIfPresent?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    // MARK: - Mask, tint, scale and style

    /// A view whose shape limits which part of this view recordings and pictures show.
    /// Approximated: semitransparent parts of the mask count as opaque.
    public var mask: UIView? {
        get { rarePropertiesIfPresent?.mask }
        set {
            rareProperties.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    public var restorationIdentifier: String? {
        get { rarePropertiesIfPresent?.restorationIdentifier }
        set { rareProperties.restorationIdentifier = newValue }
    }

    /// The dimming of tints. [VIEW-08] If it was not set, or was set to `automatic`, the getter
    /// returns the mode of the nearest superview with another mode, or `normal` if there is none.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { nearest(\.tintAdjustmentMode, ignoring: .automatic) ?? .normal }
        set { rareProperties.tintAdjustmentMode = newValue }
    }

    /// The number of pixels per point. The default is the screen's scale. Stored; pictures do not
    /// show the scale.
    public var contentScaleFactor: CGFloat {
        get { rarePropertiesIfPresent?.contentScaleFactor ?? world.screen.scale }
        set { rareProperties.contentScaleFactor = newValue }
    }

    /// The light or dark style of this view and its descendants; `unspecified` to inherit the style
    /// from the superview.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rarePropertiesIfPresent?.interfaceStyle ?? .unspecified }
        set { changeTraits(overriding: newValue != .unspecified) { rareProperties.interfaceStyle = newValue } }
    }

    /// Returns the value of `property` in the nearest view, from this view up, where it is not
    /// `ignored`; nil if there is no such view.
    private func nearest<Value: Equatable>(_ property: KeyPath<RareViewProperties, Value>, ignoring ignored: Value)
        -> Value?
    {
        var ancestor: UIView? = self
        while let view = ancestor {
            if let value = view.rarePropertiesIfPresent?[keyPath: property], value != ignored { return value }
            ancestor = view.superview
        }
        return nil
    }

    // MARK: - First responder, snapshots and reading direction

    /// Makes the first responder in this view or below it resign. If the responder does not resign
    /// and `force` is true, the window loses its first responder anyway. Returns true if there was
    /// a first responder in this view that has now lost this status.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = firstResponderInside else { return false }
        if responder.resignFirstResponder() || !force { return !responder.isFirstResponder }
        window?.firstResponder = nil
        return true
    }

    /// The window's first responder if this view or its controller is in the responder chain that
    /// begins at that responder; otherwise nil.
    var firstResponderInside: UIResponder? {
        guard let responder = window?.firstResponder else { return nil }
        let chain = sequence(first: responder) { $0 === self.hostingController ? self : $0.next }
        return chain.contains { $0 === self } ? responder : nil
    }

    /// Returns a view that can be shown in place of this one. Approximated: it has the same frame,
    /// background color and alpha, but no content.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = world.run { UIView(frame: frame) }
        copy.backgroundColor = backgroundColor
        copy.alpha = alpha
        return copy
    }

    /// Draws the view and its descendants. Not modelled: there are no pixels.
    ///
    /// - Returns: false, because nothing was drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        world.recordNotModelled("UIView.drawHierarchy(in:afterScreenUpdates:)")
        return false
    }

    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        userInterfaceLayoutDirection(for: attribute, relativeTo: World.current.layoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
}
