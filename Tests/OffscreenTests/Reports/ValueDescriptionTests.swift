import Foundation
import OffscreenScenarios
import Testing
import UIKit

@testable import Offscreen

/// The descriptions of values, which a failed expectation prints.
@MainActor struct ValueDescriptionTests {
    /// Returns samples of the public values that a test can compare, by the names of their types.
    private func samples() throws -> [(type: String, values: [Any])] {
        let stage = Stage(width: 320, height: 480, behavior: .iOS10)
        let screen = stage.shown(CardScreen(sections: [12]))
        stage.scroll(screen.collectionView, by: 100)
        stage.act("reload") { screen.collectionView.reloadSections([0]) }
        let report = stage.stacking(of: screen.collectionView)
        let tree = stage.tree
        let collection = try #require(tree.nodes { $0.scroll != nil }.first)
        let recording = stage.recording
        let tick = try #require(recording.ticks.last { !$0.events.isEmpty })
        let reuse = Stage(width: 320, height: 480).reuseReport(of: PosterCell.self, items: ["a", "b"]) { cell, title in
            if title == "a" { cell.tag = 7 }
        }
        #expect(!report.inversions.isEmpty)
        return [
            ("StackingReport.Row", report.rows), ("StackingReport.Inversion", report.inversions),
            ("StackingReport.Misplacement", report.misplacements),
            ("PoolsReport.Pool", stage.pools(of: screen.collectionView).pools),
            ("ViewTree.Node", collection.children + [collection]),
            ("ViewTree.ScrollState", [try #require(collection.scroll)]),
            ("Event", recording.events), ("Event.PassCounts", recording.events.compactMap(\.sum)),
            ("Recording", [recording]),
            ("Recording.Tick", [tick]), ("ReuseReport.Difference", reuse.differences),
            ("Counts", [stage.counts(of: screen.collectionView)]),
            ("ViewCount", [stage.counts(of: screen.collectionView).made]),
            ("ElementName", report.rows.compactMap(\.element)), ("Preset", [Preset.iOS10(seed: 4)]),
            ("SourceLine", [tick.source]),
            ("Step", [Step.scroll(40), Step.reload]), ("ModelEdit", [ModelEdit.reloadSection(0)]),
            ("ViewSettings", [ViewSettings(allowsMultipleSelection: true)]),
            ("OrderVerdict", recording.collectionViews.compactMap(recording.orderVerdict(of:))),
            (
                "RecordedDevice",
                [RecordedDevice(system: "iOS 10.3", model: "iPhone", listClass: "List", layoutClass: "CardLayout")]
            ),
        ]
    }

    @Test func `The description of each sampled public value is a single line of at most 200 characters`() throws {
        for (type, values) in try samples() {
            #expect(!values.isEmpty, "\(type) has no sample")
            #expect(
                values.map { String(describing: $0) }.filter { $0.contains("\n") || $0.count > 200 }.isEmpty, "\(type)")
            let isDescribed = values.allSatisfy { $0 is any CustomStringConvertible }
            #expect(isDescribed, "\(type) has no description of its own")
        }
    }

    /// Types whose values are texts of several lines, cases printed as written, or compared by the
    /// library alone.
    private static let others: Set<String> = [
        // The description of a report is the report.
        "StackingReport", "PoolsReport", "PointReport", "ReuseReport", "LeakReport", "ViewTree", "UnifiedDiff",
        "Problem",
        "ExhibitSign", "ModelChange",
        "StageFailure", "Hunt.Finding", "Hunt.StepDistribution", "Claim", "EventExplanation",
        // The description of an error is its text.
        "StageError", "LineError", "ViewTree.ParseError", "Golden.Failure", "Recording.FormatError",
        // The description of a finding contains it.
        "Hunt.ActStep",
        // These cases are printed as they are written.
        "Step.ScrollPlace", "Step.DropPlace", "ModelChange.UpdateMethod", "ModelChange.Part", "Event.Verb",
        "Event.Extent",
        "Event.PlacementCause", "Preset.Mechanism", "OrderVerdict.Kind", "ViewTree.Detail", "ViewTree.Layer.Role",
        "HuntStepSet", "Golden", "RowPart",
        "Suggestion",
        "Claim.Family", "Claim.Grade", "Claim.TestEvidence",
        // This value is a pair of names.
        "OrderVerdict.Pair",
        // Only tests of pictures compare how a view is painted.
        "ViewTree.Appearance", "ViewTree.Layer",
        // Closures and handles cannot be compared.
        "Invariant", "HuntSubject", "HuntAct", "SeededGenerator",
    ]

    @Test func `Every public value type of Offscreen has a sample for the description test or is among its exceptions`()
        throws
    {
        let known = Set(try samples().map(\.type)).union(Self.others)
        var found: Set<String> = []
        let folder = packageRoot.appendingPathComponent("Sources/Offscreen")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            found.formUnion(Self.publicValues(in: try String(contentsOf: file, encoding: .utf8)))
        }
        #expect(found.subtracting(known).sorted().isEmpty, "neither sampled nor excused")
        #expect(known.subtracting(found).sorted().isEmpty, "listed, but not declared")
    }

    /// Returns the names of the public structures and enumerations that a file declares, with their
    /// enclosing types.
    private static func publicValues(in text: String) -> Set<String> {
        var path: [(name: String, indent: Int)] = []
        var names: Set<String> = []
        for line in text.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            path.removeAll { $0.indent >= indent }
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map(String.init)
            guard let keyword = words.firstIndex(where: { ["struct", "enum", "class", "extension"].contains($0) }),
                keyword < 4,
                words.indices.contains(keyword + 1), !line.drop(while: { $0 == " " }).hasPrefix("//")
            else { continue }
            path.append((words[keyword + 1], indent))
            if words.first == "public", words[keyword] != "class" {
                names.insert(path.map(\.name).joined(separator: "."))
            }
        }
        return names
    }

    @Test func `The counts of an action list the views that were made, with their items and the call that made them`() {
        let stage = Stage(width: 320, height: 240)
        let screen = PosterScreen(sections: 300)
        let counts = stage.counts(of: screen.collectionView) { stage.show(screen.collectionView) }
        #expect(counts.made == counts.made.views.count)
        #expect(counts.made.views.first == "PosterCell#1 for item 0-0, in cellForItemAt")
        #expect(
            "\(counts.made)".hasPrefix(
                "\(counts.made.number): PosterCell#1 for item 0-0, in cellForItemAt; PosterCell#2"))
        let none = stage.counts(of: screen.collectionView) { stage.tick() }
        #expect("\(none.made)" == "0")
    }
}
