/// A decoration view behind a whole section. [COMP-01]
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem, @unchecked Sendable {
    public private(set) final var elementKind = ""

    /// The zIndex of the view's attributes. The default is 0. In a section with decorations, items
    /// have the zIndex 1 by default. [COMP-01]
    public final var zIndex = 0

    /// Returns a decoration as large as the section with its boundary items, minus the decoration's
    /// content insets.
    ///
    /// - Parameter elementKind: the element kind. A class must be registered with the layout for
    ///   this kind.
    open class func background(elementKind: String) -> Self {
        let item = self.init()
        item.layoutSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        item.elementKind = elementKind
        return item
    }

    override func copyContent(from other: NSCollectionLayoutItem) {
        super.copyContent(from: other)
        guard let other = other as? NSCollectionLayoutDecorationItem else { return }
        elementKind = other.elementKind
        zIndex = other.zIndex
    }

    override var comparedValues: [AnyHashable] { super.comparedValues + [elementKind, zIndex] }
}
