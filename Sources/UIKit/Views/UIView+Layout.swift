/// Marks the views that need layout, and lays them out from the root to the leaves.
///
/// A view that needs layout marks its ancestors, so that only branches with pending layout are
/// visited.
extension UIView {
    var hasPendingLayout: Bool { needsLayout || descendantNeedsLayout }

    func setDescendantNeedsLayout() {
        var ancestor = self
        while !ancestor.descendantNeedsLayout {
            ancestor.descendantNeedsLayout = true
            guard let parent = ancestor.superview else {
                if ancestor is UIWindow { ancestor.world.scheduleTurnIfNeeded() }
                return
            }
            ancestor = parent
        }
    }

    /// Lays out this view if it needs layout, and then each descendant that needs layout. Returns
    /// early if this view is being laid out and the world's limit of such nested layouts is
    /// reached.
    func layOutTreeIfNeeded() {
        if needsLayout {
            needsLayout = false
            guard !isBeingLaidOut || world.layoutReentrancyLimit.beginRound(in: world) else { return }
            let outer = isBeingLaidOut
            isBeingLaidOut = true
            defer {
                isBeingLaidOut = outer
                if outer { world.layoutReentrancyLimit.endRound() }
            }
            // [VIEW-20] During the layout of a view, `UITraitCollection.current` returns the traits
            // of that view.
            if world.traitsMayDiffer { traitCollection.performAsCurrent(layOut) } else { layOut() }
        }
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for child in backing.children {
            guard let view = child.view, view.hasPendingLayout else { continue }
            view.layOutTreeIfNeeded()
        }
    }

    private func layOut() {
        if constraintFacts != nil { prepareConstraints() }
        backing.layoutSublayers()
        layoutSublayers(of: backing)
    }

    /// Sets the frames of subviews by their autoresizing masks, after this view has changed its
    /// size. Along each axis, the difference is divided among the flexible margins and lengths in
    /// proportion to their sizes, or equally if the sizes add up to zero.
    func autoresizeSubviews(from old: CGSize, to new: CGSize) {
        for child in backing.children {
            guard let view = child.view, view.autoresizingMask != [] else { continue }
            let mask = view.autoresizingMask
            var frame = view.frame
            (frame.origin.x, frame.size.width) = UIView.resizedRange(
                start: frame.origin.x, length: frame.size.width, oldParentLength: old.width, newParentLength: new.width,
                flexibleParts: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            (frame.origin.y, frame.size.height) = UIView.resizedRange(
                start: frame.origin.y, length: frame.size.height, oldParentLength: old.height,
                newParentLength: new.height,
                flexibleParts: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            view.frame = frame
        }
    }

    private static func resizedRange(
        start: CGFloat, length: CGFloat, oldParentLength: CGFloat, newParentLength: CGFloat,
        flexibleParts: (start: Bool, length: Bool, end: Bool)
    ) -> (CGFloat, CGFloat) {
        // Without a division there is no rounding error, so a subview that fills its superview
        // still fills it exactly.
        if flexibleParts == (start: false, length: true, end: false) {
            return (start, max(0, newParentLength - (oldParentLength - length)))
        }
        let delta = newParentLength - oldParentLength
        let end = oldParentLength - start - length
        let parts = [(start, flexibleParts.start), (length, flexibleParts.length), (end, flexibleParts.end)].filter(\.1)
            .map(\.0)
        let total = parts.reduce(0, +)
        func change(of part: CGFloat) -> CGFloat { total == 0 ? delta / CGFloat(parts.count) : delta * part / total }
        let newLength = flexibleParts.length ? length + change(of: length) : length
        return (flexibleParts.start ? start + change(of: start) : start, max(0, newLength))
    }

    /// The part of the superview's safe area insets that reaches into this view; zero without a
    /// superview. A window has no insets from the screen, because the simulated screen has neither
    /// a notch nor bars.
    var insetsFromSafeArea: UIEdgeInsets {
        guard let superview else { return .zero }
        let safe = superview.safeAreaInsets
        return safe == .zero ? .zero : partInsideView(ofInsets: safe, ofSuperview: superview)
    }

    var superviewMarginsInside: UIEdgeInsets {
        guard let superview else { return .zero }
        return partInsideView(ofInsets: superview.layoutMargins, ofSuperview: superview)
    }

    /// [VIEW-11] Returns how far the superview's insets reach into this view at each edge. A
    /// negative inset counts as zero. Even if the view extends beyond the superview, no result is
    /// greater than the inset.
    private func partInsideView(ofInsets insets: UIEdgeInsets, ofSuperview superview: UIView) -> UIEdgeInsets {
        let frame = self.frame
        let space = superview.bounds
        func part(of inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
            min(max(0, inset - distance), max(0, inset))
        }
        return UIEdgeInsets(
            top: part(of: insets.top, beyond: frame.minY - space.minY),
            left: part(of: insets.left, beyond: frame.minX - space.minX),
            bottom: part(of: insets.bottom, beyond: space.maxY - frame.maxY),
            right: part(of: insets.right, beyond: space.maxX - frame.maxX))
    }

    /// If the safe area insets have changed since the last call of this method, calls the callbacks
    /// of the view and its controller, and then does the same for the subviews. If the insets of a
    /// subview have not changed, but it preserves the margins of its superview, calls
    /// `marginsDidChange()` of the subview instead.
    ///
    /// - Returns: whether the safe area insets have changed.
    @discardableResult
    func reportSafeAreaChangeIfNeeded() -> Bool {
        let insets = safeAreaInsets
        guard insets != rarePropertiesIfPresent?.lastReportedSafeArea ?? .zero else { return false }
        rareProperties.lastReportedSafeArea = insets
        safeAreaDidChange()
        for child in backing.children {
            guard let view = child.view else { continue }
            if !view.reportSafeAreaChangeIfNeeded(), view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
        }
        return true
    }

    /// Calls `layoutMarginsDidChange()`, and requests layout if the view has constraints, after the
    /// margins have changed. Does the same for subviews whose `preservesSuperviewLayoutMargins` is
    /// true.
    func marginsDidChange() {
        layoutMarginsDidChange()
        if constraintFacts != nil { constraintsDidChange() }
        for child in backing.children {
            if let view = child.view, view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
        }
    }
}

extension UIEdgeInsets {
    /// Converts leading and trailing insets to left and right insets, by the reading direction of a
    /// view.
    @MainActor
    init(_ insets: NSDirectionalEdgeInsets, in view: UIView) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    func edgewiseMaximum(with other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
