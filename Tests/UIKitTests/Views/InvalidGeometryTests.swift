import Offscreen
import Testing
import UIKit

/// Numbers that are none, in Core Animation's words.
@MainActor @Suite("Geometry that is not a number")
struct InvalidGeometryTests {
    private let stage = Stage(width: 100, height: 100)

    @Test(arguments: 0..<9)
    func `NaN is refused and everything stays`(number: Int) {
        let view = stage.run { UIScrollView(frame: CGRect(10, 20, 30, 40)) }
        let cases: [(text: String, act: (UIScrollView) -> Void)] = [
            ("CALayer position contains NaN: [nan 40]", { $0.frame.origin.x = .nan }),
            ("CALayer position contains NaN: [25 nan]", { $0.frame.size.height = .nan }),
            ("CALayer bounds contains NaN: [nan 0; 30 40]", { $0.bounds.origin.x = .nan }),
            ("CALayer bounds contains NaN: [0 0; 30 nan]", { $0.bounds.size.height = .nan }),
            ("CALayer position contains NaN: [nan nan]", { $0.center = CGPoint(CGFloat.nan, .nan) }),
            ("CALayer bounds contains NaN: [nan 7; 30 40]", { $0.contentOffset = CGPoint(CGFloat.nan, 7) }),
            ("CALayer bounds contains NaN: [0 nan; 30 40]", { $0.setContentOffset(CGPoint(0, CGFloat.nan), animated: true) }),
            ("CALayer position contains NaN: [1.5 nan]", { $0.layer.position = CGPoint(1.5, CGFloat.nan) }),
            ("CALayer position contains NaN: [nan 20]", { $0.layer.frame = CGRect(CGFloat.nan, 0, 40, 40) }),
        ]
        stage.show(view)
        let failures = stage.failures { stage.act("set") { cases[number].act(view) } }
        #expect(failures.map(\.text) == [cases[number].text])
        #expect(failures[0].counted == "UIScrollView#1")
        #expect(view.frame == CGRect(10, 20, 30, 40) && view.bounds.origin == .zero)
    }

    @Test func `A view that is made with NaN is empty`() {
        var view: UIView?
        let failures = stage.failures { view = UIView(frame: CGRect(CGFloat.nan, 0, .nan, 15)) }
        #expect(failures.map(\.text) == ["CALayer bounds contains NaN: [nan 0; nan 15]"])
        #expect(view?.frame == .zero)
    }

    @Test func `Infinite geometry is taken, as Core Animation takes it`() {
        let view = stage.run { UIView(frame: CGRect(0, 0, 10, 10)) }
        let failures = stage.failures {
            view.center.x = .infinity
            view.bounds.size.height = .infinity
        }
        #expect(failures.isEmpty)
        #expect(view.center.x == .infinity && view.bounds.height == .infinity)
    }
}
