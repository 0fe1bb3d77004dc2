import Foundation
import Offscreen
import OffscreenPictures

/// Writes a page in which a recording can be stepped through.
enum PlayCommand: SubCommand {
    static let name = "play"
    static let usage = [
        (call: "play FILE --out PAGE.html", does: "writes a page to step through a scenario or a recording's JSON; no network needed"),
        (call: "play FILE --against iOS9", does: "plays the same scenario on another system, or another recording, beside it in lockstep"),
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        let preset = try words.preset()
        let out = try words.value("--out", "a file, such as --out page.html")
        let against = try words.value("--against", "a system or a recording, such as --against iOS9")
        let file = try words.word("a scenario file, an exhibit or a recording's JSON")
        try words.finish(options: ["--out", "--against", "--behavior", "--mechanism", "--seed"])
        let take = try Take.of(file, preset: preset)
        let other = try against.map { try self.other($0, than: file) }
        try write(Data(take.recording.playerPage(against: other, title: take.title, scenario: take.scenario).utf8), to: out)
        return 0
    }

    @MainActor private static func other(_ name: String, than file: String) throws -> Recording {
        if name.hasSuffix(".json") || name.hasSuffix(".scenario") { return try Take.of(name, preset: nil).recording }
        return try Take.of(file, preset: Preset.named(onTheCommandLine: name)).recording
    }
}
