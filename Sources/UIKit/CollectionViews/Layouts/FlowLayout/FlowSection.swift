/// One section of a flow layout. Lengths are measured along the scroll direction and across it.
///
/// With `Items.uniform`, all items have one size, and nothing is stored for each item. With
/// `mixed`, the size of each item and the first item of each line are stored. With `estimated`, all
/// items have one size except for some measured items, and of the items only these are stored.
struct FlowSection {
    /// The metrics of a section, from the delegate or the layout's properties. [FLOW-13]
    struct Metrics: Equatable {
        var insets = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0

        mutating func replaceNonFiniteNumbers() {
            func finiteOrZero(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
            insets = UIEdgeInsets(
                top: finiteOrZero(insets.top), left: finiteOrZero(insets.left), bottom: finiteOrZero(insets.bottom),
                right: finiteOrZero(insets.right))
            (lineSpacing, itemSpacing, header, footer) = (
                finiteOrZero(lineSpacing), finiteOrZero(itemSpacing), finiteOrZero(header), finiteOrZero(footer)
            )
        }
    }

    enum Items {
        case uniform(size: CGSize, count: Int)
        indirect case mixed(MixedLines)
        indirect case estimated(EstimatedLines)
    }

    let axis: LayoutAxis
    let metrics: Metrics
    let items: Items
    private(set) var start: CGFloat
    /// The distance from the start of the first line to the end of the last one. For estimated
    /// items it is rounded down to whole pixels.
    private let linesLength: CGFloat
    /// The length of the area inside the collection view's content inset, across the scroll
    /// direction. It includes the section insets.
    let breadth: CGFloat
    /// Pixels per point.
    let scale: CGFloat
    /// The least position of the first item of a line. An item of fixed size that is longer than
    /// its line is centred, so it begins before the line. For self-sizing items the least position
    /// is 0. [FLOW-05], [FLOW-19]
    private let leastStart: CGFloat
    /// The number of items in a full line, if `items` is `uniform`; otherwise 1, which is not used.
    private let columns: Int

    init(
        axis: LayoutAxis, metrics: Metrics, items: Items, start: CGFloat, breadth: CGFloat, scale: CGFloat,
        centresWideItems: Bool = true
    ) {
        self.axis = axis
        self.metrics = metrics
        self.items = items
        self.start = start
        self.breadth = breadth
        self.scale = scale
        leastStart = centresWideItems ? -.infinity : 0
        switch items {
        case .uniform(let size, let count):
            let width = FlowSection.lineLength(axis: axis, insets: metrics.insets, breadth: breadth)
            columns = FlowLineRules.capacity(
                itemLength: axis.breadth(of: size), spacing: metrics.itemSpacing, lineLength: width)
            let lines = CGFloat((count + columns - 1) / columns)
            linesLength = count > 0 ? lines * axis.length(of: size) + (lines - 1) * metrics.lineSpacing : 0
        case .mixed(let lines):
            (columns, linesLength) = (1, lines.length)
        case .estimated(let lines):
            columns = 1
            // [FLOW-17] UNKNOWN: whether UIKit rounds the length of all lines down to the pixel, as
            // here, or to the point. At scale 2, a length of 2154.44 became 2154.
            linesLength = (lines.length * scale + FlowLineRules.tolerance).rounded(.down) / scale
        }
    }

    func moved(to start: CGFloat) -> FlowSection {
        var moved = self
        moved.start = start
        return moved
    }

    var count: Int {
        switch items {
        case .uniform(_, let count): count
        case .mixed(let lines): lines.count
        case .estimated(let lines): lines.count
        }
    }

    // MARK: - Header, inset, lines, inset and footer along the axis [FLOW-08]

    private var linesStart: CGFloat { start + metrics.header + axis.ends(of: metrics.insets).start }

    private var footerStart: CGFloat { linesStart + linesLength + axis.ends(of: metrics.insets).end }

    var end: CGFloat { footerStart + metrics.footer }

    /// The length that is available for the items of a line. [FLOW-01]
    private var width: CGFloat { FlowSection.lineLength(axis: axis, insets: metrics.insets, breadth: breadth) }

    static func lineLength(axis: LayoutAxis, insets: UIEdgeInsets, breadth: CGFloat) -> CGFloat {
        let (start, end) = axis.crossed.ends(of: insets)
        return breadth - start - end
    }

    // MARK: - Frames

    var headerFrame: CGRect? { headerOrFooterFrame(length: metrics.header, from: start) }

    var footerFrame: CGRect? { headerOrFooterFrame(length: metrics.footer, from: footerStart) }

    /// [FLOW-08] Returns the frame of a header or footer; nil if its length is not positive. The
    /// frame is as broad as the section.
    private func headerOrFooterFrame(length: CGFloat, from start: CGFloat) -> CGRect? {
        length > 0
            ? axis.rect(start: start.rounded(toPixelsOf: scale), crossStart: 0, length: length, breadth: breadth) : nil
    }

