import Foundation
import Testing

/// Calls of `offscreen port` with code to port.
final class PortCommandTests {
    private let call = CommandCaller()
    /// The last line of a report that leaves nothing to a person.
    private static let completeEnd = "\nthen, because no place is left to you: swift build --build-tests\n"

    @Test
    func
        `The command 'port' lists each place to edit with its line and the edit, and code that it turns into a comment`()
        throws
    {
        let code = """
            import UIKit

            final class A: UIView {
                @objc func b() {}
                let c = #selector(b)
            }
            let a = UIPickerView(frame: .zero)

            """
        try call.write(code, to: "in/A.swift")
        try call.write("import UIKit\n", to: "in/B.swift")
        let outcome = try call.offscreen("port in")
        #expect(outcome.code == 1)
        #expect(outcome.errors == "")
        let allowed = try call.offscreen("port in --allow-removals")
        #expect(allowed.code == 0)
        #expect(allowed.output.hasSuffix("then, because no place is left to you: swift build --build-tests\n"))
        #expect(
            outcome.output == """
                1 line that ran became a comment, for UIPickerView 1:
                  in/A.swift:7  1 line, let a

                in/A.swift
                  4  @objc: delete it
                  5  #selector(b): write Selector("b", calls: A.b)
                  7  let a: turn it into a comment: UIPickerView is not available

                3 places in 1 of 2 Swift files: 3 can be ported, 0 are left to you
                  1  @objc, @objcMembers
                  1  #selector
                turned into comments:
                  1  UIPickerView is not available: in/A.swift:7
                next, in Package.swift, among the dependencies of the package, and of each target:
                  .package(path: "../Offscreen"),  .product(name: "UIKit", package: "Offscreen"),
                then replace or accept the 1 line that ran (--allow-removals): swift build --build-tests

                """)
    }

    @Test func `The command 'port' lists the places that it cannot edit, and then exits with code 1`() throws {
        try call.write("import WidgetKit\n", to: "A.swift")
        let outcome = try call.offscreen("port A.swift")
        #expect(outcome.code == 1)
        #expect(
            outcome.output.hasPrefix(
                "A.swift\n  1  import WidgetKit: left: there is no such module; leave the file out\n"))
        let end =
            """
            1 place in 1 of 1 Swift file: 0 can be ported, 1 are left to you
            left to you:
              A.swift:1  import WidgetKit
            next, in Package.swift, among the dependencies of the package, and of each target:
              .package(path: "../Offscreen"),  .product(name: "UIKit", package: "Offscreen"),
            then edit the 1 place left to you: swift build --build-tests

            """
        #expect(outcome.output.hasSuffix("\n\(end)"))
        #expect(try call.offscreen("port A.swift").output == outcome.output)
    }

    @Test
    func
        `With --out 'port' copies all files but hidden ones and its output, and ports Swift files but not the manifest`()
        throws
    {
        let tools = "// swift-tools-version: 6.0\n", code = "@objc class A {}\n"
        for (name, text) in [
            ("Sources/A.swift", code), ("Sources/a.json", "{}\n"), ("Package.swift", tools), (".build/B.swift", code),
        ] {
            try call.write(text, to: "in/\(name)")
        }
        for _ in 1...2 {
            let outcome = try call.offscreen("port in --out in/out")
            #expect(outcome.code == 0, "\(outcome)")
            #expect(outcome.output.contains("\n3 files written to in/out\n"), "\(outcome)")
            #expect(outcome.output.hasSuffix(Self.completeEnd), "\(outcome)")
        }
        let files = ["out/Sources/A.swift", "out/Sources/a.json", "out/Package.swift", "Sources/A.swift"]
        #expect(try files.map { try call.read("in/\($0)") } == ["class A {}\n", "{}\n", tools, code])
        #expect(try call.shell("ls -a in/out").output == ".\n..\nPackage.swift\nSources\n")
    }

    @Test
    func `Several folders given to 'port' are ported as one project, and with --out they are copied side by side`()
        throws
    {
        try call.write("class A {}\n", to: "one/A.swift")
        try call.write("extension A { override func b() {} }\n", to: "two/B.swift")
        let outcome = try call.offscreen("port one two --out=out")
        #expect(outcome.code == 0, "\(outcome.output)")
        #expect(try call.read("out/one/A.swift") == "class A { override func b() { bInExtension() }; }\n")
        #expect(try call.read("out/two/B.swift") == "extension A { func bInExtension() {} }\n")
    }

    private func commit() throws {
        let outcome = try call.shell(
            "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm a && git status --porcelain")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output == "", "\(outcome)")
    }

    @Test func `With --in-place the command 'port' edits the Swift files and lists each file that changed`() throws {
        try call.write("import UIKit\n@objc class A {}\nlet a = UIColorWell()\n", to: "in/A.swift")
        try call.write("let b = 1\n", to: "in/B.swift")
        try call.write("@objc protocol C: AnyObject {}\n", to: "in/deep/C.swift")
        _ = try call.shell("chmod 755 in/A.swift")
        try commit()
        let outcome = try call.offscreen("port in --in-place --allow-removals")
        #expect(outcome.code == 0)
        #expect(outcome.errors == "")
        #expect(
            outcome.output.contains(
                """
                3 places in 2 of 3 Swift files: 3 can be ported, 0 are left to you
                  2  @objc, @objcMembers
                turned into comments:
                  1  UIColorWell is not available: in/A.swift:3
                changed in place; 'git diff' shows the edits:
                  in/A.swift: 2 edits
                  in/deep/C.swift: 1 edit

                """), "\(outcome.output)")
        #expect(try call.read("in/A.swift") == "import UIKit\nclass A {}\n/* let a = UIColorWell() */\n")
        #expect(
            try call.shell("git status --porcelain; ls -A in").output
                == " M in/A.swift\n M in/deep/C.swift\nA.swift\nB.swift\ndeep\n")
        #expect(try call.shell("git diff --summary; test -x in/A.swift && echo runs").output == "runs\n")
        let again = try call.offscreen("port in --in-place")
        #expect(again.code == 0, "\(again)")
        #expect(again.output.contains("\nno file was changed\n"), "\(again)")
    }

    @Test
    func `With --in-place 'port' changes nothing if a file to edit is in no git repository or has uncommitted changes`()
        throws
    {
        try call.write("@objc class A {}\n", to: "in/A.swift")
        try call.write("@objc class B {}\n", to: "in/deep/B.swift")
        let without = try call.offscreen("port in --in-place")
        #expect(without.code == 2)
        #expect(without.output == "")
        #expect(without.errors.contains("'in/A.swift' is in no repository of git"))
        try commit()
        try call.write("@objc class B { let a = 1 }\n", to: "in/deep/B.swift")
        let changed = try call.offscreen("port in --in-place")
        #expect(changed.code == 2)
        #expect(changed.output == "")
        #expect(
            changed.errors.contains("git does not have the current state of 'in/deep/B.swift'; commit it first"),
            "\(changed.errors)")
        #expect(try call.read("in/A.swift") == "@objc class A {}\n")
        #expect(try call.shell("ls -A in in/deep").output == "in:\nA.swift\ndeep\n\nin/deep:\nB.swift\n")
        try call.write("@objc class C {}\n", to: "in/C.swift")
        #expect(
            try call.offscreen("port in/C.swift --in-place").errors.contains(
                "git does not have the current state of 'in/C.swift'"))
    }

    @Test
    func `With --diff the command 'port' prints the changed lines and the lines added at the end of a file as a diff`()
        throws
    {
        try call.write("import UIKit\n@objc class A {\n}\nlet a = b.intersects(c)\n", to: "A.swift")
        let outcome = try call.offscreen("port A.swift --diff")
        #expect(outcome.code == 0)
        let start = "--- A.swift\n+++ A.swift\n@@ -2,1 +2,1 @@\n-@objc class A {\n+class A {\n@@ -4,0 +5,"
        #expect(outcome.output.hasPrefix(start), "\(outcome.output)")
    }

    @Test(arguments: ["--diff", "--json"])
    func `With --diff or --json the command 'port' prints nothing else, whatever it writes`(form: String) throws {
        let code = "import UIKit\n@objc class A {\n}\nlet a = #imageLiteral(resourceName: b)\n"
        try call.write(code, to: "A.swift")
        let alone = try call.offscreen("port A.swift \(form)")
        #expect(alone.code == 1)
        #expect(try call.offscreen("port A.swift \(form) --out out").output == alone.output)
        #expect(try call.read("out/A.swift").contains("import UIKit\nclass A {"))
        let report = try call.offscreen("port A.swift --out out").output
        #expect(report.contains("1 file written to out\n"))
        let edited = try call.shell(
            "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm a && "
                + "offscreen port A.swift \(form) --in-place")
        #expect(edited.output == alone.output)
        #expect(try call.read("A.swift").contains("import UIKit\nclass A {"))
        if form == "--diff" {
            #expect(alone.output.split(separator: "\n").allSatisfy { "-+@ ".contains($0.first ?? "?") })
        }
    }

    @Test
    func
        `With --json the command 'port' prints for each place its line and whether it was edited, commented out or left`()
        throws
    {
        try call.write(
            "import UIKit\n@objc class A {}\nlet a = UIColorWell()\nlet b = #imageLiteral(resourceName: c)\n",
            to: "A.swift")
        let outcome = try call.offscreen("port A.swift --json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let places = try #require(json["places"] as? [[String: Any]])
        #expect(places.map { "\($0["line"]!) \($0["state"]!)" } == ["2 edited", "3 commented", "4 left"])
        #expect(outcome.code == 1)
        #expect(json["left"] as? Int == 1)
        #expect(json["removedLines"] as? Int == 1)
        #expect(places.map { $0["cause"] as? String } == [nil, "UIColorWell", nil])
        #expect(json["files"] as? Int == 1)
        // The keys are in alphabetical order, so that each run prints the same text.
        func keys(_ text: String, indent: String) -> [Substring] {
            text.split(separator: "\n").compactMap { line in
                line.hasPrefix(indent + "\"") ? line.dropFirst(indent.count + 1).prefix { $0 != "\"" } : nil
            }
        }
        #expect(keys(outcome.output, indent: "  ") == ["edits", "files", "left", "places", "removedLines"])
        for part in outcome.output.components(separatedBy: "    {\n").dropFirst() {
            let names = keys(part.components(separatedBy: "    }")[0], indent: "      ")
            #expect(names == names.sorted() && names.count > 5, "\(part)")
        }
        #expect(try call.offscreen("port A.swift --json").output == outcome.output)
    }

    @Test
    func
        `With --check the command 'port' lists the compiler's errors, and marks with + each error that the report lacks`()
        throws
    {
        try call.write(
            "import UIKit\npublic final class Card: UIView { @objc public func a() {} }\n",
            to: "in/Sources/Cards/A.swift")
        try call.write(
            "import XCTest\n@testable import Cards\nlet card = Card(frame: .zero)\n", to: "in/Tests/CardsTests/A.swift")
        // The manifest is neither ported nor compiled.
        try call.write("import PackageDescription\nlet package = Package(name: \"Cards\")\n", to: "in/Package.swift")
        let whole = try call.offscreen("port in --check")
        #expect(whole.code == 0, "\(whole)")
        #expect(whole.output.contains("\nthe copy compiles\n"), "\(whole)")
        try call.write(
            "import UIKit\npublic let well = UIColorWell()\n#if os(iOS)\nfunc a(_ b: Bool) -> Int {\n    let c: Int\n"
                + "    if b { c = 1 }\n    return c\n}\n#endif\n", to: "in/Sources/Cards/B.swift")
        let uninitialized = try call.offscreen("port in --check --allow-removals")
        #expect(
            uninitialized.output.contains("+ in/Sources/Cards/B.swift:7  constant 'c' used before"), "\(uninitialized)")
        try call.write("import UIKit\npublic let well = UIColorWell()\n", to: "in/Sources/Cards/B.swift")
        let removed = try call.offscreen("port in --check")
        #expect(removed.code == 1, "\(removed)")
        #expect(removed.output.contains("\nthe copy compiles, without 1 line that ran\n"), "\(removed)")
        try call.write(
            "import UIKit\nlet a: Int = \"\"\nlet b = #imageLiteral(resourceName: c)\n",
            to: "in/Sources/Cards/B.swift")
        let outcome = try call.offscreen("port in --check")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.contains("the report above lacks 1 place (marked +):"), "\(outcome)")
        for line in ["+ in/Sources/Cards/B.swift:2  cannot convert", "  in/Sources/Cards/B.swift:3  "] {
            #expect(outcome.output.contains("\n\(line)"), "\(line)")
        }
        #expect(
            outcome.output.contains(
                "  CardsTests was not compiled, because a module that it imports has errors or was not compiled\n"))
    }

    @Test(arguments: [
        ("let a: Int = \"\"", "a module that it imports has errors or was not compiled"),
        ("import Combine\nlet a = Just(1)", "a module that it imports has errors or was not compiled"),
    ])
    func `With --check no module is compiled that imports one with errors, directly or through others`(
        core: String, reason: String
    ) throws {
        try call.write("import UIKit\n\(core)\n", to: "in/Sources/Core/A.swift")
        try call.write("import Core\nimport UIKit\npublic let b = 1\n", to: "in/Sources/Feature/A.swift")
        try call.write("import Feature\nimport UIKit\npublic let c = b\n", to: "in/Sources/App/A.swift")
        try call.write("import App\nimport UIKit\nlet d = c\n", to: "in/Sources/Zoo/A.swift")
        let outcome = try call.offscreen("port in --check")
        #expect(outcome.code == 1)
        // A module that no other one imports has this name.
        for module in ["Feature", "App", "Ported"] {
            #expect(outcome.output.contains("  \(module) was not compiled, because \(reason)\n"), "\(outcome.output)")
        }
        #expect(!outcome.output.contains("no such module"), "\(outcome.output)")
    }

    @Test func `With --check a module without a folder of its own has the name that a test with Swift Testing imports`()
        throws
    {
        try call.write("import UIKit\nfinal class Card: UIView {}\n", to: "in/Sources/A.swift")
        try call.write(
            "import Testing\nimport UIKit\n@testable import Deck\n@MainActor func a() -> Card { Card() }\n",
            to: "in/Tests/B.swift")
        let outcome = try call.offscreen("port in --check")
        #expect(outcome.output.contains("\nthe copy compiles\n"), "\(outcome)")
    }

    @Test func `A project with Combine gets the lines for OpenCombine, and with --check its modules are not compiled`()
        throws
    {
        try call.write("import Combine\nlet a = Just(1)\n", to: "in/A.swift")
        let outcome = try call.offscreen("port in --check")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("Ported was not compiled, because it imports OpenCombine; compile it"))
        #expect(outcome.output.contains("  .product(name: \"OpenCombineShim\", package: \"OpenCombine\"),\n"))
        #expect(try call.offscreen("port in").code == 0)
    }

    @Test(arguments: [
        ("import os.log\n", ["OffscreenOS"]), ("import OSLog\nimport Combine\n", ["OffscreenOS", "OpenCombineShim"]),
        ("import UIKit\n", []), ("import ObjectiveC\n", []),
    ]) func `The last lines name each product that an import of the copy needs`(imports: String, more: [String])
        throws
    {
        try call.write(imports, to: "in/A.swift")
        let outcome = try call.offscreen("port in")
        #expect(outcome.code == 0)
        let products = outcome.output.matches(of: #/\.product\(name: "(\w+)"/#).map { String($0.1) }
        #expect(products == ["UIKit"] + more)
        #expect(outcome.output.hasSuffix(Self.completeEnd))
    }

    @Test func `An invalid call of the command 'port' prints an error and exits with code 2`() throws {
        for place in ["in", "in/deep", "other/deep"] { try call.write("let a = 1\n", to: "\(place)/A.swift") }
        for (words, message) in [
            ("port", "name a Swift file or a folder"), ("port nowhere", "there is no file or folder 'nowhere'"),
            ("port in --out in", "--out 'in' is or contains 'in', and could write over it; name another folder"),
            (
                "port in/deep other --out in",
                "--out 'in' is or contains 'in/deep', and could write over it; name another folder"
            ),
            (
                "port in/deep other/deep --out out",
                """
                'in/deep/A.swift' and 'other/deep/A.swift' would get the same place in the copy, \
                'deep/A.swift'; name a folder that
                """
            ),
            ("port in --in-place --out out", "--in-place and --out exclude each other; choose one"),
            ("port in --diff --json", "--diff and --json exclude each other; choose one"),
            ("port in/A.swift --out in", "--out 'in' would write over 'in/A.swift'; name another folder"),
        ] {
            let outcome = try call.offscreen(words)
            #expect(outcome.code == 2, "\(words): \(outcome.errors)")
            #expect(outcome.errors.contains(message), "\(words): \(outcome.errors)")
            #expect(outcome.output == "", "\(words): \(outcome.errors)")
        }
        let nothing = try call.offscreen("port in")
        #expect(nothing.output.hasPrefix("nothing to port in 2 Swift files\nnext, in Package.swift"))
        #expect(nothing.code == 0)
    }
}
