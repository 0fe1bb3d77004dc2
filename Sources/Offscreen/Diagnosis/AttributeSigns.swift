import UIKit

/// Attributes that changed, and that were not applied because they count as equal.
struct AttributeSigns: SignReader {
    /// An invalidation that changed no view.
    fileprivate struct Vain {
        let tick: Int
        /// The looks of the cells that were on screen, by cell and by its number of uses.
        let kept: [String: CellLook]
        /// The looks of the cells that came on screen since.
        var new: [ElementName: CellLook] = [:]
    }

    /// The last look of each item, and the values that each property had, before the last invalidation.
    fileprivate struct Past {
        var items: [ElementName: CellLook] = [:]
        var values: [CellLook.Key: Set<String>] = [:]
        var vain: Vain?
    }

    private var pasts: [String: Past] = [:]

    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        moment.lists.flatMap { list -> [Finding] in
            let events = moment.events(of: list)
            guard !events.isEmpty else { return [] }
            var past = pasts[list.name] ?? Past()
            defer { pasts[list.name] = past }
            if moment.isReload(of: list) || moment.isUpdate(of: list) { past = Past() }
            if past.vain == nil { past.note(list) }
            if events.contains(where: { $0.verb == .invalidate && $0.name == "layout" }),
                events.contains(where: { $0.verb == .prepare }),
                !events.contains(where: { [.apply, .enter, .leave, .bounds, .answer].contains($0.verb) && $0.isAboutViews })
            {
                let looks = list.cells.map { ($0.use, CellLook($0)) }
                past.vain = Vain(tick: moment.tick.number, kept: Dictionary(looks) { first, _ in first })
                return []
            }
            guard let finding = past.unequal(list, moment) else { return [] }
            return [finding]
        }
    }
}

extension AttributeSigns.Past {
    fileprivate mutating func note(_ list: ShownList) {
        for cell in list.cells {
            let look = CellLook(cell)
            guard let element = cell.element, items[element] != look else { continue }
            items[element] = look
            for (key, value) in look.all { values[key, default: []].insert(value) }
        }
    }

    /// All cells that have come since the invalidation share a value that none had before, and those that stayed do not have it.
    fileprivate mutating func unequal(_ list: ShownList, _ moment: Moment) -> Finding? {
        guard let kept = vain?.kept, let tick = vain?.tick else { return nil }
        var staying: [(cell: ViewTree.Node, look: CellLook)] = []
        for cell in list.cells {
            guard let element = cell.element else { continue }
            let look = CellLook(cell)
            guard let old = kept[cell.use] else {
                if vain?.new[element] == nil { vain?.new[element] = look }
                continue
            }
            guard old == look else { continue }
            staying.append((cell, look))
        }
        guard let new = vain?.new, let (cell, look) = staying.first, let first = new.min(by: { $0.key.indexPath < $1.key.indexPath }) else {
            return nil
        }
        let sections = Set(staying.compactMap { $0.cell.element?.indexPath.first })
        for (key, value) in first.value.all where ![.presence, .text, .image, .offset].contains(key.property) {
            guard let old = look[key], values[key]?.contains(value) != true, new.values.allSatisfy({ $0[key] == value }),
                staying.allSatisfy({ $0.look[key] == old })
            else { continue }
            // The value may belong to the places further on, unless an item had the other one before.
            let isChanged = new.keys.contains { items[$0]?[key] == old }
            guard isChanged || new.count > 2 && new.keys.allSatisfy({ sections.contains($0.indexPath.first ?? -1) }) else { continue }
            vain = nil
            return Finding(
                17, moment,
                "since the invalidation in tick \(tick), which applied nothing, cells come with another \(key.what); "
                    + "\(cell.name), which was there before, keeps its own")
        }
        return nil
    }
}

extension Event {
    /// Whether it is not merely about how many items there are.
    fileprivate var isAboutViews: Bool { verb != .answer || text.contains("#") }
}

extension ViewTree.Node {
    /// The name of a view, and how often the view was used.
    fileprivate var use: String { "\(name) \(reuses)" }
}
