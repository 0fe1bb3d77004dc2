import OffscreenPictures
import UIKit

extension Workload {
    /// The player's page of a recording.
    static let player: [Workload] = [
        Workload("player-9K", "the player's page of a recording of 9,000 moments, as text") {
            playerPageHTML(scrolls: 274)
        }
    ]

    /// Makes the page of a recording in which a screen of 42 cells was scrolled by a third of a row
    /// at a time.
    private static func playerPageHTML(scrolls: Int) -> Trial {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 56, height: 72)
        let grid = Grid(GridSource(itemsInSection: 6000), anyLayout: layout, records: true)
        grid.stage.show(grid.view)
        for _ in 0..<scrolls { grid.stage.scroll(grid.view, by: 24) }
        let recording = grid.stage.recording
        return Trial(
            run: { precondition(!PlayerPage(recording).html.isEmpty, "the page is empty") })
    }
}
