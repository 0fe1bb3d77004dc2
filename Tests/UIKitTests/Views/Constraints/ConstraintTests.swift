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

    @Test func `Edges with insets`() {
        let view = child()
        let window = stage.window
        activate(
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: window.topAnchor), view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -5))
        #expect(view.frame == CGRect(x: 10, y: 0, width: 170, height: 95))
        stage.resize(width: 300, height: 50)
        #expect(view.frame == CGRect(x: 10, y: 0, width: 270, height: 45))
    }

    @Test func `Leading and trailing change sides where people read from right to left`() {
        stage.layoutDirection = .rightToLeft
        let (view, next) = (child(), child())
        let window = stage.window
        activate(
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 30),
            next.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
            next.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -4))
        #expect(view.frame.minX == 160 && view.frame.width == 30)
        #expect(next.frame.minX == 4 && next.frame.maxX <= 152)
    }

    @Test func `Center, size, multiplier and aspect ratio, rounded to pixels`() {
        let view = child()
        let window = stage.window
        activate(
            view.centerXAnchor.constraint(equalTo: window.centerXAnchor), view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
            view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 1 / 3),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1))
        #expect(view.frame == CGRect(x: 66.5, y: 33, width: 67, height: 34))
    }

    @Test func `A lower priority gives way, a changed constant moves`() {
        let view = child()
        let window = stage.window
        let wish = view.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultHigh
        let left = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 5)
        activate(left, wish, view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor))
        #expect(view.frame.minX == 5 && view.frame.width == 195)
        stage.act("change") { left.constant = 50 }
        #expect(view.frame.minX == 50 && view.frame.width == 150)
        stage.act("deactivate") { left.isActive = false }
        #expect(!window.constraints.contains(left) && window.constraints.count == 1)
    }

    @Test func `A label is as large as its text, and pushes its neighbour`() {
        let (name, value) = (UILabel(), UILabel())
        (name.text, value.text) = ("name", "value")
        for label in [name, value] {
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(label)
        }
        activate(
            name.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor), name.topAnchor.constraint(equalTo: stage.window.topAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor))
        #expect(name.frame.size == name.intrinsicContentSize)
        #expect(value.frame.origin == CGPoint(x: name.frame.maxX + 8, y: 0))
        let before = value.frame.minX
        stage.act("longer") { name.text = "a longer name" }
        #expect(value.frame.minX > before && value.frame.minX == name.frame.maxX + 8)
    }

    @Test func `Who hugs more keeps its size`() {
        let (a, b) = (UILabel(), UILabel())
        (a.text, b.text) = ("aa", "bb")
        for label in [a, b] {
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(label)
        }
        b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let window = stage.window
        activate(
            a.leadingAnchor.constraint(equalTo: window.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: window.trailingAnchor))
        #expect(b.frame.width == b.intrinsicContentSize.width && a.frame.width == 200 - b.frame.width)
    }

    @Test func `Text wraps at the width that it gets`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
        label.text = "one two three four"
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        activate(
            label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            label.topAnchor.constraint(equalTo: stage.window.topAnchor),
            label.widthAnchor.constraint(equalToConstant: 90))
        // A character is 12 points wide: "one two", "three", "four".
        #expect(label.frame.size == CGSize(width: 90, height: 72))
    }

    @Test func `Guides: margins, safe area, and one of one's own`() {
        let (view, box) = (child(), UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50)))
        stage.window.addSubview(box)
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let inner = child(of: box)
        let guide = UILayoutGuide()
        stage.window.addLayoutGuide(guide)
        activate(
            inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.trailingAnchor),
            guide.leadingAnchor.constraint(equalTo: box.trailingAnchor),
            guide.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
            guide.heightAnchor.constraint(equalToConstant: 10), guide.topAnchor.constraint(equalTo: box.bottomAnchor),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor))
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 98, height: 46))
        #expect(guide.layoutFrame == CGRect(x: 120, y: 60, width: 80, height: 10))
        #expect(view.center.x == 160 && view.frame.minY == 70)
        stage.act("move") { box.frame.origin.x = 40 }
        #expect(guide.layoutFrame.minX == 140 && view.center.x == 170)
    }

    @Test func `A scroll view's content is as large as what is tied to it`() {
        let scroll = UIScrollView(frame: stage.window.bounds)
        stage.window.addSubview(scroll)
        let content = child(of: scroll)
        activate(
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 700))
        #expect(scroll.contentSize == CGSize(width: 200, height: 705))
        stage.scroll(scroll, by: 100)
        stage.act("again") {
            content.setNeedsLayout(); scroll.setNeedsLayout()
        }
        #expect(content.frame == CGRect(x: 0, y: 5, width: 200, height: 700))
    }

    @Test func `Scrolling alone lays out neither the superview nor its constraints [SCROLL-04]`() {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let outer = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.contentSize = CGSize(width: 100, height: 10_000)
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
        let content = contentIsFree ? child(of: scroll) : UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
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
            stage.scroll(scroll, to: CGPoint(x: 0, y: offset))
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

    @Test func `The old initialiser and its attributes`() {
        let view = child()
        let window = stage.window
        activate(
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: window, attribute: .leftMargin, multiplier: 1, constant: 2),
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30),
            NSLayoutConstraint(
                item: view, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .width, multiplier: 2, constant: 0)
        )
        #expect(view.frame == CGRect(x: 10, y: 0, width: 30, height: 60))
        let first = window.constraints[0]
        #expect(
            first.firstItem === view && first.secondItem === window && first.firstAttribute == .left && first.secondAttribute == .leftMargin
        )
        #expect("\(first)" == "<NSLayoutConstraint UIView#1.left == UIWindow#1.leftMargin + 2   (active)>")
    }

    @Test func `Fitting: as small as the inside allows, or as wide as asked`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 77, height: 77))
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
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 236, height: 34))
        let narrow = box.systemLayoutSizeFitting(
            CGSize(width: 110, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        // Three lines are 71.6 high, in thirds of a point.
        #expect(narrow.width == 110 && abs(narrow.height - 81.667) < 0.001)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 77, height: 77), "asking changes nothing")
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
