import Offscreen
import UIKit

/// Batch updates. A valid batch is accepted, and every cell that stays keeps its item. An invalid
/// one is refused with a message. Either way the collection view ends with the items of its data
/// source.
@MainActor
enum BatchFuzzSubject {
    static func attempt(_ data: Data) -> [String] {
        var found = Fuzz.Findings()
        var bytes = Bytes(data)
        let preset = Preset.all[bytes.next(below: Preset.all.count)]
        let model = NamedItems((0..<bytes.next(below: 5)).map { _ in bytes.next(below: 6) })
        let batch = Batch(&bytes)
        let stage = Stage(width: 200, height: 400, behavior: preset, records: false)
        let view = stage.run { model.collectionView() }
        stage.show(view)
        let before = model.sections
        let after = batch.applied(to: before)
        let failures = stage.failures {
            stage.act("batch") {
                view.performBatchUpdates {
                    model.sections = after ?? before
                    for change in batch.changes { ModelEdit.announce([change], to: view) }
                }
            }
        }
        found.expect(failures.allSatisfy { !$0.text.isEmpty }, "a failure without words")
        if after != nil, batch.isPlain {
            found.expect(failures.isEmpty, "\(batch) of \(before) is in order, but: \(failures.map(\.text))")
        }
        let shown = (0..<view.numberOfSections).map { section in
            (0..<view.numberOfItems(inSection: section)).map { item in
                (view.cellForItem(at: IndexPath(item: item, section: section)) as? NamedCell)?.name ?? "nothing"
            }
        }
        let faults = ListAudit(view).faults
        found.expect(faults.isEmpty, "\(batch) of \(before): \(faults)")
        // If contradicting changes are accepted, the cells that stay may be at other places than
        // their items.
        let expected =
            after == nil && failures.isEmpty ? shown.map { $0.map { $0 == "nothing" ? "" : $0 } } : model.sections
        found.expect(
            shown == expected, "\(batch) of \(before) shows \(shown) instead of \(expected); \(failures.map(\.text))")
        return found.messages
    }
}

/// The changes of one `performBatchUpdates`, and their effect.
struct Batch: CustomStringConvertible {
    var changes: [ModelEdit] = []

    init(_ bytes: inout Bytes) {
        func nextPath(_ bytes: inout Bytes) -> IndexPath { [bytes.next(below: 6) - 1, bytes.next(below: 8) - 1] }
        while !bytes.isEmpty, changes.count < 12 {
            switch bytes.next(below: 8) {
            case 0: changes.append(.deleteItem(nextPath(&bytes)))
            case 1: changes.append(.insertItem(nextPath(&bytes), title: "new\(changes.count)"))
            case 2: changes.append(.reloadItem(nextPath(&bytes)))
            case 3: changes.append(.moveItem(nextPath(&bytes), nextPath(&bytes)))
            case 4: changes.append(.deleteSection(bytes.next(below: 6) - 1))
            case 5: changes.append(.insertSection(bytes.next(below: 6) - 1, titles: []))
            case 6: changes.append(.reloadSection(bytes.next(below: 6) - 1))
            default: changes.append(.moveSection(bytes.next(below: 6) - 1, bytes.next(below: 6) - 1))
            }
        }
    }

    var description: String { changes.map { "\($0)" }.joined(separator: ", ") }

    /// Whether the batch changes items alone or sections alone, so that nothing is changed twice.
    var isPlain: Bool {
        let ofItems = changes.filter {
            switch $0 {
            case .deleteItem, .insertItem, .reloadItem, .moveItem: true
            default: false
            }
        }
        return ofItems.isEmpty || ofItems.count == changes.count
    }

    /// Returns the items after the batch, by a reference implementation.
    /// Nil if changes contradict each other, or name an item or section that does not exist.
    func applied(to before: [[String]]) -> [[String]]? {
        var gone: Set<IndexPath> = [], goneSections: Set<Int> = []
        var come: [IndexPath: String] = [:], comeSections: [Int: Int?] = [:]
        func exists(_ path: IndexPath) -> Bool {
            before.indices.contains(path.section) && before[path.section].indices.contains(path.item)
        }
        func remove(_ path: IndexPath) -> Bool { exists(path) && gone.insert(path).inserted }
        func remove(_ section: Int) -> Bool {
            before.indices.contains(section) && goneSections.insert(section).inserted
        }
        var reloads: Set<IndexPath> = [], reloadedSections: Set<Int> = []
        for change in changes {
            switch change {
            case .deleteItem(let path): guard remove(path) else { return nil }
            case .insertItem(let path, let title):
                guard come.updateValue(title, forKey: path) == nil else { return nil }
            case .reloadItem(let path): guard exists(path), reloads.insert(path).inserted else { return nil }
            case .moveItem(let path, let target):
                guard remove(path), come.updateValue(before[path.section][path.item], forKey: target) == nil else {
                    return nil
                }
            case .deleteSection(let section): guard remove(section) else { return nil }
            case .insertSection(let section, _):
                guard comeSections.updateValue(nil, forKey: section) == nil else { return nil }
            case .reloadSection(let section):
                guard before.indices.contains(section), reloadedSections.insert(section).inserted else { return nil }
            case .moveSection(let section, let target):
                guard remove(section), comeSections.updateValue(section, forKey: target) == nil else { return nil }
            case .reconfigureItem, .expandItem, .collapseItem: break
            }
        }
        guard reloads.isDisjoint(with: gone), reloadedSections.isDisjoint(with: goneSections) else { return nil }
        // Each place gets its previous section. Inserted and moved sections are at their targets,
        // and the others keep their order.
        let count = before.count - goneSections.count + comeSections.count
        var staying = before.indices.filter { !goneSections.contains($0) }
        guard comeSections.keys.allSatisfy({ (0..<count).contains($0) }) else { return nil }
        let origins: [Int?] = (0..<count).map { comeSections[$0] ?? staying.removeFirst() }
        guard come.keys.allSatisfy({ (0..<count).contains($0.section) }) else { return nil }
        var after: [[String]] = []
        for (section, origin) in origins.enumerated() {
            let old = origin.map { before[$0] } ?? []
            var names = old.indices.filter { !gone.contains([origin!, $0]) }.map { old[$0] }
            let here = come.filter { $0.key.section == section }.sorted { $0.key < $1.key }
            let total = names.count + here.count
            for (path, name) in here {
                guard (0..<total).contains(path.item), path.item <= names.count else { return nil }
                names.insert(name, at: path.item)
            }
            after.append(names)
        }
        return after
    }
}

/// A data source of items with names, in cells that show them.
private final class NamedItems: NSObject, UICollectionViewDataSource {
    var sections: [[String]]

    init(_ counts: [Int]) {
        sections = counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
    }

    /// Returns a collection view with all of its items on screen.
    func collectionView() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 10, height: 10)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(NamedCell.self, forCellWithReuseIdentifier: "name")
        view.dataSource = self
        return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath) as! NamedCell
        cell.name = sections[indexPath.section][indexPath.item]
        return cell
    }
}

private final class NamedCell: UICollectionViewCell {
    var name = ""
}

/// Numbers from arbitrary bytes, and zeros after the last byte.
struct Bytes {
    private var rest: Data.SubSequence

    init(_ data: Data) { rest = data[...] }

    var isEmpty: Bool { rest.isEmpty }

    mutating func next(below bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }
}
