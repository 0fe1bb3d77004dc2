extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of texts that UIKit adds to `AttributedString`. Only the font and the kern
    /// have an effect.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeContainer {
    /// Creates a container with the attributes of UIKit in a dictionary. Approximated: any other
    /// attribute is left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = dictionary[.font] as? UIFont
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.kern = dictionary[.kern] as? CGFloat
    }

    /// The attributes of UIKit, as those of an `NSAttributedString`.
    fileprivate var dictionary: [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = self.font
        found[.foregroundColor] = self.foregroundColor
        found[.backgroundColor] = self.backgroundColor
        found[.kern] = self.kern
        return found
    }
}

extension NSAttributedString {
    /// Creates a text with the attributes of UIKit in another one. Approximated: any other
    /// attribute is left out.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates a text with the attributes of UIKit in another one. Approximated: any other
    /// attribute is left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let string = NSString(string: nsStr.string)
        var start = 0
        while start < nsStr.length {
            var range = NSRange(location: start, length: 0)
            let attributes = nsStr.attributes(at: start, effectiveRange: &range)
            guard range.length > 0 else { break }
            append(AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes)))
            start = range.location + range.length
        }
    }
}
