import Offscreen
import UIKit

/// What is seen of the app here: how often it was told of certain things, and what it finds.
@MainActor
final class AppNotifications: AppWatcher {
    let classes = AppClasses()
    /// How often the button of a cell was pressed.
    private(set) var presses = 0
    /// How often the content scrolled, by `scrollViewDidScroll(_:)` or by the handler of a section.
    private(set) var scrolls = 0
    /// The app's messages since they were last read.
    var remarks: [String] = []

    static let finding = "app finds: "

    func reset() { (presses, scrolls) = (0, 0) }

    func see(_ event: AppEvent) {
        switch event {
        case .presses: presses += 1
        case .scrolls: scrolls += 1
        case .finds(let text, let path): remarks.append("didEndDisplaying item \(path.section)-\(path.item): \(text)")
        default: break
        }
    }

    /// Notes something that the app has seen and that should be impossible.
    func find(_ text: String) { remarks.append("\(AppNotifications.finding)\(text)") }

    /// Takes the findings out of the remarks.
    func takeFindings() -> [String] {
        defer { remarks.removeAll { $0.hasPrefix(AppNotifications.finding) } }
        return remarks.filter { $0.hasPrefix(AppNotifications.finding) }
    }

    /// Checks when a completion comes. [UPD-05], [VIEW-10]
    func watch(_ call: AppCall, then next: (() -> Void)?, _ body: (((Bool) -> Void)?) -> Void) {
        if call != .layout, next == nil { return body(nil) }
        let turn = World.current.tick
        var isOver = false
        body { [self] _ in
            if !isOver { find("a completion came inside the call that scheduled it") }
            if turn == World.current.tick { find("a completion came in the turn that scheduled it") }
            next?()
        }
        isOver = true
    }

    /// Checks that a tap presses the button that it reaches exactly once.
    ///
    /// - Parameter isSteady: whether nothing moves, so that the view under the finger stays there until the finger lifts.
    func beginTap(isSteady: Bool) -> (_ hit: UIView?) -> Void {
        let before = presses
        return { [self] hit in
            let wanted = hit is UIButton ? 1 : 0
            guard isSteady ? presses - before != wanted : presses - before > 1 else { return }
            find("a tap that reached \(hit.map { "\(type(of: $0))" } ?? "nothing") pressed \(presses - before) buttons")
        }
    }
}
