import Foundation
import Testing

@testable import OffscreenPorter

/// Ports files together.
func portFiles(_ texts: [String]) -> [PortedFile] {
    Porter.port(texts.enumerated().map { ("\($0.offset).swift", Array($0.element.utf8)) })
}

struct PorterTests {
    func port(_ text: String) -> PortedFile { portFiles([text])[0] }

    func text(_ file: PortedFile) -> String {
        String(decoding: file.text[..<file.appendedStart], as: UTF8.self)
    }

    /// Returns the code that is added at the end of a file.
    func added(to file: PortedFile) -> String {
        String(decoding: file.text[file.appendedStart...], as: UTF8.self)
    }

    /// Returns the ported text without the code added at its end.
    func ported(_ source: String) -> String { text(port(source)) }

    /// Expects that each source is ported to the text beside it.
    func expectPorted(_ texts: KeyValuePairs<String, String>) {
        for (source, text) in texts { #expect(ported(source) == text, "\(source)") }
    }

    @Test func `Porting removes @objc, @objcMembers, @IBOutlet and the modifier dynamic`() {
        expectPorted([
            "@objcMembers @objc(Foo) class A { @objc dynamic var b = 1; @IBOutlet weak var c: D! }":
                "class A { var b = 1; weak var c: D! }",
            "@objc\n    class A {}": "\n    class A {}",
            "// @objc\nlet a = \"@objc \\(b) @objc\"": "// @objc\nlet a = \"@objc \\(b) @objc\"",
            // A comment inside a removed attribute stays separate from an operator before the
            // attribute.
            "a */@objc(// b\n)c": "a */ // b\nc",
            "@objcName @IBAction func a(_ b: C) {}": "@objcName @IBAction func a(_ b: C) {}",
            "@IBAction func a() {}; @IBAction @objc func b(_ c: D, e: F) {}": "func a() {}; func b(_ c: D, e: F) {}",
            "enum A { case b, dynamic }\nlet dynamic = 1": "enum A { case b, dynamic }\nlet dynamic = 1",
        ])
    }

    @Test
    func
        `In many cases a #selector of a method becomes a Selector, but one of a getter or a variable's method does not`()
    {
        func selector(_ text: String) -> String {
            let whole = ported(
                "import UIKit\nclass A { @objc func b() {}; @objc func c(_ d: Int, e: Int) {}\n func f() { \(text) } }")
            return whole.components(separatedBy: "func f() { ").last!.replacing(" } }", with: "")
        }
        let selectors: KeyValuePairs = [
            "#selector(b)": "Selector(\"b\", calls: A.b)",
            "#selector(self.c(_:e:))": "Selector(\"c:e:\", calls: A.c(_:e:))",
            "#selector(c)": "Selector(\"c:e:\", calls: A.c)", "#selector(G.H.i)": "Selector(\"i\", calls: G.H.i)",
            "#selector(c as (Int, Int) -> Void)": "Selector(\"c:e:\", calls: A.c as (A) -> (Int, Int) -> Void)",
            "#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))": "Selector(\"scrollViewDidScroll:\")",
            "#selector(\n b // c\n )": "Selector(\n \"b\", calls: A.b // c\n )",
            "#selector(getter: b)": "#selector(getter: b)",
            "#selector(other.b)": "#selector(other.b)",
        ]
        for (text, expected) in selectors { #expect(selector(text) == expected) }
        #expect(port("import UIKit\nlet a = #selector(b)").findings.map(\.isEdited) == [false])
    }

    @Test
    func
        `A ported selector of a method that the code declares without throws or async has the method's name in Objective-C`()
    {
        let methods: [(String, [String])] = [
            ("tapped", []), ("tapped", ["_"]), ("tapped", ["sender", "_"]), ("move", ["to", "at"]),
            ("move", ["toView"]),
            ("move", ["total"]), ("move", ["within"]), ("set", ["forward"]),
        ]
        let names = [
            "tapped", "tapped:", "tappedWithSender::", "moveTo:at:", "moveToView:", "moveWithTotal:", "moveWithin:",
            "setWithForward:",
        ]
        #expect(methods.map { SelectorRule.objectiveCName($0.0, labels: $0.1) } == names)
        #expect(
            ported("import UIKit\nclass A { @objc(own:) func b(_ c: Int) {}; let d = #selector(A.b(_:)) }").contains(
                "Selector(\"own:\","))
    }

    @Test
    func
        `A #keyPath expression without a comment becomes a string, with the Objective-C names of UIKit's Boolean properties`()
    {
        expectPorted([
            "let a = #keyPath(A.B.c.d)": "let a = \"c.d\"",
            "import UIKit\nlet a = #keyPath(UIView.isHidden), b = #keyPath(A.isOn)":
                "import UIKit\nlet a = \"hidden\", b = \"isOn\"",
            "f(#keyPath(\n  a\n)) // b": "f(\"a\"\n\n) // b",
        ])
    }

    @Test func `In a compilation condition os(iOS) is extended to include Linux, unless the condition names Linux`() {
        expectPorted([
            "#if os(iOS)\n#elseif !os(iOS) && A\n#endif":
                "#if os(iOS) || os(Linux)\n#elseif !(os(iOS) || os(Linux)) && A\n#endif",
            "#if !os(iOS)\n#endif": "#if !(os(iOS) || os(Linux))\n#endif",
            "#if os(iOS) || os(tvOS)\n#endif": "#if os(iOS) || os(Linux) || os(tvOS)\n#endif",
            "#if os(iOS) && !os(Linux)\n#endif": "#if os(iOS) && !os(Linux)\n#endif",
            "let a = \"#if os(iOS)\"": "let a = \"#if os(iOS)\"",
        ])
    }

    @Test
    func
        `An import of a submodule of UIKit becomes an import of UIKit, and a file that uses UIKit gets a missing import of UIKit`()
    {
        expectPorted([
            "import UIKit.UIView\nimport class UIKit.UIView": "import UIKit\nimport class UIKit.UIView",
            "@testable import A\nlet b = UIView()": "import UIKit; @testable import A\nlet b = UIView()",
            "let a = 1\n#if A\nimport B\n#endif\nvar c: UIColor":
                "import UIKit; let a = 1\n#if A\nimport B\n#endif\nvar c: UIColor",
            "import Foundation\nlet b = UIntMax() + UI.Ab": "import Foundation\nlet b = UIntMax() + UI.Ab",
        ])
    }

    @Test(arguments: [
        "let a: CGRect": "import UIKit; let a: CGRect",
        "import Foundation\nlet a: CGRect": "import Foundation\nlet a: CGRect",
        "import XCTest\nlet a = NSTextAlignment.left": "import UIKit; import XCTest\nlet a = NSTextAlignment.left",
        "import A\nlet b: Date": "import UIKit; import A\nlet b: Date",
        "struct Date {}\nlet b: Date": "struct Date {}\nlet b: Date",
        "let a = b.URL, Data: Int": "let a = b.URL, Data: Int",
        "import UIKit\nlet a: URLRequest": "import FoundationNetworking; import UIKit\nlet a: URLRequest",
        "let a: URLSession": "import FoundationNetworking; let a: URLSession",
        "import XCTest\nautoreleasepool {}": "import UIKit; import XCTest\nautoreleasepool {}",
    ])
    func `A file with names of UIKit, Foundation or FoundationNetworking gets a missing import for them`(
        source: String, text: String
    ) {
        #expect(ported(source) == text)
    }

    @Test func `An import of os, OSLog or ObjectiveC becomes an import of the module that replaces it on Linux`() {
        expectPorted([
            "import os\nimport os.log // a\nimport OSLog":
                "import OffscreenOS\nimport OffscreenOS // a\nimport OffscreenOS",
            "@preconcurrency import struct os.Logger": "@preconcurrency import struct OffscreenOS.Logger",
            "import ObjectiveC\nlet a = UIView()": "import UIKit\nlet a = UIView()",
            "import func ObjectiveC.objc_getAssociatedObject": "import func UIKit.objc_getAssociatedObject",
            "import ObjectiveC.runtime; let os = a.os": "import UIKit; let os = a.os",
        ])
        #expect(port("import os.log\nimport ObjectiveC").findings.map(\.kind) == [.logImport, .objectiveCImport])
        #expect(port("import os.log").findings.map(\.found) == ["import os.log"])
    }

    @Test func `A call of abs in an extension of CGFloat becomes a call of Swift.abs`() {
        expectPorted([
            "extension CGFloat { func a() -> Self { abs(self) + b.abs(1) } }; func c() { abs(1) }":
                "extension CGFloat { func a() -> Self { Swift.abs(self) + b.abs(1) } }; func c() { abs(1) }",
            "extension Double { var a: Self { abs(self) } }": "extension Double { var a: Self { abs(self) } }",
        ])
    }

    @Test func `A #selector of a static method and a #selector inside a protocol are reported, with the reason`() {
        func left(_ text: String) -> [String] {
            port("import UIKit\n" + text).findings.filter { $0.kind == .selector }.map(\.advice)
        }
        let ofStatic = left("class A { @objc static func b() {}; let c = #selector(A.b) }")
        #expect(ofStatic == ["a static method; call it in a method of an object"])
        #expect(left("protocol A { func b() }\nextension A { func c() { d(#selector(b)) } }").count == 1)
        let inProtocol = left("protocol A { var a: Int { d(#selector(b)) } }")
        #expect(inProtocol == ["a method of a protocol cannot be used; name the class"])
    }

    @Test
    func
        `Porting removes dynamic only where it is a modifier, and adds AnyObject to an @objc protocol without a class constraint`()
    {
        expectPorted([
            "class A { let b = c.dynamic; dynamic func d() {} }": "class A { let b = c.dynamic; func d() {} }",
            "enum A { case dynamic\n func a() {} }": "enum A { case dynamic\n func a() {} }",
            "@objc protocol A: NSObjectProtocol {}": "import UIKit; protocol A: NSObjectProtocol {}",
            "@objc protocol A: class {}": "protocol A: class {}",
            "@objc protocol A: B {}": "protocol A: AnyObject, B {}",
        ])
    }

    @Test func `An override of a method that an extension of a class of UIKit declares is reported`() {
        let code =
            "import UIKit\nextension UIView { @objc func a(b: Int) {} }\nclass A: UIView { override func a(b: Int) {} }"
        #expect(port(code).findings.filter { !$0.isEdited }.map(\.found) == ["func a", "override func a"])
        let other = code.replacing("override func a(b", with: "override func a(c")
        #expect(port(other).findings.allSatisfy { $0.isEdited })
    }

    @Test(arguments: [
        "class A {}\nextension A { override func b(_ c: Int...) {} }",
        "class A {}\nextension A {\n#if B\noverride func b() {}\n#endif\n}",
        "class A {}\nextension A { override func isKind(of a: AnyClass) -> Bool { true } }",
        "class A {}\nextension A { override subscript(a: Int) -> Int { a } }",
    ]) func `An override in an extension is reported and left unchanged if the class cannot forward calls to it`(
        source: String
    ) {
        let file = port("import UIKit\n" + source)
        #expect(file.findings.map(\.kind) == [.extensionOverride])
        #expect(file.findings.allSatisfy { !$0.isEdited } && !file.isChanged)
    }

    @Test(arguments: [
        "extension UIColorWell {\n// a */ b\n}", "extension UIColorWell {\n#if A\n}\n#endif",
        "extension UIColorWell { let a = b */*c }",
    ]) func `Code that would break a block comment is not commented out`(source: String) {
        #expect(!ported("import UIKit\n" + source).contains("/* extension"))
    }

    @Test
    func `Porting adds async to a synchronous test method on the main actor, but not to a method with parameters`() {
        let tests =
            "@MainActor class A: XCTestCase { func testB() async {}\n func testC() {}\n func testD(_ e: Int) {} }"
        #expect(ported(tests).contains("func testB() async {}\n func testC() async {}\n func testD(_ e: Int) {}"))
    }

    @Test
    func
        `The default implementation that porting adds returns an empty dictionary for a dictionary type, and nil for an optional`()
    {
        let file = port(
            "@objc protocol A { @objc optional func b(_ c: Int) -> [D: E]; @objc optional func f(_ c: Int) -> G! }")
        let added = added(to: file)
        #expect(added.contains("return [:]") && added.contains("return nil") && !added.contains("return []"))
    }

    @Test
    func
        `If a class can forward to an override in its extension, the override is renamed and a new one in the class calls it`()
    {
        expectPorted([
            "class A: B {\n}\nextension A {\n  override func c(_ d: Int, e f: inout Int) throws -> Int { 1 }\n}":
                """
            class A: B {
                override func c(_ a1: Int, e a2: inout Int) throws -> Int { try cInExtension(a1, e: \
            &a2) }; }
            extension A {
              func cInExtension(_ d: Int, e f: inout Int) throws -> Int { 1 }
            }
            """,
            "public class A: B { }\nextension A { override public var c: [D: E] { get { f } set {} } }":
                """
            public class A: B {  public override var c: [D: E] { get { cInExtension } set { \
            cInExtension = newValue } }; }
            extension A { public var cInExtension: [D: E] { get { f } set {} } }
            """,
        ])
        let left = [
            "extension UIView { override func a() {} }",
            "class A {}\nextension A { override var b: Int { willSet {} } }",
        ]
        for source in left { #expect(port("import UIKit\n" + source).findings.map(\.isEdited) == [false], "\(source)") }
        #expect(port("class A { class B { override func c() {} } }").findings.isEmpty)
        let files = portFiles(["class A {}", "extension A { override func b() {} }"])
        #expect(
            files.map(text) == [
                "class A { override func b() { bInExtension() }; }", "extension A { func bInExtension() {} }",
            ])
        #expect(files.map(\.findings.count) == [0, 1])
    }

    @Test(arguments: [
        "class A: B {\n}\nextension A { @objc func c() {} }\nclass D: A { override func c() {} }":
            "class A: B {\n    func c() { cInExtensionOfA() }; }\nextension A { func cInExtensionOfA() {} }",
        "open class A: B {\n}\nextension A { open var c: Int { 1 } }\nclass D: A { override var c: Int { 2 } }":
            "open var c: Int { cInExtensionOfA }; }\nextension A { var cInExtensionOfA: Int { 1 } }",
        "class A: B {\n}\nextension A { func c(_ d: Int) {} }\nclass D: A { override func c() {} }":
            "class A: B {\n}\nextension A { func c(_ d: Int) {} }",
        "class A: B {\n}\nextension A { override var c: Int { didSet { d() } } }":
            """
        class A: B {
            override var c: Int { didSet { cDidSet(oldValue) } }; }
        extension A { func cDidSet(_ oldValue: Int)  { do { d() } } }
        """,
        "class A: B { var d = 1 }\nextension A { override func c() {} }":
            "class A: B { var d = 1 ; override func c() { cInExtension() }; }\nextension A { func cInExtension() {} }",
        "import UIKit\nclass A: B { let d = UIColorWell(); }\nextension A { override func c() {} }":
            """
        class A: B { /* let d = UIColorWell(); */  override func c() { cInExtension() }; }
        extension A { func cInExtension() {} }
        """,
        "import UIKit\nclass A: UIView {}\nextension A { override func observeValue(forKeyPath c: String?) {} }":
            """
        class A: UIView { override func observeValue(forKeyPath a1: String?) { \
        observeValueInExtension(forKeyPath: a1) }; }
        """,
        "class A: B {}\nextension A { @available(*, unavailable) override func c() {} }":
            "class A: B {}\nextension A { /* @available(*, unavailable) override func c() {} */ }",
    ])
    func
        `An available extension member that overrides or is overridden is also declared in the class, if the class can forward to it`(
            source: String, text: String
        )
    {
        #expect(ported(source).contains(text))
    }

    @Test(arguments: [
        "let a = NSAttributedString(), b = Progress.init(), c = d.Progress()":
            "let a = NSAttributedString(string: \"\"), b = Progress.init(totalUnitCount: 0), c = d.Progress()",
        "var a: Progress { .init() }; func b() -> Progress {\n .init() }; let c: Progress = .init(), d: E = .init()":
            "var a: Progress { .init(totalUnitCount: 0) }; func b() -> Progress {\n .init(totalUnitCount: 0) }; "
            + "let c: Progress = .init(totalUnitCount: 0), d: E = .init()",
        "let a = (b as AnyObject?)?.cgRectValue, c = (d as AnyObject)?.intValue":
            "let a = (b as? NSValue)?.cgRectValue, c = (d as? NSNumber)?.intValue",
        "class A { @objc func b(_ c: D) {}; let e = NSSelectorFromString(\"b:\") }":
            "let e = Selector(\"b:\", calls: A.b(_:)) }",
        "class A { @objc func b() {}; func b(_ c: D) {}; let e = NSSelectorFromString(\"b\") }":
            "let e = Selector(\"b\", calls: A.b as (A) -> () -> Void) }",
        "class A { @objc(c) func b() {}; let e = Selector((\"c\")) }": "let e = Selector(\"c\", calls: A.b) }",
        "class A { @objc func b() {}; func b(_ c: D) {}; let e = #selector(b) }":
            "let e = Selector(\"b\", calls: A.b as (A) -> () -> Void) }",
    ]) func `An expression that does not compile on Linux is replaced by an equivalent expression if that is certain`(
        source: String, text: String
    ) {
        #expect(ported(source).contains(text))
    }

    @Test(arguments: [
        "let a = (b as AnyObject).cgRectValue": "as AnyObject, and cgRectValue",
        "let a = NSSelectorFromString(\"b\")": "NSSelectorFromString(\"b\")",
        "class A { @objc func b() {}; @objc func b(_ c: D) {}; let e = #selector(b) }": "#selector(b)",
        "func f<A: NSObject>() -> A { A() }": "A()",
    ]) func `An expression whose replacement is not certain is reported and left unchanged`(
        source: String, found: String
    ) {
        #expect(port("import UIKit\n" + source).findings.filter { !$0.isEdited }.map(\.found) == [found])
    }

    @Test
    func
        `An optional protocol method gets a default, unless it is static, throws or has a result type without a known value`()
    {
        let file = port(
            "@objc protocol A { @objc optional func b(_ c: Int) -> Bool; @objc optional func d(_ e: E) -> E }")
        #expect(text(file) == "protocol A: AnyObject { func b(_ c: Int) -> Bool; func d(_ e: E) -> E }")
        #expect(file.findings.filter { $0.kind == .optionalRequirement }.map(\.isEdited) == [true, false])
        let added = added(to: file)
        #expect(added.contains("return false") && added.contains("var b: ABCall?") && added.contains("var d: ADCall?"))
        #expect(!added.contains("return .e"))
        let bare = port("@objc protocol A: B { @objc optional func c() -> Int }\nlet d = e?.c?() ?? 1")
        #expect(text(bare) == "protocol A: AnyObject, B { func c() -> Int }\nlet d = e?.optionalC() ?? 1")
    }

    @Test(arguments: [
        "a.collectionView?(b, c: d).count": "a.collectionView?(b, c: d)?.count",
        "a.collectionView?(b, c: d)?.count": "a.collectionView?(b, c: d)?.count",
        "a.collectionView?(b).count": "a.collectionView?(b).count", "a.e?(b, c: d).count": "a.e?(b, c: d).count",
        "a.collectionView?(b, c: d).map { f($0) }": "a.collectionView?(b, c: d).map { f($0) }",
    ])
    func
        `Access to a member of a labelled optional collectionView call becomes optional chaining, except for members of Optional like map`(
            source: String, text: String
        )
    {
        #expect(ported("import UIKit\nlet x = " + source) == "import UIKit\nlet x = " + text)
    }

    @Test
    func
        `Member access on a ported optional method's labelled call becomes optional chaining, unless Optional has the member`()
    {
        let head = "@objc protocol A { @objc optional func b(c: Int) -> D; @objc optional func e(c: Int) -> F? }\n"
        #expect(
            ported(head + "let x = y.b?(c: 1).z, w = y.e?(c: 1)?.z").hasSuffix(
                "let x = y.b?(c: 1)?.z, w = y.e?(c: 1)?.z"))
    }

