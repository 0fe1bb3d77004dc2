import Foundation
import OffscreenScenarios
import Testing

/// Tests with shell scripts in place of the command, because the command itself does not trap.
@MainActor struct RandomProgramProcessRunnerTests {
    private func outcome(of script: String, showsTables: Bool = false) throws -> (text: String, allHeld: Bool) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("\(script)\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let runner = RandomProgramProcessRunner(["/bin/sh", file.path], steps: 300, showsTables: showsTables)
        return try runner.run(programs: 3...9)
    }

    @Test
    func `RandomProgramProcessRunner passes the range of random programs and the number of steps to its child process`()
        throws
    {
        #expect(
            try outcome(of: "echo '# seed 3'; echo \"$@\"; exit 1").text
                == "# program 3\nthrash --steps 300 --programs 3...9 --every 1 --here\n")
    }

    @Test(arguments: [
        ("echo '# held 7'; echo '# seed 4'; echo '# A finding'; exit 1", "# program 4\n# A finding\n", false),
        ("echo '# seed 4'; kill -KILL $$", "# program 4\n# Ended by signal 9.\n", false),
        (
            "echo '# held 7'; echo '# seed 4'; echo '# held 300'",
            """
            # no finding: thrash, every system and layout, programs 3...9, 300 steps each: 2 programs, 307 \
            steps done

            """,
            true
        ),
    ])
    func
        `The report about a child process of 'thrash' states its finding, the signal that ended it, or that nothing was found`(
            script: String, report: String, allHeld: Bool
        ) throws
    {
        let outcome = try outcome(of: "echo '# seed 3'; \(script)")
        #expect(outcome.text == report)
        #expect(outcome.allHeld == allHeld)
    }

    private let trappingScript = """
        case "$*" in
        *--here) echo '# seed 3'; echo '# seed 4'; kill -SEGV $$ ;;
        *--trace) printf 'reload\\nscroll by=7\\nbatch\\n  batch\\n    insert 0-0\\nresize 300x400\\n# not \
        done\\nsettle\\n'
            echo 'Swift/Array.swift:1: Fatal error: Index out of range' >&2; kill -ILL $$ ;;
        esac
        """

    @Test func `A trap in a child process of 'thrash' is reported as a shortened, valid scenario that ends in a trap`()
        throws
    {
        let (text, allHeld) = try outcome(
            of: trappingScript + "\n"
                + #"grep -q 'scroll by=7' "$2" && grep -q '    insert 0-0' "$2" && kill -SEGV $$; exit 1"#)
        let hunt = try RandomProgramRunner.hunt(forProgram: 4)
        #expect(
            text == """
                # program 4
                # A finding of a hunt: a trap ends the process: Swift/Array.swift:1: Fatal error: Index out of range
                # system: \(hunt.behavior.title)
                # This scenario fails until the bug is fixed: 'offscreen run FILE' ends in the trap
                # random run: seed 4, shrunk from 4 steps to 2

                \(hunt.setting.joined(separator: "\n"))

                show
                ----

                scroll by=7
                ----

                batch
                  batch
                    insert 0-0
                ----

                """)
        #expect(try !Scenario(text: text, file: "told").blocks.isEmpty)
        #expect(!allHeld)
    }

    @Test func `A trap in the comparison with a fresh view is reported as a scenario that ends with that comparison`()
        throws
    {
        let (text, _) = try outcome(
            of: trappingScript + "\n" + #"grep -q 'check fresh=yes' "$2" && kill -SEGV $$; exit 1"#)
        #expect(text.hasSuffix("\nshow\n----\n\ncheck fresh=yes\n----\n"), "\(text)")
        #expect(text.contains("shrunk from 4 steps to 0"))
    }

    @Test
    func `A trap that no scenario reproduces is reported as a valid scenario with all steps of its random program`()
        throws
    {
        let (text, _) = try outcome(of: trappingScript + "\nexit 1")
        #expect(text.contains("As a scenario its 4 steps do not trap; thrash --programs 4 --trace does\n"))
        #expect(text.hasSuffix("    insert 0-0\n----\n\nsettle\n----\n"))
        #expect(try !Scenario(text: text, file: "told").blocks.isEmpty)
    }

    @Test func `A trap in a program with a table view is reported with the steps and the setting of that program`()
        throws
    {
        let script = trappingScript.replacing("*--trace)", with: "*--tables*--trace)")
        let (text, _) = try outcome(of: script + "\nexit 1", showsTables: true)
        let hunt = try RandomProgramRunner.hunt(forProgram: 4, showsTables: true)
        #expect(text.contains("\n# system: \(hunt.behavior.title)\n"))
        #expect(text.contains("thrash --tables --programs 4 --trace does\n"))
        #expect(text.contains("\n\(hunt.setting.joined(separator: "\n"))\n"))
        #expect(text.hasSuffix("\nsettle\n----\n"))
    }
}
