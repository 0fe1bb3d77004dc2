/// Tells the delegate that views are about to be shown.
final class Announcements: EnginePart {
    private let applier: AttributeApplier
    /// Views that asked for another size when they came on screen in a pass. They are announced when they have it. [PASS-06]
    @exclusivity(unchecked) private var waiting: [VisibleElements.Element] = []

    init(_ base: EnginePart, applier: AttributeApplier) {
        self.applier = applier
        super.init(base)
    }

    @inline(__always)
    var count: Int { waiting.count }

    @inline(__always)
    func announce(_ view: UICollectionReusableView, _ key: ElementKey) {
        applier.raiseHeader(view, key)
        clients.delegate.willDisplay(view, key)
    }

    func wait(for element: VisibleElements.Element) { waiting.append(element) }

    /// Announces the first of the views that wait.
    func announceWaiting(_ count: Int = .max) {
        let first = waiting.prefix(count)
        waiting.removeFirst(first.count)
        for element in first {
            if let key = state.visible.key(of: element.view) { announce(element.view, key) }
        }
    }

    /// Announces a view that leaves before it got the size that it asked for.
    @inline(__always)
    func announceLeaving(_ view: UICollectionReusableView) {
        guard !waiting.isEmpty, let index = waiting.firstIndex(where: { $0.view === view }) else { return }
        let element = waiting.remove(at: index)
        announce(element.view, element.key)
    }
}
