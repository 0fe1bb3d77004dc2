import Foundation
import OffscreenPictures
import OffscreenScenarios

/// The lessons as a small static site, with an index, a page for each lesson, and a page for the
/// player of each lesson that has one.
struct LessonSite {
    let lessons: [Lesson]
    /// The path from the lessons to the pages of the exhibits; nil if the site has no such pages.
    var exhibits: String?

    private static let pageFiles = PageFiles("lessons", styles: ["tokens.css", "lessons.css"], script: "lessons.js")

    /// The names and contents of the files.
    var files: [(name: String, text: String)] {
        // The players of a site share the files of the exhibits' pages.
        var files = WebFiles.own.sharedFiles(LessonSite.pageFiles) + (exhibits == nil ? PlayerPage.sharedFiles : [])
        files.append((name: "index.html", text: page(titled: "Offscreen: the lessons", body: index)))
        for (number, lesson) in lessons.enumerated() {
            files.append(
                (
                    name: "\(lesson.slug).html",
                    text: page(titled: "\(number + 1). \(lesson.title)", body: body(of: lesson, index: number))
                ))
            for case .player(let player) in lesson.parts {
                files.append((name: "\(lesson.slug)-player.html", text: player.html(sharingFilesIn: exhibits ?? "")))
            }
        }
        return files
    }

    private var index: String {
        """
        \(galleryLink)<p>These lessons explain how a collection view or a table view works inside. Every \
        picture, number and answer on these pages comes from a run of the simulation.</p>
        <ol class="lessons">

        """
            + lessons.map { lesson in
                let picture = lesson.parts.lazy.compactMap { part in
                    if case .picture(let picture, _) = part { picture.inline } else { nil }
                }.first
                return
                    """
                    <li><figure>\(picture ?? "")</figure><div><h2><a \
                    href="\(lesson.slug).html">\(escapedForHTML(lesson.title))</a> <small>\(lesson.minutes) \
                    minutes</small></h2><p>\(escapedForHTML(lesson.about)) \
                    Afterwards you can \(escapedForHTML(lesson.outcome)).</p></div></li>

                    """
            }.joined() + "</ol>\n"
    }

    /// A link to the first page of the gallery; empty if the site has no exhibits.
    private var galleryLink: String {
        exhibits.map { "<nav aria-label=\"Gallery\"><a href=\"\($0)index.html\">all exhibits</a></nav>\n" } ?? ""
    }

    private func body(of lesson: Lesson, index: Int) -> String {
        var parts = "", open = 0
        for part in lesson.parts {
            parts += html(of: part, in: lesson)
            // The text after a question reveals its answer, so it is shown only after the question
            // is answered.
            if case .exercise = part {
                parts += "<div class=\"rest\">\n"
                open += 1
            }
        }
        parts += String(repeating: "</div>\n", count: open)
        func link(toLesson index: Int, word: String) -> String {
            lessons.indices.contains(index)
                ? "<a href=\"\(lessons[index].slug).html\">\(word): \(escapedForHTML(lessons[index].title))</a>" : ""
        }
        return "<nav aria-label=\"All lessons\"><a href=\"index.html\">all lessons</a></nav>\n" + parts
            + """
            <nav aria-label="Previous and next lesson">\(link(toLesson: index - 1, word: "previous")) \
            \(link(toLesson: index + 1, word: "next"))</nav>

            """
    }

