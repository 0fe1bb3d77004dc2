/// The line of a test that called a verb. Two recordings do not differ by it.
public struct SourceLine: Equatable, Sendable, CustomStringConvertible {
    /// As `#fileID` has it: "PosterTests/ReuseTests.swift".
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// "ReuseTests.swift:12"
    public var description: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

    /// Where a verb was called from is no part of what it did.
    public static func == (a: SourceLine, b: SourceLine) -> Bool { true }

    /// That of a call by this package itself, such as a scenario's or a hunt's, and of recordings that were read from JSON.
    public static let none = SourceLine(file: "", line: 0)

    static func of(_ file: String, _ line: Int) -> SourceLine {
        let module = file.prefix { $0 != "/" }
        return ["Offscreen", "OffscreenScenarios", "OffscreenPictures", "OffscreenTesting"].contains(String(module))
            ? none : SourceLine(file: file, line: line)
    }
}

extension Recording {
    /// The same, each verb with the line of the test that called it: "scroll by=0,90 (ReuseTests.swift:12)". Traces and pages made of it
    /// lead there; for a golden it would change with every line above.
    public var citingSources: Recording {
        var recording = self
        for index in recording.ticks.indices {
            let source = recording.ticks[index].source
            guard !source.file.isEmpty else { continue }
            let what = recording.ticks[index].what
            recording.ticks[index].what = what.isEmpty ? "(\(source))" : "\(what) (\(source))"
        }
        return recording
    }
}
