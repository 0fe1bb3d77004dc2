extension UICollectionViewLayoutAttributes {
    /// Returns the name of a stored property that the app's subclass of
    /// `UICollectionViewLayoutAttributes` should compare in `isEqual(_:)` but does not; nil if none
    /// is found. Called if these attributes and `applied` are equal according to `isEqual(_:)`.
    ///
    /// Such a property has an `Equatable` type, keeps its value in `copy()`, and differs between
    /// the two objects. Its new value is not applied, because equal attributes are not applied
    /// again. [APPLY-01]
    final func propertyIgnoredByIsEqual(comparedWith applied: UICollectionViewLayoutAttributes) -> String? {
        var copy: [String: Any]?
        for (name, value) in ownProperties {
            guard let old = applied.ownProperties.first(where: { $0.name == name })?.value,
                let isSame = areEqual(value, and: old), !isSame
            else {
                continue
            }
            let copied =
                copy
                ?? Dictionary((self.copy() as! UICollectionViewLayoutAttributes).ownProperties) { first, _ in first }
            copy = copied
            if let kept = copied[name], areEqual(value, and: kept) == true { return name }
        }
        return nil
    }

    /// The stored properties that the app's subclasses of `UICollectionViewLayoutAttributes`
    /// declare.
    private var ownProperties: [(name: String, value: Any)] {
        var properties: [(name: String, value: Any)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let part = mirror, part.subjectType != UICollectionViewLayoutAttributes.self {
            properties += part.children.compactMap { child in child.label.map { ($0, child.value) } }
            mirror = part.superclassMirror
        }
        return properties
    }
}

/// Whether two values are equal; nil if their types cannot be compared.
private func areEqual(_ a: Any, and b: Any) -> Bool? {
    func isEqualToOther<Value: Equatable>(_ a: Value) -> Bool? { (b as? Value).map { $0 == a } }
    return (a as? any Equatable).flatMap { isEqualToOther($0) }
}
