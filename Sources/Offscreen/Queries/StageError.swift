/// The failure of a query or an action, for example because nothing matches or several views do.
/// The text then lists the candidates or the matches.
public struct StageError: Error, Equatable, CustomStringConvertible {
    public let description: String

    /// Returns the failure with the line of the test in its text: "... (PosterTests.swift:12)". For
    /// a call by one of this package's libraries the text stays as it is.
    func withSource(file: String, line: Int) -> StageError {
        let source = SourceLine.noneIfInPackage(file: file, line: line)
        return source.file.isEmpty ? self : StageError(description: "\(description) (\(source))")
    }

    /// Returns the failure of a query that found nothing. The text lists at most 12 names, the most
    /// similar first.
    static func noMatch(for what: String, named name: String, among names: [String]) -> StageError {
        var seen: Set<String> = []
        let all = names.filter { !$0.isEmpty && seen.insert($0).inserted }
        guard !all.isEmpty else {
            return StageError(description: "there is no \(what) \(name), and no other of that kind")
        }
        let distances = all.map { Suggestion.editDistance(from: name.lowercased(), to: $0.lowercased()) }
        let sorted = all.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { all[$0] }
        let limit = 12
        let more = sorted.count > limit ? " and \(sorted.count - limit) more" : ""
        return StageError(
            description: "there is no \(what) \(name). There is: \(sorted.prefix(limit).joined(separator: ", "))\(more)"
        )
    }

    /// Returns the failure of a query that found several views. The text lists at most 12 of their
    /// names.
    static func severalMatches(for what: String, named name: String, matchNames: [String]) -> StageError {
        let names = matchNames.prefix(12).joined(separator: ", ")
        return StageError(description: "there is more than one \(what) \(name), \(matchNames.count) in all: \(names)")
    }
}
