import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// Writes a static site with a page for each named exhibit, which is a scenario about a pitfall or
/// a demo screen. If no exhibits are named, the site has all exhibits, the lessons and the lab.
enum GalleryCommand: Subcommand {
    static let name = "gallery"
    static let group = CommandGroup.see
    static let summary = "writes every exhibit, the lessons and the lab as one site that can be searched by symptom"
    static let calls = ["gallery --out FOLDER [EXHIBIT...]"]
    static let details =
        """
        With names, the site has only those exhibits, without the lessons and the lab. The site consists \
        of static files and needs no network.
        """
    static let options = [CommandOption(name: "--out", value: "FOLDER", text: "where the site goes")]
    static let completionWords = Exhibits.all.map(\.name)
    static let example = "gallery --out site"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let folder = try arguments.extractOutput(ofCommand: name, expecting: "a folder, such as --out site")
        let names = arguments.extractRemainingWords()
        if let name = names.first(where: { name in !Exhibits.all.contains { $0.name == name } }) {
            throw CommandError(
                message:
                    "there is no exhibit '\(name)'.\(Suggestion.sentence(for: name, among: Exhibits.all.map(\.name)))")
        }
        try arguments.throwIfArgumentsRemain()
        try writeSite(ofExhibits: names, to: folder)
        try printText("open \(folder)/index.html\n")
        return 0
    }

    private static func writeSite(ofExhibits names: [String], to folder: String) throws {
        func write(_ text: String, to name: String) throws { try Output.write(text, to: name, in: folder) }
        let all = try Exhibits.all.map {
            (name: $0.name, scenario: try Scenario(text: $0.text, file: "\($0.name).scenario"))
        }
        let scenarios = all.filter { names.isEmpty || names.contains($0.name) }
        var site = GallerySite(names: ExhibitNames(all))
        let pages = scenarios.compactMap {
            $0.name.hasPrefix("exhibit-") ? Int($0.name.dropFirst("exhibit-".count)) : nil
        }
        for (number, (name, scenario)) in scenarios.enumerated() {
            WorkLine.setProgress("\(number) of \(scenarios.count) exhibits")
            let recorded = try RecordedScenario(scenario, preset: nil)
            let neighbors = (
                previous: number > 0 ? scenarios[number - 1].name : nil,
                next: number + 1 < scenarios.count ? scenarios[number + 1].name : nil
            )
            let links = PlayerPage.Site(
                pages: pages, neighbors: neighbors,
                lesson: names.isEmpty ? scenario.text(of: .lesson) : nil,
                lab: names.isEmpty ? scenario.text(of: .lab) : nil)
            let page = PlayerPage(
                recorded.sides, marks: recorded.marks, story: recorded.story, proof: recorded.proof, site: links,
                title: recorded.title,
                scenario: recorded.scenario)
            try write(page.html(sharingFilesIn: ""), to: "\(name).html")
            site.addLine(forExhibit: name, scenario: scenario)
            if name == "exhibit-1" {
                site.hero = GalleryHero(exhibit: name, scenario: scenario, recorded: recorded)
            }
        }
        if names.isEmpty {
            for file in LessonSite(lessons: Lessons.all, exhibits: "../").files {
                try write(file.text, to: "lessons/\(file.name)")
            }
            let lab = try CardLab { WorkLine.setProgress("the lab, \($0) of \($1) combinations") }
            try write(LabPage(lab: lab, linksToExhibits: true).html, to: "lab.html")
            site.hasLessonsAndLab = true
        }
        for file in PlayerPage.sharedFiles { try write(file.text, to: file.name) }
        try write(site.index, to: "index.html")
    }
}
