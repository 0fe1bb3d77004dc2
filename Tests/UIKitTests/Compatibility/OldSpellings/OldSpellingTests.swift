import Testing
import UIKit

/// The meaning of deprecated names. The checks are called through a protocol, so that using the
/// names gives no warning.
@MainActor
private protocol Checks {
    func results() -> [(String, Bool)]
}

@MainActor struct OldSpellingTests {
    private struct Functions: Checks {
        @available(*, deprecated)
        func results() -> [(String, Bool)] {
            let (rect, insets) = (CGRectMake(1, 2, 3, 4), UIEdgeInsetsMake(1, 2, 3, 4))
            return [
                (
                    "rect",
                    rect == CGRect(x: 1, y: 2, width: 3, height: 4) && CGPointMake(1, 2) == rect.origin
                        && CGSizeMake(3, 4) == rect.size
                ), ("edges", [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1, 2.5, 4]),
                ("edges down", [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 4, 6]),
                ("lengths", CGRectGetWidth(rect) == 3 && CGRectGetHeight(rect) == 4),
                ("union", CGRectUnion(rect, CGRectMake(0, 0, 1, 1)) == CGRect(x: 0, y: 0, width: 4, height: 6)),
                ("inset", CGRectInset(rect, 1, 1) == CGRect(x: 2, y: 3, width: 1, height: 2)),
                ("offset", CGRectOffset(rect, 1, 1).origin == CGPoint(x: 2, y: 3)),
                ("contains", CGRectContainsPoint(rect, CGPoint(x: 2, y: 3)) && !CGRectContainsPoint(rect, .zero)),
                ("intersects", CGRectIntersectsRect(rect, rect) && CGRectEqualToRect(rect, rect)),
                ("scale", CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3)),
                ("rotation", CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1)),
                ("translation", CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3)),
                ("insets", UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
                (
                    "inset rect",
                    UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, 10), insets) == CGRect(x: 2, y: 1, width: 4, height: 6)
                ),
                (
                    "directional",
                    NSDirectionalEdgeInsetsMake(1, 2, 3, 4)
                        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                ), ("offset value", UIOffsetEqualToOffset(UIOffsetMake(1, 2), UIOffset(horizontal: 1, vertical: 2))),
                (
                    "text",
                    NSStringFromCGRect(rect) == "{{1, 2}, {3, 4}}" && CGRectFromString("{{1, 2}, {3, 4}}") == rect
                ),
                (
                    "point text",
                    NSStringFromCGPoint(rect.origin) == "{1, 2}" && CGPointFromString("{1, 2}") == rect.origin
                ),
                ("size text", NSStringFromCGSize(rect.size) == "{3, 4}" && CGSizeFromString("{3, 4}") == rect.size),
                (
                    "insets text",
                    NSStringFromUIEdgeInsets(insets) == "{1, 2, 3, 4}"
                        && UIEdgeInsetsFromString("{1, 2, 3, 4}") == insets
                ),
                ("transform text", NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]"),
            ]
        }
    }

    private struct Constants: Checks {
        @available(*, deprecated)
        func results() -> [(String, Bool)] {
            [
                ("header", UICollectionElementKindSectionHeader == "UICollectionElementKindSectionHeader"),
                ("footer", UICollectionElementKindSectionFooter == UICollectionView.elementKindSectionFooter),
                ("automatic", UICollectionViewFlowLayoutAutomaticSize == UICollectionViewFlowLayout.automaticSize),
                (
                    "fitting",
                    UILayoutFittingCompressedSize == .zero
                        && UILayoutFittingExpandedSize == UIView.layoutFittingExpandedSize
                ),
                ("zero", UIEdgeInsetsZero == .zero && UIOffsetZero == .zero && UIViewNoIntrinsicMetric == -1),
                ("rates", UIScrollViewDecelerationRateNormal == 0.998 && UIScrollViewDecelerationRateFast == 0.99),
                ("levels", [UIWindowLevelNormal, UIWindowLevelStatusBar, UIWindowLevelAlert] == [0, 1000, 2000]),
                (
                    "gravity",
                    [kCAGravityCenter, kCAGravityResize, kCAGravityResizeAspect] == [
                        "center", "resize", "resizeAspect",
                    ]
                ),
                ("fill", [kCAFillModeForwards, kCAFillModeBoth] == ["forwards", "both"]),
                (
                    "timing",
                    [kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseInEaseOut] == ["linear", "easeInEaseOut"]
                ),
            ]
        }
    }

    private struct Members: Checks {
        @available(*, deprecated)
        func results() -> [(String, Bool)] {
            let (parent, a, b) = (UIView(), UIView(), UIView())
            parent.addSubview(a)
            parent.addSubview(b)
            parent.sendSubview(toBack: b)
            let sent = parent.subviews == [b, a]
            parent.bringSubview(toFront: b)
            final class Layout: UICollectionViewLayout {
                var prepared = 0
                override func prepare() { prepared += 1 }
                override var collectionViewContentSize: CGSize { CGSize(width: 1, height: 2) }
                override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
            }
            let layout = Layout()
            layout.prepareLayout()
            let (outer, inner) = (UIViewController(), UIViewController())
            outer.addChildViewController(inner)
            let added = outer.childViewControllers == [inner] && inner.parent === outer
            inner.didMove(toParentViewController: outer)
            inner.willMove(toParentViewController: nil)
            inner.removeFromParentViewController()
            let path = NSIndexPath(forItem: 3, inSection: 1)
            let position: UICollectionViewScrollPosition = .top
            return [
                ("order", sent && parent.subviews == [a, b]),
                ("layout", layout.prepared == 1 && layout.collectionViewContentSize() == CGSize(width: 1, height: 2)),
                ("in rect", layout.layoutAttributesForElementsInRect(.zero)?.isEmpty == true),
                ("children", added && outer.childViewControllers.isEmpty && !inner.isMovingToParentViewController),
                ("paths", path.item == 3 && path.section == 1 && NSIndexPath(forRow: 2, inSection: 0).row == 2),
                (
                    "types",
                    position == UICollectionView.ScrollPosition.top
                        && UIViewContentMode.center == UIView.ContentMode.center
                ),
            ]
        }
    }

    @Test func `Deprecated names of functions, constants, members and types mean the same as their current names`() {
        for checks in [Functions(), Constants(), Members()] as [any Checks] {
            for (name, isRight) in checks.results() { #expect(isRight, "\(name)") }
        }
    }

    @Test func `A subclass may declare its own method with a deprecated name`() {
        final class Layout: UICollectionViewLayout {
            var own = 0
            func prepareLayout() { own += 1 }
        }
        let layout = Layout()
        layout.prepareLayout()
        #expect(layout.own == 1)
    }
}
