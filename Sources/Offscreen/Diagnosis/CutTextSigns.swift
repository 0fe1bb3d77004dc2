import UIKit

/// Looks for labels in cells and headers whose text is cut because something is too small for it:
/// the label, a view around it that clips, or the cell. None of the project's exhibits shows this
/// mistake.
///
/// The two facts are the height that the text needs at the label's width, and a frame. A label
/// with a limit of one line may end with an ellipsis, and is not reported for it. A cell lower than
/// one line of the label is left out, because layouts with fractions make such cells. So are the
/// labels of a list content view, whose places are approximated. Views are compared when the screen
/// is at rest, and only in the vertical direction, because a text that moves sideways is often cut
/// on purpose.
struct CutTextSigns: SignReader {
    private enum Kind { case label, clippingView, neighbor }

    /// Labels with the same role: those at one path in cells of one class.
    private struct Place: Hashable {
        let kind: Kind
        let owner: CellClass
        let path: String
    }

    private struct Report {
        var finding: SignFinding
        var items: Set<ElementName>
    }

    /// The views that were read, with their labels, by name. A view is read again if it changed.
    private var labels: [String: (node: ViewTree.Node, labels: [CellLabel])] = [:]
    private var reports: [Place: Report] = [:]
    /// The labels that lie wholly outside of a view that clips, with the first such label.
    private var unseen: [Place: Report] = [:]
    /// The places of labels that were seen in some cell, at least in part.
    private var seen: Set<Place> = []

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        guard context.isAtRest else { return [] }
        for view in list.views where labels[view.name]?.node != view {
            let all = view.isShown ? CellLabel.all(in: view) : []
            labels[view.name] = (view, all)
            for label in all {
                noteCutLines(of: label, in: view, of: list, at: context)
                noteClipping(of: label, in: view, of: list, at: context)
            }
        }
        noteTextsOverNeighbors(in: list, at: context)
        return []
    }

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        // A label that is seen in another cell may be hidden here on purpose, as in a row that is
        // folded.
        let never = unseen.filter { !seen.contains($0.key) }
        return (Array(reports.values) + Array(never.values)).map { $0.finding.counting($0.items) }
            .sorted { ($0.tick, $0.text) < ($1.tick, $1.text) }
    }

    private mutating func note(
        _ text: String, fix: String, as kind: Kind, of label: CellLabel, in view: ViewTree.Node,
        of list: CollectionViewNode, at context: TickContext, isUnseen: Bool = false
    ) {
        guard let element = view.element else { return }
        let place = Place(kind: kind, owner: list.cellClass(of: view), path: label.path)
        let report = Report(finding: SignFinding(nil, context, text, view: view.name, fix: fix), items: [element])
        if isUnseen {
            unseen[place, default: report].items.insert(element)
        } else {
            reports[place, default: report].items.insert(element)
        }
    }

    /// Notes a label that has no room for lines which it may show. A label without a limit of lines
    /// is to show them all. A label with a limit is noted only if it has room for one line, or not
    /// even for one.
    private mutating func noteCutLines(
        of label: CellLabel, in view: ViewTree.Node, of list: CollectionViewNode, at context: TickContext
    ) {
        guard label.isCut else { return }
        let needed = label.lineHeight * CGFloat(label.wantedLineCount)
        let limit = label.limit == 0 ? "no limit of lines" : label.limit == 1 ? "one line" : "\(label.limit) lines"
        note(
            """
            \(label.name) of \(view.element!) is too small for its text "\(label.shortText)": the text needs at \
            least \(needed.wholePoints) points, and the label, which has \(limit), is \
            \(label.frame.height.wholePoints) points high in a \(view.isCell ? "cell" : "view") of \
            \(view.frame.height.wholePoints)
            """,
            fix: """
                give the item the height that its content needs, or set numberOfLines to the number of lines that \
                are to be shown
                """, as: .label, of: label, in: view, of: list, at: context)
    }

    /// Notes a label whose text lies in part outside of a view around it that clips; or wholly, if
    /// no cell shows the text.
    private mutating func noteClipping(
        of label: CellLabel, in view: ViewTree.Node, of list: CollectionViewNode, at context: TickContext
    ) {
        let place = Place(kind: .clippingView, owner: list.cellClass(of: view), path: label.path)
        guard let clip = label.clips.first(where: { label.distance(beyond: $0.rect) > label.tolerance }) else {
            seen.insert(place)
            return
        }
        let isUnseen = label.block.maxY <= clip.rect.minY || label.block.minY >= clip.rect.maxY
        if !isUnseen { seen.insert(place) }
        // A cell that clips a label without a limit of lines may be folded on purpose.
        if !isUnseen, label.limit == 0, clip.isCell { return }
        let name = clip.name == view.name ? "its cell \(clip.name)" : clip.name
        let needed = max(label.block.maxY, clip.rect.maxY) - min(label.block.minY, clip.rect.minY)
        note(
            """
            the text "\(label.shortText)" of \(view.element!) lies \(isUnseen ? "wholly" : "in part") outside of \
            \(name), which clips: the content needs \(needed.wholePoints) points, and \(clip.name) is \
            \(clip.rect.height.wholePoints) points high
            """,
            fix: "give the item the height that its content needs, or place the label inside of the view that clips",
            as: .clippingView, of: label, in: view, of: list, at: context, isUnseen: isUnseen)
    }

    /// Notes a text that sticks out of its cell, and lies over a text of another cell.
    private mutating func noteTextsOverNeighbors(in list: CollectionViewNode, at context: TickContext) {
        for view in list.views where view.transform == nil {
            for label in labels[view.name]?.labels ?? [] where label.clips.isEmpty {
                let bounds = CGRect(origin: .zero, size: view.frame.size)
                guard label.distance(beyond: bounds) > label.tolerance else { continue }
                let text = label.block.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
                guard let element = neighbor(of: view, withTextUnder: text, in: list, tolerance: label.tolerance)
                else { continue }
                note(
                    """
                    the text "\(label.shortText)" of \(view.element!) lies over a text of \(element): the content \
                    needs \(max(label.block.maxY, bounds.maxY).wholePoints) points, and its cell \(view.name) is \
                    \(bounds.height.wholePoints) points high
                    """,
                    fix: "give the item the height that its content needs", as: .neighbor, of: label, in: view,
                    of: list, at: context)
            }
        }
    }

    /// Returns the element of a view beside another view that has a text in a rectangle, in the
    /// coordinates of the list; nil if there is none.
    private func neighbor(
        of view: ViewTree.Node, withTextUnder rect: CGRect, in list: CollectionViewNode, tolerance: CGFloat
    ) -> ElementName? {
        list.views.first { other in
            guard other.name != view.name, other.transform == nil, !other.frame.overlapsNoticeably(view.frame)
            else { return false }
            return (labels[other.name]?.labels ?? []).contains { label in
                let common = label.block.offsetBy(dx: other.frame.minX, dy: other.frame.minY)
                    .intersectionIncludingEdges(with: rect)
                return common.map { $0.width > tolerance && $0.height > tolerance } == true
            }
        }?.element
    }
}

