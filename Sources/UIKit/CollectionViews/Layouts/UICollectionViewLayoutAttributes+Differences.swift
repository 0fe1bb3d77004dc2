extension UICollectionViewLayoutAttributes {
    /// The name of a stored property of an app's own class that differs from the one in attributes that count as equal, and that a copy
    /// keeps; nil if there is none. Only values whose type is `Equatable` are compared. [APPLY-01]
    ///
    /// Such a property is missing in `isEqual(_:)`, so that a change to it is never applied.
    final func propertyMissingInIsEqual(since applied: UICollectionViewLayoutAttributes) -> String? {
        var copy: [String: Any]?
        for (name, value) in ownProperties {
            guard let old = applied.ownProperties.first(where: { $0.name == name })?.value, let isSame = areEqual(value, old), !isSame
            else {
                continue
            }
            let copied = copy ?? Dictionary((self.copy() as! UICollectionViewLayoutAttributes).ownProperties) { first, _ in first }
            copy = copied
            if let kept = copied[name], areEqual(value, kept) == true { return name }
        }
        return nil
    }

    /// The stored properties that subclasses of the app declare.
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
private func areEqual(_ a: Any, _ b: Any) -> Bool? {
    func compare<Value: Equatable>(_ a: Value) -> Bool? { (b as? Value).map { $0 == a } }
    return (a as? any Equatable).flatMap { compare($0) }
}
