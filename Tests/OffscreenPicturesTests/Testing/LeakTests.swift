import Offscreen
import OffscreenTesting
import Testing
import UIKit

/// What the test for a leak in the article on OffscreenTesting finds: controllers that a timer or a
/// closure keeps alive.
@MainActor @Suite(.offscreen) struct LeakTests {
    /// A controller that a repeating timer, or the closure of a button in a cell, may hold.
    private final class LeakingController: UIViewController {
        enum Holder: CaseIterable { case nothing, timer, button }

        private let holder: Holder
        private var timer: Timer?
        private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        private(set) var count = 0

        init(_ holder: Holder) {
            self.holder = holder
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            if holder == .button {
                button.addAction(UIAction { _ in self.count += 1 }, for: .touchUpInside)
            } else {
                button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
            }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if holder == .timer {
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                    MainActor.assumeIsolated { self.count += 1 }
                }
            } else {
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                    MainActor.assumeIsolated { self?.count += 1 }
                }
            }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if holder != .timer { timer?.invalidate() }
        }
    }

    private func isReleasedOnStayingStage(_ holder: LeakingController.Holder) -> Bool {
        let stage = Stage(width: 320, height: 480)
        weak var released: LeakingController?
        func visit() {
            let controller = LeakingController(holder)
            released = controller
            stage.show(controller)
            stage.advance(by: 3)
        }
        visit()
        stage.show(UIViewController())
        stage.settle()
        return released == nil
    }

    @Test func `A controller that a timer or a button's closure holds outlives another controller on its stage`() {
        #expect(LeakingController.Holder.allCases.map(isReleasedOnStayingStage) == [true, false, false])
    }

    @Test func `A stage that goes away releases its timers, so the leak by a timer is not seen`() {
        weak var released: LeakingController?
        func visit() {
            let (stage, controller) = (Stage(width: 320, height: 480), LeakingController(.timer))
            released = controller
            stage.show(controller)
            stage.advance(by: 3)
        }
        visit()
        #expect(released == nil)
    }
}
