import Offscreen
import UIKit

/// Properties of nodes that pictures use.
extension ViewTree.Node {
    /// Whether the view is known to be a cell, a supplementary view or a decoration view: it
    /// represents an element, waits in a reuse pool, or has one of the states "prefetched",
    /// "leaving" and "orphan".
    var isReusable: Bool {
        element != nil || dormant != nil || !Set(states).isDisjoint(with: ["prefetched", "leaving", "orphan"])
    }

    var isPainted: Bool {
        dormant == nil && alpha > 0 && !states.contains("hidden") && !states.contains("prefetched") && frame.width >= 0
            && frame.height >= 0
    }

    var clips: Bool { scroll != nil || appearance?.clips == true }

    /// The children by ascending `zPosition`. Children with equal values keep their order.
    /// [ORDER-01]
    var childrenInPaintOrder: [ViewTree.Node] {
        children.sorted { $0.zPosition < $1.zPosition }
    }

    /// The view's rectangle before its transform, around the same centre.
    var box: CGRect { frame.undoing(transform) }

    /// Whether a painted reusable sibling in front of the view overlaps or touches a rectangle in
    /// the coordinates of the superview.
    ///
    /// - Parameter siblings: the view and its siblings, in paint order.
    func isOverlappedOrAdjoined(among siblings: [ViewTree.Node], at place: CGRect) -> Bool {
        guard let mine = siblings.firstIndex(where: { $0.name == name }) else { return false }
        return siblings[(mine + 1)...].contains {
            $0.isReusable && $0.isPainted && $0.frame.intersectionIncludingEdges(with: place) != nil
        }
    }

    /// The name, the element and the zIndex: "PosterCell#4 item 0-3 z 0".
    var summary: String {
        ([name, element?.description, element == nil ? nil : "z \(z)"] as [String?]).compactMap(\.self).joined(
            separator: " ")
    }

    /// All scroll views among the node and its descendants, each before those inside it.
    var scrollViews: [ViewTree.Node] { (scroll == nil ? [] : [self]) + children.flatMap(\.scrollViews) }
}

extension ElementName {
    /// Returns the last word of a long kind, such as "badge" for
    /// "com.example.element-kind.NewBadge". A short kind is returned unchanged.
    private static func shortenedKind(_ kind: String) -> String {
        guard kind.count > 12 else { return kind }
        let word = kind.split { !$0.isLetter && !$0.isNumber }.last ?? kind[...]
        let start = word.indices.last {
            $0 > word.startIndex && word[$0].isUppercase && !word[word.index(before: $0)].isUppercase
        }
        return word[(start ?? word.startIndex)...].lowercased()
    }

    /// The name in a short form for labels: "0-3", "header 1", "card 0".
    package var shortName: String {
        switch category {
        case .cell: indexPath.text
        case .decorationView: String(description.dropFirst("decoration ".count))
        case .supplementaryView:
            description.hasPrefix("supplementary ")
                ? "\(ElementName.shortenedKind(kind)) \(indexPath.text)" : description
        }
    }
}
