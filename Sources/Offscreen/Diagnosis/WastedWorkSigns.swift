import UIKit

/// Looks for layouts that are prepared in every step or laid out without end, for cells that are
/// dequeued in vain, and for reloads while a cell is asked for. Exhibits 28, 33, 34 and 52.
struct WastedWorkSigns: SignReader {
    private static let passThreshold = 50
    /// The number of ticks in a row that scrolled each collection view and prepared its layout,
    /// although no view on screen changed. Ticks without events of the collection view are skipped.
    private var preparedSteps: [String: Int] = [:]
    /// The findings about layouts that were prepared in each of several ticks, at most one for each
    /// collection view.
    private var preparationFindings: [(list: String, finding: SignFinding)] = []
    /// The collection views in which a tick that scrolled prepared the layout and gave an element
    /// other attributes, as a parallax header needs, even if UIKit did not apply them.
    private var listsWithFollowingViews: Set<String> = []
    /// The collection views with a finding about a reload while the data source is asked for a
    /// view.
    private var listsReloadedInRequest: Set<String> = []

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        misplacedCallFindings(at: context)
            + context.lists.flatMap { list -> [SignFinding] in
                notePreparations(in: list, previous: previous?[list: list.name], at: context)
                return layoutLoopFindings(in: list)
            }
    }

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        preparationFindings.filter { !listsWithFollowingViews.contains($0.list) }.map(\.finding)
    }

    /// Returns a finding if a collection view is laid out again and again in one tick.
    private func layoutLoopFindings(in list: CollectionViewNode) -> [SignFinding] {
        let passes = list.events.count { $0.verb == .pass && $0.extent == .begin }
        guard passes >= WastedWorkSigns.passThreshold else { return [] }
        return list.findings(exhibit: 33, text: "\(list.name) is laid out \(passes) times in one tick")
    }

    /// Counts the ticks in a row that scroll, prepare the layout and discard all attributes,
    /// although no view on screen changes. Ticks without events of the collection view are skipped.
    private mutating func notePreparations(
        in list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext
    ) {
        let events = list.events
        let moves = events.filter { $0.verb == .bounds }
        guard !moves.isEmpty, moves.allSatisfy({ $0.rect?.size == $0.otherRect?.size }) else {
            if !events.isEmpty { preparedSteps[list.name] = 0 }
            return
        }
        let isInVain =
            events.contains { $0.verb == .prepare }
            && events.first { $0.verb == .pass && $0.extent == .begin }.map { $0.otherRect.map(\.isEmpty) ?? true }
                == true
            && !list.isUpdateOrReload
        let madeOrTakenViews = events.madeOrTakenViews
        let isFollowed = events.contains { event in
            guard event.verb == .apply, let name = event.view, let old = before?.view(named: name),
                let new = list.view(named: name)
            else { return false }
            return old.element == new.element && !madeOrTakenViews.contains(name)
        }
        // The layout may use the offset only for a property of its attributes that `isEqual(_:)`
        // does not compare. The new attributes then count as equal, and are not applied.
        let isFollowedInVain = events.contains(where: \.skipsChange)
        // A header may follow the offset elsewhere, for example when the list is pulled down.
        let mayBeFollowed = list.views.contains { !$0.isCell }
        if isFollowed || isFollowedInVain || mayBeFollowed, events.contains(where: { $0.verb == .prepare }) {
            listsWithFollowingViews.insert(list.name)
        }
        preparedSteps[list.name] = isInVain && !isFollowed ? preparedSteps[list.name, default: 0] + 1 : 0
        guard preparedSteps[list.name] == 3, !preparationFindings.contains(where: { $0.list == list.name }) else {
            return
        }
        let text =
            """
            the layout of \(list.name) is prepared in each step of a scroll, and all of its attributes are \
            discarded, although those of the views on screen stay the same
            """
        preparationFindings.append((list.name, SignFinding(52, context, text)))
    }

    /// Returns findings about views that are dequeued while no view is asked for, about views that
    /// are dequeued in addition to the returned one, and about reloads while a view is asked for.
    private mutating func misplacedCallFindings(at context: TickContext) -> [SignFinding] {
        var findings: [SignFinding] = []
        var open: [(event: Event, dequeued: [String])] = []
        // The last call of the delegate outside of all other work, since the last such work.
        var call: Event?
        for event in context.tick.events {
            if open.isEmpty {
                if event.verb == .tell {
                    call = event
                } else if event.extent == .begin, event.verb != .apply {
                    call = nil
                }
            }
            switch event.extent {
            case .begin: open.append((event, []))
            case .end:
                guard let (begun, dequeued) = open.popLast(), event.verb == .answer,
                    let stray = dequeued.first(where: { $0 != event.text })
                else { continue }
                findings.append(
                    SignFinding(
                        28, context,
                        """
                        \(stray) is dequeued in \(begun.name), which returns \
                        \(event.text == "nil" ? "nothing" : event.text)
                        """, view: stray, noun: "view")
                )
            case .point:
                if event.verb == .invalidate, event.name == "everything", let list = event.collection,
                    let request = open.last(where: { $0.event.isAskForView && $0.event.collection == list })?.event,
                    listsReloadedInRequest.insert(list).inserted
                {
                    let element = request.element.map { " of \($0)" } ?? ""
                    findings.append(
                        SignFinding(
                            nil, context,
                            """
                            \(list) is reloaded while the data source is asked for the view\(element), so \
                            it requests all cells again
                            """
                        ))
                }
                guard event.makesOrTakesView, let view = event.view, !context.isOfTable(event) else { continue }
                if let index = open.lastIndex(where: { $0.event.isAskForView || $0.event.verb == .enter }) {
                    if open[index].event.isAskForView { open[index].dequeued.append(view) }
                } else if !open.contains(where: { $0.event.verb == .leave }) {
                    findings.append(
                        strayDequeueFinding(
                            of: view, during: open.last(where: { $0.event.verb == .ask })?.event, after: call,
                            at: context))
                }
            }
        }
        return findings
    }

    /// Returns a finding about a view that was dequeued while the data source was not asked for one.
    /// A recording does not show who dequeued the view. It shows the question during which, or the
    /// call after which, that happened.
    private func strayDequeueFinding(
        of view: String, during question: Event?, after call: Event?, at context: TickContext
    )
        -> SignFinding
    {
        func name(_ event: Event) -> String { event.name + (event.element.map { " of \($0)" } ?? "") }
        let moment =
            if let question {
                ", in \(name(question))"
            } else if let call {
                ", after the call of \(name(call))"
            } else {
                ""
            }
        // The exhibit's fix is about sizes.
        let fix =
            question?.name.hasPrefix("sizeForItem") == true
            ? nil
            : """
            dequeue a view only where the data source is asked for it, and return it; to change the cell that an \
            item has on screen, call the collection view's cellForItem(at:)
            """
        return SignFinding(
            34, context, "\(view) is dequeued while the data source is not asked for a view\(moment)", view: view,
            noun: "view", fix: fix)
    }
}

extension Event {
    fileprivate var isAskForView: Bool { verb == .ask && partner == "dataSource" && !name.hasPrefix("numberOf") }
}
