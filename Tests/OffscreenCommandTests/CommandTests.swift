import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// Calls of the command as a new user makes them.
final class CommandTests {
    private let call = CommandCaller()

    private static let commandNames = [
        "list", "diagnose", "compare", "run", "new", "export", "record", "play", "draw", "lessons", "gallery", "lab",
        "goldens", "hunt",
        "thrash", "explain", "help", "completions", "port", "probe",
    ]

    private let unansweredScenario = "stage 320x200\ndata items=6\nlayout flow\nshow\n\nask item 10,10\n"

    // MARK: - Help

    @Test func `The help of offscreen fits 80 columns and lists every subcommand with an example`() throws {
        let help = try call.offscreen("--help")
        #expect(help.code == 0)
        #expect(help.errors == "")
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        for name in Self.commandNames {
            #expect(help.output.contains("\n  \(name) "), "\(name)")
            #expect(help.output.contains("\n               offscreen \(name)"), "\(name)")
        }
        #expect(help.output.contains("\n\nLook around\n  (nothing) "), "the first group begins with its heading")
        #expect(try call.offscreen("help").output == help.output)
        #expect(try call.offscreen("-H").output == help.output)
    }

    @Test(arguments: commandNames)
    func `For each command, --help and 'help NAME' print the same text, with an example that runs without an error`(
        name: String
    ) throws {
        let help = try call.offscreen("\(name) --help")
        #expect(help.code == 0)
        #expect(help.output.hasPrefix("offscreen \(name)"))
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(try call.offscreen("help \(name.uppercased())").output == help.output)
        #expect(help.output.contains("\n\nExample\n  "))
        #expect(help.output.contains(#/\n\n *Exit codes: /#), "\(help.output)")
        // The help has each option for which the command looks, except those that the command
        // itself passes to another process.
        let file = packageRoot.appendingPathComponent("Sources/OffscreenCommand/\(name.capitalized)Command.swift")
        let code = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        for option in code.matches(of: /(?:extract|take)[A-Za-z]*\([^()]*"(--[a-z-]+)"/)
        where !["--here", "--every"].contains(option.1) {
            #expect(help.output.contains(option.1), "\(option.1)")
        }
        let example = try #require(
            help.output.components(separatedBy: "\nExample\n  ").last?.split(separator: "\n").first)
        if name == "compare" {
            for file in ["ours", "theirs"] { try call.write("# offscreen device trace 1\n", to: "\(file).trace") }
        }
        try expectSuccess(of: shortened(example))
    }

    /// Runs a line in a shell, and expects no error. On a slow machine a long run prints its
    /// progress, in comments.
    private func expectSuccess(of line: String) throws {
        let outcome = try call.shell(line)
        let errors = outcome.errors.split(separator: "\n").filter { !$0.hasPrefix("# ") }
        #expect(outcome.code < 2, "\(line): \(outcome.errors)")
        #expect(errors == [], "\(line): \(outcome.errors)")
    }

