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
    func `The player's page has each file of OffscreenPictures/Web exactly once, except picture.css`() {
        let files = PlayerPage.styles + WebFiles.own.bundle("main.js").modules.map(\.file)
        let folder = web.filter { $0.path.hasPrefix("OffscreenPictures/") }.map(\.name)
        #expect(files.sorted() == folder.filter { $0 != "picture.css" }.sorted())
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

    @Test func `A web file has no closing script or style tag and no HTML comment`() {
        let signs = ["</script", "</style", "<!--"]
        #expect(web.filter { file in signs.contains { file.text.contains($0) } }.map(\.path).isEmpty)
    }

    @Test func `The only name that a script adds to the window is the player, in main.js`() {
        let lines = web.filter { $0.name.hasSuffix(".js") }.flatMap { file in
            file.lines.filter { $0.contains("window.") || $0.contains("globalThis") }.map { (file.name, $0) }
        }
        #expect(lines.map(\.0) == ["main.js"])
        #expect(lines.first?.1.contains("window.player = new Player(") == true)
    }

    @MainActor @Test
    func `The player's page has a sourceURL comment for each of its style sheets and for its script`() {
        let page = CardRun(.iOS10).stage.recording.playerPageHTML()
        let marks = page.split(separator: "\n").compactMap { line in
            line.split(separator: "# sourceURL=").dropFirst().first?.split(separator: " ").first.map(String.init)
        }
        #expect(marks == PlayerPage.styles + ["main.js"])
    }
}
