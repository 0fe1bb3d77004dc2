import Foundation
import Offscreen

/// An error to report to the user, such as an unknown option or a file that cannot be read. The
/// message names the problem and, where possible, a solution.
struct CommandError: Error {
    let message: String

    /// Returns the end of a message about an unknown word. It suggests the nearest known word or,
    /// if none is near, the help command.
    static func hint(for word: String, among words: [String], helpCommand help: String) -> String {
        Suggestion.nearest(to: word, among: words).map { ". Did you mean '\($0)'?" }
            ?? "; '\(help)' lists what there is"
    }
}

/// The arguments of the command line that are not parsed yet. Options such as `--seed 7` or
/// `--seed=7` may be in upper or lower case.
struct CommandArguments {
    private var remaining: ArraySlice<String>
    private let options: [String]
    private let help: String

    /// - Parameter command: the command to which the words belong, or nil for `offscreen` itself.
    @MainActor init(_ words: some Sequence<String>, of command: (any Subcommand.Type)? = nil) {
        remaining = ArraySlice(
            words.flatMap { word -> [String] in
                guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
                return [String(word[..<equals]), String(word[word.index(after: equals)...])]
            })
        options = command.map { $0.options.map(\.name) } ?? ["--seed", "--help", "--version"]
        help = command.map { "offscreen \($0.name) --help" } ?? "offscreen --help"
    }

    var isEmpty: Bool { remaining.isEmpty }

    private func index(of option: String) -> Int? { remaining.firstIndex { $0.lowercased() == option } }

    /// Removes an option such as `--seed 7`, and returns its value. Returns nil if the option is
    /// missing, and throws an error if its value is missing.
    ///
    /// - Parameter description: a description of the value, for the message if the value is
    ///   missing.
    mutating func extractValue(of option: String, expecting description: String) throws -> String? {
        guard let index = index(of: option) else { return nil }
        guard index + 1 < remaining.endIndex, !remaining[index + 1].hasPrefix("--") else {
            throw CommandError(message: "\(option) needs \(description)")
        }
        let value = remaining[index + 1]
        remaining.removeSubrange(index...index + 1)
        return value
    }

    /// Removes the option `--out`, and returns its value. Throws an error if the option or its
    /// value is missing.
    mutating func extractOutput(ofCommand name: String, expecting description: String) throws -> String {
        if let output = try extractValue(of: "--out", expecting: description) { return output }
        throw CommandError(message: "\(name) needs --out and \(description)")
    }

    /// Removes an option such as `--seed 7`, and returns its number. Returns nil if the option is
    /// missing, and throws an error if its value is not a whole number from 0 to `UInt64.max`.
    mutating func extractNumber(of option: String, example: String) throws -> UInt64? {
        guard let text = try extractValue(of: option, expecting: "a number, such as \(option) \(example)") else {
            return nil
        }
        guard let number = UInt64(text) else {
            throw CommandError(message: "\(option) '\(text)' is not a whole number from 0 to \(UInt64.max)")
        }
        return number
    }

    /// Removes an option such as `--seeds 1...100`, and returns its range. A single number, such as
    /// 7, is a range of one number. Returns nil if the option is missing, and throws an error if
    /// its value is not a range.
    mutating func extractRange(of option: String) throws -> ClosedRange<UInt64>? {
        guard let text = try extractValue(of: option, expecting: "a range, such as \(option) 1...1000") else {
            return nil
        }
        let bounds = text.components(separatedBy: "...").map { UInt64($0) }
        guard let low = bounds.first ?? nil, let high = bounds.last ?? nil, bounds.count <= 2, low <= high else {
            throw CommandError(
                message:
                    "\(option) '\(text)' is not a number such as 7 or a range such as 1...1000, up to \(UInt64.max)")
        }
        return low...high
    }

    /// Removes the option `--jobs`, and returns the number of processes that run at the same time.
    /// Without the option, that is the number of processor cores. Throws an error if the number is
    /// not from 1 to 256.
    mutating func extractJobCount() throws -> Int {
        guard let number = try extractNumber(of: "--jobs", example: "2") else {
            return ProcessInfo.processInfo.activeProcessorCount
        }
        guard (1...256).contains(number) else { throw CommandError(message: "--jobs \(number) is not from 1 to 256") }
        return Int(number)
    }

    /// Removes an option without a value, such as `--json`. Returns whether the option was present.
    mutating func extractFlag(_ option: String) -> Bool {
        guard let index = index(of: option) else { return false }
        remaining.remove(at: index)
        return true
    }

    /// Removes and returns the next word that is not an option. Returns nil if there is none.
    mutating func extractWord() -> String? {
        guard let index = remaining.firstIndex(where: { !$0.hasPrefix("-") || $0 == "-" }) else { return nil }
        return remaining.remove(at: index)
    }

    /// Removes and returns all words that are not options.
    mutating func extractRemainingWords() -> [String] {
        var words: [String] = []
        while let word = extractWord() { words.append(word) }
        return words
    }

    /// Removes and returns the next word that is not an option. If there is no such word, throws an
    /// error about a remaining option. If no option remains either, throws an error about the
    /// missing word.
    mutating func extractRequiredWord(expecting description: String) throws -> String {
        if let word = extractWord() { return word }
        try throwIfArgumentsRemain()
        throw CommandError(message: "name \(description)")
    }

    /// Returns the value whose raw value equals `word`. If none equals it exactly, case is ignored.
    /// Throws an error if there is no such value.
    static func choice<Value: CaseIterable & RawRepresentable<String>>(named word: String, kind: String) throws -> Value
    {
        if let value = Value(rawValue: word) { return value }
        if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) { return value }
        throw CommandError(
            message:
                "unknown \(kind) '\(word)'.\(Suggestion.sentence(for: word, among: Value.allCases.map(\.rawValue)))")
    }

    /// Throws an error if words remain. Such a word is unknown, or repeats an option.
    func throwIfArgumentsRemain() throws {
        guard let extra = remaining.first else { return }
        let isOption = extra.hasPrefix("-")
        if options.contains(extra.lowercased()) { throw CommandError(message: "'\(extra)' is given twice") }
        throw CommandError(
            message:
                """
                unknown \(isOption ? "option" : "word") \
                '\(extra)'\(CommandError.hint(for: extra, among: options, helpCommand: help))
                """
        )
    }
}
