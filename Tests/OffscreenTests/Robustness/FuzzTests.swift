import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@testable import Fuzz

/// Short runs of the fuzzers of `Tests/README.md` from one seed, and inputs that they found.
@MainActor struct FuzzTests {
    @Test func `Random batch updates leave a cell for each item, whether they succeed or fail`() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<300 {
            let count = Int.random(in: 0...64, using: &random)
            let data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            #expect(BatchFuzzSubject.attempt(data).isEmpty, "\(data.base64EncodedString())")
        }
    }

    @Test(arguments: [
        // The batches move one section and one item to several places, and several to one place.
        "KP7/Mf//////////X//+X/9S", "P/Pz8/Py8/PzMvPz8vPz8zLz8/Pz8/M=",
    ])
    func `Batch updates in which a fuzzer once found a fault leave a cell for each item`(found: String) throws {
        #expect(BatchFuzzSubject.attempt(try #require(Data(base64Encoded: found))).isEmpty)
    }

    @Test func `Damaged scenarios are either read, or refused with file and line`() throws {
        var random = SeededGenerator(seed: 8)
        for exhibit in Exhibits.all {
            for _ in 0..<10 {
                let data = damaged(Data(exhibit.text.utf8), &random)
                #expect(ScenarioSubject.attempt(data).isEmpty, "\(String(decoding: data, as: UTF8.self))")
            }
        }
    }

    @Test func `Random visual formats are read, or refused with the place of the mistake`() {
        let pieces = [
            "[a]", "[b]", "[c]", "[a", "(m)", "(>=m@n)", "(==b)", "-", "-8-", "|", "|-", "-|", "H:", "V:",
            "(<=8.5@750,n)", "]", "@", ">=",
            "=", "8", ".", "m", "é", " ", "99999999999999999999", "(-8)", "[_x1(b)]", "\u{0}",
        ]
        var random = SeededGenerator(seed: 8)
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            #expect(FormatSubject.attempt(Data(text.utf8)).isEmpty, "\(text)")
        }
    }

    @Test func `Many randomly damaged recordings are refused, or read and then written and drawn`() throws {
        var random = SeededGenerator(seed: 8)
        let stage = Stage(width: 60, height: 60)
        stage.show(ListScreen("a", "b").view)
        let json = stage.recording.json()
        #expect(RecordingSubject.attempt(json).isEmpty)
        for _ in seeds(200, ordinarily: 60) {
            let data = damaged(json, &random)
            #expect(RecordingSubject.attempt(data).isEmpty, "\(String(decoding: data, as: UTF8.self))")
        }
    }

    /// Each number is at or near an end of its type's range, not finite, or negative.
    @Test(arguments: zip(0..<5, ["9223372036854775807", "-9223372036854775808", "1e308", "\"nan\"", "-1"]))
    func `A recording with an extreme number in one of many places is refused, or can be written and drawn`(
        number: Int, hostile: String
    ) {
        let stage = Stage(width: 60, height: 60, behavior: .iOS10(seed: 3))
        let screen = stage.run { ListScreen("a", "b") }
        stage.act("look") {
            screen.view.layer.borderWidth = 1
            screen.view.transform = CGAffineTransform(rotationAngle: 0.3)
            screen.view.contentInset.top = 3
        }
        stage.show(screen.view)
        let json = stage.recording.jsonText
        var seen: Set<String> = []
        let places = json.ranges(of: /-?[0-9][-+.eE0-9]*/).filter { place in
            seen.insert(String(json[..<place.lowerBound].suffix(20).filter { !$0.isNumber })).inserted
        }
        #expect(places.count > 30)
        // Each place gets one of the numbers.
        for (index, place) in places.enumerated() where index % (Thoroughness.isWhole ? 5 : 15) == number {
            #expect(RecordingSubject.attempt(Data(json.replacingCharacters(in: place, with: hostile).utf8)).isEmpty)
        }
    }

    @Test(arguments: [
        (#""tick":1,"#, #""tick":-1,"#, "there is no tick -1 at 0.016666666666666666 s"),
        (#""time":0.016666666666666666"#, #""time":1e300"#, "there is no tick 1 at 1e+300 s"),
        (#""reused":1"#, #""reused":-4"#, "the tree of tick 1: Cell#1 was reused -4 times"),
        (#""made":1"#, #""made":9223372036854775807"#, "a pool of UICollectionView#1 in tick 1 has impossible counts"),
        (#""depth":0"#, #""depth":-1"#, "an event of tick 1 has the depth -1"),
        (#""depth":0"#, #""depth":333333333333333331"#, "an event of tick 1 has the depth 333333333333333331"),
    ])
    func `An impossible value in a recording is refused with a message that locates the value`(
        old: String, new: String, message: String
    ) {
        let json = """
            {"format":"offscreen-recording","version":1,"behavior":"iOS10","seed":7,"screen":[320,260],"scale":2,"ticks":[
            {"tick":1,"time":0.016666666666666666,"what":"show","events":[{"depth":0,"verb":"make"}],
            "tree":{"frame":[0,0,1,1],"view":"Cell#1","reused":1},
            "pools":[{"view":"UICollectionView#1","prefetched":0,"pools":[{"category":"item","identifier":"c","made":1,"live":1,"dormant":0,"taken":0,"put":0,"capacity":9}]}]}]}
            """
        #expect(throws: Never.self) { try Recording(json: Data(json.utf8)) }
        let error = errorText { _ = try Recording(json: Data(json.replacing(old, with: new).utf8)) }
        #expect(error == "not a recording: \(message)")
    }

    /// Returns data in which a few bytes are changed, removed or repeated.
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
