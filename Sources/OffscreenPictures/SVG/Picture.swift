import UIKit

/// A picture as SVG. The SVG is well-formed XML without scripts, has selectable text, and adapts to
/// light and dark pages.
public struct Picture: Equatable, Sendable {
    /// The size, in points.
    public let size: CGSize
    /// A description for people who cannot see the picture.
    public let title: String
    /// The elements of the picture, without the `svg` element around them.
    let body: String

    /// The picture as an SVG document.
    public var svg: String { markup(isInPage: false) }

    /// The picture as an element of an HTML page.
    public var inline: String { markup(isInPage: true) }

    private func markup(isInPage: Bool) -> String {
        let head = isInPage ? "" : "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        return head
            + XML.element(
                "svg",
                [
                    "xmlns": "http://www.w3.org/2000/svg", "class": "offscreen", "role": "img",
                    "width": .init(size.width),
                    "height": .init(size.height), "viewBox": "0 0 \(size.width.text) \(size.height.text)",
                ], content: "\n" + XML.title(title) + "\n<style>\n\(Picture.style)</style>\n" + body) + "\n"
    }

    /// The style sheet with the colours of everything except the views, for light and dark pages.
    private static let style = WebFiles.own.styleSheet("picture.css")

    /// Returns the picture as an element of another picture, at a given place. Contents outside of
    /// the picture's size are clipped.
    func nestedElement(at origin: CGPoint, scale: CGFloat = 1) -> String {
        XML.element(
            "svg",
            [
                "x": .init(origin.x), "y": .init(origin.y), "width": .init(size.width * scale),
                "height": .init(size.height * scale),
                "viewBox": "0 0 \(size.width.text) \(size.height.text)",
            ], content: "\n" + body) + "\n"
    }
}
