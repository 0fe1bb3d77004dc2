import Offscreen
import Testing
import UIKit

@MainActor @Suite("What a view may know of its surroundings")
struct SurroundingsTests {
    @Test func `Traits are put together, later words win, silence says nothing`() {
        let base = UITraitCollection { traits in
            traits.displayScale = 3
            traits.userInterfaceStyle = .light
        }
        let both = UITraitCollection(traitsFrom: [
            base, UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
        ])
        #expect(both.displayScale == 3 && both.userInterfaceStyle == .dark && both.horizontalSizeClass == .compact)
        #expect(both.containsTraits(in: UITraitCollection(displayScale: 3)) && !both.containsTraits(in: base))
        #expect(both.hasDifferentColorAppearance(comparedTo: base) && both != base && both == UITraitCollection(traitsFrom: [both]))
        #expect(both.preferredContentSizeCategory == .unspecified && UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    }

    @Test func `A stage's traits are its screen's, and dark where a view above says so`() {
        let stage = Stage(width: 700, height: 300, scale: 2)
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        stage.show(outer)
        let traits = inner.traitCollection
        #expect(traits.displayScale == 2 && traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && traits.userInterfaceStyle == .light)
        stage.run {
            #expect(UITraitCollection.current == traits)
            inner.traitCollection.performAsCurrent { #expect(UITraitCollection.current.userInterfaceStyle == .dark) }
            #expect(UITraitCollection.current == traits)
        }
    }

    @Test func `A colour that depends on traits is resolved by them`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        var white: CGFloat = -1
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { color.getWhite(&white, alpha: nil) }
        #expect(white == 1)
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { color.getWhite(&white, alpha: nil) }
        #expect(white == 0 && UIColor.red.resolvedColor(with: UITraitCollection()) == .red)
    }

    @Test func `App, device and windows are those of the stage`() {
        let stage = Stage(width: 400, height: 300)
        stage.run {
            #expect(UIApplication.shared.windows == [stage.window] && UIApplication.shared.keyWindow == nil)
            stage.window.makeKeyAndVisible()
            #expect(UIApplication.shared.keyWindow === stage.window && UIApplication.shared.applicationState == .active)
            #expect(UIDevice.current.orientation.isLandscape && UIDevice.current.userInterfaceIdiom == .phone)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
            let another = UIWindow(windowScene: UIWindowScene())
            #expect(another.frame.size == CGSize(width: 400, height: 300))
            another.windowLevel = .alert
            #expect(another.windowLevel.rawValue == 2000)
        }
    }

    @Test func `Margins follow the reading direction`() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }

    @Test func `A presented controller's view fills the window until it is dismissed`() {
        final class Heard: UIViewController {
            var words: [String] = []
            override func viewWillAppear(_ animated: Bool) { words.append("will appear") }
            override func viewDidDisappear(_ animated: Bool) { words.append("gone") }
        }
        let stage = Stage(width: 100, height: 100)
        let (root, sheet) = (UIViewController(), Heard())
        stage.show(root)
        var completions = 0
        stage.act("present") { root.present(sheet, animated: true) { completions += 1 } }
        #expect(root.presentedViewController === sheet && sheet.presentingViewController === root && sheet.view.superview === stage.window)
        stage.act("dismiss") { sheet.dismiss(animated: true) { completions += 1 } }
        #expect(root.presentedViewController == nil && sheet.view.superview == nil && completions == 2)
        #expect(sheet.words == ["will appear", "gone"])
    }

    @Test func `Points go between views and the screen`() {
        let stage = Stage(width: 100, height: 100)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        stage.show(view)
        let screen = stage.run { UIScreen.main }
        #expect(screen.coordinateSpace.convert(CGPoint.zero, from: view) == CGPoint(x: 10, y: 20))
        #expect(view.convert(CGRect(x: 10, y: 20, width: 1, height: 1), from: screen.coordinateSpace).origin == .zero)
    }

    @Test func `The pan recogniser of a scroll view follows a drag`() {
        final class Watcher: NSObject, UIScrollViewDelegate {
            var translations: [CGFloat] = []
            var states: [UIGestureRecognizer.State] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                translations.append(scrollView.panGestureRecognizer.translation(in: scrollView).y)
                states.append(scrollView.panGestureRecognizer.state)
            }
        }
        let stage = Stage(width: 100, height: 100)
        let (view, watcher) = (UIScrollView(), Watcher())
        view.contentSize = CGSize(width: 100, height: 1000)
        view.delegate = watcher
        _ = view.panGestureRecognizer
        stage.show(view)
        stage.drag(view, by: CGPoint(x: 0, y: 60))
        #expect(watcher.translations.last == -60 && watcher.states.allSatisfy { $0 == .changed })
        #expect(view.panGestureRecognizer.state == .ended && view.panGestureRecognizer.view === view)
    }
}
