import Testing
import UIKit

@testable import Offscreen

@MainActor @Suite("Moments of a recording")
struct MomentTests {
    @Test func `In Moment.lists, the origin of a list inside a scrolled view is in window coordinates`() {
        let stage = Stage(width: 375, height: 500)
        let list = stage.run { NoteList([3]) }
        stage.run {
            list.view.frame = CGRect(x: 20, y: 300, width: 300, height: 200)
            let outer = UIScrollView(frame: CGRect(x: 5, y: 10, width: 370, height: 490))
            outer.contentSize = CGSize(width: 900, height: 900)
            outer.addSubview(list.view)
            stage.show(outer)
            stage.scroll(outer, by: CGPoint(x: 7, y: 40))
        }
        let recording = stage.recording
        let moment = Moment(recording.ticks.count - 1, of: recording)
        #expect(moment.lists.map(\.origin) == [CGPoint(x: 18, y: 270)])
    }
}
