import Offscreen
import Testing
import UIKit

/// A flow layout that logs its invalidations.
class LoggingFlowLayout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var invalidations = 0
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
    override func invalidateLayout() {
        invalidations += 1
        super.invalidateLayout()
    }
}

/// A layout without elements that logs its invalidations.
final class LoggingLayout: UICollectionViewLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var invalidations = 0
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
    override func invalidateLayout() {
        invalidations += 1
        super.invalidateLayout()
    }
}

/// Invalidation contexts. The 13 lines were measured with UIKit (Catalyst on macOS 27) and
/// published in https://github.com/kern0x1b/charon,
/// `tests/backports/device/invalidation-expectations.h`. The model has all of their values.
@MainActor struct InvalidationVectorTests {
    private func paths(_ paths: [IndexPath]?) -> String {
        paths.map { $0.map { "\($0.section)-\($0.item)" }.joined(separator: ",") } ?? "nil"
    }

    private func kinds(_ kinds: [String: [IndexPath]]?) -> String {
        kinds.map { $0.sorted { $0.key < $1.key }.map { "\($0.key) \(paths($0.value))" }.joined(separator: "; ") }
            ?? "nil"
    }

    /// Returns a context as text: everything, counts, items, headers and footers, decorations, and
    /// the adjustments.
    private func text(_ context: UICollectionViewLayoutInvalidationContext) -> [String] {
        [
            "\(context.invalidateEverything)", "\(context.invalidateDataSourceCounts)",
            paths(context.invalidatedItemIndexPaths),
            kinds(context.invalidatedSupplementaryIndexPaths), kinds(context.invalidatedDecorationIndexPaths),
            "\(context.contentOffsetAdjustment.x) \(context.contentOffsetAdjustment.y)",
            "\(context.contentSizeAdjustment.width) \(context.contentSizeAdjustment.height)",
        ]
    }

    private let nothing = ["false", "false", "nil", "nil", "nil", "0.0 0.0", "0.0 0.0"]
    private let first = IndexPath(item: 1, section: 2)
    private let second = IndexPath(item: 0, section: 0)

    @Test
    func
        `A new invalidation context is empty, but a flow layout's context invalidates delegate metrics and attributes`()
    {
        #expect(text(UICollectionViewLayoutInvalidationContext()) == nothing)
        let flow = UICollectionViewFlowLayoutInvalidationContext()
        #expect(text(flow) == nothing)
        #expect([flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes] == [true, true])
        flow.invalidateFlowLayoutDelegateMetrics = false
        flow.invalidateFlowLayoutAttributes = false
        #expect([flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes] == [false, false])
        #expect("\(UICollectionViewLayout.invalidationContextClass)" == "UICollectionViewLayoutInvalidationContext")
        #expect(
            "\(UICollectionViewFlowLayout.invalidationContextClass)" == "UICollectionViewFlowLayoutInvalidationContext")
    }

    @Test func `An invalidation context stores the index paths of each kind sorted and without duplicates`() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [first, second])
        context.invalidateItems(at: [second, first])
        #expect(text(context) == ["false", "false", "0-0,2-1", "nil", "nil", "0.0 0.0", "0.0 0.0"])
        context.invalidateSupplementaryElements(ofKind: "Header", at: [first])
        context.invalidateSupplementaryElements(ofKind: "Header", at: [second, first])
        context.invalidateSupplementaryElements(ofKind: "Footer", at: [second])
        context.invalidateDecorationElements(ofKind: "Rule", at: [first])
        let named = ["false", "false", "0-0,2-1", "Footer 0-0; Header 0-0,2-1", "Rule 2-1"]
        #expect(text(context) == named + ["0.0 0.0", "0.0 0.0"])
        context.contentOffsetAdjustment = CGPoint(3, 4)
        context.contentSizeAdjustment = CGSize(5, 6)
        #expect(text(context) == named + ["3.0 4.0", "5.0 6.0"])
        var list = [first]
        let held = UICollectionViewLayoutInvalidationContext()
        held.invalidateItems(at: list)
        list.append(second)
        #expect(paths(held.invalidatedItemIndexPaths) == "2-1")
    }

    @Test
    func
        `Without a collection view, the invalidation context for new bounds is empty and has the layout's context class`()
    {
        Stage(width: 320, height: 480).run {
            let bounds = CGRect(0, 0, 10, 10)
            let flow = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: bounds)
            #expect("\(type(of: flow))" == "UICollectionViewFlowLayoutInvalidationContext")
            #expect(text(flow) == nothing)
            let base = UICollectionViewLayout().invalidationContext(forBoundsChange: bounds)
            #expect("\(type(of: base))" == "UICollectionViewLayoutInvalidationContext")
            #expect(text(base) == nothing)
        }
    }

    @Test
    func `Without a collection view, invalidateLayout() calls invalidateLayout(with:), but not the reverse [INV-01]`() {
        Stage(width: 320, height: 480).run {
            let flow = LoggingFlowLayout()
            flow.invalidateLayout()
            #expect(flow.contexts.count == 1)
            #expect(flow.invalidations == 1)
            #expect(flow.contexts.first.map { "\(type(of: $0))" } == "UICollectionViewFlowLayoutInvalidationContext")
            #expect(flow.contexts.first.map(text) == nothing)
            flow.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
            #expect(flow.contexts.count == 2)
            #expect(flow.invalidations == 1)
            let plain = LoggingLayout()
            plain.invalidateLayout()
            #expect(plain.contexts.count == 1)
            #expect(plain.invalidations == 1)
            plain.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
            #expect(plain.contexts.count == 2)
            #expect(plain.invalidations == 1)
        }
    }
}
