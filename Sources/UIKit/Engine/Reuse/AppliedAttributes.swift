/// A copy of the attributes that were last applied to a view. Attributes of the class
/// `UICollectionViewLayoutAttributes` itself are copied as a value, without an allocation.
struct AppliedAttributes {
    private(set) var values = UICollectionViewLayoutAttributes.Values()
    /// A copy of the attributes object, if it belongs to a subclass of
    /// `UICollectionViewLayoutAttributes` that the app declares. Nil for
    /// `UICollectionViewLayoutAttributes` itself, because `values` then contains everything.
    var copy: UICollectionViewLayoutAttributes?
    /// Whether equal attributes need not be applied again. False before any attributes were
    /// applied, and after the view was taken from a reuse pool.
    var isCurrent = false

    mutating func store(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.copyValues(to: &values)
        if copy != nil || !attributes.isPlain {
            copy = attributes.isPlain ? nil : attributes.copied()
        }
        isCurrent = true
    }

    func makeAttributes() -> UICollectionViewLayoutAttributes {
        if let copy { return copy.copied() }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.values = values
        return attributes
    }
}
