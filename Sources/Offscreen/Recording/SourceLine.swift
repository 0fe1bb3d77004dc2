/// The line of a test that called a method of the stage. Comparing recordings ignores it.
public struct SourceLine: Equatable, Sendable, CustomStringConvertible {
    /// In the form of `#fileID`: "PosterTests/ReuseTests.swift".
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// "ReuseTests.swift:12"
    public var description: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

    /// The line of the call is not part of what the call did.
    public static func == (a: SourceLine, b: SourceLine) -> Bool { true }

    /// For calls by this package itself, such as those of a scenario or a hunt, and for recordings that were read from JSON.
    public static let none = SourceLine(file: "", line: 0)

    static func of(_ file: String, _ line: Int) -> SourceLine {
        let module = file.prefix { $0 != "/" }
        return ["Offscreen", "OffscreenScenarios", "OffscreenPictures", "OffscreenTesting"].contains(String(module))
            ? none : SourceLine(file: file, line: line)
    }
}

extension Recording {
    /// The same recording, with the line of the test added to each step: "scroll by (0,90) (ReuseTests.swift:12)". Traces and pages
    /// made from it lead to the test. It does not suit goldens, because every edit above the line would change them.
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
