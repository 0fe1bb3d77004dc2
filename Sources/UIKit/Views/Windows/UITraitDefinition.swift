/// A trait of the environment of views, such as the light or dark style. `UITraitCollection` has
/// the values of all traits.
public protocol UITraitDefinition {
    associatedtype Value

    /// The value of the trait where none is specified.
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    /// Whether colors may depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public struct UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue: CGFloat = 0
}

public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

public struct UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitForceTouchCapability: UITraitDefinition {
    public static let defaultValue = UIForceTouchCapability.unknown
}

public struct UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// A trait of UIKit, which has a property in `TraitValues`. The traits that an app defines are no
/// stored traits.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
    static var value: WritableKeyPath<TraitValues, Value> { get }
}

extension StoredTrait {
    fileprivate static func anyValue(in values: TraitValues) -> Any { values[keyPath: value] }

    fileprivate static func setAnyValue(_ newValue: Any, in values: inout TraitValues) {
        values[keyPath: value] = newValue as! Value
    }

    fileprivate static func differs(in old: TraitValues, and new: TraitValues) -> Bool {
        old[keyPath: value] != new[keyPath: value]
    }
}

/// The value of a trait that an app defines.
// `@unchecked`, because UIKit does not require that the values of traits are Sendable.
struct AppTraitValue: Hashable, @unchecked Sendable {
    fileprivate let value: Any

    /// Returns whether two values are equal. Values without a hash differ from all others.
    static func == (a: AppTraitValue, b: AppTraitValue) -> Bool {
        guard let a = a.value as? AnyHashable, let b = b.value as? AnyHashable else { return false }
        return a == b
    }

    /// Adds nothing, because a value need not have a hash.
    func hash(into hasher: inout Hasher) {}
}

extension TraitValues {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let stored = trait as? any StoredTrait.Type { return stored.anyValue(in: self) as! Trait.Value }
            return valuesOfApp[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let stored = trait as? any StoredTrait.Type { return stored.setAnyValue(newValue, in: &self) }
            valuesOfApp[ObjectIdentifier(trait)] = AppTraitValue(value: newValue)
        }
    }

    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        if let stored = trait as? any StoredTrait.Type { return stored.differs(in: self, and: other) }
        func value(of trait: (some UITraitDefinition).Type, in values: TraitValues) -> AppTraitValue {
            AppTraitValue(value: values[trait])
        }
        return value(of: trait, in: self) != value(of: trait, in: other)
    }

    func copy(_ trait: (some UITraitDefinition).Type, to others: inout TraitValues) { others[trait] = self[trait] }

    mutating func reset(_ trait: (some UITraitDefinition).Type) { self[trait] = trait.defaultValue }
}

extension UITraitDisplayScale: StoredTrait {
    static var value: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

extension UITraitLayoutDirection: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

extension UITraitUserInterfaceIdiom: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

extension UITraitHorizontalSizeClass: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

extension UITraitUserInterfaceStyle: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

extension UITraitPreferredContentSizeCategory: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

extension UITraitAccessibilityContrast: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

extension UITraitActiveAppearance: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

extension UITraitDisplayGamut: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

extension UITraitForceTouchCapability: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

extension UITraitLegibilityWeight: StoredTrait {
    static var value: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitCollection {
    /// The value of a trait. A trait that the app defines has its default value unless
    /// `traitOverrides` replaces it.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Returns a copy with other values of some traits.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return UITraitCollection(traits as! TraitValues)
    }

    /// The traits on which the colors of the system depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self,
        ]
    }
}
