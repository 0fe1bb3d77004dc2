/// Configures existing cells again. [POOL-13]
extension Committer {
    /// Asks the data source for cells that exist; dequeuing returns the existing ones. Inside an update the paths are those of the
    /// state before, and the data source is asked after the update.
    func reconfigure(_ paths: [IndexPath]) {
        guard !paths.isEmpty else { return }
        if state.batch != nil {
            state.batch!.reconfigured += paths
        } else {
            host.world.run { for path in paths { reconfigure(path) } }
        }
    }

    private func reconfigure(_ path: IndexPath) {
        let key = journal.table.key(.cell, kind: nil, path)
        guard let asked = state.dataSourcePath(of: path) else { return }
        let shown = state.visible[key]
        guard let cell = (shown?.view ?? state.prefetching.cached[key]?.view) as? UICollectionViewCell else { return }
        let attributes = state.map.entry(for: key)?.attributes ?? cell.standing.applied.makeAttributes()
        let outer = (request, reconfiguring, strays)
        strays = []
        reconfiguring = cell
        request = ViewRequest(key: key, attributes: .passUnretained(attributes), placing: .byZIndex)
        let answer = clients.dataSource.cell(at: asked, key)
        let strays = self.strays + (request?.first.map { [$0] } ?? [])
        (request, reconfiguring, self.strays) = outer
        for stray in strays { putAway(stray) }
        if answer !== cell, strays.isEmpty {
            host.world.fail(
                Failure(
                    "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index "
                        + "path \(path.inFailures)",
                    counted: "existing \(cell.viewText), returned \(answer.map(\.viewText) ?? "nil")",
                    hint: "while an item is reconfigured, return the cell that dequeuing gives"))
        }
        guard shown != nil else { return }
        cell.standing.sizedIn = -1
        sizing.ask(cell, about: attributes)
    }

    /// Whether dequeuing may return the existing cell. Another identifier or another path is a failure.
    ///
    /// UNKNOWN: UIKit's complete texts; known are the beginning of the first, and the two identifiers at its end.
    func isReconfigured(_ cell: UICollectionViewCell, _ identifier: String, _ path: IndexPath) -> Bool {
        let existing = cell.standing.key.map(journal.table.indexPath)
        if cell.reuseIdentifier != identifier {
            host.world.fail(
                Failure(
                    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring "
                        + "an item, which is not allowed. Dequeued reuse identifier: \(identifier); Original reuse identifier: "
                        + "\(cell.reuseIdentifier ?? "nil")", counted: "existing cell \(cell.viewText)",
                    hint: "an item that wants another kind of cell has to be reloaded"))
            return false
        }
        if existing != path {
            host.world.fail(
                Failure(
                    "Attempted to dequeue a cell at a different index path than the existing cell when reconfiguring an item, which is not "
                        + "allowed. Dequeued index path: \(path.inFailures); Original index path: \(existing?.inFailures ?? "nil")",
                    counted: "existing cell \(cell.viewText)", hint: "dequeue for the index path that was asked for"))
            return false
        }
        return true
    }
}
