import Foundation
import Fuzz
import Testing

/// Random programs made of pieces that the porter's rules match. `OFFSCREEN_THOROUGH=1` tries 8,000
/// programs instead of 250, `OFFSCREEN_PORT_PROGRAMS=40000` tries 40,000, and
/// `OFFSCREEN_PORT_PROGRAMS=10000...19999` tries those with these numbers.
struct PortFuzzTests {
    private static let pieces = [
        "@objc ", "@objc(", "optional ", "protocol P ", "class A: ", "extension A ", "override ", "func f",
        "(_ a: Int)", "() -> Bool ",
        "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "#selector(", "#keyPath(",
        "A.b", "\n", "\r\n",
        "\r", "#if os(iOS)\n", "#elseif ", "#else\n", "#endif\n", "//", "/*", "*/", " // c\n", "/a/", "#/", "/#", ".",
        ",", ":", ";", "?",
        "!", "import UIKit.UIView\n", "UITableView ", "dynamic ", "var v: Int ", "self.", "x.fulfill", "`",
        "@MainActor ", "XCTestCase ",
        "test", "é", "\u{0}", "1.5e-", " as (Int) -> Void", "case ", "where ", "x.f?()", "->", "inout ", "...",
        "#colorLiteral(",
        "@IBOutlet ", "#!", "UIColorWell", " = ", "let w", "init(", "import EventKit\n", "EKEvent ", "switch a ",
        "default: ", "if a ",
        "if let a = ", "return ", ": UIFocusItem", "*", "/", "guard let b = b else ", "didSet ",
        "override func tearDown() {}",
        "NSSelectorFromString(", "Progress()", "as AnyObject", "cgRectValue", "T()", "<T: A>", "URLRequest ",
        "@autoclosure () -> A",
        "assert(a)", "wait(for: a)", "observe(\\.bounds, ", "import Cocoa\n", "XCTKVOExpectation(",
    ]

    /// The programs that the environment names, as a number of programs or as a range.
    private static var chosenSeeds: Range<UInt64>? {
        let ends = ProcessInfo.processInfo.environment["OFFSCREEN_PORT_PROGRAMS"]?.split(separator: "...")
            .compactMap { UInt64($0) }
        switch ends?.count {
        case 1: return 0..<ends![0]
        case 2: return ends![0]..<ends![1] + 1
        default: return nil
        }
    }

    /// Returns the texts of the files of a random program.
    static func files(ofProgram seed: UInt64) -> [String] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state >> 33) % count
        }
        return (0..<1 + next(2)).map { _ in (0..<next(40)).map { _ in pieces[next(pieces.count)] }.joined() }
    }

    @Test func `Porting many random programs keeps the line numbers and, unless it comments code out, every comment`() {
        // The porter once never ended for program 1097.
        for seed in Array(Self.chosenSeeds ?? seeds(8_000, ordinarily: 250)) + [1097] {
            let files = Self.files(ofProgram: seed)
            let problems = PortSubject.attempt(files.map { Array($0.utf8) })
            #expect(problems.isEmpty, "seed \(seed): \(problems) of \(files)")
            if !problems.isEmpty { break }
        }
    }
}
