/// The lines above and below a row.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Hashable, Sendable {
        /// As the list has it.
        case automatic
        case visible
        case hidden
    }

    /// Insets that mean: from where the row's text begins to the trailing edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// From the edges of the row, in points; only leading and trailing count.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    /// For a row that is selected among several.
    public var multipleSelectionColor = UIColor.separator
    /// Not modelled: effects are not drawn.
    public var visualEffect: UIVisualEffect? {
        didSet {
            guard visualEffect != nil else { return }
            MainActor.assumeIsolated { World.current.notModelled("UIListSeparatorConfiguration.visualEffect") }
        }
    }

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
