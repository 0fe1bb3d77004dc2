import UIKit

/// Looks for attributes that were not applied although a property of the app's own attributes class
/// changed, because `isEqual(_:)` does not compare that property. Exhibit 17.
struct AttributeSigns: SignReader {
    private var reportedLists: Set<String> = []

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        let skips = list.events.filter(\.skipsChange)
        guard !skips.isEmpty, reportedLists.insert(list.name).inserted else { return [] }
        return skips.map { skip in
            let element = skip.view.flatMap { list.view(named: $0)?.element }.map { " of \($0)" } ?? ""
            return SignFinding(
                17, context,
                """
                the attributes\(element) have another \(skip.text) than those applied last, but \
                isEqual(_:) returns true, so they are not applied
                """, view: skip.view, noun: "view")
        }
    }
}

extension Event {
    /// Whether attributes were not applied although a property of the app's own attributes subclass
    /// changed. The event's text is the name of that property.
    var skipsChange: Bool { verb == .skip && !text.isEmpty }
}