    private func html(of part: Lesson.Part, in lesson: Lesson) -> String {
        switch part {
        case .text(let text): return "<p>\(escapedForHTML(text))</p>\n"
        case .listing(let text): return "<pre tabindex=\"0\">\(escapedForHTML(text))</pre>\n"
        case .picture(let picture, let caption):
            return "<figure>\n\(picture.inline)<figcaption>\(escapedForHTML(caption))</figcaption></figure>\n"
        case .table(let head, let rows):
            // An empty cell is no header.
            func row(of cells: [String], tag: String) -> String {
                "<tr>"
                    + cells.map { $0.isEmpty ? "<td></td>" : "<\(tag)>\(escapedForHTML($0))</\(tag)>" }.joined()
                    + "</tr>\n"
            }
            return "<table>\n\(row(of: head, tag: "th"))\(rows.map { row(of: $0, tag: "td") }.joined())</table>\n"
        case .player:
            let file = "\(lesson.slug)-player.html"
            return
                """
                <h2>Step through it</h2>
                <p>Click the page below, then use the arrow keys. The key <kbd>?</kbd> lists the other \
                keys. <a href="\(file)">Open it in a page of its own</a>.</p>
                <iframe src="\(file)" title="The player" loading="lazy"></iframe>

                """
        case .exhibits(let names):
            return "<ul>" + names.map { listItem(forExhibit: $0) }.joined() + "</ul>\n"
        case .experiment(let scenario, let from, let to, let outcome):
            let old = "<code>\(escapedForHTML(from.trimmingCharacters(in: .whitespaces)))</code>"
            // Inline code shows a line break as a space, so several lines are a block.
            let block =
                """
                these lines:</p>
                <pre class="change" tabindex="0">\(escapedForHTML(to))</pre>
                <p>Predict
                """
            let new = to.contains("\n") ? block : "<code>\(escapedForHTML(to))</code>, and predict"
            let change = to.isEmpty ? "remove \(old), and predict" : "change \(old) into \(new)"
            return
                """
                <section class="exercise"><h2>Break it yourself</h2>
                <p>In the browser: <a href="\(lesson.slug)-player.html">open the player of this \
                lesson</a>, choose <b>predict</b>, and go on with <b>next</b>.</p>
                <p>With the command <code>offscreen</code>: save this as <code>my.scenario</code> and run \
                <code>offscreen run my.scenario</code>.</p>
                <pre tabindex="0">\(escapedForHTML(scenario))</pre>
                <p>Then \(change) the result before you run it.</p>
                <details><summary>The result</summary><pre \
                tabindex="0">\(escapedForHTML(outcome))</pre></details></section>

                """
        case .exercise(let question, let choices, let answer, let explanation):
            let labels = choices.enumerated().map { index, choice in
                "<label><input type=\"radio\" name=\"choice\" value=\"\(index)\"> \(escapedForHTML(choice))</label>\n"
            }
            return
                """
                <form class="exercise" data-answer="\(answer)">
                <h2>Predict</h2>
                <p>\(escapedForHTML(question))</p>

                """
                    + labels.joined()
                    + "<button>Check</button> <output></output>\n<p class=\"explanation\">The answer is "
                    + "\(escapedForHTML(choices[answer])). \(escapedForHTML(explanation))</p>\n"
                    + "<p class=\"waits\">The rest of the lesson appears when you have answered.</p>\n</form>\n"
        }
    }

    private func listItem(forExhibit name: String) -> String {
        let title = (try? Exhibits.scenario(named: name))??.title ?? name
        guard let exhibits else { return "<li>\(escapedForHTML(title)): <code>offscreen play \(name)</code></li>" }
        return "<li><a href=\"\(exhibits)\(name).html\">\(escapedForHTML(title))</a></li>"
    }

    private func page(titled title: String, body: String) -> String {
        WebFiles.own.page(
            title: title, files: LessonSite.pageFiles, sharedIn: "",
            body: "<main>\n<h1>\(escapedForHTML(title))</h1>\n\(body)</main>\n")
    }
}

/// Returns a text for HTML, with `&`, `<`, `>` and `"` replaced by entities.
func escapedForHTML(_ text: String) -> String { escapedForHTMLText(text).replacing("\"", with: "&quot;") }

/// Returns a text for HTML outside of tags, with `&`, `<` and `>` replaced by entities.
func escapedForHTMLText(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
