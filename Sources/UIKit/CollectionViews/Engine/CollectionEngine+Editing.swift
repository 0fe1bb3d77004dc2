/// Editing and primary actions. [api: section 6]
extension CollectionEngine {
    var allowsSelection: Bool { isEditing ? view.allowsSelectionDuringEditing : view.allowsSelection }

    var allowsMultipleSelection: Bool { isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection }

    /// The cells that exist show whether they are edited.
    func showEditing() {
        for element in visible.elements where element.key.category == .cell {
            showEditing(on: element.view as! UICollectionViewCell, at: journal.table.indexPath(of: element.key))
        }
        for (key, cached) in prefetching.cached {
            showEditing(on: cached.view as! UICollectionViewCell, at: journal.table.indexPath(of: key))
        }
    }

    func showEditing(on cell: UICollectionViewCell, at path: IndexPath) {
        guard isEditing else { return cell.showEditing(false) }
        cell.showEditing(delegateClient.canEdit(path))
    }

    /// After the selection changed, or was not allowed to.
    func performPrimaryAction(at path: IndexPath) {
        if delegateClient.canPerformPrimaryAction(path, standard: !isEditing) { delegateClient.performPrimaryAction(path) }
    }
}
