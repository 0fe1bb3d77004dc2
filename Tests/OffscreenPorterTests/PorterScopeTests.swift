import Foundation
import Testing

@testable import OffscreenPorter

/// Cases in which the porter must find the right one of several declarations.
struct PorterScopeTests {
    private func text(_ file: PortedFile) -> String {
        String(decoding: file.text[..<file.appendedStart], as: UTF8.self)
    }

    private func added(to source: String) -> String {
        let file = portFiles([source])[0]
        return String(decoding: file.text[file.appendedStart...], as: UTF8.self)
    }

    // MARK: - Variables with a graphics context

    /// Returns the names of missing members that the porter finds in code.
    private func missing(_ code: String...) -> [String] {
        portFiles(code.map { "import UIKit\n\($0)" }).flatMap(\.findings).flatMap { [$0.found, $0.advice] }.filter {
            $0.contains("CGContext.")
        }
    }

    @Test func `Members of a later variable with the name of a graphics context are left alone`() {
        let context = "func a() { let c = UIGraphicsGetCurrentContext()!\n c.fill(.zero) }"
        #expect(missing("\(context)\nfunc b() { let c = Pen()\n c.move(to: p)\n c.up() }").isEmpty)
        #expect(missing("\(context)\nfunc b(c: Pen) { c.move(to: p) }").isEmpty)
        #expect(missing("\(context)\nfunc b() { for p in pens { let c = p\n c.move(to: p) } }").isEmpty)
        #expect(missing(context, "func b() { let c = Pen()\n c.move(to: p) }").isEmpty)
    }

    @Test func `Members of a graphics context are found again after a variable of another type has its name`() {
        // A statement in a test or in a body of one statement is not removed, so a call that is
        // used as a value is reported.
        let other = "func a() { let c = Pen()\n c.move(to: p) }"
        #expect(
            missing("\(other)\nfunc b() -> P { let c = UIGraphicsGetCurrentContext()!\n return c.place() }").count == 1)
        #expect(missing("\(other)\nfunc b(c: CGContext) -> P { return c.place() }").count == 1)
        #expect(missing("func b(c: CGContext) -> P { return c.place() }\n\(other)").count == 1)
        #expect(missing("func b(d: Pen, c: CGContext) -> P { return d.place() }").isEmpty)
        #expect(missing("func b(c: CGContext) -> P { return self.c.place() }").isEmpty)
    }

    // MARK: - Optional methods

    @Test(arguments: ["private", "fileprivate", "", "package", "public"])
    func
        `The members that are added for optional methods have the access of their protocol, so that they can be called`(
            access: String
        )
    {
        let protocolText = "\(access) protocol P { @objc optional func a(_ b: Int) -> Int; @objc optional func c() }"
        let code = added(to: protocolText.trimmingCharacters(in: .whitespaces))
        let word =
            if access.isEmpty {
                ""
            } else if access == "private" {
                "fileprivate "
            } else {
                access + " "
            }
        for line in [
            "    \(word)func a(_ a1: Int) -> Int {", "    \(word)func c() {",
            "    \(word)var a: PACall? { PACall(it: self) }",
            "    \(word)func optionalC() -> Void? {", "\(word)struct PACall {",
            "    \(word)func callAsFunction(_ a1: Int) -> Int? {",
        ] { #expect(code.components(separatedBy: "\n").contains(line), "\(line)\n\(code)") }
        #expect(!code.contains("\n    private func"))
    }

    @Test(arguments: [
        ("[Int]", "[]"), ("[String: Int]", "[:]"), ("[[String: Int]]", "[]"), ("[String: [Int]]", "[:]"),
        ("[[Int]: Int]", "[:]"), ("[(a: Int, b: Int)]", "[]"), ("[[[Int: Int]]]", "[]"),
        ("[(key: Int, value: Int): Bool]", "[:]"), ("[Int]?", "nil"), ("[String: Int]?", "nil"),
    ])
    func `The default of an optional method that returns a collection is an empty array or dictionary of that type`(
        type: String, value: String
    ) {
        let code = added(to: "protocol P { @objc optional func a(_ b: Int) -> \(type) }")
        #expect(code.contains("        return \(value)\n    }"), "\(code)")
    }

    // MARK: - Tests on the main actor

    /// Returns the names of the classes whose `testB` became asynchronous.
    private func asynchronous(_ files: String...) -> [String] {
        portFiles(files).map(text).joined(separator: "\n").components(separatedBy: "class ").dropFirst().compactMap {
            $0.contains("testB() async") ? String($0.prefix { $0 != ":" }) : nil
        }
    }

    @Test func `An override becomes async wherever the superclass whose method is on the main actor is declared`() {
        let base = "class A: XCTestCase { @MainActor func testB() {} }"
        let middle = "class M: A { override func testB() { super.testB() } }"
        let last = "class Z: M { override func testB() { super.testB() } }"
        #expect(asynchronous("\(base)\n\(middle)\n\(last)") == ["A", "M", "Z"])
        #expect(asynchronous("\(last)\n\(middle)\n\(base)") == ["Z", "M", "A"])
        #expect(asynchronous(last, middle, base) == ["Z", "M", "A"])
        #expect(asynchronous(middle, last, base) == ["M", "Z", "A"])
        // A class between two others need not override the method.
        #expect(asynchronous("\(last)\nclass M: A {}\n\(base)") == ["Z", "A"])
        // A superclass whose method is not on the main actor stays synchronous, and so does a
        // relative that overrides nothing of it.
        let plain = "class A: XCTestCase { func testB() {} }"
        #expect(asynchronous("class Z: A { @MainActor override func testB() {} }\n\(plain)") == ["Z"])
        #expect(asynchronous("\(last)\n\(middle)\n\(plain)") == [])
    }
}
