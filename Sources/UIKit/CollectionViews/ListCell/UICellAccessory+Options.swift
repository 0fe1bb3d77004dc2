// The options of each kind of accessory. Only `isHidden`, `reservedLayoutWidth`,
// `showsVerticalSeparator` and the font of a label affect frames.

/// The options that all kinds of accessories share.
protocol AccessoryOptions {
    var isHidden: Bool { get set }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension { get set }
    var tintColor: UIColor? { get set }
}

extension AccessoryOptions {
    /// Sets the values that were passed to an initializer. Nil leaves a value at its default.
    mutating func set(isHidden: Bool?, reservedLayoutWidth: UICellAccessory.LayoutDimension?, tintColor: UIColor?) {
        self.isHidden = isHidden ?? self.isHidden
        self.reservedLayoutWidth = reservedLayoutWidth ?? self.reservedLayoutWidth
        self.tintColor = tintColor
    }
}

extension UICellAccessory {
    public struct OutlineDisclosureOptions: AccessoryOptions {
        public enum Style: Sendable {
            /// `header` in the header of a section, and `cell` in other rows. [LIST-10]
            case automatic
            /// A touch anywhere on the row expands or collapses the item. The row cannot be
            /// selected by a touch. [LIST-10]
            case header
            /// Only a touch on the arrow expands or collapses the item.
            case cell
        }

        public var style = Style.automatic
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?

        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            if let style { self.style = style }
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct DisclosureIndicatorOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct DetailOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct CheckmarkOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct DeleteOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?
        /// Stored; has no effect, because drawing accessories is not modelled.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.backgroundColor = backgroundColor
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct InsertOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?
        /// Stored; has no effect, because drawing accessories is not modelled.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.backgroundColor = backgroundColor
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct ReorderOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?
        /// Whether a vertical line separates the control from the accessory before it. [LIST-08]
        public var showsVerticalSeparator: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct MultiselectOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?
        /// Stored; has no effect, because drawing accessories is not modelled.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.backgroundColor = backgroundColor
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct LabelOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?
        public var font: UIFont
        /// Stored; has no effect, because adjusting the font of an accessory is not modelled.
        public var adjustsFontForContentSizeCategory: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.font = font ?? .systemFont(ofSize: 17)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct PopUpMenuOptions: AccessoryOptions {
        public var isHidden = false
        public var reservedLayoutWidth = LayoutDimension.standard
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            set(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