    @Test func `Code added for a protocol is enclosed in the protocol's compilation conditions`() {
        let file = port("#if A\n#elseif os(iOS)\n@objc protocol P { @objc optional func b(_ c: Int) }\n#endif")
        let added = added(to: file)
        #expect(added.contains("#if !(A) && (os(iOS) || os(Linux))\n// Written"))
        #expect(added.hasSuffix("#endif\n"))
    }

    @Test
    func
        `An expectation's fulfill method passed as a value becomes a closure, and a test on the main actor becomes async`()
    {
        expectPorted([
            "f(execute: self.e.fulfill)\ne.fulfill()": "f(execute: { self.e.fulfill() })\ne.fulfill()",
            "f(e.fulfill, g.fulfill)": "f({ e.fulfill() }, { g.fulfill() })",
            "let f = e.fulfill\nlet g = e.fulfill + 1": "let f = { e.fulfill() }\nlet g = e.fulfill + 1",
            "@MainActor class A: XCTestCase { func testB() throws {}; func c() {} }":
                "@MainActor class A: XCTestCase { func testB() async throws {}; func c() {} }",
        ])
    }

    @Test(arguments: [
        "class A: XCTestCase {\n @MainActor\n func testB() {}\n func testC() {}\n}": 1,
        "@MainActor\nclass A: XCTestCase {}\nfinal class B: A { func testC() {}\n nonisolated func testD() {} }": 1,
        "@MainActor class A: XCTestCase {}\nextension A { func testC() {} }": 1,
        "@MainActor class A<T>: XCTestCase {}\nclass B: A<Int> { func testC() {} }": 1,
        "class A: XCTestCase {}\n@MainActor extension A { func testC() {} }": 1,
        "@MainActor class A { func testB() {} }": 0,
        "@MainActor class A: XCTestCase { private func testHelp() {}\n static func testAll() {} }": 0,
        "class A: A { @MainActor func testB() {} }": 0,
        // A class of another module whose name ends in `TestCase` is a test case. As such a class,
        // `OffscreenTestCase` too, is not on the main actor, a test in it has to be marked.
        "@MainActor class A: OffscreenTestCase { func testB() {} }": 1,
        "@MainActor class A: OffscreenTestCase {}\nclass B: A { func testC() {} }": 1,
        "class A: OffscreenTestCase { @MainActor func testB() {}\n func testC() {} }": 1,
        "class A: OffscreenTestCase { func testB() {} }": 0,
        "@MainActor class A: SnapshotTestCase { func testB() {} }": 1,
        "class A: SnapshotTestCase { @MainActor func testB() {}\n func testC() {} }": 1,
        "class A: SnapshotTestCase { func testB() {} }": 0,
        "class ListTestCase {}\n@MainActor class A: ListTestCase { func testB() {} }": 0,
    ]) func `A test on the main actor, even if an extension or a superclass puts it there, becomes async`(
        text: String, count: Int
    ) {
        #expect(ported(text).components(separatedBy: ") async").count - 1 == count, "\(ported(text))")
    }

