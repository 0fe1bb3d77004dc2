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

/// A trait whose value a trait collection stores. The traits that an app defines are no stored
/// traits.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
    static var value: KeyPath<TraitValues, Value> { get }
}

extension StoredTrait {
    static func anyValue(in values: TraitValues) -> Any { values[keyPath: value] }

    static func differs(in old: TraitValues, and new: TraitValues) -> Bool {
        old[keyPath: value] != new[keyPath: value]
    }
}

extension UITraitDisplayScale: StoredTrait {
    static var value: KeyPath<TraitValues, CGFloat> { \.displayScale }
}

extension UITraitLayoutDirection: StoredTrait {
    static var value: KeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

extension UITraitUserInterfaceIdiom: StoredTrait {
    static var value: KeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

extension UITraitHorizontalSizeClass: StoredTrait {
    static var value: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: StoredTrait {
    static var value: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

extension UITraitUserInterfaceStyle: StoredTrait {
    static var value: KeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

extension UITraitPreferredContentSizeCategory: StoredTrait {
    static var value: KeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

extension UITraitAccessibilityContrast: StoredTrait {
    static var value: KeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

extension UITraitActiveAppearance: StoredTrait {
    static var value: KeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

extension UITraitDisplayGamut: StoredTrait {
    static var value: KeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

extension UITraitForceTouchCapability: StoredTrait {
    static var value: KeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

extension UITraitLegibilityWeight: StoredTrait {
    static var value: KeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitCollection {
    /// The value of a trait. A trait that the app defines has its default value, because nothing
    /// can override a trait here.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        (trait as? any StoredTrait.Type)?.anyValue(in: values) as? Trait.Value ?? trait.defaultValue
    }

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
