import Foundation
import Offscreen

extension Scenario {
    /// The greatest size of a scenario file, in bytes. A larger file is rejected.
    static let maximumByteCount = 1 << 20

    /// Parses a scenario.
    ///
    /// - Throws: `LineError` with file, line and, for most errors about a word, column.
    public init(text: String, file: String) throws {
        self.file = file
        self.text = text
        var blocks: [Block] = []
        var current: Block?
        var comments: [String] = []
        var isInAnswer = false
        var number = 0
        func failure(_ message: String, line: Int) -> LineError {
            LineError(file: file, line: line, column: nil, message: message)
        }
        func finishBlock() {
            if let block = current { blocks.append(block) }
            current = nil
            isInAnswer = false
        }
        // The text is split by bytes, because a carriage return and a newline form one `Character`.
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        if lines.last == "" { lines.removeLast() }
        while number < lines.count {
            let line = lines[number]
            number += 1
            if line.hasSuffix("\r") {
                throw failure("the line ends in a carriage return; lines end in a newline alone", line: number)
            }
            if line.allSatisfy({ $0 == " " }) {
                finishBlock()
                comments = []
            } else if isInAnswer {
                current!.answer!.append(line)
            } else if line == "----" {
                guard current != nil else { throw failure("an answer without a command above it", line: number) }
                current!.answer = []
                current!.lineAboveAnswer = number
                isInAnswer = true
            } else if line.hasPrefix("#") {
                comments.append(line)
            } else {
                let first = number
                var batch: [(Int, String)] = []
                while String(ScenarioLanguage.prefixes(of: line).rest).isBatch, number < lines.count,
                    lines[number].hasPrefix("  ")
                {
                    number += 1
                    batch.append((number, String(lines[number - 1].dropFirst(2))))
                }
                let parsed = try ScenarioLanguage.parsedLine(line, batch: batch, file: file, number: first)
                if current == nil {
                    current = Block(commands: [], answer: nil, lineAboveAnswer: number, comments: comments)
                    comments = []
                }
                current!.commands.append(parsed)
                current!.lineAboveAnswer = number
            }
        }
        finishBlock()
        self.blocks = blocks
        guard !blocks.isEmpty else {
            throw failure("the file has no command. 'offscreen new NAME' writes a scenario to begin with", line: 1)
        }
    }

    /// Reads and parses a scenario file.
    public init(contentsOf url: URL, file: String? = nil) throws {
        let name = file ?? url.relativePath
        func failure(_ message: String, line: Int = 1) -> LineError {
            LineError(file: name, line: line, column: nil, message: message)
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw failure("there is no such file")
        }
        guard !isFolder.boolValue else { throw failure("a folder; name the files in it") }
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw failure("the file cannot be read")
        }
        guard data.count <= Scenario.maximumByteCount else {
            throw failure(
                """
                \(data.count) bytes; a scenario has at most \(Scenario.maximumByteCount), and should have \
                under 40 lines
                """
            )
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            let good = String(decoding: data, as: UTF8.self)
            let line = good.lines.firstIndex { $0.contains("\u{FFFD}") } ?? 0
            throw failure("not UTF-8 text", line: line + 1)
        }
        try self.init(text: text, file: name)
    }
}
