import Offscreen
import Testing
import UIKit

private final class Tap: UITapGestureRecognizer {
    var handler: () -> Void = {}
    override var state: State { didSet { if state == .ended { handler() } } }
}

/// A cell with a button that records its touch calls.
private final class ButtonCell: UICollectionViewCell {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    var calls: [String] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(button)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
        super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
        super.touchesEnded(touches, with: event)
    }
}

/// Records the items selected and the events of the buttons in the cells.
@MainActor
private final class ButtonScreen: NSObject, UICollectionViewDelegate {
    var diary: [String] = []
    let grid = GridScreen([30], itemSize: CGSize(width: 100, height: 60), cell: ButtonCell.self, prefetches: true)
    var view: UICollectionView { grid.view }
    override init() {
        super.init()
        (view.delegate, grid.layout.minimumLineSpacing) = (self, 10)
        grid.configure = { [unowned self] cell, _ in
            let names: [(String, UIControl.Event)] = [
                ("down", .touchDown), ("inside", .touchUpInside), ("outside", .touchUpOutside),
                ("cancel", .touchCancel),
                ("dragged inside", .touchDragInside), ("dragged outside", .touchDragOutside),
                ("primary", .primaryActionTriggered),
            ]
            for (name, event) in names {
                (cell as! ButtonCell).button.addAction(UIAction { [unowned self] _ in diary.append(name) }, for: event)
            }
        }
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        diary.append("select \(indexPath.item)")
    }
}

@MainActor struct TouchTests {
    private let stage = Stage(width: 100, height: 200)
    private let screen: ButtonScreen
    /// A point of the first cell outside its button.
    private let besideButton = CGPoint(x: 80, y: 50)

    init() {
        screen = stage.run { ButtonScreen() }
        stage.show(screen.view)
    }

    private var diary: [String] { screen.diary }
    private var cell: ButtonCell { screen.grid.cell(0) as! ButtonCell }

    @Test
    func
        `A tap on an enabled control inside a cell sends its actions, and a tap on a disabled control selects the cell`()
    {
        #expect(stage.tap(cell.button) === cell.button)
        #expect(diary == ["down", "inside", "primary"])
        #expect(!cell.button.isHighlighted)
        #expect(!cell.button.isTracking)
        #expect(cell.calls == [])
        stage.tap(at: besideButton)
        #expect(cell.calls == ["began", "ended"])
        #expect(diary.last == "select 0")
        (screen.diary, cell.button.isEnabled) = ([], false)
        stage.tap(cell.button)
        #expect(diary == ["select 0"])
    }

    @Test func `A drag of the collection view cancels the touch of a control under the finger`() {
        stage.touchDown(at: CGPoint(x: 20, y: 20))
        stage.drag(screen.view, by: CGPoint(x: 0, y: 80))
        #expect(diary == ["down", "cancel"])
        stage.touchUp()
        #expect(diary == ["down", "cancel"])
        #expect(screen.view.visibleCells.allSatisfy { !($0 as! ButtonCell).button.isHighlighted })
    }

    private func tap(on view: UIView, count: Int = 1, _ name: String) -> Tap {
        let tap = stage.run { Tap() }
        tap.numberOfTapsRequired = count
        tap.handler = { [unowned screen] in screen.diary.append(name) }
        view.addGestureRecognizer(tap)
        return tap
    }

    @Test func `A recognised tap cancels the touch in its view unless cancelsTouchesInView is false`() {
        let tap = tap(on: cell, "tap")
        stage.tap(cell.button)
        #expect(
            diary == ["down", "inside", "primary"],
            "a tap on a button is not recognised by a recogniser of the view behind it")
        screen.diary = []
        stage.tap(at: besideButton)
        #expect(diary == ["tap"])
        #expect(tap.state == .possible)
        #expect(tap.location(in: cell) == CGPoint(x: 80, y: 50))
        tap.cancelsTouchesInView = false
        stage.tap(at: besideButton)
        #expect(diary == ["tap", "tap", "select 0"])
        tap.isEnabled = false
        stage.tap(at: besideButton)
        #expect(diary.last == "select 0")
        #expect(diary.count == 4)
    }

    @Test
    func
        `Of two tap recognisers only the nearer recognises a tap, unless its delegate refuses the tap or allows both recognisers`()
    {
        final class Gate: NSObject, UIGestureRecognizerDelegate {
            var (opens, together) = (false, false)
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { opens }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { together }
        }
        let (near, far) = (tap(on: cell, "near"), tap(on: screen.view, "far"))
        stage.tap(at: besideButton)
        #expect(diary == ["near"])
        let gate = Gate()
        near.delegate = gate
        stage.tap(at: besideButton)
        #expect(diary == ["near", "far"])
        (gate.opens, gate.together) = (true, true)
        stage.tap(at: besideButton)
        #expect(diary == ["near", "far", "near", "far"])
        far.isEnabled = false
        stage.touchDown(at: besideButton)
        stage.touchUp(at: CGPoint(x: 80, y: 150))
        stage.touchDown(at: besideButton)
        stage.drag(screen.view, by: CGPoint(x: 0, y: 10))
        #expect(diary.filter { $0 == "near" }.count == 2)
    }

    @Test func `A double tap is recognised only for two taps in quick succession`() {
        _ = tap(on: cell, count: 2, "double")
        stage.tap(at: besideButton)
        stage.advance(by: 1)
        stage.tap(at: besideButton)
        #expect(!diary.contains("double"))
        stage.tap(at: besideButton)
        #expect(diary.filter { $0 == "double" }.count == 1)
    }

    @Test func `A collection view passes the touches of its cells on to its superview`() {
        final class Around: UIView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
        }
        let (stage, screen) = (
            Stage(width: 100, height: 400), GridScreen([1], itemSize: CGSize(width: 100, height: 40))
        )
        let around = Around(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        screen.view.frame = around.bounds
        around.addSubview(screen.view)
        stage.show(around)
        for y in [20, 300] as [CGFloat] {
            around.calls = []
            stage.tap(at: CGPoint(x: 50, y: y))
            #expect(around.calls == ["began", "ended"], "\(y)")
        }
        screen.view.touchesCancelled([], with: nil)
        #expect(around.calls.last == "cancelled")
    }

    @Test func `If reloadItems replaces a highlighted cell under the finger, the new cell is highlighted`() throws {
        let stage = Stage(width: 100, height: 400)
        let screen = stage.shown(GridScreen([3], itemSize: CGSize(width: 100, height: 40)))
        _ = stage.touchDown(at: CGPoint(x: 50, y: 60))
        let old = try #require(screen.cell(1))
        #expect(old.isHighlighted)
        stage.act("reload the item") { screen.view.performBatchUpdates { screen.view.reloadItems(at: [path(1)]) } }
        let new = try #require(screen.cell(1))
        #expect(new !== old)
        #expect(new.isHighlighted)
        stage.touchUp()
        #expect((0..<3).map { screen.cell($0)?.isHighlighted } == [false, false, false])
    }
}
