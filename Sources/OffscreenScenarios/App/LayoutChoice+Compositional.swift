import UIKit

extension LayoutChoice {
    static let backgroundKind = "background"
    static let itemBadgeKind = "badge"
    static let groupBadgeKind = "group-badge"

    /// Makes a compositional layout with rows of equal columns. Each section has the header, the
    /// footer, the badges and the background that the choice contains.
    @MainActor
    func makeCompositionalLayout() -> UICollectionViewLayout {
        let count = columns ?? 3
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: badges == nil || badges == .groups
                ? [] : [badge(ofKind: LayoutChoice.itemBadgeKind, edges: [.top, .trailing])])
        let width: NSCollectionLayoutDimension = orthogonal == .none ? .fractionalWidth(1) : .fractionalWidth(0.8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
            subitem: item, count: count)
        group.interItemSpacing = .fixed(spacing ?? 10)
        if let badges, badges != .items {
            group.supplementaryItems = [badge(ofKind: LayoutChoice.groupBadgeKind, edges: [.bottom, .leading])]
        }
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
        if header > 0 {
            section.boundarySupplementaryItems.append(
                boundaryItem(ofKind: UICollectionView.elementKindSectionHeader, height: header, alignment: .top))
        }
        if footer > 0 {
            section.boundarySupplementaryItems.append(
                boundaryItem(ofKind: UICollectionView.elementKindSectionFooter, height: footer, alignment: .bottom))
        }
        if background {
            section.decorationItems = [
                NSCollectionLayoutDecorationItem.background(elementKind: LayoutChoice.backgroundKind)
            ]
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(SectionBackgroundView.self, forDecorationViewOfKind: LayoutChoice.backgroundKind)
        return layout
    }

    private func badge(ofKind kind: String, edges: NSDirectionalRectEdge) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: edges))
    }

    @MainActor
    private func boundaryItem(
        ofKind kind: String, height: CGFloat, alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            elementKind: kind, alignment: alignment)
        if let headerZ, alignment == .top { item.zIndex = headerZ }
        item.extendsBoundary = !overlaps
        item.pinToVisibleBounds = pins == .both || pins == (alignment == .top ? .headers : .footers)
        return item
    }
}