    func frame(ofItem item: Int) -> CGRect {
        switch items {
        case .uniform(let size, _):
            let (line, column) = item.quotientAndRemainder(dividingBy: columns)
            return itemFrame(uniformSize: size, line: line, column: column, spread: spreadOfUniformLine(itemSize: size))
        case .mixed(let lines):
            return frame(ofItem: item, in: lines)
        case .estimated(let lines):
            return frame(ofItem: item, in: lines)
        }
    }

    private func frame(ofItem item: Int, in lines: some LinesOfUnequalItems) -> CGRect {
        let line = lines.line(ofItem: item)
        return frames(ofLine: line, in: lines)[item - lines.items(inLine: line).lowerBound]
    }

    // MARK: - Queries

    /// Calls `visit` with every item whose frame intersects or touches `rect`, in order. With a
    /// negative line spacing, some of these items may be left out, unless `items` is `uniform`.
    ///
    /// UNKNOWN: whether UIKit returns items of a uniform section that only touch the rectangle, as
    /// here. [FLOW-15]
    ///
    /// OPTIMIZATION: inlined. Otherwise each call of `visit` would check that it runs on the main
    /// actor.
    @inline(__always)
    func forEachItem(in rect: CGRect, _ visit: (Int, CGRect) -> Void) {
        let range = axis.range(of: rect)
        switch items {
        case .uniform(let size, let count):
            guard count > 0 else { return }
            let stride = axis.length(of: size) + metrics.lineSpacing
            let lines = (count + columns - 1) / columns
            var first = 0
            var last = lines - 1
            if stride > 0 {
                // One more line at each end is included, because frames are rounded afterwards.
                first = max(
                    0,
                    ((range.start - linesStart - axis.length(of: size)) / stride).roundedDown(atLeast: 0, atMost: lines)
                        - 1)
                last = min(
                    lines - 1, ((range.end - linesStart) / stride).roundedDown(atLeast: -1, atMost: lines - 1) + 1)
            }
            guard first <= last else { return }
            let spread = spreadOfUniformLine(itemSize: size)
            for line in first...last {
                for item in (line * columns)..<min((line + 1) * columns, count) {
                    let frame = itemFrame(uniformSize: size, line: line, column: item - line * columns, spread: spread)
                    if frame.overlapsOrTouches(rect) { visit(item, frame) }
                }
            }
        case .mixed(let lines):
            forEachItem(of: lines, in: rect, visit)
        case .estimated(let lines):
            forEachItem(of: lines, in: rect, visit)
        }
    }

    @inline(__always)
    private func forEachItem(of lines: some LinesOfUnequalItems, in rect: CGRect, _ visit: (Int, CGRect) -> Void) {
        let range = axis.range(of: rect)
        for line in lines.lines(from: range.start - linesStart - 1, to: range.end - linesStart + 1) {
            let first = lines.items(inLine: line).lowerBound
            for (offset, frame) in frames(ofLine: line, in: lines).enumerated() where frame.overlapsOrTouches(rect) {
                visit(first + offset, frame)
            }
        }
    }

    // MARK: - Uniform sections

    /// [FLOW-03], [FLOW-05] Returns the start and the gap of a full line, which a line with fewer
    /// items has too.
    private func spreadOfUniformLine(itemSize size: CGSize) -> FlowLineRules.Spread {
        FlowLineRules.spreadOfJustifiedLine(
            totalItemLength: CGFloat(columns) * axis.breadth(of: size), itemCount: columns, lineLength: width)
    }

    private func itemFrame(uniformSize size: CGSize, line: Int, column: Int, spread: FlowLineRules.Spread) -> CGRect {
        let along = linesStart + CGFloat(line) * (axis.length(of: size) + metrics.lineSpacing)
        return itemFrame(
            size: size, along: along,
            across: startAcross(of: spread) + CGFloat(column) * (axis.breadth(of: size) + spread.gap))
    }

    private func startAcross(of spread: FlowLineRules.Spread) -> CGFloat {
        axis.crossed.ends(of: metrics.insets).start + max(spread.start, leastStart)
    }

    /// [FLOW-07] Returns the frame of an item. Only its origin is rounded to pixels.
    private func itemFrame(size: CGSize, along: CGFloat, across: CGFloat) -> CGRect {
        let origin = axis.point(
            coordinate: along.rounded(toPixelsOf: scale), crossCoordinate: across.rounded(toPixelsOf: scale))
        return CGRect(origin: origin, size: size)
    }

    // MARK: - Sections with items of different sizes

    /// [FLOW-06] Returns the frames of a line's items. The line is as thick as its thickest item,
    /// and the other items are centred in it.
    private func frames(ofLine line: Int, in lines: some LinesOfUnequalItems) -> [CGRect] {
        let range = lines.items(inLine: line)
        let spread = lines.spread(ofLine: line)
        let thickness = lines.thickness(ofLine: line)
        let offset = lines.offset(ofLine: line)
        var across = startAcross(of: spread)
        return range.map { item in
            let size = lines.size(ofItem: item)
            let along = linesStart + offset + (thickness - axis.length(of: size)) / 2
            defer { across += axis.breadth(of: size) + spread.gap }
            return itemFrame(size: size, along: along, across: across)
        }
    }
}
