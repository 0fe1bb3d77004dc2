import Offscreen
import UIKit

/// A rule that a recording must follow. The player's page can show the status of each rule. The
/// rules `touch` and `pools` are checked only at the end of each tick.
enum FilmRule: Int, CaseIterable {
    case order, touch, display, reuse, pools

    var name: String {
        switch self {
        case .order: "No view is in front of one with a greater z."
        case .touch: "A touch reaches the view that is seen."
        case .display: "willDisplay and didEndDisplaying come in pairs."
        case .reuse: "prepareForReuse is called on each view that is taken from a pool, and on no other."
        case .pools: "No live view waits in a pool."
        }
    }
}

/// Finds violations of the rules, except of the rule `order`. A view in front of one with a greater
/// zIndex violates that rule; `FilmWriter` finds these pairs.
struct FilmRuleChecker {
    struct Violation: Equatable {
        let rule: FilmRule
        let text: String
    }

    private var displayed: Set<String> = []
    /// The view that was last taken from a reuse pool, as long as no call of `prepareForReuse`
    /// followed or was reported as missing; nil if there is none.
    private var taken: String?
    /// The names of the messages that the app was told in the recording, such as `willDisplay`. A
    /// message that never occurs is not reported as missing, because the delegate may not implement
    /// it.
    private let sentMessages: Set<String>

    init(_ recording: Recording) {
        sentMessages = Set(recording.ticks.lazy.flatMap(\.events).filter { $0.verb == .tell }.map(\.name))
    }

    /// Returns the violations that an event causes.
    mutating func check(_ event: Event) -> [Violation] {
        guard event.extent != .end else { return [] }
        switch event.verb {
        case .take:
            defer { taken = event.view }
            return checkPreparationForReuse()
        case .make, .enter, .pass:
            return checkPreparationForReuse()
        case .call where event.name == "prepareForReuse":
            defer { taken = nil }
            guard taken != event.view else { return [] }
            return [
                Violation(
                    rule: .reuse, text: "\(event.view ?? "?"): prepareForReuse on a view that was not taken from a pool"
                )
            ]
        case .tell where event.name.hasPrefix("willDisplay"):
            guard let name = nameOfDisplayedView(in: event) else { return [] }
            return displayed.insert(name).inserted
                ? [] : [Violation(rule: .display, text: "\(name): willDisplay twice")]
        case .tell where event.name.hasPrefix("didEndDisplaying"):
            guard let name = nameOfDisplayedView(in: event) else { return [] }
            return displayed.remove(name) != nil
                ? [] : [Violation(rule: .display, text: "\(name): didEndDisplaying without willDisplay")]
        default: return []
        }
    }

    /// Returns the view of a `willDisplay` or `didEndDisplaying` message. Messages are paired by
    /// views, because the index path of an element can change in an update. Returns nil if only one
    /// of the two corresponding messages is ever sent.
    private func nameOfDisplayedView(in event: Event) -> String? {
        let end = event.name.replacingOccurrences(of: "willDisplay", with: "didEndDisplaying")
        let begin = event.name.replacingOccurrences(of: "didEndDisplaying", with: "willDisplay")
        return sentMessages.isSuperset(of: [begin, end]) ? event.view : nil
    }

    /// Returns a violation if `prepareForReuse` was not called on the view that was taken last, and
    /// sets `taken` to nil.
    private mutating func checkPreparationForReuse() -> [Violation] {
        defer { taken = nil }
        return taken.map { [Violation(rule: .reuse, text: "\($0): taken from a pool without prepareForReuse")] } ?? []
    }

    mutating func checkEnd(of tick: Recording.Tick) -> [Violation] {
        var result = checkPreparationForReuse()
        for report in tick.pools {
            guard let view = tick.tree[report.view], let stacking = tick.stacking(of: report.view) else { continue }
            result += FilmRuleChecker.touchViolationTexts(in: view, report: stacking).map {
                Violation(rule: .touch, text: $0)
            }
            for child in view.children where child.dormant != nil && child.element != nil {
                result.append(
                    Violation(
                        rule: .pools,
                        text: "\(child.name) represents \(child.element!) and waits in the pool \"\(child.dormant!)\""))
            }
        }
        return result
    }

    /// Returns a text for each pair of overlapping or adjoining views in which one is painted
    /// above, but the other receives the touches.
    private static func touchViolationTexts(in view: ViewTree.Node, report: StackingReport) -> [String] {
        guard view.children.contains(where: { $0.zPosition != 0 }) else { return [] }
        let frames = Dictionary(view.children.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
        var result: [String] = []
        for a in report.rows {
            for b in report.rows where a.paint > b.paint {
                guard let hitA = a.hit, let hitB = b.hit, hitA > hitB, let frameA = frames[a.view],
                    let frameB = frames[b.view],
                    frameA.intersectionIncludingEdges(with: frameB) != nil
                else { continue }
                result.append("\(a.view) is painted above \(b.view), which is hit")
            }
        }
        return result
    }
}
