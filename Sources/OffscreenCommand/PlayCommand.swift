import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

enum PlayCommand: Subcommand {
    static let name = "play"
    static let group = CommandGroup.see
    static let summary = "writes a page to step through a scenario or a recording, offline"
    static let calls = ["play FILE [options]"]
    static let details = """
        FILE is a scenario file, an exhibit or a recording's JSON. Without --out the page is named after the file. \
        A scenario with the marks '# symptom' and '# fixed' shows the bug and the fix side by side. If people see \
        the symptom at another line, '# seen' and '# not seen' mark that line.
        """
    static let options =
        [
            CommandOption(name: "--out", value: "PAGE.html", text: "where the page goes; - for standard output"),
            CommandOption(
                name: "--against", value: "WHAT", text: "plays another system or another recording beside it",
                choices: Preset.all.map(\.name)),
            CommandOption(name: "--watch", text: "writes the page again whenever the file changes, until Ctrl-C"),
        ] + CommandOption.system
    static let completionWords = Exhibits.all.map(\.name)
    static let takesFiles = true
    static let example = "play exhibit-1 --against iOS9 --out exhibit-1.html"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let preset = try arguments.extractPreset()
        let out = try arguments.extractValue(of: "--out", expecting: "a file, such as --out page.html")
        let against = try arguments.extractValue(
            of: "--against", expecting: "a system or a recording, such as --against iOS9")
        let watches = arguments.extractFlag("--watch")
        let file = try arguments.extractRequiredWord(expecting: "a scenario file, an exhibit or a recording's JSON")
        try arguments.throwIfArgumentsRemain()
        let page = try out ?? writablePagePath(pageName(of: file))
        guard watches else {
            try writePage(of: file, preset: preset, against: against, to: page)
            return 0
        }
        guard page != "-" else {
            throw CommandError(message: "--watch needs a page to write to, such as --out page.html")
        }
        let files = [file, against].compactMap { $0 }.filter { !isSystemName($0) }.compactMap(
            ScenarioFinder.filePath(named:))
        try FileWatch(paths: files).runForever { try writePage(of: file, preset: preset, against: against, to: page) }
    }

    private static func writePage(of file: String, preset: Preset?, against: String?, to page: String) throws {
        let recorded = try RecordedScenario.load(file, preset: preset)
        var sides = recorded.sides
        if let other = try against.map({ try otherRecording(named: $0, than: file) }) {
            sides = [
                PlayerPage.Side(recorded.recording.behavior, recorded.recording),
                PlayerPage.Side(other.behavior, other),
            ]
        }
        let isOfDevice = recorded.recording.device != nil && against == nil
        let proof = against == nil ? recorded.proof : nil
        let player =
            isOfDevice
            ? PlayerPage(ofDevice: recorded.recording, title: recorded.title)
            : PlayerPage(
                sides, marks: recorded.marks, story: recorded.story, proof: proof, title: recorded.title,
                scenario: recorded.scenario)
        try Output.write(player.html, to: page == "-" ? nil : page)
        if page != "-" { try? printText("\(page) is written; open it in a browser\n") }
    }

    /// Returns the default name of the page for a file, in the current folder, such as
    /// "exhibit-1.html" for "exhibit-1.scenario".
    private static func pageName(of file: String) -> String {
        let name = (file as NSString).lastPathComponent as NSString
        let isNamed = ["scenario", "json"].contains(name.pathExtension)
        return (isNamed ? name.deletingPathExtension : name as String) + ".html"
    }

    /// Returns the path `page` unchanged if a page may be written to it. Throws an error if a file
    /// exists at that path, is not empty, and is not a page of this command.
    private static func writablePagePath(_ page: String) throws -> String {
        guard let there = FileManager.default.contents(atPath: page), !there.isEmpty else { return page }
        guard String(decoding: there, as: UTF8.self).contains("offscreen-film") else {
            throw CommandError(
                message: "\(page) exists already, and this command did not write it; name another with --out")
        }
        return page
    }

    private static func isSystemName(_ name: String) -> Bool {
        Preset.commandLineNames.contains { $0.lowercased() == name.lowercased() }
    }

    private static func otherRecording(named name: String, than file: String) throws -> Recording {
        if isSystemName(name) {
            return try RecordedScenario.load(file, preset: Preset.named(onTheCommandLine: name)).recording
        }
        if name.hasSuffix(".json") || name.hasSuffix(".scenario") {
            return try RecordedScenario.load(name, preset: nil).recording
        }
        if ScenarioFinder.isExhibit(name) {
            throw CommandError(
                message:
                    """
                    --against \(name): that is another exhibit, whose steps are not those of \(file). Name \
                    a system, such as --against iOS9, or a recording's JSON
                    """)
        }
        return try RecordedScenario.load(file, preset: Preset.named(onTheCommandLine: name)).recording
    }
}
