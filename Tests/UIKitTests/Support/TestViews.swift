import Offscreen
import UIKit

/// A view whose safe area a test sets.
final class SafeAreaView: UIView {
    var safe = UIEdgeInsets(10, 20, 30, 40)
    override var safeAreaInsets: UIEdgeInsets { safe }
}

/// A view that counts its layouts.
final class LayoutCounter: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout?()
    }
}

/// A view with an intrinsic size. It counts the requests for that size and its updates of
/// constraints.
final class Block: UIView {
    var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }
    var sizeRequests = 0
    var updates = 0

    init(_ natural: CGSize) {
        self.natural = natural
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        sizeRequests += 1
        return natural
    }
    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}

/// A view that logs the phases of the touches that it receives.
class TouchLog: UIView, Logging {
    var log: [String] = []
    /// Whether the next responder receives the touches too.
    var passesOn = false

    private func note(_ phase: String, _ passOn: () -> Void) {
        log.append(phase)
        if passesOn { passOn() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began") { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved") { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended") { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled") { super.touchesCancelled(touches, with: event) }
    }
}

/// An object that logs what happens to it.
@MainActor
protocol Logging: AnyObject {
    var log: [String] { get set }
}

extension Logging {
    /// Returns the entries since the last call, and removes them.
    func read() -> [String] {
        defer { log = [] }
        return log
    }
}

/// A delegate that implements no optional method.
final class EmptyDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UICollectionViewDelegateFlowLayout
{}

extension UIView {
    func layOutAgain() {
        setNeedsLayout()
        layoutIfNeeded()
    }
}

extension Stage {
    /// Begins a drag of a scroll view and ends it at once, with a velocity in points per second.
    func release(_ view: UIScrollView, velocity: CGPoint = .zero) {
        run {
            view.beginDragging()
            view.endDragging(velocity: velocity)
        }
    }
}
