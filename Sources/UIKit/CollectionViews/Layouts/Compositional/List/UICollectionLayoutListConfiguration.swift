/// The look of a section that is a list of rows.
///
/// Grouped lists have the metrics of an iPhone. [LIST-01] UNKNOWN: those of plain lists and sidebars; the evidence was measured on a Mac.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Sendable {
        case plain
        case grouped
        case insetGrouped
        case sidebar
        case sidebarPlain
    }

    public enum HeaderMode: Sendable {
        case none
        /// A supplementary view of kind `elementKindSectionHeader`.
        case supplementary
        /// The first item of the section.
        case firstItemInSection
    }

    public enum FooterMode: Sendable {
        case none
        /// A supplementary view of kind `elementKindSectionFooter`.
        case supplementary
    }

    /// Elements that are only as wide as they need to be.
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// Not modelled: nobody swipes.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Changes the separators of a row. It gets those of the section.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    /// Whether there are lines between the rows. By default a sidebar has none.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none

    /// The space above each header, in points; nil for the default of the appearance.
    ///
    /// UNKNOWN: how much the default is; here there is none.
    public var headerTopPadding: CGFloat?

    /// Not modelled: lists have no background here.
    public var backgroundColor: UIColor? {
        didSet { sayNotModelled("backgroundColor", unless: backgroundColor == nil) }
    }

    /// Not modelled: headers are as wide as their section.
    public var contentHuggingElements: ContentHuggingElements = [] {
        didSet { sayNotModelled("contentHuggingElements", unless: contentHuggingElements == []) }
    }

    /// Not modelled: nobody swipes.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        didSet { sayNotModelled("leadingSwipeActionsConfigurationProvider", unless: leadingSwipeActionsConfigurationProvider == nil) }
    }

    /// Not modelled: nobody swipes.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        didSet { sayNotModelled("trailingSwipeActionsConfigurationProvider", unless: trailingSwipeActionsConfigurationProvider == nil) }
    }

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    private func sayNotModelled(_ member: String, unless isDefault: Bool) {
        guard !isDefault else { return }
        MainActor.assumeIsolated { World.current.notModelled("UICollectionLayoutListConfiguration.\(member)") }
    }
}
