import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The lesson on four orders of views: siblings, zIndex, painting and touches.
@MainActor
enum OrdersLesson {
    static func make() -> Lesson {
        let stage = Stage(width: 320, height: 260)
        func path(ofItem item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        let screen = stage.run {
            PlacedItemsScreen(
                sections: [3],
                places: [
                    path(ofItem: 0): PlacedItemsLayout.Place(CGRect(x: 30, y: 30, width: 150, height: 120), zIndex: 1),
                    path(ofItem: 1): PlacedItemsLayout.Place(CGRect(x: 90, y: 70, width: 150, height: 120), zIndex: 2),
                    path(ofItem: 2): PlacedItemsLayout.Place(
                        CGRect(x: 150, y: 110, width: 150, height: 120), zIndex: 3),
                ])
        }
        let view = screen.collectionView
        stage.show(view)
        let before = stage.stacking(of: view)
        let beforeTree = stage.recording.ticks.last!.tree
        stage.act("zPosition of item 0-0 becomes 1") { view.cellForItem(at: path(ofItem: 0))?.layer.zPosition = 1 }
        let after = stage.stacking(of: view)
        let afterTree = stage.recording.ticks.last!.tree
        let spot = CGPoint(x: 165, y: 130)
        let painted = after.rows.max { $0.paint < $1.paint }!
        let hit = view.hitTest(spot, with: nil)
        var hitCell = hit
        while let current = hitCell, !(current is UICollectionViewCell) { hitCell = current.superview }
        let hitPath = (hitCell as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
        let answered = view.indexPathForItem(at: spot)
        stage.act("zPosition of item 0-0 becomes 0 again") {
            view.cellForItem(at: path(ofItem: 0))?.layer.zPosition = 0
        }
        let again = stage.stacking(of: view)
        func name(ofItemAt path: IndexPath?) -> String { path.map { "item \($0.section)-\($0.item)" } ?? "none" }
        let recording = stage.recording
        return Lesson(
            slug: "orders", title: "The four orders",
            about: "A collection view has four orders of its views: siblings, z, painting and touches.", minutes: 6,
            outcome: "say which view is seen, which one a touch reaches, and which item indexPathForItem(at:) returns",
            parts: [
                .text(
                    """
                    Four orders are easily confused. The sibling order is the list of subviews. The z \
                    order is the zIndex that the layout asked for. The paint order follows \
                    layer.zPosition, and the siblings where it is equal. The hit order follows the \
                    siblings from the front and ignores zPosition. Here three items overlap, and all four \
                    orders agree.
                    """
                ),
                .listing(before.description),
                .text("Then one line of code raises the layer of the item at the back: cell.layer.zPosition = 1."),
                .picture(
                    .pair(left: ("before", beforeTree), right: ("zPosition 1 on item 0-0", afterTree)),
                    caption: "Only the paint order changes."),
                .exercise(
                    """
                    \(name(ofItemAt: painted.element?.indexPath)) is now painted on top. A finger taps \
                    where all three overlap. Which item is hit?
                    """,
                    choices: (0..<3).map { "item 0-\($0)" }, answer: name(ofItemAt: hitPath),
                    explanation:
                        """
                        hitTest follows the siblings, and returns \(name(ofItemAt: hitPath)). A person \
                        sees \(name(ofItemAt: painted.element?.indexPath)).
                        """
                ),
                .exercise(
                    "And which item does indexPathForItem(at:) return there?", choices: (0..<3).map { "item 0-\($0)" },
                    answer: name(ofItemAt: answered),
                    explanation:
                        """
                        It returns the item whose attributes have the greatest zIndex there, and does not \
                        use the views.
                        """
                ),
                .text("The orders while the zPosition of item 0-0 is 1:"),
                .listing(after.description),
                .exercise(
                    "The zPosition goes back to 0. Which item is painted on top?",
                    choices: (0..<3).map { "item 0-\($0)" },
                    answer: name(ofItemAt: again.rows.max { $0.paint < $1.paint }?.element?.indexPath),
                    explanation: "Where the zPositions are equal, the sibling order decides."),
                .text("The orders after the zPosition has gone back to 0. They are the first ones again:"),
                .listing(again.description),
                .picture(
                    recording.explodedView(atTick: stage.ticks)!,
                    caption: "The siblings as layers that lie apart, after the zPosition has gone back to 0."),
                .player(PlayerPage(recording, title: "The four orders", source: LessonSourceCode.placed)),
                .experiment(
                    """
                    stage 320x240
                    data items=2
                    layout placed
                    place 0-0 frame=20,20,200x100 z=2
                    place 0-1 frame=60,60,200x100 z=1

                    show

                    ask painted 100,80

                    ask hit 100,80

                    ask item 100,80

                    """,
                    change: "z=2", to: "z=0"),
            ])
    }
}
