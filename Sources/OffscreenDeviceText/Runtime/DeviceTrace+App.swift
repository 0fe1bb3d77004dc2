import UIKit

/// Writes the calls that the app receives as lines of the trace. Scrolls and presses of buttons are
/// only counted.
extension DeviceTrace: AppWatcher {
    var classes: AppClasses {
        AppClasses(
            cell: WatchedCell.self, flow: { WatchedFlowLayout() }, cards: { WatchedCardLayout() },
            handmade: { WatchedHandmadeLayout() })
    }

    func handle(_ event: AppEvent) {
        switch event {
        case .asksSections(let count):
            tally("ask")
            writeLineOnce("ask numberOfSections -> \(count)")
        case .asksItems(let count, let section):
            tally("ask")
            writeLineOnce("ask numberOfItems in \(section) -> \(count)")
        case .asksView(let kind, let path):
            tally("ask")
            if kind == nil {
                tally("ask cell")
                tally("ask cell \(DeviceValueFormat.text(path))")
            }
            beginNesting(below: "ask \(kind.map(word) ?? "cellForItem") \(DeviceValueFormat.text(path))")
        case .answers(let view):
            endNesting()
            writeLine("  -> \(name(of: view))")
        case .willDisplay(let view, let kind, let path):
            writeLine("willDisplay \(elementText(ofKind: kind, at: path)) \(name(of: view))")
        case .didEndDisplaying(let view, let kind, let path):
            writeLine("didEndDisplaying \(elementText(ofKind: kind, at: path)) \(name(of: view))")
        case .moves(let from, let to):
            writeLine("move item \(DeviceValueFormat.text(from)) to \(DeviceValueFormat.text(to))")
        case .scrolls: tally("scroll")
        case .presses: tally("press")
        }
    }

    func perform(_ call: AppCallWithCompletion, then next: (() -> Void)?, _ body: (((Bool) -> Void)?) -> Void) {
        body { [self] isFinished in
            writeLine("completion of the \(call)" + (call == .update ? ", finished \(isFinished ? "yes" : "no")" : ""))
            next?()
        }
    }

    private func elementText(ofKind kind: String?, at path: IndexPath) -> String {
        (kind.map { "\(word(for: $0)) " } ?? "") + DeviceValueFormat.text(path)
    }

    /// Returns "header" or "footer" for UIKit's kinds of supplementary views; other kinds are
    /// returned unchanged.
    private func word(for kind: String) -> String {
        switch kind {
        case UICollectionView.elementKindSectionHeader: "header"
        case UICollectionView.elementKindSectionFooter: "footer"
        default: kind
        }
    }
}

extension ItemApp {
    /// Reports the end of the display of a supplementary view. Only the device's app implements
    /// this method, because only device traces contain this call.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        watcher.handle(.didEndDisplaying(view, kind: elementKind, indexPath))
    }
}
