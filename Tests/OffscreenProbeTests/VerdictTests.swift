import Foundation
import OffscreenPictures
import OffscreenScenarios
import Testing
import UIKit

@testable import Offscreen

/// Verdicts on recordings of the probe, with the model in place of a device.
@MainActor
struct VerdictTests {
    typealias Kind = OrderVerdict.Kind

    /// The verdicts on the stages of scenarios, in order, and the names of these scenarios. They
    /// were written by a reader who had the page on the probe and the scenarios, but neither the
    /// code nor its results. This reader did not write the verdict on busy-cells, where views that
    /// leave are not compared, and those on the stages with the fix that were one stage with the
    /// mistake at the time.
    nonisolated private static let verdictGroups: [(kinds: [Kind], names: String)] = [
        // The system or the app places views out of order in the first stage.
        (
            [.notExplained, .explained],
            "exhibit-1 exhibit-12 exhibit-30"
        ),
        ([.notExplained, .cannotTell], "exhibit-2 exhibit-3 exhibit-31 report-30118987 report-section-cards"),
        ([.notExplained, .notExplained], "exhibit-4 exhibit-5"),
        ([.notExplained, .notExplained, .explained], "report-27519174-invalidate report-27519174-reload"),
        // Views are uncertain, or overlapping views have equal zIndexes.
        ([.cannotTell], "compositional section-color"),
        ([.cannotTell, .cannotTell], "exhibit-8 exhibit-11"), ([.cannotTell, .explained], "tie"),
        ([.cannotTell, .cannotTell, .explained], "exhibit-7 exhibit-26"),
        // Each order follows from the zIndexes.
        ([.explained], "busy-cells klotski plain-demo section-backgrounds timetable title waterfall"),
        (
            [.explained, .explained],
            """
            exhibit-6 exhibit-9 exhibit-10 exhibit-13 exhibit-15 exhibit-20 exhibit-44 exhibit-47 exhibit-50 \
            exhibit-52 exhibit-57 exhibit-60
            """
        ),
    ]
    nonisolated static let verdicts: [(String, [Kind])] = verdictGroups.flatMap { group in
        group.names.split(separator: " ").map { (String($0), group.kinds) }
    }

