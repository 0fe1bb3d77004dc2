/// A view behind a whole section. [COMP-01]
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem, @unchecked Sendable {
    public private(set) final var elementKind = ""

    /// The zIndex of its attributes. The default is 0; the items of a decorated section have 1. [COMP-01]
    public final var zIndex = 0

    /// It is as large as the section with its boundary items, less its own content insets.
    ///
    /// - Parameter elementKind: the kind, which must be registered with the layout.
    open class func background(elementKind: String) -> Self {
        let item = self.init()
        item.layoutSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        item.elementKind = elementKind
        return item
    }

    override func take(from other: NSCollectionLayoutItem) {
        super.take(from: other)
        guard let other = other as? NSCollectionLayoutDecorationItem else { return }
        elementKind = other.elementKind
        zIndex = other.zIndex
    }

    override var content: [AnyHashable] { super.content + [elementKind, zIndex] }
}
