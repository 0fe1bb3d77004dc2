import Offscreen
import UIKit

extension HostileClient {
    /// A moment at which the app's code runs, and what it then does, once or always.
    private static let moments: [(name: String, set: @MainActor @Sendable (HostileScreen, @escaping () -> Void) -> Void)] = [
        (
            "cellForItemAt",
            { screen, act in
                screen.hooks.cell = { [unowned screen] path in
                    if path.item == 3 { act() }
                    return screen.dequeue(path)
                }
            }
        ), ("willDisplay", { screen, act in screen.passer?.onDisplay = { _ in act() } }),
        ("didEndDisplaying", { screen, act in screen.passer?.onEnd = { _ in act() } }),
        ("didScroll", { screen, act in screen.passer?.onScroll = { _ in act() } }),
        (
            "sizeForItemAt",
            { screen, act in
                screen.passer?.size = { path in
                    if path.item == 3 { act() }
                    return CGSize(width: 40, height: 40)
                }
            }
        ), ("the layout's prepare()", { screen, act in screen.hooks.prepare = act }),
        (
            "layoutAttributesForElements",
            { screen, act in
                screen.hooks.elements = {
                    act()
                    return $0
                }
            }
        ), ("layoutSubviews", { screen, act in screen.hooks.layoutSubviews = { _ in act() } }),
        ("a cell's apply(_:)", { screen, act in screen.hooks.apply = { _ in act() } }),
        ("a cell's prepareForReuse()", { screen, act in screen.hooks.prepareForReuse = { _ in act() } }),
        (
            "prefetchItemsAt",
            { screen, act in
                screen.view.prefetchDataSource = screen; screen.hooks.prefetch = act
            }
        ),
    ]

    /// What animates would never end, if done each time.
    private static let animated = [
        "changes to another layout, animated", "deletes and inserts items", "reloads the section", "carries an item away",
    ]

    private static let deeds: [(name: String, act: @MainActor @Sendable (HostileScreen) -> Void)] = [
        ("reloads the data", { $0.view.reloadData() }), ("invalidates the layout", { $0.view.collectionViewLayout.invalidateLayout() }),
        (
            "lays out",
            {
                $0.view.setNeedsLayout()
                $0.view.layoutIfNeeded()
            }
        ), ("changes the offset", { $0.view.contentOffset.y += 7 }), ("changes the size", { $0.view.frame.size.width = 80 }),
        ("takes the data source away", { $0.view.dataSource = nil }), ("lets the delegate go", { $0.passer = nil }),
        ("takes the collection view out of the window", { $0.view.removeFromSuperview() }),
        (
            "sets another layout",
            { screen in
                let other = UICollectionViewFlowLayout()
                HostileScreen.shape(other)
                screen.view.collectionViewLayout = other
            }
        ),
        (
            "changes to another layout, animated",
            { screen in
                let other = UICollectionViewFlowLayout()
                HostileScreen.shape(other)
                screen.view.setCollectionViewLayout(other, animated: true)
            }
        ),
        (
            "deletes and inserts items",
            { screen in
                screen.view.performBatchUpdates {
                    screen.view.deleteItems(at: [.item(0), .item(5)])
                    screen.view.insertItems(at: [.item(2), .item(19)])
                }
            }
        ), ("reloads the section", { $0.view.reloadSections([0]) }), ("reconfigures an item", { $0.view.reconfigureItems(at: [.item(1)]) }),
        ("dequeues a cell", { _ = $0.dequeue(.item(1)) }),
        ("asks where an item is", { _ = $0.view.layoutAttributesForItem(at: .item(4)) }),
        ("scrolls to an item", { $0.view.scrollToItem(at: .item(19), at: .bottom, animated: false) }),
        ("removes all cells", { for cell in $0.view.visibleCells { cell.removeFromSuperview() } }),
        ("carries an item away", { _ = $0.view.beginInteractiveMovementForItem(at: .item(1)) }),
    ]

    /// Each deed at each moment, the first time only and each time.
    static let callbacks: [HostileClient] = moments.flatMap { moment in
        deeds.flatMap { deed in
            (animated.contains(deed.name) ? [false] : [false, true]).map { always in
                HostileClient("\(moment.name) \(deed.name)\(always ? ", always" : "")") { screen in
                    var isDone = false
                    moment.set(screen) { [unowned screen] in
                        guard always || !isDone else { return }
                        isDone = true
                        deed.act(screen)
                    }
                } after: { screen, stage in
                    stage.scroll(screen.view, by: 80)
                    stage.scroll(screen.view, by: -40)
                }
            }
        }
    }
}
