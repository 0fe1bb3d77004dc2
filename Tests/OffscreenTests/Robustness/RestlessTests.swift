import Offscreen
import Testing
import UIKit

@MainActor @Suite("A stage that does not come to rest")
struct RestlessTests {
    private final class Restless: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            setNeedsLayout()
        }
    }

    @Test func `A view that asks for layout in every layout does not hang the stage`() {
        let stage = Stage(width: 100, height: 100)
        let view = stage.run { Restless() }
        stage.show(view)
        #expect(!stage.isAtRest)
        #expect(view.layouts > 100 && view.layouts < 1000)
    }
}
