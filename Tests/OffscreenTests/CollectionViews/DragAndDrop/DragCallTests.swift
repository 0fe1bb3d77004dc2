import Offscreen
import Testing
import UIKit

/// The calls that the delegates of a drag and a drop receive.
@MainActor struct DragCallTests {
    private let stage = Stage(width: 100, height: 400)
    private let screen = DragScreen("a", "b", "c", "d")

    init() {
        stage.show(screen.view)
    }

    /// Drags an item, by default to the place of item 2.
    @discardableResult
    private func drag(_ item: Int, to point: CGPoint = CGPoint(x: 50, y: 100)) -> Bool {
        stage.drag(item: screen.list.cell(item)!, to: point)
    }

    @Test
    func
        `A drag in a collection view calls its drag and drop delegates in UIKit's order, and the trace has the calls [DRAG-02]`()
    {
        #expect(drag(0))
        #expect(
            screen.log == [
                "items 0-0", "drag preview 0-0", "restricted", "allows move", "will begin, true", "can handle",
                "entered, true",
                "update 0-0", "update 0-1", "update 0-2", "drop at 0-2", "drop preview 0-2", "landed", "drop ended",
                "drag ended, false",
            ])
        #expect(screen.list.sections == [["b", "c", "a", "d"]])
        #expect(screen.visibleNames == "b c a d")
        for line in [
            "ask dragDelegate itemsForBeginning 0-0 -> 1", "ask dragDelegate dragSessionAllowsMoveOperation -> yes",
            "tell dragDelegate dragSessionWillBegin", "ask dropDelegate canHandle -> yes",
            "tell dropDelegate dropSessionDidEnter",
            "ask dropDelegate dropSessionDidUpdate 0-1 -> move, insertAtDestinationIndexPath",
            "tell dropDelegate performDropWith at 0-2", "tell dropDelegate dropSessionDidEnd",
            "tell dragDelegate dragSessionDidEnd",
        ] { #expect(stage.recording.trace.contains("  \(line)\n"), "\(line)") }
        #expect(!screen.view.hasActiveDrag)
        #expect(!screen.view.hasActiveDrop)
        #expect(!screen.view.hasUncommittedUpdates)
    }

    @Test func `A drop is active while the delegate performs it, and no longer when its session has ended`() {
        var states: [String] = []
        screen.onNote = { [unowned screen] note in
            if note.hasPrefix("drop") { states.append("\(note), \(screen.view.hasActiveDrop)") }
        }
        drag(0)
        #expect(states == ["drop at 0-2, true", "drop preview 0-2, true", "drop ended, false"])
    }

    @Test
    func
        `A drag does not begin without drag items, without a drag delegate or with drag interaction disabled [DRAG-01]`()
    {
        screen.allowsDrag = false
        #expect(!drag(0))
        #expect(screen.log == ["items 0-0"])
        (screen.allowsDrag, screen.view.dragInteractionEnabled) = (true, false)
        #expect(!drag(0))
        (screen.view.dragInteractionEnabled, screen.view.dragDelegate) = (true, nil)
        #expect(!drag(0))
        #expect(screen.log == ["items 0-0"])
        #expect(screen.visibleNames == "a b c d")
    }