/// A label in a cell, with what it needs to show its text.
private struct CellLabel {
    /// The path by classes and ordinals, as in `CellAppearance`.
    let path: String
    let name: String
    let text: String
    /// The frame in the coordinates of the cell.
    let frame: CGRect
    /// The greatest number of lines; zero for no limit.
    let limit: Int
    let lineHeight: CGFloat
    /// The number of lines that the label is to show.
    let wantedLineCount: Int
    /// The part of the frame in which the text is drawn.
    let block: CGRect
    /// The views that clip around the label, from the outermost, with their frames in the
    /// coordinates of the cell.
    let clips: [Clip]

    struct Clip {
        let name: String
        let rect: CGRect
        /// Whether the view is the cell, or as large as the cell.
        let isCell: Bool
    }

    /// The length in points by which a text may be cut without being noted.
    var tolerance: CGFloat { max(3, lineHeight / 4) }

    var shortText: String { text.count > 30 ? String(text.prefix(30)) + "..." : text }

    /// A little less than the height of a capital letter, in line heights.
    private static let capitalHeight: CGFloat = 0.55

    /// Whether the label is too low for its text: it cuts letters, or cannot show all of its lines.
    /// A label without any height is hidden.
    var isCut: Bool {
        guard frame.height >= 1 else { return false }
        if frame.height < lineHeight * CellLabel.capitalHeight { return true }
        guard frame.height < lineHeight * (CGFloat(wantedLineCount) - 0.5) else { return false }
        return limit == 0 || limit > 1 && frame.height < lineHeight * 1.5
    }

