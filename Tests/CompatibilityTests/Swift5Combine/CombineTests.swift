import Offscreen
import UIKit
import XCTest

/// Calls the code of the other files in this folder, which `offscreen port` wrote, with a stand-in
/// for OpenCombine.
@MainActor
final class CombineTests: XCTestCase {
    func testTheItemsOfAViewModelAreShownOnTheStagesClock() async {
        let model = FeedModel()
        let controller = FeedController(model: model)
        let stage = Stage(width: 220, height: 400)
        stage.show(controller)
        stage.settle()
        XCTAssertEqual(controller.collectionView.visibleCells.count, 0)
        model.load(["ann", "bob", "amy"])
        XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 0)
        stage.settle()
        let cells = controller.collectionView.indexPathsForVisibleItems.sorted().compactMap {
            controller.collectionView.cellForItem(at: $0)
        }
        XCTAssertEqual(cells.map(\.frame.origin), [(0, 0), (120, 0), (0, 50)].map { CGPoint(x: $0, y: $1) })
        XCTAssertTrue(feedHasCombine)
    }

    func testOperatorsWithAQueueATimerOrSeveralPublishersRunInOrder() async {
        let model = FeedModel()
        let stage = Stage(width: 200, height: 400)
        stage.show(FeedController(model: model))
        XCTAssertEqual(model.heard, ["size 0", "size 0"])
        model.load(["ann", "bob"])
        model.query = "b"
        XCTAssertEqual(model.found, ["bob"])
        XCTAssertEqual(model.heard.dropFirst(2), ["2  0", "size 2", "2 b 0"])
        stage.advance(by: 0.29)
        XCTAssertEqual(model.heard.count, 5)
        stage.advance(by: 0.3)
        model.page.send(4)
        model.errors.send("gone")
        stage.advance(by: 2.2)
        NotificationCenter.default.post(name: Notification.Name("feed"), object: nil)
        XCTAssertEqual(
            model.heard.dropFirst(5),
            ["query b", "slow b", "2 b 4", "size 4", "tick", "tick", "late gone", "note"])
        model.stop()
        stage.advance(by: 3)
        XCTAssertEqual(model.heard.count, 13)
    }

    func testNamesOfCombineWithoutAnImportAreOpenCombines() async {
        let state = FeedState()
        var heard: [Bool] = []
        state.token = state.$isOn.sink { heard.append($0) }
        state.isOn = true
        state.token = nil
        state.isOn = false
        XCTAssertEqual(heard, [false, true])
        XCTAssertEqual(Local.make().count, 0)
    }
}
