/// The appearance of a section that is a list.
///
/// Grouped lists have the metrics of an iPhone. [LIST-01] UNKNOWN: the metrics of other lists on
/// iOS, which were measured only on a Mac.
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

    /// The elements that are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// A closure that returns the swipe actions of a row. Not modelled: the closure is never
    /// called.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// A closure that returns the separators of a row, given the separators of its section.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    /// Whether rows have separators. The default is false for the sidebar appearances and true
    /// otherwise.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none

    /// The space above each header that is a supplementary view, in points; nil for the default of
    /// the appearance.
    ///
    /// UNKNOWN: the default in points. Here it is 0.
    public var headerTopPadding: CGFloat?

    /// Not modelled: lists have no background here.
    public var backgroundColor: UIColor? {
        didSet { reportNotModelledMember("backgroundColor", unless: backgroundColor == nil) }
    }

    /// Not modelled: headers are as wide as the rows.
    public var contentHuggingElements: ContentHuggingElements = [] {
        didSet { reportNotModelledMember("contentHuggingElements", unless: contentHuggingElements == []) }
    }

    /// Not modelled: swipe actions.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        didSet {
            reportNotModelledMember(
                "leadingSwipeActionsConfigurationProvider", unless: leadingSwipeActionsConfigurationProvider == nil)
        }
    }

    /// Not modelled: swipe actions.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        didSet {
            reportNotModelledMember(
                "trailingSwipeActionsConfigurationProvider", unless: trailingSwipeActionsConfigurationProvider == nil)
        }
    }

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    private func reportNotModelledMember(_ member: String, unless isDefault: Bool) {
        guard !isDefault else { return }
        MainActor.assumeIsolated { World.current.recordNotModelled("UICollectionLayoutListConfiguration.\(member)") }
    }
}
