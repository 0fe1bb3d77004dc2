import UIKit

/// What the layouts below write down.
@MainActor
enum LayoutWatch {
    static func prepared() {
        DeviceTrace.current?.tell("layout prepare")
        DeviceTrace.current?.tally("prepare")
    }

    static func asked(for rect: CGRect) { DeviceTrace.current?.tellOnce("layout elements in \(DeviceFigures.text(rect))") }

    static func asked(about bounds: CGRect, answer: Bool) {
        DeviceTrace.current?.tellOnce("layout shouldInvalidate for \(DeviceFigures.text(bounds)) -> \(answer ? "yes" : "no")")
    }

    static func invalidated(by context: UICollectionViewLayoutInvalidationContext) {
        var words = ""
        if context.invalidateEverything { words += " everything" }
        if context.invalidateDataSourceCounts { words += " counts" }
        DeviceTrace.current?.tell("layout invalidate\(words)")
    }

    static func updates(_ items: [UICollectionViewUpdateItem]) {
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
        DeviceTrace.current?.tell("layout updates \(words.sorted().joined(separator: ", "))")
    }

    static func finalized() { DeviceTrace.current?.tell("layout finalize") }
}

/// A flow layout that writes down what it is asked.
final class WatchedFlowLayout: UICollectionViewFlowLayout {
    override func prepare() {
        LayoutWatch.prepared()
        super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutWatch.asked(for: rect)
        return super.layoutAttributesForElements(in: rect)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
        LayoutWatch.asked(about: newBounds, answer: answer)
        return answer
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutWatch.invalidated(by: context)
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutWatch.updates(updateItems)
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func finalizeCollectionViewUpdates() {
        LayoutWatch.finalized()
        super.finalizeCollectionViewUpdates()
    }
}

/// The card layout, which writes down what it is asked.
final class WatchedCardLayout: SectionCardDecorationLayout {
    override func prepare() {
        LayoutWatch.prepared()
        super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutWatch.asked(for: rect)
        return super.layoutAttributesForElements(in: rect)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
        LayoutWatch.asked(about: newBounds, answer: answer)
        return answer
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutWatch.invalidated(by: context)
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutWatch.updates(updateItems)
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func finalizeCollectionViewUpdates() {
        LayoutWatch.finalized()
        super.finalizeCollectionViewUpdates()
    }
}

/// The layout written by hand, which writes down what it is asked.
final class WatchedHandmadeLayout: HandmadeLayout {
    override func prepare() {
        LayoutWatch.prepared()
        super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        LayoutWatch.asked(for: rect)
        return super.layoutAttributesForElements(in: rect)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
        LayoutWatch.asked(about: newBounds, answer: answer)
        return answer
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        LayoutWatch.invalidated(by: context)
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        LayoutWatch.updates(updateItems)
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func finalizeCollectionViewUpdates() {
        LayoutWatch.finalized()
        super.finalizeCollectionViewUpdates()
    }
}