    @Test func `Removable code about a missing class becomes a comment, unless a block comment cannot enclose it`() {
        expectPorted([
            "extension UIColorWell {\n /* a */ }\nclass B: UIColorWell {}\nextension B {}\nclass C {}":
                """
            /* extension UIColorWell {
             /* a */ } */
            /* class B: UIColorWell {} */
            /* extension B {} */
            class C {}
            """,
            "class A: UIColorWell {}\nclass B: XCTestCase { let a = A() }\nclass C { let a: A }":
                "/* class A: UIColorWell {} */\nclass B: XCTestCase { /* let a = A() */ }\nclass C { /* let a: A */ }",
            "extension UIColorWell { let a = \"*/\" }": "import UIKit; extension UIColorWell { let a = \"*/\" }",
        ])
    }

    @Test(arguments: [
        "class A { func b() { c.observe(\\.d) {} } }": Incompatibility.observing,
        "a.setValue(1, forKey: b)": .keyValueCoding,
        "method_exchangeImplementations(a, b)": .runtime, "let a = #imageLiteral(resourceName: b)": .imageLiteral,
        "class A { @NSManaged var b: Int }": .managed, "@UIApplicationMain class A {}": .applicationMain,
        "import UIKit\n@main class A: UIResponder {}": .applicationMain, "method_getNumberOfArguments(a)": .runtime,
        "typealias A = @convention(c) (AnyObject, Selector) -> Void": .runtime,
        "let a: @convention(block) () -> Void": .runtime,
        "import WidgetKit": .missingModule, "import Cocoa\nlet a = \"*/\"": .missingModule,
        "import UIKit\nclass A: B { override func c() -> Int { UIColorWell().d } }": .missingName,
    ])
    func `Code that cannot be ported is left unchanged and reported with its kind of incompatibility`(
        source: String, kind: Incompatibility
    ) {
        let file = port(source)
        #expect(file.findings.map(\.kind) == [kind])
        #expect(file.findings.allSatisfy { !$0.isEdited } && !file.isChanged)
    }

