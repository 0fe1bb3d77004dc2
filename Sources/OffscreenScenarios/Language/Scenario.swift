/// A scenario file: commands and their expected answers. It is a test, a document and a bug report
/// in one.
public struct Scenario: Sendable {
    /// A group of commands with their expected answer.
    public struct Block: Sendable {
        var commands: [Line]
        /// The lines of the expected answer; nil if there is no `----`.
        var answer: [String]?
        /// The number of the line below which the answer belongs: the line with `----` or, without
        /// it, the last line of the last command.
        var lineAboveAnswer: Int
        /// The comment lines directly above the first command.
        var comments: [String]
    }

    struct Line: Sendable {
        let number: Int
        let text: String
        let command: any ScenarioCommand
        let prefixes: [ScenarioLanguage.Prefix]
    }

    public let file: String
    /// The text of the file.
    public let text: String
    public let blocks: [Block]

    /// The comment lines at the top, without the `#` and the space after it.
    public var preface: [String] {
        text.lines.prefix { $0.hasPrefix("#") }.map { String($0.dropFirst().trimmingPrefix(" ")) }
    }

    /// Returns the text of a key in the header. For `claims` and the line `# claims: STACK-03`, returns
    /// "STACK-03". Only the first line with the key counts. Returns nil if there is none.
    public func text(of key: HeaderKey) -> String? { texts(of: key).first }

    /// Returns the texts of a key, such as `pitfall`, of all lines in the header with that key.
    public func texts(of key: HeaderKey) -> [String] {
        let start = key.rawValue + ":"
        return preface.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count).drop { $0 == " " }) }
    }

    /// Returns the line numbers, counted from 1, of all commands with the given name. The lines
    /// inside a `batch` are left out.
    public func lineNumbers(ofCommand command: String) -> [Int] {
        blocks.flatMap(\.commands).filter {
            ScenarioLanguage.prefixes(of: $0.text).rest.split(separator: " ").first == command[...]
        }
        .map(\.number)
    }

    /// The names of the screens that the scenario shows, each once, in order.
    public var screens: [String] {
        var names: [String] = []
        for case let command as ScreenCommand in blocks.flatMap(\.commands).map(\.command)
        where !names.contains(command.name) {
            names.append(command.name)
        }
        return names
    }

    public var title: String { preface.first ?? file }

    /// Returns the line number, counted from 1, of a block's first command.
    public func lineNumberOfFirstCommand(inBlock block: Int) -> Int { blocks[block].commands.first?.number ?? 1 }

    /// Returns the line number, counted from 1, of a block's last command.
    public func lineNumberOfLastCommand(inBlock block: Int) -> Int { blocks[block].commands.last?.number ?? 1 }
}

extension Scenario {
    /// Returns the index of the first block below a mark such as `# symptom`; nil if there is none.
    public func indexOfBlock(below mark: ScenarioMark) -> Int? {
        blocks.firstIndex { $0.comments.contains("# \(mark.rawValue)") }
    }

    /// Returns the marks with a text, such as `# fact: cells lie under the card`: the words after the
    /// colon, and the index of the block below.
    public func marks(_ mark: ScenarioMark) -> [(words: String, block: Int)] {
        let start = "# \(mark.rawValue): "
        return blocks.enumerated().flatMap { index, block in
            block.comments.filter { $0.hasPrefix(start) }.map { (String($0.dropFirst(start.count)), index) }
        }
    }

    /// The index of the block below `# seen` or `# seen at: ...`, where a person sees the symptom;
    /// nil if no block has such a mark. With `# seen at: apply ItemCell#4`, `event` is the
    /// beginning of the trace line at which the symptom is seen.
    public var seen: (block: Int, event: String?)? {
        if let block = indexOfBlock(below: .seen) { return (block, nil) }
        return marks(.seenAt).first.map { ($0.block, $0.words) }
    }

    /// The index of the block at which the symptom is seen: that of `seen` or else the one below
    /// `# symptom`. Nil if no block has such a mark.
    public var symptomBlock: Int? { seen?.block ?? indexOfBlock(below: .symptom) }

    /// The index of the block at which the symptom is gone: the one below `# not seen` or else
    /// `# fixed`. Nil if no block has such a mark.
    public var endBlock: Int? { indexOfBlock(below: .notSeen) ?? indexOfBlock(below: .fixed) }
}
