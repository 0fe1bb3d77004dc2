import Foundation
import Offscreen
import UIKit

/// A collection view for random programs, with any layout and any data source. Its delegates write
/// the calls that they receive, with what they can read during the call.
@MainActor
final class ProgramList: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching {
    enum Source: CaseIterable { case plain, diffable, outline }
    enum Layout: CaseIterable {
        case flow, estimated, horizontal, grid, rows, list, sidebar
    }

    let view: UICollectionView
    let source: Source
    private(set) var lines: [String] = []
    /// The titles of the items, by section. A diffable data source has its own.
    var sections: [[String]]
    private var nextNumber = 0
    private(set) var diffable: UICollectionViewDiffableDataSource<Int, String>?
    var isSelfSizing = false
    /// The offset for which the delegate asks after an update; nil for the proposed one.
    var target: CGPoint?
    private static let header = UICollectionView.elementKindSectionHeader

    init(_ source: Source, _ layout: Layout, counts: [Int]) {
        self.source = source
        sections = []
        view = UICollectionView(frame: .zero, collectionViewLayout: Self.layout(layout))
        super.init()
        isSelfSizing = layout == .estimated || layout == .list
        sections = counts.map { count in (0..<count).map { _ in newTitle() } }
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
        (view.delegate, view.prefetchDataSource) = (self, self)
        (view.dragDelegate, view.dropDelegate) = (self, self)
        view.dragInteractionEnabled = true
        if source == .plain { view.dataSource = self } else { makeDiffable() }
    }

    func newTitle() -> String {
        nextNumber += 1
        return "\(nextNumber)" + (nextNumber % 5 == 0 ? " with a longer text" : "")
    }

    /// Returns the lines since the last call, and removes them.
    func readLines() -> [String] {
        defer { lines = [] }
        return lines
    }

    // MARK: - Layouts

