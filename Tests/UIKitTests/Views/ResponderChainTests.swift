import Offscreen
import Testing
import UIKit

/// The way from a view outwards.
@MainActor @Suite("The responder chain")
struct ResponderChainTests {
    private final class Listener: UIView {
        var heard: [String] = []
        var passesOn = true

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("began")
            if passesOn { super.touchesBegan(touches, with: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("moved")
            if passesOn { super.touchesMoved(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("ended")
            if passesOn { super.touchesEnded(touches, with: event) }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("cancelled")
            if passesOn { super.touchesCancelled(touches, with: event) }
        }
    }

    private func chain(_ responder: UIResponder) -> [String] {
        Array(sequence(first: responder) { $0.next }).map { "\(type(of: $0))" }
    }

    @Test func `It goes from a view to its controller, to the view around, to the window`() {
        let stage = Stage(width: 100, height: 100)
        let (inner, outer) = (UIViewController(), UIViewController())
        let label = UILabel()
        stage.act("put together") {
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            inner.view.addSubview(label)
        }
        #expect(chain(label) == ["UILabel", "UIView", "UIViewController", "UIView", "UIViewController"])
        #expect(label.next === inner.view && inner.view.next === inner && inner.next === outer.view && outer.view.next === outer)
        stage.show(outer)
        let text = chain(label)
        #expect(text.prefix(5) == ["UILabel", "UIView", "UIViewController", "UIView", "UIViewController"] && text.contains("UIWindow"))
        #expect(Array(sequence(first: label as UIResponder) { $0.next }).contains { $0 === stage.window })
        // A controller whose view is nowhere goes on with its parent.
        let lonely = UIViewController()
        outer.addChild(lonely)
        #expect(lonely.next === outer && UIViewController().next == nil && UIView().next == nil)
    }

    @Test func `What a view does not take travels outwards, until somebody keeps it`() {
        let stage = Stage(width: 100, height: 100)
        let views = (0..<3).map { _ in Listener(frame: CGRect(0, 0, 100, 100)) }
        views[1].addSubview(views[0])
        views[2].addSubview(views[1])
        stage.act("add") { stage.window.addSubview(views[2]) }
        stage.touchDown(at: CGPoint(50, 50))
        stage.touchUp(at: CGPoint(60, 50))
        #expect(views.map(\.heard).allSatisfy { $0 == views[0].heard })
        #expect(views[0].heard.first == "began" && views[0].heard.last == "ended")
        stage.touchDown(at: CGPoint(50, 50))
        stage.touchCancel()
        #expect(views.map { $0.heard.last } == ["cancelled", "cancelled", "cancelled"])
        views[1].passesOn = false
        for view in views { view.heard = [] }
        for view in views {
            view.touchesMoved([], with: nil)
            #expect(view.heard.last == "moved")
        }
        #expect(views.map(\.heard.count) == [1, 2, 1])
        stage.tap(at: CGPoint(50, 50))
        #expect(views[0].heard.count > 1 && views[1].heard.count > 2 && views[2].heard == ["moved"])
    }
}
