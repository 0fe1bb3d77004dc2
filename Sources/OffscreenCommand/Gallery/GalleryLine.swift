import Offscreen
import OffscreenScenarios

/// An exhibit's line on the gallery's first page: its number, its title, what is seen, and the
/// systems on which it is seen.
struct GalleryLine {
    let exhibit: String
    let group: String
    /// The names of the systems on which the symptom shows.
    let systems: [String]
    /// The names of UIKit's API that the exhibit is about.
    let apiNames: [String]
    private let number: String?
    private let title: String
    private let seen: String
    private let systemsPhrase: String
    /// The name of the exhibit's folder, in words.
    private let fault: String

    static let otherGroup = "reports and screens"

    init(exhibit: String, scenario: Scenario, apiNames: [String]) {
        self.exhibit = exhibit
        self.apiNames = apiNames
        group = scenario.text(of: .group) ?? GalleryLine.otherGroup
        let systems = ExhibitSystems(scenario)
        self.systems = systems?.presets.map(\.name) ?? []
        systemsPhrase = systems?.phrase ?? ""
        number = exhibit.hasPrefix("exhibit-") ? String(exhibit.dropFirst("exhibit-".count)) : nil
        title = capitalized(
            number.map { String(scenario.title.trimmingPrefix("Exhibit \($0): ")) } ?? scenario.title)
        seen = scenario.text(of: .user) ?? scenario.text(of: .symptom) ?? ""
        fault = (Exhibits.entry(named: exhibit)?.fault ?? exhibit).replacing("-", with: " ")
    }

    var html: String {
        """
        <li \(attributes)><span class="number">\(number ?? "")</span><a \
        href="\(exhibit).html">\(escapedForHTML(title))</a><span \
        class="seen">\(escapedForHTML(capitalized(seen)))</span><span \
        class="systems">\(escapedForHTML(systemsPhrase))</span></li>

        """
    }

    var sideBarHTML: String {
        "<li \(attributes)><a href=\"\(exhibit).html\"><span class=\"number\">\(number ?? "")</span>"
            + "\(escapedForHTML(fault))</a></li>"
    }

    private var attributes: String {
        """
        data-exhibit="\(exhibit)" data-systems="\(systems.joined(separator: " "))" \
        data-api="\(apiNames.joined(separator: " "))"
        """
    }
}
