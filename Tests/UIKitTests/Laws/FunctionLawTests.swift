import Foundation
import Testing

/// Laws of all functions of the modules except the public functions of `UIKit`, whose names are
/// Apple's.
struct FunctionLawTests {
    private let functions: [SourceFunction]

    init() throws {
        functions = try SourceFunction.all()
    }

    @Test func `SourceFunction.all() finds more than 2000 functions, among them one of Committer.swift`() {
        #expect(functions.count > 2000)
        #expect(
            functions.contains {
                $0.place == "UIKit/Engine/Commit/Committer.swift retireLeavingElements"
            })
    }

    @Test
    func
        `The documentation of a checked function without a result begins with a verb in the third person, or with Called`()
    {
        let others = functions.filter {
            $0.beginning.map { $0.wholeMatch(of: /[A-Z][a-z]+s[,.]?|Called/) == nil } ?? false
        }
        #expect(others.map(\.place).isEmpty)
    }

    /// `UnlabeledArguments.txt` lists the functions that take such arguments today. It gets no new
    /// entries: a new function has a label, or one argument.
    @Test
    func `No checked function has two leading arguments without labels, except those listed in UnlabeledArguments.txt`()
        throws
    {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "UnlabeledArguments.txt")
        let listed = Set(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init))
        let found = Set(functions.filter(\.hasUnlabeledArguments).map(\.place))
        #expect(found.subtracting(listed).sorted().isEmpty)
        #expect(listed.subtracting(found).sorted().isEmpty, "these are not exceptions any more")
    }
}

/// A function in the sources: its file, its name, and the facts that the laws check.
private struct SourceFunction {
    /// The file and the name: "UIKit/World/World.swift log".
    let place: String
    /// The first word of the documentation after claims; nil if there is no summary, or if the
    /// function has a result.
    let beginning: String?
    /// Whether the first two arguments have no labels.
    let hasUnlabeledArguments: Bool

    /// Modules with other rules. The porter has its own, and shims and exhibits are written as
    /// their users write them.
    private static let others = ["OffscreenPorter/", "Shims/", "OffscreenScenarios/Exhibits/"]

    static func all() throws -> [SourceFunction] {
        try SourceScan.texts().filter { file in !others.contains { file.path.hasPrefix($0) } }.flatMap { path, text in
            functions(in: text.split(separator: "\n", omittingEmptySubsequences: false), path: path)
        }
    }

    private static func functions(in lines: [Substring], path: String) -> [SourceFunction] {
        var found: [SourceFunction] = []
        var isInPublicProtocol = false
        for (index, line) in lines.enumerated() {
            if line.contains("public protocol ") { isInPublicProtocol = true }
            if line.hasPrefix("}") { isInPublicProtocol = false }
            guard let name = name(line), !line.contains("override ") else { continue }
            let isApples =
                path.hasPrefix("UIKit/") && (isInPublicProtocol || line.contains("public ") || line.contains("open "))
            if isApples { continue }
            let text = lines[index...].prefix(12).joined(separator: " ")
            let (labels, rest) = parameterLabels(in: text[(text.firstIndex(of: "(") ?? text.endIndex)...])
            let hasResult = rest.prefix { $0 != "{" }.contains("->")
            found.append(
                SourceFunction(
                    place: "\(path) \(name)", beginning: hasResult ? nil : beginning(lines[..<index]),
                    hasUnlabeledArguments: labels.starts(with: ["_", "_"])))
        }
        return found
    }

    /// Returns the name of the function that a line declares; nil if it declares none.
    private static func name(_ line: Substring) -> Substring? {
        guard let range = line.range(of: "func "),
            !line.prefix(upTo: range.lowerBound).contains(where: { "/\"`=".contains($0) })
        else {
            return nil
        }
        let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : name
    }

    /// Returns the first word of the documentation at the end of some lines, without claims such as
    /// "[POOL-03], ".
    private static func beginning(_ lines: ArraySlice<Substring>) -> String? {
        let above = lines.reversed().drop { $0.contains("@") && !$0.contains("//") }
        let documentation = above.prefix { $0.contains("/// ") || $0.hasSuffix("///") }
        guard let first = documentation.last?.split(separator: " ").dropFirst() else { return nil }
        let word = first.first { !$0.hasPrefix("[") } ?? ""
        return ["-", "UNKNOWN:", "OPTIMIZATION:"].contains(word) ? nil : String(word)
    }
}
