import Foundation
import OffscreenScenarios
import Testing

/// Calls of the commands that write pictures and pages.
@Suite("Commands that draw")
struct PictureCommandTests {
    private func run(_ arguments: String...) throws -> ChildProcess {
        let command = Bundle.main.bundleURL.appendingPathComponent("offscreen")
        let fallback = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("offscreen")
        return try ChildProcess(FileManager.default.isExecutableFile(atPath: command.path) ? command : fallback, arguments)
    }

    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    @Test(arguments: ["screen", "exploded", "map", "film", "pair"])
    func `The command draw prints the same SVG document at each call, for every kind of picture`(kind: String) throws {
        let outcome = try run("draw", "exhibit-1", kind)
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
        #expect(try run("draw", "exhibit-1", kind).output == outcome.output)
    }

    @Test func `A recording is drawn and played like the scenario that it was made from`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("run.json").path
        #expect(try run("record", "exhibit-1", "--out", file).code == 0)
        #expect(try run("draw", file, "--tick", "3").output == run("draw", "exhibit-1", "--tick", "3").output)
        let page = folder.appendingPathComponent("page.html").path
        #expect(try run("play", file, "--out", page).code == 0)
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<title>run.json</title>"))
    }

    @Test func `The command draw without a tick draws the symptom of an exhibit, not its fixed end`() throws {
        let picture = try run("draw", "exhibit-1", "exploded").output
        #expect(try picture == run("draw", "exhibit-1", "exploded", "--tick", "4").output)
        #expect(try picture != run("draw", "exhibit-1", "exploded", "--tick", "5").output)
    }

    @Test func `A pair drawn from an exhibit shows the bug and the fix side by side`() throws {
        let picture = try run("draw", "exhibit-1", "pair").output
        #expect(picture.contains(">the bug<") && picture.contains(">with the fix<"))
        #expect(try run("draw", "exhibit-15", "pair").output.contains("image of 0-11"))
    }

    @Test func `A trace has every stage of a scenario, and a recording the stage of the symptom or a given one`() throws {
        let trace = try run("record", "exhibit-7", "--form", "trace").output
        #expect(trace.components(separatedBy: "\nstage ").count == 3 && trace.hasPrefix("stage 1 of 3, from line "))
        let bug = try run("record", "exhibit-17").output
        #expect(try bug == run("record", "exhibit-17", "--stage", "1").output)
        #expect(try bug != run("record", "exhibit-17", "--stage", "2").output)
        let none = try run("record", "exhibit-17", "--stage", "3")
        #expect((none.code, none.errors) == (2, "offscreen: exhibit-17 has no stage 3; there are 1 to 2\n"))
    }

    @Test func `The command play with --against writes a page with the films of two systems`() throws {
        let page = try run("play", "exhibit-1", "--against", "iOS9", "--out", "-").output
        #expect(page.components(separatedBy: "\"offscreen-film\"").count == 3)
        #expect(page.contains("\"behavior\":\"iOS9\""))
    }

    @Test(arguments: [
        (["draw", "exhibit-1", "explode"], "offscreen: unknown picture 'explode'. Did you mean 'exploded'?\n"),
        (["draw", "exhibit-1", "--color", "vew"], "offscreen: unknown colouring 'vew'. Did you mean 'view'?\n"),
        (["play", "exhibit-1", "--against", "iOS8"], "offscreen: unknown behavior 'iOS8'."),
        (["play"], "offscreen: name a scenario file, an exhibit or a recording's JSON\n"),
        (["play", "/nowhere.json"], "offscreen: /nowhere.json cannot be read."),
        (
            ["play", "exhibit-1", "--out", "/nowhere/page.html"],
            "offscreen: /nowhere/page.html cannot be written. Does its folder exist?\n"
        ),
        (["draw", "exhibit-1", "--tick", "9999"], "offscreen: exhibit-1 has no tick 9999; there are 1 to "),
        (["lessons"], "offscreen: lessons needs --out and a folder, such as --out lessons\n"),
    ])
    func `A wrong call of draw, play or lessons gives one line and exit code 2`(arguments: [String], message: String) throws {
        let outcome =
            switch arguments.count {
            case 1: try run(arguments[0])
            case 2: try run(arguments[0], arguments[1])
            case 3: try run(arguments[0], arguments[1], arguments[2])
            default: try run(arguments[0], arguments[1], arguments[2], arguments[3])
            }
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
        #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test func `The command play names a file that is not a recording and gives exit code 2`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("run.json")
        for text in ["", "{}", "[1,2", "{\"format\":\"other\"}", String(repeating: "x", count: 1_000_000)] {
            try Data(text.utf8).write(to: file)
            let outcome = try run("play", file.path)
            #expect(outcome.code == 2)
            #expect(outcome.errors.hasPrefix("offscreen: \(file.path): not a recording"), "\(outcome.errors)")
        }
    }

    @Test func `The command gallery writes a page for an exhibit and an index that loads nothing from outside`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("gallery", "exhibit-20", "--out", folder.path).output == "open \(folder.path)/index.html\n")
        let index = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(index.contains("href=\"exhibit-20.html\"") && index.contains("<svg "))
        #expect(index.contains("each item is in the middle of its "))
        #expect(index.contains("<p class=\"fault\">"))
        for word in ["https://", "@import", "<link", "src="] { #expect(!index.contains(word)) }
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("exhibit-20.html").path))
        let unknown = try run("gallery", "exhibit-200", "--out", folder.path)
        #expect(unknown.code == 2 && unknown.errors.hasPrefix("offscreen: there is no exhibit 'exhibit-200'."))
    }

    /// Patterns of the places where a page prints the answers of its exercises, in their order.
    private static let printedAnswers = [
        "reuse": [#"made (\d+) live"#, #"is called when the view is (taken)"#, #"take "poster" (PosterCell#\d+)"#],
        "apply": [#"nothing changed (\d+) "#, #"on iOS 6 (\d+) "#, #"another colour (\d+) "#],
        "passes": [#"scroll by 90 points (\d+) "#, #"scroll by 5 points \d+ \d+ (\d+) "#, #"reloadData\(\) \d+ \d+ \d+ (\d+) "#],
        "orders": [#"(item 0-\d) \d+ \d+ 1 "#, #"(item 0-\d) 3 \d+ \d+ "#, #"(item 0-\d) \d+ 3 \d+ "#],
        "z-index": [#"(\d+) cells lie under the card"#, #"(\w+)#1 \(z -1\) lies above"#, #"iOS 10 with the fix (\d+) "#],
        "updates": [#"Made (\d+), taken"#, #"Made \d+, taken (\d+)"#, #"(UIKit raises an exception) when"#],
    ]

    @Test func `The answer of each exercise of a lesson is printed on the page of the lesson`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("lessons", "--out", folder.path).code == 0)
        for (slug, patterns) in Self.printedAnswers {
            let page = try String(contentsOf: folder.appendingPathComponent("\(slug).html"), encoding: .utf8)
            func plain(_ text: Substring) -> String {
                String(text).replacing(/<[^>]*>/, with: " ").replacing("&quot;", with: "\"").replacing(/\s+/, with: " ")
            }
            let text = plain(page.replacing(/<label>.*?<\/label>/.dotMatchesNewlines(), with: "")[...])
            let answers = try page.matches(of: /<form class="exercise".*?<\/form>/.dotMatchesNewlines()).map { form in
                let right = try #require(form.0.firstMatch(of: /data-answer="(\d+)"/).flatMap { Int($0.1) })
                return plain(form.0.matches(of: /<label>.*?<\/label>/.dotMatchesNewlines())[right].0).trimmingCharacters(in: .whitespaces)
            }
            #expect(answers.count == patterns.count, "\(slug)")
            for (answer, pattern) in zip(answers, patterns) {
                let printed = try #require(try Regex(pattern).firstMatch(in: text)?[1].substring, "\(slug): \(pattern)")
                #expect(Int(answer) == nil ? answer.contains(printed) : answer == printed, "\(slug): \(pattern)")
            }
        }
    }

    @Test func `The command lessons writes six pages, each with pictures, a player and three exercises`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("lessons", "--out", folder.path).code == 0)
        let index = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
        for slug in ["reuse", "apply", "passes", "orders", "z-index", "updates"] {
            #expect(index.contains("href=\"\(slug).html\""))
            let page = try String(contentsOf: folder.appendingPathComponent("\(slug).html"), encoding: .utf8)
            #expect(page.contains("<svg ") && page.contains("data-answer=\"") && page.contains("src=\"\(slug)-player.html\""))
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(slug)-player.html").path))
            for word in ["https://", "@import", "<link"] { #expect(!page.contains(word)) }
        }
        func page(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent("\(name).html"), encoding: .utf8)
        }
        let bug = try page("z-index")
        #expect(bug.contains("6 cells lie under the card, 2 above it."))
        #expect(bug.contains("data-answer=\"1\""), "the tap hits the card")
        #expect(try page("z-index-player").contains("[\"without the fix\",-1],[\"with the fix\",-1]"))
        #expect(bug.contains("<code>offscreen play exhibit-12</code>"), "a pitfall names its exhibit")
        for slug in ["reuse", "apply", "passes", "orders", "z-index", "updates"] {
            let text = try page(slug)
            #expect(text.components(separatedBy: "<form class=\"exercise\"").count > 3, "\(slug) asks three questions")
            #expect(text.contains("Break it yourself") && index.contains("minutes</small>"), "\(slug)")
        }
        let question = try page("passes")
        let before = question[..<(try #require(question.range(of: "<form"))).lowerBound]
        #expect(!before.contains("prepare()</th>"), "the table with the answer comes after the question")
        #expect(question.contains("</form>\n<div class=\"rest\">"))
    }
}
