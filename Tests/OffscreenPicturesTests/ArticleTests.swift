import Foundation
import Testing

/// Checks that the examples on pages are compiled and that the pages' links and names exist.
struct ArticleTests {
    private static func files(_ suffix: String, below folder: String = "Sources") -> [URL] {
        FileManager.default.enumerator(at: packageRoot.appendingPathComponent(folder), includingPropertiesForKeys: nil)!
            .compactMap { $0 as? URL }.filter { $0.path.hasSuffix(suffix) }.sorted { $0.path < $1.path }
    }

    private static let pages = files(".md").filter { $0.path.contains(".docc/") }

    private static func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

    /// Returns the lines of a text without indentation and blank lines.
    private func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test
    func
        `Every Swift example in an article is contained line by line in ArticleExamples.swift, which the tests compile`()
        throws
    {
        let compiled = lines(
            try Self.text(packageRoot.appendingPathComponent("Tests/OffscreenPicturesTests/ArticleExamples.swift")))
        var count = 0
        for page in Self.pages {
            for block in try Self.text(page).components(separatedBy: "```swift\n").dropFirst() {
                let example = lines(block.components(separatedBy: "```")[0])
                let isThere = compiled.indices.contains { compiled[$0...].starts(with: example) }
                #expect(isThere, "\(page.lastPathComponent): \(example[0])")
                count += 1
            }
        }
        #expect(count >= 8)
    }

    @Test(arguments: ["UIKit", "Offscreen", "OffscreenPictures", "OffscreenScenarios", "OffscreenTesting"])
    func `A module's landing page has a Swift example, and lists every article and only existing types`(module: String)
        throws
    {
        let folder = packageRoot.appendingPathComponent("Sources/\(module)/\(module).docc")
        let landing = try Self.text(folder.appendingPathComponent("\(module).md"))
        #expect(landing.hasPrefix("# ``\(module)``\n"))
        #expect(landing.contains("```swift\n"))
        let own = Self.pages.filter { $0.deletingLastPathComponent().path == folder.path }
        for page in own {
            let text = try Self.text(page)
            for link in text.matches(of: #/<doc:(\w+)>/#) {
                #expect(
                    FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(link.output.1).md").path),
                    "\(link.output.0)")
            }
            // The landing page lists all articles.
            if page.lastPathComponent != "\(module).md" {
                #expect(
                    landing.contains("<doc:\(page.deletingPathExtension().lastPathComponent)>"),
                    "\(page.lastPathComponent) is not listed")
            }
        }
        let sources = try Self.files(".swift", below: "Sources/\(module)").map(Self.text).joined()
        for symbol in landing.matches(of: #/(?m)^- ``(\w+)``/#) {
            let name = symbol.output.1
            let isDeclared = ["struct", "class", "enum", "protocol"].contains { sources.contains("\($0) \(name)") }
            #expect(isDeclared, "\(name)")
        }
    }

    @Test(arguments: ["Sources/README.md", ".github/CONTRIBUTING.md", "Tests/README.md", "README.md"])
    func `Each Swift file and local link target that a README or CONTRIBUTING names exists`(path: String) throws {
        let page = packageRoot.appendingPathComponent(path)
        let text = try Self.text(page)
        let names = Set(["Sources", "Tests"].flatMap { Self.files(".swift", below: $0) }.map(\.lastPathComponent))
        for name in text.matches(of: #/`([\w+]+\.swift)`/#) where name.output.1 != "Package.swift" {
            #expect(names.contains(String(name.output.1)), "\(name.output.0)")
        }
        for link in text.matches(of: #/\]\(([^)#]+)\)/#) where !link.output.1.hasPrefix("http") {
            let target = page.deletingLastPathComponent().appendingPathComponent(String(link.output.1))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link.output.1)")
        }
    }

    @Test
    func `The README of Sources names every module, and its table of words equals the glossary of the player's page`()
        throws
    {
        let map = try Self.text(packageRoot.appendingPathComponent("Sources/README.md"))
        let sources = packageRoot.appendingPathComponent("Sources")
        func folders(_ url: URL) throws -> [String] {
            try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: [.isDirectoryKey])
                .filter {
                    try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true && $0.pathExtension != "docc"
                }
                .map(\.lastPathComponent).sorted()
        }
        let picture = try #require(map.components(separatedBy: "```").dropFirst().first)
        for module in try folders(sources) { #expect(picture.contains("\(module) "), "\(module)") }
        let table = map.components(separatedBy: "## Words of the pages and the trace")[1].components(
            separatedBy: "## ")[0]
        let explained = table.matches(of: /\n\| (.+) \| (.+) \|/).map { "\($0.1): \($0.2)" }.dropFirst()
        let script = try Self.text(sources.appendingPathComponent("OffscreenPictures/Web/glossary.js"))
        let entries = script.replacing(/" \+\n +"/, with: "")
        let onPages = entries.matches(of: /\n {4}"?([^"\n]+?)"?:\s+"(.+)",/).map { "\($0.1): \($0.2)" }
        #expect(Array(explained) == onPages && onPages.count > 20)
    }
}
