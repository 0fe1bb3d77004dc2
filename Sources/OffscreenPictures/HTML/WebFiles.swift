import Foundation
import Synchronization

/// The style sheets and scripts of web pages, which are files in the folder `Web` of a module's
/// resources.
///
/// The scripts are modules, and a page has one script that consists of all modules that it needs. A
/// page alone needs no other file. The pages of a site share one style sheet and one script, which
/// are files beside them.
package struct WebFiles: Sendable {
    /// The style sheets and scripts of the module OffscreenPictures.
    static let own = WebFiles(.module)

    private let folder: URL
    /// The folder in which a file is sought that `folder` does not have. It is that of
    /// OffscreenPictures, whose style sheets and scripts the pages of other modules can have, too.
    private let sharedFolder = WebFiles.folder(of: .module)
    private let compactTexts = CompactTexts()

    /// The texts that were made for pages, by the names of their files. The text of a script includes
    /// the modules that it imports. A command can write many pages with the same files.
    private final class CompactTexts: Sendable {
        let texts = Mutex<[String: String]>([:])
    }

    /// - Parameter bundle: the `Bundle.module` of the module that has the files.
    package init(_ bundle: Bundle) {
        folder = WebFiles.folder(of: bundle)
    }

    private static func folder(of bundle: Bundle) -> URL {
        (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Web")
    }

    package func text(ofFile name: String) -> String {
        guard let text = existingText(ofFile: name) else {
            fatalError(
                "could not read \(name) in \(folder.path): the folders of resources have to lie beside the program")
        }
        return text
    }

    private func existingText(ofFile name: String) -> String? {
        let places = [folder, sharedFolder].map { $0.appendingPathComponent(name) }
        return places.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first
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

    /// Returns a page as an HTML text.
    ///
    /// - Parameters:
    ///   - description: a sentence about the page, for search engines and for people who receive
    ///     its address.
    ///   - bodyClass: the CSS class of the page's body, for styles that only some pages have.
    ///   - files: the style sheets and the script.
    ///   - folder: the path from the page to the folder with the files of `sharedFiles`, such as
    ///     "../"; nil for a page that needs no other file.
    ///   - body: the contents of the page's body before the script.
    package func page(
        title: String, description: String? = nil, bodyClass: String? = nil, files: PageFiles,
        sharedIn folder: String? = nil, body: String
    ) -> String {
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
            \(about)\(styleElements(files, sharedIn: folder))</head>
            <body\(bodyClass.map { " class=\"\($0)\"" } ?? "")>
            \(body)\(scriptElement(files, sharedIn: folder))</body>
            </html>

            """
    }

    /// Returns the names and texts of the style sheet and the script that pages of one kind share.
    package func sharedFiles(_ files: PageFiles) -> [(name: String, text: String)] {
        let styles = files.styles.map { "/* \($0) */\n\(styleSheet($0))" }
        let script = files.script.map { (name: "\(files.name).js", text: self.script($0)) }
        return [(name: "\(files.name).css", text: styles.joined())] + [script].compactMap(\.self)
    }

    /// Returns the elements of a page's style sheets. In a page alone each style sheet is an element,
    /// which a browser's debugger shows under the file's name.
    private func styleElements(_ files: PageFiles, sharedIn folder: String?) -> String {
        if let folder { return "<link rel=\"stylesheet\" href=\"\(folder)\(files.name).css\">\n" }
        return files.styles.map { "<style>\n\(styleSheet($0))/*# sourceURL=\($0) */\n</style>\n" }.joined()
    }

    private func scriptElement(_ files: PageFiles, sharedIn folder: String?) -> String {
        guard let entry = files.script else { return "" }
        if let folder { return "<script src=\"\(folder)\(files.name).js\"></script>\n" }
        return "<script>\n\(script(entry))//# sourceURL=\(entry)\n</script>\n"
    }
}
