/// [VIEW-04] The description of a view, with its parts in the order in which devices print them. A
/// stable name replaces the memory address.
extension UIView {
    /// The stable name of the view: its class and serial number, such as "PosterCell#3".
    package final var viewText: String { world.viewNames.text(of: name) }

    final var deviceDescription: String {
        let name = viewText
        var parts = ["<\(type(of: self)): \(name)"]
        if let base = baseClassText { parts.append("baseClass = \(base)") }
        parts.append(
            """
            frame = (\(formatted(frame.minX)) \(formatted(frame.minY)); \(formatted(frame.width)) \
            \(formatted(frame.height)))
            """
        )
        if let transform = transformText { parts.append("transform = \(transform)") }
        if let text = shownText { parts.append("text = '\(text)'") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(formatted(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if autoresizingMask != [] { parts.append("autoresize = \(autoresizingMask.text)") }
        if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if gestureRecognizers != nil { parts.append("gestureRecognizers = <NSArray: \(name).gestureRecognizers>") }
        if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
        parts.append("layer = <\(layerText): \(name).layer>")
        return (parts + descriptionSuffixes).joined(separator: "; ") + ">" + textAfterDescription
    }

    /// The nearest superclass that UIKit declares. Nil for a class of UIKit itself, and if that
    /// superclass is `UIView`.
    private var baseClassText: String? {
        func isDeclaredInUIKit(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
        guard !isDeclaredInUIKit(type(of: self)) else { return nil }
        var mirror = Mirror(reflecting: self).superclassMirror
        while let current = mirror, !isDeclaredInUIKit(current.subjectType) { mirror = current.superclassMirror }
        guard let base = mirror?.subjectType, base != UIView.self else { return nil }
        return "\(base)"
    }

    private var transformText: String? {
        transform == .identity ? nil : "[\([CGFloat](of: transform).map(formatted).joined(separator: ", "))]"
    }

    private var layerText: String {
        switch self {
        case is UILabel where type(of: layer) == CALayer.self: "_UILabelLayer"
        case is UIWindow where type(of: layer) == CALayer.self: "UIWindowLayer"
        default: "\(type(of: layer))"
        }
    }

    /// The text of the view on one line, cut off with `...` if the text has more than 25
    /// characters; nil if the view has no text.
    final var shownText: String? {
        guard let text = (self as? any TextShowing)?.internedText?.text else { return nil }
        let line = text.replacingOccurrences(of: "\n", with: "\\n")
        return text.count > 25 ? line.prefix(25) + "..." : line
    }

    private func formatted(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

extension UIScrollView {
    final var scrollParts: [String] {
        [
            "contentOffset: \(NSCoder.string(for: contentOffset))", "contentSize: \(NSCoder.string(for: contentSize))",
            "adjustedContentInset: \(NSCoder.string(for: adjustedContentInset))",
        ]
    }
}

extension UIView.AutoresizingMask {
    fileprivate var text: String {
        let names: [(Self, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
