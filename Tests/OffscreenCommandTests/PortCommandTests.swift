import Foundation
import Testing

/// `offscreen port`, as somebody calls it who brings code.
@Suite("The command port")
final class PortCommandTests {
    private let call: OffscreenCall

    init() throws { call = try OffscreenCall() }

    deinit { call.remove() }

    private func write(_ text: String, to name: String) throws {
        let file = call.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func `Each place is told with its line and its edit`() throws {
        try write("import UIKit\n\nfinal class A: UIView {\n    @objc func b() {}\n    let c = #selector(b)\n}\n", to: "in/A.swift")
        try write("import UIKit\n", to: "in/B.swift")
        let outcome = try call.offscreen("port in")
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                in/A.swift
                  4  @objc: delete it
                  5  #selector(b): write Selector("b", calls: A.b)

                2 places in 1 of 2 Swift files: 2 can be ported, 0 are left to you

                """)
    }

    @Test func `What is left is said, and is the exit code`() throws {
        try write("import WebKit\n", to: "A.swift")
        let outcome = try call.offscreen("port A.swift")
        #expect(outcome.code == 1)
        #expect(outcome.output.hasPrefix("A.swift\n  1  import WebKit: left: there is no such module\n"))
        #expect(outcome.output.hasSuffix("\n1 place in 1 of 1 Swift file: 0 can be ported, 1 are left to you\n"))
        #expect(try call.offscreen("port A.swift").output == outcome.output)
    }

    @Test func `A copy has all files, the Swift files ported`() throws {
        try write("@objc class A {}\n", to: "in/Sources/A.swift")
        try write("{}\n", to: "in/Sources/a.json")
        try write("// swift-tools-version: 6.0\n", to: "in/Package.swift")
        try write("@objc class A {}\n", to: "in/.build/B.swift")
        for _ in 1...2 {
            let outcome = try call.offscreen("port in --out in/out")
            #expect(outcome.code == 0 && outcome.output.hasSuffix("3 files written to in/out\n"), "\(outcome)")
        }
        #expect(try call.read("in/out/Sources/A.swift") == "class A {}\n")
        #expect(try call.read("in/out/Sources/a.json") == "{}\n")
        #expect(try call.read("in/out/Package.swift") == "// swift-tools-version: 6.0\n")
        #expect(try call.shell("ls -a in/out").output == ".\n..\nPackage.swift\nSources\n")
        #expect(try call.read("in/Sources/A.swift") == "@objc class A {}\n")
    }

    @Test func `Several paths are ported together and copied side by side`() throws {
        try write("class A {}\n", to: "one/A.swift")
        try write("extension A { override func b() {} }\n", to: "two/B.swift")
        let outcome = try call.offscreen("port one two --out=out")
        #expect(outcome.code == 0, "\(outcome.output)")
        #expect(try call.read("out/one/A.swift") == "class A {; override func b() { bInExtension() }; }\n")
        #expect(try call.read("out/two/B.swift") == "extension A { func bInExtension() {} }\n")
    }

    private func commit() throws {
        let outcome = try call.shell(
            "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm a && git status --porcelain")
        #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
    }

    @Test func `In place the Swift files are edited, each changed file is listed, and git has what was there`() throws {
        try write("import UIKit\n@objc class A {}\nlet a = UIStepper()\n", to: "in/A.swift")
        try write("let b = 1\n", to: "in/B.swift")
        try write("@objc protocol C: AnyObject {}\n", to: "in/deep/C.swift")
        _ = try call.shell("chmod 755 in/A.swift")
        try commit()
        let outcome = try call.offscreen("port in --in-place")
        #expect(outcome.code == 1 && outcome.errors.isEmpty)
        #expect(
            outcome.output.hasSuffix(
                """
                3 places in 2 of 3 Swift files: 2 can be ported, 1 are left to you
                changed in place; 'git diff' shows the edits:
                  in/A.swift: 1 edit
                  in/deep/C.swift: 1 edit

                """), "\(outcome.output)")
        #expect(try call.read("in/A.swift") == "import UIKit\nclass A {}\nlet a = UIStepper()\n")
        #expect(try call.shell("git status --porcelain; ls -A in").output == " M in/A.swift\n M in/deep/C.swift\nA.swift\nB.swift\ndeep\n")
        #expect(try call.shell("git diff --summary; test -x in/A.swift && echo runs").output == "runs\n")
        let again = try call.offscreen("port in --in-place")
        #expect(again.code == 1 && again.output.hasSuffix("\nno file was changed\n"), "\(again)")
    }

    @Test func `In place nothing is changed when git lacks the state of one of the files`() throws {
        try write("@objc class A {}\n", to: "in/A.swift")
        try write("@objc class B {}\n", to: "in/deep/B.swift")
        let without = try call.offscreen("port in --in-place")
        #expect(without.code == 2 && without.output.isEmpty && without.errors.contains("'in/A.swift' is in no repository of git"))
        try commit()
        try write("@objc class B { let a = 1 }\n", to: "in/deep/B.swift")
        let changed = try call.offscreen("port in --in-place")
        #expect(changed.code == 2 && changed.output.isEmpty)
        #expect(changed.errors.contains("git does not have 'in/deep/B.swift' as it is; commit it first"), "\(changed.errors)")
        #expect(try call.read("in/A.swift") == "@objc class A {}\n")
        #expect(try call.shell("ls -A in in/deep").output == "in:\nA.swift\ndeep\n\nin/deep:\nB.swift\n")
        try write("@objc class C {}\n", to: "in/C.swift")
        #expect(try call.offscreen("port in/C.swift --in-place").errors.contains("git does not have 'in/C.swift'"))
    }

    @Test func `A name of UIKit that the package lacks is told with its line, and is the exit code`() throws {
        try write("import UIKit\n\nlet a = UIProgressView(progressViewStyle: .bar)\n", to: "A.swift")
        let outcome = try call.offscreen("port A.swift")
        #expect(outcome.code == 1)
        #expect(
            outcome.output == """
                A.swift
                  3  UIProgressView: left: this package lacks it: declare what you need of it under #if os(Linux), or leave the place out with #if !os(Linux)

                1 place in 1 of 1 Swift file: 0 can be ported, 1 are left to you

                """)
    }

    @Test func `A wrong call says what to do`() throws {
        try write("let a = 1\n", to: "in/A.swift")
        for (words, message) in [
            ("port", "name a Swift file or a folder"), ("port nowhere", "there is no file or folder 'nowhere'"),
            ("port in --out in", "--out 'in' would write over 'in'; name another folder"),
            ("port in --in-place --out out", "--in-place and --out exclude each other; choose one"),
            ("port in/A.swift --out in", "--out 'in' would write over 'in/A.swift'; name another folder"),
        ] {
            let outcome = try call.offscreen(words)
            #expect(outcome.code == 2 && outcome.errors.contains(message) && outcome.output.isEmpty, "\(words): \(outcome.errors)")
        }
        #expect(try call.offscreen("port in").output == "nothing to port in 1 Swift file\n")
    }
}
