import UIKit

/// The options of a table view, as in the command `layout table`.
struct TableChoice: Sendable {
    enum Style: String, CaseIterable, Sendable {
        case plain, grouped, inset
    }

    /// A header or a footer of each section.
    enum Edge: Equatable, Sendable {
        case none
        /// A text, for which UIKit makes the view.
        case title
        /// A view of the app, whose height UIKit computes.
        case automatic
        /// A view of the app with a height.
        case height(CGFloat)
    }

    /// The way in which the app gets the cell of a row.
    enum Cells: String, CaseIterable, Sendable {
        case registered
        case withoutPath = "without-path"
        /// The app makes a cell if none is dormant, and registers no class.
        case made
        /// Even and odd rows have different identifiers.
        case twoKinds = "two-kinds"
    }

    enum Accessory: String, CaseIterable, Sendable {
        case none, disclosure, checkmark, detail
    }

    enum Editing: String, CaseIterable, Sendable {
        case none, delete, insert
    }

    var style = Style.plain
    /// The `rowHeight` of the table view; nil for UIKit's default, which is automatic.
    var row: CGFloat?
    /// The heights of the rows, taken in turn. Empty if they follow from `row` or from the text.
    var heights: [CGFloat] = []
    /// The `estimatedRowHeight` of the table view; nil for UIKit's default.
    var estimated: CGFloat?
    var header = Edge.none
    var footer = Edge.none
    /// The heights of `tableHeaderView` and `tableFooterView`; 0 for none.
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var separators = true
    var cells = Cells.registered
    var accessory = Accessory.none
    var editing = Editing.delete

    /// Whether the cells determine the heights of their rows by constraints.
    var cellsHaveHeights: Bool { !heights.isEmpty && row == UITableView.automaticDimension }
    /// Whether the delegate returns the heights of the rows.
    var delegateHasHeights: Bool { !heights.isEmpty && !cellsHaveHeights }
    /// Whether the data source returns titles of headers or footers.
    var hasTitles: Bool { header == .title || footer == .title }
    /// Whether the delegate returns headers or footers.
    var hasViewsOfApp: Bool { header.isViewOfApp || footer.isViewOfApp }
}

extension TableChoice.Edge {
    var isViewOfApp: Bool { self != .none && self != .title }
}
