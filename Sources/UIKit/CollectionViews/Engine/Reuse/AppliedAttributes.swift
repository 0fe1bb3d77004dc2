/// A copy of the attributes applied to a view. Attributes of the class `UICollectionViewLayoutAttributes` itself are copied as a value,
/// without an allocation.
struct AppliedAttributes {
    private(set) var values = UICollectionViewLayoutAttributes.Values()
    /// A copy of the attributes object, if its class is a subclass of `UICollectionViewLayoutAttributes` that the app declares. Nil for
    /// `UICollectionViewLayoutAttributes` itself, because `values` is then enough.
    var copy: UICollectionViewLayoutAttributes?
    /// Whether the view still has these attributes. False before any attributes are applied, and after the view was taken from a pool.
    var isCurrent = false

    mutating func store(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.copyValues(to: &values)
        if copy != nil || !attributes.isPlain {
            copy = attributes.isPlain ? nil : (attributes.copy() as! UICollectionViewLayoutAttributes)
        }
        isCurrent = true
    }

    /// Returns the attributes as a new object.
    func makeAttributes() -> UICollectionViewLayoutAttributes {
        if let copy { return copy.copy() as! UICollectionViewLayoutAttributes }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.values = values
        return attributes
    }
}