    @Test
    func `A file that imports Cocoa and not UIKit becomes a comment, unless a block comment cannot enclose the file`() {
        #expect(ported("import Cocoa\n@objc class A {}\n") == "/* import Cocoa\n@objc class A {} */\n")
    }

    @Test(arguments: [
        "let a = b.observe(\\.bounds, options: [.new]) {}", "let a = b.observe(\\UIView.frame) {}",
        "var a: NSKeyValueObservation?",
        "a.addObserver(self, forKeyPath: \"contentSize\", context: nil)",
        "a.removeObserver(b, forKeyPath: #keyPath(UIScrollView.contentOffset))",
        "class A: UIView { override func observeValue(forKeyPath a: String?, of: Any?) {} }",
    ]) func `In many cases key-value observation of a property of a view is not reported`(source: String) {
        #expect(port("import UIKit\n" + source).findings.filter { $0.kind == .observing } == [])
    }

    @Test(arguments: [
        "let a = b.observe(\\.status, options: [.new]) {}",
        "class A { @objc dynamic var bounds = 1 }\nlet a = b.observe(\\.bounds, options: c) {}",
        "a.addObserver(self, forKeyPath: \"b.frame\", context: nil)",
        "a.addObserver(self, forKeyPath: key, context: nil)",
        "class A: UICollectionViewLayout { override func observeValue(forKeyPath a: String?, of: Any?) {} }",
    ]) func `In many cases key-value observation that Linux cannot perform is reported and left unchanged`(
        source: String
    ) {
        #expect(port("import UIKit\n" + source).findings.filter { $0.kind == .observing }.map(\.isEdited) == [false])
    }

