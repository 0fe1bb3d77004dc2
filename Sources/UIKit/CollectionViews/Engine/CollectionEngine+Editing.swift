/// Editing and primary actions. [api: section 6]
extension CollectionEngine {
    var allowsSelection: Bool { isEditing ? view.allowsSelectionDuringEditing : view.allowsSelection }

    var allowsMultipleSelection: Bool { isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection }

    /// The cells that exist show whether they are edited.
    func showEditing() {
        for element in visible.elements where element.key.category == .cell {
            showEditing(on: element.view as! UICollectionViewCell, at: table.indexPath(of: element.key))
        }
        for (key, cached) in prefetching.cached {
            showEditing(on: cached.view as! UICollectionViewCell, at: table.indexPath(of: key))
        }
    }

    func showEditing(on cell: UICollectionViewCell, at path: IndexPath) {
        guard isEditing else { return cell.showEditing(false) }
        let key = table.key(.cell, kind: nil, path)
        cell.showEditing(conversation.askDelegate(.canEditItemAt, .canEdit, key) { $0.collectionView(view, canEditItemAt: path) } ?? true)
    }

    /// After the selection changed, or was not allowed to.
    func performPrimaryAction(at path: IndexPath) {
        let key = table.key(.cell, kind: nil, path)
        let isAllowed =
            conversation.askDelegate(.canPerformPrimaryActionForItemAt, .canPerformPrimaryAction, key) {
                $0.collectionView(view, canPerformPrimaryActionForItemAt: path)
            } ?? !isEditing
        guard isAllowed else { return }
        conversation.tellDelegate(.performPrimaryActionForItemAt, .performPrimaryAction, key) {
            $0.collectionView(view, performPrimaryActionForItemAt: path)
        }
    }
}
