import UIKit

extension ItemApp {
    /// Changes the model, and updates the collection view.
    ///
    /// - Parameters:
    ///   - edits: the changes of the model.
    ///   - announced: the changes that are announced to the collection view, or nil to announce
    ///     `edits`. With `.reload` the collection view is
    ///     reloaded instead, or receives a snapshot if the data is diffable.
    ///   - changesModelFirst: whether, with `.batch`, the model changes before the call of
    ///     `performBatchUpdates`, not in its block.
    func update(
        _ edits: [DeviceEdit], announcing announced: [DeviceEdit]? = nil,
        by updateMethod: DeviceEdit.UpdateMethod = .batch,
        changesModelFirst: Bool = false
    ) {
        var change = makeChange(edits, announcing: announced ?? edits)
        switch updateMethod {
        case .calls:
            changeModel(by: change)
            change.announce(collectionView)
        case .reload:
            changeModel(by: change)
            if diffable == nil { collectionView.reloadData() } else { applySnapshotIfDiffable() }
        case .batch:
            if changesModelFirst {
                changeModel(by: change)
                change.changeModel = { _ in }
            }
            update(by: change)
        }
    }

    private func makeChange(_ edits: [DeviceEdit], announcing announced: [DeviceEdit]) -> AppChange {
        let view = collectionView
        var change = AppChange(
            changeModel: { model in
                var next = model.names.max() ?? -1
                // `DeviceEdit.titles(after:from:in:newTitle:)` edits the titles of items. Each
                // section's name is therefore passed as the title of the only item in that section.
                let sections = DeviceEdit.flattened(edits).compactMap { edit -> DeviceEdit? in
                    switch edit {
                    case .insertSection(let section, _): return .insertSection(section, items: 1)
                    case .deleteSection, .moveSection: return edit
                    default: return nil
                    }
                }
                let names = DeviceEdit.titles(after: sections, from: model.names.map { ["\($0)"] }, in: view) {
                    next += 1
                    return "\(next)"
                }
                model.names = names.map { Int($0[0])! }
                model.sections = DeviceEdit.titles(after: edits, from: model.sections, in: view) { model.makeTitle() }
            }, announce: { view in for edit in announced { edit.announce(to: view) } })
        for edit in DeviceEdit.flattened(announced) {
            switch edit {
            case .reload(let paths): change.reloaded += paths.filter(model.hasItem(at:)).map { model[$0] }
            case .reloadSections(let named):
                change.reloaded += named.filter(model.sections.indices.contains).flatMap { model.sections[$0] }
            case .reconfigure(let paths): change.reconfigured += paths.filter(model.hasItem(at:)).map { model[$0] }
            default: break
            }
        }
        return change
    }

    /// Gives an item another title. If the data is diffable, a snapshot is applied; otherwise the
    /// collection view is not called. Does nothing if the item does not exist.
    func retitle(itemAt path: IndexPath, to title: String) {
        if model.hasItem(at: path) { sections[path.section][path.item] = title }
    }
}
