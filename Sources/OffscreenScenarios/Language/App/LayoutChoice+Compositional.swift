import UIKit

extension LayoutChoice {
    static let backgroundKind = "background"

    /// Rows of equal columns, each section with a header and a background where they were asked for.
    @MainActor
    func makeCompositional(scrolled: (@MainActor () -> Void)?) -> UICollectionViewLayout {
        let count = columns ?? 3
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let width: NSCollectionLayoutDimension = orthogonal == .none ? .fractionalWidth(1) : .fractionalWidth(0.8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)), subitem: item, count: count)
        group.interItemSpacing = .fixed(spacing ?? 10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = line ?? 10
        if let inset {
            section.contentInsets = NSDirectionalEdgeInsets(
                top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
        }
        switch orthogonal {
        case .none: break
        case .continuous: section.orthogonalScrollingBehavior = .continuous
        case .paging: section.orthogonalScrollingBehavior = .paging
        case .groupPaging: section.orthogonalScrollingBehavior = .groupPaging
        }
        if let scrolled { section.visibleItemsInvalidationHandler = { _, _, _ in scrolled() } }
        if header > 0 {
            let boundary = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(header)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            if let headerZ { boundary.zIndex = headerZ }
            boundary.extendsBoundary = !overlaps
            boundary.pinToVisibleBounds = pins == .headers || pins == .both
            section.boundarySupplementaryItems = [boundary]
        }
        if background {
            section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: LayoutChoice.backgroundKind)]
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(SectionBackgroundView.self, forDecorationViewOfKind: LayoutChoice.backgroundKind)
        return layout
    }
}
