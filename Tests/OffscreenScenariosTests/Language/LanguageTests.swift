import Foundation
import Offscreen
import Testing

@testable import OffscreenScenarios

@MainActor struct LanguageTests {
    private func runAndRewrite(_ text: String) throws -> String {
        let scenario = try Scenario(text: text, file: "a.scenario")
        return scenario.rewrittenText(with: try ScenarioRunner.run(scenario))
    }

    /// Runs the commands, each with an empty answer, after those of `start`. Returns the scenario
    /// with its answers.
    private func answers(to commands: String...) throws -> String {
        try runAndRewrite(start + commands.map { $0 + "\n----\n" }.joined(separator: "\n"))
    }

    private let start =
        "stage 320x200 behavior=iOS9\ndata items=6\nlayout flow\n\nshow\n----\npass 1: asks 8, made 6\n\n"

    @Test
    func `A scenario command is found after a prefix such as 'unsettled', and the prefix does not count as a command`()
        throws
    {
        let text = """
            stage 320x200

            # fix is a word here
            show

            fix cards-to-back
            unsettled fix cards-to-back
            expect-failure fix cards-to-back
            expect-failure unsettled scroll by=4
            unsettled expect-failure fix cards-to-back
            """
        let scenario = try Scenario(text: text, file: "a.scenario")
        let lines = ["fix", "scroll", "show", "unsettled", "expect-failure", "tap"].map {
            scenario.lineNumbers(ofCommand: $0)
        }
        #expect(lines == [[6, 7, 8, 10], [9], [4], [], [], []])
    }

    @Test func `A block of a scenario has the line numbers of its first and of its last command`() throws {
        let scenario = try Scenario(
            text: start + "# symptom\nscroll by=4\nscroll by=5\n\nask offset\n----\n(0,9)\n", file: "a.scenario")
        let blocks = scenario.blocks.indices
        #expect(blocks.map(scenario.lineNumberOfFirstCommand(inBlock:)) == [1, 5, 10, 13])
        #expect(blocks.map(scenario.lineNumberOfLastCommand(inBlock:)) == [3, 5, 11, 13])
        #expect(scenario.indexOfBlock(below: .symptom) == 2)
    }

