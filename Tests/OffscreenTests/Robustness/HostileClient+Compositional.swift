import Offscreen
import UIKit

extension HostileClient {
    typealias Size = NSCollectionLayoutSize
    typealias Section = NSCollectionLayoutSection

    @MainActor private static func size(_ width: CGFloat, _ height: CGFloat) -> Size {
        Size(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    /// Returns a client with a section that a closure changes.
    private static func spoiled(
        _ name: String, scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
        _ change: @escaping @MainActor @Sendable (Section) -> Void
    ) -> HostileClient {
        sections(name) { _ in
            let section = section(scrolling: scrolling)
            change(section)
            return section
        }
    }

    private static func insets(_ name: String, _ insets: NSDirectionalEdgeInsets) -> HostileClient {
        spoiled(name, scrolling: .groupPagingCentered) { $0.contentInsets = insets }
    }

    /// Returns a section with rows of three items, 40 points high.
    @MainActor private static func section(
        item: Size? = nil, group: Size? = nil, scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    ) -> Section {
        let item = NSCollectionLayoutItem(layoutSize: item ?? size(40, 40))
        let section = Section(group: .horizontal(layoutSize: group ?? size(120, 40), subitems: [item]))
        section.orthogonalScrollingBehavior = scrolling
        return section
    }

    private static func sections(_ name: String, _ make: @escaping @MainActor @Sendable (HostileScreen) -> Section?)
        -> HostileClient
    {
        HostileClient(name) { screen in
            screen.view.collectionViewLayout = UICollectionViewCompositionalLayout { [unowned screen] _, _ in
                make(screen)
            }
        } after: { screen, stage in
            stage.scroll(screen.view, by: 40)
            screen.view.collectionViewLayout.invalidateLayout()
        }
    }

    /// Returns a client with an orthogonal row of twenty items, whose scroll view `act` receives.
    private static func row(
        _ name: String, _ scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
        set: @escaping @MainActor @Sendable (HostileScreen, Section) -> Void = { _, _ in },
        _ act: @escaping @MainActor @Sendable (HostileScreen, Stage, UIScrollView) -> Void
    ) -> HostileClient {
        HostileClient("an orthogonal section that scrolls \(name)") { screen in
            let section = section(group: size(40, 40), scrolling: scrolling)
            set(screen, section)
            screen.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        } after: { screen, stage in
            guard let row = screen.view.subviews.compactMap({ $0 as? UIScrollView }).first else { return }
            act(screen, stage, row)
        }
    }

    /// Returns a client with an orthogonal row whose `visibleItemsInvalidationHandler` is `act`.
    private static func handler(
        _ name: String,
        _ act: @escaping @MainActor @Sendable (HostileScreen, [any NSCollectionLayoutVisibleItem]) -> Void
    ) -> HostileClient {
        row(
            "with a handler that \(name)",
            set: { screen, section in
                section.visibleItemsInvalidationHandler = { [unowned screen] items, _, _ in act(screen, items) }
            }, { _, stage, row in stage.scroll(row, by: CGPoint(x: 100, y: 0)) })
    }

    static let compositional: [HostileClient] = [
        sections("no section description for a section that has items") { _ in nil },
        sections("a width that is not a number") { _ in section(item: size(.nan, 40)) },
        sections("an infinite height") { _ in section(group: size(120, .infinity)) },
        sections("a fraction that is not a number") { _ in
            section(item: Size(widthDimension: .fractionalWidth(.nan), heightDimension: .fractionalHeight(.nan)))
        },
        sections("items of no size") { _ in section(item: size(0, 0)) },
        sections("groups of no size") { _ in section(group: size(0, 0)) },
        sections("items of a negative size") { _ in section(item: size(-40, -40)) },
        sections("an estimate of 1e300 points") { _ in
            section(item: Size(widthDimension: .estimated(1e300), heightDimension: .estimated(1e300)))
        },
        sections("items larger than their group") { _ in section(item: size(500, 500)) },
        sections("a group of zero items") { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(120, 40))
            return Section(group: .horizontal(layoutSize: size(120, 40), repeatingSubitem: item, count: 0))
        },
        sections("a group without items") { _ in Section(group: .horizontal(layoutSize: size(120, 40), subitems: [])) },
        insets(
            "content insets that are not a number",
            NSDirectionalEdgeInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan)),
        insets(
            "content insets wider than the view",
            NSDirectionalEdgeInsets(top: 0, leading: 900, bottom: 0, trailing: 900)),
        spoiled("a group spacing that is not a number") { $0.interGroupSpacing = .nan },
        spoiled("a group spacing that puts all groups on one place") { $0.interGroupSpacing = -40 },
        sections("custom frames that are not numbers") { _ in
            let item = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: 0, width: 40, height: 40))
            return Section(group: .custom(layoutSize: size(120, 40)) { _ in [item] })
        },
        sections("a custom group of no items") { _ in Section(group: .custom(layoutSize: size(120, 40)) { _ in [] }) },
        spoiled("a header that the data source does not provide") { section in
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                    elementKind: "header",
                    alignment: .top)
            ]
        },
        spoiled("a background that is not registered") { $0.decorationItems = [.background(elementKind: "card")] },
        sections("a section provider that reloads the data") { screen in
            screen.view.reloadData()
            return section()
        },
        sections("a section provider that lays out the view") { screen in
            screen.view.setNeedsLayout()
            screen.view.layoutIfNeeded()
            return section()
        },
        HostileClient("another section description each time") { screen in
            var asks = 0
            screen.view.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in
                asks += 1
                let row = Size(widthDimension: .absolute(CGFloat(asks % 3 * 60)), heightDimension: .absolute(40))
                return section(group: row, scrolling: asks % 2 == 0 ? .paging : .none)
            }
        } after: { screen, stage in
            for _ in 0..<4 {
                screen.view.collectionViewLayout.invalidateLayout()
                stage.tick()
            }
        },
        row("to a point that is not a number") { _, _, row in row.contentOffset = CGPoint(x: CGFloat.nan, y: 0) },
        row("to 1e300") { _, _, row in row.contentOffset.x = 1e300 },
        row("to infinity") { _, _, row in row.contentOffset.x = -.infinity },
        row("and is taken out of the hierarchy") { screen, stage, row in
            row.removeFromSuperview()
            stage.scroll(screen.view, by: 10)
            screen.view.setNeedsLayout()
        },
        row("and is emptied") { screen, stage, row in
            for view in row.subviews { view.removeFromSuperview() }
            stage.scroll(row, by: CGPoint(x: 200, y: 0))
        },
        row("while the data is reloaded") { screen, stage, row in
            stage.scroll(row, by: CGPoint(x: 400, y: 0))
            screen.hooks.items = { _ in 2 }
            screen.view.reloadData()
        },
        row("while its items are deleted", .groupPagingCentered) { screen, stage, row in
            stage.fling(row, velocity: CGPoint(x: 900, y: 0), settling: false)
            screen.hooks.items = { _ in 1 }
            screen.view.deleteItems(at: (1..<20).map { .item($0) })
        },
        row("while another layout is set") { screen, stage, row in
            stage.fling(row, velocity: CGPoint(x: 900, y: 0), settling: false)
            screen.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        },
        handler("puts items at points that are not numbers") { _, items in
            for item in items { item.center = CGPoint(x: CGFloat.nan, y: .nan) }
        },
        handler("reloads the data") { screen, _ in screen.view.reloadData() },
        handler("scrolls it") { screen, _ in
            for case let row as UIScrollView in screen.view.subviews { row.contentOffset.x += 1 }
        },
        HostileClient("a list of plain cells") { screen in screen.view.collectionViewLayout = .list() },
        HostileClient("a list whose first item is a header, and that has none") { screen in
            screen.hooks.items = { _ in 0 }
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = .firstItemInSection
            list.footerMode = .supplementary
            screen.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
        },
        scrolled("list cells that prefer another height each time", by: 40) { screen in
            var height: CGFloat = 0
            screen.hooks.preferred = {
                height += 10
                $0.size.height = height
            }
            screen.view.collectionViewLayout = .list()
        },
        HostileClient("list cells that prefer a height that is not a number") { screen in
            screen.hooks.preferred = { $0.size.height = .nan }
            screen.view.collectionViewLayout = .list()
        },
    ]
}

extension UICollectionViewLayout {
    fileprivate static func list() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
}
