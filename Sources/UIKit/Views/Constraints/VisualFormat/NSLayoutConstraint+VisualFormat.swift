extension NSLayoutConstraint {
    /// Returns the constraints for a chain of views such as `H:|-[icon(24)]-8-[title(>=50)]-|`.
    ///
    /// A single `-` between views is 8 points long. A single `-` between a view and `|` ends at the
    /// layout margin of the superview. If the format cannot be parsed or applied, for example
    /// because a name is missing from the dictionaries, reports a failure and returns no
    /// constraints.
    ///
    /// UNKNOWN: the order of the constraints. Here the constraints on a view's size come after the
    /// one that connects it to the previous view, and alignments come last.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatInterpreter(VisualFormat(format), opts, metrics ?? [:], views).constraints()
        } catch {
            let read = String(format.prefix(error.place))
            World.current.fail(
                "Unable to parse constraint format: \(error.reason) \(format)",
                hint: read.isEmpty
                    ? "the format is wrong from its first character on" : "the format was read up to here: \(read)")
            return []
        }
    }

    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes for the options of the form `alignAll...` in this set.
        fileprivate var alignments: [Attribute] {
            (0..<16).compactMap { rawValue & 1 << $0 == 0 ? nil : Attribute(rawValue: $0) }
        }
    }
}

/// Looks up the names of a visual format and creates the constraints that it describes.
@MainActor
private struct VisualFormatInterpreter {
    /// The attributes of the edges along the chain of views, and whether the option
    /// `directionRightToLeft` reverses the chain.
    private struct Edges {
        let start, end, startMargin, endMargin: NSLayoutConstraint.Attribute
        var isReversed = false
    }

    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let edges: Edges

    init(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
        if format.isVertical {
            edges = Edges(start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin)
        } else if options.contains(.directionRightToLeft) {
            edges = Edges(
                start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin, isReversed: true)
        } else if options.contains(.directionLeftToRight) {
            edges = Edges(start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin)
        } else {
            edges = Edges(start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin)
        }
    }

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        var items: [any LayoutItem] = []
        for (index, element) in format.elements.enumerated() {
            guard let value = views[element.name.text] else {
                throw VisualFormatError(
                    reason: "\(element.name.text) is not a key in the views dictionary.", place: element.name.end)
            }
            guard let item = value as? any LayoutItem else {
                throw VisualFormatError(
                    reason: "\(element.name.text) is neither a view nor a layout guide.", place: element.name.end)
            }
            if index == 0, let connection = format.fromSuperview {
                let parent = try parentView(of: item, itemName: element.name)
                let isMargin = connection == .standard
                made += try constraints(
                    for: connection, from: LayoutQuantity(parent, isMargin ? edges.startMargin : edges.start),
                    to: LayoutQuantity(item, edges.start), standardSpace: 0)
            } else if let previous = items.last {
                let isByBaseline = format.isVertical && options.contains(.spacingBaselineToBaseline)
                made += try constraints(
                    for: format.connections[index - 1],
                    from: LayoutQuantity(previous, isByBaseline ? .lastBaseline : edges.end),
                    to: LayoutQuantity(item, isByBaseline ? .firstBaseline : edges.start), standardSpace: systemSpacing)
            }
            items.append(item)
            for size in element.sizes { made.append(try sizeConstraint(for: size, on: item)) }
        }
        if let last = items.last, let name = format.elements.last?.name, let connection = format.toSuperview {
            let parent = try parentView(of: last, itemName: name)
            made += try constraints(
                for: connection, from: LayoutQuantity(last, edges.end),
                to: LayoutQuantity(parent, connection == .standard ? edges.endMargin : edges.end), standardSpace: 0)
        }
        return try made + alignmentConstraints(of: items)
    }

    private func constraints(
        for connection: VisualFormat.Connection, from: LayoutQuantity, to: LayoutQuantity, standardSpace: CGFloat
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let (first, second) = edges.isReversed ? (from, to) : (to, from)
        switch connection {
        case .flush: return [NSLayoutConstraint(first, .equal, second)]
        case .standard: return [NSLayoutConstraint(first, .equal, second, constant: standardSpace)]
        case .spaced(let predicates):
            var made: [NSLayoutConstraint] = []
            for predicate in predicates {
                made.append(
                    try constraint(first, by: predicate, to: second, constant: try number(for: predicate.quantity)))
            }
            return made
        }
    }

    /// Returns a constraint that compares the width or height of an item with a number, or with the
    /// width or height of another item.
    private func sizeConstraint(for size: VisualFormat.Predicate, on item: any LayoutItem) throws(VisualFormatError)
        -> NSLayoutConstraint
    {
        let dimension: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        if case .name(let name) = size.quantity, metrics[name.text] == nil,
            let other = views[name.text] as? any LayoutItem
        {
            return try constraint(LayoutQuantity(item, dimension), by: size, to: LayoutQuantity(other, dimension))
        }
        return try constraint(
            LayoutQuantity(item, dimension), by: size, to: nil, constant: try number(for: size.quantity))
    }

    /// Returns a constraint with the relation and the priority of a predicate.
    private func constraint(
        _ first: LayoutQuantity, by predicate: VisualFormat.Predicate, to second: LayoutQuantity?, constant: CGFloat = 0
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, predicate.relation, second, constant: constant)
        if let priority = predicate.priority {
            constraint.priority = UILayoutPriority(Float(try number(for: priority)))
        }
        return constraint
    }

    /// Returns the alignment constraints. UNKNOWN: which pairs of views UIKit aligns. Here each
    /// view is aligned with the previous view.
    private func alignmentConstraints(of items: [any LayoutItem]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .leading, .trailing, .centerX]
        var made: [NSLayoutConstraint] = []
        for (previous, item) in zip(items, items.dropFirst()) {
            for attribute in options.alignments {
                guard horizontal.contains(attribute) == format.isVertical else {
                    let axis = format.isVertical ? "vertical" : "horizontal"
                    throw VisualFormatError(
                        reason:
                            """
                            Options mask required views to be aligned on a \(axis) edge, which is not \
                            allowed for layout that is also \(axis).
                            """,
                        place: format.elements[1].name.end)
                }
                made.append(
                    NSLayoutConstraint(LayoutQuantity(item, attribute), .equal, LayoutQuantity(previous, attribute)))
            }
        }
        return made
    }

    private func parentView(of item: any LayoutItem, itemName name: VisualFormat.Name) throws(VisualFormatError)
        -> UIView
    {
        guard let parent = item.parentView else {
            throw VisualFormatError(
                reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
                place: name.end)
        }
        return parent
    }

    private func number(for quantity: VisualFormat.Quantity) throws(VisualFormatError) -> CGFloat {
        switch quantity {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            if let number = CGFloat(metric: metrics[name.text]) { return number }
            throw VisualFormatError(
                reason:
                    """
                    Encountered metric with name "\(name.text)", but value was not specified in metrics or \
                    views dictionaries
                    """,
                place: name.end)
        }
    }
}

extension CGFloat {
    /// Creates a number from a metric of any number type; nil if the metric is not a number.
    fileprivate init?(metric: Any?) {
        switch metric {
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as any BinaryInteger: self = CGFloat(Double(number))
        case let number as any BinaryFloatingPoint: self = CGFloat(Double(number))
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        default: return nil
        }
    }
}
