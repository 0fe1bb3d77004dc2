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
        #expect(chain(label) == names)
        #expect(label.next === inner.view)
        #expect(inner.view.next === inner)
        #expect(inner.next === outer.view)
        #expect(outer.view.next === outer)
        stage.show(outer)
        #expect(Array(chain(label).prefix(5)) == names)
        #expect(outer.view.superview === stage.window)
        #expect(sequence(first: label as UIResponder) { $0.next }.contains { $0 === stage.window })
        let lonely = UIViewController()
        outer.addChild(lonely)
        #expect(lonely.next === outer)
        #expect(UIViewController().next == nil)
        #expect(UIView().next == nil)
    }

    @Test func `A touch goes from a view to its superview until a view does not pass the touch on`() {
        let stage = Stage(width: 100, height: 100)
        let views = (0..<3).map { _ in TouchLog(frame: CGRect(0, 0, 100, 100)) }
        for view in views { view.passesOn = true }
        for (view, superview) in zip(views, views.dropFirst()) { superview.addSubview(view) }
        stage.show(views[2])
        stage.touchDown(at: CGPoint(50, 50))
        stage.touchUp(at: CGPoint(60, 50))
        #expect(views.map(\.log) == Array(repeating: views[0].log, count: 3))
        #expect(views[0].log.first == "began")
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
        #expect(views[0].log.count > 1)
        #expect(views[1].log.count > 2)
        #expect(views[2].log == ["moved"])
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
        #expect(here.becomeFirstResponder())
        #expect(there.becomeFirstResponder())
        #expect(here.isFirstResponder)
        #expect(there.isFirstResponder)
        #expect(next.becomeFirstResponder())
        #expect(next.isFirstResponder)
        #expect(!here.isFirstResponder)
        #expect(here.resigned == 1)
        #expect(there.isFirstResponder)
        #expect(there.resigned == 0)
    }

    @Test func `A view outside a window cannot become first responder, and a view that leaves its window resigns`() {
        let (field, parent) = (Field(), UIView())
        #expect(!field.becomeFirstResponder())
        #expect(!field.isFirstResponder)
        parent.addSubview(field)
        stage.show(parent)
        #expect(field.becomeFirstResponder())
        stage.remove(parent)
        #expect(field.resigned == 1)
        #expect(!field.isFirstResponder)
        stage.show(parent)
        #expect(!field.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    @Test
    func `A first responder that refuses to resign stays until endEditing(true) forces it or it leaves its window`() {
        let (field, next) = (shown(on: stage), shown(on: stage))
        field.mayResign = false
        #expect(field.becomeFirstResponder())
        #expect(!next.becomeFirstResponder())
        #expect(field.isFirstResponder)
        #expect(!stage.window.endEditing(false))
        #expect(field.isFirstResponder)
        #expect(!next.endEditing(true))
        #expect(field.isFirstResponder)
        #expect(stage.window.endEditing(true))
        #expect(!field.isFirstResponder)
        #expect(field.becomeFirstResponder())
        stage.remove(field)
        stage.show(field)
        #expect(!field.isFirstResponder)
    }

    @Test func `A controller can be first responder while its view is in a window`() {
        let typist = Typist()
        #expect(!typist.becomeFirstResponder())
        stage.show(typist)
        #expect(typist.becomeFirstResponder())
        #expect(typist.isFirstResponder)
        #expect(typist.view.endEditing(false))
        #expect(!typist.isFirstResponder)
    }

    @Test
    func `The first responder stays if its superview moves within the window, and resigns if the superview leaves`() {
        stage.run {
            let (field, around, elsewhere, other) = (Field(), UIView(), UIView(), UIWindow(frame: CGRect(0, 0, 10, 10)))
            around.addSubview(field)
            for view in [around, elsewhere] { stage.window.addSubview(view) }
            #expect(field.becomeFirstResponder())
            #expect(stage.window.firstResponder === field)
            elsewhere.removeFromSuperview()
            stage.window.addSubview(elsewhere)
            elsewhere.addSubview(around)
            #expect(field.isFirstResponder)
            other.addSubview(around)
            #expect(stage.window.firstResponder == nil)
            #expect(other.firstResponder == nil)
            #expect(!field.isFirstResponder)
            #expect(field.becomeFirstResponder())
            #expect(other.firstResponder === field)
            UIView().addSubview(around)
            #expect(other.firstResponder == nil)
            #expect(!field.isFirstResponder)
        }
    }
}
