import Offscreen
import Testing

@testable import UIKit

@MainActor struct ViewDefaultTests {
    private let stage = Stage(width: 300, height: 500, scale: 2)

    @Test func `Masks and modes of views have UIKit's raw values`() {
        expectRawValues(
            [1, 2, 4, 8, 16, 32], of: UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
            .flexibleTopMargin,
            .flexibleHeight, .flexibleBottomMargin)
        expectRawValues(
            Array(0...12), of: UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center,
            .top, .bottom, .left,
            .right, .topLeft, .topRight, .bottomLeft, .bottomRight)
        expectRawValues([0, 1, 2], of: UIView.TintAdjustmentMode.automatic, .normal, .dimmed)
        expectRawValues([0, 1, 2], of: UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate)
        expectRawValues([0, 1], of: UIImage.ResizingMode.tile, .stretch)
        expectRawValues(
            Array(0...7), of: UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored,
            .rightMirrored)
        #expect(UIView.noIntrinsicMetric == -1)
    }

    @Test func `A view has UIKit's defaults and stores what is set`() {
        let view = UIView()
        expectStored(
            view, .value(\.frame, .zero, CGRect(1, 2, 3, 4)), .value(\.bounds, .zero, CGRect(1, 2, 3, 4)),
            .value(\.center, .zero, CGPoint(1, 2)), .value(\.transform, .identity, CGAffineTransform(1, 2, 3, 4, 5, 6)),
            .value(\.contentMode, .scaleToFill, .center), .value(\.autoresizesSubviews, true, false),
            .value(\.autoresizingMask, [], [.flexibleWidth]),
            .value(\.semanticContentAttribute, .unspecified, .playback),
            .value(\.insetsLayoutMarginsFromSafeArea, true, false),
            .value(\.preservesSuperviewLayoutMargins, false, true),
            .value(\.layoutMargins, UIEdgeInsets(8, 8, 8, 8), UIEdgeInsets(1, 2, 3, 4)), .value(\.mask, nil, UIView()),
            .value(\.restorationIdentifier, nil, "id"), .value(\.clipsToBounds, false, true),
            .value(\.isHidden, false, true),
            .value(\.alpha, 1, 0.25), .value(\.tag, 0, 9), .value(\.isOpaque, true, false),
            .value(\.isUserInteractionEnabled, true, false),
            .value(\.backgroundColor, nil, .red), .value(\.accessibilityIdentifier, nil, "a"),
            .value(\.accessibilityLabel, nil, "b"),
            .value(\.isAccessibilityElement, false, true), .value(\.overrideUserInterfaceStyle, .unspecified, .dark),
            .value(\.translatesAutoresizingMaskIntoConstraints, true, false),
            .value(\.tintAdjustmentMode, .normal, .dimmed),
            .value(\.anchorPoint, CGPoint(0.5, 0.5), CGPoint(0, 1)),
            .value(\.contentScaleFactor, UIScreen.main.scale, 7))
        #expect(view.gestureRecognizers == nil)
        #expect(view.window == nil)
        #expect(view.tintColor == .systemBlue)
        #expect(CATransform3DIsIdentity(view.transform3D))
        #expect(view.safeAreaInsets == .zero)
        #expect(view.intrinsicContentSize == CGSize(-1, -1))
        #expect(!view.needsUpdateConstraints())
        #expect(view.layoutGuides.isEmpty)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        view.transform3D = CATransform3DMakeScale(2, 3, 4)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
        #expect(view.transform3D.m33 == 4)
        #expect(UIImageView(frame: .zero).sizeThatFits(CGSize(5, 5)) == .zero)
        view.frame = CGRect(0, 0, 10, 10)
        #expect(view.sizeThatFits(CGSize(99, 99)) == view.bounds.size)
        #expect(view.frame(forAlignmentRect: view.frame) == view.frame)
        #expect(view.alignmentRect(forFrame: CGRect(1, 2, 3, 4)) == CGRect(1, 2, 3, 4))
    }

    @Test
    func `The tint color of a view is its own, or else that of the nearest ancestor that has one, or else system blue`()
    {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.tintColor = .red
        let colors = [nil, UIColor.green, nil].map { color in
            middle.tintColor = color
            return inner.tintColor
        }
        #expect(colors == [.red, .green, .red])
        #expect(outer.tintColor == .red)
    }

