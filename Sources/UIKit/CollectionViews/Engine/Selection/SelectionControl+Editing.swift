/// Editing and primary actions. [api: section 6]
extension SelectionControl {
    var allowsSelection: Bool {
        let settings = host.settings
        return state.isEditing ? settings.allowsSelectionDuringEditing : settings.allowsSelection
    }

    var allowsMultipleSelection: Bool {
        let settings = host.settings
        return state.isEditing ? settings.allowsMultipleSelectionDuringEditing : settings.allowsMultipleSelection
    }

    /// Tells the existing cells whether they are being edited.
    func edit(_ isEditing: Bool) {
        guard isEditing != state.isEditing else { return }
        state.isEditing = isEditing
        for element in state.visible.elements where element.key.category == .cell {
            showEditing(on: element.view as! UICollectionViewCell, at: table.indexPath(of: element.key))
        }
        for (key, cached) in state.prefetched.cached.sorted(by: { $0.key < $1.key }) {
            showEditing(on: cached.view as! UICollectionViewCell, at: table.indexPath(of: key))
        }
    }

    func showEditing(on cell: UICollectionViewCell, at path: IndexPath) {
        guard state.isEditing else { return cell.showEditing(false) }
        cell.showEditing(clients.delegate.canEdit(path))
    }

    /// Comes after the selection has changed, or was refused.
    func performPrimaryAction(at path: IndexPath) {
        if clients.delegate.canPerformPrimaryAction(path, standard: !state.isEditing) { clients.delegate.performPrimaryAction(path) }
    }
}
