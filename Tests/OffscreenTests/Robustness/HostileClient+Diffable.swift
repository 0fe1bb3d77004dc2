import Offscreen
import UIKit

extension HostileClient {
    typealias Source = UICollectionViewDiffableDataSource<Int, Int>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private static func snapshot(_ items: some Sequence<Int>) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(items))
        return snapshot
    }

    /// Returns a client with a data source of twenty items that calls `provider` for cells.
    private static func provider(
        _ name: String,
        _ provider: @escaping @MainActor @Sendable (HostileScreen, Source?, IndexPath) -> UICollectionViewCell?
    ) -> HostileClient {
        HostileClient(name) { screen in
            weak var known: Source?
            let source = Source(collectionView: screen.view) { [unowned screen] _, path, _ in
                provider(screen, known, path)
            }
            known = source
            screen.kept = [source]
            source.apply(snapshot(0..<20), animatingDifferences: false)
        }
    }

    /// Returns a client with a data source of twenty items. `act` is called when they are on
    /// screen.
    private static func source(
        _ name: String, _ act: @escaping @MainActor @Sendable (HostileScreen, Stage, Source) -> Void
    ) -> HostileClient {
        let client = provider(name) { screen, _, path in screen.dequeue(path) }
        return HostileClient(
            name, before: client.before, after: { screen, stage in act(screen, stage, screen.kept[0] as! Source) })
    }

    static let diffable: [HostileClient] = [
        source("the same item twice in one section") { _, _, source in
            var twice = snapshot(0..<5)
            twice.appendItems([1, 2, 77, 77])
            source.apply(twice)
        },
        source("items without a section") { _, _, source in
            var none = Snapshot()
            none.appendItems([1])
            source.apply(none)
        },
        source("items of a section that does not exist") { _, _, source in
            var some = snapshot(0..<5)
            some.appendItems([9], toSection: 7)
            _ = some.numberOfItems(inSection: 7)
            _ = some.itemIdentifiers(inSection: 7)
            source.apply(some)
        },
        source("the same section twice") { _, _, source in
            var twice = snapshot(0..<5)
            twice.appendSections([0, 1, 1])
            source.apply(twice)
        },
        source("reloads and deletions of items that the snapshot does not have") { _, _, source in
            var some = source.snapshot()
            some.reloadItems([99])
            some.deleteItems([99, 0])
            some.reconfigureItems([98])
            some.moveItem(97, beforeItem: 1)
            some.insertItems([1], afterItem: 96)
            source.apply(some)
        },
        source("changes made directly to the collection view") { screen, _, _ in
            screen.view.deleteItems(at: [.item(0)])
            screen.view.performBatchUpdates { screen.view.insertItems(at: [.item(0)]) }
        },
        source("a reload of the collection view, without a snapshot") { screen, _, _ in screen.view.reloadData() },
        provider("a cell provider that returns nil") { _, _, _ in nil },
        provider("a cell provider that applies a snapshot, once") { screen, source, path in
            if path.item == 3, let source, source.snapshot().numberOfItems == 20 { source.apply(snapshot(5..<15)) }
            return screen.dequeue(path)
        },
        provider("a cell provider that applies a snapshot, always") { screen, source, path in
            if let source {
                source.apply(snapshot(source.snapshot().itemIdentifiers.reversed()), animatingDifferences: false)
            }
            return screen.dequeue(path)
        },
        provider("a cell provider that applies a snapshot by a reload, always") { screen, source, path in
            source?.applySnapshotUsingReloadData(snapshot(0..<20))
            return screen.dequeue(path)
        },
        source("snapshots applied while others animate") { _, stage, source in
            for start in 0..<6 {
                source.apply(snapshot((start..<start + 20).reversed()))
                stage.tick()
            }
        },
        source("a completion that applies a snapshot, a hundred times") { _, _, source in
            var left = 100
            @MainActor func again() {
                guard left > 0 else { return }
                left -= 1
                source.apply(snapshot((0..<20).shuffledBy(left)), animatingDifferences: false) { again() }
            }
            again()
        },
        source("is released while its changes animate") { screen, stage, source in
            source.apply(snapshot(10..<30))
            screen.kept = []
            stage.tick()
        },
        source("an item carried while a snapshot is applied") { screen, stage, source in
            source.reorderingHandlers.canReorderItem = { _ in true }
            _ = screen.view.beginInteractiveMovementForItem(at: .item(1))
            screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 100))
            stage.tick()
            source.apply(snapshot(5..<10))
            stage.tick()
            screen.view.endInteractiveMovement()
        },
        source("an outline that is its own child") { _, _, source in
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([1, 2])
            outline.append([1], to: 1)
            outline.append([2, 2], to: 1)
            outline.append([5], to: 99)
            outline.expand([99])
            source.apply(outline, to: 0)
        },
    ]
}

extension Range<Int> {
    /// Returns the numbers in an order that depends on a number.
    fileprivate func shuffledBy(_ number: Int) -> [Int] {
        sorted { ($0 &* 31 &+ number) % 17 < ($1 &* 31 &+ number) % 17 }
    }
}
