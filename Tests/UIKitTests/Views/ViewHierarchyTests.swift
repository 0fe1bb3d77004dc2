import Testing
import UIKit

/// A view that logs the callbacks about its superview, window and subviews.
private final class Witness: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
        log.append("willMove superview \(newSuperview == nil ? "nil" : "some")")
    }
    override func didMoveToSuperview() { log.append("didMove superview \(superview == nil ? "nil" : "some")") }
    override func willMove(toWindow newWindow: UIWindow?) {
        log.append("willMove window \(newWindow == nil ? "nil" : "some")")
    }
    override func didMoveToWindow() { log.append("didMove window \(window == nil ? "nil" : "some")") }
    override func didAddSubview(_ subview: UIView) { log.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { log.append("willRemove") }
}

@MainActor struct ViewHierarchyTests {
    private let parent = UIView(frame: CGRect(0, 0, 100, 100))
    private let views = (0..<4).map { index in
        let view = UIView()
        view.tag = index
        return view
    }

    private var order: [Int] { parent.subviews.map(\.tag) }

    private func addAll() { for view in views { parent.addSubview(view) } }

    @Test func `Every method that adds or moves a subview places it where UIKit does`() {
        let steps: [(change: (UIView, [UIView]) -> Void, order: [Int])] = [
            ({ _, _ in }, [0, 1, 2, 3]), ({ $0.addSubview($1[1]) }, [0, 2, 3, 1]),
            // The index does not count the view itself.
            ({ $0.insertSubview($1[0], at: 2) }, [1, 2, 0, 3]), ({ $0.insertSubview($1[3], at: 0) }, [3, 0, 1, 2]),
            ({ $0.insertSubview($1[1], at: 99) }, [0, 2, 3, 1]),
            ({ $0.insertSubview($1[0], aboveSubview: $1[2]) }, [1, 2, 0, 3]),
            ({ $0.insertSubview($1[3], belowSubview: $1[1]) }, [0, 3, 1, 2]),
            ({ $0.bringSubviewToFront($1[0]) }, [1, 2, 3, 0]),
            ({ $0.sendSubviewToBack($1[3]) }, [3, 0, 1, 2]),
            ({ view, _ in view.exchangeSubview(at: 0, withSubviewAt: 2) }, [2, 1, 0, 3]),
        ]
        for step in steps {
            addAll()
            step.change(parent, views)
            #expect(order == step.order)
        }
    }

    @Test func `Adding a view to another superview removes it from the first`() {
        addAll()
        let other = UIView()
        other.addSubview(views[2])
        #expect(order == [0, 1, 3])
        #expect(views[2].superview === other)
        views[2].removeFromSuperview()
        #expect(views[2].superview == nil)
        #expect(other.subviews.isEmpty)
    }

    @Test func `A superview retains its subviews, and a subview does not retain its superview`() {
        weak var child: UIView?
        let kept = UIView()
        do {
            let (short, made) = (UIView(), UIView())
            child = made
            parent.addSubview(made)
            short.addSubview(kept)
        }
        #expect(child != nil)
        #expect(kept.superview == nil)
        parent.subviews.last?.removeFromSuperview()
        #expect(child == nil)
    }

    @Test func `Adding and removing a view calls its callbacks in UIKit's order [VIEW-01]`() {
        let (window, parent) = (UIWindow(frame: CGRect(0, 0, 100, 100)), Witness())
        window.addSubview(parent)
        parent.log = []
        let child = Witness()
        parent.addSubview(child)
        #expect(
            child.log == [
                "willMove window some", "willMove superview some", "didMove window some", "didMove superview some",
            ])
        #expect(parent.log == ["didAdd"])
        child.log = []
        child.removeFromSuperview()
        #expect(
            child.log == [
                "willMove superview nil", "willMove window nil", "didMove window nil", "didMove superview nil",
            ])
        #expect(parent.log == ["didAdd", "willRemove"])
    }

    @Test func `Descendants, tagged views and the window are found at any depth`() {
        addAll()
        let deep = UIView()
        deep.tag = 42
        views[1].addSubview(deep)
        #expect(deep.isDescendant(of: parent))
        #expect(deep.isDescendant(of: deep))
        #expect(!parent.isDescendant(of: deep))
        #expect(parent.viewWithTag(42) === deep)
        #expect(parent.viewWithTag(43) == nil)
        #expect(deep.window == nil)
        let window = UIWindow(frame: .zero)
        window.addSubview(parent)
        #expect(deep.window === window)
    }

    @Test func `A layer without a view can be between the layers of subviews`() {
        addAll()
        let free = CALayer()
        parent.layer.insertSublayer(free, at: 1)
        #expect(parent.layer.sublayers?.count == 5)
        #expect(order == [0, 1, 2, 3])
        parent.insertSubview(views[3], at: 1)
        #expect(order == [0, 3, 1, 2])
        free.removeFromSuperlayer()
        #expect(parent.layer.sublayers?.count == 4)
    }

    // MARK: - Layout

    @Test
    func
        `A view needs one layout after a change of its size or repeated calls of setNeedsLayout, but not after a move`()
    {
        let view = LayoutCounter(frame: CGRect(0, 0, 10, 10))
        let changes: [() -> Void] = [
            {}, { view.frame.origin.x = 5 }, { view.frame.size.width = 20 },
            { for _ in 0..<2 { view.setNeedsLayout() } },
        ]
        let counts = changes.map { change in
            change()
            for _ in 0..<2 { view.layoutIfNeeded() }
            return view.layouts
        }
        #expect(counts == [1, 1, 2, 3])
    }

    @Test func `layoutIfNeeded of a superview lays out only the views that need layout`() {
        let (parent, quiet, busy) = (LayoutCounter(frame: CGRect(0, 0, 10, 10)), LayoutCounter(), LayoutCounter())
        parent.addSubview(quiet)
        parent.addSubview(busy)
        parent.layoutIfNeeded()
        busy.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(parent.layouts == 1)
        #expect(quiet.layouts == 1)
        #expect(busy.layouts == 2)
    }

    @Test func `layoutIfNeeded lays out from the topmost of the consecutive ancestors that need layout`() {
        let (parent, child) = (LayoutCounter(frame: CGRect(0, 0, 10, 10)), LayoutCounter())
        parent.addSubview(child)
        parent.onLayout = { child.frame = CGRect(0, 0, 5, 5) }
        child.layoutIfNeeded()
        #expect(parent.layouts == 1)
        #expect(child.frame.width == 5)
        #expect(child.layouts == 1)
    }

    @Test func `Without a stage a window is laid out when the main run loop turns`() async {
        let (window, view) = (UIWindow(frame: CGRect(0, 0, 10, 10)), LayoutCounter())
        window.addSubview(view)
        #expect(view.layouts == 0)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(view.layouts == 1)
    }

    @Test func `tintColorDidChange is called on the view and on its subviews without a tint color of their own`() {
        final class Tinted: UIView {
            var changes: [UIColor] = []
            override func tintColorDidChange() { changes.append(tintColor) }
        }
        let (outer, inner) = (Tinted(), Tinted())
        let own = Tinted()
        own.tintColor = .blue
        outer.addSubview(inner)
        outer.addSubview(own)
        own.addSubview(Tinted())
        for _ in 1...2 { outer.tintColor = .red }
        outer.tintColor = nil
        #expect(outer.changes == [.red, .systemBlue])
        #expect(inner.changes == [.red, .systemBlue])
        #expect(own.changes == [.blue])
    }
}
