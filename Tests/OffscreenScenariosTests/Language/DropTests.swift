import Offscreen
import Testing
import UIKit

@testable import OffscreenScenarios

/// Drops on the app of a scenario.
@MainActor struct DropTests {
    private final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize = CGSize.zero

        init(_ title: String, from path: IndexPath?) {
            dragItem = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: title)))
            dragItem.localObject = title
            sourceIndexPath = path
        }
    }

    private final class Animation: NSObject, UIDragAnimating {
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    }

    private final class Coordinator: NSObject, UICollectionViewDropCoordinator {
        let items: [any UICollectionViewDropItem]
        let destinationIndexPath: IndexPath?
        let proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        var session: any UIDropSession { fatalError("the app reads no session") }
        var animated: [IndexPath] = []

        init(_ items: [Item], to path: IndexPath?) {
            self.items = items
            destinationIndexPath = path
        }

        func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
            -> any UICollectionViewDropPlaceholderContext
        {
            fatalError("the app shows no placeholder")
        }
        func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
            animated.append(indexPath)
            return Animation()
        }
        func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
            Animation()
        }
        func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { Animation() }
    }

    /// Drops items on an app with sections of two items, one item and none. Returns the titles
    /// after the drop.
    private func titles(afterDropOf items: [Item], at path: IndexPath?) throws -> [[String]] {
        let runner = ScenarioRunner(file: "drop")
        _ = try runner.run(Scenario(text: "stage 320x200\ndata items=2,1,0\nlayout flow\nshow\n", file: "drop"))
        let (stage, app) = (try #require(runner.stage), try #require(runner.app))
        let coordinator = Coordinator(items, to: path)
        stage.act("drop") { app.collectionView(app.collectionView, performDropWith: coordinator) }
        let isMoved = app.model.sections != [["0-0", "0-1"], ["1-0"], []]
        #expect(coordinator.animated == (isMoved ? [path!] : []))
        #expect((0..<3).map { app.collectionView.numberOfItems(inSection: $0) } == app.model.sections.map(\.count))
        return app.model.sections
    }

    @Test(
        arguments: [
            ([0, 1], [["0-1", "0-0"], ["1-0"], []]), ([1, 0], [["0-1"], ["0-0", "1-0"], []]),
            ([1, 1], [["0-1"], ["1-0", "0-0"], []]), ([2, 0], [["0-1"], ["1-0"], ["0-0"]]),
        ] as [(IndexPath, [[String]])])
    func `A dropped item moves to the place of another item, to the end of another section or to an empty section`(
        path: IndexPath, titles: [[String]]
    ) throws {
        #expect(try self.titles(afterDropOf: [Item("0-0", from: [0, 0])], at: path) == titles)
    }

    @Test(arguments: [nil, [0, 2], [0, 3], [1, 2], [2, 1], [2, 2], [3, 0]] as [IndexPath?])
    func `A drop at an index path that the model does not have is ignored`(path: IndexPath?) throws {
        #expect(try titles(afterDropOf: [Item("0-0", from: [0, 0])], at: path) == [["0-0", "0-1"], ["1-0"], []])
    }

    @Test func `A drop of several items, of an item from elsewhere or of one that has moved is ignored`() throws {
        let drops = [
            [], [Item("0-0", from: nil)], [Item("0-0", from: [0, 1])], [Item("0-0", from: [0, 2])],
            [Item("0-0", from: [3, 0])], [Item("0-0", from: [0, 0]), Item("1-0", from: [1, 0])],
        ]
        for items in drops { #expect(try titles(afterDropOf: items, at: [1, 0]) == [["0-0", "0-1"], ["1-0"], []]) }
    }
}
