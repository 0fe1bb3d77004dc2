/// A parsed visual format such as `H:|-[icon(24)]-(>=8@750)-[title]-|`. The names are not yet
/// replaced by views and metrics.
///
/// The format is a chain of views along one axis. A `Connection` joins two neighbors, or a view and
/// its superview `|`.
package struct VisualFormat: Equatable, CustomStringConvertible {
    /// A number, or the name of a metric or a view.
    package enum Quantity: Equatable {
        case number(Double)
        case name(Name)
    }

    /// A name, and the number of characters of the format up to its end. Errors about the name
    /// refer to that place.
    package struct Name: Equatable {
        package let text: String
        package let end: Int

        package static func == (a: Name, b: Name) -> Bool { a.text == b.text }
    }

    /// A relation, a quantity and an optional priority, such as `>=8@750`.
    package struct Predicate: Equatable {
        package let relation: NSLayoutConstraint.Relation
        package let quantity: Quantity
        package let priority: Quantity?
    }

    package enum Connection: Equatable {
        /// No space: `[a][b]`.
        case flush
        /// The standard distance: `[a]-[b]`.
        case standard
        /// The distances that the format states: `[a]-8-[b]` or `[a]-(>=8,<=20)-[b]`.
        case spaced([Predicate])
    }

    /// A view in the chain, such as `[icon(24)]`, and the predicates for its size along the axis.
    package struct Element: Equatable {
        package let name: Name
        package let sizes: [Predicate]
    }

    package var isVertical = false
    /// The connection from the superview to the first view, if the chain begins with `|`.
    package var fromSuperview: Connection?
    package var elements: [Element] = []
    /// The connections between the views, one fewer than there are views.
    package var connections: [Connection] = []
    /// The connection from the last view to the superview, if the chain ends with `|`.
    package var toSuperview: Connection?

    package var description: String {
        var text = isVertical ? "V:" : "H:"
        if let fromSuperview { text += "|\(fromSuperview)" }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "\(connections[index - 1])" }
            text += "[\(element.name.text)\(element.sizes.isEmpty ? "" : element.sizes.formatText)]"
        }
        if let toSuperview { text += "\(toSuperview)|" }
        return text
    }
}

extension VisualFormat.Quantity: CustomStringConvertible {
    package var description: String {
        switch self {
        case .number(let number): abs(number) < 1e12 ? CGFloat(number).text : String(format: "%.0f", number)
        case .name(let name): name.text
        }
    }
}

extension VisualFormat.Connection: CustomStringConvertible {
    package var description: String {
        switch self {
        case .flush: ""
        case .standard: "-"
        case .spaced(let predicates): "-\(predicates.formatText)-"
        }
    }
}

extension [VisualFormat.Predicate] {
    fileprivate var formatText: String {
        let texts = map { "\($0.relation.text)\($0.quantity)" + ($0.priority.map { "@\($0)" } ?? "") }
        return "(\(texts.joined(separator: ",")))"
    }
}
