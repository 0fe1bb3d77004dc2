import Foundation
import Synchronization

/// The style sheets and scripts of web pages, which are files in the folder `Web` of a module's
/// resources.
///
/// A page needs no other file. Each style sheet and script is put into the page as a separate
/// element, which a browser's debugger shows under the file's name. All scripts of a page share one
/// scope, in which no name is declared twice.
package struct WebFiles: Sendable {
    /// The style sheets and scripts of the module OffscreenPictures.
    static let own = WebFiles(.module)

    private let folder: URL
    private let compactTexts = CompactTexts()

    /// The texts that were made for pages, by the names of their files. A command can write many
    /// pages with the same files.
    private final class CompactTexts: Sendable {
        let texts = Mutex<[String: String]>([:])
    }

    /// - Parameter bundle: the `Bundle.module` of the module that has the files.
    package init(_ bundle: Bundle) {
        folder = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Web")
    }

    package func text(ofFile name: String) -> String {
        guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
            fatalError(
                "could not read \(name) in \(folder.path): the folders of resources have to lie beside the program")
        }
        return text
    }

    /// Returns the text of a file for a page: without comments, indentation and other white space
    /// that has no effect. Each line of a script keeps its number, and each rule of a style sheet is
    /// one line.
    func compactText(ofFile name: String) -> String {
        if let text = compactTexts.texts.withLock({ $0[name] }) { return text }
        let text = text(ofFile: name)
        let isStyle = name.hasSuffix(".css")
        let compact = isStyle ? StyleCompactor.compacted(text) : ScriptCompactor.compacted(text)
        compactTexts.texts.withLock { $0[name] = compact }
        return compact
    }

    /// Returns a page as one HTML file.
    ///
    /// - Parameters:
    ///   - description: a sentence about the page, for search engines and for people who receive
    ///     its address.
    ///   - bodyClass: the CSS class of the page's body, for styles that only some pages have.
    ///   - names: the page's files, in the order of their dependencies.
    ///   - body: the contents of the page's body before the scripts.
    package func page(
        title: String, description: String? = nil, bodyClass: String? = nil, files names: [String], body: String
    ) -> String {
        let style = names.filter { $0.hasSuffix(".css") }.map {
            "<style>\n\(compactText(ofFile: $0))/*# sourceURL=\($0) */\n</style>\n"
        }
        let script = names.filter { $0.hasSuffix(".js") }.map {
            "<script>\n\(compactText(ofFile: $0))//# sourceURL=\($0)\n</script>\n"
        }
        let about =
            description.map {
                "<meta name=\"description\" property=\"og:description\" content=\"\(XML.escaped($0))\">\n"
            } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(XML.escaped(title))</title>
            <meta property="og:title" content="\(XML.escaped(title))">
            \(about)            \(style.joined())</head>
            <body\(bodyClass.map { " class=\"\($0)\"" } ?? "")>
            \(body)\(script.joined())</body>
            </html>

            """
    }
}
