import UIKit

/// Functions that write the calls of a layout into the trace, and call the inherited methods.
@MainActor
enum LayoutWatch {
    static func prepare(_ perform: () -> Void) {
        DeviceTrace.current?.writeLine("layout prepare")
        DeviceTrace.current?.tally("prepare")
        perform()
    }

    static func elements<Answer>(in rect: CGRect, _ answer: () -> Answer) -> Answer {
        DeviceTrace.current?.writeLineOnce("layout elements in \(DeviceFigures.text(rect))")
        return answer()
    }

    static func shouldInvalidate(for bounds: CGRect, _ answer: () -> Bool) -> Bool {
        let answer = answer()
        DeviceTrace.current?.writeLineOnce("layout shouldInvalidate for \(DeviceFigures.text(bounds)) -> \(answer ? "yes" : "no")")
        return answer
    }

    static func invalidate(with context: UICollectionViewLayoutInvalidationContext, _ perform: () -> Void) {
        let words = (context.invalidateEverything ? " everything" : "") + (context.invalidateDataSourceCounts ? " counts" : "")
        DeviceTrace.current?.writeLine("layout invalidate\(words)")
        perform()
    }

    static func update(_ items: [UICollectionViewUpdateItem], _ perform: () -> Void) {
        let words = items.map { item -> String in
            let before = item.indexPathBeforeUpdate.map { DeviceFigures.text($0) } ?? "nothing"
            let after = item.indexPathAfterUpdate.map { DeviceFigures.text($0) } ?? "nothing"
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

    static func finalize(_ perform: () -> Void) {
        DeviceTrace.current?.writeLine("layout finalize")
        perform()
    }
}

/// A flow layout that writes its calls into the trace.
final class WatchedFlowLayout: UICollectionViewFlowLayout {
    override func prepare() { LayoutWatch.prepare { super.prepare() } }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutWatch.elements(in: rect) { super.layoutAttributesForElements(in: rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        LayoutWatch.shouldInvalidate(for: newBounds) { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutWatch.invalidate(with: context) { super.invalidateLayout(with: context) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutWatch.update(updateItems) { super.prepare(forCollectionViewUpdates: updateItems) }
    }

    override func finalizeCollectionViewUpdates() { LayoutWatch.finalize { super.finalizeCollectionViewUpdates() } }
}

/// A card layout that writes its calls into the trace.
final class WatchedCardLayout: SectionCardDecorationLayout {
    override func prepare() { LayoutWatch.prepare { super.prepare() } }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutWatch.elements(in: rect) { super.layoutAttributesForElements(in: rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        LayoutWatch.shouldInvalidate(for: newBounds) { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutWatch.invalidate(with: context) { super.invalidateLayout(with: context) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutWatch.update(updateItems) { super.prepare(forCollectionViewUpdates: updateItems) }
    }

    override func finalizeCollectionViewUpdates() { LayoutWatch.finalize { super.finalizeCollectionViewUpdates() } }
}

/// A handmade layout that writes its calls into the trace.
final class WatchedHandmadeLayout: HandmadeLayout {
    override func prepare() { LayoutWatch.prepare { super.prepare() } }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutWatch.elements(in: rect) { super.layoutAttributesForElements(in: rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        LayoutWatch.shouldInvalidate(for: newBounds) { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutWatch.invalidate(with: context) { super.invalidateLayout(with: context) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutWatch.update(updateItems) { super.prepare(forCollectionViewUpdates: updateItems) }
    }

    override func finalizeCollectionViewUpdates() { LayoutWatch.finalize { super.finalizeCollectionViewUpdates() } }
}
