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
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityLabel == "label")
        #expect(cell.reads == 1)
        #expect(view.accessibilityTraits == [.header, .button])
        #expect(view.accessibilityElements?.count == 1)
        #expect(view.accessibilityIdentifier == "a cell")
        #expect(view.tag == 1)
        #expect(!view.canBecomeFocused)
        #expect(!UIView().canBecomeFocused)
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
        #expect(list.names == ["cell", "title top"])
        #expect(layout.kinds == ["shade"])
    }

    @Test func `A layout priority plus or minus a number is a priority`() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999)
        #expect(UILayoutPriority.defaultLow + 2.5 == UILayoutPriority(252.5))
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
        #expect(control.allTargets.count == 3)
        #expect(control.allTargets.contains(view))
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
        #expect(link.preferredFrameRateRange.preferred == 120)
        #expect(link.preferredFrameRateRange.minimum == 80)
    }

    @Test func `A text view keeps one layout manager, which stores allowsNonContiguousLayout`() {
        let text = UITextView()
        text.layoutManager.allowsNonContiguousLayout = true
        text.layoutManager.ensureLayout(for: text.textContainer)
        #expect(text.layoutManager.allowsNonContiguousLayout)
        #expect(text.layoutManager === text.layoutManager)
    }

    @Test func `UIContentSizeCategory.didChangeNotification has UIKit's name`() {
        #expect(UIContentSizeCategory.didChangeNotification.rawValue == "UIContentSizeCategoryDidChangeNotification")
    }
}
