import Offscreen
import UIKit

/// The facts about a node that pictures need.
extension ViewTree.Node {
    /// Whether it stands for an element of a collection view, or waits in a pool.
    var isReusable: Bool {
        element != nil || dormant != nil || !Set(states).isDisjoint(with: ["prefetched", "leaving", "orphan"])
    }

    var isPainted: Bool {
        dormant == nil && alpha > 0 && !states.contains("hidden") && !states.contains("prefetched") && frame.width >= 0
            && frame.height >= 0
    }

    var clips: Bool { scroll != nil || look?.clips == true }

    /// Sorted by ascending `zPosition`; siblings with equal values keep their order. [ORDER-01]
    var inPaintOrder: [ViewTree.Node] {
        children.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
    }

    /// The view's own rectangle before its transform, around the same centre.
    var box: CGRect { frame.untransformed(transform) }

    /// Whether one of its siblings, which are told in paint order, is painted over a part of it.
    func isCovered(by siblings: [ViewTree.Node], at place: CGRect) -> Bool {
        guard let mine = siblings.firstIndex(where: { $0.name == name }) else { return false }
        return siblings[(mine + 1)...].contains { $0.isReusable && $0.isPainted && $0.frame.intersects(place) }
    }

    /// "PosterCell#4 item 0-3 z 0".
    var summary: String {
        ([name, element?.description, element == nil ? nil : "z \(z)"] as [String?]).compactMap(\.self).joined(separator: " ")
    }

    /// All collection views and scroll views below it, outermost first.
    var scrollViews: [ViewTree.Node] { (scroll == nil ? [] : [self]) + children.flatMap(\.scrollViews) }
}

extension ElementName {
    /// The last word of a long kind, such as "badge" for "com.example.element-kind.NewBadge"; a short kind unchanged.
    private static func lastWord(of kind: String) -> String {
        guard kind.count > 12 else { return kind }
        let word = kind.split { !$0.isLetter && !$0.isNumber }.last ?? kind[...]
        let start = word.indices.last { $0 > word.startIndex && word[$0].isUppercase && !word[word.index(before: $0)].isUppercase }
        return word[(start ?? word.startIndex)...].lowercased()
    }

    /// The name in a form that fits on a view: "0-3", "header 1", "card 0".
    var short: String {
        switch category {
        case .cell: indexPath.text
        case .decorationView: String(description.dropFirst("decoration ".count))
        case .supplementaryView:
            description.hasPrefix("supplementary ") ? "\(ElementName.lastWord(of: kind)) \(indexPath.text)" : description
        }
    }
}
