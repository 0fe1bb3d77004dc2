import UIKit

extension Workload {
    /// Self-sizing cells with a label of several lines, pinned on four sides.
    static let selfSizing: [Workload] = [
        Workload("text-flow", "a page of cells as high as their text, flow layout, 10,000 items") { text(textFlow) },
        Workload("text-flow-probed", "the step of text-flow, and a scene of the probe") {
            text(isProbed: true, textFlow)
        },
        Workload("text-compositional", "a page of cells as high as their text, compositional layout, 10,000 items") {
            text(textRows)
        },
        Workload("text-list", "a page of cells as high as their text, list, 10,000 items") { text(textList) },
    ]

    static func textFlow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: Grid.side, height: 60)
        layout.minimumLineSpacing = 0
        return layout
    }

    static func textRows() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    static func textList() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    /// Scrolls by pages through items that have not been shown yet.
    static func text(
        items: Int = 10_000, steps: Int = 20, isProbed: Bool = false,
        _ layout: @escaping @MainActor () -> UICollectionViewLayout
    ) -> Trial {
        var grid = make(items, layout)
        var probe: OffscreenProbe?
        var position: CGFloat = 0
        return Trial(
            steps: steps,
            prepare: {
                grid = make(items, layout)
                grid.show()
                if isProbed {
                    // The probe waits while a layout is pending.
                    grid.stage.window.layoutIfNeeded()
                    probe = grid.stage.run { OffscreenProbe(watching: grid.view, interval: 0) }
                }
                position = 0
                // Fills the pool.
                for _ in 0..<3 {
                    position += Grid.side
                    grid.scroll(to: position)
                }
            },
            each: {
                position += Grid.side
                grid.scroll(to: position)
                if let probe {
                    // The measured sizes have requested another pass.
                    grid.view.layoutIfNeeded()
                    probe.storeMoment()
                }
            },
            tallies: { grid.tallies })
    }

    private static func make(_ items: Int, _ layout: @MainActor () -> UICollectionViewLayout) -> Grid {
        let source = TextSource(itemsInSection: items)
        let grid = Grid(source, anyLayout: layout())
        grid.view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        return grid
    }
}
