import UIKit

extension ItemApp: UICollectionViewDataSource {
    func makeDiffableDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            [weak self] _, path, title in
            self?.cell(at: path, title: title)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] transaction in
            let snapshot = transaction.finalSnapshot
            self?.model.sections = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
        }
        source.supplementaryViewProvider = { [weak self] view, kind, path in
            self?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        }
        return source
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        watcher.handle(.asksSections(model.sections.count))
        return model.sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        watcher.handle(.asksItems(model.sections[section].count, section: section))
        return model.sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        cell(at: indexPath, title: model[indexPath])
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        watcher.handle(.moves(sourceIndexPath, to: destinationIndexPath))
        model.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    }

    // MARK: - Cells

    private func cell(at path: IndexPath, title: String) -> UICollectionViewCell {
        watcher.handle(.asksView(kind: nil, path))
        let cell = dequeueConfiguredCell(at: path, title: title)
        watcher.handle(.answers(cell))
        return cell
    }

    private func dequeueConfiguredCell(at path: IndexPath, title: String) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: features.contains(.wrongIdentifier) ? "Poster" : "poster", for: path)
        // For a wrong identifier the simulated UIKit returns a plain `UICollectionViewCell`, and
        // reports UIKit's exception as a failure.
        if let cell = cell as? ItemCell { configure(cell, title: title) }
        return cell
    }

    func configure(_ cell: ItemCell, title: String) {
        cell.resetsState = features.contains(.resetsInReuse)
        cell.label.text = title
        if let theme { cell.backgroundColor = theme }
        if features.contains(.tintsSome), AppModel.hasItemNumberDivisibleByThree(title) {
            cell.backgroundColor = .systemRed
        }
        cell.preferredSize = { [weak self] size in self?.preferredSize(ofItemTitled: title) ?? size }
        if features.contains(.nestedLists) { cell.showList() }
        if features.contains(.buttons) { cell.addButtonIfNeeded { [weak self] in self?.watcher.handle(.presses) } }
        if fixes.contains(.zPositionOnCells) { cell.layer.zPosition = 0 }
    }

    private func preferredSize(ofItemTitled title: String) -> CGSize? {
        let isSelfSizing = features.contains(.selfSizing)
        guard layouts.givesSizes || isSelfSizing else { return nil }
        let choice = choice
        guard isSelfSizing || choice.estimated != nil else { return nil }
        guard !choice.sizes.isEmpty, let number = AppModel.itemNumber(in: title) else {
            return choice.estimated.flatMap { _ in
                (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
            }
        }
        return choice.sizes[number % choice.sizes.count]
    }

    // MARK: - Supplementary views

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        watcher.handle(.asksView(kind: kind, indexPath))
        let view =
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
            as! SectionHeaderView
        let name = sectionName(at: indexPath.section)
        switch kind {
        case TimetableLayout.dayKind: view.label.text = "Day \(name + 1)"
        case TimetableLayout.hourKind: view.label.text = "\((timetable?.hours.lowerBound ?? 0) + indexPath.item):00"
        case UICollectionView.elementKindSectionFooter: view.label.text = "End of \(name)"
        case LayoutChoice.itemBadgeKind: view.label.text = itemName(at: indexPath)
        case LayoutChoice.groupBadgeKind: view.label.text = "\(indexPath.item)"
        default: view.label.text = "Section \(name)"
        }
        watcher.handle(.answers(view))
        return view
    }

    /// Returns the title of an item on screen, for its badge.
    private func itemName(at path: IndexPath) -> String {
        diffable?.itemIdentifier(for: path) ?? (model.hasItem(at: path) ? model[path] : "")
    }

    /// Returns the name of a section on screen. Before a snapshot is applied, the sections of the
    /// model may already differ from the sections on screen.
    private func sectionName(at section: Int) -> Int {
        if let name = diffable?.sectionIdentifier(for: section) { return name }
        // A timetable layout asks for the headers of hours even if the model has no section.
        return model.names.indices.contains(section) ? model.names[section] : section
    }

    private var timetable: TimetableLayout? {
        let layout = collectionView.collectionViewLayout
        guard let between = layout as? UICollectionViewTransitionLayout else { return layout as? TimetableLayout }
        return between.nextLayout as? TimetableLayout ?? between.currentLayout as? TimetableLayout
    }
}
