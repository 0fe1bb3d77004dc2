import Foundation
import OffscreenScenarios

/// The calls whose whole output `CommandDigestTests` compares, and the files that they read.
enum CommandCalls {
    /// The files of the folder in which each call runs.
    static func files() throws -> [String: String] {
        var files = [
            "plain.scenario": plain, "slow.scenario": slow, "overlap.scenario": overlap, "cards.scenario": cards,
            "two-stages.scenario": plain + "\n" + slow,
            "answered.scenario": plain.replacing("ask item 10,10\n", with: "ask item 10,10\n----\n0-0\n"),
            "wrong.scenario": plain.replacing("ask item 10,10\n", with: "ask item 10,10\n----\n0-5\n"),
            "broken.scenario": "stage 320x200\nshwo\n", "unshown.scenario": "stage 320x200\n", "broken.json": "{",
            "ours/a.trace": trace("yes", "3"), "theirs/a.trace": trace("no", "3"), "ours/b.trace": trace("yes", "3"),
            "theirs/b.trace": trace("yes", "4"), "others/a.trace": trace("no", "3"),
            "others/b.trace": trace("yes", "3"), "ours/c.trace": trace("yes", "3"),
            "known.txt": "PRE-05: on old systems\n",
            "known-in-b.txt": "OFF-01 in b: rounding\nPRE-05 in a: on old systems\n",
            "goldens/Goldens~A~tree.txt.before": tree(0), "goldens/Goldens~A~tree.txt.after": tree(9),
            "goldens/Goldens~A~note.txt.before": "a\nb\n", "goldens/Goldens~A~note.txt.after": "a\nc\n",
            "empty/note.txt": "", "page.html": "<p>mine</p>",
            "device.json": DeviceLists.json([.inOrder]), "device-disorder.json": DeviceLists.json([.outOfOrder]),
            "device-second.json": DeviceLists.json([.inOrder, .outOfOrder]),
            "device-first.json": DeviceLists.json([.outOfOrder, .uncertain]),
            "device-uncertain.json": DeviceLists.json([.uncertain, .inOrder]),
            "code/Package.swift": "// swift-tools-version: 6.0\n", "code/Sources/A.swift": code,
            "code/Sources/B.swift": "import UIKit\nlet b = 1\n", "code/Sources/deep/C.swift": "@objc protocol C {}\n",
            "code/Sources/Z.swift": "@objc class Z {}\n", "code/data.json": "{}\n",
            "left/A.swift": "import WidgetKit\nlet a = UIColorWell()\n",
            "clean/A.swift": "import UIKit\n",
            "long/A.swift": code + String(repeating: "\n", count: 5) + "@objc class Last {}\n",
            "three/A.swift": "let a = UIColorWell()\nlet b = UIColorWell()\nlet c = UIColorWell()\n",
        ]
        for name in ["exhibit-1", "exhibit-4", "exhibit-46"] {
            files["\(name)-copy.scenario"] = try Exhibits.scenario(named: name)?.text
        }
        return files
    }

    private static let plain = "stage 320x200\ndata items=6\nlayout flow\nshow\n\nask item 10,10\n"
    private static let slow = """
        stage 320x200
        screen LayoutPreparedAtEveryStepMistake
        show prefetching=no
        scroll by=10
        scroll by=10
        scroll by=10

        """
    private static let overlap = """
        stage 320x140 behavior=current seed=1
        data items=2
        layout placed
        place 0-0 frame=0,0,200x100
        place 0-1 frame=40,10,200x100
        show

        """
    private static let cards = """
        stage 320x260 behavior=iOS10
        data items=4,6
        layout card-flow item=96x96 armbands=yes header=20
        show
        scroll by=20
        reload section=0 animated=no
        insert 0-0 1-0
        delete 1-1
        scroll by=200

        """
    private static let code = """
        import UIKit

        final class A: UIView {
            @objc func b() {}
            let c = #selector(b)
        }
        let a = UIPickerView(frame: .zero)

        """