    static func layout(_ layout: Layout) -> UICollectionViewLayout {
        switch layout {
        case .flow, .estimated, .horizontal:
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 70, height: 44)
            (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (3, 4)
            flow.headerReferenceSize = CGSize(width: 20, height: 20)
            flow.sectionHeadersPinToVisibleBounds = layout != .estimated
            if layout == .estimated { flow.estimatedItemSize = CGSize(width: 70, height: 30) }
            if layout == .horizontal { flow.scrollDirection = .horizontal }
            return flow
        case .grid, .rows:
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(0.33), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(50)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 5
            section.contentInsets = .init(top: 4, leading: 6, bottom: 8, trailing: 10)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(18)),
                elementKind: header, alignment: .top)
            header.pinToVisibleBounds = layout == .grid
            section.boundarySupplementaryItems = [header]
            if layout == .rows { section.orthogonalScrollingBehavior = .continuous }
            return UICollectionViewCompositionalLayout(section: section)
        case .list, .sidebar:
            var configuration = UICollectionLayoutListConfiguration(
                appearance: layout == .list ? .insetGrouped : .sidebar)
            configuration.headerMode = layout == .list ? .supplementary : .none
            return UICollectionViewCompositionalLayout.list(using: configuration)
        }
    }

    // MARK: - Looking

    func noteCompletion(_ finished: Bool) { note("completed, \(finished)") }

    /// Writes a call and what the view shows during the call.
    private func note(_ call: String) {
        let visible = view.indexPathsForVisibleItems.sorted().map(\.text).joined(separator: " ")
        lines.append("\(call) | \(view.contentOffset.text) \(view.contentSize.text) [\(visible)]")
    }

    // MARK: - Items

    final class Cell: UICollectionViewListCell {
        weak var list: ProgramList?
        var title = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            let back = CAShapeLayer(), front = CAGradientLayer()
            back.frame = CGRect(x: 2, y: 2, width: 20, height: 10)
            back.path = UIBezierPath(rect: back.bounds).cgPath
            front.frame = CGRect(x: 5, y: 5, width: 12, height: 12)
            front.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            layer.insertSublayer(back, at: 0)
            layer.addSublayer(front)
        }
        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            title = ""
        }

        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            guard list?.isSelfSizing == true else { return attributes }
            let new = attributes.copy() as! UICollectionViewLayoutAttributes
            new.size.height = CGFloat(30 + title.count * 3 % 40)
            return new
        }
    }

    func configure(_ cell: Cell, _ title: String) {
        cell.list = self
        cell.title = title
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        cell.accessories = [.delete(), .reorder(), .multiselect(), .disclosureIndicator()]
        if source == .outline, !title.contains(".") { cell.accessories.append(.outlineDisclosure()) }
    }

    private func cell(at path: IndexPath, _ title: String) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
        configure(cell, title)
        return cell
    }

    private func makeDiffable() {
        let new = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            [unowned self] _, path, title in
            note("cell \(path.text) \(title)")
            return cell(at: path, title)
        }
        new.supplementaryViewProvider = { [unowned self] view, kind, path in
            note("header \(path.text)")
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        new.reorderingHandlers.canReorderItem = { _ in true }
        new.reorderingHandlers.didReorder = { [unowned self] in note("reordered \($0.difference.count)") }
        new.sectionSnapshotHandlers.willExpandItem = { [unowned self] in note("expands \($0)") }
        new.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in note("collapses \($0)") }
        diffable = new
        guard source == .outline else {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            for (section, titles) in sections.enumerated() {
                snapshot.appendSections([section])
                snapshot.appendItems(titles)
            }
            return new.apply(snapshot, animatingDifferences: false)
        }
        for (section, titles) in sections.enumerated() {
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            for title in titles.prefix(6) {
                tree.append([title])
                tree.append((0..<3).map { "\(title).\($0)" }, to: title)
            }
            tree.expand(titles.first.map { [$0] } ?? [])
            new.apply(tree, to: section, animatingDifferences: false)
        }
    }

    // MARK: - Delegate

    func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        note("will display \(path.text), selected \(cell.isSelected), frame \(cell.frame.text)")
    }
    func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        note("ended displaying \(path.text), path now \(view.indexPath(for: cell)?.text ?? "none")")
    }
    func collectionView(
        _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
        forElementKind kind: String, at path: IndexPath
    ) { note("will display header \(path.text) \(header.frame.text)") }
    func collectionView(
        _ view: UICollectionView, didEndDisplayingSupplementaryView header: UICollectionReusableView,
        forElementOfKind kind: String, at path: IndexPath
    ) { note("ended displaying header \(path.text)") }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        note("should select \(path.text)")
        return path.item % 7 != 6
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { note("selected \(path.text)") }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { note("deselected \(path.text)") }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        note("highlighted \(path.text)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        note("no highlight \(path.text)")
    }
    func collectionView(_ view: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint)
        -> CGPoint
    {
        note("target for \(offset.text)")
        return target ?? offset
    }
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        note("prefetch \(paths.map(\.text))")
    }
    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
        note("cancel prefetching \(paths.map(\.text))")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        lines.append("scrolled to \(scrollView.contentOffset.text)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("decelerated") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("ended its animation") }
}

extension ProgramList: UICollectionViewDataSource {
    func numberOfSections(in view: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        lines.append("cell \(path.text)")
        return cell(at: path, sections[path.section][path.item])
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        lines.append("header \(path.text)")
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
        note("move \(source.text) to \(target.text)")
        let title = sections[source.section].remove(at: source.item)
        sections[target.section].insert(title, at: target.item)
    }
}

extension ProgramList: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(_ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath)
        -> [UIDragItem]
    {
        note("drag of \(path.text)")
        return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: path.text)))]
    }
    func collectionView(
        _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
        note("drop at \(path?.text ?? "none")")
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        note("drops at \(coordinator.destinationIndexPath?.text ?? "none")")
        guard source == .plain, let item = coordinator.items.first, let from = item.sourceIndexPath,
            let target = coordinator.destinationIndexPath
        else { return }
        view.performBatchUpdates {
            let title = sections[from.section].remove(at: from.item)
            sections[target.section].insert(title, at: target.item)
            view.deleteItems(at: [from])
            view.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
    }
}
