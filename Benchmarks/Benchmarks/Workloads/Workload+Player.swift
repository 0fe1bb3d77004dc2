import Offscreen
import OffscreenPictures
import UIKit

extension Workload {
    /// The player's page of a recording, and a recording that is read.
    static let player: [Workload] = [
        Workload("player-9K", "the player's page of a recording of 9,000 moments, as text") {
            playerPageHTML(scrolls: 274)
        },
        Workload("recording-read", "the JSON of a recording of 50 scrolls, read") { readRecording(scrolls: 50) },
    ]

    /// Makes the page of a recording in which a screen of 42 cells was scrolled by a third of a row
    /// at a time.
    private static func playerPageHTML(scrolls: Int) -> Trial {
        let recording = recording(scrolls: scrolls)
        return Trial(
            run: { precondition(!PlayerPage(recording).html.isEmpty, "the page is empty") })
    }

    private static func readRecording(scrolls: Int) -> Trial {
        let json = recording(scrolls: scrolls).json()
        return Trial(
            run: { precondition((try? Recording(json: json)) != nil, "the recording cannot be read") })
    }

    private static func recording(scrolls: Int) -> Recording {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 56, height: 72)
        let grid = Grid(GridSource(itemsInSection: 6000), anyLayout: layout, records: true)
        grid.stage.show(grid.view)
        for _ in 0..<scrolls { grid.stage.scroll(grid.view, by: 24) }
        return grid.stage.recording
    }
}
