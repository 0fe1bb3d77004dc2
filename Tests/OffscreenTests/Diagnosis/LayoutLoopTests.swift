import Offscreen
import Testing
import UIKit

@MainActor struct LayoutLoopTests {
    @Test(arguments: [30, 45, 60])
    func `A list that is laid out again and again in one tick is reported from the fiftieth layout pass on`(
        count: Int
    ) {
        let stage = Stage(width: 375, height: 500)
        let list = stage.shown(stage.run { NoteList(rows: 20, 60) })
        stage.act("lay out") {
            for _ in 0..<count {
                list.view.setNeedsLayout()
                list.view.layoutIfNeeded()
            }
        }
        let found = stage.problems.filter { $0.exhibit == "exhibit-33" }
        #expect(found.count == (count < 50 ? 0 : 1), "\(stage.problems)")
        #expect(found.allSatisfy { $0.text.contains("is laid out \(count) times in one tick") }, "\(found)")
    }
}
