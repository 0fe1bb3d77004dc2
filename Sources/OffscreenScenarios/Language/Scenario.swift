/// A scenario file: commands and their expected answers. It is a test, a document and a bug report in one.
public struct Scenario: Sendable {
    /// Commands, and their expected answer.
    public struct Block: Sendable {
        var commands: [Line]
        /// Nil when there is no `----`.
        var answer: [String]?
        /// The line of the `----`, or of the last command if there is none.
        var lastCommandLine: Int
        /// The first line of the answer.
        var answerLine: Int
        /// The comment lines directly above.
        var comments: [String]
    }

    struct Line: Sendable {
        let number: Int
        let text: String
        let command: any ScenarioCommand
        let prefixes: [ScenarioLanguage.Prefix]
    }

    public let file: String
    /// The text that was read.
    public let text: String
    public let blocks: [Block]

    /// The comment lines at the top, without the `#`.
    public var preface: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }
            .map { String($0.dropFirst()).trimmingPrefix(" ") }.map(String.init)
    }

    /// The text after a word in the preface: `# claims: STACK-03` -> "STACK-03".
    public func fact(_ word: String) -> String? {
        preface.first { $0.hasPrefix(word + ":") }.map { String($0.dropFirst(word.count + 1).drop { $0 == " " }) }
    }

    /// The text of each line with a word that may occur several times: `# pitfall: ...`.
    public func allFacts(_ word: String) -> [String] {
        preface.filter { $0.hasPrefix(word + ":") }.map { String($0.dropFirst(word.count + 1).drop { $0 == " " }) }
    }

    /// The lines of all commands with a name, such as all `fix` lines, counted from 1.
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

    /// The block below `# seen`, where a person sees the symptom if that is elsewhere than at its answer; and with `# seen at: apply
    /// ItemCell#4` the beginning of the line in the trace at which they do.
    public var seen: (block: Int, event: String?)? {
        if let block = index(of: "seen") { return (block, nil) }
        for (index, block) in blocks.enumerated() {
            if let comment = block.comments.first(where: { $0.hasPrefix("# seen at: ") }) {
                return (index, String(comment.dropFirst("# seen at: ".count)))
            }
        }
        return nil
    }

    /// The blocks below a comment such as `# fact: cells lie under the card`.
    public var facts: [(words: String, block: Int)] {
        blocks.enumerated().flatMap { index, block in
            block.comments.filter { $0.hasPrefix("# fact: ") }.map { (String($0.dropFirst("# fact: ".count)), index) }
        }
    }
}
