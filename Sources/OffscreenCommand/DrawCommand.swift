import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

enum DrawCommand: Subcommand {
    static let name = "draw"
    static let group = CommandGroup.see
    static let summary = "draws a scenario or a recording as SVG"
    static let calls = ["draw FILE [PICTURE] [options]"]
    static let details = """
        FILE is a scenario file, an exhibit or a recording's JSON. PICTURE is \
        \(PictureKind.allCases.map(\.rawValue).joined(separator: ", ")); screen, if none is named.
        """
    static let options =
        [
            CommandOption(
                name: "--out", value: "IMAGE.svg", text: "where the picture goes; otherwise to standard output"),
            CommandOption(
                name: "--tick", value: "N",
                text: "the tick to draw; by default the one that shows the symptom, or else the last"),
            CommandOption(
                name: "--color", value: "BY", text: "what decides the colours",
                choices: Coloring.allCases.map(\.rawValue)),
            CommandOption(
                name: "--against", value: "SYSTEM",
                text:
                    "the other system of a pair; by default a pair is the bug and the fix, or else compares with iOS9",
                choices: Preset.all.map(\.name)),
        ] + CommandOption.system
    static let completionWords = Exhibits.all.map(\.name) + PictureKind.allCases.map(\.rawValue)
    static let takesFiles = true
    static let example = "draw exhibit-1 exploded --out stack.svg"

    private enum PictureKind: String, CaseIterable {
        case screen, exploded, map, film, pair
    }

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let preset = try arguments.extractPreset()
        let out = try arguments.extractValue(of: "--out", expecting: "a file, such as --out screen.svg")
        let against = try arguments.extractValue(of: "--against", expecting: "a system, such as --against iOS9")
        let tick = try arguments.extractNumber(of: "--tick", example: "12")
        let coloring: Coloring =
            try arguments.extractValue(of: "--color", expecting: "view, item, kind, z or painted").map {
                try CommandArguments.choice(named: $0, kind: "colouring")
            } ?? .view
        let file = try arguments.extractRequiredWord(expecting: "a scenario file, an exhibit or a recording's JSON")
        let kind: PictureKind =
            try arguments.extractWord().map { try CommandArguments.choice(named: $0, kind: "picture") } ?? .screen
        try arguments.throwIfArgumentsRemain()
        let recorded = try RecordedScenario.load(file, preset: preset)
        let picture = try draw(
            kind, of: recorded, file: file, tick: tick.map(Int.init(clamping:)), coloring: coloring, against: against)
        try Output.write(picture.svg, to: out)
        return 0
    }

    private static func draw(
        _ kind: PictureKind, of recorded: RecordedScenario, file: String, tick: Int?, coloring: Coloring,
        against: String?
    ) throws -> Picture {
        let recording = recorded.recording
        guard let last = recording.ticks.last else { throw CommandError(message: "\(file) has no tick to draw") }
        let number = tick ?? recorded.defaultTick ?? last.number
        guard let there = recording[tick: number] else {
            throw CommandError(
                message: "\(file) has no tick \(number); there are \(recording.ticks[0].number) to \(last.number)")
        }
        let picture: Picture? =
            switch kind {
            case .screen: Picture.screen(there.tree, coloring: coloring)
            case .exploded: recording.explodedView(atTick: number, coloring: coloring)
            case .map: recording.contentMap(atTick: number, coloring: coloring)
            case .film: recording.filmStrip(coloring: coloring)
            case .pair: try pair(of: recorded, file: file, tick: there, coloring: coloring, against: against)
            }
        guard let picture else {
            throw CommandError(message: "there is no collection view on screen at tick \(number)")
        }
        return picture
    }

    private static func pair(
        of recorded: RecordedScenario, file: String, tick: Recording.Tick, coloring: Coloring, against: String?
    ) throws -> Picture? {
        let (left, right) = try captionAndSecondSide(of: recorded, file: file, against: against)
        let pinned = right.pinned.flatMap { right.recording[tick: $0] }
        let same = pinned ?? right.recording.tick(alignedWithTick: tick.number, of: recorded.recording)
        return same.map { Picture.pair(left: (left, tick.tree), right: (right.name, $0.tree), coloring: coloring) }
    }

    /// Returns the caption of the first picture of a pair, and the caption and recording of the
    /// second picture. If `against` is nil and the scenario has a second recording, such as the run
    /// with the fix, that recording is used. Otherwise the file is run again on the system that
    /// `against` names, or on iOS 9 if it is nil.
    private static func captionAndSecondSide(of recorded: RecordedScenario, file: String, against: String?) throws -> (
        String, PlayerPage.Side
    ) {
        if against == nil, recorded.sides.count > 1 { return (recorded.sides[0].name, recorded.sides[1]) }
        let recording = try RecordedScenario.load(file, preset: Preset.named(onTheCommandLine: against ?? "iOS9"))
            .recording
        return (recorded.recording.behavior, PlayerPage.Side(recording.behavior, recording))
    }
}
