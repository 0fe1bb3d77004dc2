/// A copy of the attributes applied to a view. Attributes of UIKit's own class are copied as a value, without an allocation.
struct AppliedAttributes {
    private(set) var values = UICollectionViewLayoutAttributes.Values()
    /// The copy as an object, for a subclass of the app; nil for UIKit's own class.
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