    @Test(arguments: [
        ("", "1: the file has no command. 'offscreen new NAME' writes a scenario to begin with"),
        ("# only\n", "1: the file has no command. 'offscreen new NAME' writes a scenario to begin with"),
        ("----\n", "1: an answer without a command above it"),
        ("\n\nshwo\n", "3:1: unknown command 'shwo'. Did you mean 'show'?"),
        ("stage 320\n", "1:7: '320' is not a size such as 96x96"),
        ("stage 0x0\n", "1:7: a stage is from 1x1 to 10000x10000 points"),
        ("stage 1x1 behaviour=iOS9\n", "1:11: 'stage' has no option 'behaviour'. Did you mean 'behavior'?"),
        ("stage 1x1 behavior=iOS99\n", "1:11: unknown behavior 'iOS99'. Did you mean 'iOS9'?"),
        ("stage\n", "1: 'stage' needs a size such as 320x480"),
        ("stage 1x1 2x2\n", "1:11: 'stage' does not expect '2x2'"),
        ("layout flwo\n", "1:8: unknown layout 'flwo'. Did you mean 'flow'?"),
        ("data sections=2 items=1,2,3\n", "1:17: 3 numbers of items for 2 sections"),
        ("data items=-1\n", "1:6: -1 is not from 0 to 10000000"),
        ("data items=99999999999999999999\n", "1:6: '99999999999999999999' is not a whole number"),
        ("scroll by=x\n", "1:8: 'x' is not a number"),
        ("scroll\n", "1: 'scroll' needs by=N, by=X,Y, to=X,Y or to=ITEM"),
        ("scroll by=nan\n", "1:8: 'nan' is not a number"), ("tap 1;2\n", "1:5: '1;2' is not an item such as 0-3"),
        ("fix card-to-back\n", "1:5: unknown fix 'card-to-back'. Did you mean 'cards-to-back'?"),
        ("model 0-0 title=\"open\n", "1:17: the text has no closing quote"),
        ("show\r\n", "1: the line ends in a carriage return; lines end in a newline alone"),
        ("batch\n  show\n", "2: only insert, delete, move, reload, reconfigure and batch can be in a batch"),
        (
            "batch\n  batch\n    insert 0-0\n    show\n",
            "4: only insert, delete, move, reload, reconfigure and batch can be in a batch"
        ),
        ("expect-failure\n", "1: 'expect-failure' needs a command"), ("unsettled\n", "1: 'unsettled' needs a command"),
        ("unsettled shwo\n", "1:11: unknown command 'shwo'. Did you mean 'show'?"),
        ("unsettled expect-failure shwo\n", "1:26: unknown command 'shwo'. Did you mean 'show'?"),
        ("touch\n", "1: 'touch' needs a point such as 10,20, an item such as 0-3, move, end or cancel"),
        ("scroll to=0-1 in=0-0\n", "1: 'in' needs by=N or by=X,Y"),
        ("insert 0-0 model=after\n", "1:12: 'after' is neither yes nor no"),
        ("layout handmade holds=targets\n", "1:17: unknown way 'targets'. Did you mean 'target'?"),
        ("insert 0-0 by=magic\n", "1:12: unknown update method 'magic'. There is: batch, calls, reload, section."),
        ("reconfigure\n", "1: 'reconfigure' needs an item such as 0-3"),
        ("deselect x\n", "1:10: 'x' is not an item such as 0-3"),
        ("carry\n", "1: 'carry' needs an item such as 0-3, to=X,Y, drop or cancel"),
        ("carry to=1\n", "1:7: '1' is not a point such as 0,110"),
        ("transition\n", "1: 'transition' needs progress=N, finish or cancel"),
        ("transition finsh\n", "1:12: unknown end of a transition 'finsh'. Did you mean 'finish'?"),
        ("expect-failure shwo\n", "1:16: unknown command 'shwo'. Did you mean 'show'?"),
        ("insert\n", "1: 'insert' needs items such as 0-3, above=N or section=N"),
        ("advance -1\n", "1:9: from 0 to 3600 seconds"),
        ("advance 3601\n", "1:9: from 0 to 3600 seconds"),
        ("resize 0x10\n", "1: a screen is from 1x1 to 10000x10000 points"),
        ("resize 10x0\n", "1: a screen is from 1x1 to 10000x10000 points"),
        ("resize 10001x10\n", "1: a screen is from 1x1 to 10000x10000 points"),
        ("resize 10x10001\n", "1: a screen is from 1x1 to 10000x10000 points"),
        ("stage 10001x10\n", "1:7: a stage is from 1x1 to 10000x10000 points"),
        ("stage 10x10001\n", "1:7: a stage is from 1x1 to 10000x10000 points"),
        ("stage 10x10 scale=5\n", "1:13: 5 is not from 1 to 4"),
        ("stage 10x10 scale=0\n", "1:13: 0 is not from 1 to 4"),
        ("layout table style=round\n", "1:14: unknown style 'round'. There is: plain, grouped, inset."),
        ("layout table row=44 heights=30\n", "1:21: heights= needs row=automatic, or no row="),
        ("layout table row=-1\n", "1:14: -1 is less than 0"),
        ("layout table heights=30,x\n", "1:14: 'x' is not a number"),
        ("ask covred\n", "1:5: unknown question 'covred'. Did you mean 'covered'?"),
    ])
    func `The parser of scenarios throws an error that names the file and the line of the mistake`(
        text: String, message: String
    ) {
        #expect(errorText { _ = try Scenario(text: text, file: "a.scenario") } == "a.scenario:\(message)")
    }

