import Foundation
import Offscreen
import Testing

/// Checks of the list of claims against the code that cites them and the tests that assert them.
struct ClaimTests {
    private static let families = Set(Claim.Family.all.map(\.name))

    /// Returns the text files below folders of the package, without the list of claims itself.
    private static func files(in folders: [String], withExtensions extensions: Set<String>) -> [URL] {
        folders.flatMap { folder in
            FileManager.default.enumerator(
                at: packageRoot.appendingPathComponent(folder), includingPropertiesForKeys: nil)!
                .compactMap { $0 as? URL }
        }.filter {
            extensions.contains($0.pathExtension) && !$0.path.contains("/Offscreen/Claims/")
                && !$0.path.contains("/OffscreenTests/Claims/")
                && $0.lastPathComponent != "Claims.md"
        }
    }

    /// Returns the words such as STACK-08 in a text. Each is the name of a family, a hyphen and two
    /// digits.
    private static func ids(in text: some StringProtocol) -> [String] {
        func isWord(_ byte: UInt8) -> Bool {
            byte == 45 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        }
        return text.utf8.split { !isWord($0) }.compactMap { word in
            let parts = word.split(separator: 45, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].count == 2, parts[0].allSatisfy({ (65...90).contains($0) }),
                parts[1].allSatisfy({ (48...57).contains($0) })
            else { return nil }
            let id = String(decoding: word, as: UTF8.self)
            return families.contains(String(decoding: parts[0], as: UTF8.self)) ? id : nil
        }
    }

    private static func relativePath(of file: URL) -> String { String(file.path.dropFirst(packageRoot.path.count + 1)) }

    @Test
    func
        `Every claim cited in code, tests, scenarios and texts is in Claim.all, and every claim in Claim.all is cited`()
        throws
    {
        let known = Set(Claim.all.map(\.id))
        var cited: [String: String] = [:]
        for file in Self.files(
            in: ["Sources", "Tests", "Benchmarks"], withExtensions: ["swift", "md", "scenario", "py", "txt"])
            + [packageRoot.appendingPathComponent("README.md")]
        {
            // Another test may remove a golden of its own at the same time.
            for id in Self.ids(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "") {
                cited[id] = Self.relativePath(of: file)
            }
        }
        #expect(cited.filter { !known.contains($0.key) } == [:])
        #expect(known.subtracting(cited.keys).sorted().isEmpty, "claims that are not cited")
        #expect(cited.count > 100)
    }

    /// A test cites in brackets the claims that it asserts: in its name, in the name of a case or
    /// beside an expectation.
    @Test func `Every claim in Claim.all is cited in brackets by a test`() throws {
        var asserted: Set<String> = []
        for file in Self.files(in: ["Tests"], withExtensions: ["swift"]) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where line.utf8.contains(91) && !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for part in line.split(separator: "[").dropFirst() {
                    guard let end = part.firstIndex(of: "]") else { continue }
                    asserted.formUnion(Self.ids(in: part[..<end]))
                }
            }
        }
        #expect(Claim.all.map(\.id).filter { !asserted.contains($0) }.isEmpty)
    }

    @Test func `The ids of claims ascend within their family, and each grade begins with a known letter`() {
        #expect(Set(Claim.all.map(\.id)).count == Claim.all.count)
        for family in Claim.Family.all {
            let numbers = family.claims.map { Int($0.id.dropFirst(family.name.count + 1))! }
            #expect(family.claims.allSatisfy { $0.id.hasPrefix(family.name + "-") })
            #expect(numbers == numbers.sorted())
        }
        let letters = Set(Claim.Grade.allCases.map(\.rawValue))
        for claim in Claim.all {
            #expect(claim.grade.first.map(letters.contains) == true, "\(claim.id)")
            #expect(claim.text.count > 30, "\(claim.id)")
            #expect(claim.text.hasSuffix("."), "\(claim.id)")
            #expect(!claim.text.contains("  "), "\(claim.id)")
            for source in claim.sources {
                #expect(source.hasPrefix("http") || source.hasPrefix("radar "), "\(claim.id): \(source)")
            }
        }
    }

    @Test func `The description of a claim states its grade, whether it was corrected, and its sources`() throws {
        let claim = try #require(Claim.all.first { $0.id == "POOL-10" })
        #expect(
            claim.description == """
                POOL-10
                  claim     From iOS 18 on, a cell that was dequeued and not returned raises "Expected dequeued \
                view to be returned to the collection view in preparation for display". Earlier systems log the \
                cell and hide it.
                  grade     B/C: a published analysis of how UIKit behaves; several independent field reports
                  tested by device figures that others published
                  corrected an earlier text of this claim was wrong
                  source    https://github.com/didi/DoKit/issues/1195
                  source    https://github.com/QuickBlox/quickblox-ios-sdk/issues/1375

                """)
        #expect(Claim.all.filter(\.isCorrected).map(\.id) == ["POOL-10", "PASS-08", "PRE-05", "UPD-05", "LIST-08"])
    }

    @Test func `A claim that is supported by published figures from devices is not graded as an inference`() {
        let groups = Dictionary(grouping: Claim.all, by: \.support)
        #expect(groups[.deviceResult] == nil, "there are no results of devices yet")
        #expect(groups[.publishedFigures]?.count == 78)
        #expect(groups[.ownTests]?.isEmpty == false)
        for claim in groups[.publishedFigures] ?? [] { #expect(!claim.grade.hasPrefix("E"), "\(claim.id)") }
        for id in ["SCROLL-01", "TEXT-02", "LIST-01", "STACK-13"] {
            #expect(Claim.all.first { $0.id == id }?.support == .publishedFigures)
        }
    }

    @Test func `The explanation of each event names only claims that exist`() {
        let known = Set(Claim.all.map(\.id))
        for event in EventExplanation.all { #expect(known.isSuperset(of: event.claims), "\(event.word)") }
    }
}
