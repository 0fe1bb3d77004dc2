/// A query that found nothing, or several things, with a list of what is there.
public struct QueryFailure: Error, Equatable, CustomStringConvertible {
    public let description: String

    /// Adds the line of the test that called, if the caller is not this package itself: "... (PosterTests.swift:12)".
    func from(_ file: String, _ line: Int) -> QueryFailure {
        let source = SourceLine.of(file, line)
        return source.file.isEmpty ? self : QueryFailure(description: "\(description) (\(source))")
    }

    /// Nothing has that name. The nearest names come first, and no more than fit on a screen.
    static func nothing(_ what: String, _ name: String, among names: [String]) -> QueryFailure {
        var seen: Set<String> = []
        let all = names.filter { !$0.isEmpty && seen.insert($0).inserted }
        guard !all.isEmpty else { return QueryFailure(description: "there is no \(what) \(name), and no other of that kind") }
        let sorted = all.enumerated().sorted {
            (Suggestion.distance(name.lowercased(), $0.element.lowercased()), $0.offset)
                < (Suggestion.distance(name.lowercased(), $1.element.lowercased()), $1.offset)
        }.map(\.element)
        let most = 12
        let more = sorted.count > most ? " and \(sorted.count - most) more" : ""
        return QueryFailure(
            description: "there is no \(what) \(name). There is: \(sorted.prefix(most).joined(separator: ", "))\(more)")
    }

    static func several(_ what: String, _ name: String, _ found: [String]) -> QueryFailure {
        QueryFailure(
            description: "there is more than one \(what) \(name), \(found.count) in all: \(found.prefix(12).joined(separator: ", "))")
    }
}
