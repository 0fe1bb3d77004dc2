/// A layout guide that follows something, and that could change constraints near an edge. Not
/// modelled: a stage has no keyboard, so this guide never moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    /// Adds constraints that hold only near an edge. Not modelled: they are never activated.
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
    {
        World.current.recordNotModelled("UITrackingLayoutGuide.setConstraints(_:activeWhenNearEdge:)")
    }

    /// Adds constraints that hold only away from an edge. Not modelled: they are never activated.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        World.current.recordNotModelled("UITrackingLayoutGuide.setConstraints(_:activeWhenAwayFrom:)")
    }

    /// Does nothing, because constraints of the guide are not stored.
    open func removeAllTrackedConstraints() {}
}

/// The part of a view that the keyboard covers. [VIEW-34] Without a keyboard, the part below the
/// safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Stored; has no effect, because there is no keyboard.
    open var followsUndockedKeyboard = false
    /// Stored; has no effect, because there is no keyboard.
    open var keyboardDismissPadding: CGFloat = 0
    /// Whether the guide is as high as the part below the safe area while there is no keyboard.
    /// Otherwise it has no height then.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsDidChange() } }
    }

    // [VIEW-34] Without a keyboard, the guide covers the part below the safe area.
    override var keyboardHeight: CGFloat { usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0 }
}

extension UIView {
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = constraintFacts?.builtInGuides[.keyboard] as? UIKeyboardLayoutGuide { return known }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        layoutFacts.builtInGuides[.keyboard] = guide
        return guide
    }
}
