import Testing

@testable import UIKit

@MainActor @Suite("The ordering bug")
struct OrderingBugTests {
    private let cell = ElementKey.cell(section: 0, item: 0)
    private let card = ElementKey(category: .decorationView, kind: 0, section: 0, item: 0)
    private let rect = CGRect(0, 0, 10, 10)
    private let attributes = [
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: [0, 0]),
    ]
    private let entries: ContiguousArray<KnownAttributes.Entry>

    init() {
        for one in attributes { one.frame = CGRect(0, 0, 10, 10) }
        attributes[1].zIndex = -1
        entries = [KnownAttributes.Entry(cell, attributes[0], answer: 1), KnownAttributes.Entry(card, attributes[1], answer: 1)]
    }

    private func bug(_ mechanism: Behavior.Mechanism?, seed: UInt64? = nil) -> OrderingBug {
        let bug = OrderingBug()
        bug.rule = OrderingBug.Rule(mechanism: mechanism, seed: seed)
        return bug
    }

    private func shown(_ keys: [ElementKey]) -> ContiguousArray<VisibleElements.Element> {
        var visible = VisibleElements()
        for key in keys { visible.insert(VisibleElements.Element(key: key, view: UICollectionReusableView(frame: .zero), answer: 1)) }
        return visible.elements
    }

    /// Returns the plan of a pass, altered by the bug. By default everything is on screen already.
    private func pass(_ bug: OrderingBug, on screen: [ElementKey]? = nil) -> ScreenChange {
        let visible = shown(screen ?? [cell, card])
        var plan = ScreenChange(from: visible, to: entries, in: rect)
        bug.misplaceViews(inPass: &plan, visible: visible, entries: entries, arrival: ArrivalOrder())
        return plan
    }

    private func update(_ bug: OrderingBug, isUpdate: Bool = true) -> ScreenChange {
        let correspondence = ElementCorrespondence(destination: { _ in nil }, source: { _ in nil }, isUpdate: isUpdate)
        var plan = ScreenChange(from: [], known: [], to: entries, by: correspondence, planVersion: 1)
        bug.misplaceEnteringViews(inAnimatedChange: &plan, entries: entries)
        return plan
    }

    @Test func `After a reload the ordering bug moves visible decorations to the front in the next layout pass, but no cells [STACK-15]`() {
        let bug = bug(.front)
        bug.noteReloadOrInvalidation()
        let plan = pass(bug)
        #expect((plan.entering.map(\.index), plan.entering.map(\.isOnScreen)) == ([1], [true]))
        #expect(plan.entering.map(\.placing) == [.inFront])
        #expect(plan.leaving.isEmpty)
        #expect(pass(bug).entering.isEmpty)
    }

    @Test func `The ordering bug does not move a decoration to the front if it becomes hidden in the same pass [STACK-15]`() {
        let bug = bug(.front)
        bug.noteReloadOrInvalidation()
        let visible = shown([cell, card])
        attributes[1].isHidden = true
        let hidden: ContiguousArray = [entries[0], KnownAttributes.Entry(card, attributes[1], answer: 2)]
        var plan = ScreenChange(from: visible, to: hidden, in: rect)
        bug.misplaceViews(inPass: &plan, visible: visible, entries: hidden, arrival: ArrivalOrder())
        #expect(plan.leaving.map(\.position) == [1])
        #expect(plan.entering.isEmpty)
    }

    @Test
    func `With the ordering bug's mechanism front, an appearing decoration goes in front of its siblings only after a reload [STACK-15]`() {
        let bug = bug(.front)
        #expect(pass(bug, on: [cell]).entering.map(\.placing) == [.byZIndex])
        bug.noteReloadOrInvalidation()
        #expect(pass(bug, on: [cell]).entering.map(\.placing) == [.inFront])
    }

    @Test(arguments: [Behavior.Mechanism.transient, nil])
    func `After a reload no visible view is moved among its siblings, unless the ordering bug has the mechanism front [STACK-15]`(
        mechanism: Behavior.Mechanism?
    ) {
        let bug = bug(mechanism)
        bug.noteReloadOrInvalidation()
        #expect(pass(bug).entering.isEmpty)
        #expect(pass(bug, on: [cell]).entering.map(\.placing) == [.byZIndex])
    }

    @Test
    func `In a batch update both mechanisms of the ordering bug misplace appearing decorations, but no cells [STACK-05] [STACK-14]`() {
        #expect(update(bug(.front)).entering.map(\.placing) == [.byZIndex, .inFront])
        #expect(update(bug(.transient)).entering.map(\.placing) == [.byZIndex, .byZero])
        #expect(update(bug(nil)).entering.map(\.placing) == [.byZIndex, .byZIndex])
        #expect(update(bug(.front), isUpdate: false).entering.map(\.placing) == [.byZIndex, .byZIndex])
    }

    @Test func `The transient mechanism of the ordering bug places a decoration of zIndex 0 correctly [STACK-05]`() {
        attributes[1].zIndex = 0
        let entries: ContiguousArray = [self.entries[0], KnownAttributes.Entry(card, attributes[1], answer: 2)]
        let correspondence = ElementCorrespondence(destination: { _ in nil }, source: { _ in nil }, isUpdate: true)
        var plan = ScreenChange(from: [], known: [], to: entries, by: correspondence, planVersion: 1)
        bug(.transient).misplaceEnteringViews(inAnimatedChange: &plan, entries: entries)
        #expect(plan.entering.map(\.placing) == [.byZIndex, .byZIndex])
    }

    @Test func `With a seed, the ordering bug misplaces a decoration in some updates, and in the same updates every time [STACK-05]`() {
        func picks() -> [Bool] {
            let bug = bug(.front, seed: 7)
            return (0..<32).map { _ in update(bug).entering.contains { $0.placing == .inFront } }
        }
        let first = picks()
        #expect(first == picks())
        #expect((8...24).contains(first.count { $0 }))
    }
}
