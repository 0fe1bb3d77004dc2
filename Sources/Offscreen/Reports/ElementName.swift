import UIKit

/// The name of an element in reports: `item 0-3`, `row 0-3`, `header 1`, `decoration card 0`.
public struct ElementName: Hashable, Sendable, CustomStringConvertible {
    public let category: UICollectionView.ElementCategory
    /// The kind of a supplementary view or a decoration; empty for an item, and "row" for a row of a
    /// table view.
    public let kind: String
    public let indexPath: IndexPath

    /// The kind of the rows of table views.
    static let rowKind = "row"

    public init(category: UICollectionView.ElementCategory, kind: String = "", indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    @MainActor
    init(_ element: PackedEvent.Element) {
        self.init(
            category: element.category,
            kind: element.category != .cell ? element.kind : element.isRow ? ElementName.rowKind : "",
            indexPath: element.indexPath)
    }

    public var description: String {
        switch category {
        case .cell: "\(kind == Self.rowKind ? "row" : "item") \(indexPath.text)"
        case .decorationView: "decoration \(kind) \(place)"
        case .supplementaryView:
            switch kind {
            case UICollectionView.elementKindSectionHeader: "header \(place)"
            case UICollectionView.elementKindSectionFooter: "footer \(place)"
            default: "supplementary \(kind) \(indexPath.text)"
            }
        }
    }

    /// The text of the index path, or only the section number if the path ends in item 0.
    private var place: String {
        indexPath.count == 2 && indexPath[1] == 0 ? "\(indexPath[0])" : indexPath.text
    }
}
