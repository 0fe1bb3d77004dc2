import Offscreen
import Testing

@testable import UIKit

@MainActor struct ControllerValueTests {
    @Test func `Controllers have UIKit's defaults and store what is set`() {
        let plain = UIViewController(nibName: nil, bundle: nil)
        for controller in [UIViewController(), UINavigationController(), UITabBarController(), plain] {
            expectStored(
                controller, .value(\.title, nil, "title"), .value(\.isEditing, false, true),
                .value(\.preferredContentSize, .zero, CGSize(1, 2)),
                .value(\.additionalSafeAreaInsets, .zero, UIEdgeInsets(1, 2, 3, 4)),
                .value(\.hidesBottomBarWhenPushed, false, true), .value(\.edgesForExtendedLayout, .all, [.top]),
                .value(\.extendedLayoutIncludesOpaqueBars, false, true),
                .value(\.automaticallyAdjustsScrollViewInsets, true, false),
                .value(\.modalPresentationStyle, .automatic, .popover),
                .value(\.modalTransitionStyle, .coverVertical, .crossDissolve),
                .value(\.isModalInPresentation, false, true), .value(\.definesPresentationContext, false, true),
                .value(\.viewRespectsSystemMinimumLayoutMargins, true, false))
            #expect(!controller.isViewLoaded)
            #expect(controller.viewIfLoaded == nil)
            #expect(controller.parent == nil)
            #expect(controller.children.isEmpty)
            #expect(controller.preferredStatusBarStyle == .default)
            #expect(controller.preferredStatusBarUpdateAnimation == .fade)
            #expect(!controller.prefersStatusBarHidden)
            #expect(!controller.prefersHomeIndicatorAutoHidden)
            #expect(controller.preferredScreenEdgesDeferringSystemGestures.isEmpty)
            #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
            #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
            #expect(controller.storyboard == nil)
            #expect(!controller.isBeingPresented)
            #expect(!controller.isBeingDismissed)
            #expect(!controller.isMovingToParent)
            #expect(!controller.isMovingFromParent)
            #expect(controller.presentedViewController == nil)
            #expect(controller.presentingViewController == nil)
            #expect(controller.navigationController == nil)
            #expect(controller.tabBarController == nil)
            #expect(controller.transitionCoordinator == nil)
            #expect(controller.traitCollection == UITraitCollection(), "a controller without a view has default traits")
            controller.setEditing(true, animated: true)
            #expect(controller.isEditing)
        }
    }

    @Test func `Enumerations of controllers, edges, corners and view animations have UIKit's raw values`() {
        expectRawValues(
            Array(-2...7), of: UIModalPresentationStyle.automatic, .none, .fullScreen, .pageSheet, .formSheet,
            .currentContext, .custom,
            .overFullScreen, .overCurrentContext, .popover)
        expectRawValues(
            [0, 1, 2, 3], of: UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl)
        expectRawValues([0, 1, 2], of: UIStatusBarAnimation.none, .fade, .slide)
        expectRawValues([0, 1, 3], of: UIStatusBarStyle.default, .lightContent, .darkContent)
        expectRawValues([1, 2, 4, 8, 15], of: UIRectEdge.top, .left, .bottom, .right, .all)
        expectRawValues(
            [1, 2, 4, 8, .max], of: UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners)
        expectRawValues(
            [1, 2, 4, 8], of: CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
            .layerMaxXMaxYCorner)
        expectRawValues(
            ["UITransitionContextFromViewController", "UITransitionContextToViewController"],
            of: UITransitionContextViewControllerKey.from,
            .to)
        expectRawValues(
            ["UITransitionContextFromView", "UITransitionContextToView"], of: UITransitionContextViewKey.from, .to)
        expectRawValues([0, 1, 2, 3], of: UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear)
        expectRawValues(
            [0, 1, 2, 3, 4], of: UIView.AnimationTransition.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown)
    }