    @Test func `The command 'probe' prints or writes exactly the source file of the probe that the tests compile`()
        throws
    {
        let file = packageRoot.appendingPathComponent("Tests/OffscreenProbeTests/OffscreenProbe.swift")
        let probe = try call.offscreen("probe --out OffscreenProbe.swift && offscreen probe")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try [call.read("OffscreenProbe.swift"), probe.output] == [text, text])
        #expect(probe.code == 0)
        #expect(probe.errors == "")
    }

    @Test
    func
        `On a terminal of 50 columns the help of 'run' is wrapped to 50 columns, except for lines with an example call`()
        throws
    {
        let help = try call.outputOnTerminal(columns: 50, ["run", "--help"], environment: ["NO_COLOR": "1"])
        #expect(
            help.split(separator: "\n").filter { !$0.contains("offscreen ") }.allSatisfy { $0.count <= 50 }, "\(help)")
    }

    @Test func `The command 'help' explains scenario commands and suggests a similar name, if any, for an unknown one`()
        throws
    {
        #expect(try call.offscreen("help SCROLL").output.hasPrefix("scroll by=N"))
        #expect(try call.offscreen("help scenarios").output == ScenarioLanguage.reference)
        #expect(try call.offscreen("help scrol").errors.hasSuffix("Did you mean 'scroll'?\n"))
        #expect(
            try call.offscreen("help xyzzy").errors.hasSuffix(
                "'offscreen --help' and 'offscreen help scenarios' list them\n"))
    }

    @Test func `The option --version prints the version of offscreen`() throws {
        #expect(try call.offscreen("--version").output.hasPrefix("offscreen 0."))
    }

    /// Returns a form of the call with less work if the call takes long or does not end.
    /// `.ci/browser` makes the whole lab.
    private func shortened(_ call: Substring) -> String {
        let short = call.replacing("1...100000", with: "1...2 --steps 5").replacing("--watch", with: "")
            .replacing("--out site", with: "--out site exhibit-1").replacing(
                "--out lab.html", with: "--out lab.html --choices 1"
            )
            .replacing("1...20 --steps 100", with: "1...4 --steps 40")
        return short.contains("--seeds") ? String(short) : String(short.replacing("hunt ", with: "hunt --seeds 1...2 "))
    }

    @Test
    func `Every offscreen subcommand in a shell block of README, shortened where it takes long, runs without an error`()
        throws
    {
        let readme = try String(contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
        var count = 0
        for block in readme.components(separatedBy: "```sh\n").dropFirst(2) {
            for line in block.components(separatedBy: "```")[0].split(separator: "\n")
            where line.contains("offscreen") {
                let words = try #require(
                    line.split(separator: "#").first?.firstMatch(of: /^swift run (?:-c release )?offscreen (.*)$/)?.1)
                try expectSuccess(of: "offscreen \(shortened(words))")
                count += 1
            }
        }
        #expect(count >= 15)
    }

    @Test
    func `The command 'goldens' writes a page with a golden tree's changed lines, and its picture before and after`()
        throws
    {
        try call.write(
            "UIWindow#1 [0,0 100x100]\n  PosterCell#1 [0,0 50x50] item 0-0 \"a\"\n", to: "Goldens~A~tree.txt.before")
        try call.write(
            "UIWindow#1 [0,0 100x100]\n  PosterCell#1 [0,9 50x50] item 0-0 \"a\"\n", to: "Goldens~A~tree.txt.after")
        let outcome = try call.offscreen("goldens .")
        #expect(outcome.code == 1)
        #expect(outcome.output == "goldens.html is written, with 1 golden that differs; open it in a browser\n")
        let page = try call.read("goldens.html")
        #expect(page.components(separatedBy: "<svg ").count == 3)
        let lines = ["old\">-  PosterCell#1 [0,0 50x50]", "new\">+  PosterCell#1 [0,9"].map { "<span class=\"\($0)" }
        for text in lines + ["<h2>Goldens/A/tree.txt</h2>"] { #expect(page.contains(text), "\(text)") }
    }

    // MARK: - Completions

    nonisolated private static let completions: [(line: String, word: String)] = [
        ("offscreen ru", "run"), ("offscreen run exhibit-31", "exhibit-31"), ("offscreen run --beh", "--behavior"),
        ("offscreen hunt --behavior iOS9", "iOS9"), ("offscreen draw exhibit-1 expl", "exploded"),
        ("offscreen help scro", "scroll"),
        ("offscreen play mine", "mine.scenario"), ("offscreen completions z", "zsh"), ("offscreen --vers", "--version"),
        ("offscreen play --he", "--help"),
    ]

    nonisolated private static func isInstalled(_ shell: String) -> Bool {
        ["/bin", "/usr/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    /// The script for zsh replaces `compadd`, which only completion functions can call, by a
    /// function that prints the matching words.
    @Test(arguments: ["bash", "fish", "zsh"].filter(Self.isInstalled), Self.completions)
    func
        `In bash, fish and zsh the prefix of a command, option, value, exhibit or file is completed to the one word that matches`(
            shell: String, completion: (line: String, word: String)
        ) throws
    {
        let line = completion.line
        let scripts = [
            "bash": """
            source <(offscreen completions bash); COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _offscreen
            echo "${COMPREPLY[*]}"
            """,
            "fish": "offscreen completions fish > c.fish; fish --no-config -c \"source c.fish; complete -C'\(line)'\"",
            "zsh": "offscreen completions zsh > c.zsh; zsh -f ask.zsh",
        ]
        let zsh = """
            compdef() {}
            compadd() { shift; print -l -- ${(M)@:#$PREFIX*} }
            _files() { print -l -- $PREFIX*(N) }
            source c.zsh
            words=(\(line)); CURRENT=$#words; PREFIX=$words[-1]
            _offscreen
            """
        for (name, text) in [("mine.scenario", ""), ("ask.zsh", zsh)] { try call.write(text, to: name) }
        let outcome = try call.shell(try #require(scripts[shell]))
        // In fish a tab and a description follow the word.
        let words = outcome.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
        #expect(words.joined(separator: "\n") == completion.word, "\(outcome.errors)")
    }

    @Test(arguments: ["zsh", "fish"])
    func `The completion scripts for zsh and fish contain every command and option`(shell: String) throws {
        let script = try call.offscreen("completions \(shell)").output
        for name in Self.commandNames {
            #expect(script.contains(name))
            for option in try options(of: name) {
                #expect(
                    script.contains(
                        shell == "fish" ? "'__fish_seen_subcommand_from \(name)' -l \(option.dropFirst(2))" : option))
            }
        }
    }

    private func options(of name: String) throws -> [String] {
        let help = try call.offscreen("\(name) --help").output
        return help.matches(of: /\n  (--[a-z]+)/).map { String($0.1) }
    }

    // MARK: - Colour

    @Test
    func `The command 'offscreen' prints colours only on a terminal, and prints none there with NO_COLOR or TERM=dumb`()
        throws
    {
        try call.write(unansweredScenario + "----\n0-1\n", to: "a.scenario")
        for words in [["run", "a"], ["run", "exhibit-2"], ["--help"], ["dance"]] {
            #expect(try call.outputOnTerminal(words).contains("\u{1B}["), "\(words)")
            #expect(try !call.outputOnTerminal(words, environment: ["NO_COLOR": "1"]).contains("\u{1B}["), "\(words)")
            #expect(try !call.outputOnTerminal(words, environment: ["TERM": "dumb"]).contains("\u{1B}["), "\(words)")
            let piped = try call.offscreen(words.joined(separator: " "))
            #expect(!piped.output.contains("\u{1B}"))
            #expect(!piped.errors.contains("\u{1B}"))
        }
    }

    // MARK: - Words and options of calls

    @Test
    func
        `Commands, exhibits, options and systems may be upper or lower case, and '=' may join an option and its value`()
        throws
    {
        let expected = try call.offscreen("draw exhibit-1 exploded --color item --behavior iOS9").output
        #expect(try call.offscreen("DRAW Exhibit-1 EXPLODED --Color=ITEM --BEHAVIOR ios9").output == expected)
        #expect(try call.offscreen("explain Place").output == call.offscreen("explain place").output)
    }

    // MARK: - Running

    @Test
    func
        `The last line of a run of one scenario with answers states that all are as written, or where one differs first`()
        throws
    {
        let answered = unansweredScenario.replacing("show\n", with: "show\n----\npass 1: asks 8, made 6\n") + "----\n"
        for (name, answer) in [("good", "0-0"), ("bad", "0-1")] {
            try call.write(answered + answer + "\n", to: "\(name).scenario")
        }
        let good = try call.offscreen("run good.scenario")
        let end = "\n# good.scenario holds: all 2 answers are as written\n"
        #expect(good.code == 0, "\(good.output)")
        #expect(good.output.hasSuffix(end), "\(good.output)")
        let bad = try call.offscreen("run bad.scenario")
        #expect(bad.code == 1)
        #expect(bad.output.contains("-0-1\n+0-0\n"))
        #expect(
            bad.output.hasSuffix("\n# bad.scenario does not hold: 1 of 2 answers differ, the first at line 8\n"),
            "\(bad.output)")
        let both = try call.offscreen("run good bad exhibit-2")
        let lastLines = "# exhibit-2 holds: all 12 answers are as written\n# 2 of 3 scenarios hold\n"
        #expect(both.code == 1)
        #expect(both.output.hasSuffix(lastLines))
        let other = try call.offscreen("run exhibit-1 --behavior iOS9")
        #expect(other.code == 1)
        #expect(other.output.contains("\n# exhibit-1 does not hold on iOS9: "))
    }

    @Test(arguments: ["a", "b", "c"])
    func `A comparison of two folders fails whichever of their traces differ`(different: String) throws {
        for name in ["a", "b", "c"] {
            let text = "# offscreen device trace 1\nstep 1: show\n  fact PRE-05: found -> "
            try call.write(text + "yes\n", to: "ours/\(name).trace")
            try call.write(text + (name == different ? "no\n" : "yes\n"), to: "theirs/\(name).trace")
        }
        #expect(try call.offscreen("compare ours theirs").code == 1)
        #expect(try call.offscreen("compare ours ours").code == 0)
    }

    @Test func `The last line of a comparison counts each claim of all traces once for each verdict`() throws {
        for name in ["a", "b"] {
            let text = "# offscreen device trace 1\nstep 1: show\n"
            func facts(last answer: String) -> String {
                "  fact PRE-05: found -> yes\n  fact UPD-02: found -> yes\n  fact UPD-03: found -> \(answer)\n"
            }
            try call.write(text + facts(last: "yes"), to: "ours/\(name).trace")
            try call.write(text + facts(last: name == "a" ? "yes" : "no"), to: "theirs/\(name).trace")
        }
        let compared = try call.offscreen("compare ours theirs")
        #expect(compared.output.hasSuffix("# claims: agrees 3, differs 1, known difference 0, unexpectedly agrees 0\n"))
        #expect(compared.code == 1)
    }

    @Test
    func
        `For a scenario file that lacks answers, 'run' prints the answers and the command that writes them into the file`()
        throws
    {
        try call.write(unansweredScenario, to: "my-bug.scenario")
        let shown = try call.offscreen("run my-bug")
        #expect(shown.code == 1)
        #expect(shown.errors == "")
        #expect(shown.output.contains("ask item 10,10\n----\n0-0\n"))
        let end = "# my-bug.scenario: 2 answers not stored yet; 'offscreen run my-bug.scenario --rewrite' does it\n"
        #expect(shown.output.hasSuffix(end))
        #expect(try call.offscreen("run my-bug --rewrite").output == "my-bug.scenario: rewritten\n")
        #expect(try call.offscreen("run my-bug").code == 0)
        #expect(try call.offscreen("run my-bug --rewrite").output == "my-bug.scenario: as before\n")
    }

    /// Calls that cannot be performed, each with the beginning of the error after "offscreen: ".
    private static let refusals: [(words: String, message: String)] = [
        (
            "run r.json",
            "r.json is a recording, not a scenario: 'offscreen play r.json' plays it, 'offscreen draw r.json' draws it"
        ),
        ("Exhibit-1", "unknown command 'Exhibit-1'. Did you mean 'offscreen run exhibit-1'?"),
        ("run nothing", "there is no file 'nothing' or 'nothing.scenario', and no exhibit of that name."),
        (
            "run exhbit-1",
            "there is no file 'exhbit-1' or 'exhbit-1.scenario', and no exhibit of that name. Did you mean 'exhibit-1'?"
        ),
        ("run empty", "empty is a folder without a scenario in it; 'offscreen new empty/my-bug' writes one"),
        ("run full", "full is a folder: name the files in it, as in 'offscreen run full/*.scenario'"),
        ("run bytes.scenario", "bytes.scenario:1: not UTF-8 text"),
        (
            "run blank.scenario",
            "blank.scenario:1: the file has no command. 'offscreen new NAME' writes a scenario to begin with"
        ),
        ("run exhibit-1 --rewrite", "'exhibit-1' is part of the command and cannot be rewritten; name a file"),
        ("run exhibit-1 --watch", "--watch needs a file: the exhibits that ship with the command never change"),
        (
            "play exhibit-1 --against exhibit-2",
            "--against exhibit-2: that is another exhibit, whose steps are not those of exhibit-1."
        ),
        ("play exhibit-1 --out empty", "empty is a folder; name a file in it"),
        (
            "play r.json --behavior iOS9",
            "r.json is a recording, so it cannot be run on another system. Name the scenario it was made from"
        ),
        ("run exhibit-1 --seed 3", "--seed needs --behavior, the system that leaves something to chance"),
        ("hunt --layout crd-flow", "--layout: unknown layout 'crd-flow'. Did you mean 'card-flow'?"),
        ("hunt --data itms=3", "--data: 'data' needs items=N, such as items=12 or items=4,6"),
        ("hunt --app tint", "--app: unknown feature 'tint'."),
        ("hunt --fix backs", "--fix: unknown fix 'backs'."),
        ("hunt --acts 'layout crd-flow'", "--acts: unknown layout 'crd-flow'. Did you mean 'card-flow'?"),
        ("hunt --acts 'reload; show'", "--acts: 'show' is not an act of a hunt: use 'layout', 'app' or a step"),
        (
            "hunt --layout compositional --behavior iOS11",
            "compositional layouts exist since iOS 13, and this hunt is on iOS11; choose a newer system"
        ),
        (
            "hunt --layout flow --data 'diffable items=3' --behavior iOS10 --acts 'layout compositional'",
            """
            compositional layouts exist since iOS 13, and this hunt is on iOS10; choose a newer system; \
            diffable data sources exist since iOS 13, and this hunt is on iOS10; choose a newer system
            """
        ),
        ("hunt --jobs 0", "--jobs 0 is not from 1 to 256"),
        (
            "hunt --seeds 1...18446744073709551616",
            "--seeds '1...18446744073709551616' is not a number such as 7 or a range such as 1...1000"
        ),
        ("run", "name scenario files or exhibits; 'offscreen list' shows the exhibits"),
        ("new -x", "unknown option '-x'"),
        ("new ''", "'' is not a name for a scenario"), ("new .", "'.' is not a name for a scenario"),
        ("new 'a b'", "'a b' is not a name for a scenario"),
        ("new a/b", "a/b.scenario cannot be written. Does its folder exist?"),
        ("new x.json", "'x.json' is not a name for a scenario"),
        ("new exhibit-1", "'exhibit-1' is not a name for a scenario: an exhibit is called that"),
        ("new empty/", "'empty/' is not a name for a scenario"), ("new $'a\\nb'", "'ab' is not a name for a scenario"),
        ("completions csh", "unknown shell 'csh'."), ("hunt --steps 3 --steps 4", "'--steps' is given twice"),
        ("export exhibit-1", "name the file to write: offscreen export exhibit-1 --xctest MyTests.swift"),
        ("compare nix.trace r.json", "nix.trace cannot be read; is it there, and is it text?"),
        (
            "compare r.json r.json",
            "r.json:1: this is not a device trace, whose first line is '# offscreen device trace 1'"
        ),
        ("compare r.json empty", "empty is a folder and the other is not; name two files or two folders"),
        ("compare empty full", "empty has no file that ends in .trace"),
        ("draw nowhere.scenario screen more", "unknown word 'more'"),
        ("draw exhibit-1 explode", "unknown picture 'explode'. Did you mean 'exploded'?\n"),
        ("draw exhibit-1 --color vew", "unknown colouring 'vew'. Did you mean 'view'?\n"),
        ("play exhibit-1 --against iOS8", "unknown behavior 'iOS8'."),
        ("play", "name a scenario file, an exhibit or a recording's JSON\n"),
        ("play /nowhere.json", "/nowhere.json cannot be read."),
        ("play exhibit-1 --out /nowhere/page.html", "/nowhere/page.html cannot be written. Does its folder exist?\n"),
        ("draw exhibit-1 --tick 9999", "exhibit-1 has no tick 9999; there are 1 to "),
        ("lessons", "lessons needs --out and a folder, such as --out lessons\n"),
        ("diagnose", "name a recording's JSON, a scenario file or an exhibit\n"),
        ("diagnose nothing.json", "nothing.json cannot be read."),
        ("diagnose broken.json", "broken.json: "),
        ("diagnose unshown.scenario", "unshown.scenario has no 'show', so there is nothing to see\n"),
        ("diagnose exhibit-99", "there is no file 'exhibit-99'"),
        ("diagnose a.json --behavior iOS9", "a.json is a recording"),
        ("diagnose --sings", "unknown option '--sings'. Did you mean '--signs'?\n"),
        ("explain STACK-0", "unknown claim 'STACK-0'. Did you mean 'STACK-01'?"),
        ("explain stak-08", "unknown claim 'stak-08'. Did you mean 'STACK-08'?"),
        ("explain plac", "unknown event 'plac'. Did you mean 'place'?"),
        ("--sed 1", "unknown option '--sed'. Did you mean '--seed'?\n"),
        ("dance", "unknown command 'dance'; 'offscreen --help' lists what there is\n"),
        ("--seed", "--seed needs a number, such as --seed 7\n"),
        ("--seed x", "--seed 'x' is not a whole number from 0 to 18446744073709551615\n"),
        ("--seed -1", "--seed '-1' is not a whole number from 0 to 18446744073709551615\n"),
    ]

    @Test(arguments: refusals)
    func `Each of many invalid calls prints one line with the reason and exits with code 2`(
        words: String, message: String
    ) throws {
        try FileManager.default.createDirectory(
            at: call.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
        try call.write(unansweredScenario, to: "full/a.scenario")
        for (name, text) in [
            ("r.json", "{}"), ("blank.scenario", "\n"), ("broken.json", "{"), ("unshown.scenario", "stage 320x200\n"),
        ] {
            try call.write(text, to: name)
        }
        try Data([0xff, 0xfe, 0x00]).write(to: call.folder.appendingPathComponent("bytes.scenario"))
        let outcome = try call.offscreen(words)
        let lineCount = outcome.errors.count(where: { $0 == "\n" })
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(lineCount == 1)
        #expect(outcome.errors.hasPrefix("offscreen: \(message)"), "\(outcome.errors)")
    }

    @Test
    func
        `Without --out, 'play' names its page after the scenario, and does not overwrite nonempty files of another origin`()
        throws
    {
        try call.write(unansweredScenario, to: "my-bug.scenario")
        let outcome = try call.offscreen("play my-bug")
        #expect(outcome.code == 0)
        #expect(outcome.output == "my-bug.html is written; open it in a browser\n")
        #expect(try call.read("my-bug.html") == call.offscreen("play my-bug --out -").output)
        #expect(try call.offscreen("play my-bug").code == 0)
        try call.write("<p>mine</p>", to: "my-bug.html")
        let refusal = "offscreen: my-bug.html exists already, and this command did not write it"
        #expect(try call.offscreen("play my-bug").errors.hasPrefix(refusal))
        #expect(try call.read("my-bug.html") == "<p>mine</p>")
    }

    @Test func `The command 'offscreen' without arguments prints the story and exits with 0`() throws {
        let outcome = try call.offscreen("")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("ok: with CardCollectionView nothing lies above a greater zIndex"))
    }

    @Test
    func `The command 'offscreen' prints equal stories for equal seeds and different stories for different seeds`()
        throws
    {
        let story = try call.offscreen("--seed 5").output
        #expect(try call.offscreen("--seed 5").output == story)
        #expect(try call.offscreen("--seed 6").output != story)
    }

    // MARK: - Repetition when a file changes

    @Test(arguments: ["run", "play"])
    func `With --watch, 'run' and 'play' run a changed scenario file again, even if the file had an error before`(
        command: String
    ) throws {
        try call.write(unansweredScenario, to: "a.scenario")
        try call.write("shwo\n", to: "b.scenario")
        try call.write(unansweredScenario + "\ntree\n", to: "c.scenario")
        // Moving a file over another replaces it in one step.
        let said = try call.shell(
            """
            '\(CommandCaller.path)' \(command) a --watch > said 2>&1 & pid=$!
            said() { for i in {1..600}; do [ "$(grep -c Ctrl-C said)" -ge $1 ] && return; sleep 0.05; done; }
            said 1; mv b.scenario a.scenario; said 2; mv c.scenario a.scenario; said 3; kill $pid; cat said
            """
        ).output.components(separatedBy: "Ctrl-C ends it\n")
        #expect(said.count == 4, "\(said)")
        #expect(said[0].contains(command == "run" ? "2 answers not stored yet" : "a.html is written"))
        #expect(said[1].contains("offscreen: a.scenario:1:1: unknown command 'shwo'. Did you mean 'show'?\n"))
        #expect(said[2].contains(command == "run" ? "3 answers not stored yet" : "a.html is written"))
    }

    // MARK: - Hunting

    @Test func `The command 'hunt' prints the same finding with 1, 2, 3, 12 and 40 jobs`() throws {
        // Only some seeds of this hunt have a finding. That of the least seed is printed, whichever
        // job finishes first.
        let hunt = "hunt --layout card-flow --data items=4,3 --behavior iOS10 --seed 3 --seeds 1...12 --steps 3"
        let one = try call.offscreen("\(hunt) --jobs 1")
        #expect(one.code == 1)
        let runs = try #require(one.output.firstMatch(of: /: (\d+) runs?, (\d+) steps done/))
        #expect((Int(runs.1) ?? 0) > 1, "\(one.output)")
        for jobs in [2, 3, 12, 40] { #expect(try call.offscreen("\(hunt) --jobs \(jobs)").output == one.output) }
    }

    @Test func `A command that takes longer than a given time shows a line on a terminal, and removes it at the end`()
        throws
    {
        // The line appears sooner here, because the time that the command takes depends on the machine.
        let shown = try call.outputOnTerminal(
            ["lab", "--choices", "3", "--out", "lab.html"], environment: ["OFFSCREEN_WORK_LINE": "0.01"])
        #expect(shown.contains(/\rlab works: \d+ of \d+ combinations, \d+ s/), "\(shown.suffix(300))")
        #expect(shown.contains("\r\u{1B}[Klab.html is written"), "\(shown.suffix(300))")
        let piped = try call.offscreen("lab --choices 3 --out -")
        #expect(piped.errors.isEmpty)
        #expect(!piped.output.contains("lab works"))
    }

    @Test func `A hunt on every system says which systems did not have the layout, and leaves them out`() throws {
        let result = try call.offscreen("hunt --layout compositional --seeds 1...1 --steps 2 --jobs 1")
        #expect(result.code == 0)
        let lines = result.output.split(separator: "\n")
        let left = lines.filter { $0.contains(": no hunt: compositional layouts exist since iOS 13") }
        #expect(left.map { $0.prefix { $0 != ":" } }.first == "# iOS6")
        #expect(left.count == 5)
        #expect(lines.count { $0.contains(": no finding: ") } == lines.count - left.count)
    }

    @Test(arguments: [
        ("SEGV", 1, "# iOS9: a trap at seed ", "# Ended by a trap: a signal\n"),
        ("TERM", 2, "offscreen: iOS9: the hunt was ended. Ended by signal 15.", ""),
    ])
    func `A signal that ends the process of a hunt is reported, as a trap if it is that of a trap`(
        signal: String, code: Int32, start: String, end: String
    ) throws {
        let result = try call.shell(
            """
            '\(CommandCaller.path)' hunt --layout flow --behavior iOS9 --seeds 1...1000000 --jobs 1 2>&1 & pid=$!
            for i in {1..600}; do
                child=$(cat /proc/$pid/task/*/children); [ -n "$child" ] && break; sleep 0.05
            done
            kill -\(signal) $child; wait $pid
            """)
        #expect(result.code == code)
        #expect(result.output.hasPrefix(start), "\(result.output)")
        #expect(result.output.hasSuffix(end), "\(result.output)")
    }

    @Test func `Without a finding 'hunt' and 'thrash' print the step count and the range of seeds or programs`() throws
    {
        let last = UInt64.max
        let hunt = try call.offscreen(
            "hunt --layout waterfall --acts 'layout flow; reload' --behavior iOS9 --steps 5 "
                + "--seeds \(last - 3)...\(last) --jobs 3")
        let seeds = "layout waterfall, seeds \(last - 3)...\(last), 5 steps each: 4 runs, 20 steps done"
        #expect(hunt.output == "# iOS9: no finding: \(seeds)\n")
        #expect(hunt.code == 0)
        #expect(hunt.errors == "")
        let thrash = try call.offscreen("thrash --steps 4 --programs \(last - 2)...\(last) --jobs 2")
        let programs =
            "every system and layout, programs \(last - 2)...\(last), 4 steps each: 3 programs, 12 steps done"
        #expect(thrash.output == "# no finding: thrash, \(programs)\n")
    }

    @Test func `The command 'thrash' reports the same result in a child process and in its own process`() throws {
        let thrash = "thrash --programs 4...6 --steps 8"
        let nothing =
            "# no finding: thrash, every system and layout, programs 4...6, 8 steps each: 3 programs, 24 steps done"
        let apart = try call.offscreen(thrash)
        #expect(apart.code == 0)
        #expect(apart.output == nothing + "\n")
        #expect(
            try call.offscreen("\(thrash) --here").output == [4, 5, 6].map { "# seed \($0)\n# held 8\n" }.joined()
                + apart.output)
        let steps = try call.offscreen("\(thrash) --trace").output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(steps.count >= 25)
        #expect(steps.last == "\(nothing)")
    }

    @Test
    func `On a terminal each progress line overwrites the previous one and is cut to less than the terminal's width`()
        throws
    {
        let said = try call.outputOnTerminal(
            columns: 40, ["hunt", "--layout", "waterfall", "--behavior", "iOS9", "--seeds", "1...20", "--jobs", "2"])
        let lines = said.components(separatedBy: "\r").filter { $0.hasPrefix("iOS9: ") }
        #expect(!lines.isEmpty, "\(said)")
        #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[K") && $0.count <= 39 + 3 })
        #expect(lines.last?.contains(" of 20 seeds, ") == true)
    }

    // MARK: - Options

    /// Calls of commands, each with all options of the command. A value may be followed by another
    /// option that the first one needs.
    private static let options: [(command: String, words: String, options: String)] = [
        ("run", "a", "--rewrite, --watch, \(systems)"),
        (
            "record", "exhibit-1",
            "--out x.json, --stage 2, --form trace, --form tree, --ticks 2...3, --without-texts, \(systems)"
        ),
        ("play", "exhibit-1 --out -", "--out x.html, --against iOS9, --watch, \(systems)"),
        ("draw", "b exploded", "--out x.svg, --tick 1, --color item, --against iOS6, \(systems)"),
        ("diagnose", "exhibit-7", "--signs, \(systems)"),
        ("export", "exhibit-13 --xctest a.swift", "--xctest b.swift, --scenario-only"),
        ("compare", "ours.trace theirs.trace", "--known known.txt"), ("lessons", "", "--out x"),
        ("gallery", "exhibit-20", "--out x"),
        ("lab", "--choices 1 --out -", "--out x.html, --choices 0"), ("goldens", ".", "--out x.html"),
        (
            "hunt", "--seeds 1...6 --steps 20 --behavior iOS10 --seed 3",
            """
            --layout waterfall, --data items=3, --app unstable-sizes,tints-some, --fix cards-to-back, --acts reload, \
            --seeds 1...2, --steps 19, --jobs 0, --behavior iOS9, --mechanism transient, --seed 4
            """
        ),
        ("thrash", "--programs 1...2 --steps 3", "--programs 1...3, --tables, --steps 4, --jobs 0, --trace, --here"),
    ]
    private static let systems = "--behavior iOS9, --behavior iOS10 --mechanism transient, --behavior iOS10 --seed 5"

    @Test(arguments: options) func `Each option of many commands, except --watch, has an effect of its own`(
        command: String, words: String, options: String
    ) throws {
        let options = options.components(separatedBy: ", ")
        for option in try self.options(of: command) { #expect(options.contains { $0.contains(option) }, "\(option)") }
        try call.write(try #require(try Exhibits.scenario(named: "exhibit-1")).text, to: "a.scenario")
        for (file, answer) in [("ours", "yes"), ("theirs", "no")] {
            try call.write(
                "# offscreen device trace 1\nstep 1: show\n  fact PRE-05: found -> \(answer)\n", to: "\(file).trace")
        }
        try call.write("PRE-05: on old systems\n", to: "known.txt")
        let setting = "stage 320x260 behavior=iOS10\ndata items=4,6\nlayout card-flow item=96x96\n"
        try call.write(setting + "show\nscroll by=20\nreload\ninsert 0-0 1-0\n", to: "b.scenario")
        func outcome(_ option: String) throws -> String {
            // The option replaces the same option among the words.
            let name = option.split(separator: " ").first.map(String.init) ?? ""
            var rest = words.split(separator: " ").map(String.init)
            if let index = rest.firstIndex(of: name) { rest.removeSubrange(index...index + 1) }
            if option.hasPrefix("--behavior"), let index = rest.firstIndex(of: "--seed") {
                rest.removeSubrange(index...index + 1)
            }
            let child = try call.offscreen("\(command) \(rest.joined(separator: " ")) \(option)")
            let isRefused = option.hasPrefix("--jobs 0")
            if command == "hunt" || command == "thrash" {
                #expect(child.errors.contains("offscreen: ") == isRefused, "\(option): \(child.errors)")
            }
            return "\(child.code)\n\(child.output)\n\(child.errors)"
        }
        var seen: [String: String] = [try outcome(""): "nothing"]
        // A call with `--watch` does not end by itself, so another test makes it.
        for option in options where option != "--watch" {
            let isPair = command == "draw" && option.hasPrefix("--against")
            let text = isPair ? try call.offscreen("draw exhibit-1 pair \(option)").output : try outcome(option)
            if isPair { #expect(try text != call.offscreen("draw exhibit-1 pair").output) }
            if let before = seen.updateValue(option, forKey: text) {
                Issue.record("\(option) does what \(before) does: \(text.prefix(300))")
            }
        }
    }
}
