import Testing
import UIKit

/// Members that libraries use and override.
@MainActor struct DeclaredMemberTests {
    private final class Spoken: UICollectionViewCell {
        var reads = 0

        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get {
                reads += 1
                return "label"
            }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { super.accessibilityTraits.union(.button) }
            set { super.accessibilityTraits = newValue }
        }
        override var accessibilityIdentifier: String? { didSet { tag += 1 } }
        override var accessibilityElements: [Any]? {
            get { ["one"] }
            set {}
        }
        override var canBecomeFocused: Bool { !super.canBecomeFocused }
    }

    @Test func `A cell can override the accessibility properties of UIView`() {
        let cell = Spoken(frame: .zero)
        let view: UIView = cell
        view.accessibilityTraits = .header
        view.accessibilityIdentifier = "a cell"
        #expect((view.isAccessibilityElement, view.accessibilityLabel, cell.reads) == (true, "label", 1))
        #expect((view.accessibilityTraits, view.accessibilityElements?.count) == ([.header, .button], 1))
        #expect((view.accessibilityIdentifier, view.tag) == ("a cell", 1))
        #expect((view.canBecomeFocused, UIView().canBecomeFocused) == (false, false))
    }

    @Test func `A view has the default accessibility traits of its class unless they are set`() {
        let views = [UIView(), UILabel(), UIButton(type: .system), UIImageView(frame: .zero)]
        #expect(views.map(\.accessibilityTraits) == [.none, .staticText, .button, .image])
        views[1].accessibilityTraits = .header
        #expect(views[1].accessibilityTraits == .header)
    }

    private final class Upright: UIViewController {
        override var shouldAutorotate: Bool { false }
    }

    @Test func `A subclass of a controller can override shouldAutorotate`() {
        let controllers: [UIViewController] = [UIViewController(), Upright()]
        #expect(controllers.map(\.shouldAutorotate) == [true, false])
    }

    private final class Registering: UICollectionView {
        var names: [String] = []

        override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
            names.append(identifier)
        }
        override func register(
            _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
        ) {
            names.append("\(kind) \(identifier)")
        }
    }

    private final class Decorated: UICollectionViewFlowLayout {
        var kinds: [String] = []

        override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { kinds.append(elementKind) }
    }

    @Test func `Subclasses of a collection view and of a layout can override the methods that register nibs`() {
        let layout = Decorated()
        let list = Registering(frame: .zero, collectionViewLayout: layout)
        let nib = UINib(nibName: "Cell", bundle: nil)
        (list as UICollectionView).register(nib, forCellWithReuseIdentifier: "cell")
        (list as UICollectionView).register(nib, forSupplementaryViewOfKind: "title", withReuseIdentifier: "top")
        (layout as UICollectionViewLayout).register(nib, forDecorationViewOfKind: "shade")
        #expect((list.names, layout.kinds) == (["cell", "title top"], ["shade"]))
    }

    @Test func `A layout priority plus or minus a number is a priority`() {
        var priority = UILayoutPriority.required - 1
        #expect((priority.rawValue, UILayoutPriority.defaultLow + 2.5) == (999, UILayoutPriority(252.5)))
        priority += 1
        #expect(priority == .required)
        priority -= 250
        #expect(priority == .defaultHigh)
    }

    private final class Listener {
        func pressed() {}
    }

    @Test func `A control lists each target of its actions once, and no target that was deallocated`() {
        let control = UIControl()
        let view = UIView()
        var listener: Listener? = Listener()
        #expect(control.allTargets.isEmpty)
        control.addTarget(view, action: Selector("layoutIfNeeded", calls: UIView.layoutIfNeeded), for: .touchDown)
        control.addTarget(view, action: Selector("setNeedsLayout", calls: UIView.setNeedsLayout), for: .touchDown)
        #expect(control.allTargets == [view])
        control.addTarget(nil, action: Selector("layoutIfNeeded", calls: UIView.layoutIfNeeded), for: .touchDown)
        control.addTarget(listener, action: Selector("pressed", calls: Listener.pressed), for: .touchUpInside)
        #expect((control.allTargets.count, control.allTargets.contains(view)) == (3, true))
        #expect(control.allTargets.count { $0.base is NSNull } == 1)
        listener = nil
        #expect(control.allTargets.count == 2)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
    }

    private final class Ticking: NSObject {
        func tick() {}
    }

    @Test func `A display link stores its preferred frame rate range`() {
        let link = CADisplayLink(target: Ticking(), selector: Selector("tick", calls: Ticking.tick))
        #expect(link.preferredFrameRateRange == .default)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
        #expect((link.preferredFrameRateRange.preferred, link.preferredFrameRateRange.minimum) == (120, 80))
    }

    @Test func `A text view keeps one layout manager, which stores allowsNonContiguousLayout`() {
        let text = UITextView()
        text.layoutManager.allowsNonContiguousLayout = true
        text.layoutManager.ensureLayout(for: text.textContainer)
        #expect(
            (text.layoutManager.allowsNonContiguousLayout, text.layoutManager === text.layoutManager) == (true, true))
    }

    @Test func `UIContentSizeCategory.didChangeNotification has UIKit's name`() {
        #expect(UIContentSizeCategory.didChangeNotification.rawValue == "UIContentSizeCategoryDidChangeNotification")
    }
}
