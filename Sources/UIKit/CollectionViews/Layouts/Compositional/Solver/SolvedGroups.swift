/// The layouts of a section's groups that were solved before, each with the measured sizes that it
/// depends on. Another group with the same measured sizes has the same layout.
///
/// OPTIMIZATION: in a list of texts most rows have one of a few heights, and each row that has been
/// measured is a group. Solving each of them again takes half of a page's instructions.
struct SolvedGroups {
    private struct Entry {
        /// The numbers in the group of the items whose measured sizes were read, with these sizes.
        let sizes: [(item: Int, size: CGSize?)]
        let template: GroupTemplate
    }

    /// The greatest number of layouts that are kept. The latest ones are kept.
    private static let capacity = 8

    private var entries: [Entry] = []
    /// Whether a layout can be used again. A uniform length depends on the number of items in the
    /// section, too.
    private let isReusable: Bool

    init(of group: LayoutGroup) {
        isReusable = !SolvedGroups.hasUniformLength(.group(group))
    }

    private static func hasUniformLength(_ node: LayoutNode) -> Bool {
        let size = node.properties.size
        if size.width.kind == .uniform || size.height.kind == .uniform { return true }
        guard case .group(let group) = node else { return false }
        return group.children.contains(where: hasUniformLength)
    }

    /// Collects the sizes that the solver reads.
    private final class Reader {
        var sizes: [(item: Int, size: CGSize?)] = []
    }

    /// Returns the layout of a group.
    ///
    /// - Parameters:
    ///   - measured: returns the measured size of an item, by its number in the group.
    ///   - solve: computes the layout. Its parameter is the function from which it reads the
    ///     measured sizes.
    mutating func template(
        measured: @escaping (Int) -> CGSize?, solve: (@escaping (Int) -> CGSize?) -> GroupTemplate
    ) -> GroupTemplate {
        guard isReusable else { return solve(measured) }
        for entry in entries.reversed() where entry.sizes.allSatisfy({ measured($0.item) == $0.size }) {
            return entry.template
        }
        let reader = Reader()
        let template = solve { item in
            let size = measured(item)
            reader.sizes.append((item, size))
            return size
        }
        if entries.count == SolvedGroups.capacity { entries.removeFirst() }
        entries.append(Entry(sizes: reader.sizes, template: template))
        return template
    }
}
