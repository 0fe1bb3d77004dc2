import Foundation
import Offscreen

/// One clear line: what, where, what to do.
struct UsageProblem: Error {
    let message: String

    /// What was perhaps meant, or where to look.
    static func hint(_ word: String, among words: [String]) -> String {
        Suggestion.nearest(to: word, among: words).map { ". Did you mean '\($0)'?" } ?? "; offscreen --help lists what there is"
    }
}

/// The words of the command line, taken one by one.
struct Words {
    private var rest: ArraySlice<String>

    init(_ words: some Sequence<String>) { rest = Array(words)[...] }

    var isEmpty: Bool { rest.isEmpty }

    /// The value of an option such as `--seed 7`; nil when it is not there.
    mutating func value(_ option: String, _ what: String) throws -> String? {
        guard let index = rest.firstIndex(of: option) else { return nil }
        guard index + 1 < rest.endIndex else { throw UsageProblem(message: "\(option) needs \(what)") }
        let value = rest[index + 1]
        rest.removeSubrange(index...index + 1)
        return value
    }

    mutating func number(_ option: String, _ example: String) throws -> UInt64? {
        guard let text = try value(option, "a number, such as \(option) \(example)") else { return nil }
        guard let number = UInt64(text) else {
            throw UsageProblem(message: "\(option) '\(text)' is not a whole number from 0 to \(UInt64.max)")
        }
        return number
    }

    /// A number such as 7, or a range such as 1...1000.
    mutating func range(_ option: String) throws -> ClosedRange<UInt64>? {
        guard let text = try value(option, "a range, such as \(option) 1...1000") else { return nil }
        let bounds = text.components(separatedBy: "...").map { UInt64($0) }
        guard let low = bounds.first ?? nil, let high = bounds.last ?? nil, bounds.count <= 2, low <= high else {
            throw UsageProblem(message: "\(option) '\(text)' is not a number such as 7 or a range such as 1...1000")
        }
        return low...high
    }

    mutating func flag(_ option: String) -> Bool {
        guard let index = rest.firstIndex(of: option) else { return false }
        rest.remove(at: index)
        return true
    }

    /// The next word that is no option.
    mutating func word() -> String? {
        guard let index = rest.firstIndex(where: { !$0.hasPrefix("-") || $0 == "-" }) else { return nil }
        return rest.remove(at: index)
    }

    mutating func word(_ what: String) throws -> String {
        guard let word = word() else { throw UsageProblem(message: "name \(what)") }
        return word
    }

    /// - Parameter options: what there is, for a suggestion.
    func finish(options: [String] = []) throws {
        guard let extra = rest.first else { return }
        throw UsageProblem(
            message: "unknown \(extra.hasPrefix("-") ? "option" : "word") '\(extra)'\(UsageProblem.hint(extra, among: options))")
    }
}
