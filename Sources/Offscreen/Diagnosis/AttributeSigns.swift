import UIKit

/// Looks for attributes that changed but were not applied because they compare as equal. Exhibit 17.
struct AttributeSigns: SignReader {
    /// An invalidation after which no view changed.
    fileprivate struct Vain {
        let tick: Int
        /// The appearances of the cells that were on screen or prefetched. The key is the cell's name with its number of reuses.
        let kept: [String: CellAppearance]
        /// The items on screen, with the appearances of their cells.
        let items: [ElementName: CellAppearance]
        /// Whether the list was only scrolled since the invalidation.
        var isOnlyScrolled = true
        /// The appearances of the cells that came on screen since the invalidation.
        var new: [ElementName: CellAppearance] = [:]
    }

    /// The last appearance of each item, and the values of each property, before the last invalidation.
    fileprivate struct Past {
        var items: [ElementName: CellAppearance] = [:]
        var values: [CellAppearance.Key: Set<String>] = [:]
        var vain: Vain?
    }

    private var pasts: [String: Past] = [:]

    mutating func read(_ moment: Moment, after previous: Moment?) -> [SignFinding] {
        moment.lists.flatMap { list -> [SignFinding] in
            let events = moment.events(of: list)
            var past = pasts[list.name] ?? Past()
            if !moment.isOnlyScrolled { past.vain?.isOnlyScrolled = false }
            guard !events.isEmpty else {
                pasts[list.name] = past
                return []
            }
            defer { pasts[list.name] = past }
            if moment.changesItems(of: list) { past = Past() }
            if past.vain == nil { past.note(list) }
            if events.contains(where: { $0.verb == .invalidate && $0.name == "layout" }),
                events.contains(where: { $0.verb == .prepare }),
                !events.contains(where: { [.enter, .leave, .bounds].contains($0.verb) || $0.isAboutView(in: previous?[list: list.name]) })
            {
                let appearances = list.cells.map { (cell: $0, appearance: CellAppearance($0)) }
                // A prefetched cell gets no attributes either, and comes on screen unchanged.
                let ready = (previous?[list: list.name]?.node.children ?? []).filter(\.isReadyCell).map { ($0.use, CellAppearance($0)) }
                past.vain = Vain(
                    tick: moment.tick.number,
                    kept: Dictionary(appearances.map { ($0.cell.use, $0.appearance) } + ready) { first, _ in first },
                    items: Dictionary(appearances.map { ($0.cell.element!, $0.appearance) }) { first, _ in first })
                return []
            }
            return [past.unequalAttributesFinding(list, moment) ?? past.lateAttributesFinding(list, moment)].compactMap { $0 }
        }
    }
}

extension AttributeSigns.Past {
    fileprivate mutating func note(_ list: VisibleCollectionView) {
        for cell in list.cells {
            let appearance = CellAppearance(cell)
            guard let element = cell.element, items[element] != appearance else { continue }
            items[element] = appearance
            for (key, value) in appearance.all { values[key, default: []].insert(value) }
        }
    }

    /// All cells that came on screen since the invalidation share a value that no cell had before, and the cells that stayed have
    /// another value.
    fileprivate mutating func unequalAttributesFinding(_ list: VisibleCollectionView, _ moment: Moment) -> SignFinding? {
        guard let kept = vain?.kept, let tick = vain?.tick else { return nil }
        var staying: [(cell: ViewTree.Node, appearance: CellAppearance)] = []
        for cell in list.cells {
            guard let element = cell.element else { continue }
            let appearance = CellAppearance(cell)
            guard let old = kept[cell.use] else {
                if vain?.new[element] == nil { vain?.new[element] = appearance }
                continue
            }
            guard old == appearance else { continue }
            staying.append((cell, appearance))
        }
        guard let new = vain?.new, let (cell, appearance) = staying.first, let first = new.min(by: { $0.key.indexPath < $1.key.indexPath })
        else {
            return nil
        }
        let sections = Set(staying.compactMap { $0.cell.element?.indexPath.first })
        for (key, value) in first.value.all where ![.presence, .text, .image, .offset].contains(key.property) {
            guard let old = appearance[key], values[key]?.contains(value) != true, new.values.allSatisfy({ $0[key] == value }),
                staying.allSatisfy({ $0.appearance[key] == old })
            else { continue }
            // The new cells may have this value because of their items.
            // A finding needs an item that had the old value before, or more than two new cells in sections of the cells that stayed.
            let isChanged = new.keys.contains { items[$0]?[key] == old }
            guard isChanged || new.count > 2 && new.keys.allSatisfy({ sections.contains($0.indexPath.first ?? -1) }) else { continue }
            vain = nil
            return SignFinding(
                17, moment,
                "since the invalidation in tick \(tick), which applied nothing, new cells have another \(key.what); "
                    + "\(cell.name), which was on screen before, keeps its own")
        }
        return nil
    }

    /// An item that was on screen at the invalidation appears again in another cell, with a value that no cell had before. The list
    /// was only scrolled in between.
    fileprivate mutating func lateAttributesFinding(_ list: VisibleCollectionView, _ moment: Moment) -> SignFinding? {
        guard let vain, vain.isOnlyScrolled else { return nil }
        for cell in list.cells where vain.kept[cell.use] == nil {
            guard let element = cell.element, let old = vain.items[element] else { continue }
            let appearance = CellAppearance(cell)
            for (key, value) in appearance.all
            where ![.presence, .image, .offset].contains(key.property) && values[key]?.contains(value) != true {
                guard key.property == .text ? old[key] == nil : old[key] != nil else { continue }
                self.vain = nil
                return SignFinding(
                    17, moment,
                    "since the invalidation in tick \(vain.tick), which applied nothing, \(element) was only scrolled off screen and back, "
                        + "and has another \(key.what) now")
            }
        }
        return nil
    }
}

extension Event {
    /// Whether a view that already existed gets attributes or is configured. Cells that are prefetched in this tick do not count.
    fileprivate func isAboutView(in before: VisibleCollectionView?) -> Bool {
        guard let name = verb == .apply ? view : verb == .answer ? text : nil else { return false }
        return before?.view(named: name) != nil
    }
}

extension ViewTree.Node {
    /// The view's name with its number of reuses.
    fileprivate var use: String { "\(name) \(reuses)" }
}
