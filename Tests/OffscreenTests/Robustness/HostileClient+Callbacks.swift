import Offscreen
import UIKit

extension HostileClient {
    private typealias TickContext = (name: String, set: @MainActor @Sendable (HostileScreen, @escaping () -> Void) -> Void)
    private typealias Action = (name: String, act: @MainActor @Sendable (HostileScreen) -> Void)

    /// Returns the name of a callback, and a closure that makes the app act in that callback.
    private static func at(_ name: String, _ set: @escaping @MainActor @Sendable (HostileScreen, @escaping () -> Void) -> Void)
        -> TickContext
    {
        (name, set)
    }

    private static func action(_ name: String, _ act: @escaping Preparation) -> Action { (name, act) }

    private static let moments: [TickContext] = [
        at("cellForItemAt") { screen, act in
            screen.hooks.cell = { [unowned screen] path in
                if path.item == 3 { act() }
                return screen.dequeue(path)
            }
        },
        at("willDisplay") { screen, act in screen.delegate?.onDisplay = { _ in act() } },
        at("didEndDisplaying") { screen, act in screen.delegate?.onEnd = { _ in act() } },
        at("didScroll") { screen, act in screen.delegate?.onScroll = { _ in act() } },
        at("sizeForItemAt") { screen, act in
            screen.delegate?.size = { path in
                if path.item == 3 { act() }
                return CGSize(width: 40, height: 40)
            }
        },
        at("the layout's prepare()") { screen, act in screen.hooks.prepare = act },
        at("layoutAttributesForElements") { screen, act in
            screen.hooks.elements = {
                act()
                return $0
            }
        },
        at("layoutSubviews") { screen, act in screen.hooks.layoutSubviews = { _ in act() } },
        at("a cell's apply(_:)") { screen, act in screen.hooks.apply = { _ in act() } },
        at("a cell's prepareForReuse()") { screen, act in screen.hooks.prepareForReuse = { _ in act() } },
        at("prefetchItemsAt") { screen, act in
            screen.view.prefetchDataSource = screen
            screen.hooks.prefetch = act
        },
    ]

    /// The actions that animate. Repeating them at each call would never end.
    private static let animated = [
        "changes to another layout, animated", "deletes and inserts items", "reloads the section", "carries an item away",
    ]

    @MainActor private static func other() -> UICollectionViewLayout {
        let other = UICollectionViewFlowLayout()
        HostileScreen.shape(other)
        return other
    }

    private static let actions: [Action] = [
        action("reloads the data") { $0.view.reloadData() },
        action("invalidates the layout") { $0.view.collectionViewLayout.invalidateLayout() },
        action("lays out the view") {
            $0.view.setNeedsLayout()
            $0.view.layoutIfNeeded()
        },
        action("changes the offset") { $0.view.contentOffset.y += 7 }, action("changes the size") { $0.view.frame.size.width = 80 },
        action("removes the data source") { $0.view.dataSource = nil }, action("releases the delegate") { $0.delegate = nil },
        action("takes the collection view out of the window") { $0.view.removeFromSuperview() },
        action("sets another layout") { $0.view.collectionViewLayout = other() },
        action("changes to another layout, animated") { $0.view.setCollectionViewLayout(other(), animated: true) },
        action("deletes and inserts items") { screen in
            screen.view.performBatchUpdates {
                screen.view.deleteItems(at: [.item(0), .item(5)])
                screen.view.insertItems(at: [.item(2), .item(19)])
            }
        },
        action("reloads the section") { $0.view.reloadSections([0]) },
        action("reconfigures an item") { $0.view.reconfigureItems(at: [.item(1)]) }, action("dequeues a cell") { _ = $0.dequeue(.item(1)) },
        action("asks where an item is") { _ = $0.view.layoutAttributesForItem(at: .item(4)) },
        action("scrolls to an item") { $0.view.scrollToItem(at: .item(19), at: .bottom, animated: false) },
        action("removes all cells") { for cell in $0.view.visibleCells { cell.removeFromSuperview() } },
        action("carries an item away") { _ = $0.view.beginInteractiveMovementForItem(at: .item(1)) },
    ]
    /// Clients that perform each action in each callback, either in the first call only or in each call.
    static let callbacks: [HostileClient] = moments.flatMap { moment in
        actions.flatMap { action in
            (animated.contains(action.name) ? [false] : [false, true]).map { always in
                HostileClient("\(moment.name) \(action.name)\(always ? ", always" : "")") { screen in
                    var isDone = false
                    moment.set(screen) { [unowned screen] in
                        guard always || !isDone else { return }
                        isDone = true
                        action.act(screen)
                    }
                } after: { screen, stage in
                    stage.scroll(screen.view, by: 80)
                    stage.scroll(screen.view, by: -40)
                }
            }
        }
    }
}