    @Test(arguments: [
        "scroll by=1\n": "1: nothing is on screen yet; 'show' comes first",
        "stage 320x200\nshow\ntap 0-99\n": "3: there is no item 0-99; section 0 has 12",
        "stage 320x200\nshow\ntap 7-0\n": "3: there is no section 7; there are 1",
        "stage 320x200\nshow\nshow\n": "3: the screen is shown already; 'stage' starts again",
        "stage 320x200\nshow\nswipe up piece=King\n": "3: 'swipe' works on 'layout klotski'",
        "stage 320x200\nshow\nset tint=3\n": "3: the layout on screen has no 'tint'",
        "stage 320x200\nshow\nenter\n": "3: the collection view is in the window already",
        "stage 320x200\nshow\nscroll by=3 in=0-0\n":
            "3: item 0-0 is in no scrolling row, and its cell contains no list",
        "stage 320x200\ndata diffable items=3\nshow\ninsert 0-0 model=before\n":
            "4: diffable data is told by snapshots only",
        "stage 320x200\nshow\nleave\nleave\n":
            "4: the collection view has left the window already; 'enter' brings it back",
        "stage 320x200\nshow\ncarry drop\n": "3: no item is carried; 'carry ITEM' takes one up",
        "stage 320x200\nshow\ncarry 0-0\ncarry 0-1\n": "4: an item is carried already; 'carry drop' ends it",
        "stage 320x200\nshow\ntransition finish\n":
            "3: no transition is under way; 'layout KIND interactive=yes' begins one",
        "stage 320x200\nshow\nlayout waterfall interactive=yes\nlayout flow\n":
            "4: a transition is under way; 'transition finish' ends it",
        "stage 320x200\nshow\nleave\ncheck fresh=yes\n":
            "4: the collection view has to be in the window and at rest, without a carried item or a transition",
        "stage 320x200\nshow\nend\ntree\n": "4: nothing is on screen yet; 'show' comes first",
        "stage 320x200\ndata diffable items=3\nshow\ninsert 0-0 by=calls\n":
            "4: diffable data is told by snapshots only",
        "stage 320x200\nlayout table\nfix cards-to-back\n":
            "3: a table view has no cards to put in order; 'fix' needs another layout",
        "stage 320x200\nplace 0-0 frame=0,0,9x9\nlayout table\n":
            "3: a table view places its rows itself; 'place' works on 'layout placed'",
        "stage 320x200\nlayout table\napp tints-some buttons\n":
            """
        3: the app of 'layout table' has no feature 'buttons'; it has background-view, tints-some, \
        resets-in-reuse, wrong-identifier
        """,
        "stage 320x200\nlayout table\nshow\nlayout flow\n":
            "4: 'layout flow' is about a collection view, and a table view is on screen",
        "stage 320x200\nshow\nlayout table\n": "3: a table view has a screen of its own; 'stage' starts again",
        "stage 320x200\nlayout table\nshow\nset item=9x9\n":
            "4: 'set item=9x9' is about a collection view, and a table view is on screen",
        "stage 320x200\nlayout table\nshow\nunsettled ask scrolls\n":
            "4: 'ask scrolls' is about a collection view, and a table view is on screen",
        "stage 320x200\nlayout table\nshow\nswipe up from=9,9\n":
            "4: 'swipe up from=9,9' is about a collection view, and a table view is on screen",
        "stage 320x200\nlayout table\nshow\ndrag 0-0 to=0-1\n": "4: rows of a table view are not dragged",
        "stage 320x200\nlayout table\nshow\ntap 0-99\n": "4: there is no row 0-99; section 0 has 12",
        "stage 320x200\nshow\nset row=50\n": "3: a collection view has no height of rows",
        "stage 320x200\nlayout klotski\nshow\nswipe up piece=Queen\n":
            "4: there is no piece 'Queen'; there is King, a, b, c, d",
    ]) func `A scenario command that cannot be performed throws an error with file and line`(
        text: String, message: String
    ) {
        #expect(errorText { _ = try runAndRewrite(text) } == "a.scenario:\(message)")
    }

