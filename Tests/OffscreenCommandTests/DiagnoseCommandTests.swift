import Foundation
import Offscreen
import Testing

final class DiagnoseCommandTests {
    private let call = CommandCaller()

    private let bug = """
        stage 320x200
        screen LayoutPreparedAtEveryStepMistake
        show prefetching=no
        scroll by=10
        scroll by=10
        scroll by=10
        """

    @Test
    func
        `The command 'diagnose' prints a problem's moment, cause, exhibit and fix, and the call that plays the exhibit`()
        throws
    {
        try call.write(bug, to: "slow.scenario")
        #expect(try call.offscreen("record slow --out slow.json").code == 0)
        let outcome = try call.offscreen("diagnose slow.json")
        #expect(outcome.code == 1)
        #expect(outcome.errors == "")
        #expect(
            outcome.output == """
                slow.json: 1 problem (ticks 1 to 4, iOS18)

                tick 4 at 0.067 s, line 6: scroll by=0,10
                  The layout of UICollectionView#1 is prepared in each step of a scroll, and all
                  of its attributes are discarded, although those of the views on screen stay
                  the same.
                  exhibit-52 is a similar case: a custom layout is prepared again at every step
                  of a scroll
                  its fix: return true only if the size changes; for pinned headers, invalidate
                  only the headers with an invalidation context
                  offscreen play exhibit-52

                """)
    }

    @Test
    func
        `For a scenario without a problem the command 'diagnose' states that it found no sign of one, and exits with 0`()
        throws
    {
        try call.write(bug.replacing("StepMistake", with: "StepFix"), to: "quick.scenario")
        let outcome = try call.offscreen("diagnose quick")
        #expect(outcome.code == 0)
        #expect(outcome.errors == "")
        #expect(
            outcome.output.hasPrefix("quick: no sign of the ")
                || outcome.output.hasPrefix("quick.scenario: no sign of the "))
        let words = outcome.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        #expect(words.contains("Other mistakes leave no sign, and these leave one only if the recording shows"))
    }

    @Test func `A problem with a fix of its own is printed with that fix, and without the fix of the exhibit`() throws {
        let overlap = """
            stage 320x140 behavior=current seed=1
            data items=2
            layout placed
            place 0-0 frame=0,0,200x100
            place 0-1 frame=40,10,200x100
            show
            """
        try call.write(overlap, to: "overlap.scenario")
        let outcome = try call.offscreen("diagnose overlap")
        let words = outcome.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        #expect(words.contains("fix: give the two elements different zIndex values in the layout"), "\(words)")
        #expect(words.contains("exhibit-7 is a similar case: with equal zIndex"), "\(words)")
        #expect(!words.contains("its fix:"), "\(words)")
    }

    @Test func `The command 'diagnose' prints the reports of several files one after the other`() throws {
        try call.write(bug, to: "slow.scenario")
        let outcome = try call.offscreen("diagnose slow exhibit-4 slow")
        let titles = outcome.output.split(separator: "\n").filter {
            !$0.hasPrefix(" ") && $0.contains(": ") && $0.contains("(")
        }
        #expect(outcome.code == 1)
        #expect(
            titles.map { $0.prefix { $0 != ":" } } == [
                "slow", "exhibit-4, stage 1 of 2", "exhibit-4, stage 2 of 2", "slow",
            ])
    }

    @Test func `The command 'diagnose' prints the problems of each stage of a scenario`() throws {
        let outcome = try call.offscreen("diagnose exhibit-52")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("stage 1 of 2: 1 problem"))
        #expect(outcome.output.contains("stage 2 of 2: no sign of"))
    }

    /// The last JSON field of each of two overlapping cells from back to front, the exit code, and
    /// the beginnings of output and verdict.
    private nonisolated static let verdicts: [([String], Int32, String, String)] = [
        ([#""z":0"#, #""z":1"#], 0, "bug.json: no sign of the ", "explained by z: "),
        ([#""doubt":"several""#, #""z":1"#], 0, "bug.json: no sign of the ", "cannot tell, from tick 1 on: "),
        (
            [#""z":1"#, #""z":0"#], 1, "bug.json: the order of List#1 is not explained by z, and no other sign of the ",
            "not explained by z, from tick 1 on: "
        ),
    ]

    @Test(arguments: verdicts)
    func
        `For a device recording 'diagnose' prints the order verdict, and exits with 1 if zIndexes do not explain the order`(
            fields: [String], code: Int32, start: String, verdict: String
        ) throws
    {
        // The cells overlap at the first moment, and not at the second, which follows at once.
        // Signs are looked for only at rest.
        let moments = [0, 50].enumerated().map { number, distance in
            let list =
                #"{"view":"List#1","level":0,"frame":[0,0,100,100],"scroll":{"offset":[0,0],"content":[100,100],"inset":[0,0,0,0]}}"#
            let cells = fields.enumerated().map { index, field in
                let element = #""element":{"category":"item","path":[0,\#(index)]}"#
                return
                    #"{"view":"Cell#\#(index)","level":1,"frame":[0,\#(index * distance),50,50],\#(element),\#(field)}"#
            }
            let nodes = ([list] + cells).joined(separator: ",")
            return #"{"tick":\#(number + 1),"time":0.\#(number),"what":"","nodes":[\#(nodes)]}"#
        }
        let text = """
            {"format":"offscreen-recording","version":1,"behavior":"iOS 12.0 on a \
            device","seed":0,"screen":[100,100],"scale":2,
            "device":{"system":"iOS \
            12.0","model":"iPhone","list":"A","layout":"B","texts":true,"questions":1,"dropped":0},
            "ticks":[\(moments.joined(separator: ","))]}
            """
        try call.write(text, to: "bug.json")
        let outcome = try call.offscreen("diagnose bug.json")
        let words = outcome.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        #expect(outcome.code == code)
        #expect(outcome.errors == "")
        #expect(words.hasPrefix(start), "\(words)")
        #expect(words.contains("The verdict on the order of List#1: \(verdict)"), "\(words)")
        // An exhibit that leaves no sign is not in the list of signs that a probe cannot record.
        let left = try #require(words.components(separatedBy: "the signs of exhibits ").last)
        let numbers = left.prefix { $0 != "." }.components(separatedBy: ", ").compactMap(Int.init)
        #expect(numbers.count > 20)
        #expect(ExhibitSign.all.filter { numbers.contains($0.exhibit) }.allSatisfy { $0.sign != nil })
        for kind in ["screen", "exploded", "map", "film"] {
            #expect(try call.offscreen("draw bug.json \(kind)").code == 0)
        }
    }

    @Test
    func
        `The option --signs lists for each numbered exhibit how a recording shows the mistake, or why a recording cannot`()
        throws
    {
        let outcome = try call.offscreen("diagnose --signs")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("exhibit-52  three scroll steps in a row prepare the layout"))
        #expect(outcome.output.contains("exhibit-13  no proof exists: a recording does not contain the model"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
