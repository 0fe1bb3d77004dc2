import Offscreen
import Testing
import UIKit

@MainActor struct ConstraintTests {
    private let stage = Stage(width: 200, height: 100, scale: 2)

    @Test func `Constraints on center, size and aspect ratio place a view on whole pixels`() {
        let (view, window) = (stage.child(), stage.window)
        stage.activate(
            view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
            view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 1 / 3),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1))
        #expect(view.frame == CGRect(66.5, 33, 67, 34))
    }

    @Test func `Scrolling does not lay out the superview of a constrained scroll view [SCROLL-04]`() {
        let (outer, scroll) = (LayoutCounter(frame: CGRect(0, 0, 100, 80)), UIScrollView())
        scroll.contentSize = CGSize(100, 10_000)
        outer.addSubview(scroll)
        stage.act("tie") { scroll.fill(outer) }
        stage.show(outer)
        let before = outer.layouts
        for _ in 0..<200 { stage.scroll(scroll, by: 10) }
        #expect(outer.layouts == before)
        #expect(scroll.contentOffset.y == 2_000)
        #expect(scroll.frame == outer.bounds)
        scroll.bounds.size.height = 50
        stage.tick()
        #expect(outer.layouts == before + 1)
        #expect(scroll.frame == outer.bounds)
    }

    @Test func `A view that activates the same constraints in each layout comes to rest`() {
        let view = RepeatingView(frame: CGRect(0, 0, 100, 80))
        stage.show(view)
        stage.settle()
        #expect(stage.isAtRest)
        #expect(view.layouts < 4)
        #expect(view.child.frame == CGRect(16, 0, 84, 80))
        stage.act("move the second") { view.leading[1].constant = 20 }
        #expect(view.child.frame.minX != 0)
        stage.act("only the second is left") {
            for (index, constraint) in view.leading.enumerated() where index != 1 { constraint.isActive = false }
        }
        #expect(view.child.frame.minX == 20)
    }

    /// A view that places its subview in each layout.
    private final class RepeatingView: UIView {
        let child = UIView()
        private(set) var layouts = 0
        private(set) var leading: [NSLayoutConstraint] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            addSubview(child)
            child.translatesAutoresizingMaskIntoConstraints = false
            leading.append(child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16))
            NSLayoutConstraint.activate([
                leading.last!, child.trailingAnchor.constraint(equalTo: trailingAnchor),
                child.topAnchor.constraint(equalTo: topAnchor), child.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
    }

    @Test(arguments: [true, false])
    func `Constraints between the content of a scroll view and views outside hold at every offset [SCROLL-04]`(
        contentIsFree: Bool
    ) {
        let scroll = UIScrollView(frame: stage.window.bounds)
        stage.show(scroll)
        let content = contentIsFree ? stage.child(of: scroll) : UIView(frame: CGRect(0, 0, 200, 500))
        if !contentIsFree { scroll.addSubview(content) }
        scroll.contentSize.height = 500
        let (header, badge, shadow, echo) = (
            stage.child(of: content), stage.child(of: scroll), stage.child(), stage.child()
        )
        stage.act("tie") {
            header.constrain([.top: 7], to: stage.window)
            badge.constrain([.bottom: 0], to: scroll.frameLayoutGuide)
            for view in [header, badge] { view.constrain([.height: 10]) }
            shadow.topAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
            content.bottomAnchor.anchorWithOffset(to: echo.topAnchor).constraint(equalToConstant: 2).isActive = true
            guard contentIsFree else { return }
            content.constrain([.top: 0, .bottom: 0], to: scroll.contentLayoutGuide)
            content.constrain([.height: 500])
        }
        for offset in [0, 30, 100, 5] as [CGFloat] {
            stage.scroll(scroll, to: CGPoint(0, offset))
            let places = [
                header.convert(.zero, to: nil).y, badge.frame.maxY, shadow.frame.minY, echo.frame.minY,
                content.frame.minY,
            ]
            #expect(places == [7, offset + 100, 500 - offset, 502 - offset, 0])
        }
    }

    @Test func `Removing a view deactivates its constraints to views outside and keeps the constraints inside`() {
        let (outer, inner) = (stage.child(), UIView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let inside = inner.widthAnchor.constraint(equalToConstant: 5)
        let across = inner.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        stage.activate(inside, across)
        outer.removeFromSuperview()
        #expect(inside.isActive)
        #expect(!across.isActive)
        #expect(stage.window.constraints.isEmpty)
    }

    @Test
    func `If two required constraints contradict each other, one of them is ignored, and UIKit's message is logged`() {
        let view = stage.child()
        stage.activate(
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20))
        #expect(view.frame.width == 10)
        #expect(stage.recording.trace.contains("Unable to simultaneously satisfy constraints."))
    }

    @Test func `Activating a constraint between views without a common ancestor fails`() {
        let (a, b) = stage.run { (UIView(), UIView()) }
        let failures = stage.failures { a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true }
        #expect(failures.first?.text.hasPrefix("Unable to activate constraint with anchors") == true)
    }

    @Test
    func
        `systemLayoutSizeFitting returns the least size for a zero target, or the least height for a required width and height 0`()
    {
        let (box, label) = (UIView(frame: CGRect(0, 0, 77, 77)), UILabel())
        (label.numberOfLines, label.font, label.text) = (
            0, .monospacedSystemFont(ofSize: 20, weight: .regular), "one two three four"
        )
        box.addSubview(label)
        label.constrain([.top: 5, .bottom: -5, .leading: 10, .trailing: -10], to: box)
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(236, 34))
        let narrow = box.systemLayoutSizeFitting(
            CGSize(110, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        // Three lines are 71.6 high, in thirds of a point.
        #expect(narrow.width == 110)
        #expect(abs(narrow.height - 81.667) < 0.001)
        #expect(box.frame == CGRect(0, 0, 77, 77), "asking changes nothing")
    }

    @Test
    func
        `With requiresConstraintBasedLayout, updateConstraints is called before the first layout, and later only on request`()
    {
        final class Maker: UIView {
            var calls = 0
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                calls += 1
                super.updateConstraints()
            }
        }
        let maker = Maker()
        stage.show(maker)
        #expect(maker.calls == 1)
        stage.act("layout") { maker.setNeedsLayout() }
        #expect(maker.calls == 1)
        stage.act("update") { maker.setNeedsUpdateConstraints() }
        #expect(maker.calls == 2)
        #expect(!maker.needsUpdateConstraints())
    }
}