    @Test
    func `If the expected output of a scenario's command is missing, the error names the line and the text to write`()
        throws
    {
        let scenario = try Scenario(text: "stage 320x200\nshow\n", file: "a.scenario")
        let missing = scenario.missingAnswerError(for: try ScenarioRunner.run(scenario))
        #expect(
            missing?.description == "a.scenario:2: the answer is missing: write ---- below it, and run with --rewrite")
    }

    @Test
    func
        `Rewriting a scenario changes only its answers and adds missing ones, and rewriting the result changes nothing`()
        throws
    {
        let text = start + "scroll by=50\ntree\n\n# a comment\nstacking\n----\nold answer\n"
        let once = try runAndRewrite(text)
        let twice = try runAndRewrite(once)
        #expect(twice == once)
        #expect(once.hasPrefix(start + "scroll by=50\ntree\n----\n"))
        #expect(once.contains("# a comment\nstacking\n----\nstacking AppCollectionView#1"))
        #expect(!once.contains("old answer"))
    }

    @Test func `The last line of a scenario is read even if no line break follows`() throws {
        let text = "stage 320x200\ndata items=3\nshow\nask frame 0-0\n----\n0,0 96x96\n"
        let (whole, cut) = (try Scenario(text: text, file: "x"), try Scenario(text: String(text.dropLast()), file: "x"))
        #expect(whole.blocks.map(\.commands.count) == cut.blocks.map(\.commands.count))
        #expect(whole.blocks.map(\.answer) == cut.blocks.map(\.answer))
        #expect(try Scenario(text: "stage 320x200\nshow", file: "x").blocks.map(\.commands.count).reduce(0, +) == 2)
    }

    @Test
    func `The caching layout returns the rows that touch a rectangle, and returns no rows without a collection view`()
        throws
    {
        let runner = ScenarioRunner(file: "x")
        _ = try runner.run(Scenario(text: "stage 100x200\ndata items=9\nlayout caching\nshow\n", file: "x"))
        let layout = try #require(runner.app?.collectionView.collectionViewLayout as? CachingLayout)
        func rows(_ rect: CGRect) -> [Int] { layout.layoutAttributesForElements(in: rect)!.map(\.indexPath.item) }
        #expect(rows(CGRect(x: 0, y: 88, width: 100, height: 44)) == [1, 2, 3])
        #expect(rows(CGRect(x: 0, y: 89, width: 100, height: 42)) == [2])
        let free = CachingLayout()
        #expect(free.layoutAttributesForElements(in: .infinite) == [])
        #expect(free.collectionViewContentSize == .zero)
    }

    @Test
    func `The difference between a scenario's stored and new answers is a unified diff with line numbers of the file`()
        throws
    {
        let scenario = try Scenario(text: start + "counts\n----\nasks 9\n", file: "a.scenario")
        let difference = scenario.rewritingDiff(with: try ScenarioRunner.run(scenario))
        #expect(difference.hasPrefix("--- a.scenario\n+++ a.scenario, as it runs\n@@ -8,4 +8,4 @@\n"))
        #expect(difference.contains("-asks 9\n+asks 8, layout asks"))
    }

    @Test
    func `The answer of a command states a failure that is not expected, or that an expected failure did not occur`()
        throws
    {
        let text = try answers(to: "insert 0-0 model=no", "ask text 0-0")
        #expect(text.contains("failure Invalid update: invalid number of items in section 0."))
        #expect(text.hasSuffix("ask text 0-0\n----\n0-0\n"), "the scenario continues")
        #expect(try answers(to: "expect-failure scroll by=10").contains("----\nno failure\n"))
    }

    @Test func `Rewriting a scenario file a second time does not change it, even if an answer contains a blank line`()
        throws
    {
        let once = try runAndRewrite(
            """
            stage 320x200
            data items=6
            layout flow
            show
            ----

            batch
              insert 0-0 view=no
              reload
            ----

            ask failed
            ----

            """
        )
        #expect(once.contains("Updates = [\n]\n"))
        #expect(try runAndRewrite(once) == once)
    }

    /// Returns the items of a tree that are on screen, each with its title, sorted.
    private func titles(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.contains(" item 0-") && !$0.contains("prefetched") }.map { line in
            let words = line.components(separatedBy: " item ")
            return (words[1].prefix { $0 != " " } + " " + (line.split(separator: "\"").last ?? ""))
        }.sorted()
    }

    @Test
    func `A batch deletes by old index paths and inserts by new index paths, even if an insertion is listed first`()
        throws
    {
        let text = try answers(
            to: "batch\n  insert 0-1 title=b\n  delete 0-0\n  insert 0-0 title=a\n  move 0-5 0-2", "tree")
        #expect(titles(text).prefix(6) == ["0-0 a", "0-1 b", "0-2 0-5", "0-3 0-1", "0-4 0-2", "0-5 0-3"])
    }

    @Test func `A batch nested in another batch of a scenario has the same result as a single batch`() throws {
        let flat = titles(try answers(to: "batch\n  insert 0-1 title=b\n  delete 0-0", "tree"))
        let nested = titles(try answers(to: "batch\n  insert 0-1 title=b\n  batch\n    delete 0-0", "tree"))
        #expect(flat == nested)
        #expect(flat.prefix(2) == ["0-0 0-1", "0-1 b"])
    }

    @Test(arguments: ["batch", "calls", "reload"])
    func `An insertion by a batch, by single calls or by a reload shows the new item`(way: String) throws {
        let text = try answers(to: "insert 0-0 title=new by=\(way)", "check fresh=yes", "tree")
        #expect(titles(text).first == "0-0 new")
        #expect(text.contains("check fresh=yes\n----\nall hold\n"))
    }

    @Test
    func
        `After a change marked 'unsettled', a comparison with a fresh view is refused until the collection view is at rest`()
        throws
    {
        let text = try answers(to: "unsettled insert 0-0", "ask inversions", "settle", "check fresh=yes")
        #expect(text.contains("check fresh=yes\n----\nall hold\n"))
        let error = errorText { _ = try runAndRewrite(start + "unsettled insert 0-0\n\ncheck fresh=yes\n") }
        #expect(error.hasPrefix("a.scenario:11: the collection view has to be in the window and at rest"))
    }

    @Test
    func
        `After an item move, a transition and time outside the window, a collection view equals a fresh one and can be released`()
        throws
    {
        let text = try answers(
            to: "carry 0-0", "carry to=160,48", "carry drop", "ask text 0-0", "leave", "insert 0-0", "enter",
            "layout waterfall interactive=yes", "transition progress=0.5", "transition finish", "reconfigure 0-0",
            "select 0-1",
            "deselect 0-1", "check fresh=yes", "end")
        #expect(text.contains("ask text 0-0\n----\n0-1\n"))
        #expect(text.contains("check fresh=yes\n----\nall hold\n"))
        #expect(text.hasSuffix("end\n----\nnothing lives on\n"))
    }

    @Test func `Every scenario command has help that begins with its name and is part of the reference`() throws {
        for name in ScenarioLanguage.names {
            let help = try #require(ScenarioLanguage.help(for: name))
            #expect(help.hasPrefix(name), "\(name)")
            #expect(ScenarioLanguage.reference.contains(help), "\(name)")
        }
        #expect(Set(ScenarioLanguage.names).count == ScenarioLanguage.names.count)
        #expect(ScenarioLanguage.help(for: "flow") == nil)
    }

    @Test func `Every feature of the app occurs in a demo, in a scenario of the tests or in random programs`() throws {
        let scenarios = try RandomProgramRunnerTests.regressions.map { try String(contentsOf: $0, encoding: .utf8) }
        let hunted = ["unstable-sizes", "tints-some", "resets-in-reuse", "self-sizing"]
        let texts = (Exhibits.all.map(\.text) + scenarios + hunted).joined(separator: "\n")
        for feature in AppFeature.allCases { #expect(texts.contains(feature.rawValue), "\(feature.rawValue)") }
    }

    @Test func `Parsing random text gives a scenario or a LineError and never traps`() throws {
        var generator = SeededGenerator(seed: 11)
        let signs = [
            "----", "\n", "\n\n", " ", "=", "\"", "-", "0-0", "320x200", "item=", "by=1e9", "#", "  ", "é", "\u{0}",
        ]
        let pieces = ScenarioLanguage.names + signs + ["99999999999999999999", "batch", "expect-failure"]
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                pieces.randomElement(using: &generator)! + (Bool.random(using: &generator) ? " " : "")
            }.joined()
            do {
                _ = try Scenario(text: text, file: "x")
            } catch {
                #expect(error is LineError, "\(text)")
            }
        }
    }

    // MARK: - Files

    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "scenario-\(UUID().uuidString).scenario")
        try data.write(to: url)
        return url
    }

    @Test(arguments: [
        "stage 10000x10000\n", "stage 1x1 scale=4\n", "stage 1x1 scale=1\n", "resize 10000x10000\n", "advance 3600\n",
        "advance 0\n",
        "tick 1\n", "data sections=0 items=0\n",
    ]) func `The greatest and the least allowed values of a scenario command are accepted`(text: String) {
        #expect(errorText { _ = try Scenario(text: text, file: "a.scenario") } == "no error")
    }

    @Test
    func `Reading a scenario file that is too long, not UTF-8, missing or a folder throws an error with the reason`()
        throws
    {
        func message(_ url: URL) -> String { errorText { _ = try Scenario(contentsOf: url, file: "a.scenario") } }
        let longest = try file(Data((String(repeating: "# x\n", count: 262_143) + "end\n").utf8))
        #expect(message(longest) == "no error")
        let broken = try file(Data("show\nsh".utf8) + [0xff, 0xfe])
        let long = try file(Data(repeating: 0xff, count: 10_000_000))
        #expect(
            message(long)
                == "a.scenario:1: 10000000 bytes; a scenario has at most 1048576, and should have under 40 lines")
        #expect(message(broken) == "a.scenario:2: not UTF-8 text")
        #expect(message(URL(fileURLWithPath: "/nowhere/at/all")) == "a.scenario:1: there is no such file")
        #expect(message(FileManager.default.temporaryDirectory) == "a.scenario:1: a folder; name the files in it")
    }

    @Test(arguments: ["", "a", "1-b", "-"], ["", " sizes=96x80,96x90"])
    func `A self-sizing cell whose title has no number at its end prefers the layout's item size`(
        title: String, sizes: String
    ) throws {
        let text = """
            stage 320x200
            data items=2
            layout flow item=96x60 estimated=96x20\(sizes)
            model 0-1 title="\(title)"
            show

            ask frame 0-1
            """
        let answers = try runAndRewrite(text + "\n").components(separatedBy: "\n")
        #expect(answers.contains { $0.hasSuffix(" 96x60]") }, "\(answers)")
    }
}

/// Returns the printed error that a closure throws, or "no error".
func errorText(_ body: () throws -> Void) -> String {
    do {
        try body()
        return "no error"
    } catch {
        return "\(error)"
    }
}