    @Test func `The items of a navigation controller's bar are those of its stack, and other bars store theirs`() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let bar = navigation.navigationBar
        #expect(bar.topItem === first.navigationItem)
        #expect(bar.backItem == nil)
        navigation.pushViewController(second, animated: false)
        bar.items = []
        #expect(bar.items == [first.navigationItem, second.navigationItem])
        #expect(bar.topItem === second.navigationItem)
        #expect(bar.backItem === first.navigationItem)
        let own = UINavigationBar()
        #expect(own.items == nil)
        #expect(own.topItem == nil)
        let item = UINavigationItem(title: "a")
        own.setItems([item], animated: false)
        #expect(own.items == [item])
        item.setHidesBackButton(true, animated: true)
        #expect(item.hidesBackButton)
        let attributes: [NSAttributedString.Key: Any] = [.kern: 2]
        (own.titleTextAttributes, own.largeTitleTextAttributes) = (attributes, attributes)
        #expect(own.titleTextAttributes?[.kern] as? Int == 2)
        #expect(own.largeTitleTextAttributes?[.kern] as? Int == 2)
    }

    @Test func `Bars, bar items and navigation items store what is set`() {
        let navigation = UINavigationController()
        expectStored(
            navigation, .value(\.isNavigationBarHidden, false, true), .value(\.isToolbarHidden, true, false),
            .value(\.hidesBarsOnSwipe, false, true), .value(\.hidesBarsOnTap, false, true))
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setToolbarHidden(false, animated: true)
        #expect(navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
        #expect(navigation.interactivePopGestureRecognizer == nil)
        #expect(navigation.navigationBar === navigation.navigationBar)
        #expect(navigation.viewControllers.isEmpty)
        #expect(navigation.topViewController == nil)
        expectStored(
            navigation.navigationBar, .value(\.isTranslucent, true, false), .value(\.prefersLargeTitles, false, true),
            .value(\.barTintColor, nil, .red), .value(\.shadowImage, nil, UIImage()),
            .value(\.backIndicatorImage, nil, UIImage()), .value(\.backIndicatorTransitionMaskImage, nil, UIImage()))
        let tabs = UITabBarController()
        expectStored(
            tabs.tabBar, .value(\.isTranslucent, true, false), .value(\.barTintColor, nil, .red),
            .value(\.unselectedItemTintColor, nil, .red))
        let image = UIImage(named: "a")
        let item = UITabBarItem(title: "title", image: image, tag: 7)
        #expect(item.title == "title")
        #expect(item.image == image)
        #expect(item.tag == 7)
        #expect(item.selectedImage == nil)
        #expect(item.isEnabled)
        let other = UITabBarItem(title: "title", image: nil, selectedImage: image)
        #expect(other.title == "title")
        #expect(other.image == nil)
        #expect(other.tag == 0)
        #expect(other.selectedImage == image)
        expectStored(item, .value(\.isEnabled, true, false))
        expectStored(other, .value(\.badgeValue, nil, "1"), .value(\.accessibilityIdentifier, nil, "1"))
        let controller = UIViewController()
        controller.title = "title"
        #expect(controller.navigationItem.title == "title")
        #expect(controller.tabBarItem.title == "title")
        #expect(controller.tabBarItem.tag == 0)
        #expect(controller.navigationItem === controller.navigationItem)
        #expect(UINavigationItem(title: "x").prompt == nil)
        #expect(UINavigationController(navigationBarClass: nil, toolbarClass: nil).viewControllers.isEmpty)
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    }

    @Test
    func
        `Uses of navigation bars, storyboards, pattern colors and some other members are reported as not modelled, once each`()
    {
        for ask in [
            { _ = UINavigationController().navigationBar }, { _ = UITabBarController().tabBar },
            { _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() },
            { UIViewController().setOverrideTraitCollection(nil, forChild: UIViewController()) },
            { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }, { UIColor.red.set() },
            { UIColor.red.setFill() },
            { UIColor.red.setStroke() }, { _ = UIColor(patternImage: UIImage()) }, { _ = UIColor(named: "a") },
            { _ = UIColor(named: "a", in: nil, compatibleWith: nil) },
            { UIApplication.shared.open(URL(fileURLWithPath: "/")) },
            { UIBezierPath().fill() },
            { UIBezierPath().stroke() }, { UIImage().draw(at: .zero) }, { UIImage().draw(in: .zero) },
            { withExtendedLifetime(UIView()) { $0.layer.display() } },
            { CALayer().add(CAAnimation(), forKey: nil) }, { UILabel().drawText(in: .zero) },
            { UIGestureRecognizer().require(toFail: UIGestureRecognizer()) },
            {
                let (view, guide) = (UIView(), UILayoutGuide())
                view.addLayoutGuide(guide)
                _ = guide.hasAmbiguousLayout
            },
        ] as [@MainActor () -> Void] {
            let stage = Stage(width: 100, height: 100)
            stage.act("ask", ask)
            #expect(stage.recording.trace.components(separatedBy: "not modelled").count == 2)
        }
    }

    @Test
    func
        `An optional call of a navigation delegate's method reaches the delegate, or returns nil if the method is missing`()
    {
        let (navigation, callLog, empty) = (UINavigationController(), CallLog(), EmptyDelegate())
        let controller = RecordingController("a", callLog)
        func calls(_ delegate: any UINavigationControllerDelegate) -> [Bool] {
            [
                delegate.navigationController?(navigation, willShow: controller, animated: true) != nil,
                delegate.navigationController?(navigation, didShow: controller, animated: false) != nil,
            ]
        }
        #expect(calls(NavigationLog(callLog)) == [true, true])
        #expect(callLog.read() == "will show a animated, did show a")
        #expect(calls(empty) == [false, false])
        #expect(empty.tabBarController(UITabBarController(), shouldSelect: controller))
    }

    @Test func `A controller loads its view once, and a view that is set belongs to the controller`() {
        final class Loader: UIViewController {
            var log = ""
            override func loadView() {
                log += "load "
                super.loadView()
            }
            override func viewDidLoad() { log += "did load" }
        }
        let loader = Loader()
        for _ in 0..<2 { loader.loadViewIfNeeded() }
        #expect(loader.log == "load did load")
        #expect(loader.isViewLoaded)
        #expect(loader.view === loader.viewIfLoaded)
        #expect(loader.view.frame == UIScreen.main.bounds)
        #expect(loader.view.next === loader)
        let (old, new) = (loader.view!, UIView())
        loader.view = new
        #expect(old.next == nil)
        #expect(new.next === loader)
        #expect(loader.view === new)
    }

    @Test func `A parent controller is notified of a child's preferred content size only if the size changes`() {
        final class Parent: UIViewController {
            var log: [ObjectIdentifier] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                log.append(ObjectIdentifier(container))
            }
        }
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)
        for _ in 0..<2 { child.preferredContentSize = CGSize(1, 2) }
        #expect(parent.log == [ObjectIdentifier(child)])
        func size() -> CGSize { parent.size(forChildContentContainer: child, withParentContainerSize: CGSize(7, 8)) }
        #expect(size() == CGSize(7, 8))
        parent.view.frame = CGRect(0, 0, 30, 40)
        child.view.frame = parent.view.frame
        #expect(size() == CGSize(7, 8))
        child.view.frame.size.height = 39
        #expect(size() == CGSize(30, 39))
    }

    @Test
    func `The deprecated layout guides of a controller reach from the top and bottom of its view to the safe area`() {
        let stage = Stage(width: 200, height: 100, scale: 1)
        let controller = stage.run { UIViewController() }
        controller.view = stage.run { SafeAreaView() }
        stage.show(controller)
        #expect(controller.topLayoutGuide.length == 10)
        #expect(controller.bottomLayoutGuide.length == 30)
        let probes = stage.run { (0..<6).map { _ in UIView() } }
        stage.act("tie") {
            for probe in probes {
                probe.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(probe)
            }
            let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
            NSLayoutConstraint.activate([
                probes[0].topAnchor.constraint(equalTo: top.topAnchor),
                probes[1].topAnchor.constraint(equalTo: top.bottomAnchor),
                probes[2].topAnchor.constraint(equalTo: bottom.topAnchor),
                probes[3].topAnchor.constraint(equalTo: bottom.bottomAnchor),
                probes[4].heightAnchor.constraint(equalTo: top.heightAnchor),
                probes[5].heightAnchor.constraint(equalTo: bottom.heightAnchor),
            ])
        }
        #expect(probes[..<4].map(\.frame.minY) == [0, 10, 70, 100])
        #expect(probes[4...].map(\.frame.height) == [10, 30])
    }

    @Test
    func
        `The margins of a controller's view follow the layout direction and the controller's minimum margins [VIEW-03]`()
    {
        let stage = Stage(width: 413, height: 300)
        final class WideMarginsController: UIViewController {
            override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(5, 10, 15, 20) }
        }
        let wide = stage.run { WideMarginsController() }
        stage.show(wide)
        #expect(wide.view.layoutMargins == UIEdgeInsets(5, 10, 15, 20))
        wide.view.semanticContentAttribute = .forceRightToLeft
        #expect(wide.view.layoutMargins == UIEdgeInsets(5, 20, 15, 10))
        wide.view.layoutMargins = UIEdgeInsets(6, 12, 14, 30)
        #expect(wide.view.layoutMargins == UIEdgeInsets(6, 20, 15, 30))
        wide.view.semanticContentAttribute = .unspecified
        let probe = stage.run { UIView() }
        wide.view.addSubview(probe)
        stage.act("tie") { probe.constrain([.left: 0], to: wide.view.layoutMarginsGuide) }
        #expect(probe.frame.minX == 12)
        stage.act("margins") {
            (wide.viewRespectsSystemMinimumLayoutMargins, wide.view.layoutMargins.left) = (false, 3)
        }
        #expect(probe.frame.minX == 3)
        stage.act("margins") { wide.viewRespectsSystemMinimumLayoutMargins = true }
        #expect(probe.frame.minX == 10)
        let plain = stage.run { UIViewController() }
        #expect(
            stage.run { plain.systemMinimumLayoutMargins } == NSDirectionalEdgeInsets(0, 16, 0, 16),
            "its screen is 413 wide")
        plain.view.frame.size.width = 414
        #expect(plain.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(0, 20, 0, 20))
    }
}
