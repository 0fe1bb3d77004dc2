import Testing
import UIKit

private final class Counter: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout?()
    }
}

@MainActor @Suite("Layout is asked for, then done once")
struct ViewLayoutTests {
    @Test func `Asking twice lays out once`() {
        let view = Counter(frame: CGRect(0, 0, 10, 10))
        view.layoutIfNeeded()
        view.setNeedsLayout()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test func `A new size asks for layout, a new place does not`() {
        let view = Counter(frame: CGRect(0, 0, 10, 10))
        view.layoutIfNeeded()
        view.frame.origin.x = 5
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.frame.size.width = 20
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test func `Superviews are laid out before subviews, and only those that wait`() {
        let parent = Counter(frame: CGRect(0, 0, 10, 10))
        let quiet = Counter()
        let busy = Counter()
        parent.addSubview(quiet)
        parent.addSubview(busy)
        parent.layoutIfNeeded()
        busy.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(parent.layouts == 1)
        #expect(quiet.layouts == 1)
        #expect(busy.layouts == 2)
    }

    @Test func `A view lays out from its topmost waiting ancestor`() {
        let parent = Counter(frame: CGRect(0, 0, 10, 10))
        let child = Counter()
        parent.addSubview(child)
        parent.onLayout = { child.frame = CGRect(0, 0, 5, 5) }
        child.layoutIfNeeded()
        #expect(parent.layouts == 1)
        #expect(child.frame.width == 5)
        #expect(child.layouts == 1)
    }

    @Test func `Without a stage a window is laid out when the main run loop turns`() async {
        let window = UIWindow(frame: CGRect(0, 0, 10, 10))
        let view = Counter()
        window.addSubview(view)
        #expect(view.layouts == 0)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(view.layouts == 1)
    }
}
