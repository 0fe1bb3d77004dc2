/// A scenario file: commands and the answers they should give. Test, document and bug report in one.
public struct Scenario: Sendable {
    /// Commands, and what they should answer.
    public struct Block: Sendable {
        var commands: [Line]
        /// Nil when there is no `----`.
        var answer: [String]?
        /// The line of the `----`, or the last command's.
        var lastCommandLine: Int
        /// The first line of the answer.
        var answerLine: Int
        /// The comment lines right above.
        var comments: [String]
    }

    struct Line: Sendable {
        let number: Int
        let text: String
        let command: any ScenarioCommand
        let prefixes: [ScenarioLanguage.Prefix]
    }

    public let file: String
    /// The text as it was read.
    public let text: String
    public let blocks: [Block]

    /// The comment lines at the top, without the `#`.
    public var preface: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }
            .map { String($0.dropFirst()).trimmingPrefix(" ") }.map(String.init)
    }

    /// What the preface says behind a word: `# claims: STACK-03` -> "STACK-03".
    public func fact(_ word: String) -> String? {
        preface.first { $0.hasPrefix(word + ":") }.map { String($0.dropFirst(word.count + 1).drop { $0 == " " }) }
    }

    /// What the preface says behind each line of a word that may stand there several times: `# pitfall: ...`.
    public func allFacts(_ word: String) -> [String] {
        preface.filter { $0.hasPrefix(word + ":") }.map { String($0.dropFirst(word.count + 1).drop { $0 == " " }) }
    }

    /// The lines of the commands with a name, from 1: all the `fix` lines.
    public func lines(of command: String) -> [Int] {
        blocks.flatMap(\.commands).filter { ScenarioLanguage.prefixes(of: $0.text).rest.split(separator: " ").first == command[...] }
            .map(\.number)
    }

    public var title: String { preface.first ?? file }

    /// The line of a block's first command, from 1.
    public func line(of block: Int) -> Int { blocks[block].commands.first?.number ?? 1 }

    /// The line of a block's last command, from 1.
    public func lastLine(of block: Int) -> Int { blocks[block].commands.last?.number ?? 1 }
}

extension Scenario {
    /// The block below a comment of one word: `# symptom`.
    public func index(of mark: String) -> Int? { blocks.firstIndex { $0.comments.contains("# \(mark)") } }

    /// The blocks below a comment such as `# fact: cells lie under the card`.
    public var facts: [(words: String, block: Int)] {
        blocks.enumerated().flatMap { index, block in
            block.comments.filter { $0.hasPrefix("# fact: ") }.map { (String($0.dropFirst("# fact: ".count)), index) }
        }
    }
}
