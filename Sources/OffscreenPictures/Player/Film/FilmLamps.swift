import Offscreen
import UIKit

/// The rules that must hold at every moment. The player has a status lamp for each.
enum FilmLamp: Int, CaseIterable {
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

/// Finds violations of the rules, tick by tick.
struct FilmLamps {
    struct Violation: Equatable {
        let lamp: FilmLamp
        let text: String
    }

    private var displayed: Set<String> = []
    private var taken: String?
    /// The messages that the delegate receives. Messages that it does not implement are never sent, so they cannot be missing.
    private let sentMessages: Set<String>

    init(_ recording: Recording) {
        sentMessages = Set(recording.ticks.lazy.flatMap(\.events).filter { $0.verb == .tell }.map(\.name))
    }

    /// Returns the violations that an event causes.
    mutating func violations(by event: Event) -> [Violation] {
        guard event.extent != .end else { return [] }
        switch event.verb {
        case .take:
            defer { taken = event.view }
            return unprepared()
        case .make, .enter, .pass:
            return unprepared()
        case .call where event.name == "prepareForReuse":
            defer { taken = nil }
            guard taken != event.view else { return [] }
            return [Violation(lamp: .reuse, text: "\(event.view ?? "?"): prepareForReuse on a view that was not taken from a pool")]
        case .tell where event.name.hasPrefix("willDisplay"):
            guard let key = key(event) else { return [] }
            return displayed.insert(key).inserted ? [] : [Violation(lamp: .display, text: "\(key): willDisplay twice")]
        case .tell where event.name.hasPrefix("didEndDisplaying"):
            guard let key = key(event) else { return [] }
            return displayed.remove(key) != nil ? [] : [Violation(lamp: .display, text: "\(key): didEndDisplaying without willDisplay")]
        default: return []
        }
    }

    /// Returns the view's name, because the index path of an element can change in an update. Returns nil if one of the two
    /// messages is never sent.
    private func key(_ event: Event) -> String? {
        let end = event.name.replacingOccurrences(of: "willDisplay", with: "didEndDisplaying")
        let begin = event.name.replacingOccurrences(of: "didEndDisplaying", with: "willDisplay")
        return sentMessages.isSuperset(of: [begin, end]) ? event.view : nil
    }

    private mutating func unprepared() -> [Violation] {
        defer { taken = nil }
        return taken.map { [Violation(lamp: .reuse, text: "\($0): taken from a pool without prepareForReuse")] } ?? []
    }

    /// Returns the violations at the end of a tick.
    mutating func violations(atEndOf tick: Recording.Tick) -> [Violation] {
        var result = unprepared()
        for report in tick.pools {
            guard let view = tick.tree[report.view], let stacking = tick.stacking(of: report.view) else { continue }
            result += FilmLamps.misleading(view, stacking).map { Violation(lamp: .touch, text: $0) }
            for child in view.children where child.dormant != nil && child.element != nil {
                result.append(
                    Violation(lamp: .pools, text: "\(child.name) represents \(child.element!) and waits in the pool \"\(child.dormant!)\""))
            }
        }
        return result
    }

    /// Returns a text for each pair of overlapping views of which one is painted above and the other is hit.
    private static func misleading(_ view: ViewTree.Node, _ report: StackingReport) -> [String] {
        guard view.children.contains(where: { $0.zPosition != 0 }) else { return [] }
        let frames = Dictionary(view.children.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
        var result: [String] = []
        for a in report.rows {
            for b in report.rows where a.paint > b.paint {
                guard let hitA = a.hit, let hitB = b.hit, hitA > hitB, let frameA = frames[a.view], let frameB = frames[b.view],
                    frameA.intersectionIncludingEdges(with: frameB) != nil
                else { continue }
                result.append("\(a.view) is painted above \(b.view), which is hit")
            }
        }
        return result
    }
}