    @Test(arguments: [
        "wait(for: [b], timeout: 1)": "await fulfillment(of: [b], timeout: 1)",
        "if c { self.wait(for: [b]) }": "if c { await self.fulfillment(of: [b]) }",
        "for c in d { wait(for: [b]) }": "for c in d { await fulfillment(of: [b]) }",
        "while c { wait(for: [b]) }": "while c { await fulfillment(of: [b]) }",
        "repeat { wait(for: [b]) } while c": "repeat { await fulfillment(of: [b]) } while c",
        "do { wait(for: [b]) } catch {}": "do { await fulfillment(of: [b]) } catch {}",
        "guard c else { wait(for: [b]); return }": "guard c else { await fulfillment(of: [b]); return }",
        "switch c { default: wait(for: [b]) }": "switch c { default: await fulfillment(of: [b]) }",
        "d { wait(for: [b]) }": "d { wait(for: [b]) }",
    ]) func `A wait(for:) directly in a synchronous main-actor test becomes await fulfillment(of:)`(
        statement: String, text: String
    ) {
        let test = "@MainActor class A: XCTestCase { func testB() { \(statement) } }"
        #expect(ported(test).contains("async { \(text) }"))
        #expect(ported(test.replacing("@MainActor ", with: "")).contains(statement))
    }

