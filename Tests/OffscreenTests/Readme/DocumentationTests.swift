import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

/// Pages that are made from the code. `OFFSCREEN_ACCEPT=1 swift test --filter DocumentationTests`
/// writes them again.
@MainActor struct DocumentationTests {
    private func page(_ path: String) -> URL { packageRoot.appendingPathComponent("Sources/\(path)") }

    /// Compares a page with the lines of a text.
    private func check(_ lines: [String], _ path: String) throws {
        try Golden.check(lines.joined(separator: "\n"), at: page(path), testFile: "DocumentationTests")
    }

    @Test func `The page on the scenario language equals the text made from the commands' help`() throws {
        let beginning = ["# The scenario language", "", "Made from what `offscreen help scenarios` prints.", "", "```"]
        try check(
            beginning + [ScenarioLanguage.reference + "```"],
            "OffscreenScenarios/OffscreenScenarios.docc/ScenarioLanguage.md")
    }

    @Test func `The page on events equals the text made from the explanations of the events`() throws {
        var text = ["# The events of a recording", "", "Made from what `offscreen explain` prints.", ""]
        for event in EventExplanation.all {
            let posted = "Posted \(event.posted.prefix(1).lowercased())\(event.posted.dropFirst())"
            text += ["## \(event.word)", "", posted, "", "If there are many: \(event.tooMany)", ""]
            if !event.claims.isEmpty { text += ["Claims: \(event.claims.joined(separator: ", "))", ""] }
        }
        try check(text, "Offscreen/Offscreen.docc/Events.md")
    }

