import Offscreen
import Testing
import UIKit

@MainActor struct LongPressTests {
    private let stage = Stage(width: 200, height: 200)
    private let view = PressableView(frame: CGRect(0, 0, 200, 200))

    /// A view that logs its presses, taps and touches.
    private final class PressableView: TouchLog, UIGestureRecognizerDelegate {
        let (press, tap) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
        var begins = true
        var isSimultaneous = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            press.addTarget(self, action: Selector("pressed:", calls: PressableView.pressed(_:)))
            tap.addTarget(self, action: Selector("tapped:", calls: PressableView.tapped(_:)))
            press.delegate = self
            addGestureRecognizer(tap)
            addGestureRecognizer(press)
        }

        required init?(coder: NSCoder) { nil }

        func pressed(_ press: UILongPressGestureRecognizer) {
            let point = press.location(in: self)
            log.append("\(press.state) \(Int(point.x)),\(Int(point.y))")
        }

        func tapped(_ tap: UITapGestureRecognizer) { log.append("tap") }

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer === tap || begins
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isSimultaneous }
    }

    init() { stage.show(view) }

    private func logEntries(_ body: () -> Void) -> [String] {
        view.log = []
        body()
        return view.log
    }

    private let point = CGPoint(50, 60)
    private let tapEntries = ["began", "tap", "cancelled"]
    private let pressEntries = ["began", "cancelled", "began 50,60", "ended 50,60"]

    @Test func `A long press begins while the finger stays down, cancels the touch, follows the finger and ends`() {
        #expect(logEntries { stage.touchDown(at: point) } == ["began"])
        #expect(logEntries { stage.advance(by: 0.45) }.isEmpty)
        #expect(logEntries { stage.advance(by: 0.1) } == ["cancelled", "began 50,60"])
        #expect(view.press.state == .began)
        #expect(view.press.numberOfTouches == 1)
        #expect(logEntries { stage.touchMove(to: CGPoint(90, 60)) } == ["changed 90,60"])
        #expect(logEntries { stage.touchMove(to: CGPoint(90, 60)) }.isEmpty, "the finger does not move")
        #expect(logEntries { stage.touchUp(at: CGPoint(90, 70)) } == ["changed 90,70", "ended 90,70"])
        #expect(view.press.state == .possible)
        #expect(logEntries { stage.press(at: point) } == pressEntries)
    }

    @Test func `A short touch is a tap, and a long press waits for its minimum duration`() {
        #expect(logEntries { stage.tap(at: point) } == tapEntries)
        #expect(logEntries { stage.advance(by: 1) }.isEmpty, "nothing is left of the press")
        view.press.minimumPressDuration = 1
        #expect(logEntries { stage.press(at: point, for: 0.9) } == tapEntries)
        #expect(logEntries { stage.press(at: point, for: 1.1) } == pressEntries)
    }

    @Test(
        arguments: [(56, "began moved cancelled began 56,68 ended 56,68"), (57, "began moved ended")]
            as [(CGFloat, String)])
    func `By default, a touch that moves more than 10 points before the minimum duration is not a long press`(
        x: CGFloat, entries: String
    ) {
        view.tap.isEnabled = false
        stage.touchDown(at: point)
        stage.touchMove(to: CGPoint(x, 68))
        stage.advance(by: 0.6)
        stage.touchUp()
        #expect(view.log.joined(separator: " ") == entries)
    }

    @Test
    func `A long press can be refused or disabled, and the view keeps the touch if cancelsTouchesInView is false`() {
        view.begins = false
        #expect(logEntries { stage.press(at: point) } == tapEntries)
        (view.begins, view.press.isEnabled) = (true, false)
        #expect(logEntries { stage.press(at: point) } == tapEntries)
        (view.press.isEnabled, view.press.cancelsTouchesInView) = (true, false)
        #expect(logEntries { stage.press(at: point) } == ["began", "began 50,60", "ended 50,60", "ended"])
        view.press.numberOfTouchesRequired = 2
        #expect(logEntries { stage.press(at: point) } == tapEntries)
    }

    @Test func `A long press makes other recognisers fail, unless they may recognise simultaneously`() {
        view.isSimultaneous = true
        #expect(logEntries { stage.press(at: point) } == ["began", "cancelled", "began 50,60", "tap", "ended 50,60"])
        view.isSimultaneous = false
        #expect(logEntries { stage.press(at: point) } == pressEntries)
        #expect(view.tap.state == .possible)
    }

    @Test func `A long press can require taps before it, and is cancelled with its touch`() {
        (view.tap.isEnabled, view.press.numberOfTapsRequired) = (false, 1)
        #expect(logEntries { stage.press(at: point) } == ["began", "ended"])
        stage.advance(by: 1)
        stage.tap(at: point)
        #expect(logEntries { stage.press(at: point) } == pressEntries)
        view.press.numberOfTapsRequired = 0
        #expect(
            logEntries {
                stage.touchDown(at: point)
                stage.advance(by: 0.6)
                stage.touchCancel()
                stage.advance(by: 0.6)
            } == ["began", "cancelled", "began 50,60", "cancelled 50,60"])
    }

    @Test func `A long press that drives an interactive movement moves an item`() throws {
        final class Screen: UICollectionViewController {
            var items = Array(0..<4)
            override func viewDidLoad() {
                installsStandardGestureForInteractiveMovement = false
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                collectionView.addGestureRecognizer(
                    UILongPressGestureRecognizer(target: self, action: Selector("press:", calls: Screen.press(_:))))
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { items.count }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
            func press(_ press: UILongPressGestureRecognizer) {
                let point = press.location(in: collectionView)
                switch press.state {
                case .began:
                    _ = collectionView.indexPathForItem(at: point).map {
                        collectionView.beginInteractiveMovementForItem(at: $0)
                    }
                case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
                case .ended: collectionView.endInteractiveMovement()
                default: collectionView.cancelInteractiveMovement()
                }
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(100, 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let screen = Screen(collectionViewLayout: layout)
        stage.show(screen)
        stage.touchDown(at: CGPoint(50, 25))
        stage.advance(by: 0.6)
        stage.touchMove(to: CGPoint(150, 75))
        stage.touchUp()
        stage.settle()
        #expect(screen.items == [1, 2, 3, 0])
    }
}
