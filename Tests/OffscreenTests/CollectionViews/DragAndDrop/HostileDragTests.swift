import Offscreen
import Testing
import UIKit

/// Delegates of drag and drop that change the view or the data during a call.
@MainActor struct HostileDragTests {
    private static let calls = [
        "items", "will begin", "entered", "update 0-0", "update 0-2", "drop at", "landed", "drop ended",
    ]

    enum Act: String, CaseIterable {
        case reload, loadFewer, insert, deleteAll, changeLayout, invalidateLayout, leaveWindow, releaseDelegates,
            releaseDataSource
        case carryItem, endMovement

        @MainActor func perform(on screen: DragScreen) {
            let (view, list) = (screen.view, screen.list)
            switch self {
            case .reload: view.reloadData()
            case .loadFewer:
                list.sections = [["z"]]
                view.reloadData()
            case .insert: view.performBatchUpdates { list.insert("new", at: 0) }
            case .deleteAll:
                let paths = list.sections[0].indices.map { path($0) }
                view.performBatchUpdates {
                    list.sections = [[]]
                    view.deleteItems(at: paths)
                }
            case .changeLayout: view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
            case .invalidateLayout: view.collectionViewLayout.invalidateLayout()
            case .leaveWindow: view.removeFromSuperview()
            case .releaseDelegates: (view.dragDelegate, view.dropDelegate) = (nil, nil)
            case .releaseDataSource: view.dataSource = nil
            case .carryItem: _ = view.beginInteractiveMovementForItem(at: path(1))
            case .endMovement: view.endInteractiveMovement()
            }
        }
    }

    @Test(arguments: Act.allCases, [UIDropOperation.move, .copy])
    func `If a delegate changes the view or its data during a drag, all invariants still hold`(
        act: Act, operation: UIDropOperation
    ) {
        for call in Self.calls {
            let (stage, screen) = (Stage(width: 100, height: 400), DragScreen("a", "b", "c", "d"))
            screen.operation = operation
            stage.show(screen.view)
            var isDone = false
            screen.onNote = { [unowned screen] in
                guard !isDone, $0.hasPrefix(call) else { return }
                isDone = true
                act.perform(on: screen)
            }
            screen.onDrop = { [unowned screen] in
                guard let source = $0.items.first?.sourceIndexPath, let target = $0.destinationIndexPath,
                    screen.list.sections[0].indices.contains(source.item), target.item < screen.list.sections[0].count,
                    screen.view.dataSource != nil
                else { return }
                screen.move($0)
            }
            stage.failures { _ = stage.drag(item: screen.list.cell(0)!, to: CGPoint(x: 50, y: 100), seconds: 0.05) }
            screen.view.cancelInteractiveMovement()
            stage.settle()
            for invariant in Invariant.thorough {
                #expect(
                    invariant.check(stage, screen.view).isEmpty, "\(act) in '\(call)', \(operation): \(invariant.name)")
            }
            #expect(!screen.view.hasActiveDrop)
            #expect(!screen.view.hasActiveDrag)
        }
    }

    @Test func `A placeholder's context that outlives its collection view has no effect`() {
        weak var gone: UICollectionView?
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        do {
            let stage = Stage(width: 100, height: 400)
            let screen = stage.shown(DragScreen("a", "b"))
            gone = screen.view
            screen.onDrop = { coordinator in
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path(0), reuseIdentifier: "row")
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
            stage.drag(item: screen.list.cell(0)!, to: CGPoint(x: 50, y: 60))
            #expect(screen.view.hasUncommittedUpdates)
        }
        #expect(gone == nil)
        #expect(contexts.count == 1)
        #expect(!contexts[0].deletePlaceholder())
        #expect(!contexts[0].commitInsertion { _ in })
        contexts[0].setNeedsCellUpdate()
    }
}
