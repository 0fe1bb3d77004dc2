import Offscreen
import Testing
import UIKit

/// Safe areas and margins that others measured on iOS 26.1 with Mac Catalyst: a root of 320 by 480
/// points with the safe area 44, 10, 34, 12, and children in it.
///
/// https://github.com/Vercantez/openuikit/blob/main/Tests/OpenUIKitTests/SafeAreaGuideTests.swift
@MainActor struct SafeAreaVectorTests {
    private final class Watcher: UIView, Logging {
        var log: [String] = []
        override func safeAreaInsetsDidChange() { log.append("safe") }
        override func layoutMarginsDidChange() { log.append("margins") }
    }

    private let stage = Stage(width: 320, height: 480)
    private let controller: UIViewController
    private var root: UIView { controller.view }
    private static let safe = UIEdgeInsets(44, 10, 34, 12)

    init() {
        let stage = stage
        controller = stage.run { UIViewController() }
        stage.show(controller)
    }

    private final class WatchingScrollView: UIScrollView, UIScrollViewDelegate {
        var log: [String] = []
        private func note(_ call: String) {
            log.append("\(call) \(Int(adjustedContentInset.top)) at \(Int(contentOffset.y))")
        }
        override func safeAreaInsetsDidChange() { note("safe") }
        override func adjustedContentInsetDidChange() { note("adjusted") }
        override func layoutMarginsDidChange() { note("margins") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("delegate") }
    }

    @Test
    func
        `safeAreaInsetsDidChange() of a scroll view is called before its adjusted content inset and its offset change`()
    {
        let view = stage.run { WatchingScrollView(frame: root.bounds) }
        stage.run {
            view.contentSize = CGSize(320, 2000)
            view.delegate = view
            root.addSubview(view)
        }
        stage.settle()
        for top in [44, 20, 0] as [CGFloat] {
            view.log = []
            setSafeArea(UIEdgeInsets(top, 0, 0, 0))
            stage.settle()
            let calls = view.log.map { $0.prefix { $0 != " " } }
            #expect(calls == ["margins", "safe", "adjusted", "delegate"], "\(view.log)")
            #expect(view.contentOffset.y == -top)
            #expect(view.log.last == "delegate \(Int(top)) at \(Int(-top))")
        }
    }

    private func setSafeArea(_ insets: UIEdgeInsets = safe) {
        stage.run { controller.additionalSafeAreaInsets = insets }
    }

    @Test(
        arguments: [
            ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
            ([-40, -60, 200, 200], [44, 10, 0, 0]),
            ([0, 100, 320, 200], [0, 10, 0, 12]), ([0, 460, 320, 100], [0, 10, 34, 12]),
            ([300, 0, 100, 480], [44, 0, 34, 12]),
            ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
            ([0, 500, 100, 50], [0, 10, 34, 0]),
        ] as [([CGFloat], [CGFloat])])
    func `A subview's safe area insets are the parts of the superview's insets that reach into the subview [VIEW-11]`(
        frame: [CGFloat], insets: [CGFloat]
    ) {
        setSafeArea()
        let child = UIView(frame: CGRect(frame[0], frame[1], frame[2], frame[3]))
        root.addSubview(child)
        #expect(child.safeAreaInsets == UIEdgeInsets(insets[0], insets[1], insets[2], insets[3]))
    }

    @Test
    func
        `The safe area layout guide covers the safe area, and insetsLayoutMarginsFromSafeArea adds it to the margins [VIEW-11]`()
    {
        setSafeArea()
        let (box, inGuide, child) = (UIView(), UIView(), UIView(frame: root.bounds))
        for view in [child, box, inGuide] { root.addSubview(view) }
        let (area, guide) = (root.safeAreaLayoutGuide, UILayoutGuide())
        root.addLayoutGuide(guide)
        box.constrain([.leading: 0, .trailing: 0, .top: 0], to: area)
        box.constrain([.height: 60])
        inGuide.constrain([.leading: 0, .top: 0, .width: 0, .height: 0], to: guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
            guide.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 4),
            guide.widthAnchor.constraint(equalToConstant: 120),
            guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(area.layoutFrame == CGRect(10, 44, 298, 402))
        #expect(box.frame == CGRect(10, 44, 298, 60))
        #expect(guide.layoutFrame == CGRect(14, 112, 120, 40))
        #expect(inGuide.frame == guide.layoutFrame)
        #expect(child.layoutMargins == UIEdgeInsets(52, 18, 42, 20))
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    }

