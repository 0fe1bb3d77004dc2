import Foundation
import Synchronization

/// The style sheets and scripts of web pages, which are files in the folder `Web` of a module's
/// resources.
///
/// A page needs no other file. Each style sheet is put into the page as a separate element, which a
/// browser's debugger shows under the file's name. The scripts are modules, and the page has one
/// script that consists of all modules that it needs.
package struct WebFiles: Sendable {
    /// The style sheets and scripts of the module OffscreenPictures.
    static let own = WebFiles(.module)

    private let folder: URL
    private let compactTexts = CompactTexts()

    /// The texts that were made for pages, by the names of their files. The text of a script includes
    /// the modules that it imports. A command can write many pages with the same files.
    private final class CompactTexts: Sendable {
        let texts = Mutex<[String: String]>([:])
    }

    /// - Parameter bundle: the `Bundle.module` of the module that has the files.
    package init(_ bundle: Bundle) {
        folder = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Web")
    }

    package func text(ofFile name: String) -> String {
        guard let text = existingText(ofFile: name) else {
            fatalError(
                "could not read \(name) in \(folder.path): the folders of resources have to lie beside the program")
        }
        return text
    }

    private func existingText(ofFile name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Returns a style sheet for a page: without comments, indentation and other white space that has
    /// no effect. Each rule is one line.
    func styleSheet(_ name: String) -> String {
        compactText(name) { StyleCompactor.compacted(text(ofFile: name)) }
    }

    /// Returns a module and the modules that it needs as one script for a page.
    func script(_ entry: String) -> String {
        compactText(entry) { bundle(entry).text }
    }

    /// Returns a module and the modules that it needs.
    func bundle(_ entry: String) -> ScriptBundle {
        do {
            return try ScriptBundle(entry: entry, textOfFile: existingText)
        } catch {
            fatalError("could not make a script of the modules in \(folder.path): \(error)")
        }
    }

    private func compactText(_ name: String, make: () -> String) -> String {
        if let text = compactTexts.texts.withLock({ $0[name] }) { return text }
        let text = make()
        compactTexts.texts.withLock { $0[name] = text }
        return text
    }

    /// Returns a page as one HTML file.
    ///
    /// - Parameters:
    ///   - description: a sentence about the page, for search engines and for people who receive
    ///     its address.
    ///   - bodyClass: the CSS class of the page's body, for styles that only some pages have.
    ///   - styles: the names of the style sheets, in their order.
    ///   - script: the name of the module that the page runs; nil for a page without a script.
    ///   - body: the contents of the page's body before the script.
    package func page(
        title: String, description: String? = nil, bodyClass: String? = nil, styles: [String], script: String? = nil,
        body: String
    ) -> String {
        let styleElements = styles.map { "<style>\n\(styleSheet($0))/*# sourceURL=\($0) */\n</style>\n" }
        let scriptElement = script.map { "<script>\n\(self.script($0))//# sourceURL=\($0)\n</script>\n" }
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
            \(about)            \(styleElements.joined())</head>
            <body\(bodyClass.map { " class=\"\($0)\"" } ?? "")>
            \(body)\(scriptElement ?? "")</body>
            </html>

            """
    }
}
