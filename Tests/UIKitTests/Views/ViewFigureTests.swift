import Offscreen
import Testing

@testable import UIKit

/// What views begin with and keep, where device figures or headers say so.
@MainActor @Suite("What views begin with")
struct ViewFigureTests {
    @Test func `A label made in code hugs its text as other views do [VIEW-02]`() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(UILabel().contentHuggingPriority(for: axis) == UILayoutPriority(250))
            #expect(UILabel().contentCompressionResistancePriority(for: axis) == UILayoutPriority(750))
        }
    }

    @Test func `Tints are normal, and a layer's border is opaque black [VIEW-08]`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintAdjustmentMode == .normal && UIColor(cgColor: inner.layer.borderColor!) == .black)
        #expect(CALayer().borderColor == UIColor.black.cgColor)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintAdjustmentMode == .normal)
    }

    @Test func `What is kept and never read begins with its documented value`() {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        keeps(UIView(), .value(\.isMultipleTouchEnabled, false, true), .value(\.isExclusiveTouch, false, true))
        keeps(CALayer(), .value(\.allowsGroupOpacity, true, false), .value(\.needsDisplayOnBoundsChange, false, true))
        keeps(UILabel(), .value(\.baselineAdjustment, .alignBaselines, .none), .value(\.lineBreakStrategy, .standard, .pushOut))
        keeps(
            list, .value(\.dragInteractionEnabled, true, false), .value(\.reorderingCadence, .immediate, .slow),
            .value(\.allowsFocus, false, true), .value(\.selectionFollowsFocus, false, true))
        #expect((list.hasActiveDrag, list.hasActiveDrop, UIView().alignmentRectInsets) == (false, false, .zero))
    }

    @Test func `An alignment rectangle is the frame without its insets`() {
        final class Framed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(1, 2, 3, 4) }
        }
        let (view, frame) = (Framed(), CGRect(10, 20, 30, 40))
        #expect(view.alignmentRect(forFrame: frame) == CGRect(12, 21, 24, 36))
        #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    }

    @Test func `Ambiguity and drawing say that they are not modelled`() {
        let stage = Stage(width: 100, height: 100, scale: 1)
        let view = stage.run { UIView() }
        stage.act("ask") {
            #expect(!view.hasAmbiguousLayout && !view.drawHierarchy(in: .zero, afterScreenUpdates: true))
        }
        let trace = stage.recording.trace
        #expect(trace.contains("UIView.hasAmbiguousLayout") && trace.contains("UIView.drawHierarchy(in:afterScreenUpdates:)"))
    }

    // MARK: - Safe area and margins

    private final class Screen: UIViewController {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var changes = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.alwaysBounceVertical = true
            view.addSubview(list)
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            changes += 1
        }
    }

    @Test func `A controller adds to the safe area of its view, and content at its top follows`() {
        let stage = Stage(width: 300, height: 500, scale: 2)
        let screen = stage.run { Screen() }
        stage.run { stage.window.rootViewController = screen }
        stage.settle()
        #expect(screen.list.contentOffset.y == 0 && screen.changes == 0)
        stage.act("add") { screen.additionalSafeAreaInsets = UIEdgeInsets(50, 0, 30, 0) }
        #expect(screen.changes == 1 && screen.view.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
        #expect(screen.list.safeAreaInsets.top == 50 && screen.list.adjustedContentInset.top == 50)
        #expect(screen.list.contentOffset == CGPoint(0, -50), "[SCROLL-01]")
        #expect(screen.view.safeAreaLayoutGuide.layoutFrame == CGRect(0, 50, 300, 420))
        #expect(screen.view.layoutMargins == UIEdgeInsets(50, 16, 30, 16))
        stage.act("same") { screen.additionalSafeAreaInsets = UIEdgeInsets(50, 0, 30, 0) }
        #expect(screen.changes == 1)
        stage.act("none") { screen.additionalSafeAreaInsets = .zero }
        #expect(screen.changes == 2 && screen.list.contentOffset == .zero)
    }

    @Test func `A view may keep clear of its superview's margins`() {
        final class Told: UIView {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let (outer, inner) = (UIView(frame: CGRect(0, 0, 100, 100)), Told(frame: CGRect(5, 0, 90, 50)))
        outer.addSubview(inner)
        outer.layoutMargins = UIEdgeInsets(30, 20, 30, 10)
        #expect(inner.layoutMargins == UIEdgeInsets(8, 8, 8, 8) && inner.changes == 0)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(30, 15, 8, 8) && inner.changes == 1)
        outer.layoutMargins.left = 40
        #expect(inner.layoutMargins.left == 35 && inner.changes == 2)
        inner.layoutMargins.left = 60
        #expect(inner.layoutMargins.left == 60)
    }
}
