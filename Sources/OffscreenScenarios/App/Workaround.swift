import UIKit

/// A workaround that developers use for a common mistake or a bug of UIKit. The scenario command
/// `fix` turns it on or off.
enum Workaround: String, CaseIterable, Sendable {
    case cardsToBack = "cards-to-back"
    case forwardLoop = "cards-to-back-forward"
    case allDecorationsToBack = "decorations-to-back"
    case completeOrder = "complete-order"
    case backgroundLast = "background-last"
    case zPositionEverywhere = "z-position-everywhere"
    case untouchableDecorations = "untouchable-decorations"
    case headerZPosition = "header-z-position"
    case configureInWillDisplay = "configure-in-will-display"
    case checkIdentity = "check-identity"
    case resetInReuse = "reset-in-reuse"
    case subviewBeside = "subview-beside"
    case registerOnce = "register-once"
    case measurePrototype = "measure-prototype"
    case oneQueue = "one-queue"
    case identifierByStyle = "identifier-by-style"
    case askWidth = "ask-width"
    case clampOffset = "clamp-offset"
    case startOnce = "start-once"
    case sizesByItem = "sizes-by-item"
    case hearRows = "hear-rows"
    case keepOffset = "keep-offset"

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
        case .backgroundLast:
            "in layoutSubviews, sends the backgroundView to the back after any other workaround [STACK-09]"
        case .zPositionEverywhere: "sets layer.zPosition = zIndex on cells, headers and decorations"
        case .untouchableDecorations: "sets isUserInteractionEnabled = false on decorations"
        case .headerZPosition: "sets layer.zPosition = 0 in willDisplaySupplementaryView [STACK-11]"
        case .configureInWillDisplay: "configures cells again in willDisplay"
        case .checkIdentity: "shows a late image only if the cell still represents the item"
        case .resetInReuse: "resets in prepareForReuse what cellForItemAt may set"
        case .registerOnce: "makes the CellRegistration once, and keeps it"
        case .measurePrototype: "measures a cell that was made once by hand, and dequeues no cell for it"
        case .oneQueue: "applies all snapshots on the main queue"
        case .identifierByStyle: "has a reuse identifier for each style of cell"
        case .askWidth: "reads the collection view's width whenever it is asked for a size"
        case .clampOffset: "sets no content offset beyond the end of the content"
        case .startOnce: "sets the content offset only in the first call of viewDidLayoutSubviews"
        case .sizesByItem: "finds an item's size by the item and not by the index path, also while the item is carried"
        case .hearRows: "observes orthogonal sections that scroll, by visibleItemsInvalidationHandler"
        case .keepOffset: "adds the growth of the content to the content offset after each update"
        case .subviewBeside: "adds its own view beside the collection view, to the superview"
        }
    }
}

/// A collection view whose `layoutSubviews()` applies workarounds for the sibling order, the
/// zPosition and the touches of its subviews, and may invalidate the layout by mistake.
final class AppCollectionView: UICollectionView {
    var workarounds: Set<Workaround> = [] {
        didSet { if workarounds != oldValue { setNeedsLayout() } }
    }

    var invalidatesInLayout = false {
        didSet { if invalidatesInLayout != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if invalidatesInLayout { collectionViewLayout.invalidateLayout() }
        guard !workarounds.isEmpty else { return }
        let stacked = subviews.compactMap { $0 as? any LayoutZIndexed }
        if workarounds.contains(.cardsToBack) {
            for view in stacked.reversed() where view is SectionCardDecorationView { sendSubviewToBack(view) }
        }
        if workarounds.contains(.forwardLoop) {
            for view in stacked where view is SectionCardDecorationView { sendSubviewToBack(view) }
        }
        if workarounds.contains(.allDecorationsToBack) {
            for view in stacked.reversed() where !(view is SectionHeaderView) { sendSubviewToBack(view) }
        }
        if workarounds.contains(.completeOrder) {
            let ascending = stacked.enumerated().sorted {
                ($0.element.layoutZIndex, $0.offset) < ($1.element.layoutZIndex, $1.offset)
            }
            .map(\.element)
            for view in ascending.reversed() where view.layoutZIndex < 0 { sendSubviewToBack(view) }
            for view in ascending where view.layoutZIndex > 0 { bringSubviewToFront(view) }
        }
        if workarounds.contains(.zPositionEverywhere) {
            for view in stacked { view.layer.zPosition = CGFloat(view.layoutZIndex) }
        }
        if workarounds.contains(.untouchableDecorations) {
            for view in stacked where !(view is SectionHeaderView) { view.isUserInteractionEnabled = false }
        }
        if workarounds.contains(.backgroundLast), let backgroundView { sendSubviewToBack(backgroundView) }
    }
}
