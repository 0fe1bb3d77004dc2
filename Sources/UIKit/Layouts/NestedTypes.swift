// UIKit nests these types and names in its collection view. The engine uses them for every list.

/// The category of an element in a layout: cell, supplementary view or decoration view.
package typealias ElementCategory = UICollectionView.ElementCategory

/// The position in the visible part of a list to which an item is scrolled.
package typealias ItemScrollPosition = UICollectionView.ScrollPosition

/// The kinds of elements that the engine itself names.
enum ElementKind {
    /// The element kind of all cells in the reuse pools. [POOL-01]
    static let cell = "UICollectionElementKindCell"
    /// The element kind of the rows of table views in recordings.
    static let row = "UITableViewRow"
    static let sectionHeader = UICollectionView.elementKindSectionHeader
    static let sectionFooter = UICollectionView.elementKindSectionFooter
    /// The kind of the reuse pools whose views can be headers and footers.
    static let headerOrFooter = "UITableViewHeaderFooterView"
}
