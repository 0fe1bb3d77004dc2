import Foundation
import Offscreen
import Testing

@testable import OffscreenPictures

/// Rules for all JavaScript and CSS files.
struct WebFileTests {
    private struct File {
        /// The path below `Sources`, such as "OffscreenPictures/Web/film.js".
        let path: String
        let text: String

        var name: String { (path as NSString).lastPathComponent }
        var lines: [Substring] { text.split(separator: "\n") }
    }

    private static let files: [File] = {
        let root = packageRoot.appendingPathComponent("Sources")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.sorted().filter { $0.hasSuffix(".swift") || $0.contains("/Web/") }.compactMap { path in
            (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map {
                File(path: path, text: $0)
            }
        }
    }()

    private let web = files.filter { $0.path.contains("/Web/") }

    @Test
    func `The list of the player's files names each file of OffscreenPictures/Web exactly once, except picture.css`() {
        let folder = web.filter { $0.path.hasPrefix("OffscreenPictures/") }.map(\.name)
        #expect(PlayerPage.files.sorted() == folder.filter { $0 != "picture.css" }.sorted())
    }

    @Test func `No Swift file in Sources contains strings that are typical of JavaScript or CSS, except in comments`() {
        // HTML and texts for people contain none of these strings.
        let signs = [
            "=> ", "document.", "addEventListener", "\"use strict\"", "@media", "var(--", "px;", "!important",
            " solid #",
        ]
        var found: [String] = []
        for file in Self.files where file.name.hasSuffix(".swift") {
            let bytes = Data(file.text.utf8)
            let there = signs.filter { bytes.range(of: Data($0.utf8)) != nil }
            for line in there.isEmpty ? [] : file.lines where there.contains(where: { line.contains($0) }) {
                let words = line.drop { $0 == " " }
                if !words.hasPrefix("//") { found.append("\(file.path): \(words)") }
            }
        }
        #expect(found.isEmpty)
    }

    @Test
    func
        `A web file has no closing script or style tag, and each script is in strict mode`()
    {
        #expect(
            web.filter { $0.text.contains("</script") || $0.text.contains("</style") || $0.text.contains("<!--") }.map(
                \.path
            ).isEmpty)
        #expect(web.filter { $0.name.hasSuffix(".js") && $0.lines.first != "\"use strict\";" }.map(\.path).isEmpty)
    }

    @Test func `No two scripts of the player declare the same top-level name`() {
        var names: [Substring: [String]] = [:]
        for file in web where PlayerPage.files.contains(file.name) && file.name.hasSuffix(".js") {
            for line in file.lines {
                guard ["function ", "class ", "const ", "let "].contains(where: line.hasPrefix) else { continue }
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "$" }
                names[words[1], default: []].append(file.name)
            }
        }
        #expect(names.count > 100)
        #expect(names.filter { $0.value.count > 1 }.isEmpty)
    }

    @MainActor @Test
    func `The player's page has a sourceURL comment for each of its files, in order, with the file's name`() {
        let page = CardRun(.iOS10).stage.recording.playerPageHTML()
        let marks = page.split(separator: "\n").compactMap { line in
            line.split(separator: "# sourceURL=").dropFirst().first?.split(separator: " ").first.map(String.init)
        }
        #expect(marks == PlayerPage.files)
    }
}
