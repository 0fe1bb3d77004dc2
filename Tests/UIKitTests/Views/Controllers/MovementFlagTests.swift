import Offscreen
import Testing
import UIKit

/// The properties that tell a controller why it appears or disappears, as they are in its appearance
/// methods.
@MainActor struct MovementFlagTests {
    private let stage = Stage(width: 320, height: 480, records: false)

    /// A controller that logs its flags in each appearance method.
    private final class Flagged: UIViewController {
        var log: [String] = []

        private func note(_ call: String) { log.append(([call] + flags).joined(separator: " ")) }
        var flags: [String] {
            [
                (isMovingToParent, "arrives"), (isMovingFromParent, "departs"), (isBeingPresented, "presented"),
                (isBeingDismissed, "dismissed"),
            ].filter(\.0).map(\.1)
        }

        override func viewWillAppear(_ animated: Bool) { note("comes") }
        override func viewIsAppearing(_ animated: Bool) { note("coming") }
        override func viewDidAppear(_ animated: Bool) { note("there") }
        override func viewWillDisappear(_ animated: Bool) { note("goes") }
        override func viewDidDisappear(_ animated: Bool) { note("gone") }

        func read() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func controller() -> Flagged { stage.run { Flagged() } }

    @Test(arguments: [false, true])
    func `A pushed controller is moving to its parent until it has appeared, and a popped one from it until it is gone`(
        isAnimated: Bool
    ) {
        let (root, top) = (controller(), controller())
        let navigation = stage.run { UINavigationController(rootViewController: root) }
        stage.show(navigation)
        #expect(root.read() == ["comes", "coming", "there"])
        // The second push shows that nothing is left of the first one.
        for _ in 0..<2 {
            stage.act("push") { navigation.pushViewController(top, animated: isAnimated) }
            #expect(top.read() == ["comes arrives", "coming arrives", "there arrives"])
            #expect(root.read() == ["goes", "gone"])
            stage.act("pop") { navigation.popViewController(animated: isAnimated) }
            #expect(top.read() == ["goes departs", "gone departs"])
            #expect(root.read() == ["comes", "coming", "there"])
            #expect(top.flags + root.flags == [])
        }
    }

    @Test func `A controller that is covered and shown again is not moving to or from its parent`() {
        let (root, middle) = (controller(), controller())
        let top = controller()
        let navigation = stage.run { UINavigationController(rootViewController: root) }
        stage.show(navigation)
        stage.act("push") { navigation.pushViewController(middle, animated: false) }
        stage.act("push") { navigation.pushViewController(top, animated: false) }
        _ = (middle.read(), top.read())
        stage.act("pop") { navigation.popViewController(animated: false) }
        #expect(middle.read() == ["comes", "coming", "there"])
        #expect(top.read() == ["goes departs", "gone departs"])
        stage.act("replace") { navigation.setViewControllers([root, top], animated: false) }
        #expect(middle.read() == ["goes departs", "gone departs"])
        #expect(top.read() == ["comes arrives", "coming arrives", "there arrives"])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `A presented controller is being presented until it has appeared, and being dismissed until it is gone`(
        style: UIModalPresentationStyle
    ) {
        let (root, sheet) = (controller(), controller())
        stage.show(root)
        _ = root.read()
        sheet.modalPresentationStyle = style
        let covers = style == .fullScreen
        for _ in 0..<2 {
            stage.act("present") { root.present(sheet, animated: false) }
            #expect(sheet.read() == ["comes presented", "coming presented", "there presented"])
            #expect(root.read() == (covers ? ["goes", "gone"] : []))
            stage.act("dismiss") { root.dismiss(animated: false) }
            #expect(sheet.read() == ["goes dismissed", "gone dismissed"])
            #expect(root.read() == (covers ? ["comes", "coming", "there"] : []))
            #expect(sheet.flags == [])
        }
    }
}
