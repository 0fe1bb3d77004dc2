import Offscreen
import UIKit

extension Picture {
    /// Returns one picture that shows other pictures in rows, each with a caption above it.
    ///
    /// - Parameters:
    ///   - columns: the greatest number of pictures in a row.
    ///   - scale: the scale of each picture.
    public static func grid(
        of parts: [(caption: String, picture: Picture)], columns: Int = .max, scale: CGFloat = 1, title: String
    )
        -> Picture
    {
        let gap: CGFloat = 16
        let captionHeight: CGFloat = 22
        let columns = max(1, min(columns, parts.count))
        let cell = CGSize(
            width: (parts.map(\.picture.size.width).max() ?? 0) * scale,
            height: (parts.map(\.picture.size.height).max() ?? 0) * scale + captionHeight)
        let rows = (parts.count + columns - 1) / columns
        let size = CGSize(
            width: (gap + CGFloat(columns) * (cell.width + gap)).rounded(.up),
            height: (gap + CGFloat(rows) * (cell.height + gap)).rounded(.up))
        var body =
            XML.element("rect", ["class": "back", "width": .init(size.width), "height": .init(size.height)]) + "\n"
        for (index, part) in parts.enumerated() {
            let x = gap + CGFloat(index % columns) * (cell.width + gap)
            let y = gap + CGFloat(index / columns) * (cell.height + gap)
            // A bold letter takes about 0.65 of the font size. A caption that does not fit is
            // condensed, and a very long one is cut.
            let room = (cell.width / (12 * 0.65)).roundedDown(atLeast: 0, atMost: 10_000)
            let isLong = part.caption.count > room
            let most = max(4, room * 5 / 4)
            let caption = part.caption.count > most ? part.caption.prefix(most - 1) + "…" : part.caption[...]
            body +=
                XML.text(
                    String(caption),
                    [
                        "x": .init(x), "y": .init(y + 12), "font-size": 12, "font-weight": "bold",
                        "textLength": isLong ? .init(cell.width) : nil,
                        "lengthAdjust": isLong ? "spacingAndGlyphs" : nil,
                    ]) + "\n"
            body += part.picture.nestedElement(at: CGPoint(x: x, y: y + captionHeight), scale: scale)
        }
        return Picture(size: size, title: title, body: body)
    }

    /// Returns two screens side by side, such as a bug and its fix.
    public static func pair(
        left: (caption: String, tree: ViewTree), right: (caption: String, tree: ViewTree), coloring: Coloring = .view
    )
        -> Picture
    {
        grid(
            of: [
                (left.caption, screen(left.tree, coloring: coloring)),
                (right.caption, screen(right.tree, coloring: coloring)),
            ],
            title: "\(left.caption), then \(right.caption)")
    }
}
