extension UICollectionViewLayoutAttributes {
    /// Returns a copy of the attributes, of the same class, to which `change` was applied.
    final func copied(changing change: (UICollectionViewLayoutAttributes) -> Void = { _ in })
        -> UICollectionViewLayoutAttributes
    {
        let copy = copy() as! UICollectionViewLayoutAttributes
        change(copy)
        return copy
    }
}
