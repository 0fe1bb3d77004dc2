import UIKit

extension Step: CustomStringConvertible {
    /// The step as a line of a scenario or of a finding. A batch has several lines.
    public var description: String {
        func animatedArgument(_ isAnimated: Bool) -> String { isAnimated ? " animated=yes" : "" }
        func pair(_ x: CGFloat, _ y: CGFloat) -> String { "\(Step.numberText(x)),\(Step.numberText(y))" }
        func yesOrNo(_ value: Bool) -> String { value ? "yes" : "no" }
        switch self {
        case .scroll(let distance): return "\(verb) by=\(Step.numberText(distance))"
        case .scrollBy(let x, let y): return "\(verb) by=\(pair(x, y))"
        case .scrollTo(let x, let y, let isAnimated): return "\(verb) to=\(pair(x, y))\(animatedArgument(isAnimated))"
        case .scrollToItem(let path, let place, let isAnimated):
            return "\(verb) to=\(path.text) at=\(place.rawValue)\(animatedArgument(isAnimated))"
        case .drag(let x, let y, let seconds):
            return "\(verb) by=\(pair(x, y))\(seconds == 0.1 ? "" : " seconds=\(Step.numberText(seconds))")"
        case .dragItem(let path, .point(let x, let y)): return "\(verb) \(path.text) to=\(pair(x, y))"
        case .dragItem(let path, .item(let target)): return "\(verb) \(path.text) to=\(target.text)"
        case .fling(let x, let y): return "\(verb) velocity=\(pair(x, y))"
        case .change(let change): return change.description
        case .resize(let width, let height, let seconds):
            let size = "\(Step.numberText(width))x\(Step.numberText(height))"
            return "\(verb) \(size)\(seconds == 0 ? "" : " seconds=\(Step.numberText(seconds))")"
        case .tap(let x, let y): return "\(verb) \(pair(x, y))"
        case .touch(let x, let y): return "\(verb) \(pair(x, y))"
        case .touchMove(let x, let y): return "\(verb) move \(pair(x, y))"
        case .touchEnd: return "\(verb) end"
        case .touchCancel: return "\(verb) cancel"
        case .select(let paths, let several):
            let items = paths.isEmpty ? "none" : paths.map(\.text).joined(separator: " ")
            return "\(verb) \(items)\(several.map { " multiple=\(yesOrNo($0))" } ?? "")"
        case .deselect(let path): return "\(verb) \(path.text)"
        case .set(let settings):
            let words = [
                settings.allowsMultipleSelection.map { "multiple=\(yesOrNo($0))" },
                settings.prefetches.map { "prefetching=\(yesOrNo($0))" },
                settings.isEditing.map { "editing=\(yesOrNo($0))" },
                settings.rowHeight.map { "row=\(Step.numberText($0))" },
            ]
            return ([verb] + words.compactMap(\.self)).joined(separator: " ")
        case .reload: return verb
        case .invalidate: return verb
        case .memoryWarning: return verb
        case .leave: return verb
        case .enter: return verb
        case .settle: return verb
        case .lift(let path): return "\(verb) \(path.text)"
        case .carry(let x, let y): return "\(verb) to=\(pair(x, y))"
        case .drop(let cancelled): return "\(verb) \(cancelled ? "cancel" : "drop")"
        case .progress(let progress): return "\(verb) progress=\(Step.numberText(progress))"
        case .endTransition(let finished): return "\(verb) \(finished ? "finish" : "cancel")"
        case .act(let line): return line
        case .tick(let count): return "\(verb) \(count)"
        case .advance(let seconds): return "\(verb) \(Step.numberText(seconds))"
        case .unsettled(let step): return "\(verb) \(step)"
        }
    }

    /// The first word of the step's line. For a `HuntAct`, it is the whole line.
    package var verb: String {
        switch self {
        case .scroll, .scrollBy, .scrollTo, .scrollToItem: "scroll"
        case .drag, .dragItem: "drag"
        case .fling: "fling"
        case .change(let change): String(change.description.prefix { !$0.isWhitespace })
        case .resize: "resize"
        case .tap: "tap"
        case .touch, .touchMove, .touchEnd, .touchCancel: "touch"
        case .select: "select"
        case .deselect: "deselect"
        case .set: "set"
        case .reload: "reload"
        case .invalidate: "invalidate"
        case .memoryWarning: "warn-memory"
        case .leave: "leave"
        case .enter: "enter"
        case .settle: "settle"
        case .lift, .carry, .drop: "carry"
        case .progress, .endTransition: "transition"
        case .act(let line): line
        case .tick: "tick"
        case .advance: "advance"
        case .unsettled: "unsettled"
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
