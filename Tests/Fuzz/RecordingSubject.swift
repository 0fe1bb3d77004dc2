import Foundation
import Offscreen
import OffscreenPictures

/// The JSON of recordings. A valid recording is written so that reading it again gives an equal
/// one, and can be traced, drawn and played.
enum RecordingSubject {
    static func attempt(_ data: Data) -> [String] {
        var found = Fuzz.Findings()
        do {
            let recording = try Recording(json: data)
            let written = recording.json()
            do {
                let again = try Recording(json: written)
                found.expect(again.json() == written, "read and written again, a recording differs")
            } catch {
                found.expect(false, "what was written cannot be read: \(error)")
            }
            trace(recording)
            draw(recording)
            play(recording)
        } catch let error as Recording.FormatError {
            found.expect(!error.description.isEmpty, "an error without a message")
        } catch {
            found.expect(false, "not an error of recordings: \(error)")
        }
        return found.messages
    }

    /// The number of ticks that are traced and drawn one by one.
    private static let maximumTickCount = 8

    private static func trace(_ recording: Recording) {
        _ = (recording.trace, recording.chromeTrace())
        for tick in recording.ticks.prefix(maximumTickCount) {
            let text = tick.tree.description
            _ = (tick.tree.recursiveDescription, try? ViewTree(text: text), tick.pools.map(\.description))
            for pool in tick.pools { _ = recording.stacking(of: pool.view, atTick: tick.number)?.description }
        }
    }

    private static func draw(_ recording: Recording) {
        for coloring in Coloring.allCases {
            _ = recording.filmStrip(coloring: coloring).svg
            for tick in recording.ticks.prefix(maximumTickCount) {
                for picture in [
                    recording.screen(atTick: tick.number, coloring: coloring),
                    recording.explodedView(atTick: tick.number, coloring: coloring),
                    recording.contentMap(atTick: tick.number, coloring: coloring),
                ] { _ = picture?.svg }
            }
        }
        if let first = recording.ticks.first, let last = recording.ticks.last {
            _ = Picture.pair(left: ("first", first.tree), right: ("last", last.tree)).svg
        }
    }

    private static func play(_ recording: Recording) {
        _ = (recording.playerPageHTML(), recording.playerPageHTML(against: recording))
    }
}
