import Testing

@testable import UIKit

@MainActor struct OrderingBugTests {
    private let cell = ElementKey.cell(section: 0, item: 0)
    private let card = ElementKey(category: .decorationView, kind: 0, section: 0, item: 0)
    private let attributes = [
        UICollectionViewLayoutAttributes(forCellWith: [0, 0]),
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: [0, 0]),
    ]
    private var entries: ContiguousArray<KnownAttributes.Entry> {
        [
            KnownAttributes.Entry(cell, attributes[0], answerNumber: 1),
            KnownAttributes.Entry(card, attributes[1], answerNumber: 1),
        ]
    }

    init() {
        for one in attributes { one.frame = CGRect(0, 0, 10, 10) }
        attributes[1].zIndex = -1
    }

    private func bug(_ mechanism: Behavior.Mechanism?, seed: UInt64? = nil) -> OrderingBug {
        let bug = OrderingBug()
        bug.rule = OrderingBug.Setting(mechanism: mechanism, seed: seed)
        return bug
    }

    /// Returns the plan of a pass, altered by the bug. By default all elements are on screen
    /// already.
    private func pass(_ bug: OrderingBug, on screen: [ElementKey]? = nil, hidesCard: Bool = false) -> ScreenChange {
        let visible = VisibleElements(screen ?? [cell, card])
        if hidesCard { attributes[1].isHidden = true }
        var plan = ScreenChange(from: visible.elements, to: entries, in: CGRect(0, 0, 10, 10))
        bug.misplaceViews(
            inPass: &plan, visibleElements: visible.elements, entries: entries, arrivalOrder: ArrivalOrder())
        return plan
    }

    /// Returns how a batch update, or another animated change, places the appearing cell and
    /// decoration.
    private func placings(_ bug: OrderingBug, isUpdate: Bool = true) -> [PlacementRule] {
        let correspondence = ElementCorrespondence(destination: { _ in nil }, source: { _ in nil }, isUpdate: isUpdate)
        var plan = ScreenChange(from: [], known: [], to: entries, by: correspondence, planVersion: 1)
        bug.misplaceEnteringViews(inAnimatedChange: &plan, entries: entries)
        return plan.entering.map(\.placing)
    }

    @Test
    func
        `With mechanism front, a visible decoration, but no cell, is moved to the front in one pass after a reload [STACK-15]`()
    {
        let bug = bug(.front)
        bug.noteReloadOrInvalidation()
        let plan = pass(bug)
        #expect(plan.entering.map(\.index) == [1])
        #expect(plan.entering.map(\.isOnScreen) == [true])
        #expect(plan.leaving.count == 0)
        #expect(plan.entering.map(\.placing) == [.inFront])
        #expect(pass(bug).entering.count == 0)
    }

    @Test
    func `The ordering bug does not move a decoration to the front if it becomes hidden in the same pass [STACK-15]`() {
        let bug = bug(.front)
        bug.noteReloadOrInvalidation()
        let plan = pass(bug, hidesCard: true)
        #expect(plan.leaving.map(\.position) == [1])
        #expect(plan.entering.count == 0)
    }

    @Test
    func
        `With mechanism front, a layout pass puts an appearing decoration in front only after a reload or an invalidation [STACK-15]`()
    {
        let bug = bug(.front)
        #expect(pass(bug, on: [cell]).entering.map(\.placing) == [.byZIndex])
        bug.noteReloadOrInvalidation()
        #expect(pass(bug, on: [cell]).entering.map(\.placing) == [.inFront])
    }

    @Test(arguments: [Behavior.Mechanism.transient, nil])
    func
        `Unless its mechanism is front, the bug neither moves visible views nor misplaces appearing ones after reloadData [STACK-15]`(
            mechanism: Behavior.Mechanism?
        )
    {
        let bug = bug(mechanism)
        bug.noteReloadOrInvalidation()
        #expect(pass(bug).entering.count == 0)
        #expect(pass(bug, on: [cell]).entering.map(\.placing) == [.byZIndex])
    }

    @Test
    func
        `In a batch update each mechanism of the ordering bug misplaces decorations of zIndex -1, but no cells [STACK-05] [STACK-14]`()
    {
        #expect(placings(bug(.front)) == [.byZIndex, .inFront])
        #expect(placings(bug(.transient)) == [.byZIndex, .byZero])
        #expect(placings(bug(nil)) == [.byZIndex, .byZIndex])
        #expect(placings(bug(.front), isUpdate: false) == [.byZIndex, .byZIndex])
    }

    @Test func `The transient mechanism of the ordering bug places a decoration of zIndex 0 correctly [STACK-05]`() {
        attributes[1].zIndex = 0
        #expect(placings(bug(.transient)) == [.byZIndex, .byZIndex])
    }

    @Test
    func
        `With a seed, the ordering bug misplaces a decoration in some updates, and in the same updates every time [STACK-05]`()
    {
        func picks() -> [Bool] {
            let bug = bug(.front, seed: 7)
            return (0..<32).map { _ in placings(bug).contains(.inFront) }
        }
        let first = picks()
        #expect(first == picks())
        #expect((8...24).contains(first.count { $0 }))
    }
}