    private static func trace(_ found: String, _ number: String) -> String {
        """
        # offscreen device trace 1
        step 1: show
          fact PRE-05: found -> \(found)
          fact OFF-01: number -> \(number)

        """
    }

    private static func tree(_ y: Int) -> String {
        "UIWindow#1 [0,0 100x100]\n  PosterCell#1 [0,\(y) 50x50] item 0-0 \"a\"\n"
    }

    /// A group of calls, with its own golden file.
    enum Group: String, CaseIterable {
        case looking, writing, seeing, porting, hunting, reading, refused
    }

    /// Returns the words after `offscreen`, or lines of a shell that begin with `git`. Each is run
    /// with the same files.
    static func lines(of group: Group) -> [String] {
        switch group {
        case .looking: looking
        case .writing: writing
        case .seeing: seeing
        case .porting: porting
        case .hunting: hunting
        case .reading: reading
        case .refused: refused
        }
    }

    private static let systems = [
        "--behavior iOS6", "--behavior iOS10 --mechanism transient", "--behavior iOS10 --seed 5",
    ]

    private static let looking =
        [
            "", "--seed 1", "--seed 2", "--seed 3", "--seed 7", "--version", "--help", "list", "list header",
            "list scroll offset",
            "list xyzzy",
            "diagnose --signs", "diagnose plain", "diagnose slow overlap exhibit-4-copy plain", "diagnose two-stages",
            "diagnose exhibit-52", "diagnose exhibit-46 --behavior iOS9", "diagnose device.json",
            "diagnose device-disorder.json", "diagnose device-second.json", "diagnose device-first.json",
            "diagnose device-uncertain.json", "diagnose device.json device-second.json plain",
            "record exhibit-59 --out r.json && offscreen diagnose r.json",
            "compare ours theirs", "compare ours theirs --known known.txt",
            "compare ours theirs --known known-in-b.txt",
            "compare theirs ours", "compare ours others", "compare others ours", "compare ours/a.trace theirs/a.trace",
            "compare ours/b.trace ours/b.trace",
            "compare ours ours --known known.txt",
        ] + systems.map { "diagnose exhibit-1 \($0)" }

    private static let writing =
        [
            "run plain", "run answered", "run wrong", "run answered wrong plain exhibit-2", "run plain --rewrite",
            "run wrong answered --rewrite", "run exhibit-1-copy --behavior iOS9", "run exhibit-1",
            "run '\(packageRoot.path)'/Tests/Scenarios/Language/*.scenario",
            "run '\(packageRoot.path)'/Tests/Scenarios/Regressions/*.scenario", "new my-bug", "new a.scenario",
            "export exhibit-13 --xctest a.swift --scenario-only", "export plain --xctest a.swift",
            "export cards --xctest a.swift --scenario-only", "export exhibit-1 --xctest a.swift",
            "export exhibit-46 --xctest a.swift --scenario-only", "record cards --form trace",
            "record cards --form tree --ticks 2...3", "record cards --form chrome", "record cards --without-texts",
            "record two-stages --form trace", "record two-stages --stage 2 --form tree --ticks 1...2",
            "record two-stages --form tree", "record exhibit-1 --ticks 3...4 --form trace",
        ] + systems.map { "record exhibit-1-copy --form tree \($0)" }

    private static let seeing =
        [
            "play cards --out -", "play exhibit-1 --out x.html", "play plain", "play exhibit-46 --against iOS9 --out -",
            "record cards --out r.json && offscreen play cards --against r.json --out - && rm r.json",
            "play device-first.json --out -", "play device.json --against device-second.json --out -", "play page",
            "draw cards", "draw cards exploded --color item",
            "draw cards map --color kind --tick 2", "draw cards film --color z", "draw cards pair --color painted",
            "draw exhibit-1 pair", "draw exhibit-1 pair --against iOS6", "draw exhibit-1 --out x.svg",
            "draw device-second.json exploded", "draw two-stages screen", "lessons --out x",
            "gallery --out x exhibit-20",
            "lab --choices 1 --out -", "lab --choices 2 --out x.html", "goldens goldens",
            "goldens goldens --out x.html",
            "goldens empty",
        ] + systems.map { "draw exhibit-1-copy \($0)" }