    /// Returns what the probe records, for each stage, if a person performs the steps of a
    /// scenario.
    private func recordings(ofScenario name: String) throws -> [Recording] {
        try ProbedScenario(#require(try Exhibits.scenario(named: name)).withPauses()).recordings
    }

    @Test(arguments: Thoroughness.values(verdicts, ordinarilyEvery: 2))
    func
        `In many exhibits the order verdict of each stage equals the known verdict on whether zIndexes explain the order`(
            _ name: String, _ kinds: [Kind]
        ) throws
    {
        let verdicts = try recordings(ofScenario: name).map { $0.collectionViews.compactMap($0.orderVerdict(of:)) }
        #expect(verdicts.map { $0.first?.kind } == kinds, "\(verdicts)")
    }

    /// The exhibits and reports about a wrong order of views in which the app's fix is applied
    /// last.
    nonisolated static let fixed = [
        "exhibit-1", "exhibit-2", "exhibit-3", "exhibit-12", "exhibit-31", "report-section-cards",
        "report-27519174-invalidate", "report-27519174-reload", "report-30118987",
    ]

    @Test(arguments: fixed)
    func `In many exhibits about a wrong order, the verdict after the fix is that zIndexes explain the order`(
        _ name: String
    ) throws {
        let recording = try #require(try recordings(ofScenario: name).last),
            last = try #require(recording.ticks.last?.number)
        let list = try #require(recording.collectionViews.first)
        let verdict = recording.limited(toTicks: last...last)?.orderVerdict(of: list)
        #expect(verdict?.kind == .explained, "\(verdict?.description ?? "")")
    }

    /// Returns a device recording. Each moment lists the JSON of the views in a collection view,
    /// from back to front.
    private func recording(system: String, gap: Int = 1, _ moments: [[String]]) throws -> Recording {
        let list =
            #"{"view":"List#1","level":0,"frame":[0,0,100,100],"scroll":{"offset":[0,0],"content":[100,100],"inset":[0,0,0,0]}}"#
        let ticks = moments.enumerated().map { index, views in
            let nodes = ([list] + views).joined(separator: ",")
            return #"{"tick":\#(index * gap + 1),"time":\#(index),"what":"","nodes":[\#(nodes)]}"#
        }
        return try Recording(json: deviceRecordingJSON(system: system, ticks: ticks))
    }

    /// Returns a recording whose moments have overlapping views. Each moment lists the views' names
    /// from back to front, with their zIndexes. The fields are added to the JSON of the rearmost
    /// view.
    private func recording(_ moments: [[(String, Int)]], fields: String = "", gap: Int = 1) throws -> Recording {
        let nodes = moments.map { views in
            views.enumerated().map { place, view in
                #"{"view":"\#(view.0)","level":1,"frame":[0,0,50,50],"z":\#(view.1),"element":{"category":"item","path":[0,1]}"#
                    + "\(place == 0 ? fields : "")}"
            }
        }
        return try recording(system: "iOS 12.0", gap: gap, nodes)
    }

    @Test
    func `An order verdict is undecided if zIndexes change so that they contradict the order, while no view moves`()
        throws
    {
        let verdict = try recording([[("A#1", 0), ("B#1", 1)], [("A#1", 1), ("B#1", 0)]]).orderVerdict(of: "List#1")
        #expect(verdict?.kind == .cannotTell)
        #expect(verdict?.tick == 2)
    }

    @Test func `The verdict on an order that is wrong from the first tick names the two views and the tick`() throws {
        let verdict = try recording([[("A#1", 1), ("B#1", 0)]]).orderVerdict(of: "List#1")
        #expect(verdict?.kind == .notExplained)
        #expect(verdict?.pair == OrderVerdict.Pair(above: "B#1", below: "A#1"))
        #expect(verdict?.description == "not explained by z, from tick 1 on: B#1 (z 0) lies above A#1 (z 1)")
        #expect(verdict?.exhibits == [])
    }

    @Test(arguments: [
        (#","doubt":"several decorations have its frame""#, 0, "A#1 is uncertain: several decorations have its frame"),
        (#","states":["3D"]"#, 1, "A#1 has a transform in 3D, whose numbers are not recorded"),
    ]) func `An order verdict is undecided if an overlapping view has an uncertain element or a 3D transform`(
        _ fields: String, _ z: Int, _ reason: String
    ) throws {
        let verdict = try recording([[("A#1", z), ("B#1", 1 - z)]], fields: fields).orderVerdict(of: "List#1")
        #expect(verdict?.kind == .cannotTell)
        #expect(verdict?.reason == reason)
    }

    @Test(arguments: [(-1, Kind.cannotTell), (1, .explained)])
    func `An order verdict is undecided if a card with a smaller zIndex covers an orthogonal section`(
        _ z: Int, _ kind: Kind
    ) throws {
        let scroll = #""scroll":{"offset":[0,0],"content":[100,100],"inset":[0,0,0,0]}"#
        let section = #"{"view":"Section#1","level":1,"frame":[0,0,100,50],\#(scroll)}"#
        let cell = #"{"view":"Cell#1","level":2,"frame":[0,0,50,50],"element":{"category":"item","path":[0,0]}}"#
        let nodes = [section, cell, #"{"view":"Card#1","level":1,"frame":[0,0,100,50],"z":\#(z),\#(card)}"#]
        #expect(try recording(system: "iOS 15.0", [nodes]).orderVerdict(of: "List#1")?.kind == kind)
    }

    @Test func `An orthogonal section is compared with a card that covers it, also if other views are behind it`()
        throws
    {
        let scroll = #""scroll":{"offset":[0,0],"content":[100,100],"inset":[0,0,0,0]}"#
        func nodes(_ number: Int, y: Int, z: Int) -> [String] {
            let path = #""path":[\#(number),0]"#
            return [
                #"{"view":"Header#\#(number)","level":1,"frame":[0,\#(y + 40),100,10],"#
                    + #""element":{"category":"supplementary","kind":"header",\#(path)}}"#,
                #"{"view":"Section#\#(number)","level":1,"frame":[0,\#(y),100,40],\#(scroll)}"#,
                #"{"view":"Cell#\#(number)","level":2,"frame":[0,0,50,40],"element":{"category":"item",\#(path)}}"#,
                #"{"view":"Card#\#(number)","level":1,"frame":[0,\#(y),100,40],"z":\#(z),"#
                    + #""element":{"category":"decoration","kind":"card",\#(path)}}"#,
            ]
        }
        let verdict = try recording(system: "iOS 15.0", [nodes(1, y: 0, z: 1) + nodes(2, y: 50, z: -1)])
            .orderVerdict(of: "List#1")
        #expect(verdict?.kind == .cannotTell)
        #expect(verdict?.pair == OrderVerdict.Pair(above: "Card#2", below: "Cell#2"))
    }

    @Test(arguments: [(500, Kind.notExplained), (501, .cannotTell)])
    func `An order verdict is undecided if more than 500 views are on screen, and names the two rearmost ones`(
        count: Int, kind: Kind
    ) throws {
        let verdict = try recording([(1...count).map { ("A#\($0)", $0 == 1 ? 1 : 0) }]).orderVerdict(of: "List#1")
        #expect(verdict?.kind == kind)
        #expect(verdict?.pair == OrderVerdict.Pair(above: "A#2", below: "A#1"))
    }

    private let card = #""element":{"category":"decoration","kind":"card","path":[0,0]}"#

    /// Returns a recording of one moment with two overlapping views: a cell of zIndex 0 and a
    /// decoration, in either order.
    private func recordingOfCard(z: Int, isAbove isCardAbove: Bool, system: String = "iOS 10.3", fields: String = "")
        throws -> Recording
    {
        let views = [
            #"{"view":"Card#1","level":1,"frame":[0,0,50,50],"z":\#(z),\#(card)\#(fields)}"#,
            #"{"view":"Cell#1","level":1,"frame":[0,0,50,50],"element":{"category":"item","path":[0,0]}}"#,
        ]
        return try recording(system: system, [isCardAbove ? views.reversed() : views])
    }

    @Test(arguments: [
        (-1, true, "iOS 10.3", [1, 2], "exhibit-2"), (-1, true, "iOS 12.0", [], nil),
        (1, false, "iOS 12.0", [12], "exhibit-12"),
        (1, false, "iOS 10.3", [12, 31], "exhibit-12"),
    ])
    func
        `An order verdict names the exhibits that explain the order on the system, and a problem, if any, names one of them`(
            _ z: Int, _ isCardAbove: Bool, _ system: String, _ exhibits: [Int], _ problem: String?
        ) throws
    {
        let recording = try recordingOfCard(z: z, isAbove: isCardAbove, system: system)
        #expect(recording.orderVerdict(of: "List#1")?.exhibits == exhibits)
        #expect(recording.problems.map(\.exhibit) == (problem.map { [$0] } ?? []))
    }

    @Test(arguments: [
        #","alpha":0"#, #","states":["3D"]"#, #","states":["hidden"]"#, #","transform":[0.7,0.7,-0.7,0.7,0,0]"#,
    ])
    func `A card in front of a cell is no ordering problem if it is hidden, transparent, rotated or 3D-transformed`(
        _ card: String
    ) throws {
        let recording = try recordingOfCard(z: -1, isAbove: true, fields: card)
        #expect(recording.orderVerdict(of: "List#1")?.kind != .notExplained)
        #expect(recording.problems.isEmpty)
    }

    @Test(arguments: [([0.7, 0.7, -0.7, 0.7, 0, 0], Kind.cannotTell), ([0, 1, -1, 0, 0, 0], .notExplained)])
    func `An order verdict is undecided if the view out of order is rotated by 45 degrees, but not by 90`(
        _ transform: [Double], _ kind: Kind
    ) throws {
        let fields = #","transform":\#(transform)"#
        let recordings = try [
            recordingOfCard(z: -1, isAbove: true, fields: fields),
            recordingOfCard(z: -1, isAbove: false, fields: #","zPosition":1"# + fields),
        ]
        #expect(recordings.map { $0.orderVerdict(of: "List#1")?.kind } == [kind, kind])
    }

    @Test func `A collection view that is not in the recording has no order verdict`() throws {
        #expect(try recording([[("A#1", 0)]]).orderVerdict(of: "List#2") == nil)
    }

    // MARK: - Signs

    @Test
    func
        `On iOS 12 overlapping views of equal zIndex are diagnosed in a recording whose tick numbers are not consecutive`()
        throws
    {
        let problems = try recording([[("A#1", 0), ("B#1", 1)], [("A#1", 1), ("B#1", 1)]], gap: 50).problems
        #expect(problems.map(\.exhibit).contains("exhibit-7"))
    }

    @Test(arguments: [1, 2, 3, 7, 10, 11, 12, 26, 46, 48, 50, 58, 59, 60])
    func `For many exhibits, the first exhibit diagnosed from the probe's recording is that exhibit itself`(
        _ number: Int
    ) throws {
        let recording = try recordings(ofScenario: "exhibit-\(number)").first
        #expect(recording?.problems.compactMap(\.exhibit).first == "exhibit-\(number)")
    }

    /// The names of screens without a mistake that moments can show: demo screens, and exhibits of
    /// mistakes that moments do not show.
    nonisolated static let healthy = [
        "busy-cells", "compositional", "klotski", "orthogonal", "plain-demo", "section-backgrounds", "section-color",
        "timetable", "title",
        "waterfall", "exhibit-13", "exhibit-15", "exhibit-16", "exhibit-20", "exhibit-22", "exhibit-24", "exhibit-29",
        "exhibit-37",
        "exhibit-44", "exhibit-52", "exhibit-56", "exhibit-57", "exhibit-63",
    ]

    @Test(arguments: Thoroughness.values(healthy, ordinarilyEvery: 2))
    func `For many screens without a mistake that moments can show, the probe's recordings have no problem`(
        _ name: String
    ) throws {
        #expect(try recordings(ofScenario: name).flatMap(\.problems) == [])
    }

    // MARK: - The page

    @Test
    func `A device recording's page has the verdict on the order, and opens with the two deciding views selected`()
        throws
    {
        let recording = try #require(try recordings(ofScenario: "exhibit-1").first)
        let page = PlayerPage(ofDevice: recording).html
        #expect(page.contains(#""pair":["CardView#1","TextCell#1"]"#))
        #expect(page.contains("The verdict on the order: not explained by z, from tick 2 on"))
        #expect(page.contains(#""device":true"#))
        #expect(PlayerPage(recording).html.contains(#""pair":null"#))
    }
}
