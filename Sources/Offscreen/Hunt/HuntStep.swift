import UIKit

/// One random step of a hunt. Numbers are points, or section and item.
public indirect enum HuntStep: Equatable, Sendable, CustomStringConvertible {
    /// How a collection view is told of a change of the model.
    public enum Telling: String, CaseIterable, Sendable {
        /// In `performBatchUpdates`, or by the model's own `perform`.
        case batch
        /// By a single call such as `insertItems(at:)`.
        case calls
        /// By `reloadData()`.
        case reload
    }

    public enum Place: String, CaseIterable, Sendable {
        case top, middle, bottom
    }

    case scroll(Int)
    case scrollToItem(IndexPath, Place, animated: Bool)
    case drag(x: Int, y: Int)
    case fling(x: Int, y: Int)
    case reload
    /// Changes that belong together. The inner ones are made in a batch inside the batch.
    case change([ModelEdit], inner: [ModelEdit] = [], by: Telling = .batch)
    case resize(width: Int, height: Int, animated: Bool = false)
    case tap(x: Int, y: Int)
    case select(IndexPath)
    case deselect(IndexPath)
    case allowSeveral(Bool)
    case prefetching(Bool)
    case memoryWarning
    case leave
    case enter
    case lift(IndexPath)
    case carry(x: Int, y: Int)
    case drop(cancelled: Bool)
    /// The progress of an interactive transition, in hundredths.
    case progress(Int)
    case endTransition(finished: Bool)
    /// A step that only the app can do, by its line.
    case act(String)
    case tick(Int)
    case settle
    /// The next step comes while the effects of this one are still moving.
    case unsettled(HuntStep)

    /// The step as a line of a scenario, or several.
    public var description: String {
        func text(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
        switch self {
        case .scroll(let distance): return "scroll by=\(distance)"
        case .scrollToItem(let path, let place, let animated):
            return "scroll to=\(text(path)) at=\(place.rawValue)\(animated ? " animated=yes" : "")"
        case .drag(let x, let y): return "drag by=\(x),\(y)"
        case .fling(let x, let y): return "fling velocity=\(x),\(y)"
        case .reload: return "reload"
        case .change(let edits, let inner, let telling):
            if edits.count == 1, inner.isEmpty {
                return edits[0].description + (telling == .batch ? "" : " by=\(telling.rawValue)")
            }
            let lines = edits.map(\.description) + (inner.isEmpty ? [] : ["batch"] + inner.map { "  \($0)" })
            return (["batch"] + lines.map { "  \($0)" }).joined(separator: "\n")
        case .resize(let width, let height, let animated): return "resize \(width)x\(height)\(animated ? " seconds=0.3" : "")"
        case .tap(let x, let y): return "tap \(x),\(y)"
        case .select(let path): return "select \(text(path))"
        case .deselect(let path): return "deselect \(text(path))"
        case .allowSeveral(let several): return "set multiple=\(several ? "yes" : "no")"
        case .prefetching(let prefetches): return "set prefetching=\(prefetches ? "yes" : "no")"
        case .memoryWarning: return "warn-memory"
        case .leave: return "leave"
        case .enter: return "enter"
        case .lift(let path): return "carry \(text(path))"
        case .carry(let x, let y): return "carry to=\(x),\(y)"
        case .drop(let cancelled): return cancelled ? "carry cancel" : "carry drop"
        case .progress(let hundredths): return "transition progress=\((CGFloat(hundredths) / 100).text)"
        case .endTransition(let finished): return finished ? "transition finish" : "transition cancel"
        case .act(let line): return line
        case .tick(let count): return "tick \(count)"
        case .settle: return "settle"
        case .unsettled(let step): return "unsettled \(step)"
        }
    }

    /// The same step without waiting for rest.
    var unsettled: HuntStep {
        switch self {
        case .unsettled, .tick, .settle: self
        default: .unsettled(self)
        }
    }

    var inOneLine: String { description.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: ", ") }

    // MARK: - Simpler ones

    static func toward0(_ value: Int) -> [Int] {
        value == 0 ? [] : value == 1 || value == -1 ? [0] : [0, value / 2, value - value.signum()]
    }

    /// Simpler steps that may show the same, the simplest first.
    var simpler: [HuntStep] {
        func nearer(_ path: IndexPath, _ make: (IndexPath) -> HuntStep) -> [HuntStep] {
            HuntStep.toward0(path.section).map { make(IndexPath(item: path.item, section: $0)) }
                + HuntStep.toward0(path.item).map { make(IndexPath(item: $0, section: path.section)) }
        }
        switch self {
        case .scroll(let distance):
            return HuntStep.toward0(distance).filter { $0 != 0 }.map { .scroll($0) } + (distance < 0 ? [.scroll(-distance)] : [])
        case .scrollToItem(let path, let place, let animated):
            return (animated ? [.scrollToItem(path, place, animated: false)] : [])
                + nearer(path) { .scrollToItem($0, place, animated: animated) }
        case .drag(let x, let y), .fling(let x, let y): return [.scroll(y == 0 ? x : y)].filter { $0 != .scroll(0) }
        case .change(let edits, let inner, let telling): return HuntStep.simplerChanges(edits, inner, telling)
        case .resize(let width, let height, let animated):
            return (animated ? [.resize(width: width, height: height)] : [])
                + (width == 320 ? [] : [.resize(width: 320, height: height, animated: animated)])
                + (height == 400 ? [] : [.resize(width: width, height: 400, animated: animated)])
        case .select(let path): return nearer(path) { .select($0) }
        case .lift(let path): return nearer(path) { .lift($0) }
        case .tick(let count): return [.settle] + HuntStep.toward0(count).filter { $0 > 0 }.map { .tick($0) }
        case .unsettled(let step): return [step] + step.simpler.map { .unsettled($0) }
        case .reload, .tap, .deselect, .allowSeveral, .prefetching, .memoryWarning, .leave, .enter, .carry, .drop, .progress,
            .endTransition, .act, .settle:
            return []
        }
    }

    private static func simplerChanges(_ edits: [ModelEdit], _ inner: [ModelEdit], _ telling: Telling) -> [HuntStep] {
        var result: [HuntStep] = []
        if !inner.isEmpty { result.append(.change(edits + inner)) }
        if telling != .batch { result.append(.change(edits)) }
        if edits.contains(where: { !$0.changesModel }) || edits.count + inner.count == 1 { result.append(.reload) }
        for index in edits.indices where edits.count > 1 {
            var fewer = edits
            fewer.remove(at: index)
            result.append(.change(fewer, inner: inner, by: telling))
        }
        for index in edits.indices {
            for simpler in edits[index].simpler {
                var changed = edits
                changed[index] = simpler
                result.append(.change(changed, inner: inner, by: telling))
            }
        }
        return result
    }
}
