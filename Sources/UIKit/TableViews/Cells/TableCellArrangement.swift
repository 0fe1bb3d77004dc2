/// The frames of the parts of a table view cell, in points. The places of accessories were measured on a
/// Mac. [TABLE-06], [TABLE-07]
struct TableCellArrangement {
    /// The control for insertion or deletion at the leading edge; nil if there is none.
    let editControl: CGRect?
    let content: CGRect
    let accessory: CGRect?
    /// The control for moving the row, at the trailing edge; nil if there is none.
    let reorderControl: CGRect?

    private static let margin: CGFloat = 16
    private static let editControlWidth: CGFloat = 38
    private static let reorderControlWidth: CGFloat = 38

    /// - Parameters:
    ///   - size: the size of the cell without its separator.
    ///   - accessorySize: the size of the accessory; nil if there is none.
    ///   - accessoryMargin: the distance of the accessory from the edge of the cell.
    ///   - contentGap: the distance between the content and the accessory.
    ///   - indentsForEditControl: whether the content begins behind the control at the leading edge.
    init(
        size: CGSize, indent: CGFloat, accessorySize: CGSize?, accessoryMargin: CGFloat, contentGap: CGFloat,
        showsEditControl: Bool, indentsForEditControl: Bool, showsReorderControl: Bool
    ) {
        var (start, end) = (indent, size.width)
        if showsEditControl {
            editControl = CGRect(x: 0, y: 0, width: Self.editControlWidth, height: size.height)
            if indentsForEditControl { start += Self.editControlWidth }
        } else {
            editControl = nil
        }
        if showsReorderControl {
            end -= Self.reorderControlWidth
            reorderControl = CGRect(x: end, y: 0, width: Self.reorderControlWidth, height: size.height)
        } else {
            reorderControl = nil
        }
        if let accessorySize {
            let x = end - accessoryMargin - accessorySize.width
            // UIKit rounds the place of an accessory up to a half point.
            let y = (size.height - accessorySize.height).rounded(.up) / 2
            accessory = CGRect(origin: CGPoint(x: x, y: y), size: accessorySize)
            end = x - contentGap
        } else {
            accessory = nil
        }
        content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    }
}
