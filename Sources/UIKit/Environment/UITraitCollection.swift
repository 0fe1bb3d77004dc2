/// What a view may know of its surroundings.
@preconcurrency @MainActor
open class UITraitCollection: NSObject, NSCopying {
    public private(set) nonisolated(unsafe) var displayScale: CGFloat = 0
    public private(set) nonisolated(unsafe) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public private(set) nonisolated(unsafe) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public private(set) nonisolated(unsafe) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) nonisolated(unsafe) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) nonisolated(unsafe) var userInterfaceStyle = UIUserInterfaceStyle.unspecified

    public nonisolated override init() {
        super.init()
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init()
        displayScale = scale
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self.layoutDirection = layoutDirection
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init()
        userInterfaceIdiom = idiom
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.horizontalSizeClass = horizontalSizeClass
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.verticalSizeClass = verticalSizeClass
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Later collections win where they say something.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for other in traitCollections {
            if other.displayScale != 0 { displayScale = other.displayScale }
            if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
            if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
            if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
            if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
            if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return displayScale == other.displayScale && layoutDirection == other.layoutDirection
            && userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && userInterfaceStyle == other.userInterfaceStyle
    }

    open nonisolated override var hash: Int {
        layoutDirection.rawValue &* 31 &+ horizontalSizeClass.rawValue &* 7 &+ displayScale.hashValue
    }

    /// Whether everything that `trait` says is so here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }
}

/// Something that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
