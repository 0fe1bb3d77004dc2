import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// Calls of commands whose output cannot be written.
final class OutputTests {
    private static let commands = [
        "", "list", "help", "explain", "explain STACK-08", "run exhibit-1", "run exhibit-2 --behavior iOS9",
        "record exhibit-1",
        "record exhibit-1 --form trace", "record exhibit-1 --form tree", "record exhibit-1 --form chrome",
        "draw exhibit-1",
        "play exhibit-1 --out -", "hunt --seeds 1 --steps 1", "thrash --programs 1 --steps 1",
        "thrash --programs 1 --steps 1 --here",
        "thrash --programs 1 --steps 2 --trace", "--help", "help tree", "help scenarios", "help run", "run --help",
        "completions fish",
        "--version",
    ]

    private let call = CommandCaller()

    @Test(arguments: commands)
    func `A command that prints to a full disk, closed output or broken pipe writes one error line and exits with 2`(
        words: String
    ) throws {
        for (output, reason) in [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor")] {
            let outcome = try call.shell("offscreen \(words) \(output)")
            #expect(outcome.signal == nil)
            #expect(outcome.code == 2)
            #expect(outcome.errors == "offscreen: the output cannot be written: \(reason)\n")
        }
        // The reader of the pipe ends before the first byte.
        let broken = try call.shell("exec 3> >(exit 0); wait $!; offscreen \(words) >&3; echo \"code $?\" >&2")
        #expect(broken.errors == "offscreen: the output cannot be written: Broken pipe\ncode 2\n")
    }

    @Test(arguments: ["record exhibit-1", "play exhibit-1", "draw exhibit-1"])
    func `A command whose output file cannot be written prints one error line and exits with code 2`(words: String)
        throws
    {
        let full = try call.shell("offscreen \(words) --out /dev/full")
        let error = "offscreen: /dev/full cannot be written. Does its folder exist?\n"
        #expect(full.signal == nil)
        #expect(full.code == 2)
        #expect(full.errors == error)
    }

    @Test func `A command exits with code 2 if it can write neither its output nor its error message`() throws {
        for errors in ["2>&-", "2> /dev/full"] {
            let silent = try call.shell("offscreen list > /dev/full \(errors)")
            #expect(silent.signal == nil)
            #expect(silent.code == 2)
        }
    }

    @Test
    func
        `The command 'explain' prints a claim or a family of claims, and lists all families for an id unlike any claim's`()
        throws
    {
        let claim = try call.shell("cd / && offscreen explain stack-08")
        #expect(claim.code == 0)
        #expect(claim.output == Claim.all.first { $0.id == "STACK-08" }!.description)
        let family = try call.shell("offscreen explain DIFF")
        #expect(family.output.hasPrefix("The diffable data source\n\nDIFF-01\n  claim     Applying a snapshot"))
        #expect(
            try call.shell("offscreen explain FOO-77").errors.contains(
                "unknown claim 'FOO-77'. The families are POOL, PASS, "))
    }

    @Test func `The command 'record' writes its file even if its standard output is closed`() throws {
        #expect(try call.shell("offscreen record exhibit-1 --out a.json >&-").code == 0)
        #expect(try call.read("a.json") == call.offscreen("record exhibit-1").output)
    }
}
