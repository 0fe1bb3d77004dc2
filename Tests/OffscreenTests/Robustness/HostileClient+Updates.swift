import Offscreen
import UIKit

extension HostileClient {
    private static func batch(_ name: String, _ change: @escaping Preparation) -> HostileClient {
        after(name) { screen, _ in screen.view.performBatchUpdates { change(screen) } }
    }

    private static func change(_ name: String, _ change: @escaping @MainActor @Sendable (UICollectionView) -> Void)
        -> HostileClient
    {
        batch(name) { change($0.view) }
    }

    /// Returns a client that acts when the first cell is selected.
    private static func selection(
        _ name: String, _ act: @escaping @MainActor @Sendable (HostileScreen, UICollectionView) -> Void
    ) -> HostileClient {
        HostileClient("a selection that \(name)") { screen in
            screen.delegate?.onSelect = { [unowned screen] in act(screen, $0) }
        } after: { screen, stage in
            stage.tap(screen.view.visibleCells[0])
        }
    }

    private static func both(
        _ name: String, _ first: @escaping @MainActor @Sendable (UICollectionView) -> Void,
        _ second: @escaping @MainActor @Sendable (UICollectionView) -> Void
    ) -> HostileClient { change(name) { view in for change in [first, second] { change(view) } } }

    static let updates: [HostileClient] = [
        change("delete an empty index path") { $0.deleteItems(at: [IndexPath()]) },
        change("reload an index path of three numbers") { $0.reloadItems(at: [IndexPath(indexes: [0, 1, 2])]) },
        change("delete the same item twice") { $0.deleteItems(at: [.item(1), .item(1)]) },
        change("delete a negative item") { $0.deleteItems(at: [.item(-1)]) },
        change("delete an item of a section that does not exist") { $0.deleteItems(at: [.item(0, 7)]) },
        change("delete every item, although the data source still has all of them") { view in
            view.deleteItems(at: (0..<20).map { .item($0) })
        },
        change("insert a hundred thousand items that the data source does not have") { view in
            view.insertItems(at: (0..<100_000).map { .item($0) })
        },
        change("insert the greatest item") { $0.insertItems(at: [.item(.max, .max)]) },
        change("reload item 99") { $0.reloadItems(at: [.item(99)]) },
        change("reload section 99") { $0.reloadSections([99]) },
        change("delete the only section, although the data source still has it") { $0.deleteSections([0]) },
        change("insert a section that the data source does not have") { $0.insertSections([1]) },
        change("move section -1 to 5") { $0.moveSection(-1, toSection: 5) },
        change("move section 0 to 5") { $0.moveSection(0, toSection: 5) },
        change("move an item that does not exist") { $0.moveItem(at: .item(99), to: .item(0)) },
        change("move an item to a place that does not exist") { $0.moveItem(at: .item(0), to: .item(99)) },
        change("move an item to an empty index path") { $0.moveItem(at: .item(0), to: IndexPath()) },
        both(
            "move one item to two places", { $0.moveItem(at: .item(0), to: .item(1)) },
            { $0.moveItem(at: .item(0), to: .item(2)) }),
        both(
            "move two items to one place", { $0.moveItem(at: .item(0), to: .item(5)) },
            { $0.moveItem(at: .item(1), to: .item(5)) }),
        both("delete and reload one item", { $0.deleteItems(at: [.item(0)]) }, { $0.reloadItems(at: [.item(0)]) }),
        both("delete a section and an item of it", { $0.deleteItems(at: [.item(0)]) }, { $0.deleteSections([0]) }),
        both(
            """
            reload a section and delete an item of it
            """, { $0.reloadSections([0]) }, { $0.deleteItems(at: [.item(0)]) }),
        change("reconfigure an item that is deleted") {
            $0.reconfigureItems(at: [.item(0), .item(77), IndexPath()])
            $0.deleteItems(at: [.item(0)])
            $0.insertItems(at: [.item(0)])
        },
        batch("an update that reloads the data") { $0.view.reloadData() },
        batch("an update that removes the data source") { screen in
            screen.view.deleteItems(at: [.item(0)])
            screen.view.dataSource = nil
        },
        batch("an update that takes the view out of the window") { screen in
            screen.view.deleteItems(at: [.item(0)])
            screen.view.insertItems(at: [.item(0)])
            screen.view.removeFromSuperview()
        },
        batch("an update that sets another layout") { screen in
            screen.view.deleteItems(at: [.item(0)])
            screen.view.insertItems(at: [.item(0)])
            screen.view.collectionViewLayout = UICollectionViewFlowLayout()
        },
        batch("an update that lays out the view") { screen in
            screen.hooks.items = { _ in 19 }
            screen.view.deleteItems(at: [.item(0)])
            screen.view.setNeedsLayout()
            screen.view.layoutIfNeeded()
        },
        batch("updates in updates, a hundred deep") { screen in
            @MainActor func nest(_ depth: Int) {
                screen.view.performBatchUpdates {
                    if depth > 0 { nest(depth - 1) } else { screen.view.moveItem(at: .item(0), to: .item(9)) }
                }
            }
            nest(100)
        },
        after("a completion that starts an update, a hundred times") { screen, _ in
            var left = 100
            @MainActor func again() {
                guard left > 0 else { return }
                left -= 1
                screen.view.performBatchUpdates(
                    { screen.view.moveItem(at: .item(0), to: .item(9)) }, completion: { _ in again() })
            }
            UIView.performWithoutAnimation { again() }
        },
        after("a completion that reloads the data") { screen, _ in
            screen.view.performBatchUpdates(
                { screen.view.reloadSections([0]) }, completion: { _ in screen.view.reloadData() })
        },
        after("an update while another animates") { screen, stage in
            for item in 0..<5 {
                screen.view.moveItem(at: .item(item), to: .item(19 - item))
                stage.tick()
            }
            screen.view.reloadData()
        },
        HostileClient("an update before the first layout") { $0.view.deleteItems(at: [.item(0)]) },
        after("questions about items that do not exist") { screen, _ in
            for path in [IndexPath(), .item(-1, -1), .item(9, 9), IndexPath(index: 1), .item(.max, .max)] {
                _ = screen.view.cellForItem(at: path)
                _ = screen.view.layoutAttributesForItem(at: path)
                _ = screen.view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path)
                _ = screen.view.supplementaryView(forElementKind: "header", at: path)
                screen.view.selectItem(at: path, animated: false, scrollPosition: .top)
                screen.view.deselectItem(at: path, animated: false)
                screen.view.scrollToItem(at: path, at: .top, animated: false)
                _ = screen.view.beginInteractiveMovementForItem(at: path)
            }
            _ = screen.view.numberOfItems(inSection: -1)
            _ = screen.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: .nan))
            _ = screen.view.indexPathForItem(at: CGPoint(x: 1e300, y: -1e300))
            _ = screen.view.layoutAttributesForItem(at: .item(19))
        },
        selection("reloads the data") { _, view in view.reloadData() },
        selection("deletes the selected item") { screen, view in
            screen.hooks.items = { _ in 19 }
            view.deleteItems(at: [.item(0)])
        },
    ]
}
