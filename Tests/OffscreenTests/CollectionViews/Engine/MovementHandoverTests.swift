import Offscreen
import Testing
import UIKit

/// The values that the layout, the delegate and the data source receive during an interactive
/// movement. At its second step the item's original, current and proposed index paths differ.
@MainActor struct MovementHandoverTests {
    private final class Layout: ListScreen.Layout {
        var moves: [String] = []
        override func targetIndexPath(
            forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
        ) -> IndexPath {
            moves.append("target of \(previousIndexPath.item) at \(Int(position.y))")
            return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
        }
        override func invalidationContext(
            forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
            previousIndexPaths: [IndexPath], previousPosition: CGPoint
        ) -> UICollectionViewLayoutInvalidationContext {
            moves.append(
                "from \(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item)), "
                    + "\(Int(previousPosition.y)) to \(Int(targetPosition.y))")
            return super.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        }
        override func invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
        ) -> UICollectionViewLayoutInvalidationContext {
            moves.append(
                """
                ends from \(previousIndexPaths.map(\.item)) at \
                \(indexPaths.map(\.item))\(movementCancelled ? ", cancelled" : "")
                """
            )
            return super.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
                movementCancelled: movementCancelled)
        }
    }

    /// Implements the newer delegate method, which receives the original and the current index
    /// path, and the older method.
    private final class Client: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let list: ListScreen
        var log: [String] = []
        init(_ list: ListScreen) {
            self.list = list
            super.init()
            (list.view.dataSource, list.view.delegate) = (self, self)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            list.sections[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            list.collectionView(collectionView, cellForItemAt: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            log.append("can \(indexPath.item)")
            return true
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log.append("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
            list.sections[0].insert(list.sections[0].remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            log.append("\(originalIndexPath.item), now \(currentIndexPath.item), to \(proposedIndexPath.item)")
            return proposedIndexPath
        }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            log.append("earlier method")
            return proposedIndexPath
        }
    }

    private let stage = Stage(width: 100, height: 400)
    private let layout = Layout()
    private let client: Client
    private var view: UICollectionView { client.list.view }

    init() {
        client = Client(ListScreen([["a", "b", "c", "d"]], layout: layout))
        stage.show(client.list.view)
        stage.carry(path(0), of: client.list.view, to: CGPoint(x: 50, y: 60), CGPoint(x: 50, y: 100))
    }

    @Test
    func
        `If a delegate has both targetIndexPath methods, a movement calls only the one with original, current and proposed index paths`()
    {
        #expect(client.log == ["can 0", "0, now 0, to 1", "0, now 1, to 2"])
    }

    @Test func `During a movement the layout receives the index paths and positions of the previous and the new step`()
    {
        #expect(
            layout.moves == [
                "from [0] to [0], 20 to 20", "target of 0 at 60", "from [0] to [1], 20 to 60", "target of 1 at 100",
                "from [1] to [2], 60 to 100",
            ])
    }

    @Test(arguments: [false, true])
    func `The layout receives a movement's final index path, and the data source moves no item after a cancellation`(
        isCancelled: Bool
    ) {
        (layout.moves, client.log) = ([], [])
        stage.act("end") { if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() } }
        let (end, moves): (String, [String]) = isCancelled ? ("at [0], cancelled", []) : ("at [2]", ["moved 0 to 2"])
        #expect(layout.moves == ["ends from [2] \(end)"])
        #expect(client.log == moves)
        #expect(client.list.sections == [isCancelled ? ["a", "b", "c", "d"] : ["b", "c", "a", "d"]])
    }
}
