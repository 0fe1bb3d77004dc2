import Offscreen
import Testing

@testable import UIKit

@MainActor struct TransitionTests {
    private let stage = Stage(width: 300, height: 480)
    private let callLog = CallLog()

    private func controller(_ word: String) -> RecordingController { stage.run { RecordingController(word, callLog) } }

    @Test(arguments: [false, true])
    func `An animated push slides the new controller in from the trailing edge, and a pop reveals the controller below`(
        isMirrored: Bool
    ) {
        if isMirrored { stage.layoutDirection = .rightToLeft }
        let sign: CGFloat = isMirrored ? -1 : 1
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        let navigation = stage.run { UINavigationController(rootViewController: a) }
        stage.show(navigation)
        func x(_ controller: UIViewController) -> CGFloat { controller.view.layer.presentation()!.position.x }
        func isBehind(_ one: UIViewController, _ other: UIViewController) -> Bool {
            let views = navigation.view.subviews
            return views.firstIndex(of: one.view)! < views.firstIndex(of: other.view)!
        }
        stage.act("push", settling: false) { navigation.pushViewController(b, animated: true) }
        #expect(Near(x(b), x(a)) == Near(150 + sign * 300, 150))
        #expect(isBehind(a, b))
        #expect(b.isMovingToParent)
        #expect(!a.isMovingFromParent)
        #expect(Near(a.view.center.x, b.view.center.x, b.view.center.y) == Near(150 - sign * 100, 150, 240))
        stage.settle()
        #expect(a.view.superview == nil)
        #expect(!b.isMovingToParent)
        stage.act("pop", settling: false) { navigation.popViewController(animated: true) }
        #expect(Near(x(a), x(b)) == Near(150 - sign * 100, 150))
        #expect(isBehind(a, b))
        #expect(b.isMovingFromParent)
        #expect(!a.isMovingToParent)
        #expect(Near(b.view.center.x, a.view.center.x) == Near(150 + sign * 300, 150))
        stage.settle()
        #expect(b.view.superview == nil)
        #expect(!b.isMovingFromParent)
        #expect(a.view.center == CGPoint(150, 240))
        stage.act("push") { navigation.pushViewController(b, animated: false) }
        // A controller that was in the stack appears as in a pop, whatever is inserted below it.
        stage.act("set", settling: false) { navigation.setViewControllers([c, a], animated: true) }
        #expect(Near(x(a)) == Near(150 - sign * 100))
        #expect(isBehind(a, b))
        stage.settle()
        stage.act("set", settling: false) { navigation.setViewControllers([a, b], animated: true) }
        #expect(Near(x(b)) == Near(150 + sign * 300))
        #expect(isBehind(a, b))
        stage.settle()
        stage.act("empty") { navigation.setViewControllers([], animated: false) }
        #expect(navigation.topViewController == nil)
        #expect(b.view.superview == nil)
        #expect(navigation.view.subviews.isEmpty)
    }

