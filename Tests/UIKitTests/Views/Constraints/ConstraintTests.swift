import Offscreen
import Testing
import UIKit

@MainActor @Suite("Constraints place views")
struct ConstraintTests {
    private let stage = Stage(width: 200, height: 100, scale: 2)

    private func child(of parent: UIView? = nil) -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? stage.window).addSubview(view)
        return view
    }

    private func activate(_ constraints: NSLayoutConstraint...) {
        stage.act("activate") { NSLayoutConstraint.activate(constraints) }
    }

    @Test func `Center, size, multiplier and aspect ratio, rounded to pixels`() {
        let view = child()
        let window = stage.window
        activate(
            view.centerXAnchor.constraint(equalTo: window.centerXAnchor), view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
            view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 1 / 3),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1))
        #expect(view.frame == CGRect(66.5, 33, 67, 34))
    }

    @Test func `Scrolling alone lays out neither the superview nor its constraints [SCROLL-04]`() {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let outer = Counting(frame: CGRect(0, 0, 100, 80))
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.contentSize = CGSize(100, 10_000)
        outer.addSubview(scroll)
        activate(
            scroll.leftAnchor.constraint(equalTo: outer.leftAnchor), scroll.rightAnchor.constraint(equalTo: outer.rightAnchor),
            scroll.topAnchor.constraint(equalTo: outer.topAnchor), scroll.bottomAnchor.constraint(equalTo: outer.bottomAnchor))
        stage.show(outer)
        let before = outer.layouts
        for _ in 0..<200 { stage.scroll(scroll, by: 10) }
        #expect(outer.layouts == before && scroll.contentOffset.y == 2_000 && scroll.frame == outer.bounds)
        scroll.bounds.size.height = 50
        stage.tick()
        #expect(outer.layouts == before + 1 && scroll.frame == outer.bounds)
    }

    @Test(arguments: [true, false])
    func `What is tied to a place outside of the content follows when it is scrolled [SCROLL-04]`(contentIsFree: Bool) {
        let scroll = UIScrollView(frame: stage.window.bounds)
        stage.show(scroll)
        let content = contentIsFree ? child(of: scroll) : UIView(frame: CGRect(0, 0, 200, 500))
        if !contentIsFree { scroll.addSubview(content) }
        scroll.contentSize.height = 500
        let (header, badge, shadow) = (child(of: content), child(of: scroll), child())
        activate(
            header.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 7), header.heightAnchor.constraint(equalToConstant: 10),
            badge.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
            badge.heightAnchor.constraint(equalToConstant: 10),
            shadow.topAnchor.constraint(equalTo: content.bottomAnchor))
        if contentIsFree {
            activate(
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                content.heightAnchor.constraint(equalToConstant: 500),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor))
        }
        for offset in [0, 30, 100, 5] as [CGFloat] {
            stage.scroll(scroll, to: CGPoint(0, offset))
            #expect(header.convert(.zero, to: nil).y == 7)
            #expect(badge.frame.maxY == offset + 100)
            #expect(shadow.frame.minY == 500 - offset)
            #expect(content.frame.minY == 0)
        }
    }

    @Test func `A view that leaves takes its constraints to the outside along`() {
        let (outer, inner) = (child(), UIView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let inside = inner.widthAnchor.constraint(equalToConstant: 5)
        let across = inner.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        activate(inside, across)
        outer.removeFromSuperview()
        #expect(inside.isActive && !across.isActive && stage.window.constraints.isEmpty)
    }

    @Test func `Contradictions are logged and the later one is left out`() {
        let view = child()
        activate(view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20))
        #expect(view.frame.width == 10)
        #expect(stage.recording.trace.contains("Unable to simultaneously satisfy constraints."))
    }

    @Test func `Views that have nothing in common cannot be tied`() {
        let (a, b) = stage.run { (UIView(), UIView()) }
        let failures = stage.failures { a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true }
        #expect(failures.first?.text.hasPrefix("Unable to activate constraint with anchors") == true)
    }

    @Test func `Fitting: as small as the inside allows, or as wide as asked`() {
        let box = UIView(frame: CGRect(0, 0, 77, 77))
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
        label.text = "one two three four"
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(236, 34))
        let narrow = box.systemLayoutSizeFitting(
            CGSize(110, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        // Three lines are 71.6 high, in thirds of a point.
        #expect(narrow.width == 110 && abs(narrow.height - 81.667) < 0.001)
        #expect(box.frame == CGRect(0, 0, 77, 77), "asking changes nothing")
    }

    @Test func `updateConstraints is called before constraints are used, when it was asked for`() {
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
        #expect(maker.calls == 2 && !maker.needsUpdateConstraints())
    }
}
