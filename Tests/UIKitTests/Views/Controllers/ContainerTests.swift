import Offscreen
import Testing
import UIKit

@MainActor struct ContainerTests {
    private let stage = Stage(width: 320, height: 480)
    private let callLog = CallLog()

    private func controller(_ word: String) -> RecordingController { stage.run { RecordingController(word, callLog) } }

    @Test
    func `A navigation controller shows its root controller, which appears with the navigation controller [VIEW-05]`() {
        let (a, delegate) = (controller("a"), NavigationLog(callLog))
        let navigation = UINavigationController(rootViewController: a)
        navigation.delegate = delegate
        #expect(callLog.read() == "a joined")
        #expect(!a.isViewLoaded)
        #expect(a.navigationController === navigation)
        stage.show(navigation)
        #expect(callLog.read() == "a loaded, a comes, will show a, a is coming, a is there, did show a")
        #expect(a.view.frame == stage.window.bounds)
        #expect(a.view.isDescendant(of: navigation.view))
        stage.resize(width: 480, height: 320)
        #expect(callLog.readLines().first == "a turns to 480x320")
        #expect(a.view.frame == stage.window.bounds)
    }

    @Test func `A push and a pop call the old and the new controller in UIKit's order`() {
        let (a, b, delegate) = (controller("a"), controller("b"), NavigationLog(callLog))
        let navigation = UINavigationController(rootViewController: a)
        stage.show(navigation)
        navigation.delegate = delegate
        _ = callLog.read()
        stage.act("push") { navigation.pushViewController(b, animated: false) }
        #expect(
            callLog.read()
                == "a goes, b loaded, b comes, will show b, b is coming, a is gone, b is there, did show b, b joined")
        #expect(navigation.topViewController === b)
        #expect(navigation.visibleViewController === b)
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.children == [a, b])
        #expect(a.view.superview == nil)
        #expect(b.view.frame == stage.window.bounds)
        var popped: UIViewController?
        stage.act("pop") { popped = navigation.popViewController(animated: false) }
        #expect(
            callLog.read() == "b goes, a comes, will show a, a is coming, b is gone, a is there, did show a, b left")
        #expect(popped === b)
        #expect(b.parent == nil)
        #expect(b.navigationController == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func `An animated push has a duration and a coordinator, and another transition ends the push at once`() {
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        let navigation = UINavigationController(rootViewController: a)
        stage.show(navigation)
        _ = callLog.read()
        stage.act("push", settling: false) {
            navigation.pushViewController(b, animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                callLog.lines.append("completed, to b: \(context.viewController(forKey: .to) === b)")
            }
        }
        #expect(callLog.read() == "a goes animated, b loaded, b comes animated, b is coming")
        #expect(b.isMovingToParent)
        #expect(a.view.superview != nil)
        #expect(b.view.layer.presentation()!.position.x > 160)
        #expect(b.view.frame.minX == 0)
        stage.advance(by: 0.2)
        #expect(callLog.read() == "")
        stage.settle()
        #expect(callLog.read() == "a is gone, b is there, b joined, completed, to b: true")
        #expect(a.view.superview == nil)
        stage.act("push and pop", settling: false) {
            navigation.pushViewController(c, animated: true)
            navigation.popToRootViewController(animated: true)
        }
        #expect(
            callLog.readLines() == [
                "b goes animated", "c loaded", "c comes animated", "c is coming", "b is gone", "c is there", "c joined",
                "c goes animated",
                "a comes animated", "a is coming",
            ])
        stage.settle()
        #expect(callLog.read() == "c is gone, a is there, b left, c left")
        #expect(a.view.frame == stage.window.bounds)
        #expect(navigation.transitionCoordinator == nil)
        #expect(!b.isMovingToParent)
    }

    @Test
    func `A navigation stack can be replaced, or popped to a controller or to its root, on screen and off screen`() {
        let controllers = ["a", "b", "c", "d"].map { controller($0) }
        let navigation = UINavigationController()
        navigation.viewControllers = Array(controllers[..<3])
        #expect(navigation.topViewController === controllers[2])
        #expect(!controllers[2].isViewLoaded)
        #expect(navigation.popToViewController(controllers[0], animated: true)! == Array(controllers[1..<3]))
        stage.show(navigation)
        #expect(controllers[0].view.window === stage.window)
        #expect(!controllers[1].isViewLoaded)
        _ = callLog.read()
        stage.act("set") { navigation.setViewControllers(Array(controllers[1...]), animated: false) }
        #expect(
            callLog.read()
                == "a goes, d loaded, d comes, d is coming, a is gone, d is there, a left, b joined, c joined, d joined"
        )
        #expect(navigation.popToRootViewController(animated: false)! == Array(controllers[2...]))
        #expect(navigation.topViewController === controllers[1])
        #expect(navigation.popToRootViewController(animated: false) == nil)
        stage.act("show") { controllers[1].show(controllers[3], sender: nil) }
        #expect(navigation.viewControllers == [controllers[1], controllers[3]])
    }

    @Test
    func
        `Navigation controllers fail for duplicate, nested or unknown controllers, and tab bar controllers fail for unknown ones`()
    {
        let (a, b) = (controller("a"), controller("b"))
        let navigation = stage.run { UINavigationController(rootViewController: a) }
        let failures = stage.failures {
            navigation.pushViewController(a, animated: false)
            navigation.pushViewController(UINavigationController(), animated: false)
            navigation.popToViewController(b, animated: false)
            navigation.viewControllers = [a, b, a]
            UITabBarController().selectedViewController = a
        }
        #expect(failures.count == 5)
        #expect(navigation.viewControllers == [a])
        #expect(failures[0].text.hasPrefix("Pushing the same view controller instance more than once is not supported"))
    }

    @Test(arguments: [false, true])
    func `A tab bar controller has the controllers that it received, whether or not the change is animated`(
        isAnimated: Bool
    ) {
        let (one, other) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.setViewControllers([one], animated: isAnimated)
        #expect(tabs.viewControllers == [one])
        tabs.setViewControllers([other], animated: isAnimated)
        #expect(tabs.viewControllers == [other])
        #expect(one.parent == nil)
    }

    @Test
    func
        `A tab bar controller shows one controller, and the new one begins to appear before the old one begins to disappear`()
    {
        let (a, b, tabs) = (controller("a"), controller("b"), UITabBarController())
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.viewControllers == nil)
        tabs.viewControllers = [a, b]
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === a)
        #expect(a.tabBarController === tabs)
        #expect(!a.isViewLoaded)
        stage.show(tabs)
        #expect(callLog.read() == "a joined, b joined, a loaded, a comes, a is coming, a is there")
        #expect(!b.isViewLoaded)
        stage.act("select") { tabs.selectedIndex = 1 }
        #expect(callLog.read() == "b loaded, b comes, a goes, b is coming, a is gone, b is there")
        #expect(tabs.selectedViewController === b)
        #expect(b.view.frame == stage.window.bounds)
        #expect(a.view.superview == nil)
        stage.resize(width: 480, height: 320)
        #expect(callLog.readLines().filter { $0.contains("turns to") } == ["a turns to 480x320", "b turns to 480x320"])
        stage.act("set") { tabs.selectedViewController = a }
        #expect(a.view.frame == stage.window.bounds)
        #expect(callLog.read() == "a comes, b goes, a is coming, b is gone, a is there")
        tabs.selectedIndex = 7
        stage.act("remove") { tabs.viewControllers = [b] }
        #expect(tabs.selectedViewController === b)
        #expect(a.parent == nil)
        #expect(b.view.window === stage.window)
        #expect(callLog.read() == "b comes, a goes, b is coming, a is gone, b is there, a left")
    }

    @Test
    func
        `A controller pushed in a hidden tab appears when the tab is selected, and presents through the tab bar controller`()
    {
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: a))
        tabs.viewControllers = [navigation, c]
        stage.show(tabs)
        #expect(a.tabBarController === tabs)
        #expect(a.navigationController === navigation)
        #expect(callLog.read() == "a joined, c joined, a loaded, a comes, a is coming, a is there")
        stage.act("hidden push") {
            tabs.selectedIndex = 1
            navigation.pushViewController(b, animated: true)
        }
        #expect(callLog.read() == "c loaded, c comes, a goes, c is coming, a is gone, c is there, b joined")
        stage.act("back") { tabs.selectedIndex = 0 }
        #expect(callLog.read() == "b loaded, b comes, c goes, b is coming, c is gone, b is there")
        let sheet = controller("sheet")
        stage.act("present") { b.present(sheet, animated: true) }
        #expect(navigation.visibleViewController === sheet)
        #expect(sheet.presentingViewController === tabs)
    }

    @Test func `A collection view in a navigation controller keeps its offset and items after a push and a pop`() {
        final class Grid: UICollectionViewController {
            override func viewDidLoad() {
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 100 }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
            }
        }
        let grid = stage.run { Grid(collectionViewLayout: UICollectionViewFlowLayout()) }
        let navigation = UINavigationController(rootViewController: grid)
        stage.show(navigation)
        stage.scroll(grid.collectionView, by: 300)
        let seen = grid.collectionView.indexPathsForVisibleItems
        #expect(!seen.isEmpty)
        #expect(!seen.contains(IndexPath(item: 0, section: 0)))
        stage.act("push") { navigation.pushViewController(UIViewController(), animated: true) }
        #expect(grid.view.window == nil)
        stage.act("pop") { navigation.popViewController(animated: true) }
        #expect(grid.view.window === stage.window)
        #expect(grid.collectionView.contentOffset.y == 300)
        #expect(grid.collectionView.indexPathsForVisibleItems == seen)
        #expect(grid.view !== grid.collectionView)
    }

    @Test func `A size transition passes a child controller the size that its parent returns for it [VIEW-05]`() {
        final class Half: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            )
                -> CGSize
            { CGSize(parentSize.width / 2, parentSize.height) }
        }
        let (parent, child) = (stage.run { Half() }, controller("a"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.show(parent)
        stage.resize(width: 480, height: 320)
        #expect(callLog.readLines().filter { $0.contains("turns to") } == ["a turns to 240x320"])
    }

    @Test func `A navigation controller that is replaced during a push is deallocated`() {
        weak var kept: UINavigationController?
        do {
            let navigation = stage.run { UINavigationController(rootViewController: UIViewController()) }
            kept = navigation
            stage.show(navigation)
            stage.act("push", settling: false) { navigation.pushViewController(UIViewController(), animated: true) }
            stage.show(UIViewController())
        }
        stage.settle()
        #expect(kept == nil)
    }

    /// A controller that calls a closure, once, in one of its methods.
    private final class Calling: RecordingController {
        private final class MovingView: UIView {
            weak var controller: Calling?
            override func didMoveToSuperview() {
                super.didMoveToSuperview()
                if superview != nil { controller?.call(in: "didMoveToSuperview") }
            }
        }

        var place = ""
        var onCall: (() -> Void)?
        private func call(in place: String) {
            guard place == self.place else { return }
            let call = onCall
            onCall = nil
            call?()
        }
        override func loadView() {
            let moving = MovingView()
            moving.controller = self
            view = moving
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            call(in: "viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            call(in: "viewWillAppear")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            call(in: "viewIsAppearing")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            call(in: "viewDidAppear")
        }
    }

    @Test(
        arguments: ["viewDidLoad", "didMoveToSuperview", "viewWillAppear", "viewIsAppearing", "viewDidAppear"],
        ["push", "set", "select", "lay out"])
    func `A container shows only the controller to which its first child changes while the child appears`(
        place: String, change: String
    ) {
        let (a, b) = (stage.run { Calling("a", callLog) }, controller("b"))
        a.place = place
        let container: UIViewController
        if change == "select" {
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            a.onCall = { tabs.selectedIndex = 1 }
            container = tabs
        } else {
            let navigation = UINavigationController(rootViewController: a)
            a.onCall = {
                switch change {
                case "push": navigation.pushViewController(b, animated: false)
                case "set": navigation.setViewControllers([b], animated: false)
                default: navigation.view.layoutIfNeeded()
                }
            }
            container = navigation
        }
        stage.show(container)
        let (shown, other) = change == "lay out" ? (a as RecordingController, b) : (b, a)
        #expect(container.view.subviews == [shown.view])
        #expect(shown.view.window != nil)
        #expect(other.viewIfLoaded?.window == nil)
        let calls = callLog.readLines()
        #expect(calls.count { $0 == "\(shown.word) is there" } == 1, "\(calls)")
        #expect(calls.count { $0 == "\(other.word) comes" } == calls.count { $0 == "\(other.word) goes" }, "\(calls)")
    }
}
