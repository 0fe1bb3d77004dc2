import Foundation
import UIKit

/// The words of a command's line. A command takes them one by one. If a word is left,
/// `throwIfWordsRemain()` throws an error about it.
package struct Arguments {
    package struct Word {
        /// The name before the first `=`; nil for a word that does not begin with a name and `=`.
        package let key: String?
        package let value: String
        package let column: Int

        package var text: String { key.map { "\($0)=\(value)" } ?? value }
    }

    private let file: String
    private let line: Int
    package let name: String
    private var words: [Word]
    private var keys: [String] = []

    /// - Parameter text: the whole line, with the command's name as its first word.
    package init(_ text: String, file: String, line: Int) throws {
        self.file = file
        self.line = line
        var words = try Arguments.split(text, file: file, line: line)
        name = words.isEmpty ? "" : words.removeFirst().text
        self.words = words
    }

    package func error(_ message: String, at column: Int? = nil) -> LineError {
        LineError(file: file, line: line, column: column, message: message)
    }

    // MARK: - Taking words from the line

    /// Takes the next word without a key; returns nil if there is none.
    package mutating func takeWord() -> Word? {
        guard let index = words.firstIndex(where: { $0.key == nil }) else { return nil }
        return words.remove(at: index)
    }

    package mutating func takeWord(expecting what: String) throws -> Word {
        guard let word = takeWord() else { throw error("'\(name)' needs \(what)") }
        return word
    }

    /// Takes the value of `key=value`; returns nil if there is none. The errors for misspelt keys
    /// suggest only the keys for which this function was called.
    package mutating func takeWord(forKey key: String) -> Word? {
        keys.append(key)
        guard let index = words.firstIndex(where: { $0.key == key }) else { return nil }
        return words.remove(at: index)
    }

    /// Takes the word `key=value`, and returns whether the line has it.
    package mutating func takeWordIfPresent(key: String, value: String) -> Bool {
        guard let index = words.firstIndex(where: { $0.key == key && $0.value == value }) else { return false }
        words.remove(at: index)
        return true
    }

    /// Whether the line has words that were not taken.
    package var hasRemainingWords: Bool { !words.isEmpty }

    /// Throws an error if the line has words that were not taken.
    package func throwIfWordsRemain() throws {
        guard let extra = words.first else { return }
        if let key = extra.key {
            throw error(
                "'\(name)' has no option '\(key)'.\(Suggestion.sentence(for: key, among: keys))", at: extra.column)
        }
        throw error("'\(name)' does not expect '\(extra.value)'", at: extra.column)
    }

    // MARK: - Reading values

    package func int(_ word: Word, in range: ClosedRange<Int> = Int.min...Int.max) throws -> Int {
        guard let value = Int(word.value) else { throw error("'\(word.value)' is not a whole number", at: word.column) }
        guard range.contains(value) else {
            throw error("\(value) is not from \(range.lowerBound) to \(range.upperBound)", at: word.column)
        }
        return value
    }

    package func seed(_ word: Word) throws -> UInt64 {
        guard let value = UInt64(word.value) else {
            throw error("'\(word.value)' is not a whole number from 0 to \(UInt64.max)", at: word.column)
        }
        return value
    }

    package func number(_ word: Word) throws -> CGFloat {
        guard let value = Double(word.value), value.isFinite else {
            throw error("'\(word.value)' is not a number", at: word.column)
        }
        return CGFloat(value)
    }

    private func numbers(_ word: Word, separator: Character, counts: [Int], example: String) throws -> [CGFloat] {
        let parts = word.value.split(separator: separator, omittingEmptySubsequences: false).map { Double($0) }
        guard counts.contains(parts.count), parts.allSatisfy({ $0?.isFinite == true }) else {
            throw error("'\(word.value)' is not \(example)", at: word.column)
        }
        return parts.map { CGFloat($0!) }
    }

    /// Reads a size such as "96x96".
    package func size(_ word: Word) throws -> CGSize {
        let parts = try numbers(word, separator: "x", counts: [2], example: "a size such as 96x96")
        return CGSize(width: parts[0], height: parts[1])
    }

    /// Reads a point such as "0,110".
    package func point(_ word: Word) throws -> CGPoint {
        let parts = try numbers(word, separator: ",", counts: [2], example: "a point such as 0,110")
        return CGPoint(x: parts[0], y: parts[1])
    }

    /// Reads insets: "8" for all sides, or "top,left,bottom,right".
    package func insets(_ word: Word) throws -> UIEdgeInsets {
        let parts = try numbers(word, separator: ",", counts: [1, 4], example: "insets such as 8 or 12,8,12,8")
        let sides = parts.count == 1 ? Array(repeating: parts[0], count: 4) : parts
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// Reads a rectangle such as "10,10,96x96".
    package func rect(_ word: Word) throws -> CGRect {
        let parts = word.value.split(separator: ",").map(String.init)
        guard parts.count == 3 else {
            throw error("'\(word.value)' is not a frame such as 10,10,96x96", at: word.column)
        }
        let origin = try point(Word(key: nil, value: "\(parts[0]),\(parts[1])", column: word.column))
        return CGRect(origin: origin, size: try size(Word(key: nil, value: parts[2], column: word.column)))
    }

    package func list<Value>(_ word: Word, _ read: (Word) throws -> Value) throws -> [Value] {
        try word.value.split(separator: ",").map { try read(Word(key: nil, value: String($0), column: word.column)) }
    }

    /// Reads an index path such as "0-3", with the section and the item.
    package func indexPath(_ word: Word) throws -> IndexPath {
        let parts = word.value.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let section = parts[0], let item = parts[1] else {
            throw error("'\(word.value)' is not an item such as 0-3", at: word.column)
        }
        return IndexPath(item: item, section: section)
    }

    package func bool(_ word: Word) throws -> Bool {
        switch word.value {
        case "yes", "on": return true
        case "no", "off": return false
        default: throw error("'\(word.value)' is neither yes nor no", at: word.column)
        }
    }

    package func choice<Choice: CaseIterable & RawRepresentable<String>>(
        of type: Choice.Type, from word: Word, noun what: String
    ) throws
        -> Choice
    {
        if let choice = Choice(rawValue: word.value) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        throw error(
            "unknown \(what) '\(word.value)'.\(Suggestion.sentence(for: word.value, among: names))", at: word.column)
    }

    // MARK: - Options

    package mutating func takeInt(forKey key: String, in range: ClosedRange<Int> = Int.min...Int.max) throws -> Int? {
        try takeWord(forKey: key).map { try int($0, in: range) }
    }

    package mutating func takeNumber(forKey key: String) throws -> CGFloat? {
        try takeWord(forKey: key).map { try number($0) }
    }
    package mutating func takeBool(forKey key: String) throws -> Bool? {
        try takeWord(forKey: key).map { try bool($0) }
    }
    package mutating func takePoint(forKey key: String) throws -> CGPoint? {
        try takeWord(forKey: key).map { try point($0) }
    }
    package mutating func takeSize(forKey key: String) throws -> CGSize? {
        try takeWord(forKey: key).map { try size($0) }
    }

    package mutating func takeChoice<Choice: CaseIterable & RawRepresentable<String>>(
        of type: Choice.Type, forKey key: String, noun what: String
    ) throws -> Choice? { try takeWord(forKey: key).map { try choice(of: type, from: $0, noun: what) } }

    // MARK: - Splitting a line into words

    private static func split(_ text: String, file: String, line: Int) throws -> [Word] {
        var words: [Word] = []
        var rest = Substring(text)
        var column = 1
        func skip(_ count: Int) {
            rest = rest.dropFirst(count)
            column += count
        }
        while true {
            let blanks = rest.prefix { $0 == " " }.count
            skip(blanks)
            if rest.isEmpty { return words }
            let start = column
            var key: String?
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            if !name.isEmpty, name.first?.isNumber == false, rest.dropFirst(name.count).first == "=" {
                key = String(name)
                skip(name.count + 1)
            }
            var value = ""
            if rest.first == "\"" {
                skip(1)
                let quoted = rest.prefix { $0 != "\"" }
                guard quoted.count < rest.count else {
                    throw LineError(
                        file: file, line: line, column: column - 1, message: "the text has no closing quote")
                }
                value = String(quoted)
                skip(quoted.count + 1)
            } else {
                let plain = rest.prefix { $0 != " " }
                value = String(plain)
                skip(plain.count)
            }
            words.append(Word(key: key, value: value, column: start))
        }
    }
}
