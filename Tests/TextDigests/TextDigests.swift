import Foundation
import Offscreen

/// The lengths and hashes of many whole texts, such as everything that a tool prints about each of
/// many recordings.
///
/// The golden file has one line for each text, so it stays small although the texts have megabytes.
/// A refactoring is seen to change nothing. A deliberate change is read before it is accepted:
///
/// ```sh
/// OFFSCREEN_TEXTS=/tmp/before swift test --filter NAME   # without the change
/// OFFSCREEN_TEXTS=/tmp/after swift test --filter NAME    # with the change
/// diff -r /tmp/before /tmp/after
/// OFFSCREEN_ACCEPT=1 swift test --filter NAME
/// ```
public struct TextDigests {
    /// The texts that differ from the golden, and how to read the difference.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Whether a test computes all of its texts, which it does in a thorough run and when goldens
    /// are written. Otherwise a test may compute a part, and `check` takes the lines of the other
    /// texts from the golden.
    public static let areComplete =
        ProcessInfo.processInfo.environment["OFFSCREEN_THOROUGH"] == "1"
        || ProcessInfo.processInfo.environment[Golden.acceptingVariable] != nil

    private static let folder = ProcessInfo.processInfo.environment["OFFSCREEN_TEXTS"]

    /// The names of the texts, in the order in which they were added.
    private var names: [String] = []
    private var digests: [String: String] = [:]

    public init() {}

    /// Returns all values if the digests are complete, and otherwise the first of every `step`
    /// values.
    public static func values<Value>(_ all: [Value], ordinarilyEvery step: Int) -> [Value] {
        areComplete ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
    }

    /// Adds the digest of a text. If the variable `OFFSCREEN_TEXTS` names a folder, the text is
    /// written into a file there.
    ///
    /// - Parameter name: the name of the text, unique in its golden file, such as
    ///   "exhibit-1 trace".
    public mutating func add(_ text: String, as name: String) throws {
        precondition(digests[name] == nil, "two texts have the name \(name)")
        names.append(name)
        digests[name] = "\(text.utf8.count) bytes, \(String(Self.hash(text), radix: 16))"
        guard let folder = Self.folder else { return }
        let file = URL(fileURLWithPath: folder).appendingPathComponent(Self.fileName(for: name))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Compares the digests with a golden file.
    ///
    /// - Throws: `Failure` with the names of the texts that differ, or the errors of `Golden`.
    public func check(_ name: String, file: StaticString = #filePath) throws {
        let test = URL(fileURLWithPath: "\(file)")
        let testName = test.deletingPathExtension().lastPathComponent
        let golden = test.deletingLastPathComponent().appendingPathComponent("Goldens/\(testName)/\(name).txt")
        let old = FileManager.default.contents(atPath: golden.path).map { String(decoding: $0, as: UTF8.self) }
        guard let old, ProcessInfo.processInfo.environment[Golden.acceptingVariable] == nil else {
            return try Golden.check(lines(of: names), at: golden, testFile: test.lastPathComponent)
        }
        let accepted = Self.digests(in: old)
        let changed = names.filter { digests[$0] != accepted[$0] }
        let missing = Self.areComplete ? accepted.keys.filter { digests[$0] == nil }.sorted() : []
        guard !changed.isEmpty || !missing.isEmpty else { return }
        let differences =
            changed.map { "\($0): \(digests[$0]!); accepted: \(accepted[$0] ?? "no such text")" }
            + missing.map { "\($0): no such text any more; accepted: \(accepted[$0]!)" }
        throw Failure(
            description: """
                \(differences.count) of \(names.count) texts differ from those that were accepted:
                \(differences.prefix(40).joined(separator: "\n"))
                to read a text, such as \(Self.fileName(for: changed.first ?? missing[0])): \
                OFFSCREEN_TEXTS=FOLDER swift test --filter \(testName), with and without the change
                to accept the texts: \(Golden.acceptingVariable)=1 swift test --filter \(testName)
                """)
    }

    private func lines(of names: [String]) -> String { names.map { "\($0): \(digests[$0]!)\n" }.joined() }

    private static func digests(in golden: String) -> [String: String] {
        var digests: [String: String] = [:]
        for line in golden.split(separator: "\n") {
            // A name may contain a colon, and a digest does not.
            guard let end = line.range(of: ": ", options: .backwards) else { continue }
            digests[String(line[..<end.lowerBound])] = String(line[end.upperBound...])
        }
        return digests
    }

    private static func fileName(for name: String) -> String {
        name.map { $0.isLetter || $0.isNumber || "-.".contains($0) ? String($0) : "_" }.joined().prefix(150) + ".txt"
    }

    /// Returns the FNV-1a hash of a text, taken over words of eight bytes and then the other bytes.
    private static func hash(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            var index = 0
            while index + 8 <= raw.count {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                // The rotation lets the upper bits of a word reach the lower bits of the hash.
                hash = (hash ^ word) &* 0x100_0000_01b3
                hash = hash << 29 | hash >> 35
                index += 8
            }
            while index < raw.count {
                hash = (hash ^ UInt64(raw[index])) &* 0x100_0000_01b3
                index += 1
            }
            return hash
        }
    }
}