    @Test func `sizeToFit gives a label the size of its text`() {
        let label = UILabel()
        (label.font, label.text) = (.systemFont(ofSize: 20), "abc")
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
        #expect(abs(label.bounds.width - 35) < 1)
        #expect(label.bounds.height == 24)
    }

    @Test
    func
        `A view's layout direction follows its semanticContentAttribute, and the stage's direction if that is unspecified`()
    {
        typealias Attribute = UISemanticContentAttribute
        let words: [Attribute] = [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
        for (world, expected) in [
            (.leftToRight, [.leftToRight, .leftToRight, .leftToRight, .leftToRight, .rightToLeft]),
            (.rightToLeft, [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft]),
        ] as [(UIUserInterfaceLayoutDirection, [UIUserInterfaceLayoutDirection])] {
            let stage = Stage(width: 100, height: 100)
            stage.layoutDirection = world
            stage.run {
                #expect(words.map { UIView.userInterfaceLayoutDirection(for: $0) } == expected)
                #expect(words.map { UIView.userInterfaceLayoutDirection(for: $0, relativeTo: world) } == expected)
                let view = UIView()
                #expect(
                    words.map { (word: Attribute) in
                        view.semanticContentAttribute = word
                        return view.effectiveUserInterfaceLayoutDirection
                    } == expected)
            }
        }
        let view = UIView()
        view.layoutIfNeeded()
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.needsLayout)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(1, 2, 3, 4)
        #expect(view.layoutMargins == UIEdgeInsets(1, 4, 3, 2))
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(1, 2, 3, 4))
    }

    @Test(arguments: 0..<64 as Range<UInt>)
    func
        `The flexible parts of an autoresizing mask share a change in proportion to their lengths, unless these add up to 0`(
            bits: UInt
        )
    {
        let mask = UIView.AutoresizingMask(rawValue: bits)
        let (outer, inner) = (UIView(frame: CGRect(0, 0, 100, 200)), UIView(frame: CGRect(10, 40, 30, 100)))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(160, 260)
        func share(_ parts: [CGFloat], _ flexible: [Bool]) -> [CGFloat] {
            let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
            return zip(parts, flexible).map { $0 + ($1 ? 60 * $0 / total : 0) }
        }
        let across = share(
            [10, 30, 60], [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
        let down = share(
            [40, 100, 60], [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
        let wanted = CGRect(across[0], down[0], across[1], down[1])
        #expect(Near(inner.frame) == Near(wanted))
        outer.autoresizesSubviews = false
        let frame = inner.frame
        outer.frame.size = CGSize(500, 500)
        #expect(inner.frame == frame)
    }

    @Test
    func
        `Flexible parts of an autoresizing mask share a change equally if all have length 0, and no view gets a negative size`()
    {
        let (outer, inner) = (UIView(frame: CGRect(0, 0, 100, 50)), UIView(frame: CGRect(0, 0, 100, 50)))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame.size = CGSize(160, 20)
        #expect(inner.frame == CGRect(30, 0, 100, 20))
        inner.frame = CGRect(0, 30, 10, 5)
        outer.bounds.size.height = 0
        #expect(inner.frame.height >= 0)
    }

    @Test func `A view and its subviews get their names from the stage to whose window the view is added`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        #expect(outer.viewText == "UIView#1")
        #expect(inner.viewText == "UIView#2")
        #expect(inner.viewWorld === stage.world)
        let window = UIWindow(frame: CGRect(0, 0, 5, 5))
        #expect(UIApplication.shared.windows.contains(window))
        stage.run { window.join(stage.world) }
        #expect(!UIApplication.shared.windows.contains(window))
        #expect(stage.run { UIApplication.shared.windows } == [stage.window, window])
    }

    @Test func `A snapshot view has the frame, background colour and alpha of its view`() {
        let view = UIView(frame: CGRect(1, 2, 3, 4))
        (view.backgroundColor, view.alpha) = (.red, 0.25)
        let copy = view.snapshotView(afterScreenUpdates: false)!
        #expect(copy !== view)
        #expect(copy.frame == view.frame)
        #expect(copy.backgroundColor == .red)
        #expect(copy.alpha == 0.25)
    }

    // MARK: - Documented defaults

    // These defaults and stored values are from measurements on devices or from headers.

    @Test func `A label made in code has the same content priorities as other views [VIEW-02]`() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(UILabel().contentHuggingPriority(for: axis) == UILayoutPriority(250))
            #expect(UILabel().contentCompressionResistancePriority(for: axis) == UILayoutPriority(750))
        }
    }

    @Test
    func
        `By default the tint adjustment mode of a view is normal, and the border color of a layer is opaque black [VIEW-08]`()
    {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintAdjustmentMode == .normal)
        #expect(UIColor(cgColor: inner.layer.borderColor!) == .black)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintAdjustmentMode == .normal)
    }

    @Test func `Touch, layer, label, drag and focus properties have UIKit's defaults and store what is set`() {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        expectStored(UIView(), .value(\.isMultipleTouchEnabled, false, true), .value(\.isExclusiveTouch, false, true))
        expectStored(
            CALayer(), .value(\.allowsGroupOpacity, true, false), .value(\.needsDisplayOnBoundsChange, false, true))
        expectStored(
            UILabel(), .value(\.baselineAdjustment, .alignBaselines, .none),
            .value(\.lineBreakStrategy, .standard, .pushOut))
        expectStored(
            list, .value(\.dragInteractionEnabled, true, false), .value(\.reorderingCadence, .immediate, .slow),
            .value(\.allowsFocus, false, true), .value(\.selectionFollowsFocus, false, true))
        #expect(!list.hasActiveDrag)
        #expect(!list.hasActiveDrop)
        #expect(UIView().alignmentRectInsets == .zero)
    }

    @Test func `An alignment rectangle is the frame minus the alignment insets`() {
        final class InsetView: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(1, 2, 3, 4) }
        }
        let (view, frame) = (InsetView(), CGRect(10, 20, 30, 40))
        #expect(view.alignmentRect(forFrame: frame) == CGRect(12, 21, 24, 36))
        #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    }

    @Test func `hasAmbiguousLayout and drawHierarchy(in:afterScreenUpdates:) are reported as not modelled`() {
        let view = stage.run { UIView() }
        stage.act("ask") {
            #expect(!view.hasAmbiguousLayout)
            #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
        }
        let trace = stage.recording.trace
        #expect(trace.contains("UIView.hasAmbiguousLayout"))
        #expect(trace.contains("UIView.drawHierarchy(in:afterScreenUpdates:)"))
    }

    // MARK: - Safe area and margins

    private final class Screen: UIViewController {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var changes = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            (list.frame, list.autoresizingMask, list.alwaysBounceVertical) = (
                view.bounds, [.flexibleWidth, .flexibleHeight], true
            )
            view.addSubview(list)
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            changes += 1
        }
    }

    @Test
    func
        `A controller's additional safe area insets reach its view, and move the content of a list that is at its top`()
    {
        let screen = stage.run { Screen() }
        stage.run { stage.window.rootViewController = screen }
        stage.settle()
        #expect(screen.list.contentOffset.y == 0)
        #expect(screen.changes == 0)
        stage.act("add") { screen.additionalSafeAreaInsets = UIEdgeInsets(50, 0, 30, 0) }
        #expect(screen.changes == 1)
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
        #expect(screen.list.safeAreaInsets.top == 50)
        #expect(screen.list.adjustedContentInset.top == 50)
        #expect(screen.list.contentOffset == CGPoint(0, -50), "[SCROLL-01]")
        #expect(screen.view.safeAreaLayoutGuide.layoutFrame == CGRect(0, 50, 300, 420))
        #expect(screen.view.layoutMargins == UIEdgeInsets(50, 16, 30, 16))
        stage.act("same") { screen.additionalSafeAreaInsets = UIEdgeInsets(50, 0, 30, 0) }
        #expect(screen.changes == 1)
        stage.act("none") { screen.additionalSafeAreaInsets = .zero }
        #expect(screen.changes == 2)
        #expect(screen.list.contentOffset == .zero)
    }

    @Test
    func
        `Additional safe area insets that a controller got before the stage was made reach its subviews, even after these move`()
    {
        let screen = Screen()
        screen.additionalSafeAreaInsets = UIEdgeInsets(50, 0, 30, 0)
        let stage = Stage(width: 300, height: 500, scale: 2)
        stage.run { stage.window.rootViewController = screen }
        stage.settle()
        #expect(screen.changes == 1)
        #expect(screen.list.safeAreaInsets.top == 50)
        stage.act("move down") { screen.list.frame.origin.y = 20 }
        #expect(screen.list.safeAreaInsets.top == 30)
    }
}
