import UIKit

/// What the app is asked and told, as lines.
extension DeviceTrace: AppWatcher {
    var classes: AppClasses {
        AppClasses(
            cell: WatchedCell.self, flow: { WatchedFlowLayout() }, cards: { WatchedCardLayout() }, handmade: { WatchedHandmadeLayout() })
    }

    func see(_ event: AppEvent) {
        switch event {
        case .asksSections(let count):
            tally("ask")
            tellOnce("ask numberOfSections -> \(count)")
        case .asksItems(let count, let section):
            tally("ask")
            tellOnce("ask numberOfItems in \(section) -> \(count)")
        case .asksView(let kind, let path):
            tally("ask")
            if kind == nil {
                tally("ask cell")
                tally("ask cell \(DeviceFigures.text(path))")
            }
            open("ask \(kind.map(word) ?? "cellForItem") \(DeviceFigures.text(path))")
        case .answers(let view):
            close()
            tell("  -> \(name(of: view))")
        case .willDisplay(let view, let kind, let path): tell("willDisplay \(element(kind, path)) \(name(of: view))")
        case .didEndDisplaying(let view, let kind, let path): tell("didEndDisplaying \(element(kind, path)) \(name(of: view))")
        case .moves(let from, let to): tell("move item \(DeviceFigures.text(from)) to \(DeviceFigures.text(to))")
        case .scrolls: tally("scroll")
        case .presses: tally("press")
        case .finds(let text, _): tell(text)
        }
    }

    func watch(_ call: AppCall, then next: (() -> Void)?, _ body: (((Bool) -> Void)?) -> Void) {
        body { [self] isFinished in
            tell("completion of the \(call)" + (call == .update ? ", finished \(isFinished ? "yes" : "no")" : ""))
            next?()
        }
    }

    private func element(_ kind: String?, _ path: IndexPath) -> String {
        (kind.map { "\(word(for: $0)) " } ?? "") + DeviceFigures.text(path)
    }

    /// UIKit's kinds by a short word.
    private func word(for kind: String) -> String {
        switch kind {
        case UICollectionView.elementKindSectionHeader: "header"
        case UICollectionView.elementKindSectionFooter: "footer"
        default: kind
        }
    }
}

extension ItemApp {
    /// Records the call. Only a trace needs it, so the delegate has this method only where traces are written.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        watcher.see(.didEndDisplaying(view, kind: elementKind, indexPath))
    }
}
