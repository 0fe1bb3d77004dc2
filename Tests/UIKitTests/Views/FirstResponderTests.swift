import Offscreen
import Testing

@testable import UIKit

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

@MainActor @Suite("The first responder belongs to a window")
struct FirstResponderTests {
    private let stage = Stage(width: 100, height: 100)

    private func shown(on stage: Stage) -> Field {
        let field = stage.run { Field() }
        stage.show(field)
        return field
    }

    @Test func `Each window has its own`() {
        let other = Stage(width: 100, height: 100)
        let (here, there, next) = (shown(on: stage), shown(on: other), shown(on: stage))
        #expect(here.becomeFirstResponder() && there.becomeFirstResponder())
        #expect(here.isFirstResponder && there.isFirstResponder)
        #expect(next.becomeFirstResponder() && next.isFirstResponder)
        #expect(!here.isFirstResponder && here.resigned == 1 && there.isFirstResponder && there.resigned == 0)
    }

    @Test func `Outside a window nobody is, and who leaves gives it up`() {
        let (field, parent) = (Field(), UIView())
        #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
        parent.addSubview(field)
        stage.show(parent)
        #expect(field.becomeFirstResponder())
        stage.remove(parent)
        #expect(field.resigned == 1 && !field.isFirstResponder)
        stage.show(parent)
        #expect(!field.isFirstResponder && !UIView().becomeFirstResponder())
    }

    @Test func `Who refuses to give way stays, unless it is forced`() {
        let (field, next) = (shown(on: stage), shown(on: stage))
        field.mayResign = false
        #expect(field.becomeFirstResponder() && !next.becomeFirstResponder() && field.isFirstResponder)
        #expect(!stage.window.endEditing(false) && field.isFirstResponder)
        #expect(!next.endEditing(true) && field.isFirstResponder)
        #expect(stage.window.endEditing(true) && !field.isFirstResponder)
        #expect(field.becomeFirstResponder())
        stage.remove(field)
        stage.show(field)
        #expect(!field.isFirstResponder)
    }

    @Test func `A controller can be it while its view is in a window`() {
        let typist = Typist()
        #expect(!typist.becomeFirstResponder())
        stage.show(typist)
        #expect(typist.becomeFirstResponder() && typist.isFirstResponder)
        #expect(typist.view.endEditing(false) && !typist.isFirstResponder)
    }

    @Test func `Within a window the first responder stays, and a superview that goes elsewhere ends it`() {
        stage.run {
            let (field, around, elsewhere, other) = (Field(), UIView(), UIView(), UIWindow(frame: CGRect(0, 0, 10, 10)))
            around.addSubview(field)
            for view in [around, elsewhere] { stage.window.addSubview(view) }
            #expect(field.becomeFirstResponder() && stage.window.firstResponder === field)
            elsewhere.removeFromSuperview()
            stage.window.addSubview(elsewhere)
            elsewhere.addSubview(around)
            #expect(field.isFirstResponder)
            other.addSubview(around)
            #expect((stage.window.firstResponder, other.firstResponder, field.isFirstResponder) == (nil, nil, false))
            #expect(field.becomeFirstResponder() && other.firstResponder === field)
            UIView().addSubview(around)
            #expect((other.firstResponder, field.isFirstResponder) == (nil, false))
        }
    }
}
