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

    /// The view's own rectangle before its transform, around the same centre. The frame is the upright box around the transformed
    /// rectangle. When it does not determine the size, as for a rotation by 45 degrees, the frame itself is used.
    var box: CGRect {
        guard let t = transform, t.count == 6 else { return frame }
        let (a, b, c, d) = (abs(t[0]), abs(t[1]), abs(t[2]), abs(t[3]))
        let determinant = a * d - b * c
        guard abs(determinant) > 0.001 else { return frame }
        let size = CGSize(
            width: (frame.width * d - frame.height * c) / determinant, height: (frame.height * a - frame.width * b) / determinant)
        guard size.width >= 0, size.height >= 0 else { return frame }
        return CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
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
