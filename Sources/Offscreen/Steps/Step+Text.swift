import UIKit

extension Step: CustomStringConvertible {
    /// The step as a line of a scenario or of a finding. A batch has several lines.
    public var description: String {
        func animatedArgument(_ isAnimated: Bool) -> String { isAnimated ? " animated=yes" : "" }
        func pair(_ x: CGFloat, _ y: CGFloat) -> String { "\(Step.numberText(x)),\(Step.numberText(y))" }
        func yesOrNo(_ value: Bool) -> String { value ? "yes" : "no" }
        switch self {
        case .scroll(let distance): return "scroll by=\(Step.numberText(distance))"
        case .scrollBy(let x, let y): return "scroll by=\(pair(x, y))"
        case .scrollTo(let x, let y, let isAnimated): return "scroll to=\(pair(x, y))\(animatedArgument(isAnimated))"
        case .scrollToItem(let path, let place, let isAnimated):
            return "scroll to=\(path.text) at=\(place.rawValue)\(animatedArgument(isAnimated))"
        case .drag(let x, let y, let seconds):
            return "drag by=\(pair(x, y))\(seconds == 0.1 ? "" : " seconds=\(Step.numberText(seconds))")"
        case .dragItem(let path, .point(let x, let y)): return "drag \(path.text) to=\(pair(x, y))"
        case .dragItem(let path, .item(let target)): return "drag \(path.text) to=\(target.text)"
        case .fling(let x, let y): return "fling velocity=\(pair(x, y))"
        case .change(let change): return change.description
        case .resize(let width, let height, let seconds):
            let size = "\(Step.numberText(width))x\(Step.numberText(height))"
            return "resize \(size)\(seconds == 0 ? "" : " seconds=\(Step.numberText(seconds))")"
        case .tap(let x, let y): return "tap \(pair(x, y))"
        case .touch(let x, let y): return "touch \(pair(x, y))"
        case .touchMove(let x, let y): return "touch move \(pair(x, y))"
        case .touchEnd: return "touch end"
        case .touchCancel: return "touch cancel"
        case .select(let paths, let several):
            let items = paths.isEmpty ? "none" : paths.map(\.text).joined(separator: " ")
            return "select \(items)\(several.map { " multiple=\(yesOrNo($0))" } ?? "")"
        case .deselect(let path): return "deselect \(path.text)"
        case .set(let settings):
            let words = [("multiple", settings.allowsMultipleSelection), ("prefetching", settings.prefetches)]
            return (["set"] + words.compactMap { name, value in value.map { "\(name)=\(yesOrNo($0))" } }).joined(
                separator: " ")
        case .reload: return "reload"
        case .invalidate: return "invalidate"
        case .memoryWarning: return "warn-memory"
        case .leave: return "leave"
        case .enter: return "enter"
        case .settle: return "settle"
        case .lift(let path): return "carry \(path.text)"
        case .carry(let x, let y): return "carry to=\(pair(x, y))"
        case .drop(let cancelled): return "carry \(cancelled ? "cancel" : "drop")"
        case .progress(let progress): return "transition progress=\(Step.numberText(progress))"
        case .endTransition(let finished): return "transition \(finished ? "finish" : "cancel")"
        case .act(let line): return line
        case .tick(let count): return "tick \(count)"
        case .advance(let seconds): return "advance \(Step.numberText(seconds))"
        case .unsettled(let step): return "unsettled \(step)"
        }
    }

    /// The lines of the step joined by commas, for a trace or a finding: "batch, insert 0-1, delete
    /// 0-4".
    package var singleLine: String {
        description.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: ", ")
    }

    /// Returns the text of a number, from which the same number can be read. A whole number that
    /// fits into `Int` has no decimal point.
    static func numberText(_ value: CGFloat) -> String {
        CGFloat(Int(exactly: value) ?? 0) == value ? "\(Int(value))" : "\(Double(value))"
    }
}
