/// The line of a test that called a method of the stage. All lines compare as equal.
public struct SourceLine: Equatable, Sendable, CustomStringConvertible {
    /// The file in the form of `#fileID`: "PosterTests/ReuseTests.swift".
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The file's name and the line, such as "ReuseTests.swift:12".
    public var description: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

    /// Returns true, so that comparisons of recordings ignore the lines.
    public static func == (a: SourceLine, b: SourceLine) -> Bool { true }

    /// The value for calls by this package's libraries, such as those of a scenario or a hunt, and
    /// for the ticks of a recording that was read from JSON.
    public static let none = SourceLine(file: "", line: 0)

    static func noneIfInPackage(file: String, line: Int) -> SourceLine {
        let module = file.prefix { $0 != "/" }
        return ["Offscreen", "OffscreenScenarios", "OffscreenPictures", "OffscreenTesting"].contains(String(module))
            ? none : SourceLine(file: file, line: line)
    }
}

extension Recording {
    /// The recording with the line of the test, where it is known, added to the names of steps:
    /// "scroll by=0,90 (ReuseTests.swift:12)". Such a recording is not suitable for goldens,
    /// because an edit of the test above the line would change them.
    public var withSourceLines: Recording {
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
