import Offscreen
import Testing
import UIKit

/// A list whose rows can be moved interactively.
@MainActor
private final class MovableList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let list: ListScreen
    var (moves, asked): ([String], [String]) = ([], [])
    var mayMove = true
    var redirect: IndexPath?
    init(_ list: ListScreen) {
        self.list = list
        super.init()
        (list.view.dataSource, list.view.delegate) = (self, self)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { list.sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        list.sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        list.collectionView(collectionView, cellForItemAt: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { mayMove }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append(
            """
            \(sourceIndexPath.section)-\(sourceIndexPath.item) to \
            \(destinationIndexPath.section)-\(destinationIndexPath.item)
            """
        )
        let name = list.sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        list.sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        asked.append("\(currentIndexPath.item) to \(proposedIndexPath.item)")
        return redirect ?? proposedIndexPath
    }
}

@MainActor struct MovementTests {
    private let stage = Stage(width: 100, height: 400)
    private let screen = ListScreen("a", "b", "c", "d")
    private let movable: MovableList
    private var view: UICollectionView { screen.view }

    init() {
        movable = MovableList(screen)
        stage.show(screen.view)
    }

    private func carry(_ item: Int, to y: CGFloat) {
        #expect(stage.carry(path(item), of: view, to: CGPoint(x: 50, y: y)))
    }

    private var names: [String] { (0..<screen.sections[0].count).map { screen.cell($0)!.name } }

    @Test func `During a movement the carried cell follows the finger in front of the other cells, which make room`() {
        let carried = screen.cell(0)!
        carry(0, to: 100)
        #expect(view.hasUncommittedUpdates)
        #expect(carried.center == CGPoint(x: 50, y: 100))
        #expect(names == ["b", "c", "a", "d"])
        #expect(screen.cell(0)!.frame.minY == 0)
        #expect(screen.cell(1)!.frame.minY == 40)
        #expect(view.seenSubviews.last === carried)
        #expect(screen.sections == [["a", "b", "c", "d"]], "the data source has not moved the item yet")
        #expect(movable.asked == ["0 to 2"], "the data source has not moved the item yet")
        view.collectionViewLayout.invalidateLayout()
        let attributes = view.layoutAttributesForItem(at: path(2))
        #expect(attributes?.center == CGPoint(x: 50, y: 100), "even after an invalidation")
        #expect(attributes?.alpha == 1, "even after an invalidation")
    }

    @Test func `During a movement index paths are translated between the presentation and the data source`() {
        carry(0, to: 100)
        #expect([path(0), nil].map { view.presentationIndexPath(forDataSourceIndexPath: $0) } == [path(2), nil])
        #expect((0..<4).map { view.dataSourceIndexPath(forPresentationIndexPath: path($0))!.item } == [1, 2, 0, 3])
        // An index path without item or with three indexes is not translated.
        for odd in [IndexPath(index: 1), IndexPath(indexes: [0, 1, 2])] {
            let there = view.presentationIndexPath(forDataSourceIndexPath: odd)
            #expect(view.dataSourceIndexPath(forPresentationIndexPath: odd) == odd)
            #expect(there == odd)
        }
        #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 3) == 3)
        #expect(view.dataSourceSectionIndex(forPresentationSectionIndex: 3) == 3)
        var ran = false
        view.performUsingPresentationValues { ran = true }
        #expect(ran)
    }

    @Test
    func
        `If a movement ends at another place, the data source moves the item once, and the cells are at their new places`()
    {
        carry(0, to: 60)
        stage.act("on") { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100)) }
        stage.act("end") { view.endInteractiveMovement() }
        #expect(
            movable.asked == ["0 to 1", "0 to 2"],
            "the older method of the delegate receives the original place at each step")
        #expect(movable.moves == ["0-0 to 0-2"])
        #expect(screen.sections == [["b", "c", "a", "d"]])
        #expect(names == ["b", "c", "a", "d"])
        #expect((0..<4).map { screen.cell($0)!.frame.minY } == [0, 40, 80, 120])
        #expect(!view.hasUncommittedUpdates)
        #expect(stage.stacking(of: view).inversions.isEmpty)
    }

    /// http://www.openradar.me/34933061
    @Test(arguments: Preset.all, [false, true])
    func `From iOS 11 on, the cell of a moved item is requested again after the movement [MOVE-01]`(
        preset: Preset, isCancelled: Bool
    ) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.run { ListScreen("a", "b", "c", "d") }
        let movable = MovableList(screen)
        stage.show(screen.view)
        stage.carry(path(0), of: screen.view, to: CGPoint(x: 50, y: 100))
        let carried = screen.cell(2)
        #expect(carried?.name == "a")
        screen.log = []
        stage.act("end", settling: false) {
            isCancelled ? screen.view.cancelInteractiveMovement() : screen.view.endInteractiveMovement()
        }
        #expect(screen.log.isEmpty, "the cell is asked for only after the animation")
        stage.settle()
        let isAsked = ![Preset.iOS6, .iOS9, .iOS10].contains(preset)
        #expect(screen.log == (isAsked ? ["ask a"] : []))
        #expect(movable.moves.count == (isCancelled ? 0 : 1))
        if !isAsked { #expect(screen.cell(isCancelled ? 0 : 2) === carried) }
        #expect(screen.shown == screen.sections)
    }

    @Test
    func
        `After a movement ends, the cell of the moved item is not requested again if the item is deleted at once [MOVE-01]`()
    {
        carry(0, to: 100)
        screen.log = []
        stage.act("end, and delete") {
            view.endInteractiveMovement()
            screen.delete(2)
        }
        #expect(!screen.log.contains("ask a"))
        #expect(screen.shown == [["b", "c", "d"]])
    }

    @Test func `The delegate can redirect a carried item to another index path`() {
        movable.redirect = path(1)
        carry(0, to: 150)
        #expect(names == ["b", "a", "c", "d"])
    }

    @Test func `Interactive movement of an item does not begin if canMoveItemAt returns false for the item`() {
        movable.mayMove = false
        #expect(!view.beginInteractiveMovementForItem(at: path(0)))
        #expect(!view.hasUncommittedUpdates)
        view.updateInteractiveMovementTargetPosition(.zero)
        view.endInteractiveMovement()
        #expect(movable.moves.isEmpty)
    }

    @Test
    func
        `If the data source lacks moveItemAt, a movement to another place is undone at its end, and no other can begin`()
    {
        let still = stage.shown(GridScreen([4], itemSize: CGSize(width: 100, height: 50)))
        #expect(stage.carry(path(0), of: still.view, to: CGPoint(x: 50, y: 110)))
        stage.act("end") { still.view.endInteractiveMovement() }
        let places = (0..<4).map { still.cell($0)?.frame.minY }
        #expect(places == [0, 50, 100, 150])
        #expect(!still.view.beginInteractiveMovementForItem(at: path(1)))
        #expect(!stage.recording.trace.contains("moveItemAt"))
    }

    @Test func `During a movement to another section numberOfItems counts the carried item in its new section`() {
        screen.sections = [["a", "b"], ["c"]]
        stage.act("reload") { view.reloadData() }
        carry(0, to: 110)
        #expect(view.numberOfItems(inSection: 0) == 1)
        #expect(view.numberOfItems(inSection: 1) == 2)
        stage.act("end") { view.endInteractiveMovement() }
        #expect(screen.sections == [["b"], ["a", "c"]])
        #expect(screen.shown == screen.sections)
    }
}
