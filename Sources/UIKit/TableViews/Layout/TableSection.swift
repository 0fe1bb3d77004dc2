/// The places of the rows, the header and the footer of one section of a table view, in points.
struct TableSection {
    /// A header or a footer.
    struct Edge {
        var height: CGFloat = 0
        /// Whether the view determines the height.
        var isAutomatic = false
        /// Whether the height is the one that the view has determined.
        var isMeasured = false
        /// Whether there may be a view. Without a view, the height is an empty space.
        var hasView = true

        /// Whether the view has a place.
        var isShown: Bool { hasView && height > 0 }
    }

    /// The distance between the previous section and the header.
    var paddingAbove: CGFloat = 0
    var header: Edge
    var rows: RowHeights
    var footer: Edge
    /// Whether the cell of a row without a height from the app determines the height of the row.
    var rowsAreAutomatic: Bool

    /// The distance from the top of the content to the top of the section.
    var top: CGFloat = 0

    var headerTop: CGFloat { top + paddingAbove }
    var rowsTop: CGFloat { headerTop + header.height }
    var rowsBottom: CGFloat { rowsTop + rows.total }
    var bottom: CGFloat { rowsBottom + footer.height }
}
