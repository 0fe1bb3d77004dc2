import Offscreen
import OffscreenScenarios
import Testing

@MainActor struct ExhibitTests {
    nonisolated static let names = Exhibits.all.map(\.name)
    /// The names of the exhibits that show a mistake of an app or reproduce a bug report.
    nonisolated static let pitfalls = names.filter { $0.hasPrefix("exhibit-") || $0.hasPrefix("report-") }
    nonisolated static let pairs = pitfalls.flatMap { name in Preset.all.map { Pair(name: name, preset: $0) } }

    struct Pair: CustomTestStringConvertible, Sendable {
        let name: String
        let preset: Preset
        var testDescription: String { "\(name) on \(preset.name)" }
    }

    @Test
    func
        `Exhibits are numbered without a gap, and every other one is a bug report or one of the known demo screens`()
    {
        let numbered = Self.names.filter { $0.hasPrefix("exhibit-") }
        #expect(numbered == (1...numbered.count).map { "exhibit-\($0)" })
        #expect(numbered.count >= 69)
        let cast = Self.names.filter { !Self.pitfalls.contains($0) }
        #expect(
            cast == [
                "busy-cells", "compositional", "klotski", "orthogonal", "plain-demo", "section-backgrounds",
                "section-color", "tie",
                "timetable", "title", "waterfall",
            ])
    }

    @Test(arguments: names) func `A run of an exhibit gives the answers that are written in the exhibit`(name: String)
        throws
    {
        let scenario = try #require(try Exhibits.scenario(named: name))
        let outcomes = try ScenarioRunner.run(scenario)
        #expect(scenario.rewritingDiff(with: outcomes) == "")
        #expect(scenario.missingAnswerError(for: outcomes) == nil)
    }

    @Test(arguments: names)
    func `A scenario has only header keys and marks that the reference of the language explains`(name: String) throws {
        let scenario = try #require(try Exhibits.scenario(named: name))
        let keys = scenario.preface.dropFirst().compactMap { $0.wholeMatch(of: /([a-z ]+): .+/)?.1 }.map(String.init)
        #expect(keys.filter { HeaderKey(rawValue: $0) == nil } == [])
        let lines = scenario.text.split(separator: "\n").dropFirst(scenario.preface.count)
        let comments = lines.filter { $0.hasPrefix("# ") }.map { $0.dropFirst(2) }
        let marks = comments.compactMap { $0.wholeMatch(of: /([a-z ]+)(: .+)?/)?.1 }.map(String.init)
        #expect(marks.filter { $0.count < 10 && ScenarioMark(rawValue: $0) == nil } == [])
        let reference = ScenarioLanguage.reference
        for key in keys { #expect(reference.contains("  # \(key): "), "\(key)") }
    }

    @Test(arguments: pitfalls)
    func `The header of an exhibit about a mistake names its claims, reports, trigger, symptom, fix and systems`(
        name: String
    ) throws {
        let scenario = try #require(try Exhibits.scenario(named: name))
        for fact in [HeaderKey.claims, .reports, .trigger, .symptom, .fix, .holds] {
            #expect(scenario.text(of: fact)?.isEmpty == false, "\(fact)")
        }
        #expect(
            Exhibits.Group(rawValue: scenario.text(of: .group) ?? "") != nil || name.hasPrefix("report-"),
            "group")
        let number = name.split(separator: "-").last.flatMap { Int($0) } ?? 0
        if name.hasPrefix("exhibit-"), number > 32 {
            for fact in [HeaderKey.why, .mustNot, .sure] {
                #expect(scenario.text(of: fact)?.isEmpty == false, "\(fact)")
            }
            for mark in [ScenarioMark.symptom, .fixed] { #expect(scenario.indexOfBlock(below: mark) != nil, "\(mark)") }
            for claim in (scenario.text(of: .claims) ?? "").split(separator: " ") {
                #expect(Claim.all.contains { $0.id == claim }, "\(claim)")
            }
        }
        let holds = try #require(
            Preset.presets(namedBy: scenario.text(of: .holds) ?? ""),
            "systems, such as 'iOS10' or 'iOS13 and later'")
        if holds == [.iOS10] {
            #expect(
                scenario.preface.prefix(2).contains { $0.contains("a plausible mechanism; it is not Apple's code") })
        }
    }

    @Test(arguments: pitfalls)
    func `An exhibit about a mistake states its proof, and has Swift code with the mistake and with the fix`(
        name: String
    ) throws {
        let scenario = try #require(try Exhibits.scenario(named: name))
        #expect(try ScenarioProof(scenario) != nil)
        let code = try #require(ExhibitCode(scenario))
        #expect(code.mistake != code.fix)
        #expect(!code.mistake.hasPrefix(" ") && !code.fix.hasPrefix(" "))
        #expect(
            [HeaderKey.user, .console, .debugger, .test, .said].filter {
                scenario.text(of: $0)?.isEmpty != false
            } == [])
    }

    /// The symptom is the answer of the block marked `# symptom`. The answer with the fix is that
    /// of the block marked `# fixed`.
    @Test(arguments: Thoroughness.values(pairs, ordinarilyEvery: 4))
    func `Among many systems, only the systems that an exhibit's header names show the exhibit's symptom`(pair: Pair)
        throws
    {
        let scenario = try #require(try Exhibits.scenario(named: pair.name))
        let holds = try #require(Preset.presets(namedBy: scenario.text(of: .holds) ?? "")).contains(
            pair.preset)
        let outcomes = try ScenarioRunner.run(scenario, preset: pair.preset)
        let marked = try #require(scenario.indexOfBlock(below: .symptom), "no block is marked")
        let symptom = outcomes[marked]
        #expect((symptom.expected == symptom.actual) == holds, "\(symptom.actual)")
        guard holds, let fixed = scenario.indexOfBlock(below: .fixed) else { return }
        #expect(outcomes[fixed].expected == outcomes[fixed].actual)
        #expect(outcomes[fixed].actual != symptom.actual)
    }

    @Test
    func `The list of exhibits is grouped by what people see, and can be searched by symptom`()
        throws
    {
        let whole = try Exhibits.list()
        for group in Exhibits.Group.allCases { #expect(whole.contains("\n\(group.rawValue)\n"), "\(group.rawValue)") }
        for name in Self.names { #expect(whole.contains("  \(name) "), "\(name)") }
        let found = try Exhibits.list(matching: "Deadlock queue").split(separator: "\n")
        #expect(found.first?.hasPrefix("  exhibit-36 ") == true, "\(found)")
        #expect(try Exhibits.list(matching: "xylophone") == "No exhibit has these words.\n")
        #expect(try Exhibits.list(matching: "exhibit-36").split(separator: "\n").count == 1)
        let weak = try Exhibits.list(matching: "xylophone quartz jump")
        #expect(weak.hasPrefix("No exhibit has most of these words. The nearest:\n  "))
        #expect(weak.split(separator: "\n").count == 4)
        let open = try Exhibits.list(matching: "a deletion hides the top row")
        #expect(open.hasPrefix("No exhibit shows that a deletion hides the top row.\nReported: "), "\(open)")
        #expect(open.contains("\nThe nearest exhibits\n  "))
    }
}
