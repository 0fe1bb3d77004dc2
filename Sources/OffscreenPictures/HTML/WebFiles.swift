import Foundation

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

    /// Returns the text of a file for a page: lines with only a `//` comment are empty, and each
    /// four spaces of indentation are one space. Every line keeps its number.
    private func compactText(ofFile name: String) -> String {
        text(ofFile: name).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let code = line.drop { $0 == " " }
            return code.hasPrefix("//") ? "" : String(repeating: " ", count: (line.count - code.count) / 4) + code
        }.joined(separator: "\n")
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
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(XML.escaped(title))</title>
            <meta property="og:title" content="\(XML.escaped(title))">
            \(description.map { "<meta name=\"description\" property=\"og:description\" content=\"\(XML.escaped($0))\">\n" } ?? "")            \(style.joined())</head>
            <body\(bodyClass.map { " class=\"\($0)\"" } ?? "")>
            \(body)\(script.joined())</body>
            </html>

            """
    }
}
