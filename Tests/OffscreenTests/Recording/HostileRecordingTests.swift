import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@testable import Fuzz

/// Each number of a recording replaced by one at the end of what a number can be.
@MainActor @Suite("Recordings with hostile numbers")
struct HostileRecordingTests {
    /// Where the numbers of a JSON text stand, outside of strings.
    private static func numbers(in text: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var (place, isInString) = (0, false)
        while place < text.count {
            let byte = text[place]
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            guard !isInString, byte == UInt8(ascii: "-") || (48...57).contains(byte) else {
                place += isInString && byte == UInt8(ascii: "\\") ? 2 : 1
                continue
            }
            let end = text[place...].firstIndex { !"-+.eE0123456789".utf8.contains($0) } ?? text.count
            found.append(place..<end)
            place = end
        }
        return found
    }

    /// The key whose value a number is, or is a part of: numbers of one kind are alike to whoever reads them.
    private static func kind(of place: Range<Int>, in text: [UInt8]) -> String {
        let before = text[..<place.lowerBound]
        let colon = before.lastIndex(of: UInt8(ascii: ":"))!
        let key = before[..<colon].dropLast().lastIndex(of: UInt8(ascii: "\""))!
        return String(decoding: before[key...].filter { !(48...57).contains($0) }, as: UTF8.self)
    }

    private func recording() -> Data {
        let stage = Stage(width: 60, height: 60, behavior: .iOS10(seed: 3))
        let screen = stage.run { ListScreen("a", "b") }
        stage.act("look") {
            screen.view.layer.borderWidth = 1
            screen.view.backgroundColor = .red
            screen.view.transform = CGAffineTransform(rotationAngle: 0.3)
            screen.view.layer.zPosition = 2
            screen.view.contentInset.top = 3
        }
        stage.show(screen.view)
        stage.scroll(screen.view, by: 30)
        return stage.recording.json()
    }

    nonisolated private static let hostile = ["9223372036854775807", "-9223372036854775808", "1e308", "\"nan\"", "-1"]

    @Test(arguments: hostile)
    func `In many places one hostile number is refused or played`(hostile: String) throws {
        let kind = try #require(Self.hostile.firstIndex(of: hostile))
        let text = Array(recording())
        var seen: Set<String> = []
        let places = HostileRecordingTests.numbers(in: text).filter { seen.insert(HostileRecordingTests.kind(of: $0, in: text)).inserted }
        #expect(places.count > 30)
        // Ordinarily each place gets one of them.
        for (number, place) in places.enumerated() where Thoroughness.isWhole || number % Self.hostile.count == kind {
            var changed = text
            changed.replaceSubrange(place, with: Array(hostile.utf8))
            #expect(RecordingSubject.attempt(Data(changed)) == [])
        }
    }

    @Test(arguments: [
        (#""tick":1,"#, #""tick":-1,"#, "not a recording: there is no tick -1 at 0.016666666666666666 s"),
        (#""time":0.016666666666666666"#, #""time":1e300"#, "not a recording: there is no tick 1 at 1e+300 s"),
        (#""reused":1"#, #""reused":-4"#, "not a recording: the tree of tick 1: Cell#1 was reused -4 times"),
        (#""made":1"#, #""made":9223372036854775807"#, "not a recording: a pool of UICollectionView#1 in tick 1 has impossible counts"),
    ])
    func `What cannot have been is refused with its place`(old: String, new: String, message: String) {
        let json = """
            {"format":"offscreen-recording","version":1,"behavior":"iOS10","seed":7,"screen":[320,260],"scale":2,"ticks":[
            {"tick":1,"time":0.016666666666666666,"what":"show","tree":{"frame":[0,0,1,1],"view":"Cell#1","reused":1},
            "pools":[{"view":"UICollectionView#1","prefetched":0,"pools":[{"category":"item","identifier":"c","made":1,"live":1,"dormant":0,"taken":0,"put":0,"capacity":9}]}]}]}
            """
        #expect(throws: Never.self) { try Recording(json: Data(json.utf8)) }
        #expect(performing: { try Recording(json: Data(json.replacing(old, with: new).utf8)) }, throws: { "\($0)" == message })
    }
}
