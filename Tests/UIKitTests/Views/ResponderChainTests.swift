import Offscreen
import Testing

@testable import UIKit

/// The responders that follow a view.
@MainActor struct ResponderChainTests {
    private func chain(_ responder: UIResponder) -> [String] {
        Array(sequence(first: responder) { $0.next }).map { "\(type(of: $0))" }
    }

    @Test func `The responder chain goes from a view to its controller, its superview and the window`() {
        let (stage, inner, outer, label) = (
            Stage(width: 100, height: 100), UIViewController(), UIViewController(), UILabel()
        )
        stage.act("put together") {
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            inner.view.addSubview(label)
        }
        let names = ["UILabel", "UIView", "UIViewController", "UIView", "UIViewController"]
        #expect((chain(label), label.next === inner.view, inner.view.next === inner) == (names, true, true))
        #expect((inner.next === outer.view, outer.view.next === outer) == (true, true))
        stage.show(outer)
        #expect((Array(chain(label).prefix(5)), outer.view.superview === stage.window) == (names, true))
        #expect(sequence(first: label as UIResponder) { $0.next }.contains { $0 === stage.window })
        let lonely = UIViewController()
        outer.addChild(lonely)
        #expect((lonely.next === outer, UIViewController().next, UIView().next) == (true, nil, nil))
    }

    @Test func `A touch goes from a view to its superview until a view does not pass the touch on`() {
        let stage = Stage(width: 100, height: 100)
        let views = (0..<3).map { _ in TouchLog(frame: CGRect(0, 0, 100, 100)) }
        for view in views { view.passesOn = true }
        for (view, superview) in zip(views, views.dropFirst()) { superview.addSubview(view) }
        stage.show(views[2])
        stage.touchDown(at: CGPoint(50, 50))
        stage.touchUp(at: CGPoint(60, 50))
        #expect((views.map(\.log), views[0].log.first) == (Array(repeating: views[0].log, count: 3), "began"))
        #expect(views[0].log.last == "ended")
        stage.touchDown(at: CGPoint(50, 50))
        stage.touchCancel()
        #expect(views.map { $0.log.last } == ["cancelled", "cancelled", "cancelled"])
        views[1].passesOn = false
        for view in views { view.log = [] }
        for view in views {
            view.touchesMoved([], with: nil)
            #expect(view.log.last == "moved")
        }
        #expect(views.map(\.log.count) == [1, 2, 1])
        stage.tap(at: CGPoint(50, 50))
        #expect((views[0].log.count > 1, views[1].log.count > 2, views[2].log) == (true, true, ["moved"]))
    }
}

private final class Field: UIView {
    var mayResign = true
    var resigned = 0
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        resigned += 1
        return true
    }
}

private final class Typist: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

@MainActor struct FirstResponderTests {
    private let stage = Stage(width: 100, height: 100)

    private func shown(on stage: Stage) -> Field {
        let field = stage.run { Field() }
        stage.show(field)
        return field
    }

    @Test func `Each window has its own first responder`() {
        let other = Stage(width: 100, height: 100)
        let (here, there, next) = (shown(on: stage), shown(on: other), shown(on: stage))
        #expect((here.becomeFirstResponder(), there.becomeFirstResponder()) == (true, true))
        #expect((here.isFirstResponder, there.isFirstResponder) == (true, true))
        #expect((next.becomeFirstResponder(), next.isFirstResponder) == (true, true))
        #expect((here.isFirstResponder, here.resigned, there.isFirstResponder, there.resigned) == (false, 1, true, 0))
    }

    @Test func `A view outside a window cannot become first responder, and a view that leaves its window resigns`() {
        let (field, parent) = (Field(), UIView())
        #expect((field.becomeFirstResponder(), field.isFirstResponder) == (false, false))
        parent.addSubview(field)
        stage.show(parent)
        #expect(field.becomeFirstResponder())
        stage.remove(parent)
        #expect((field.resigned, field.isFirstResponder) == (1, false))
        stage.show(parent)
        #expect((field.isFirstResponder, UIView().becomeFirstResponder()) == (false, false))
    }

    @Test
    func `A first responder that refuses to resign stays until endEditing(true) forces it or it leaves its window`() {
        let (field, next) = (shown(on: stage), shown(on: stage))
        field.mayResign = false
        #expect(
            (field.becomeFirstResponder(), next.becomeFirstResponder(), field.isFirstResponder) == (true, false, true))
        #expect((stage.window.endEditing(false), field.isFirstResponder) == (false, true))
        #expect((next.endEditing(true), field.isFirstResponder) == (false, true))
        #expect(
            (stage.window.endEditing(true), field.isFirstResponder, field.becomeFirstResponder()) == (true, false, true)
        )
        stage.remove(field)
        stage.show(field)
        #expect(!field.isFirstResponder)
    }

    @Test func `A controller can be first responder while its view is in a window`() {
        let typist = Typist()
        #expect(!typist.becomeFirstResponder())
        stage.show(typist)
        #expect((typist.becomeFirstResponder(), typist.isFirstResponder) == (true, true))
        #expect((typist.view.endEditing(false), typist.isFirstResponder) == (true, false))
    }

    @Test
    func `The first responder stays if its superview moves within the window, and resigns if the superview leaves`() {
        stage.run {
            let (field, around, elsewhere, other) = (Field(), UIView(), UIView(), UIWindow(frame: CGRect(0, 0, 10, 10)))
            around.addSubview(field)
            for view in [around, elsewhere] { stage.window.addSubview(view) }
            #expect((field.becomeFirstResponder(), stage.window.firstResponder === field) == (true, true))
            elsewhere.removeFromSuperview()
            stage.window.addSubview(elsewhere)
            elsewhere.addSubview(around)
            #expect(field.isFirstResponder)
            other.addSubview(around)
            #expect((stage.window.firstResponder, other.firstResponder, field.isFirstResponder) == (nil, nil, false))
            #expect((field.becomeFirstResponder(), other.firstResponder === field) == (true, true))
            UIView().addSubview(around)
            #expect((other.firstResponder, field.isFirstResponder) == (nil, false))
        }
    }
}
