import Offscreen
import Testing
import UIKit

/// Constraints between items whose reading directions differ.
@MainActor struct MixedDirectionTests {
    private let stage = Stage(width: 200, height: 100, scale: 1, records: false)
    private let parent = UIView(frame: CGRect(0, 0, 200, 100))

    private struct Case {
        let attribute: NSLayoutConstraint.Attribute
        let other: NSLayoutConstraint.Attribute
        let isMirrored: Bool
        let isOtherMirrored: Bool
        /// The left edge of a view that is 20 points wide and 10 points from the other view's edge.
        let left: CGFloat
    }

    /// The other view is 100 points wide from 50 to 150, with margins of 6 points at the left and
    /// 14 points at the right.
    private func leftEdge(_ one: Case) -> CGFloat {
        let (view, other) = (stage.child(of: parent), stage.child(of: parent))
        defer { [view, other].forEach { $0.removeFromSuperview() } }
        view.semanticContentAttribute = one.isMirrored ? .forceRightToLeft : .forceLeftToRight
        other.semanticContentAttribute = one.isOtherMirrored ? .forceRightToLeft : .forceLeftToRight
        other.layoutMargins = UIEdgeInsets(0, 6, 0, 14)
        view.layoutMargins = .zero
        stage.activate(
            other.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 50),
            other.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 20),
            NSLayoutConstraint(
                item: view, attribute: one.attribute, relatedBy: .equal, toItem: other, attribute: one.other,
                multiplier: 1, constant: 10))
        return view.frame.minX
    }

    @Test func `Leading and trailing edges and margins resolve by the direction of the item that has them`() {
        stage.show(parent)
        for one in [
            Case(attribute: .leading, other: .leading, isMirrored: false, isOtherMirrored: false, left: 60),
            // The other view's leading edge is its right edge.
            Case(attribute: .leading, other: .leading, isMirrored: false, isOtherMirrored: true, left: 160),
            // The view's own leading edge is its right edge, and its constant counts from right to
            // left.
            Case(attribute: .leading, other: .leading, isMirrored: true, isOtherMirrored: false, left: 20),
            Case(attribute: .leading, other: .leading, isMirrored: true, isOtherMirrored: true, left: 120),
            Case(attribute: .trailing, other: .trailing, isMirrored: false, isOtherMirrored: true, left: 40),
            Case(attribute: .trailing, other: .trailing, isMirrored: true, isOtherMirrored: false, left: 140),
            Case(attribute: .leading, other: .trailing, isMirrored: true, isOtherMirrored: false, left: 120),
            Case(attribute: .leading, other: .leadingMargin, isMirrored: false, isOtherMirrored: true, left: 146),
            Case(attribute: .leading, other: .trailingMargin, isMirrored: false, isOtherMirrored: true, left: 66),
            Case(attribute: .leadingMargin, other: .leading, isMirrored: true, isOtherMirrored: false, left: 20),
            Case(attribute: .left, other: .left, isMirrored: true, isOtherMirrored: true, left: 60),
        ] {
            let left = leftEdge(one)
            #expect(left == one.left, "\(one)")
        }
    }
}
