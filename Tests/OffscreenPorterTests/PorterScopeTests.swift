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

    // MARK: - Names that code declares

    private func declaredNames(in source: String) -> DeclaredNames {
        let file = SourceFile(path: "a.swift", bytes: Array(source.utf8))
        var names = DeclaredNames()
        names.addNames(declaredIn: FileRewriter(file, Declarations([file])))
        return names
    }

    @Test(arguments: [
        "if let pen = a {}", "if var pen = a {}", "if case pen = a {}", "guard let pen = a else {}",
        "guard case pen = a else {}", "while let pen = a {}", "while case pen = a {}", "for case pen in a {}",
        "if a, let pen = b {}", "if a, case pen = b {}", "func f() { let pen = 1 }", "if a { var pen = 1 }",
        "f { pen in a }", "f { a, pen in b }", "f { pen, a in b }", "f { (pen, a) in b }", "for pen in a {}",
    ])
    func `A name that a statement binds is the name of a local declaration`(source: String) {
        let names = declaredNames(in: source)
        #expect(names.locals.contains("pen"))
        #expect(!names.members.contains("pen"))
        #expect(!names.types.contains("pen"))
    }

    @Test(arguments: ["let pen = 1", "var pen = 1", "func pen() {}", "var a, pen: Int", "a(); let pen = 1"])
    func `A name that is declared outside of functions and types is the name of a global declaration`(source: String) {
        let names = declaredNames(in: source)
        #expect(names.members.contains("pen"))
        #expect(names.types.contains("pen"))
    }

    @Test(arguments: ["let pen = 1", "func pen() {}", "static var pen: Int { 1 }", "var a, pen: Int"])
    func `A name that is declared in a type is the name of a member, unless it is an override`(member: String) {
        let names = declaredNames(in: "class A { \(member) }")
        #expect(names.members.contains("pen"))
        #expect(!names.types.contains("pen"))
        #expect(!declaredNames(in: "class A { override \(member) }").members.contains("pen"))
    }

    // MARK: - Parameters

    @Test(arguments: ["func a(b: C = pen as D) {}", "func a(b: C = pen is D) {}", "func a(b: C = pen) {}"])
    func `A word in the default value of a parameter is no parameter`(source: String) {
        #expect(areParameters(source) == [false])
    }

    /// Returns, for each token "pen" of code, whether it is the name or the label of a parameter.
    private func areParameters(_ source: String) -> [Bool] {
        let file = SourceFile(path: "a.swift", bytes: Array(source.utf8))
        return file.indices(of: "pen").map { file.isParameterName(at: $0) }
    }

    @Test(arguments: [
        "a { pen in b }", "a { pen, b in c }", "a { b, pen in c }", "a { b, c, pen in d }", "a { (pen) in b }",
        "a { (b, pen) in c }", "a { (b, c, pen, d) in e }", "a { [weak self] pen in b }", "a { [b] c, pen in d }",
        "a { (pen: B) in c }", "a { (b: C, pen: D) -> E in f }",
        "a { (b, pen) -> C in d }", "a { [b] (pen: C) in d }", "a { b, pen -> C in d }",
        "func a(pen: B) {}", "func a(pen b: C) {}", "func a(b pen: C) {}", "func a(_ pen: B) {}",
        "func a(b: C, pen: D) {}", "func a<B>(pen: B) {}", "class A { init(pen: B) {} }",
        "class A { init?(pen: B) {} }", "class A { init!(pen: B) {} }", "class A { subscript(pen: B) -> C { d } }",
    ])
    func `A parameter of a function or closure is found in each place among others`(source: String) {
        #expect(areParameters(source) == [true])
    }

    @Test(arguments: [
        "a(pen: b)", "a(b, pen)", "a(pen)", "a.init(pen: b)", "[pen, a]", "a { pen }", "a { b, pen }",
        "let pen = a", "let pen: A", "a(b, pen: c)", "pen { a in b }", "a = [b: pen]",
    ])
    func `A name that is no parameter of a function or closure is not taken for one`(source: String) {
        #expect(areParameters(source) == [false])
    }

    // MARK: - Order

    @Test func `Findings in one line have the order of the rules, whichever order the code has`() {
        let line = """
            func a<B: NSObject>() -> B { B() }; func c(d: @autoclosure () -> Bool) { assert(d) }; \
            let e = f.value(forKey: "g"); func h() { i.j(k.fulfill) }; let l = Progress(); \
            let m = #selector(getter: N.o); @objc class P {}; let q = UIColorWell(); \
            let r = s.intersects(t); #if os(iOS)
            """
        let findings = portFiles(["import UIKit\n\(line)\n#endif\n"])[0].findings.filter { $0.line == 2 }
        #expect(
            findings.map(\.kind) == [
                .missingName, .objectiveC, .selector, .emptyInitializer, .systemCondition, .fulfillment,
                .keyValueCoding, .forwardedClosure, .initializer, .rectangles,
            ])
    }

    @Test func `Code that porting adds for several rules has the order of the rules`() {
        let added = added(
            to: """
                import UIKit
                class A: NSObject, UICollectionViewDelegate {}
                class B: A {
                    func collectionView(_ c: UICollectionView, shouldSelectItemAt d: IndexPath) -> Bool {
                        e.intersects(f)
                    }
                }
                @objc protocol G { @objc optional func h() -> Int }
                """)
        let words = ["extension G", "Apple's rule", "UIKit's answers if an optional method"]
        let places = words.map { added.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil), "\(added)")
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(added)")
    }
}
