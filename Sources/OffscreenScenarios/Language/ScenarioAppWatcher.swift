import Offscreen
import UIKit

/// An observer of a scenario's app. It counts calls that the app receives, and checks them.
@MainActor
final class ScenarioAppWatcher: AppWatcher {
    let classes = AppClasses()
    /// The collection view whose state is checked in each call.
    weak var collectionView: UICollectionView?
    /// The number of times that an action of a cell's button ran in the last command that acted on
    /// the stage.
    private(set) var presses = 0
    /// The number of times that `scrollViewDidScroll(_:)` or the handler of an orthogonal section
    /// was called in the last command that acted on the stage.
    private(set) var scrolls = 0
    /// The messages of the checks in this class that no answer contains yet.
    var remarks: [String] = []

    static let finding = "app finds: "

    func resetCounts() { (presses, scrolls) = (0, 0) }

    func handle(_ event: AppEvent) {
        // OPTIMIZATION: the rules are about this package's own code, and took a tenth of a hunt.
        if World.checksInvariants, let collectionView {
            for problem in CallbackRules.problems(during: event, in: collectionView) { addFinding(problem) }
        }
        switch event {
        case .presses: presses += 1
        case .scrolls: scrolls += 1
        default: break
        }
    }

    /// Stores a message about a state that should be impossible.
    func addFinding(_ text: String) { remarks.append("\(ScenarioAppWatcher.finding)\(text)") }

    /// Returns the messages that `addFinding(_:)` stored, and removes them from `remarks`.
    func takeFindings() -> [String] {
        defer { remarks.removeAll { $0.hasPrefix(ScenarioAppWatcher.finding) } }
        return remarks.filter { $0.hasPrefix(ScenarioAppWatcher.finding) }
    }

    /// Makes a call of the app. If the call sets a layout, or if there is work for its completion,
    /// reports a completion that is called in the turn in which the call is made. A completion that
    /// is never called is not reported. [UPD-05], [VIEW-10]
    func perform(_ call: AppCallWithCompletion, then next: (() -> Void)?, _ body: (((Bool) -> Void)?) -> Void) {
        if call != .layout, next == nil { return body(nil) }
        let turn = World.current.tick
        var isOver = false
        body { [self] _ in
            if !isOver { addFinding("a completion came inside the call that scheduled it") }
            if turn == World.current.tick { addFinding("a completion came in the turn that scheduled it") }
            next?()
        }
        isOver = true
    }

    /// Returns a function that checks, after a tap, how many buttons the tap pressed. The expected
    /// number is one if the tap reached a button, and otherwise zero.
    ///
    /// - Parameter isSteady: whether nothing moves. If something moves, another view may be under
    ///   the finger when it lifts, so only a second press is a finding.
    func makeTapCheck(isSteady: Bool) -> (_ hit: UIView?) -> Void {
        let before = presses
        return { [self] hit in
            let wanted = hit is UIButton ? 1 : 0
            guard isSteady ? presses - before != wanted : presses - before > 1 else { return }
            addFinding(
                "a tap that reached \(hit.map { "\(type(of: $0))" } ?? "nothing") pressed \(presses - before) buttons")
        }
    }
}
