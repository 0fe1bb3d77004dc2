/// Provides views for elements: asks the data source, and checks its answer.
extension Committer {
    /// Provides a view for an element: from the data source, or made here for a decoration. Nil when there is none.
    ///
    /// - Parameter z: the z by which the view is placed. It is not always the layout's. [STACK-05]
    func view(
        for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int, placing: Placing
    ) -> UICollectionReusableView? {
        let path = attributes.indexPath
        switch key.category {
        case .decorationView:
            return decorationView(attributes, z: z, placing: placing)
        case .cell:
            return requested(key, path, attributes, z: z, placing: placing) {
                guard state.translatesPaths else { return clients.dataSource.cell(at: path, key) }
                if let placeholder = state.held.place(at: path)?.placeholder { return cell(for: placeholder, at: path) }
                return state.dataSourcePath(of: path).flatMap { clients.dataSource.cell(at: $0, key) }
            }
        case .supplementaryView:
            let kind = journal.table.kind(of: key)
            return requested(key, path, attributes, z: z, placing: placing) {
                clients.dataSource.supplementaryView(ofKind: kind, at: path, key)
            }
        }
    }

    @inline(__always)
    private func requested(
        _ key: ElementKey, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes, z: Int, placing: Placing,
        _ ask: () -> UICollectionReusableView?
    ) -> UICollectionReusableView? {
        // The request is swapped in and out, because one question can lead to another.
        var made: ViewRequest? = ViewRequest(key: key, attributes: .passUnretained(attributes), placing: placing)
        let strayCount = strays.count
        swap(&request, &made)
        let answer = ask()
        swap(&request, &made)
        guard strays.count == strayCount, isFirst(answer, of: made!) else {
            return result(of: made!, answer, key, path, attributes, z: z, strayCount: strayCount)
        }
        // OPTIMIZATION: nearly always the view that was dequeued for this element, which is placed already. It is not unwrapped here,
        // because that would count it.
        if isReady(answer, z: z) { return answer }
        return accepts(answer!, key, attributes, z: z, placing: placing) ? answer : standIn(key, attributes, z: z, placing: placing)
    }

    private func isFirst(_ answer: UICollectionReusableView?, of request: ViewRequest) -> Bool {
        answer != nil && request.first === answer
    }

    private func isReady(_ answer: UICollectionReusableView?, z: Int) -> Bool {
        guard let answer else { return false }
        return answer.standing.state == .orphan && answer.standing.stackingZ == z && placement.isPlaced(answer)
    }

    /// The view to use when the data source did not return the one view that it dequeued.
    private func result(
        of request: ViewRequest, _ answer: UICollectionReusableView?, _ key: ElementKey, _ path: IndexPath,
        _ attributes: UICollectionViewLayoutAttributes, z: Int, strayCount: Int
    ) -> UICollectionReusableView? {
        let result: UICollectionReusableView?
        if let answer {
            result =
                accepts(answer, key, attributes, z: z, placing: request.placing)
                ? answer : standIn(key, attributes, z: z, placing: request.placing)
        } else if clients.dataSource.exists {
            host.world.fail(notDequeued(key, path))
            result = standIn(key, attributes, z: z, placing: request.placing)
        } else {
            result = nil
        }
        if let first = request.first, first !== result, first.standing.state == .orphan { handleOrphan(first) }
        if strays.count > strayCount { handleStrays(from: strayCount, but: result) }
        return result
    }

    private func handleStrays(from start: Int, but returned: UICollectionReusableView?) {
        let found = strays[start...]
        strays.removeSubrange(start...)
        for stray in found where stray !== returned && stray.standing.state == .orphan { handleOrphan(stray) }
    }

    private func notDequeued(_ key: ElementKey, _ path: IndexPath) -> Failure {
        key.category == .cell
            ? Failure(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
                    + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
                counted: "item \(path.inFailures)", hint: "return what dequeueReusableCell gives")
            : Failure(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(journal.table.kind(of: key)),"
                    + "\(path.inFailures)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))",
                hint: "return what dequeueReusableSupplementaryView gives")
    }

    /// A plain view in place of one that the data source failed to provide.
    private func standIn(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int, placing: Placing
    ) -> UICollectionReusableView {
        let pool = state.pools.pool(key.category, kind: journal.table.kind(of: key), identifier: "")
        if pool.viewClass == nil { pool.viewClass = key.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self }
        let view = takeOrMake(from: pool, attributes: attributes, z: z, placing: placing)
        apply(attributes, to: view)
        return view
    }

    /// Checks that the data source returned a view that it had dequeued.
    private func accepts(
        _ answer: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, z: Int,
        placing: Placing
    ) -> Bool {
        if answer.reuseIdentifier == nil { host.world.fail(notDequeued(key, attributes.indexPath)) }
        guard answer.standing.state == .orphan || answer.standing.state == .foreign else {
            // UNKNOWN: UIKit's words, if it has any.
            let standing = answer.standing.state == .dormant ? "waits to be used again" : "already stands for another element"
            host.world.fail(
                Failure(
                    "the view returned for index path \(attributes.indexPath.inFailures) \(standing)", counted: answer.viewText,
                    hint: "dequeue a view for each element, each time"))
            return false
        }
        if answer.standing.stackingZ != z || !placement.isPlaced(answer) {
            // The view was not dequeued for this element, so it is placed now.
            placement.place(answer, z: z, placing: placing)
        }
        return true
    }

    /// [POOL-10] Deals with a view that was dequeued and not returned.
    func handleOrphan(_ orphan: UICollectionReusableView) {
        if reuse.raisesOnOrphans {
            host.world.fail(
                Failure(
                    "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's "
                        + "data source is asked to provide a view for a given index path, ensure that a single view is dequeued and "
                        + "returned to the collection view. Avoid dequeuing views without a request from the collection view. For "
                        + "retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
                        + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <\(orphan.viewText)>; "
                        + "Collection view: <\(host.text)>",
                    hint: "return what was dequeued, and dequeue nothing to measure or look at"))
            putAway(orphan)
        } else {
            host.world.log("\(orphan.viewText) was dequeued but not returned; it is hidden")
            orphan.isHidden = true
        }
    }

    private func decorationView(
        _ attributes: UICollectionViewLayoutAttributes, z: Int, placing: Placing
    ) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        let pool = state.pools.pool(.decorationView, kind: kind, identifier: kind)
        if let registered = clients.layout.decorationClass(ofKind: kind) {
            pool.viewClass = registered
        } else {
            host.world.fail(
                Failure(
                    "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a "
                        + "storyboard",
                    hint: "decorations are registered on the layout: register(_:forDecorationViewOfKind: \"\(kind)\")"))
            pool.viewClass = UICollectionReusableView.self
        }
        let decoration = takeOrMake(from: pool, attributes: attributes, z: z, placing: placing)
        apply(attributes, to: decoration)
        return decoration
    }
}
