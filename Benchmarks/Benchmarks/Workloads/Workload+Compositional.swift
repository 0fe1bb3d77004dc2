import UIKit

extension Workload {
    /// The grid as a compositional layout: a row of five items, repeated.
    static let compositional: [Workload] = [
        Workload("compositional-first-layout-1M", "first layout of 1,000,000 items, compositional") {
            firstLayout { rows(million) }
        },
        Workload("compositional-first-layout-100M", "first layout of 100,000,000 items, compositional") {
            firstLayout { rows(100_000_000) }
        },
        Workload("compositional-page-1M", "a page further, 1,000,000 items, compositional") {
            scroll(rows(million), by: 400, steps: 200)
        },
        Workload("compositional-page-100M", "a page further, in the middle of 100,000,000 items, compositional") {
            scroll(rows(100_000_000), from: 400_000_000, by: 400, steps: 10)
        },
        Workload(
            "compositional-point-1M", "a point further, 1,000,000 items, compositional; each 40th step shows a row"
        ) {
            scroll(rows(million), by: 1, steps: 400)
        },
        Workload(
            "compositional-point-still", "a point further or back, 1,000,000 items, compositional, nothing appears"
        ) {
            still(rows(million))
        },
        Workload("compositional-row-page", "a page of an orthogonal section with 1,000,000 items") { rowPage(million) },
    ]

    static func rows(_ items: Int) -> Grid {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(Grid.itemSize.height)),
            subitems: [item])
        return Grid(
            GridSource(itemsInSection: items),
            anyLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }

    /// Scrolls by a page in an orthogonal section with five columns of ten items.
    static func rowPage(_ items: Int) -> Trial {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.1)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(400)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: column)
        section.orthogonalScrollingBehavior = .continuous
        let grid = Grid(
            GridSource(itemsInSection: items), anyLayout: UICollectionViewCompositionalLayout(section: section))
        grid.show()
        let row = grid.view.subviews.compactMap { $0 as? UIScrollView }.first!
        var position: CGFloat = 0
        let steps = min(200, items / 100)
        return Trial(
            steps: steps,
            prepare: { if position + 400 * CGFloat(steps) > row.contentSize.width - 400 { position = 0 } },
            each: {
                position += 400
                row.contentOffset.x = position
                grid.view.layoutIfNeeded()
            },
            tallies: { grid.tallies })
    }
}
