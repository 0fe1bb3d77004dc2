import Offscreen
import Testing
import UIKit

/// Views that are moved from one stack view to another, or out of it and back.
@MainActor struct StackMembershipTests {
    private let stage = Stage(width: 300, height: 300, scale: 1, records: false)
    private let old = UIStackView()
    private let new = UIStackView()
    private let plain = UIView()
    private let first = Block(CGSize(20, 10))
    private let moved = Block(CGSize(20, 30))
    private let last = Block(CGSize(20, 50))
    private let other = Block(CGSize(20, 70))

    /// Shows a column of three views, a column of one view, and a plain view.
    init() {
        stage.run {
            for stack in [old, new] {
                stack.axis = .vertical
                stack.alignment = .leading
                stack.spacing = 4
            }
            for view in [first, moved, last] { old.addArrangedSubview(view) }
            new.addArrangedSubview(other)
            for view in [old, new, plain] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(view)
                view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            }
        }
        stage.settle()
    }

    private func height(of stack: UIStackView, after change: () -> Void) -> CGFloat {
        stage.act("change", change)
        return stack.bounds.height
    }

    @Test func `A view that was moved from one stack view to another closes up the new one when it is hidden`() {
        #expect(height(of: new) { new.addArrangedSubview(moved) } == 104)
        #expect(height(of: new) { moved.isHidden = true } == 70)
        #expect(height(of: new) { moved.isHidden = false } == 104)
    }

    @Test func `A stack view closes up when its view moves to another stack view, and later ignores that view`() {
        #expect(height(of: old) { new.addArrangedSubview(moved) } == 64)
        #expect(!old.arrangedSubviews.contains(moved))
        #expect(height(of: old) { moved.isHidden = true } == 64)
    }

    @Test func `A view that comes back to its first stack view closes up that one when it is hidden`() {
        stage.act("away") { new.addArrangedSubview(moved) }
        #expect(height(of: old) { old.insertArrangedSubview(moved, at: 1) } == 98)
        #expect(new.bounds.height == 70)
        #expect(height(of: old) { moved.isHidden = true } == 64)
    }

    @Test func `A view that is inserted again at another place of its stack view still closes it up when it is hidden`()
    {
        #expect(height(of: old) { old.insertArrangedSubview(moved, at: 2) } == 98)
        #expect(moved.frame.minY == 68)
        #expect(height(of: old) { moved.isHidden = true } == 64)
    }

    @Test
    func `A view that was moved to a plain view leaves the stack view as it is when it is hidden or changes its size`()
    {
        #expect(height(of: old) { plain.addSubview(moved) } == 64)
        #expect(height(of: old) { moved.natural = CGSize(20, 200) } == 64)
        #expect(height(of: old) { moved.isHidden = true } == 64)
    }

    @Test func `The custom spacing after a view is forgotten when the view leaves its stack view`() {
        #expect(height(of: old) { old.setCustomSpacing(40, after: moved) } == 134)
        stage.act("away") { new.addArrangedSubview(moved) }
        #expect(height(of: old) { old.insertArrangedSubview(moved, at: 1) } == 98)
        #expect(height(of: old) { old.removeArrangedSubview(moved) } == 64)
        #expect(height(of: old) { moved.isHidden = true } == 64)
    }
}
