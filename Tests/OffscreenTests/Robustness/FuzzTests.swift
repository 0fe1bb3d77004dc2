import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@testable import Fuzz

/// What the fuzzers do for minutes (`Tests/README.md`), here for a moment and from one seed, and what they found once.
@MainActor @Suite("Arbitrary input")
struct FuzzTests {
    @Test func `Arbitrary batches are accepted or refused, and the screen has what the data source has`() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<300 {
            let count = Int.random(in: 0...64, using: &random)
            let data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            #expect(BatchSubject.attempt(data) == [], "\(data.base64EncodedString())")
        }
    }

    @Test(arguments: [
        // Moves of one section, and of one item, to several places, and of several to one.
        "KP7/Mf//////////X//+X/9S", "P/Pz8/Py8/PzMvPz8vPz8zLz8/Pz8/M=",
    ])
    func `Batches that were found once`(found: String) throws {
        #expect(BatchSubject.attempt(try #require(Data(base64Encoded: found))) == [])
    }

    @Test func `Damaged scenarios are read or refused with a place`() throws {
        var random = SeededGenerator(seed: 8)
        for exhibit in Exhibits.all {
            for _ in 0..<10 {
                let data = damaged(Data(exhibit.text.utf8), &random)
                #expect(ScenarioSubject.attempt(data) == [], "\(String(decoding: data, as: UTF8.self))")
            }
        }
    }

    @Test func `Arbitrary visual formats are read or refused with a place`() {
        let pieces = [
            "[a]", "[b]", "[c]", "[a", "(m)", "(>=m@n)", "(==b)", "-", "-8-", "|", "|-", "-|", "H:", "V:", "(<=8.5@750,n)", "]", "@", ">=",
            "=", "8",
            ".", "m", "é", " ", "99999999999999999999", "(-8)", "[_x1(b)]", "\u{0}",
        ]
        var random = SeededGenerator(seed: 8)
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
            #expect(FormatSubject.attempt(Data(text.utf8)) == [], "\(text)")
        }
    }

    @Test func `Damaged recordings are read or refused, and what is read can be written and drawn`() throws {
        var random = SeededGenerator(seed: 8)
        let stage = Stage(width: 60, height: 60)
        stage.show(ListScreen("a", "b").view)
        let json = stage.recording.json()
        #expect(RecordingSubject.attempt(json) == [])
        for _ in 0..<200 {
            let data = damaged(json, &random)
            #expect(RecordingSubject.attempt(data) == [], "\(String(decoding: data, as: UTF8.self))")
        }
    }

    @Test func `A recording with an impossible depth is refused`() {
        let json = """
            {"format":"offscreen-recording","version":1,"behavior":"iOS10","seed":7,"screen":[320,260],"scale":2,"ticks":[
            {"tick":1,"time":0,"what":"show","events":[{"depth":DEPTH,"verb":"make"}],"tree":{"frame":[0,0,1,1],"view":"UIWindow#1"}}]}
            """
        for depth in [-1, 333_333_333_333_333_331] {
            let data = Data(json.replacing("DEPTH", with: "\(depth)").utf8)
            let message = "not a recording: an event of tick 1 has the depth \(depth)"
            #expect(performing: { try Recording(json: data) }, throws: { "\($0)" == message })
        }
    }

    /// A few bytes changed, left out or doubled.
    private func damaged(_ data: Data, _ random: inout SeededGenerator) -> Data {
        var bytes = Array(data)
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1...8, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 32...126, using: &random)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
            default: if let digit = bytes[place...].firstIndex(where: { (48...57).contains($0) }) { bytes[digit] = 57 }
            }
        }
        return Data(bytes)
    }
}
