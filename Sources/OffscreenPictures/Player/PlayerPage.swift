import Offscreen

/// One HTML file in which a recording can be stepped through: no network, no dependency, opens from disk.
///
/// It computes nothing about UIKit: it draws what the recording says.
public struct PlayerPage: Sendable {
    private let title: String
    private let films: [String]

    /// - Parameters:
    ///   - recording: what is shown.
    ///   - other: a second recording, of the same steps on another system or with a fix, shown in lockstep.
    ///   - scenario: the text whose lines the recording's ticks speak of.
    public init(_ recording: Recording, against other: Recording? = nil, title: String = "Offscreen", scenario: String? = nil) {
        self.title = title
        films = [recording, other].compactMap(\.self).map { FilmWriter($0).json(title: title, scenario: scenario) }
    }

    /// The page, UTF-8 in one piece.
    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(XML.escaped(title))</title>
        <style>
        \(PlayerStyle.css)</style>
        </head>
        <body>
        \(PlayerMarkup.body(title: title))<script type="application/json" id="films">[
        \(films.joined(separator: ",\n"))
        ]</script>
        <script>
        "use strict";
        \(PlayerScript.all)</script>
        </body>
        </html>

        """
    }
}

extension Recording {
    /// The recording as a page to step through.
    public func playerPage(against other: Recording? = nil, title: String = "Offscreen", scenario: String? = nil) -> String {
        PlayerPage(self, against: other, title: title, scenario: scenario).html
    }
}
