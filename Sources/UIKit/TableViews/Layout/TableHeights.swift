/// The heights that the app gives to the rows, headers and footers of a table view when its sections
/// are computed. [TABLE-52], [TABLE-53]
@MainActor
struct TableHeights {
    private let table: UITableView
    private let metrics: TableMetrics
    private let delegate: TableDelegateClient

    init(of table: UITableView, metrics: TableMetrics) {
        (self.table, self.metrics, delegate) = (table, metrics, table.delegateClient)
        delegate.forgetEarlyViews()
    }

    func section(at index: Int, isLast: Bool) -> TableSection {
        let (rows, areAutomatic) = rows(inSection: index)
        let header = edge(isHeader: true, section: index, isLast: isLast)
        let footer = edge(isHeader: false, section: index, isLast: isLast)
        var section = TableSection(header: header, rows: rows, footer: footer, rowsAreAutomatic: areAutomatic)
        if header.hasView, header.height > 0 {
            let padding = table.sectionHeaderTopPadding
            section.paddingAbove = padding == UITableView.automaticDimension ? metrics.headerTopPadding : padding
        }
        return section
    }

    // MARK: - Rows

    /// Returns the heights of the rows, and whether they are estimates. Without estimates, the delegate
    /// is asked for the height of every row.
    private func rows(inSection section: Int) -> (RowHeights, areEstimated: Bool) {
        let count = table.rowCount(inSection: section)
        guard count > 0 else { return (RowHeights(count: 0, each: 0), false) }
        let first = IndexPath(item: 0, section: section)
        if let estimate = delegate.estimatedRowHeight(at: first) {
            let others = (1..<count).map { row in
                self.estimate(delegate.estimatedRowHeight(at: IndexPath(item: row, section: section)) ?? estimate)
            }
            return (RowHeights([self.estimate(estimate)] + others), true)
        }
        let isAutomatic = table.rowHeight == UITableView.automaticDimension
        if table.estimatesRowHeights, isAutomatic || delegate.rowHeight(at: first) != nil {
            return (RowHeights(count: count, each: estimate(table.estimatedRowHeight)), true)
        }
        let fixed = isAutomatic ? TableMetrics.rowHeight : table.rowHeight
        guard let height = delegate.rowHeight(at: first) else { return (RowHeights(count: count, each: fixed), false) }
        func resolved(_ height: CGFloat) -> CGFloat {
            height == UITableView.automaticDimension ? TableMetrics.rowHeight : max(0, height)
        }
        let others = (1..<count).map { row in
            resolved(delegate.rowHeight(at: IndexPath(item: row, section: section)) ?? fixed)
        }
        return (RowHeights([resolved(height)] + others), false)
    }

    private func estimate(_ height: CGFloat) -> CGFloat {
        height == UITableView.automaticDimension || height <= 0 ? metrics.estimatedRowHeight : height
    }

    // MARK: - Headers and footers

    private func edge(isHeader: Bool, section: Int, isLast: Bool) -> TableSection.Edge {
        let property = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        let height = delegate.height(isHeader: isHeader, inSection: section) ?? property
        if height != UITableView.automaticDimension { return TableSection.Edge(height: max(0, height)) }
        // A grouped table makes a header from a title, and a plain one too.
        if table.dataSourceClient.title(isHeader: isHeader, inSection: section) != nil {
            return TableSection.Edge(
                height: isHeader ? metrics.titledHeaderHeight : metrics.titledFooterHeight, isAutomatic: true)
        }
        let estimated = isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
        let estimate = delegate.estimatedHeight(isHeader: isHeader, inSection: section) ?? estimated
        // [TABLE-54]
        let isSkipped =
            isHeader && section == 0 && estimate == 0 && table.style != .plain
            && table.world.skipsFirstHeaderWithoutEstimate
        if !isSkipped, delegate.mayReturnView(isHeader: isHeader, inSection: section) {
            return TableSection.Edge(
                height: estimate > 0 ? estimate : TableMetrics.estimatedHeaderHeight, isAutomatic: true)
        }
        return TableSection.Edge(
            height: isHeader
                ? metrics.emptyHeaderHeight(isFirst: section == 0) : metrics.emptyFooterHeight(isLast: isLast),
            hasView: false)
    }
}
