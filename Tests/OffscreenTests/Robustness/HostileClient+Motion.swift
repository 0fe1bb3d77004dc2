import Offscreen
import UIKit

extension HostileClient {
    private static func preferred(
        _ name: String, _ change: @escaping @MainActor @Sendable (inout UICollectionViewLayoutAttributes) -> Void
    ) -> HostileClient {
        HostileClient("cells that prefer \(name)") { screen in
            screen.layout.estimatedItemSize = CGSize(width: 40, height: 40)
            screen.hooks.preferred = change
        } after: { screen, stage in
            stage.scroll(screen.view, by: 80)
            screen.layout.invalidateLayout()
        }
    }

    private static func size(_ name: String, _ size: CGSize) -> HostileClient {
        preferred(name) { $0.size = size }
    }

    static let sizing: [HostileClient] = [
        scrolled("cells that are a point higher each time they are asked for their size") { screen in
            var height: CGFloat = 40
            screen.layout.estimatedItemSize = CGSize(width: 40, height: 40)
            screen.hooks.preferred = {
                height += 1
                $0.size.height = height
            }
        },
        HostileClient("cells that return a preferred size and invalidate the layout") { screen in
            var height: CGFloat = 40
            screen.layout.estimatedItemSize = CGSize(width: 40, height: 40)
            screen.hooks.preferred = { [unowned screen] in
                height = height == 40 ? 50 : 40
                $0.size.height = height
                screen.layout.invalidateLayout()
            }
        },
        size("a size that is not a number", CGSize(width: CGFloat.nan, height: .nan)),
        size("an infinite size", CGSize(width: 40, height: CGFloat.infinity)),
        size("a negative size", CGSize(width: -40, height: -40)),
        size("no size", .zero), size("1e300 points", CGSize(width: 1e300, height: 1e300)),
        preferred("the attributes of another item") {
            $0 = UICollectionViewLayoutAttributes(forCellWith: .item(77, 7))
            $0.size = CGSize(width: 10, height: 10)
        },
    ]

    private static func transition(
        _ name: String,
        _ act: @escaping @MainActor @Sendable (HostileScreen, Stage, UICollectionViewTransitionLayout) -> Void
    ) -> HostileClient {
        after("a transition \(name)") { screen, stage in
            let next = UICollectionViewFlowLayout()
            next.itemSize = CGSize(width: 60, height: 60)
            let between = screen.view.startInteractiveTransition(to: next)
            between.transitionProgress = 0.3
            between.invalidateLayout()
            stage.tick()
            act(screen, stage, between)
        }
    }

    private static func carrying(_ name: String, _ act: @escaping Act) -> HostileClient {
        after("an item carried \(name)") { screen, stage in
            _ = screen.view.beginInteractiveMovementForItem(at: .item(1))
            screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 100))
            stage.tick()
            act(screen, stage)
        }
    }

    /// Returns a client that carries an item, acts, carries the item on and drops it.
    private static func dropped(
        _ name: String, at position: CGPoint = CGPoint(x: 10, y: 10),
        _ act: @escaping Preparation = { _ in }
    ) -> HostileClient {
        carrying(name) { screen, _ in
            act(screen)
            screen.view.updateInteractiveMovementTargetPosition(position)
            screen.view.endInteractiveMovement()
        }
    }

    static let movements: [HostileClient] = [
        transition("that never ends") { _, _, _ in },
        transition("begun twice") { screen, _, _ in
            _ = screen.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        },
        transition("finished twice") { screen, _, _ in for _ in 1...2 { screen.view.finishInteractiveTransition() } },
        transition("whose progress is not a number") { _, _, between in
            between.transitionProgress = .nan
            between.invalidateLayout()
        },
        transition("in which the data is reloaded") { screen, stage, _ in
            screen.hooks.items = { _ in 3 }
            screen.view.reloadData()
            stage.tick()
            screen.view.finishInteractiveTransition()
        },
        transition("in which items are moved") { screen, stage, _ in
            screen.view.moveItem(at: .item(0), to: .item(9))
            stage.tick()
            screen.view.cancelInteractiveTransition()
        },
        transition("in which another layout is set") { screen, stage, _ in
            screen.view.collectionViewLayout = UICollectionViewFlowLayout()
            stage.tick()
            screen.view.finishInteractiveTransition()
        },
        transition("in which the view leaves the window") { screen, stage, _ in
            screen.view.removeFromSuperview()
            screen.view.finishInteractiveTransition()
        },
        after("a transition ended that never began") { screen, _ in
            screen.view.finishInteractiveTransition()
            screen.view.cancelInteractiveTransition()
        },
        after("a layout change while another animates") { screen, stage in
            for side in [60, 30, 50] {
                let next = UICollectionViewFlowLayout()
                next.itemSize = CGSize(width: side, height: side)
                screen.view.setCollectionViewLayout(next, animated: true)
                stage.tick()
            }
        },
        after("a layout change whose completion changes the layout again") { screen, _ in
            let next = UICollectionViewFlowLayout()
            screen.view.setCollectionViewLayout(next, animated: true) { _ in
                screen.view.setCollectionViewLayout(screen.layout, animated: true) { _ in screen.view.reloadData() }
            }
        },
        carrying("and never dropped") { _, _ in }, dropped("to a place without items", at: CGPoint(x: -1e9, y: 1e9)),
        dropped("to a point that is not a number", at: CGPoint(x: CGFloat.nan, y: .nan)),
        dropped("to an item that does not exist") { $0.hooks.targetPath = .item(999, 9) },
        dropped("to an empty index path") { $0.hooks.targetPath = IndexPath() },
        dropped("while the data is reloaded") { screen in
            screen.hooks.items = { _ in 1 }
            screen.view.reloadData()
        },
        carrying("while items are deleted") { screen, stage in
            screen.hooks.items = { _ in 5 }
            screen.view.deleteItems(at: (0..<15).map { .item($0) })
            stage.tick()
            screen.view.endInteractiveMovement()
        },
        dropped("while the data shrinks and the collection view is not told") { $0.hooks.items = { _ in 1 } },
        carrying("into a data source that reloads the data") { screen, _ in
            screen.hooks.move = { [unowned screen] in screen.view.reloadData() }
            screen.view.endInteractiveMovement()
        },
        carrying("into a data source that begins another movement") { screen, _ in
            screen.hooks.move = { [unowned screen] in
                screen.view.cancelInteractiveMovement()
                _ = screen.view.beginInteractiveMovementForItem(at: .item(0))
            }
            screen.view.endInteractiveMovement()
        },
        carrying("into another layout") { screen, _ in
            screen.view.collectionViewLayout = UICollectionViewFlowLayout()
            screen.view.endInteractiveMovement()
        },
    ]
}
