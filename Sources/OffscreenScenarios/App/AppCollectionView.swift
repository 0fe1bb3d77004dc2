import UIKit

/// A way in which apps put cards and cells in order, for the lab and for hunts. The scenario command
/// `fix` turns it on or off.
enum OrderFix: String, CaseIterable, Sendable {
    case cardsToBack = "cards-to-back"
    case forwardLoop = "cards-to-back-forward"
    case allDecorationsToBack = "decorations-to-back"
    case completeOrder = "complete-order"
    case zPositionOnCells = "z-position-on-cells"
    case zPositionEverywhere = "z-position-everywhere"

    var text: String {
        switch self {
        case .cardsToBack:
            "in layoutSubviews, calls super and then sendSubviewToBack for each card, the frontmost first [STACK-08]"
        case .forwardLoop: "as cards-to-back, with a loop that runs forwards [STACK-09]"
        case .allDecorationsToBack: "as cards-to-back, for every decoration, armbands too [STACK-09]"
        case .completeOrder:
            """
            in layoutSubviews, sends views with z < 0 to the back and brings those with z > 0 to the \
            front, sorted by z
            """
        case .zPositionOnCells: "sets cell.layer.zPosition = zIndex, on cells only"
        case .zPositionEverywhere: "sets layer.zPosition = zIndex on cells, headers and decorations"
        }
    }
}

/// A collection view whose `layoutSubviews()` puts its subviews in order, and may invalidate the
/// layout.
final class AppCollectionView: UICollectionView {
    var fixes: Set<OrderFix> = [] {
        didSet { if fixes != oldValue { setNeedsLayout() } }
    }

    var invalidatesInLayout = false {
        didSet { if invalidatesInLayout != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if invalidatesInLayout { collectionViewLayout.invalidateLayout() }
        guard !fixes.isEmpty else { return }
        let stacked = subviews.compactMap { $0 as? any LayoutZIndexed }
        if fixes.contains(.cardsToBack) {
            for view in stacked.reversed() where view is SectionCardDecorationView { sendSubviewToBack(view) }
        }
        if fixes.contains(.forwardLoop) {
            for view in stacked where view is SectionCardDecorationView { sendSubviewToBack(view) }
        }
        if fixes.contains(.allDecorationsToBack) {
            for view in stacked.reversed() where !(view is SectionHeaderView) { sendSubviewToBack(view) }
        }
        if fixes.contains(.completeOrder) {
            let ascending = stacked.enumerated().sorted {
                ($0.element.layoutZIndex, $0.offset) < ($1.element.layoutZIndex, $1.offset)
            }
            .map(\.element)
            for view in ascending.reversed() where view.layoutZIndex < 0 { sendSubviewToBack(view) }
            for view in ascending where view.layoutZIndex > 0 { bringSubviewToFront(view) }
        }
        if fixes.contains(.zPositionEverywhere) {
            for view in stacked { view.layer.zPosition = CGFloat(view.layoutZIndex) }
        }
    }
}
