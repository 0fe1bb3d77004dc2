import UIKit
import XCTest

/// Batch updates, snapshots and selection.
final class UpdateTests: ModelTestCase {
    func testInsert() {
        shown("insert", items: [9]) { device in
            device.performStep("insert 0-1", claims: "UPD-02") { device.app.update([.insert([[0, 1]], title: "new")]) }
            device.writeFact(claim: "UPD-01", question: "what 0-1 shows", answer: device.text(ofCellAt: [0, 1]))
            device.writeViews(claims: "UPD-02")
        }
    }

    func testDelete() {
        shown("delete", items: [9]) { device in
            device.performStep("delete 0-0 0-4", claims: "UPD-02 UPD-08") {
                device.app.update([.delete([[0, 0], [0, 4]])])
            }
            device.writeFact(claim: "UPD-01", question: "what 0-0 shows", answer: device.text(ofCellAt: [0, 0]))
        }
    }

    func testMoveAndDelete() {
        shown("move-and-delete", items: [9]) { device in
            device.performStep("move 0-0 to 0-2, delete 0-1", claims: "UPD-01 UPD-02") {
                device.app.update([.move([0, 0], to: [0, 2]), .delete([[0, 1]])])
            }
            for item in 0..<4 {
                device.writeFact(
                    claim: "UPD-01", question: "what 0-\(item) shows", answer: device.text(ofCellAt: [0, item]))
            }
        }
    }

    func testReloadAnItem() {
        shown("reload-item", items: [9]) { device in
            let before = device.view.cellForItem(at: [0, 1])
            device.performStep("reload 0-1", claims: "UPD-01") { device.announce([.reload([[0, 1]])]) }
            device.writeFact(
                claim: "UPD-01", question: "the cell of 0-1 is another one",
                answer: device.view.cellForItem(at: [0, 1]) !== before)
        }
    }

    func testAQuestionInTheUpdate() {
        shown("question-in-the-update", items: [9]) { device in
            device.performStep("delete 0-0", claims: "UPD-06") {
                device.view.performBatchUpdates(
                    {
                        device.writeFact(
                            claim: "UPD-06", question: "inside of the block, before the deletion, 0-1 shows",
                            answer: device.text(ofCellAt: [0, 1]))
                        device.app.update([.delete([[0, 0]])])
                        device.writeFact(
                            claim: "UPD-06", question: "inside of the block, after the deletion, 0-1 shows",
                            answer: device.text(ofCellAt: [0, 1]))
                    }, completion: nil)
            }
            device.writeFact(
                claim: "UPD-06", question: "after the update, 0-1 shows", answer: device.text(ofCellAt: [0, 1]))
        }
    }

    func testTheCompletionComesLater() {
        shown("completion-comes-later", items: [9]) { device in
            var isComplete = false
            device.performStep("an empty batch", claims: "UPD-05 VIEW-10") {
                device.view.performBatchUpdates(nil, completion: { _ in isComplete = true })
                device.writeFact(claim: "UPD-05", question: "the completion came inside the call", answer: isComplete)
            }
            device.writeFact(claim: "UPD-05", question: "the completion came", answer: isComplete)
        }
    }

    func testOutsideOfAWindow() {
        shown("outside-a-window", items: [9]) { device in
            device.performStep("leave the window") { device.removeCollectionView() }
            device.performStep("insert 0-0", claims: "UPD-05") {
                device.app.update([.insert([[0, 0]], title: "new")])
                device.writeFact(
                    claim: "UPD-05", question: "when the call returns, 0-0 shows",
                    answer: device.text(ofCellAt: [0, 0]))
            }
            device.performStep("enter the window", claims: "UPD-05") { device.addCollectionView() }
            device.writeFact(claim: "UPD-05", question: "what 0-0 shows", answer: device.text(ofCellAt: [0, 0]))
        }
    }

    func testBeforeTheFirstLoad() {
        playScenario("before-the-first-load") { device in
            device.reset(width: 320, height: 240)
            device.setting.items = [3]
            device.setting.prefetches = false
            device.performStep("show, not laid out", claims: "UPD-05") {
                device.showApp(laysOutWindow: false)
                device.app.update([.insert([[0, 0]], title: "new")])
            }
            device.writeFact(claim: "UPD-05", question: "what 0-0 shows", answer: device.text(ofCellAt: [0, 0]))
        }
    }

    func testFreshCounts() {
        playScenario("fresh-counts") { device in
            device.reset(width: 320, height: 240)
            device.setting.items = [3, 2]
            device.performStep("make the view, lay nothing out", claims: "UPD-09") {
                device.showApp(laysOutWindow: false)
                device.writeFact(
                    claim: "UPD-09", question: "numberOfSections before any layout",
                    answer: "\(device.view.numberOfSections)")
            }
        }
    }

    func testSelectionFollows() {
        shown("selection-follows", items: [9]) { device in
            device.performStep("select 0-2", claims: "SEL-04") { device.select([[0, 2]]) }
            device.performStep("insert 0-0", claims: "SEL-05") { device.app.update([.insert([[0, 0]], title: "new")]) }
            device.writeFact(claim: "SEL-05", question: "what is selected", answer: device.selected)
            device.performStep("delete 0-3", claims: "SEL-05") { device.app.update([.delete([[0, 3]])]) }
            device.writeFact(
                claim: "SEL-05", question: "what is selected when the item is gone", answer: device.selected)
        }
    }

    func testSnapshots() {
        shown("snapshots", items: [6], isDiffable: true) { device in
            let kept = device.view.cellForItem(at: [0, 1])
            device.performStep("insert 0-0 by a snapshot", claims: "DIFF-01") {
                device.app.update([.insert([[0, 0]], title: "new")])
            }
            device.writeFact(
                claim: "DIFF-01", question: "the cell of 0-1 moved on to 0-2",
                answer: device.view.cellForItem(at: [0, 2]) === kept)
            device.performStep("the same items, not animated", claims: "DIFF-01") {
                device.app.retitle(itemAt: [0, 0], to: "other")
            }
            device.writeFact(
                claim: "DIFF-01", question: "the cell of 0-2 stays",
                answer: device.view.cellForItem(at: [0, 2]) === kept)
        }
    }
}
