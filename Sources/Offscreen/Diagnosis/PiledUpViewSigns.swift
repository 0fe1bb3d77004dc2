import UIKit

/// Looks for reused cells, headers and other views of elements to which each use adds a subview.
/// Exhibit 16.
///
/// The view keeps the subviews of its previous element and gets another one, whenever a view of its
/// class is reused, and its own element is known to have had fewer, although nothing but scrolling
/// happened since.
struct PiledUpViewSigns: SignReader {
    /// The subviews of one class in the views of one class.
    private struct Pile: Hashable {
        let owner: CellClass
        /// The path of the subviews, without the last ordinal.
        let path: String
    }

    private struct ViewUse {
        let reuses: Int
        let subviews: [String: [String?]]
    }

    /// The number of subviews that an element's view had when it was first seen since the last
    /// action.
    private struct KnownCounts {
        let tick: Int
        let counts: [String: Int]
    }

    private var uses: [String: ViewUse] = [:]
    private var known: [ListItem: KnownCounts] = [:]
    private var growths: [Pile: Int] = [:]
    /// The piles that did not grow in a reuse.
    private var refuted: Set<Pile> = []
    private var found: [(pile: Pile, finding: SignFinding)] = []

    /// The number of reuses in which subviews have to be added.
    private static let growthThreshold = 2

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        found.filter { !refuted.contains($0.pile) && growths[$0.pile, default: 0] >= Self.growthThreshold }
            .map(\.finding)
    }

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        // An action may change the model, and with it the number of subviews.
        if !context.isOnlyScrolled { known = [:] }
        return context.lists.flatMap { read($0, previous: previous?[list: $0.name], at: context) }
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        if list.isUpdateOrReload { known = known.filter { $0.key.list != list.name } }
        for node in list.views where uses[node.name]?.reuses != node.reuses {
            let appearance = CellAppearance(node, in: list)
            let use = ViewUse(reuses: node.reuses, subviews: appearance.visibleSubviews)
            if let former = uses[node.name] {
                noteGrowths(of: node, from: former, to: use, appearance: appearance, in: list, at: context)
            }
            uses[node.name] = use
            let item = ListItem(list: list.name, element: node.element!)
            known[item] = known[item] ?? KnownCounts(tick: list.tick, counts: use.subviews.mapValues(\.count))
        }
        return []
    }

    private mutating func noteGrowths(
        of node: ViewTree.Node, from former: ViewUse, to use: ViewUse, appearance: CellAppearance,
        in list: CollectionViewNode, at context: TickContext
    ) {
        for (path, old) in former.subviews.sorted(by: { $0.key < $1.key }) {
            let pile = Pile(owner: list.cellClass(of: node), path: path)
            let new = use.subviews[path] ?? []
            let kept = old.indices.filter { $0 < new.count && new[$0] == old[$0] }
            // One of the subviews may show the text of each element.
            guard new.count > old.count, let first = kept.first, kept.count >= old.count - 1 else {
                refuted.insert(pile)
                continue
            }
            growths[pile, default: 0] += 1
            let element = node.element!
            guard let own = known[ListItem(list: list.name, element: element)],
                let count = own.counts[path], count < new.count
            else { continue }
            let what = CellAppearance.Key(path: "\(path):\(first)", property: .presence).what(in: appearance)
            let text =
                """
                \(node.name), reused for \(element), keeps \(what) of its previous use and gets \
                \(new.count - old.count) more of this class: it has \(new.count), and \(element) had \(count) in tick \
                \(own.tick)
                """
            found.append(
                (
                    pile,
                    SignFinding(16, context, text, view: node.name, noun: "view", fix: Self.fix, exhibitOfTables: 68)
                ))
        }
    }

    private static let fix = "add the view once, when the reusable view is made, and only change it in each use"
}

extension CellAppearance {
    /// The texts of the visible subviews of each class in each view, in their order, by the path
    /// without its last ordinal. The text is nil for a subview without one.
    fileprivate var visibleSubviews: [String: [String?]] {
        var subviews: [String: [String?]] = [:]
        for (key, _) in all where key.property == .presence {
            subviews[key.path.withoutOrdinal, default: []].append(self[Key(path: key.path, property: .text)])
        }
        return subviews
    }
}
