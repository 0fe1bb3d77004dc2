import UIKit

/// The text form of a tree: one view per line, with two spaces per level. The words of a line have
/// a fixed order. Values that equal their defaults are left out, and so is the appearance of views.
extension ViewTree: CustomStringConvertible {
    public var description: String {
        var lines = ""
        root.visit { node, level in lines += String(repeating: "  ", count: level) + node.line + "\n" }
        return lines
    }

    /// The tree in the form of UIKit's `recursiveDescription`, without addresses, for comparison
    /// with a device.
    public var recursiveDescription: String {
        var lines = ""
        root.visit { node, level in
            let bars = String(repeating: "   | ", count: level)
            let f = node.frame
            var facts = "frame = (\(f.minX.text) \(f.minY.text); \(f.width.text) \(f.height.text))"
            if let text = node.text { facts += "; text = '\(text)'" }
            if node.states.contains("hidden") || node.dormant != nil { facts += "; hidden = YES" }
            if node.alpha != 1 { facts += "; alpha = \(node.alpha.text)" }
            lines += "\(bars)<\(node.name); \(facts)>\n"
        }
        return lines
    }
}

extension ViewTree.Node: CustomStringConvertible {
    public var description: String { line + (children.isEmpty ? "" : ", \(children.count) subviews") }

    /// The view's line in the text form of a tree, without the lines of its subviews.
    public var line: String {
        var words = [name, frame.text]
        if let scroll { words.append("\(scroll)") }
        if let element { words.append(element.description) }
        if z != 0 { words.append("z \(z)") }
        if zPosition != 0 { words.append("zPosition \(zPosition.text)") }
        if alpha != 1 { words.append("alpha \(alpha.text)") }
        if let transform { words.append("transform [\(transform.map(\.text).joined(separator: ","))]") }
        words += states
        if let dormant { words.append("dormant \(dormant.quoted)") }
        if reuses > 0 { words.append("reused \(reuses)") }
        if let text { words.append(text.quoted) }
        if let image { words.append("image \(image.quoted)") }
        if let uncertainty { words.append("uncertain \(uncertainty.quoted)") }
        return words.joined(separator: " ")
    }
}

extension ViewTree.ScrollState: CustomStringConvertible {
    /// The words for a scroll view in a line of a tree: "offset (0,110) content 320x1050". An inset
    /// that is not zero follows.
    public var description: String {
        "offset \(offset.text) content \(content.text)"
            + (inset == [0, 0, 0, 0] ? "" : " inset [\(inset.map(\.text).joined(separator: ","))]")
    }
}

extension String {
    /// The text in quotes, with quotes, backslashes and line feeds escaped.
    var quoted: String {
        // OPTIMIZATION: most texts contain nothing to escape, and the three replacements cost 8,000
        // instructions.
        guard utf8.contains(where: { [0x5C, 0x22, 0x0A].contains($0) }) else { return "\"\(self)\"" }
        return "\""
            + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
}
