/// The appearance of the lines at the top and bottom edges of a row.
// `@unchecked`, because `UIVisualEffect` inherits from NSObject, which is not Sendable on Linux.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
    public enum Visibility: Hashable, Sendable {
        /// The visibility depends on the list and on the position of the row.
        case automatic
        case visible
        case hidden
    }

    /// The value of the insets that means a line from the content's leading margin to the trailing
    /// edge of the row.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances from the edges of the row, in points. Only leading and trailing are used.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    /// The color for a row that is selected while the list is in editing mode.
    public var multipleSelectionColor = UIColor.separator
    /// Not modelled: effects are not drawn.
    public var visualEffect: UIVisualEffect? {
        didSet {
            guard visualEffect != nil else { return }
            MainActor.assumeIsolated { World.current.recordNotModelled("UIListSeparatorConfiguration.visualEffect") }
        }
    }

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
