/// The traits that a view or a controller has in place of the inherited ones. Everything inside the
/// view inherits them. [VIEW-40]
///
/// Approximated: the overrides only change what `traitCollection` returns, and what depends on it,
/// such as colors. The reading direction and the sizes of fonts are those of the screen.
public struct UITraitOverrides: UIMutableTraits {
    /// The values of the overridden traits. The other traits have their default values.
    private var values = TraitValues()
    private var overridden: [ObjectIdentifier: UITrait] = [:]

    var isEmpty: Bool { overridden.isEmpty }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            overridden[ObjectIdentifier(trait)] = trait
        }
    }

    /// Whether a trait has a value here, whatever the value is.
    public func contains(_ trait: UITrait) -> Bool { overridden[ObjectIdentifier(trait)] != nil }

    public mutating func remove(_ trait: UITrait) {
        overridden[ObjectIdentifier(trait)] = nil
        values.reset(trait)
    }

    /// Sets the overridden traits in `others`.
    func apply(to others: inout TraitValues) {
        for trait in overridden.values { values.copy(trait, to: &others) }
    }
}

extension UIView {
    /// The traits of this view and its descendants that replace the inherited ones. [VIEW-40]
    ///
    /// UNKNOWN: whether the handlers of changed traits are called at once, or later in the turn of
    /// the main loop. Here they are called at once.
    public var traitOverrides: UITraitOverrides {
        get { rarePropertiesIfPresent?.traitOverrides ?? UITraitOverrides() }
        set {
            changeTraits(overriding: !newValue.isEmpty) { rareProperties.traitOverrides = newValue }
        }
    }

    /// Makes a change that can change the traits of this view and its descendants, and reports the
    /// changed traits.
    ///
    /// - Parameter overrides: whether a trait has a value of its own after the change.
    func changeTraits(overriding overrides: Bool, by change: () -> Void) {
        let traits = TraitChange(of: [self])
        change()
        if overrides { world.hasOverriddenTraits = true }
        traits.callTraitCollectionDidChange()
    }

    /// The traits of the screen with the values that this view, the superviews and their
    /// controllers override.
    ///
    /// UNKNOWN: whether a trait of `traitOverrides` or `overrideUserInterfaceStyle` comes first if
    /// an object has both. Here it is `traitOverrides`.
    var traitsWithOverrides: UITraitCollection {
        var overriding: [UIView] = []
        var ancestor: UIView? = self
        while let view = ancestor {
            if view.rarePropertiesIfPresent != nil || view.hostingController != nil { overriding.append(view) }
            ancestor = view.superview
        }
        var values = world.traits.values
        for view in overriding.reversed() { view.applyOverrides(to: &values) }
        return values == world.traits.values ? world.traits : UITraitCollection(values)
    }

    /// Sets the traits that the controller of this view, and then the view itself, override.
    /// [VIEW-32], [VIEW-40]
    private func applyOverrides(to values: inout TraitValues) {
        if let controller = hostingController {
            values.overrideStyle(controller.overrideUserInterfaceStyle)
            controller.traitOverrides.apply(to: &values)
        }
        guard let own = rarePropertiesIfPresent else { return }
        values.overrideStyle(own.interfaceStyle)
        own.traitOverrides.apply(to: &values)
    }
}

extension TraitValues {
    fileprivate mutating func overrideStyle(_ style: UIUserInterfaceStyle) {
        if style != .unspecified { userInterfaceStyle = style }
    }
}
