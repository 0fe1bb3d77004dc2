import UIKit

/// Functions that write the calls of a layout into the trace, and call the inherited methods.
@MainActor
enum LayoutCallTrace {
    static func tracePrepare(calling perform: () -> Void) {
        DeviceTrace.current?.writeLine("layout prepare")
        DeviceTrace.current?.tally("prepare")
        perform()
    }

    static func traceElements<Answer>(in rect: CGRect, calling inherited: () -> Answer) -> Answer {
        DeviceTrace.current?.writeLineOnce("layout elements in \(DeviceValueFormat.text(rect))")
        return inherited()
    }

    static func traceShouldInvalidate(for bounds: CGRect, calling inherited: () -> Bool) -> Bool {
        let answer = inherited()
        DeviceTrace.current?.writeLineOnce(
            "layout shouldInvalidate for \(DeviceValueFormat.text(bounds)) -> \(answer ? "yes" : "no")")
        return answer
    }

    static func traceInvalidation(with context: UICollectionViewLayoutInvalidationContext, calling perform: () -> Void)
    {
        let words =
            (context.invalidateEverything ? " everything" : "") + (context.invalidateDataSourceCounts ? " counts" : "")
        DeviceTrace.current?.writeLine("layout invalidate\(words)")
        perform()
    }

    static func traceUpdates(_ items: [UICollectionViewUpdateItem], calling perform: () -> Void) {
        let words = items.map { item -> String in
            let before = item.indexPathBeforeUpdate.map { DeviceValueFormat.text($0) } ?? "nothing"
            let after = item.indexPathAfterUpdate.map { DeviceValueFormat.text($0) } ?? "nothing"
            switch item.updateAction {
            case .insert: return "insert \(after)"
            case .delete: return "delete \(before)"
            case .reload: return "reload \(before)"
            case .move: return "move \(before) to \(after)"
            default: return "nothing"
            }
        }
        DeviceTrace.current?.writeLine("layout updates \(words.sorted().joined(separator: ", "))")
        perform()
    }

    static func traceFinalize(calling perform: () -> Void) {
        DeviceTrace.current?.writeLine("layout finalize")
        perform()
    }
}

final class WatchedFlowLayout: UICollectionViewFlowLayout {
    override func prepare() { LayoutCallTrace.tracePrepare { super.prepare() } }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutCallTrace.traceElements(in: rect) { super.layoutAttributesForElements(in: rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        LayoutCallTrace.traceShouldInvalidate(for: newBounds) {
            super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutCallTrace.traceInvalidation(with: context) { super.invalidateLayout(with: context) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutCallTrace.traceUpdates(updateItems) { super.prepare(forCollectionViewUpdates: updateItems) }
    }

    override func finalizeCollectionViewUpdates() {
        LayoutCallTrace.traceFinalize { super.finalizeCollectionViewUpdates() }
    }
}

final class WatchedCardLayout: SectionCardDecorationLayout {
    override func prepare() { LayoutCallTrace.tracePrepare { super.prepare() } }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutCallTrace.traceElements(in: rect) { super.layoutAttributesForElements(in: rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        LayoutCallTrace.traceShouldInvalidate(for: newBounds) {
            super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutCallTrace.traceInvalidation(with: context) { super.invalidateLayout(with: context) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutCallTrace.traceUpdates(updateItems) { super.prepare(forCollectionViewUpdates: updateItems) }
    }

    override func finalizeCollectionViewUpdates() {
        LayoutCallTrace.traceFinalize { super.finalizeCollectionViewUpdates() }
    }
}

final class WatchedHandmadeLayout: HandmadeLayout {
    override func prepare() { LayoutCallTrace.tracePrepare { super.prepare() } }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutCallTrace.traceElements(in: rect) { super.layoutAttributesForElements(in: rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        LayoutCallTrace.traceShouldInvalidate(for: newBounds) {
            super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutCallTrace.traceInvalidation(with: context) { super.invalidateLayout(with: context) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutCallTrace.traceUpdates(updateItems) { super.prepare(forCollectionViewUpdates: updateItems) }
    }

    override func finalizeCollectionViewUpdates() {
        LayoutCallTrace.traceFinalize { super.finalizeCollectionViewUpdates() }
    }
}