    @Test func `A transition coordinator returns both controllers, and accepts animations until the transition ends`()
        throws
    {
        let (a, b) = (controller("a"), controller("b"))
        let navigation = stage.run { UINavigationController(rootViewController: a) }
        stage.show(navigation)
        var entries: [String] = []
        final class Token {}
        weak var alongside: Token?
        weak var afterwards: Token?
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        stage.window.addSubview(view)
        var kept: (any UIViewControllerTransitionCoordinator)?
        stage.act("push", settling: false) {
            navigation.pushViewController(b, animated: true)
            kept = navigation.transitionCoordinator
            let (first, second) = (Token(), Token())
            (alongside, afterwards) = (first, second)
            let runs = kept!.animate(
                alongsideTransition: { context in
                    _ = first
                    entries.append("alongside \(context.percentComplete)")
                    view.center.x = 105
                },
                completion: { _ in
                    _ = second
                    entries.append("completed")
                })
            let completes = kept!.animate(
                alongsideTransition: nil, completion: { _ in entries.append("completed too") })
            #expect(runs)
            #expect(completes)
            #expect(
                kept!.animateAlongsideTransition(
                    in: nil, animation: { _ in entries.append("in view") }, completion: nil))
        }
        let coordinator = try #require(kept)
        #expect(entries == ["alongside 1.0", "in view"])
        #expect(alongside == nil)
        #expect(afterwards != nil)
        #expect(abs(view.layer.presentation()!.position.x - 5) < 1e-6)
        #expect(view.layer.animationKeys() == ["position"])
        #expect(coordinator.viewController(forKey: .from) === a)
        #expect(coordinator.viewController(forKey: .to) === b)
        #expect(coordinator.view(forKey: .from) === a.view)
        #expect(coordinator.view(forKey: .to) === b.view)
        #expect(coordinator.isAnimated)
        #expect(coordinator.transitionDuration == 0.35)
        #expect(coordinator.containerView === navigation.view)
        #expect(coordinator.presentationStyle == .none)
        #expect(!coordinator.initiallyInteractive)
        #expect(!coordinator.isInterruptible)
        #expect(!coordinator.isInteractive)
        #expect(!coordinator.isCancelled)
        #expect(coordinator.completionVelocity == 1)
        #expect(coordinator.completionCurve == .easeInOut)
        #expect(coordinator.targetTransform == .identity)
        stage.settle()
        #expect(entries == ["alongside 1.0", "in view", "completed", "completed too"])
        #expect(afterwards == nil)
        #expect(view.layer.animationKeys() == nil)
        #expect(!coordinator.animate(alongsideTransition: { _ in entries.append("too late") }))
        #expect(entries.count == 4)
    }

    @Test
    func
        `transition(from:to:) replaces the view of a child controller by that of another, with the given animations and duration`()
    {
        let (parent, old, new) = (stage.run { UIViewController() }, controller("old"), controller("new"))
        stage.show(parent)
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        _ = callLog.read()
        var isDone: Bool?
        stage.act("exchange", settling: false) {
            parent.transition(
                from: old, to: new, duration: 0.5, options: .curveLinear, animations: { new.view.alpha = 0 }
            ) { isDone = $0 }
        }
        stage.advance(by: 0.25)
        #expect(abs(new.view.layer.presentation()!.opacity - 0.5) < 1e-6)
        #expect(isDone == nil)
        #expect(old.view.superview === parent.view)
        stage.advance(by: 0.25)
        #expect(isDone == true)
        #expect(old.view.superview == nil)
        #expect(new.view.superview === parent.view)
        #expect(
            callLog.read()
                == "old goes animated, new loaded, new comes animated, old is gone, new is coming, new is there")
        stage.act("at once") { parent.transition(from: new, to: old, duration: 0, animations: nil) }
        #expect(callLog.read() == "new goes, old comes, new is gone, old is coming, old is there")
        #expect(old.view.superview === parent.view)
    }

    @Test func `A view is in a window from viewIsAppearing to viewWillDisappear, and no longer in viewDidDisappear`() {
        final class Noting: UIViewController {
            var calls: [String] = []
            private func note(_ call: String) { calls.append("\(call) \(viewIfLoaded?.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
            override func viewDidAppear(_ animated: Bool) { note("did appear") }
            override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        }
        let appears = ["is appearing true", "did appear true"]
        let disappears = ["will disappear true", "did disappear false"]
        func make() -> Noting { stage.run { Noting() } }
        func expect(_ what: String, _ old: Noting, _ new: Noting, _ change: @escaping () -> Void) {
            (old.calls, new.calls) = ([], [])
            stage.act(what) { change() }
            #expect(old.calls == disappears, "\(what)")
            #expect(new.calls == appears, "\(what)")
        }
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let (under, over) = (make(), make())
            over.modalPresentationStyle = style
            stage.show(under)
            if style == .fullScreen {
                expect("present", under, over) { under.present(over, animated: false) }
                expect("dismiss", over, under) { under.dismiss(animated: false) }
            } else {
                (under.calls, over.calls) = ([], [])
                stage.act("present over") { under.present(over, animated: false) }
                #expect(under.calls == [])
                #expect(over.calls == appears)
                stage.act("dismiss") { under.dismiss(animated: false) }
                #expect(under.calls == [])
                #expect(over.calls == appears + disappears)
            }
        }
        let (root, top) = (make(), make())
        let navigation = stage.run { UINavigationController(rootViewController: root) }
        stage.show(navigation)
        expect("push", root, top) { navigation.pushViewController(top, animated: false) }
        expect("pop", top, root) { _ = navigation.popViewController(animated: false) }
        let (first, second) = (make(), make())
        let tabs = stage.run { UITabBarController() }
        tabs.viewControllers = [first, second]
        stage.show(tabs)
        expect("tab", first, second) { tabs.selectedIndex = 1 }
        let parent = stage.run { UIViewController() }
        let (one, other) = (make(), make())
        stage.show(parent)
        stage.act("add") {
            for child in [one, other] { parent.addChild(child) }
            parent.view.addSubview(one.view)
        }
        expect("transition", one, other) { parent.transition(from: one, to: other, duration: 0.2, animations: nil) }
        let last = make()
        expect("root", other, last) { [stage] in stage.window.rootViewController = last }
    }

    @Test
    func `Selecting the current tab again calls no appearance method, and a new tab is laid out before viewDidAppear`()
    {
        final class Late: UIViewController {
            let content = LayoutCounter()
            var layoutsWhenThere = -1
            override func loadView() { view = content }
            override func viewDidAppear(_ animated: Bool) { layoutsWhenThere = content.layouts }
        }
        let (a, late, tabs) = (controller("a"), stage.run { Late() }, stage.run { UITabBarController() })
        tabs.viewControllers = [a, late]
        stage.show(tabs)
        _ = callLog.read()
        stage.act("the same") {
            (tabs.selectedIndex, tabs.selectedViewController) = (0, a)
            tabs.viewControllers = [a, late]
        }
        #expect(callLog.readLines().filter { $0 != "a joined" } == [])
        #expect(a.view.superview === tabs.view)
        stage.run { tabs.selectedIndex = 1 }
        #expect(late.layoutsWhenThere == 1)
        #expect(late.view.frame == stage.window.bounds)
        // If the tabs are replaced, the tab at the same index is selected, or the last tab.
        let (b, c) = (controller("b"), controller("c"))
        stage.act("others") { tabs.viewControllers = [b, c] }
        #expect(tabs.selectedViewController === c)
        stage.act("one") { tabs.viewControllers = [a] }
        #expect(tabs.selectedViewController === a)
        #expect(tabs.children == [a])
        #expect(c.parent == nil)
        stage.act("none") { tabs.viewControllers = nil }
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.viewControllers == nil)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.view.subviews.isEmpty)
        stage.act("again") { tabs.viewControllers = [b, c] }
        #expect(tabs.selectedViewController === b)
        #expect(b.view.superview === tabs.view)
        tabs.selectedIndex = -1
        tabs.selectedIndex = 2
        #expect(tabs.selectedIndex == 0)
    }

    @Test
    func
        `isBeingPresented is true while a sheet appears, isBeingDismissed while it disappears, and neither afterwards [VIEW-10]`()
    {
        final class Watcher: UIViewController {
            var entries: [String] = []
            override func viewWillAppear(_ animated: Bool) { entries.append("comes \(isBeingPresented) \(animated)") }
            override func viewDidAppear(_ animated: Bool) { entries.append("there \(isBeingPresented)") }
            override func viewWillDisappear(_ animated: Bool) { entries.append("goes \(isBeingDismissed) \(animated)") }
            override func viewDidDisappear(_ animated: Bool) { entries.append("gone \(isBeingDismissed)") }
        }
        let (root, sheet) = stage.run { (Watcher(), Watcher()) }
        stage.show(root)
        root.entries = []
        var completions = 0
        stage.act("present", settling: false) {
            root.present(sheet, animated: true) { completions += 1 }
            #expect(completions == 0)
        }
        stage.settle()
        #expect(completions == 1)
        #expect(sheet.entries == ["comes true true", "there true"])
        #expect(!sheet.isBeingPresented)
        #expect(root.entries.isEmpty)
        #expect(sheet.view.frame == stage.window.bounds)
        #expect(sheet.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        stage.act("dismiss", settling: false) {
            sheet.dismiss(animated: false) { completions += 1 }
            #expect(completions == 1)
        }
        stage.settle()
        #expect(completions == 2)
        #expect(sheet.entries.suffix(2) == ["goes true false", "gone true"])
        #expect(!sheet.isBeingDismissed)
        #expect(sheet.presentingViewController == nil)
        for (style, covers) in [
            (.fullScreen, true), (.currentContext, true), (.pageSheet, false), (.overFullScreen, false),
            (.overCurrentContext, false),
            (.formSheet, false), (.popover, false), (.custom, false), (.automatic, false),
        ] as [(UIModalPresentationStyle, Bool)] {
            sheet.modalPresentationStyle = style
            stage.act("present") { root.present(sheet, animated: false) }
            #expect((root.view.window == nil) == covers, "\(style)")
            stage.act("dismiss") { root.dismiss(animated: false) }
            #expect(root.view.window === stage.window)
            #expect(sheet.view.window == nil)
        }
    }

    /// https://github.com/wix/react-native-navigation/issues/6875
    @Test(arguments: Preset.all)
    func `A dismissal where nothing is presented calls its completion since iOS 13, and not before [VIEW-41]`(
        preset: Preset
    ) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let (root, child) = stage.run { (UIViewController(), UIViewController()) }
        stage.run { root.addChild(child) }
        stage.show(root)
        var completed: [String] = []
        stage.act("dismiss", settling: false) {
            root.dismiss(animated: true) { completed.append("root") }
            child.dismiss(animated: false) { completed.append("child") }
            root.dismiss(animated: true)
            #expect(completed == [])
        }
        stage.settle()
        let isCalled = ["iOS13", "iOS15", "iOS16", "iOS18"].contains(preset.name)
        #expect(completed == (isCalled ? ["root", "child"] : []))
        #expect(root.view.window === stage.window)
    }

    @Test func `Adding a child controller to another parent calls willMove and didMove in UIKit's order`() {
        final class Child: UIViewController {
            var entries: [String] = []
            private func note(_ word: String, _ new: UIViewController?) {
                entries.append("\(word) \(new?.title ?? "none") \(parent?.title ?? "none")")
            }
            override func willMove(toParent parent: UIViewController?) { note("will", parent) }
            override func didMove(toParent parent: UIViewController?) { note("did", parent) }
        }
        let (a, b, child) = (UIViewController(), UIViewController(), Child())
        (a.title, b.title) = ("a", "b")
        a.addChild(child)
        #expect(a.children == [child])
        #expect(child.parent === a)
        #expect(child.entries == ["will a none"])
        b.addChild(child)
        #expect(a.children.isEmpty)
        #expect(b.children == [child])
        #expect(child.entries == ["will a none", "did none none", "will b none"])
        for _ in 0..<2 { child.removeFromParent() }
        #expect(b.children.isEmpty)
        #expect(child.parent == nil)
        #expect(child.entries.count == 4)
        // The next responder is the superview of the controller's view, or the parent if there is
        // no superview.
        b.addChild(child)
        #expect(child.next === b)
        b.view.addSubview(child.view)
        #expect(child.next === b.view)
        #expect(child.view.next === child)
        #expect(b.view.next === b)
        #expect(child.outermostParent === b)
        #expect(b.outermostParent === b)
    }
}
