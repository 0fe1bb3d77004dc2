import Offscreen
import UIKit

@MainActor
extension AskCommand {
    func addStatements(to writer: inout DeviceStatementWriter) throws {
        if question == .failed {
            throw DeviceStatementWriter.Obstacle(
                reason: "UIKit reports a failure by an exception, which Swift cannot catch")
        }
        if writer.screen != nil, let reason = reasonToLeaveOutOnScreens { return writer.leaveOut(reason) }
        guard let call = call(writer) else { return writer.leaveOut(reasonToLeaveOut) }
        let claims = writer.literal(writer.claims.isEmpty ? "-" : writer.claims)
        writer.add(
            "device.writeFact(claim: \(claims), question: \(writer.literal(writer.text)), answer: device.\(call))")
    }

    /// The reason for which a question about the screen of an exhibit has no answer on a device; nil
    /// if it has one.
    private var reasonToLeaveOutOnScreens: String? {
        switch question {
        case .inversions, .covered, .decorations, .order: "the zIndex of a view is not available through public API"
        case .calls, .asks, .prepares, .heights: "the classes of an exhibit write no calls into the trace"
        default: nil
        }
    }

    /// The reason for which a question without a `call` has no answer on a device.
    private var reasonToLeaveOut: String {
        switch question {
        case .picture: "the name of a picture is not available through public API"
        case .accessory: "a collection view has no rows"
        case .plane: "the section of a decoration is not available through public API"
        case .decorations, .order: "the kind of these views is not available through public API"
        default: "a pool is not available through public API"
        }
    }

    /// Returns the call that answers the question on a device; nil if there is none.
    @MainActor
    private func call(_ writer: DeviceStatementWriter) -> String? {
        var item: String { writer.literal(path!) }
        var place: String { "atX: \(writer.numberText(point!.x)), y: \(writer.numberText(point!.y))" }
        switch question {
        case .failed, .made, .taken, .picture, .accessory, .plane: return nil
        case .inversions, .indicator, .background, .offset, .highlighted, .selected: return question.rawValue
        case .covered: return kind == nil ? "covered" : "coveredHeaders"
        case .painted: return "elementPainted(\(place))"
        case .hit: return "elementHit(\(place))"
        case .snapshot: return "elementInSnapshot(\(place))"
        case .item: return "itemIndexPath(\(place))"
        case .text, .color, .tint, .frame, .alpha: return "\(question.rawValue)(ofCellAt: \(item))"
        case .heights: return "appliedHeights(ofCellAt: \(item))"
        case .inner: return "innerScrollOffset(ofItemAt: \(item))"
        case .decorations, .order:
            guard let kind, ["card", "armband"].contains(kind) else { return nil }
            let name = question == .order ? "decorationOrder" : "visibleDecorationCount"
            return "\(name)(ofKind: \(writer.literal(kind)))"
        case .calls: return #"count(ofEvent: "prepareForReuse")"#
        case .asks: return #"count(ofEvent: "ask")"#
        case .prepares: return #"count(ofEvent: "prepare")"#
        case .presses: return #"count(ofEvent: "press")"#
        case .scrolls: return #"count(ofEvent: "scroll")"#
        }
    }
}
