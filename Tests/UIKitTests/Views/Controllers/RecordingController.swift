import UIKit

/// A log of the calls that controllers receive.
@MainActor
final class CallLog {
    var lines: [String] = []

    /// Returns the lines since the last call, and removes them.
    func readLines() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Returns the lines since the last call, separated by commas, and removes them.
    func read() -> String { readLines().joined(separator: ", ") }
}

/// A controller that logs the calls that it receives.
class RecordingController: UIViewController {
    let callLog: CallLog
    let word: String
    var forwardsAppearance = true

    init(_ word: String, _ callLog: CallLog) {
        (self.word, self.callLog) = (word, callLog)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func write(_ what: String) { callLog.lines.append("\(word) \(what)") }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }
    override func viewDidLoad() { write("loaded") }
    override func viewWillAppear(_ animated: Bool) { write(animated ? "comes animated" : "comes") }
    override func viewIsAppearing(_ animated: Bool) { write(view.window == nil ? "has no window" : "is coming") }
    override func viewDidAppear(_ animated: Bool) { write("is there") }
    override func viewWillDisappear(_ animated: Bool) { write(animated ? "goes animated" : "goes") }
    override func viewDidDisappear(_ animated: Bool) { write("is gone") }
    override func didMove(toParent parent: UIViewController?) { write(parent == nil ? "left" : "joined") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        write("turns to \(Int(size.width))x\(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { context in
                self.write("turns with, \(context.isAnimated ? "animated" : "at once"), \(self.view.bounds.width)")
            }, completion: { _ in self.write("has turned") })
    }
}

/// A delegate of a navigation controller that logs the controllers that are shown.
final class NavigationLog: NSObject, UINavigationControllerDelegate {
    private let callLog: CallLog

    init(_ callLog: CallLog) { self.callLog = callLog }

    private func write(_ what: String, _ controller: UIViewController, _ animated: Bool) {
        callLog.lines.append("\(what) \((controller as! RecordingController).word)\(animated ? " animated" : "")")
    }

    func navigationController(
        _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
        write("will show", controller, animated)
    }
    func navigationController(
        _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
        write("did show", controller, animated)
    }
}
