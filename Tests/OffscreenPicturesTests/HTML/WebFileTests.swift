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

        /// The declarations of a style sheet, which has one in a line or, with a long value, in some
        /// lines.
        var declarations: [(property: String, value: String)] {
            let comments = /\/\*.*?\*\//.dotMatchesNewlines()
            return text.replacing(comments, with: "").matches(of: /([\w-]+):\s+([^;{}]+);/).map {
                (property: String($0.1), value: $0.2.split { $0.isWhitespace }.joined(separator: " "))
            }
        }
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
        let files = PlayerPage.files.styles + WebFiles.own.bundle("main.js").modules.map(\.file)
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

    @Test func `Only tokens.css and the style sheet of pictures have colors and sizes of type`() {
        let pictures = ["picture.css", "tokens.css"]
        for file in web where file.name.hasSuffix(".css") && !pictures.contains(file.name) {
            let colors = file.declarations.filter { $0.value.contains(/#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/) }
            #expect(colors.map(\.value) == [], "\(file.name)")
            let sizes = file.declarations.filter {
                ["font", "font-size"].contains($0.property) && $0.value != "inherit" && !$0.value.contains("var(--")
            }
            #expect(sizes.map(\.value) == [], "\(file.name)")
        }
        // The colors of views come from the recording, and a copied picture needs no style sheet.
        for file in web where file.name.hasSuffix(".js") && !["clipboard.js", "colors.js"].contains(file.name) {
            let fixed = file.lines.filter { $0.contains(/"#[0-9a-f]{3,8}"|\b(rgb|hsl)a?\(|font-size="[0-9]/) }
            #expect(fixed == [], "\(file.name)")
        }
    }

    @Test func `tokens.css defines six sizes of type`() throws {
        let tokens = try #require(web.first { $0.name == "tokens.css" })
        #expect(tokens.declarations.filter { $0.value.hasSuffix("px") }.count == 6)
    }

    @Test func `Each custom property that a style sheet or a script uses is defined, and each one is used`() {
        var defined: Set<Substring> = []
        var used: Set<Substring> = []
        for file in web where file.name != "picture.css" {
            defined.formUnion(file.text.matches(of: /(--[\w-]+)(?::|",)/).map(\.output.1))
            used.formUnion(file.text.matches(of: /var\((--[\w-]+)\)/).map(\.output.1))
        }
        #expect(used.subtracting(defined) == [])
        #expect(defined.subtracting(used) == [])
    }

    @Test func `The only name that a script adds to the window is the player, in main.js`() {
        let lines = web.filter { $0.name.hasSuffix(".js") }.flatMap { file in
            file.lines.filter { $0.contains("window.") || $0.contains("globalThis") }.map { (file.name, $0) }
        }
        #expect(lines.map(\.0) == ["main.js"])
        #expect(lines.first?.1.contains("window.player = new Player(") == true)
    }

    @Test func `Only html.js turns a text into elements`() {
        let signs = ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write"]
        let files = web.filter { $0.name.hasSuffix(".js") }.flatMap { file in
            file.lines.filter { line in signs.contains { line.contains($0) } }.map { _ in file.name }
        }
        #expect(files == ["html.js"])
    }

    @MainActor @Test
    func `The player's page has a sourceURL comment for each of its style sheets and for its script`() {
        let page = CardRun(.iOS10).stage.recording.playerPageHTML()
        let marks = page.split(separator: "\n").compactMap { line in
            line.split(separator: "# sourceURL=").dropFirst().first?.split(separator: " ").first.map(String.init)
        }
        #expect(marks == PlayerPage.files.styles + ["main.js"])
    }

    @MainActor @Test
    func `A player's page that shares files has the same text as the page alone, except its style sheet and script`() {
        let page = PlayerPage(CardRun(.iOS10).stage.recording)
        let files = PlayerPage.sharedFiles
        #expect(files.map(\.name) == ["player.css", "player.js"])
        let rules = files[0].text.split(separator: "\n").filter { !$0.hasPrefix("/*") }
        var alone = page.html.split(separator: "\n")
        alone.removeAll { $0.hasPrefix("<style>") || $0.hasPrefix("</style>") || $0.contains("# sourceURL=") }
        var shared: [Substring] = []
        for line in page.html(sharingFilesIn: "../").split(separator: "\n") {
            switch line {
            case "<link rel=\"stylesheet\" href=\"../player.css\">": shared += rules
            case "<script src=\"../player.js\"></script>":
                shared += ["<script>"] + files[1].text.split(separator: "\n") + ["</script>"]
            default: shared.append(line)
            }
        }
        #expect(shared == alone)
    }
}
