import Offscreen
import Testing
import UIKit

@MainActor @Suite("Transactions and keyframes")
struct TransactionTests {
    private let stage = Stage(width: 100, height: 100)

    @Test func `A transaction is complete when the last animation begun in it is over`() {
        var done = false
        stage.act("animate", settling: false) {
            CATransaction.begin()
            CATransaction.setCompletionBlock { done = true }
            UIView.animate(withDuration: 0.2) {}
            UIView.animate(withDuration: 0.5) {}
            CATransaction.commit()
        }
        stage.advance(by: 0.4)
        #expect(!done)
        stage.advance(by: 0.2)
        #expect(done)
    }

    @Test func `Without animations it is complete in the next turn, and values last as long as the group [VIEW-10]`() {
        var done = false
        stage.act("commit", settling: false) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { done = true }
            CATransaction.begin()
            #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2 && CATransaction.completionBlock() == nil)
            CATransaction.commit()
            #expect(!done)
            CATransaction.commit()
            #expect(!done && !CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
        }
        #expect(!done)
        stage.tick()
        #expect(done)
    }

    @Test func `Keyframes take their share of the time`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.act("animate", settling: false) {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 105 }
            }
        }
        stage.advance(by: 0.5)
        #expect(view.layer.presentation()!.opacity < 0.01 && view.layer.presentation()!.position.x < 7)
        stage.advance(by: 0.25)
        #expect(abs(view.layer.presentation()!.position.x - 55) < 3)
        stage.settle()
        #expect(view.layer.presentation()!.position.x == 105)
    }
}
