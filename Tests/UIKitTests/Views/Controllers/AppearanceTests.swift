import Offscreen
import Testing
import UIKit

@MainActor struct AppearanceTests {
    private let stage = Stage(width: 320, height: 480)
    private let callLog = CallLog()

    private func controller(_ word: String, in parent: UIViewController? = nil) -> RecordingController {
        let made = stage.run { RecordingController(word, callLog) }
        guard let parent else { return made }
        parent.addChild(made)
        (made.view.frame, made.view.autoresizingMask) = (parent.view.bounds, [.flexibleWidth, .flexibleHeight])
        parent.view.addSubview(made.view)
        made.didMove(toParent: parent)
        return made
    }

    @Test
    func
        `By default, child controllers whose views are in their parent's view appear and disappear with the parent [VIEW-05]`()
    {
        let parent = controller("parent")
        let child = controller("child", in: parent)
        _ = controller("grandchild", in: child)
        parent.addChild(controller("absent"))
        _ = callLog.read()
        stage.show(parent)
        #expect(
            callLog.readLines() == [
                "parent comes", "child comes", "grandchild comes", "parent is coming", "child is coming",
                "grandchild is coming",
                "parent is there", "child is there", "grandchild is there",
            ])
        stage.show(UIViewController())
        #expect(
            callLog.read()
                == "parent goes, child goes, grandchild goes, parent is gone, child is gone, grandchild is gone")
    }

    @Test func `Every child controller of several appears and disappears with the parent [VIEW-05]`() {
        let parent = controller("parent")
        for word in ["a", "b", "c"] { _ = controller(word, in: parent) }
        stage.show(parent)
        _ = callLog.read()
        stage.show(UIViewController())
        let gone = ["goes", "is gone"].map { what in ["parent", "a", "b", "c"].map { "\($0) \(what)" } }
        #expect(callLog.readLines() == gone.flatMap { $0 })
    }

    @Test
    func
        `By default, a child controller appears and disappears when its view enters and leaves a visible parent [VIEW-05]`()
    {
        let parent = controller("parent")
        stage.show(parent)
        _ = callLog.read()
        let child = controller("child", in: parent)
        #expect(callLog.read() == "child loaded, child comes, child is coming, child is there, child joined")
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(callLog.read() == "child goes, child is gone, child left")
    }

    @Test func `A child controller added in the parent's viewIsAppearing appears with the parent [VIEW-05]`() {
        final class Late: UIViewController {
            var child: RecordingController!
            override func viewIsAppearing(_ animated: Bool) {
                addChild(child)
                view.addSubview(child.view)
            }
            override func viewDidAppear(_ animated: Bool) { child.callLog.lines.append("parent is there") }
        }
        let parent = Late()
        parent.child = controller("child")
        stage.show(parent)
        #expect(callLog.read() == "child loaded, child comes, child is coming, parent is there, child is there")
    }

    @Test
    func
        `If a parent does not forward appearance calls, its child appears only with explicit appearance transitions [VIEW-05]`()
    {
        let parent = controller("parent")
        parent.forwardsAppearance = false
        let child = controller("child", in: parent)
        let grandchild = controller("grandchild", in: child)
        _ = callLog.read()
        stage.show(parent)
        #expect(callLog.read() == "parent comes, parent is coming, parent is there")
        child.beginAppearanceTransition(true, animated: true)
        #expect(callLog.read() == "child comes animated, grandchild comes animated")
        child.endAppearanceTransition()
        #expect(callLog.read() == "child is coming, grandchild is coming, child is there, grandchild is there")
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        #expect(callLog.read() == "child goes, grandchild goes")
        child.endAppearanceTransition()
        #expect(callLog.read() == "child is gone, grandchild is gone")
        #expect(grandchild.parent === child)
    }

    @Test(arguments: [([true, true, false], "loaded, lone comes, lone goes animated"), ([false, false], "goes")])
    func
        `Manual appearance transitions can be reversed or begin with a disappearance, and a repeated begin or end calls nothing [VIEW-05]`(
            appearances: [Bool], calls: String
        )
    {
        let lone = controller("lone")
        for appears in appearances {
            lone.beginAppearanceTransition(appears, animated: appearances.count == 3 && !appears)
        }
        for _ in 0..<2 { lone.endAppearanceTransition() }
        #expect(callLog.read() == "lone \(calls), lone is gone")
    }

    @Test func `A child whose view is not loaded is not told of a new size, and the children after it are`() {
        let parent = controller("parent")
        let unloaded = controller("unloaded")
        stage.show(parent)
        parent.addChild(unloaded)
        _ = controller("last", in: parent)
        _ = callLog.read()
        stage.resize(width: 480, height: 320)
        #expect(!unloaded.isViewLoaded)
        #expect(
            callLog.readLines().filter { $0.contains("turns to") } == [
                "parent turns to 480x320", "last turns to 480x320",
            ])
    }

    @Test
    func `The root controller and its resized children receive a size transition and animate alongside it [VIEW-05]`() {
        let parent = controller("parent")
        let child = controller("child", in: parent)
        let small = controller("small", in: child)
        (small.view.autoresizingMask, small.view.frame.size) = ([], CGSize(50, 50))
        stage.show(parent)
        _ = callLog.read()
        stage.resize(width: 480, height: 320)
        #expect(
            callLog.readLines() == [
                "parent turns to 480x320", "child turns to 480x320", "child turns with, at once, 480.0",
                "parent turns with, at once, 480.0", "child has turned", "parent has turned",
            ])
        stage.resize(width: 480, height: 320)
        #expect(callLog.read() == "")
        stage.resize(width: 320, height: 480, duration: 0.25, settling: false)
        #expect(
            callLog.readLines().suffix(2) == [
                "child turns with, animated, 320.0", "parent turns with, animated, 320.0",
            ])
        #expect(parent.transitionCoordinator != nil)
        #expect(child.transitionCoordinator != nil)
        stage.settle()
        #expect(callLog.read() == "child has turned, parent has turned")
        #expect(child.transitionCoordinator == nil)
    }

    @Test func `A full screen presentation makes its presenter disappear, and a sheet does not`() {
        let (root, other) = (controller("root"), controller("other"))
        stage.show(root)
        _ = callLog.read()
        stage.act("present") { root.present(other, animated: false) }
        #expect(callLog.read() == "other loaded, other comes, other is coming, other is there")
        #expect(root.view.window != nil)
        stage.act("dismiss") { root.dismiss(animated: false) }
        #expect(callLog.read() == "other goes, other is gone")
        other.modalPresentationStyle = .fullScreen
        stage.act("present") { root.present(other, animated: false) }
        #expect(callLog.read() == "root goes, other comes, other is coming, other is there, root is gone")
        #expect(root.view.window == nil)
        stage.act("dismiss") { other.dismiss(animated: false) }
        #expect(callLog.read() == "other goes, root comes, root is coming, root is there, other is gone")
        #expect(root.view.window != nil)
    }

    @Test
    func
        `A child controller presents through its outermost parent, if that parent is in a window and presents nothing else`()
    {
        let root = controller("root")
        let (child, sheet, second) = (controller("child", in: root), controller("sheet"), controller("second"))
        child.present(sheet, animated: false)
        #expect(sheet.presentingViewController == nil)
        #expect(!sheet.isViewLoaded)
        stage.show(root)
        child.present(sheet, animated: false)
        child.present(second, animated: false)
        #expect(sheet.presentingViewController === root)
        #expect(child.presentedViewController === sheet)
        #expect(!second.isViewLoaded)
        sheet.present(second, animated: false)
        #expect(second.view.superview === stage.window)
        child.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        #expect(sheet.presentedViewController == nil)
        #expect(second.view.superview == nil)
    }
}