    /// Returns the distance by which the text is above or below a rectangle; negative if it is
    /// inside.
    func distance(beyond rect: CGRect) -> CGFloat { max(rect.minY - block.minY, block.maxY - rect.maxY) }

    /// Returns the labels in a cell that are not hidden, and that neither lie in a scroll view nor
    /// in a transformed view. Labels whose text has attributes are left out, because a recording
    /// contains only the first of their fonts.
    static func all(in cell: ViewTree.Node) -> [CellLabel] {
        var labels: [CellLabel] = []
        func visit(_ node: ViewTree.Node, frame: CGRect, path: String, clips: [Clip]) {
            // A recording of a device may hold NaN.
            guard frame.isNumeric else { return }
            if let label = CellLabel(node, frame: frame, path: path, clips: clips),
                label.lineHeight <= cell.frame.height
            {
                labels.append(label)
            }
            var clips = clips
            if node.appearance?.clips == true {
                clips.append(Clip(name: node.name, rect: frame, isCell: frame.size == cell.frame.size))
            }
            for (step, child) in node.steps
            where child.isShown && child.transform == nil && child.scroll == nil
                && child.className != "UIListContentView"
            {
                visit(
                    child, frame: child.frame.offsetBy(dx: frame.minX, dy: frame.minY), path: "\(path)/\(step)",
                    clips: clips)
            }
        }
        visit(cell, frame: CGRect(origin: .zero, size: cell.frame.size), path: "", clips: [])
        return labels
    }

    private init?(_ node: ViewTree.Node, frame: CGRect, path: String, clips: [Clip]) {
        guard let text = node.text, !text.allSatisfy(\.isWhitespace), let look = node.appearance,
            let fontSize = look.fontSize, fontSize.isFinite, look.isAttributed != true, frame.width > 8,
            frame.isNumeric
        else { return nil }
        let measured = LabelText(
            text, fontName: look.font, fontSize: fontSize, wrapsByCharacters: look.wrapsByCharacters ?? false)
        lineHeight = measured.lineHeight
        // The widths of characters come from a table, and a little more room may save a line.
        let lines = measured.lines(withinWidth: frame.width * 1.03 + 1)
        let limit = look.lines ?? 1
        wantedLineCount = limit > 0 ? min(limit, lines.count) : lines.count
        let height = min(frame.height, lineHeight * CGFloat(wantedLineCount))
        let width = min(frame.width, lines.width)
        block = CGRect(
            x: look.isCentered == true ? frame.midX - width / 2 : frame.minX, y: frame.midY - height / 2, width: width,
            height: height)
        (self.path, name, self.text, self.frame, self.limit, self.clips) = (
            path, node.name, text, frame, limit, clips
        )
    }
}

extension ViewTree.Node {
    /// Whether the view is neither hidden nor transparent.
    fileprivate var isShown: Bool { !states.contains("hidden") && alpha > 0.01 }
}

extension CGFloat {
    /// The length in whole points, rounded. A recording of a device may hold infinite lengths.
    fileprivate var wholePoints: String { Int(exactly: rounded()).map { "\($0)" } ?? "\(self)" }
}
