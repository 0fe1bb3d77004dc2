// A list is a section in which each group contains one item, the row. A row is as wide as the
// section without its insets. The cell of a row determines the height of the row.
// [LIST-05]

extension NSCollectionLayoutSection {
    /// Returns a section of rows, with the configured headers and footers.
    @preconcurrency @MainActor
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: row)
        let metrics = ListMetrics(
            configuration.appearance, width: layoutEnvironment.container.effectiveContentSize.width)
        section.contentInsets.leading = metrics.sideInset
        section.contentInsets.trailing = metrics.sideInset
        section.list = configuration
        // [LIST-05] The safe area and the layout margins do not change the insets of a list
        // section.
        section.contentInsetsReference = .none
        let gap = metrics.sectionGap.rounded(toPixelsOf: layoutEnvironment.traitCollection.displayScale)
        section.paddingBelow = gap
        section.paddingBelowLast = metrics.gapBelowLast
        func boundaryItem(ofKind kind: String, alignment: NSRectAlignment)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.headerHeight)),
                elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = metrics.pinsHeaders
            item.zIndex = ListMetrics.headerZ
            return item
        }
        switch configuration.headerMode {
        case .none: section.paddingAboveHeader = gap
        case .firstItemInSection: section.contentInsets.top = metrics.gapAboveHeaderItem
        case .supplementary:
            section.boundarySupplementaryItems = [
                boundaryItem(ofKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            section.paddingAboveHeader = configuration.headerTopPadding ?? 0
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundaryItem(ofKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout in which every section is a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Returns the list configuration and the position of the row at an index path; nil for an item
    /// outside of lists.
    final func listRow(at path: IndexPath) -> ListRow? {
        guard path.count == 2, let list = description(ofSection: path.section)?.list,
            let body = plan?.plan(ofSection: path.section)
        else {
            return nil
        }
        return ListRow(configuration: list, path: path, count: body.count)
    }
}

/// The dimensions of lists, in points, and the properties of their headers.
struct ListMetrics {
    /// The estimated height of a row, and the minimum height of a row that is not a header.
    /// [LIST-01]
    static let rowHeight: CGFloat = 44
    /// The zIndex of headers and footers. A visible pinned one has a greater zIndex.
    static let headerZ = 200
    /// The distance of a row's outermost accessories from the edges of the row, without
    /// indentation. Also the distance of an automatic separator from the leading edge of the
    /// content view.
    static let margin: CGFloat = 16

    /// The distance of rows from the left and right edges of the section.
    let sideInset: CGFloat
    /// [LIST-01] The gap above a section without a header, and below every section except the last
    /// one. The value is not rounded to pixels.
    let sectionGap: CGFloat
    /// [LIST-01] The gap below the last section.
    let gapBelowLast: CGFloat
    /// [LIST-04] The gap above the first item of a section, if that item is the section's header.
    let gapAboveHeaderItem: CGFloat
    /// The estimated height of a header or footer.
    let headerHeight: CGFloat
    let pinsHeaders: Bool

    /// - Parameter width: the width of the list.
    init(_ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat) {
        pinsHeaders = appearance == .plain || appearance == .sidebarPlain
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        sectionGap = isGrouped ? 35.0 / 2 : 0
        gapBelowLast = isGrouped ? 20 : 0
        gapAboveHeaderItem = appearance == .plain ? 22 : 0
        headerHeight = pinsHeaders ? 28 : 17.5
        sideInset =
            switch appearance {
            case .plain, .grouped: 0
            case .insetGrouped: width < 414 ? 16 : 20  // [LIST-02]
            case .sidebar, .sidebarPlain: 10
            }
    }
}

struct ListRow {
    let configuration: UICollectionLayoutListConfiguration
    let path: IndexPath
    /// The number of items in the section.
    let count: Int

    var isHeader: Bool { configuration.headerMode == .firstItemInSection && path.item == 0 }

    /// The separators of this row, after `itemSeparatorHandler` has changed them.
    var separators: UIListSeparatorConfiguration {
        configuration.itemSeparatorHandler?(path, configuration.separatorConfiguration)
            ?? configuration.separatorConfiguration
    }

    /// Whether the row shows a separator at its top or bottom edge.
    ///
    /// UNKNOWN: the default for the first and the last row of a section. Here no row has a
    /// separator at its top. Every row except a header has one at its bottom, but the last row of a
    /// section only in plain and grouped lists.
    func showsSeparator(visibility: UIListSeparatorConfiguration.Visibility, atTop isTop: Bool) -> Bool {
        guard configuration.showsSeparators else { return false }
        switch visibility {
        case .visible: return true
        case .hidden: return false
        case .automatic:
            if isTop || isHeader { return false }
            let isLast = path.item == count - 1
            return !isLast || configuration.appearance == .plain || configuration.appearance == .grouped
        }
    }
}
