import UIKit

/// Looks for a list inside a reused cell that still shows the content of the previous item, because
/// it was not reloaded. Exhibit 16.
///
/// The cell's own item is known to have other content in its list, although nothing but scrolling
/// happened since.
struct NestedListSigns: SignReader {
    /// The texts of the cells in the lists inside a cell, by the lists' places in the cell and by
    /// the items in each list.
    private typealias Content = [[ElementName: String]]

    private struct CellUse {
        let reuses: Int
        let content: Content
    }

    /// The content that an item had when it was first seen since the last action.
    private struct KnownContent {
        let tick: Int
        let texts: CellAppearance.Texts
        let content: Content
    }

    private var uses: [String: CellUse] = [:]
    private var known: [ListItem: KnownContent] = [:]

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        // An action may change the model, and with it the content of each item.
        if !context.isOnlyScrolled { known = [:] }
        guard context.lists.count > 1 else { return [] }
        let names = Set(context.lists.map(\.name))
        return context.lists.flatMap { list -> [SignFinding] in
            if list.isUpdateOrReload { known = known.filter { $0.key.list != list.name } }
            return list.cells.flatMap { findings(about: $0, in: list, listNames: names, at: context) }
        }
    }

    private mutating func findings(
        about node: ViewTree.Node, in list: CollectionViewNode, listNames: Set<String>, at context: TickContext
    ) -> [SignFinding] {
        let lists = node.nestedLists(named: listNames)
        guard !lists.isEmpty, let element = node.element else { return [] }
        let content: Content = lists.map { nested in
            var texts: [ElementName: String] = [:]
            for cell in nested.children where cell.isCell { texts[cell.element!] = cell.joinedTexts }
            return texts
        }
        let former = uses[node.name]
        uses[node.name] = CellUse(reuses: node.reuses, content: content)
        guard former?.reuses != node.reuses else { return [] }
        let texts = CellAppearance(node, in: list).texts
        let item = ListItem(list: list.name, element: element)
        guard let own = known[item] else {
            known[item] = KnownContent(tick: list.tick, texts: texts, content: content)
            return []
        }
        guard let former, own.texts == texts else { return [] }
        for (index, nested) in lists.enumerated() {
            guard index < former.content.count, index < own.content.count,
                !context.tick.events.contains(where: { $0.collection == nested.name && $0.verb == .invalidate }),
                let (place, text, ownText) = keptContent(
                    content[index], former: former.content[index], own: own.content[index])
            else { continue }
            return [
                SignFinding(
                    16, context,
                    """
                    \(nested.name) in \(node.name), reused for \(element), is not reloaded and still shows "\(text)" \
                    of the previous item in its \(place); with \(element) it showed "\(ownText)" there in tick \
                    \(own.tick)
                    """, view: node.name, fix: Self.fix)
            ]
        }
        return []
    }

    /// Returns an item of a nested list with the text that it keeps and the text that it had before,
    /// if all items of the list keep the texts of the previous use.
    private func keptContent(
        _ content: [ElementName: String], former: [ElementName: String], own: [ElementName: String]
    ) -> (ElementName, String, String)? {
        let places = content.keys.filter { former[$0] != nil }.sorted { $0.indexPath < $1.indexPath }
        guard places.allSatisfy({ content[$0] == former[$0] }) else { return nil }
        for place in places {
            if let text = content[place], let ownText = own[place], ownText != text { return (place, text, ownText) }
        }
        return nil
    }

    private static let fix = "reload the list in the cell whenever the cell is configured for an item"
}

extension ViewTree.Node {
    /// Returns the lists with these names in the view, without those in other lists.
    fileprivate func nestedLists(named names: Set<String>) -> [ViewTree.Node] {
        children.flatMap { child -> [ViewTree.Node] in
            if child.scroll != nil { return names.contains(child.name) ? [child] : [] }
            return child.nestedLists(named: names)
        }
    }
}
