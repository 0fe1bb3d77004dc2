import Offscreen
import UIKit

/// Visual formats. A valid format is written so that reading it again gives an equal one, and any
/// other is refused with a place in it. Either constraints are made or there is one failure.
@MainActor
enum FormatSubject {
    static func attempt(_ data: Data) -> [String] {
        var found = Fuzz.Findings()
        let text = String(decoding: data, as: UTF8.self)
        var isRead = false
        do {
            let format = try VisualFormat(text)
            isRead = true
            found.expect(
                format.connections.count == format.elements.count - 1, "\(format.connections.count) connections")
            let again = try VisualFormat("\(format)")
            found.expect("\(again)" == "\(format)", "\(format) is read again as \(again)")
        } catch {
            found.expect(!isRead, "what was written is not read again: \(error)")
            found.expect((0...text.count).contains(error.place), "no such place: \(error)")
            found.expect(!error.reason.isEmpty, "an error without words")
        }
        let stage = Stage(width: 50, height: 50, records: false)
        let views = stage.run { ["a": UIView(), "b": UIView(), "c": UIView()] }
        for name in ["a", "b"] { stage.window.addSubview(views[name]!) }
        var made: [NSLayoutConstraint] = []
        let failures = stage.failures {
            made = NSLayoutConstraint.constraints(
                withVisualFormat: text, options: data.count % 2 == 0 ? [] : .alignAllTop, metrics: ["m": 8, "n": 2.5],
                views: views)
        }
        found.expect(
            failures.count <= 1 && (failures.isEmpty || made.isEmpty),
            "\(failures.count) failures, \(made.count) constraints")
        found.expect(isRead || failures.count == 1, "a format that cannot be read is used")
        return found.messages
    }
}
