import UIKit

/// Writes the JSON of a recording from its beginning to its end.
///
/// `JSONEncoder` encodes only the values. The text around them is written directly, because a file
/// can grow while the stage runs, and has one event on each line.
struct RecordingJSONWriter {
    private(set) var data = Data()
    private let encoder: JSONEncoder
    private var ticks = 0
    private var eventsOfTick = 0
    private var last: (tree: ViewTree, pools: [PoolsReport])?

    init() {
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }

    /// Returns the data that was written since the last call.
    mutating func takeData() -> Data {
        defer { data = Data() }
        return data
    }

    /// Writes what stands before the ticks of a recording.
    mutating func begin(_ recording: Recording) {
        add("{\"format\":\"\(Recording.formatName)\",\"version\":\(Recording.version),\"behavior\":")
        encode(recording.behavior)
        add(",\"seed\":\(recording.seed),\"screen\":")
        encode([recording.screen.width, recording.screen.height])
        add(",\"scale\":")
        encode(recording.scale)
        if let device = recording.device {
            add(",\n\"device\":")
            encode(device)
        }
        add(",\n\"ticks\":[")
    }

    mutating func beginTick(_ number: Int, time: Double, step: String, line: Int?) {
        add(ticks == 0 ? "\n" : ",\n")
        add("{\"tick\":\(number),\"time\":")
        encode(time)
        add(",\"what\":")
        encode(step)
        if let line { add(",\"line\":\(line)") }
        ticks += 1
        eventsOfTick = 0
    }

    /// Adds events to the tick that was begun last. The function can be called several times in a
    /// tick.
    mutating func add(_ events: [Event]) {
        for event in events {
            add(eventsOfTick == 0 ? ",\n\"events\":[\n" : ",\n")
            encode(event)
            eventsOfTick += 1
        }
    }

    mutating func endTick(tree: ViewTree, pools: [PoolsReport], knownRectangles: [String: CGRect]) {
        if eventsOfTick > 0 { add("\n]") }
        if last?.pools != pools {
            add(",\n\"pools\":")
            encode(pools)
        }
        if !knownRectangles.isEmpty {
            add(",\n\"known\":")
            encode(knownRectangles.mapValues(\.numbers))
        }
        if last?.tree != tree {
            // JSON decoders accept only a few hundred levels of nesting, so a deep tree is written
            // as a list of nodes with their levels.
            if tree.hasAtMost(levelCount: Recording.nestedLevelThreshold) {
                add(",\n\"tree\":")
                encode(tree.root)
            } else {
                add(",\n\"nodes\":")
                encode(ViewTree.LeveledNode.nodes(from: tree.root))
            }
        }
        add("}")
        last = (tree, pools)
    }

    mutating func end() { add("\n]}\n") }

    private mutating func add(_ text: String) { data.append(contentsOf: text.utf8) }

    private mutating func encode(_ value: some Encodable) {
        // These values can always be encoded.
        data.append(try! encoder.encode(value))
    }

    // MARK: - Files that were not finished

    /// Completes a text that ends early: removes the last line if it is incomplete, and closes the
    /// open brackets.
    ///
    /// - Returns: the completed text, or nil if it cannot be completed. If no bracket is open, for
    ///   example, the text has another mistake.
    static func completedJSON(from data: Data) -> Data? {
        guard missingClosingBrackets(in: data)?.isEmpty != true else { return nil }
        let newline = UInt8(ascii: "\n")
        var lines = data.split(separator: newline, omittingEmptySubsequences: true)
        if data.last != newline, lines.count > 1 { lines.removeLast() }
        var whole = Data(lines.joined(separator: [newline]))
        if whole.last == UInt8(ascii: ",") { whole.removeLast() }
        return missingClosingBrackets(in: whole).map { whole + $0.reversed() }
    }

    /// Returns the closing brackets for those that are open at the end of a text, outermost first;
    /// nil if the text ends inside a string.
    private static func missingClosingBrackets(in data: Data) -> [UInt8]? {
        var open: [UInt8] = []
        var (isInString, isEscaped) = (false, false)
        for byte in data {
            if isEscaped {
                isEscaped = false
            } else if isInString {
                if byte == UInt8(ascii: "\\") { isEscaped = true }
                if byte == UInt8(ascii: "\"") { isInString = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
                case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
                case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
                default: break
                }
            }
        }
        return isInString ? nil : open
    }
}