    @Test
    func
        `In a test on the main actor an editable waitForExpectations becomes an awaited fulfillment of the stored expectations`()
    {
        let test = """
            @MainActor class A: XCTestCase {
                func testB() {
                    let c = expectation(description: "c"), d = 1
                    let e = self.expectation(description: "e")
                    self.waitForExpectations(timeout: d, handler: nil)
                    let f = expectation(forNotification: g, object: nil)
                    waitForExpectations(timeout: 2)
                }
            }
            """
        let text = ported(test)
        #expect(text.contains("\n        await self.fulfillment(of: [c, e], timeout: d)\n"))
        #expect(text.contains("\n        await fulfillment(of: [f], timeout: 2)\n"))
        #expect(
            !ported(test + "\nextension A { func h() { i = expectation(description: \"i\") } }").contains("fulfillment")
        )
        #expect(!ported(test.replacing("@MainActor ", with: "")).contains("fulfillment"))
    }

    @Test(arguments: [
        "d { wait(for: [b]) }", "waitForExpectations(timeout: 1)",
        "if c { self.waitForExpectations(timeout: 1, handler: nil) }",
        "let e = expectation(description: \"f\"); waitForExpectations(timeout: 1) { _ in }",
        "let e = expectation(description: \"f\"); if e.g { waitForExpectations(timeout: 1) }",
        "e = expectation(description: \"f\"); waitForExpectations(timeout: 1)",
    ]) func `In a test that becomes async, a wait(for:) or waitForExpectations that the porter cannot edit is reported`(
        statement: String
    ) {
        let findings = port("import XCTest\n@MainActor class A: XCTestCase { func testB() { \(statement) } }").findings
        #expect(findings.filter { $0.kind == .wait }.map(\.isEdited) == [false])
    }

    @Test(arguments: [
        "func f(_ a: @autoclosure () -> Bool) { assert(a); g(a) }": "assert(a()); g(a) }",
        "func f<T>(b a: @autoclosure @escaping () throws -> T) { XCTAssertEqual(a, c); XCTAssertTrue(try a) }":
            "XCTAssertEqual(try a(), c); XCTAssertTrue(try a()) }",
        "func f(_ a: @autoclosure () -> Int) {}\nfunc g(_ a: @autoclosure () -> Int) { f(a); f(a()); f(b.a) }":
            "f(a()); f(a()); f(b.a) }",
    ])
    func `An autoclosure that is passed on to another autoclosure parameter becomes a call of the autoclosure`(
        source: String, end: String
    ) {
        #expect(ported(source).hasSuffix(end))
    }

    @Test func `Nothing is reported in code that is compiled only for another system`() {
        #expect(
            port(
                "#if os(macOS)\nimport AppKit\nlet a = #selector(B.c), b = method_exchangeImplementations(c, d)\n#endif"
            ).findings.isEmpty)
        #expect(port("#if canImport(WebKit)\nimport WebKit\n#endif").findings.isEmpty)
        #expect(port("#if os(iOS)\n#else\nimport Cocoa\n#endif").findings.map(\.kind) == [.systemCondition])
    }

    @Test(arguments: [
        "@MainActor class A: XCTestCase { override func setUp() { super.setUp() } }":
            "override func setUp() async throws { try await super.setUp() } }",
        "class A: XCTestCase { @MainActor override func tearDownWithError() throws { try super.tearDownWithError() } }":
            "override func tearDown() async throws { try await super.tearDown() } }",
        "class A: XCTestCase { @MainActor func testB() {} }\nclass C: A { override func testB() { super.testB() } }":
            "override func testB() async { await super.testB() } }",
        "class A: XCTestCase { override func setUp() { super.setUp() } }": "override func setUp() { super.setUp() } }",
        "@MainActor class A: XCTestCase { override class func setUp() {} }": "override class func setUp() {} }",
    ])
    func
        `On the main actor an override of a test, or the only override of an instance's setUp or tearDown, becomes async`(
            source: String, end: String
        )
    {
        #expect(ported(source).hasSuffix(end))
    }

    @Test func `A test case on the main actor with both setUp and setUpWithError keeps both, and both are reported`() {
        let source =
            "@MainActor class A: XCTestCase { override func setUp() {}; override func setUpWithError() throws {} }"
        #expect(port(source).findings.map(\.isEdited) == [false, false])
    }

    @Test
    func
        `Porting adds Apple's intersects to a file that calls it without a label, unless the file can use another [VIEW-19]`()
    {
        func tail(_ files: String...) -> [Bool] {
            portFiles(files).map { added(to: $0).contains("fileprivate func intersects(_ other: CGRect) -> Bool") }
        }
        #expect(
            tail("import UIKit\nlet a = b.intersects(c)", "let d = 1", "let e = f.filter(g.intersects)") == [
                true, false, true,
            ])
        #expect(
            tail("let a = b.intersects(integersIn: c)", "func intersects() {}; let d = intersects()") == [false, false])
        #expect(
            tail("let a = b.intersects(c)", "extension CGRect { func intersects(_ d: CGRect) -> Bool { true } }") == [
                false, false,
            ])
        let file = port("let a = b.intersects(c)")
        #expect(
            text(file) == "import UIKit; let a = b.intersects(c)" && file.findings.map(\.kind).contains(.rectangles))
        #expect(!file.findings.map(\.isEdited).contains(false))
        for module in ["Foundation", "CoreGraphics", "UIKit"] {
            #expect(text(port("import \(module)\nlet a = b.intersects(c)")).hasPrefix("import \(module)\n"))
        }
    }

    @Test
    func `An initialiser that only iOS can call on a metatype is reported if the code makes objects from metatypes`() {
        func found(_ text: String) -> [String] { port(text).findings.filter { $0.kind == .initializer }.map(\.found) }
        let view = "import UIKit\nclass A: UIView { init() { super.init(frame: .zero) } }\nclass B: A {}\n"
        for end in ["", "let c = A.init(); let d = [Int]()"] { #expect(found(view + end).isEmpty) }
        let calls = [
            "func f<T: UIView>() -> T { T() }", "class C<T: UIView> { let t = T(frame: .zero) }",
            "let c = type(of: d).init()",
            "let c = classes[0].init(frame: .zero)",
        ]
        for call in calls { #expect(found(view + call) == ["init() of A"], "\(call)") }
        let make = "\nfunc f<T: UIView>() -> T { T() }"
        #expect(found("class A: UICollectionView { init(frame: CGRect) {} }" + make) == ["init(frame:) of A"])
        #expect(found("class A: B { convenience init() {} }\nclass B: UIViewController {}" + make) == ["init() of A"])
        #expect(
            found("class A: UIView { override init(frame: CGRect) {}; init(a: Int) {}; func b() { C.init() } }" + make)
                .isEmpty)
        #expect(
            found("class A: UICollectionViewFlowLayout { override init() {} }\nclass B { init() {} }" + make).isEmpty)
        #expect(port(view + "let c = type(of: d).init()").findings.map(\.isEdited) == [false])
    }

    @Test(arguments: [
        "func f() { a.b(); UIColorWell().c() }": "func f() { a.b(); /* UIColorWell().c() */ }",
        "func f() -> Int { UIColorWell().c }": "/* func f() -> Int { UIColorWell().c } */",
        "func f() { g { UIColorWell().c } }": "func f() { /* g { UIColorWell().c } */ }",
        "func f() { if let a = UIColorWell() { b(a) }\n c() }":
            "func f() { /* if let a = UIColorWell() { b(a) } */\n c() }",
        "func f() { if a { b.c = UIColorWell() } }": "func f() { if a { /* b.c = UIColorWell() */ } }",
        "func f() { let a = UIColorWell()\n a.b = 1\n c(a) }":
            "func f() { /* let a = UIColorWell() */\n /* a.b = 1 */\n /* c(a) */ }",
        "func f() { switch a { case 1: UIColorWell().b()\n default: c() } }":
            "func f() { switch a { case 1: break /* UIColorWell().b() */\n default: c() } }",
        "struct A { let b: UIColorWell, c = 1\n func d() { b.e(); f() } }":
            "struct A { /* let b: UIColorWell, c = 1 */\n func d() { /* b.e(); */ f() } }",
        "class A { @B(c)\n func d(_ e: UIColorWell) {} }": "class A { /* @B(c)\n func d(_ e: UIColorWell) {} */ }",
        "class A: B { init(c: UIColorWell) {} }": "/* class A: B { init(c: UIColorWell) {} } */",
        "class A: B { init(c: UIColorWell) {}\n init() {} }":
            "class A: B { /* init(c: UIColorWell) {} */\n init() {} }",
        "extension A where B == UIColorWell { func c() {} }":
            "/* extension A where B == UIColorWell { func c() {} } */",
        "struct A: B, UIFocusItem, C {}": "struct A: B/* , UIFocusItem */, C {}",
        "struct A: UIFocusItem, B {}": "struct A: /* UIFocusItem, */ B {}",
        "class A {}\nextension A: UIFocusItem, UIFocusItemContainer, UIFocusEnvironment {}":
            "class A {}\nextension A/* : /* UIFocusItem, */ /* UIFocusItemContainer, */ UIFocusEnvironment */ {}",
        """
        func f() { a = b.jpegData(compressionQuality: 1); c = d.pngData(); e = \
        r.jpegData(withCompressionQuality: 1) {} }
        """:
            """
        func f() { /* a = b.jpegData(compressionQuality: 1); */ /* c = d.pngData(); */ \
        e = r.jpegData(withCompressionQuality: 1) {} }
        """,
        """
        func f() { guard let c = UIGraphicsGetCurrentContext() else { return }
         c.rotate(by: d)
         c.move(to: d)
         c.fill(d)
         e.move(to: d) }
        """:
            """
        func f() { guard let c = UIGraphicsGetCurrentContext() else { return }
         /* c.rotate(by: d) */
         c.move(to: d)
         c.fill(d)
         e.move(to: d) }
        """,
        "class A { typealias E = UIColorWell\n let f: E? }\nclass B { typealias E = Int\n let f: E? }":
            "class A { /* typealias E = UIColorWell */\n /* let f: E? */ }\nclass B { typealias E = Int\n let f: E? }",
        "class A { let b: UIColorWell; func c() { d(); UIColorWell(); e() } }":
            "class A { /* let b: UIColorWell; */ func c() { d(); /* UIColorWell(); */ e() } }",
        "typealias A = UIColorWell\nlet b: A?\nlet c: D?":
            "/* typealias A = UIColorWell */\n/* let b: A? */\nlet c: D?",
        "import EventKit\nfunc a(_ b: EKEvent, c: EKit) {}\nlet EKGO = 1":
            "/* import EventKit */\n/* func a(_ b: EKEvent, c: EKit) {} */\nlet EKGO = 1",
        "import SwiftUI\nstruct A { let b: Color, c: Int\n var d = UIColor(.red) }\nlet e: B.Color":
            """
        /* import SwiftUI */
        struct A { /* let b: Color, c: Int */
         /* var d = UIColor(.red) */ }
        let e: B.Color
        """,
        "import CoreData\nclass A: NSManagedObject { var b = 1 }\nlet c: A?":
            "/* import CoreData */\n/* class A: NSManagedObject { var b = 1 } */\n/* let c: A? */",
        "let a = [b, UIColorWell(), c]\nlet d = [e[UIColorWell()]]":
            "let a = [b, /* UIColorWell(), */ c]\n/* let d = [e[UIColorWell()]] */",
        "func f() { a([b: UIColorWell(), c: d,\n e: UIColorWell()]); g { [UIColorWell(), h] in i } }":
            "func f() { a([/* b: UIColorWell(), */ c: d,\n /* e: UIColorWell() */]); g { [UIColorWell(), h] in i } }"
            .replacing("g { [UIColorWell(), h] in i }", with: "/* g { [UIColorWell(), h] in i } */"),
        "func f(_ a: Int, b: C? = nil, d: E = 1) {}; func g() { f(1, b: UIColorWell(), d: 2); f(2, b: UIColorWell()) }":
            """
        func f(_ a: Int, b: C? = nil, d: E = 1) {}; func g() { f(1, /* b: UIColorWell(), */ d: 2); \
        f(2/* , b: UIColorWell() */) }
        """,
        "func f() { present(a, animated: true, completion: UIColorWell().b); c(a, completion: UIColorWell()) }":
            """
        func f() { present(a, animated: true/* , completion: UIColorWell().b */); \
        /* c(a, completion: UIColorWell()) */ }
        """,
        """
        func f() { switch a {\n case .b: c()\n case is UIColorWell: d()\n e()\n case is F, is UIColorWell: \
        g()\n default: h() } }
        """:
            """
        func f() { switch a {
         case .b: c()
         /* case is UIColorWell: d()
         e() */
         case is F/* , is UIColorWell */: g()
         default: h() } }
        """,
        "enum A { case b(UIColorWell), c, d(UIColorWell) }":
            "enum A { case /* b(UIColorWell), */ c/* , d(UIColorWell) */ }",
        "func f() { let (a, b) = UIColorWell().c\n a.d(); b.d() }":
            "func f() { /* let (a, b) = UIColorWell().c */\n /* a.d(); */ /* b.d() */ }",
        """
        class A { struct B { let c: Int }\n var d: B? }\nclass E { class B: UIColorWell {}\n var d: B?; func \
        f(_ b: A.B) {} }
        """:
            """
        class A { struct B { let c: Int }
         var d: B? }
        class E { /* class B: UIColorWell {} */
         /* var d: B?; */ func f(_ b: A.B) {} }
        """,
        "class B: UIColorWell {}\nclass E { class B {}\n var d: B? }\nvar f: B?":
            "/* class B: UIColorWell {} */\nclass E { class B {}\n var d: B? }\n/* var f: B? */",
        """
        class E { class B: UIColorWell {} }\nvar a: E.B?\nclass F<B> { var c: B? }\nfunc g<B>(_ b: B) \
        {}\nclass H: E { var b: B? }
        """:
            """
        class E { /* class B: UIColorWell {} */ }
        /* var a: E.B? */
        class F<B> { var c: B? }
        func g<B>(_ b: B) {}
        class H: E { /* var b: B? */ }
        """,
        """
        class A { let well = UIColorWell(); func f() { g(well: well) } }\nclass B { let a = A(), well = 1; \
        func f() { a.well.c(); d(well) } }
        """:
            """
        class A { /* let well = UIColorWell(); */ func f() { /* g(well: well) */ } }
        class B { let a = A(), well = 1; func f() { /* a.well.c(); */ d(well) } }
        """,
        "class A { let well = UIColorWell() }\nclass B<T> { let a: T }\nclass C: B<A> { func f() { a.well.d(); e() } }":
            """
        class A { /* let well = UIColorWell() */ }
        class B<T> { let a: T }
        class C: B<A> { func f() { /* a.well.d(); */ e() } }
        """,
        """
        @resultBuilder enum A { static func buildBlock(_ a: UIColorWell) {} }\nfunc b(@A _ c: () -> Int) \
        {}\nfunc d() {}
        """:
            """
        /* @resultBuilder enum A { static func buildBlock(_ a: UIColorWell) {} } */\n/* func b(@A _ c: () \
        -> Int) {} */\nfunc d() {}
        """,
        "@propertyWrapper struct A { var wrappedValue: UIColorWell }\nclass B { @A var c }":
            "/* @propertyWrapper struct A { var wrappedValue: UIColorWell } */\nclass B { /* @A var c */ }",
        "func f() { a = ProcessInfo.processInfo.isMacCatalystApp; b() }":
            "func f() { /* a = ProcessInfo.processInfo.isMacCatalystApp; */ b() }",
        "func f() { measure(metrics: [XCTMemoryMetric()]) {}; b() }":
            "func f() { /* measure(metrics: [XCTMemoryMetric()]) {}; */ b() }",
        "class A { static func b() -> C { Bundle.main.loadNibNamed(d)!.first as! C } }":
            "class A { /* static func b() -> C { Bundle.main.loadNibNamed(d)!.first as! C } */ }",
        "class A { var thermalState = 1; func b() { thermalState = 2 } }":
            "class A { var thermalState = 1; func b() { thermalState = 2 } }",
    ]) func `The smallest removable code around a missing UIKit name becomes a comment`(
        source: String, expected: String
    ) {
        let file = port("import UIKit\n" + source)
        #expect(text(file) == "import UIKit\n" + expected)
        #expect(file.findings.allSatisfy { $0.isEdited && $0.becomesComment })
    }

    @Test(arguments: [
        "func f() { if let a = UIColorWell() { b() } else { c() } }\nf()",
        "func f() -> Int { UIColorWell().a }\nlet b = f()",
        "class A: B { override func c() -> Int { UIColorWell().d } }",
        "protocol A { func b() -> Int }\nclass C: A { func b() -> Int { UIColorWell().d } }",
        "class A: B { init() { super.init(UIColorWell()) } }", "func f() { if UIColorWell().a { b() } }\nf()",
        "func f() { let a: B\n if c { a = UIColorWell() } else { a = d }\n g(a) }\nf()",
        "class A { let b: C\n init() { b = UIColorWell().d } }\n_ = A()",
        "class A { var b: C\n init() { self.b = UIColorWell().d; e() } }\n_ = A()",
        "func f() { guard a else { UIColorWell.stop() }\n b() }\nf()",
        "func f() { switch a { case is UIColorWell: b() } }\nf()",
        "func f() {\n guard\n let a = UIColorWell().b,\n let c = d\n else { return }\n g(a, c)\n}\nf()",
    ]) func `A missing UIKit name is reported and left unchanged if no code around the name can be removed`(
        source: String
    ) {
        let file = port("import UIKit\n" + source)
        #expect(!file.isChanged && file.findings.map(\.found) == ["UIColorWell"])
    }

    @Test func `Porting the copies that are already ported finds nothing to port`() throws {
        for name in Self.names {
            let again = Porter.port([(name, Array(try String(contentsOf: Self.copy(name), encoding: .utf8).utf8))])[0]
            #expect(again.findings.isEmpty, "\(again.findings)")
        }
    }

    private static let names = [
        "Bench", "Cabinet", "Deck", "DeckLayout", "Feed", "FeedState", "Ledger", "Rack", "Shelf", "ShelfTests",
        "Stand", "Watch", "Workshop", "WorkshopTests",
    ]

    private static func copy(_ name: String) -> URL {
        let folder = name.hasPrefix("Feed") ? "Swift5Combine" : "Swift5Ported"
        return packageRoot.appendingPathComponent("Tests/CompatibilityTests/\(folder)/\(name).swift")
    }

    /// The edits by hand in the copy of Ledger, one for each place that the report leaves to a
    /// person.
    private static let ledgerEdits: KeyValuePairs = [
        "anyObjects.first?.priority": "(anyObjects.first as? LedgerEntry)?.priority",
        "anyObjects.last?.priority": "(anyObjects.last as? LedgerEntry)?.priority",
        "UIImage(resource: .star)": "UIImage(named: \"star\") ?? UIImage()",
        "UIColorWell().title ?? \"one\"": "\"one\"",
        "object.responds(to: Selector(\"close\", calls: LedgerEntry.close))": "object is LedgerEntry",
        "observation = observe(\\.isSelected) { cell, _ in cell.marks += 1 }": "",
        "var marks = 0": "var marks = 0; override var isSelected: Bool { didSet { marks += 1 } }",
    ]
    private static let ledgerPlaces = [
        "16 anyObjects.first?.priority", "17 anyObjects.last?.priority", "22 UIImage(resource:)", "29 UIColorWell",
        "45 responds(to:)", "66 observe(\\...)",
    ]

    /// `PortedCodeTests` compiles and runs the copies. `OFFSCREEN_ACCEPT=1` writes them again.
    @Test func `Porting each original file gives the stored copy, which is compiled and tested`() throws {
        let originals = try Self.names.map { name in
            let original = packageRoot.appendingPathComponent("Tests/OffscreenPorterTests/Originals/\(name).swift.txt")
            return (name, Array(try Data(contentsOf: original)))
        }
        for (name, file) in zip(Self.names, Porter.port(originals)) {
            let left = file.findings.filter { !$0.isEdited }.map { "\($0.line) \($0.found)" }
            #expect(left == (name == "Ledger" ? Self.ledgerPlaces : []), "\(name)")
            var text = String(decoding: file.text, as: UTF8.self)
            if name == "Ledger" {
                for (code, edited) in Self.ledgerEdits {
                    #expect(text.components(separatedBy: code).count == 2, "\(code)")
                    text = text.replacing(code, with: edited)
                }
            }
            if ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] != nil {
                try Data(text.utf8).write(to: Self.copy(name))
            }
            #expect(text == (try String(contentsOf: Self.copy(name), encoding: .utf8)))
        }
    }
}
