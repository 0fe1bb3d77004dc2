import Offscreen
import UIKit

extension HostileClient {
    /// Makes the app act in a callback.
    private typealias Hook = @MainActor @Sendable (HostileScreen, @escaping () -> Void) -> Void

    private static let moments: KeyValuePairs<String, Hook> = [
        "cellForItemAt": { screen, act in
            screen.hooks.cell = { [unowned screen] path in
                if path.item == 3 { act() }
                return screen.dequeue(path)
            }
        },
        "willDisplay": { screen, act in screen.delegate?.onDisplay = { _ in act() } },
        "didEndDisplaying": { screen, act in screen.delegate?.onEnd = { _ in act() } },
        "didScroll": { screen, act in screen.delegate?.onScroll = { _ in act() } },
        "sizeForItemAt": { screen, act in
            screen.delegate?.size = { path in
                if path.item == 3 { act() }
                return CGSize(width: 40, height: 40)
            }
        },
        "the layout's prepare()": { screen, act in screen.hooks.prepare = act },
        "layoutAttributesForElements": { screen, act in
            screen.hooks.elements = {
                act()
                return $0
            }
        },
        "layoutSubviews": { screen, act in screen.hooks.layoutSubviews = { _ in act() } },
        "a cell's apply(_:)": { screen, act in screen.hooks.apply = { _ in act() } },
        "a cell's prepareForReuse()": { screen, act in screen.hooks.prepareForReuse = { _ in act() } },
        "prefetchItemsAt": { screen, act in
            screen.view.prefetchDataSource = screen
            screen.hooks.prefetch = act
        },
    ]

    /// The actions that animate. Repeating them at each call would never end.
    private static let animated = [
        "changes to another layout, animated", "deletes and inserts items", "reloads the section",
        "carries an item away",
    ]

    @MainActor private static func other() -> UICollectionViewLayout {
        let other = UICollectionViewFlowLayout()
        HostileScreen.shape(other)
        return other
    }

    private static let actions: KeyValuePairs<String, Preparation> = [
        "reloads the data": { $0.view.reloadData() },
        "invalidates the layout": { $0.view.collectionViewLayout.invalidateLayout() },
        "lays out the view": {
            $0.view.setNeedsLayout()
            $0.view.layoutIfNeeded()
        },
        "changes the offset": { $0.view.contentOffset.y += 7 }, "changes the size": { $0.view.frame.size.width = 80 },
        "removes the data source": { $0.view.dataSource = nil }, "releases the delegate": { $0.delegate = nil },
        "takes the collection view out of the window": { $0.view.removeFromSuperview() },
        "sets another layout": { $0.view.collectionViewLayout = other() },
        "changes to another layout, animated": { $0.view.setCollectionViewLayout(other(), animated: true) },
        "deletes and inserts items": { screen in
            screen.view.performBatchUpdates {
                screen.view.deleteItems(at: [.item(0), .item(5)])
                screen.view.insertItems(at: [.item(2), .item(19)])
            }
        },
        "reloads the section": { $0.view.reloadSections([0]) },
        "reconfigures an item": { $0.view.reconfigureItems(at: [.item(1)]) },
        "dequeues a cell": { _ = $0.dequeue(.item(1)) },
        "asks where an item is": { _ = $0.view.layoutAttributesForItem(at: .item(4)) },
        "scrolls to an item": { $0.view.scrollToItem(at: .item(19), at: .bottom, animated: false) },
        "removes all cells": { for cell in $0.view.visibleCells { cell.removeFromSuperview() } },
        "carries an item away": { _ = $0.view.beginInteractiveMovementForItem(at: .item(1)) },
    ]

    /// Clients that perform each action in each callback, either in the first call only or in each
    /// call.
    static let callbacks: [HostileClient] = moments.flatMap { moment in
        actions.flatMap { action in
            (animated.contains(action.key) ? [false] : [false, true]).map { always in
                HostileClient("\(moment.key) \(action.key)\(always ? ", always" : "")") { screen in
                    var isDone = false
                    moment.value(screen) { [unowned screen] in
                        guard always || !isDone else { return }
                        isDone = true
                        action.value(screen)
                    }
                } after: { screen, stage in
                    stage.scroll(screen.view, by: 80)
                    stage.scroll(screen.view, by: -40)
                }
            }
        }
    }
}