    @Test
    func
        `A drag of a selected item takes all selected items, and a drag of an unselected item takes only that item [DRAG-01]`()
    {
        screen.view.allowsMultipleSelection = true
        for item in [3, 1] { screen.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        drag(3, to: CGPoint(x: 50, y: 380))
        #expect(screen.log.filter { $0.hasPrefix("items") } == ["items 0-3", "items 0-1"])
        #expect(screen.drag?.items.map { $0.localObject as? String } == ["d", "b"])
        screen.log = []
        drag(0, to: CGPoint(x: 50, y: 380))
        #expect(screen.log.filter { $0.hasPrefix("items") } == ["items 0-0"])
    }

    @Test func `A tap of another finger during a drag adds an item to the session`() {
        stage.drag(item: screen.list.cell(0)!, adding: [screen.list.cell(2)!], to: CGPoint(x: 50, y: 380))
        let calls = screen.log.filter { $0.hasPrefix("items") || $0.hasPrefix("add") }
        #expect(calls == ["items 0-0", "add 0-2 at 100"])
        #expect(screen.drag?.items.count == 2)
    }

    @Test func `A drag of duration 0 or NaN moves the finger in a single tick`() {
        func ticks(_ seconds: Double) -> Int {
            let before = stage.ticks
            stage.drag(item: screen.list.cell(0)!, to: CGPoint(x: 50, y: 100), seconds: seconds, settling: false)
            defer { stage.settle() }
            return stage.ticks - before
        }
        let one = ticks(0)
        #expect(ticks(.nan) == one)
        #expect(ticks(1.0 / 30) == one + 1)
    }

    @Test func `The recorded step of a drag in an orthogonal section names the item of the dragged cell`() {
        let stage = Stage(width: 100, height: 100)
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        section.orthogonalScrollingBehavior = .continuous
        let list = stage.run {
            stage.shown(NoteList([4], layout: UICollectionViewCompositionalLayout(section: section)))
        }
        stage.drag(item: list.cell(1)!, to: CGPoint(x: 90, y: 90))
        #expect(stage.recording.ticks.contains { $0.what == "drag 0-1 to=90,90" })
    }

    @Test
    func `A drop delegate that returns false from canHandle receives no further call about the session [DRAG-02]`() {
        screen.handles = false
        #expect(drag(0))
        #expect(screen.log.drop { $0 != "can handle" } == ["can handle", "drag ended, false"])
        #expect(screen.visibleNames == "a b c d")
    }

    @Test func `A list without a drop delegate has no active drop while an item is over it, and ends the drag`() {
        /// Returns whether the list has an active drop, in each tenth of a second of a drag.
        func dropsDuringDrag() -> Set<Bool> {
            var drops: Set<Bool> = []
            stage.run {
                for tenths in 1...15 {
                    UIView.animate(withDuration: Double(tenths) / 10, animations: {}) { [view = screen.view] _ in
                        drops.insert(view.hasActiveDrop)
                    }
                }
            }
            #expect(drag(0, to: CGPoint(x: 50, y: 10)))
            return drops
        }
        screen.onDrop = { _ in }
        #expect(dropsDuringDrag() == [false, true])
        screen.view.dropDelegate = nil
        let before = stage.recording.ticks.count
        #expect(dropsDuringDrag() == [false])
        #expect(screen.log.last == "drag ended, false")
        #expect(!stage.recording.ticks[before...].flatMap(\.events).contains { $0.partner == "dropDelegate" })
        #expect(screen.visibleNames == "a b c d")
    }

    @Test(arguments: [UIDropOperation.cancel, .forbidden])
    func `If the drop proposal is cancel or forbidden, nothing is dropped [DRAG-04]`(operation: UIDropOperation) {
        screen.operation = operation
        drag(0)
        let calls = ["update 0-2", "exited, false", "drop ended", "drag ended, false"]
        #expect(Array(screen.log.suffix(4)) == calls)
        #expect(screen.visibleNames == "a b c d")
    }

    @Test
    func
        `If a drag session does not allow moving, a move proposal drops nothing and a copy proposal drops the item [DRAG-04]`()
    {
        screen.allowsMove = false
        drag(0)
        #expect(!screen.log.contains("drop at 0-2"))
        #expect(screen.drag?.allowsMoveOperation == false)
        screen.operation = .copy
        drag(0)
        #expect(screen.log.contains("drop at 0-2"))
    }

    @Test func `A drop outside every cell has no destination index path and an unspecified intent [DRAG-04]`() {
        var intent: UICollectionViewDropProposal.Intent?
        screen.onDrop = { intent = $0.proposal.intent }
        drag(0, to: CGPoint(x: 50, y: 300))
        #expect(screen.log.contains("update nil"))
        #expect(screen.log.contains("drop at nil"))
        #expect(intent == .unspecified)
        #expect(screen.visibleNames == "a b c d", "a drop with which the app does nothing changes nothing")
    }

    @Test
    func
        `In a drag between two views the target's delegate receives the drop, and the source's delegate the end of the drag`()
    {
        let (stage, other) = (Stage(width: 200, height: 400), DragScreen("x", "y"))
        screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        other.view.frame = CGRect(x: 100, y: 0, width: 100, height: 400)
        stage.show(screen.view)
        stage.show(other.view)
        other.operation = .copy
        var item: (any UICollectionViewDropItem)?
        other.onDrop = { item = $0.items.first }
        stage.drag(item: screen.list.cell(1)!, to: other.list.cell(1)!)
        let calls = ["entered, true", "update 0-1", "exited, false", "drop ended", "drag ended, false"]
        #expect(Array(screen.log.drop { $0 != "entered, true" }) == calls)
        #expect(other.log == ["can handle", "entered, true", "update 0-1", "drop at 0-1", "drop ended"])
        #expect(item?.sourceIndexPath == nil)
        #expect(item?.dragItem.localObject as? String == "b")
        #expect(item?.previewSize == .zero)
        #expect(other.drop?.localDragSession === screen.drag)
        #expect(other.drop?.isRestrictedToDraggingApplication == true)
    }

    private final class WatchedCell: UICollectionViewCell {
        static var dragStates: [DragState] = []
        static var configuredStates: [UICellConfigurationState.DragState] = []
        override func dragStateDidChange(_ dragState: DragState) { Self.dragStates.append(dragState) }
        override func updateConfiguration(using state: UICellConfigurationState) {
            if state.cellDragState != Self.configuredStates.last { Self.configuredStates.append(state.cellDragState) }
        }
    }

    @Test func `A cell receives its drag states when it is lifted, dragged and dropped`() {
        (WatchedCell.dragStates, WatchedCell.configuredStates) = ([], [])
        let grid = stage.shown(GridScreen([1], itemSize: CGSize(width: 100, height: 50), cell: WatchedCell.self))
        grid.view.dragDelegate = screen
        stage.drag(item: grid.cell(0)!, to: CGPoint(x: 50, y: 300))
        #expect(WatchedCell.dragStates == [.lifting, .dragging, .none])
        #expect(WatchedCell.configuredStates == [.none, .lifting, .dragging, .none])
    }

    @Test func `A drop session delivers the loaded objects after the call that requests them has returned`() {
        var words: [String] = []
        var isLater = false
        screen.onDrop = { coordinator in
            let session = coordinator.session
            #expect(session.canLoadObjects(ofClass: NSString.self))
            #expect(!session.canLoadObjects(ofClass: NSURL.self))
            #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.text"]))
            session.loadObjects(ofClass: String.self) {
                words = $0
                #expect(isLater)
            }
            isLater = true
        }
        drag(2, to: CGPoint(x: 50, y: 20))
        #expect(words == ["c"])
    }
}
