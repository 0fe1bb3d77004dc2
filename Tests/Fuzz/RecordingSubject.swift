import Foundation
import Offscreen
import OffscreenPictures

/// The recording's JSON: what can be read is written as it would be read again, and everything that is made of it can be made.
enum RecordingSubject {
    static func attempt(_ data: Data) {
        do {
            let recording = try Recording(json: data)
            let written = recording.json()
            do {
                let again = try Recording(json: written)
                Fuzz.expect(again.json() == written, "read and written again, a recording differs")
            } catch {
                fatalError("what was written cannot be read: \(error)")
            }
            _ = (recording.trace, recording.chromeTrace(), recording.playerPage())
            _ = recording.filmStrip()
            for tick in recording.ticks.prefix(2) {
                _ = (recording.exploded(atTick: tick.number), recording.contentMap(atTick: tick.number))
                for pool in tick.pools { _ = recording.stacking(of: pool.view, atTick: tick.number) }
            }
        } catch let error as Recording.FormatError {
            Fuzz.expect(!error.description.isEmpty, "an error without a message")
        } catch {
            fatalError("not an error of recordings: \(error)")
        }
    }
}