    @Test func `The article on stages has each action as the source declares it`() throws {
        let article = try String(contentsOf: page("Offscreen/Offscreen.docc/Stages.md"), encoding: .utf8)
        let actions = article.matches(of: /\n\| `((\w+)\([^`]*)` \| [^|]+ \|/).map(\.output)
        let names: Set = ["show", "scroll", "drag", "fling", "tap", "rotate", "resize", "advance", "settle", "act"]
        #expect(Set(actions.map { String($0.2) }) == names)
        let source = try ["Stage.swift", "Queries/Stage+Queries.swift", "Queries/Stage+RowParts.swift"].map {
            try String(contentsOf: page("Offscreen/\($0)"), encoding: .utf8)
        }
        .joined().replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(" )", with: ")")
        .replacing(", file: String = #fileID, line: Int = #line", with: "")
        .replacing("file: String = #fileID, line: Int = #line", with: "")
        for action in actions { #expect(source.contains("public func \(action.1) {"), "\(action.1)") }
    }

    @Test func `The page on the claims equals the text made from the list of claims`() throws {
        var text = [
            "# The claims", "",
            "The assumptions of this project about UIKit. Code, tests and scenarios cite a claim by its id.",
            "`offscreen explain STACK-08` prints one. A grade states the evidence for a claim:", "",
            "| grade | the claim rests on |",
            "|---|---|",
        ]
        text += Claim.Grade.allCases.map { "| \($0.rawValue) | \($0.meaning) |" }
        text += [
            "",
            "A claim is tested by one of the following, from the strongest evidence to the weakest: "
                + Claim.TestEvidence.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            """
            There are \(Claim.all.filter { $0.support == .publishedFigures }.count) claims of the second \
            kind, and no device result yet.
            """,
        ]
        text += [
            "",
            """
            UIKit's code is not public, so a claim can be wrong. A device's result, or a published report, \
            can correct it.
            """,
        ]
        for family in Claim.Family.all {
            text += ["", "## \(family.title)"]
            for claim in family.claims {
                text += [
                    "", "### \(claim.id)", "", claim.text, "", "- Grade: \(claim.grade)",
                    "- Tested by: \(claim.support.rawValue)",
                ]
                if claim.isCorrected { text.append("- Corrected: an earlier text of this claim was wrong.") }
                text += claim.sources.map { "- Source: \($0.hasPrefix("http") ? "<\($0)>" : $0)" }
            }
        }
        try check(text, "UIKit/UIKit.docc/Claims.md")
    }

    @Test func `The page on the exhibits equals the text made from the headers of the exhibits`() throws {
        var text = [
            "# The exhibits", "",
            "Scenarios about collection views, most of them about documented pitfalls. `offscreen run NAME` runs one.",
            "",
            """
            The labels: `trigger` is the situation in which the fault occurs, `why` its cause, and \
            `symptom` what the user sees. `fix` corrects the fault, `leaves` is what the fix does not \
            correct or what it costs, and `must not` names a fix that does not work. `sure` says how the \
            facts are known, `holds` which systems have the fault, and `others` what happens on the other \
            systems.
            """, "",
        ]
        let keys: [HeaderKey] = [
            .group, .trigger, .why, .symptom, .fix, .mustNot, .leaves, .pitfall, .sure, .holds, .others, .api, .claims,
            .reports,
        ]
        for entry in Exhibits.all {
            let scenario = try Scenario(text: entry.text, file: entry.name)
            text += ["## \(entry.name)", "", scenario.title, ""]
            for key in keys {
                // The text in a header has no subject. Its subject is the systems that do not show
                // the mistake.
                let subject = key == .others ? try systemsWithoutMistake(in: scenario) + " " : ""
                text += scenario.texts(of: key).map { "- \(key.rawValue): \(subject)\($0)" }
            }
            text.append("")
        }
        try check(text, "OffscreenScenarios/OffscreenScenarios.docc/Exhibits.md")
    }

    /// Returns the names of the systems that a scenario's header leaves out, such as "iOS9 and
    /// iOS10".
    private func systemsWithoutMistake(in scenario: Scenario) throws -> String {
        guard let phrase = scenario.text(of: .holds) else { return "" }
        let named = try #require(Preset.presets(namedBy: phrase), "\(phrase)")
        let names = Preset.all.filter { !named.contains($0) }.map(\.name)
        return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names.last!
    }

    @Test func `The page on the presets equals the text made from their values`() throws {
        var text = [
            "# The presets", "",
            """
            The last column of the first table has the values in which a system differs from the previous \
            one. The table is made from
            """,
            "the values that the model reads. The page on the claims has each claim and the meaning of its grade.",
            "", "| preset | placement among the siblings | mechanism of the ordering bug | what is new |",
            "|---|---|---|---|",
        ]
        var last: Behavior?
        for behavior in Behavior.all {
            let new = last.map { last in
                Behavior.propertyTable.filter { $0.valueText(in: last) != $0.valueText(in: behavior) }
                    .map { "`\($0.name)`: \($0.valueText(in: behavior))" }.joined(separator: ", ")
            }
            text.append(
                """
                | `\(behavior.name)` | \(behavior.placement.rawValue) | \
                \(behavior.mechanism?.rawValue ?? "none") | \(new ?? "the oldest") |
                """
            )
            last = behavior
        }
        text += [
            "",
            """
            `current` is `\(Behavior.current.name)`. `iOS16` represents 16.4. A mechanism of the bug, \
            `front` or `transient`, can be added to any
            """,
            """
            preset. The placement is then `walk`, and stacking reports name the mechanism unless it is the \
            preset's own (STACK-16).
            """,
            "",
            "| property | meaning | values | claims | grade |", "|---|---|---|---|---|",
        ]
        text += Behavior.propertyTable.map {
            "| `\($0.name)` | \($0.text) | \($0.history) | \($0.claims) | \($0.grade) |"
        }
        try check(text + [""], "UIKit/UIKit.docc/Presets.md")
    }

    /// The table states for each fact of a report how many of fifty seeds show it by each
    /// mechanism.
    @Test
    func
        `The page on the reports of the ordering bug states for how many seeds a fact holds, in agreement with many runs`()
        throws
    {
        let url = page("OffscreenScenarios/OffscreenScenarios.docc/Reports.md")
        guard !Thoroughness.isWhole, ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] == nil else {
            return try Golden.check(reports(seeds: 50), at: url, testFile: "DocumentationTests")
        }
        // Some of the seeds give a lower and an upper bound of each count.
        let few = 3
        let (found, stated) = (try reports(seeds: few), try String(contentsOf: url, encoding: .utf8))
        let count = /(\d+) of 50/
        #expect(found.replacing(count, with: "") == stated.replacing(count, with: ""))
        for (found, stated) in zip(found.matches(of: count), stated.matches(of: count)) {
            let (found, stated) = (Int(found.1)!, Int(stated.1)!)
            #expect(found <= stated)
            #expect(stated <= found + 50 - few)
        }
    }

    private func reports(seeds: Int) throws -> String {
        var text = [
            "# The reports of the ordering bug", "",
            """
            This page lists the facts that the scenarios of reports about iOS 10 check, and whether each \
            of the model's two mechanisms
            """,
            "reproduces them. The",
            """
            columns show in how many of 50 seeds a fact holds, and whether it holds if the mechanism \
            affects every view that it can. Each report
            """,
            """
            is a scenario. `offscreen run NAME --behavior iOS10 --mechanism transient --seed 7` runs one. \
            Neither mechanism is Apple's code.
            """,
            "",
        ]
        for entry in Exhibits.all where entry.name.hasPrefix("report-") || entry.name == "plain-demo" {
            let scenario = try Scenario(text: entry.text, file: entry.name)
            text += ["## \(entry.name)", "", scenario.title, ""]
            for key in [HeaderKey.reports, .trigger] {
                if let fact = scenario.text(of: key) { text.append("- \(key.rawValue): \(fact)") }
            }
            text += [
                "", "| fact | front, by seed | front, all views | transient, by seed | transient, all views |",
                "|---|---|---|---|---|",
            ]
            var rows: [String: [String]] = [:]
            for mechanism in Preset.Mechanism.allCases {
                var counts: [String: Int] = [:]
                for seed in 1...UInt64(seeds) {
                    for (fact, holds) in try facts(of: scenario, on: .iOS10(mechanism: mechanism, seed: seed))
                    where holds {
                        counts[fact, default: 0] += 1
                    }
                }
                for (fact, holds) in try facts(of: scenario, on: .iOS10(mechanism: mechanism)) {
                    rows[fact, default: []] += ["\(counts[fact] ?? 0) of 50", holds ? "yes" : "no"]
                }
            }
            text += scenario.marks(.fact).map {
                "| \($0.words) | \(rows[$0.words, default: []].joined(separator: " | ")) |"
            }
            let open = scenario.preface.filter { $0.hasPrefix("not explained: ") }.map {
                "- " + $0.dropFirst("not explained: ".count)
            }
            if !open.isEmpty { text += ["", "Not explained:", ""] + open }
            text.append("")
        }
        return text.joined(separator: "\n")
    }

    /// Returns whether each fact holds. A fact with the answer "none" holds for that answer only,
    /// and any other fact holds for every answer but "none".
    private func facts(of scenario: Scenario, on preset: Preset) throws -> [(fact: String, holds: Bool)] {
        // The preset's mechanism replaces that of the file.
        let outcomes = try ScenarioRunner.run(scenario, preset: preset)
        return scenario.marks(.fact).map { fact in
            let (expected, actual) = (outcomes[fact.block].expected, outcomes[fact.block].actual)
            return (fact.words, expected == ["none"] ? actual == ["none"] : actual != ["none"])
        }
    }

    @Test func `The page on recordings contains the JSON of a recording of three steps`() throws {
        let runner = ScenarioRunner(file: "three.scenario")
        let text = "stage 100x100 behavior=iOS9\ndata items=1\nlayout flow item=50x50\nshow\ntick\nscroll by=10\n"
        _ = try runner.run(Scenario(text: text, file: "three.scenario"))
        let json = try #require(runner.recording).jsonText
        let path = page("Offscreen/Offscreen.docc/Recordings.md")
        let words = try #require(
            try String(contentsOf: path, encoding: .utf8).components(separatedBy: "```json\n").first)
        try Golden.check("\(words)```json\n\(json)```", at: path, testFile: "DocumentationTests")
    }
}
