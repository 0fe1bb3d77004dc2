/// The dimensions of a table view that the app does not set, in points.
struct TableMetrics {
    /// The height of a row whose cell does not determine a greater height. [TABLE-52]
    static let rowHeight: CGFloat = 44
    /// The estimated height of rows without an estimate of the app. [TABLE-01]
    let estimatedRowHeight: CGFloat
    /// The estimated height of a header or footer whose view determines its height.
    static let estimatedHeaderHeight: CGFloat = 28

    /// The distance of the texts of a cell from the top and the bottom of a row that they determine.
    /// [TABLE-64]
    static let verticalCellMargin: CGFloat = 11

    /// Returns the distance of the texts of a cell from the sides of the cell. [TABLE-64]
    ///
    /// UNKNOWN: whether it is the same in a wide inset grouped table.
    static func cellSideMargin(inWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The distance of rows from the left and right edges of the table view. [TABLE-15]
    let sideInset: CGFloat
    /// The space above the header of a section, if the app does not set it. [TABLE-01]
    let headerTopPadding: CGFloat
    /// The height of a header with a title.
    let titledHeaderHeight: CGFloat
    /// The height of a footer with a title of one line.
    let titledFooterHeight: CGFloat
    private let isGrouped: Bool

    init(style: UITableView.Style, width: CGFloat, padsHeaders: Bool, hasTallRows: Bool) {
        isGrouped = style != .plain
        sideInset = style == .insetGrouped ? Self.cellSideMargin(inWidth: width) : 0
        headerTopPadding = style == .plain && padsHeaders ? 22 : 0
        estimatedRowHeight = hasTallRows ? 51.5 : Self.rowHeight
        // UNKNOWN: the heights of headers and footers with titles on an iPhone. The greater ones were
        // measured on a Mac. [TABLE-01], [TABLE-09]
        titledHeaderHeight = hasTallRows ? 40.5 : isGrouped ? 38 : 28
        titledFooterHeight = hasTallRows || isGrouped ? 30 : 28
    }

    /// The height of a header without a view: the space above the rows of a grouped table. [LIST-01]
    func emptyHeaderHeight(isFirst: Bool) -> CGFloat { isGrouped ? (isFirst ? 35 : 17.5) : 0 }

    /// The height of a footer without a view: the space below the rows of a grouped table. [LIST-01]
    func emptyFooterHeight(isLast: Bool) -> CGFloat { isGrouped ? (isLast ? 20 : 17.5) : 0 }
}