    private static let commit = "git init -q . && git add code && git -c user.name=a -c user.email=a@b commit -qm a"

    private static let porting = [
        "port code", "port code --allow-removals", "port code --diff", "port code --json", "port code --out x",
        "port code --out x --json", "port code left", "port code left --out x", "port left", "port left --diff",
        "port three", "port long", "port three left",
        "port clean", "port clean --out x --allow-removals", "port code/Sources/A.swift left/A.swift --json",
        "port code/Sources/A.swift clean/A.swift", "port code/Sources/A.swift clean/A.swift --out x",
        "port code --out code", "port code/data.json", "port code --in-place", "port code --in-place --out x",
        "port code --diff --json", "\(commit) && offscreen port code --in-place",
        "\(commit) && offscreen port code --in-place --diff && git diff",
        "\(commit) && echo >> code/Sources/A.swift && offscreen port code --in-place",
        "\(commit) && echo >> code/Sources/deep/C.swift && offscreen port code --in-place",
        "\(commit) && echo >> code/Sources/Z.swift && offscreen port code --in-place",
        "\(commit) && rm code/Sources/A.swift && offscreen port code --in-place && git diff --stat",
        "\(commit) && offscreen port code/Sources/A.swift code/Sources/../Sources/A.swift --in-place && git diff",
        "\(commit) && echo >> code/Sources/B.swift && offscreen port code --in-place",
        "\(commit) && cp code/Sources/A.swift code/D.swift && offscreen port code --in-place",
        "\(commit) && ln -s Sources/A.swift code/E.swift && offscreen port code --in-place",
    ]

    private static let hunting = [
        "hunt --layout waterfall --behavior iOS9 --seeds 1...3 --steps 20 --jobs 2",
        "hunt --layout card-flow --data items=4,3 --behavior iOS10 --seed 3 --seeds 1...12 --steps 3 --jobs 2",
        "hunt --layout card-flow --data items=4,3 --behavior iOS10 --seed 3 --fix complete-order"
            + " --seeds 1...4 --steps 9",
        "hunt --layout compositional --seeds 1...1 --steps 2 --jobs 1",
        "hunt --app tints-some --acts 'reload; layout flow' --behavior iOS9 --seeds 2...4 --steps 20 --here",
        "thrash --programs 1...4 --steps 10 --jobs 2", "thrash --programs 4...6 --steps 8 --here",
        "thrash --programs 3...3 --steps 30 --trace",
    ]

    private static let reading = [
        "explain", "explain place", "explain not modelled", "explain NOT modelled", "explain STACK-08", "explain pre",
        "explain STACK",
        "help", "help diagnose", "help port", "help scroll", "help scenarios", "completions bash", "completions zsh",
        "completions fish", "probe", "probe --out P.swift", "record --help", "hunt --help", "lab --help", "draw --help",
    ]

    private static let refused = [
        "run", "run broken", "run nothing", "run empty", "run plain exhibit-1 --rewrite", "diagnose broken.json",
        "diagnose unshown", "diagnose plain broken", "diagnose device.json --behavior iOS9", "dance", "explain plac",
        "explain exhibit-1", "draw cards explode", "draw cards --tick 99", "draw device.json --tick 9", "new plain",
        "new x.json", "record two-stages --stage 3", "record cards --ticks 50...60", "record cards --form xml",
        "compare ours known.txt", "hunt --jobs 0", "lessons", "gallery --out x exhibit-99", "lab", "goldens nowhere",
        "port nowhere", "completions csh", "--sed 1", "export plain", "play cards --behavior iOS8",
    ]
}
