import Foundation
import Testing

/// Counters that only fall: how many tests compare tuples, or bind more than two names at once.
///
/// `TupleCounts.txt` has the counts of each file. A test that is touched gets an expectation for
/// each fact, or compares a value whose differences have names. `OFFSCREEN_ACCEPT=1` lowers the
/// counts, and never raises their sums.
struct TupleCountTests {
    private typealias Scans = [String: TupleScan]
    private typealias Counts = [String: [Int]]

    private static let tests = packageRoot.appendingPathComponent("Tests")
    private static let table = tests.appendingPathComponent("OffscreenPorterTests/TupleCounts.txt")

    private static let introduction = """
        # Expectations on unlabelled tuples, those with a Bool in the tuple, and bindings of more than
        # two names, in the files of Tests. TupleCountTests compares these counts; they only fall.

        """

    private static func allScans() throws -> Scans {
        let paths = FileManager.default.enumerator(atPath: tests.path)!.compactMap { $0 as? String }
        let swift = paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        let scans = try swift.map { path in
            (path, TupleScan([UInt8](try Data(contentsOf: tests.appendingPathComponent(path)))))
        }
        return Dictionary(uniqueKeysWithValues: scans.filter { _, scan in !scan.lines.isEmpty })
    }

    private static func counts(of scan: TupleScan?) -> [Int] {
        TupleScan.Kind.allCases.map { scan?.count(of: $0) ?? 0 }
    }

    private static func sums(of counts: Counts) -> [Int] {
        counts.values.reduce(into: [0, 0, 0]) { sums, counts in
            for index in sums.indices { sums[index] += counts[index] }
        }
    }

    private static func readTable(_ text: String) -> Counts {
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
        return Dictionary(uniqueKeysWithValues: rows.map { (String($0[0]), $0.dropFirst().map { Int($0)! }) })
    }

    private static func tableText(of counts: Counts) -> String {
        introduction
            + counts.sorted { $0.key < $1.key }.map { path, counts in
                "\(path) \(counts.map(String.init).joined(separator: " "))\n"
            }.joined()
    }

    /// Returns what is wrong with a table: the places in files that have more of a kind than the
    /// table, or the request to lower the table.
    private static func differences(between scans: Scans, and table: Counts) -> [String] {
        let found = scans.mapValues { counts(of: $0) }
        guard found != table else { return [] }
        let isHigher = zip(sums(of: found), sums(of: table)).contains { $0 > $1 }
        let advice = "OFFSCREEN_ACCEPT=1 swift test --filter TupleCountTests writes TupleCounts.txt again"
        guard isHigher else {
            return ["there are fewer than in TupleCounts.txt, or they are in other files: \(advice)"]
        }
        return scans.sorted { $0.key < $1.key }.flatMap { path, scan in
            TupleScan.Kind.allCases.enumerated().compactMap { index, kind in
                let (now, before) = (scan.count(of: kind), table[path]?[index] ?? 0)
                guard now > before else { return nil }
                let lines = scan.lines[kind]!.map(String.init).joined(separator: ", ")
                return "\(path): \(now) \(kind.title) instead of \(before), in lines \(lines)"
            }
        }
    }

    @Test func `No kind of tuple that the counters name becomes commoner in the tests`() throws {
        let scans = try Self.allScans()
        let found = scans.mapValues { Self.counts(of: $0) }
        let table = Self.readTable((try? String(contentsOf: Self.table, encoding: .utf8)) ?? "")
        let isHigher = zip(Self.sums(of: found), Self.sums(of: table)).contains { $0 > $1 }
        if ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] != nil, !isHigher {
            try Data(Self.tableText(of: found).utf8).write(to: Self.table)
        } else {
            #expect(Self.differences(between: scans, and: table) == [])
        }
    }

    private let code = """
        func test() {
            #expect((a, b) == (1, true))
            #expect(try f() != (1, 2), "a message")
            #expect(
                (a.count, "text, with (a) comma") == (
                    1, b
                ))
            #expect((x: 1, y: 2) == point)
            #expect((a, b).0 == 1)
            #expect(f((a, b)) == g((true, false)))
            // #expect((a, b) == (1, 2))
            let (a, b) = (1, 2)
            let (c, d, e) = (1, 2, 3)
            var (f, g, h): (Int, Int, Int) = (1, 2, 3)
            if case let (i, j, k) = place { #expect((i, j, k) == (false, false, true)) }
            let text = "let (a, b, c) = d"
        }
        """

    @Test func `A scan finds the expectations on unlabelled tuples, and the bindings of more than two names`() {
        let scan = TupleScan(Array(code.utf8))
        #expect(scan.lines[.comparison] == [2, 3, 4, 15])
        #expect(scan.lines[.booleanComparison] == [2, 15])
        #expect(scan.lines[.binding] == [13, 14])
    }

    @Test func `A count above the table is reported with its file and lines, and a count below asks for the table`() {
        let scans = ["A.swift": TupleScan(Array(code.utf8))]
        #expect(Self.differences(between: scans, and: ["A.swift": [4, 2, 2]]) == [])
        let more = Self.differences(between: scans, and: ["A.swift": [3, 2, 2]])
        #expect(more == ["A.swift: 4 expectations on unlabelled tuples instead of 3, in lines 2, 3, 4, 15"])
        let fewer = Self.differences(between: scans, and: ["A.swift": [4, 2, 3]])
        #expect(fewer.count == 1)
        #expect(fewer[0].hasPrefix("there are fewer than in TupleCounts.txt, or they are in other files: OFFSCREEN"))
        let moved = Self.differences(between: scans, and: ["B.swift": [4, 2, 2]])
        #expect(moved == fewer)
    }
}