    @Test
    func
        `With preservesSuperviewLayoutMargins, margins reach as far inward as the superview's, and their changes are announced`()
    {
        let (parent, child) = (UIView(frame: CGRect(0, 0, 320, 480)), Watcher(frame: CGRect(10, 10, 100, 100)))
        parent.addSubview(child)
        parent.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
        #expect(child.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
        #expect(child.read() == [])
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(10, 10, 8, 8))
        #expect(child.read() == ["margins"])
        for (margin, left) in [(15, 8), (40, 30)] as [(CGFloat, CGFloat)] {
            parent.layoutMargins.left = margin
            #expect(child.layoutMargins.left == left)
            #expect(child.read() == ["margins"])
        }
        for _ in 0..<2 { child.layoutMargins.left = 60 }
        #expect(child.layoutMargins.left == 60, "setting equal margins is not a change")
        #expect(child.read() == ["margins"], "setting equal margins is not a change")
        let plain = UIView(frame: parent.frame)
        #expect(plain.layoutMarginsGuide.layoutFrame == CGRect(8, 8, 304, 464))
    }

    @Test
    func
        `A new safe area calls layoutMarginsDidChange, if margins change, then safeAreaInsetsDidChange, once each [VIEW-12]`()
    {
        let (child, away) = (Watcher(frame: root.bounds), Watcher(frame: CGRect(50, 100, 100, 100)))
        root.addSubview(child)
        root.addSubview(away)
        #expect(child.read().isEmpty)
        setSafeArea()
        stage.settle()
        #expect(child.read() == ["margins", "safe"])
        #expect(away.read().isEmpty)
        root.setNeedsLayout()
        stage.settle()
        setSafeArea()
        #expect(child.read().isEmpty)
        #expect(away.read().isEmpty)
    }

    @Test
    func
        `safeAreaInsetsDidChange is called if a view's safe area changes because the view is added, moved or removed [VIEW-12]`()
    {
        setSafeArea()
        let child = Watcher(frame: CGRect(50, 100, 100, 100))
        root.addSubview(child)
        #expect(child.read().isEmpty)
        child.frame.origin.y = 10
        #expect(child.read() == ["margins", "safe"])
        #expect(child.safeAreaInsets.top == 34)
        child.center.y = 61
        #expect(child.read() == ["margins", "safe"])
        #expect(child.safeAreaInsets.top == 33)
        child.bounds.size.height = 102
        #expect(child.read() == ["margins", "safe"])
        #expect(child.safeAreaInsets.top == 34)
        child.removeFromSuperview()
        #expect(child.read() == ["margins", "safe"])
        #expect(child.safeAreaInsets == .zero)
        child.insetsLayoutMarginsFromSafeArea = false
        root.addSubview(child)
        #expect(child.read() == ["safe"])
    }

    @Test
    func
        `A child controller's view that fills its parent's has the parent's safe area plus its additional insets [VIEW-11]`()
    {
        setSafeArea(UIEdgeInsets(59, 0, 34, 0))
        let inner = stage.run { UIViewController() }
        inner.view.frame = root.bounds
        controller.addChild(inner)
        root.addSubview(inner.view)
        inner.additionalSafeAreaInsets = UIEdgeInsets(10, 0, 6, 0)
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(69, 0, 40, 0))
    }

    @Test func `layoutMarginsDidChange is called if preserved margins change with the safe area [VIEW-12]`() {
        let parent = UIView(frame: root.bounds)
        parent.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
        let child = Watcher(frame: CGRect(12, 100, 100, 100))
        child.preservesSuperviewLayoutMargins = true
        root.addSubview(parent)
        parent.addSubview(child)
        _ = child.read()
        setSafeArea()
        #expect(child.read() == ["margins"])
        #expect(child.layoutMargins == UIEdgeInsets(8, 18, 8, 8))
    }
}
