/// The traits of the environment of a view or controller.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let values: TraitValues

    public override convenience init() { self.init(TraitValues()) }

    init(_ values: TraitValues) { self.values = values }

    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection with the traits of several collections. If several of them specify the
    /// same trait, the last one applies.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for other in traitCollections { values.copySpecifiedTraits(from: other.values) }
        self.init(values)
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = TraitValues()
        mutations(&traits)
        self.init(traits as! TraitValues)
    }

    // MARK: - Traits

    open var displayScale: CGFloat { values.displayScale }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    // MARK: - Current traits

    private static let threadKey = "UITraitCollection.current"

    /// The traits that were set as `current`; nil if none were set. On the main actor, they are
    /// stored for each simulated environment, and elsewhere for each thread.
    private static var assignedCurrent: UITraitCollection? {
        get {
            guard World.isReachable else { return Thread.current.threadDictionary[threadKey] as? UITraitCollection }
            return MainActor.assumeIsolated { World.current.overriddenCurrentTraits }
        }
        set {
            guard World.isReachable else {
                Thread.current.threadDictionary[threadKey] = newValue
                return
            }
            MainActor.assumeIsolated { World.current.overriddenCurrentTraits = newValue }
        }
    }

    /// The traits that were set as current, or else the traits of the screen. During the layout of
    /// a view, these are the traits of that view. [VIEW-20] Outside of the main actor, the default
    /// is an empty collection.
    open class var current: UITraitCollection {
        get {
            if let assignedCurrent { return assignedCurrent }
            guard World.isReachable else { return UITraitCollection() }
            return MainActor.assumeIsolated { World.current.traits }
        }
        set { assignedCurrent = newValue }
    }

    open func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.assignedCurrent
        UITraitCollection.assignedCurrent = self
        defer { UITraitCollection.assignedCurrent = outer }
        actions()
    }

    // MARK: - Comparing trait collections

    /// Returns whether this collection has the same value as `trait` for every trait that `trait`
    /// specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.copySpecifiedTraits(from: trait.values)
        return merged == values
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || displayGamut != other.displayGamut || userInterfaceIdiom != other.userInterfaceIdiom
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { $0.values == values } ?? false
    }

    open override var hash: Int { values.hashValue }

    // MARK: - Archives

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        func trait<Trait: RawRepresentable<Int>>(_ key: String) -> Trait? {
            Trait(rawValue: coder.decodeInteger(forKey: key))
        }
        self.init {
            $0.displayScale = CGFloat(coder.decodeDouble(forKey: "displayScale"))
            $0.layoutDirection = trait("layoutDirection") ?? .unspecified
            $0.userInterfaceIdiom = trait("idiom") ?? .unspecified
            $0.horizontalSizeClass = trait("horizontal") ?? .unspecified
            $0.verticalSizeClass = trait("vertical") ?? .unspecified
            $0.userInterfaceStyle = trait("style") ?? .unspecified
        }
    }

    /// Encodes the traits. Approximated: only scale, direction, idiom, size classes and style are
    /// encoded.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(displayScale), forKey: "displayScale")
        coder.encode(layoutDirection.rawValue, forKey: "layoutDirection")
        coder.encode(userInterfaceIdiom.rawValue, forKey: "idiom")
        coder.encode(horizontalSizeClass.rawValue, forKey: "horizontal")
        coder.encode(verticalSizeClass.rawValue, forKey: "vertical")
        coder.encode(userInterfaceStyle.rawValue, forKey: "style")
    }
}

/// Traits whose values can be changed.
public protocol UIMutableTraits {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}

/// The values of all traits. A trait may be unspecified.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
    /// The number of pixels per point; 0 if unspecified.
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var legibilityWeight = UILegibilityWeight.unspecified
    /// The values of traits that the app defines. A trait without a value has its default value.
    var valuesOfApp: [ObjectIdentifier: AppTraitValue] = [:]

    mutating func copySpecifiedTraits(from other: TraitValues) {
        let unspecified = TraitValues()
        func copyIfSpecified<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
            if other[keyPath: path] != unspecified[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
        }
        copyIfSpecified(\.displayScale)
        copyIfSpecified(\.layoutDirection)
        copyIfSpecified(\.userInterfaceIdiom)
        copyIfSpecified(\.horizontalSizeClass)
        copyIfSpecified(\.verticalSizeClass)
        copyIfSpecified(\.userInterfaceStyle)
        copyIfSpecified(\.preferredContentSizeCategory)
        copyIfSpecified(\.accessibilityContrast)
        copyIfSpecified(\.activeAppearance)
        copyIfSpecified(\.displayGamut)
        copyIfSpecified(\.forceTouchCapability)
        copyIfSpecified(\.legibilityWeight)
        valuesOfApp.merge(other.valuesOfApp) { $1 }
    }
}

/// An object with traits, such as a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
