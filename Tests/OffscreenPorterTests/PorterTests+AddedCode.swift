import Foundation
import Testing

@testable import OffscreenPorter

/// Code that the porter adds: methods of protocols, and operators of Combine.
extension PorterTests {
    @Test func `A subclass's optional method is added to the class that conforms, where the porter can`() {
        let code = """
            import UIKit
            class A: UIViewController, UICollectionViewDelegateFlowLayout {
            }
            class B: A {
                @objc public func collectionView(_ v: UICollectionView, shouldSelectItemAt p: IndexPath) -> Bool {
                    false
                }
                func scrollViewDidScroll(_ s: UIScrollView) {}
                func scrollViewDidScroll() {}
            }
            class C: A {}
            class D: C { func scrollViewDidScroll(_ s: UIScrollView) {} }
            """
        let file = port(code)
        let text = text(file)
        #expect(
            text.contains(
                """
                UICollectionViewDelegateFlowLayout {
                    func collectionView(_ a1: UICollectionView, shouldSelectItemAt a2: IndexPath) -> Bool \
                { _OptionalDefault.answer(AUICollectionViewDelegateDefaults().collectionView(a1, \
                shouldSelectItemAt: a2), of: self) }; func scrollViewDidScroll(_ a1: UIScrollView) \
                { _OptionalDefault.answer(of: self) }; }
                """))
        #expect(text.contains("override public func collectionView(_ v"))
        #expect(text.components(separatedBy: "override func scrollViewDidScroll(_ s").count == 3)
        #expect(
            added(to: file).contains("class AUICollectionViewDelegateDefaults: NSObject, UICollectionViewDelegate {}"))
        for left in [
            "class A: UIViewController, UICollectionViewDelegate {}\nclass B: A {}\n"
                + "extension B { func scrollViewDidScroll(_ s: UIScrollView) {} }",
            "@objc protocol P { @objc optional func p(_ a: Int) }\nclass A: P {}\nclass B: A { func p(_ a: Int) {} }",
        ] {
            #expect(
                port("import UIKit\n" + left).findings.filter { $0.kind == .subclassMethod }.map(\.isEdited) == [false])
        }
        for fine in [
            "class A: UIViewController, UICollectionViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
                + "class B: A { override func scrollViewDidScroll(_ s: UIScrollView) {} }",
            """
            class A: UIView {}\nclass B: A, UICollectionViewDelegate { func scrollViewDidScroll(_ s: \
            UIScrollView) {} }
            """,
            """
            class A: UICollectionViewController {}\nclass B: A { override func scrollViewDidScroll(_ s: \
            UIScrollView) {} }
            """,
        ] { #expect(port("import UIKit\n" + fine).findings.isEmpty) }
    }

    @Test(arguments: ["", "-> Void", "-> ()"], [0, 1, 2, 3])
    func `A subclass's method is added also if the class conforms through protocols of the ported code`(
        result: String, levels: Int
    ) {
        let protocols = (0..<levels).map {
            "protocol P\($0): \($0 == 0 ? "AnyObject, UICollectionViewDelegate" : "P\($0 - 1)") {}\n"
        }
        let inherited = levels == 0 ? "UICollectionViewDelegate" : "P\(levels - 1)"
        let code = """
            import UIKit
            \(protocols.joined())class A: UIViewController, \(inherited) {
            }
            class B: A { func scrollViewDidScroll(_ s: UIScrollView) \(result) {} }
            """
        let file = port(code)
        #expect(file.findings.filter { $0.kind == .subclassMethod }.map(\.isEdited) == [true])
        #expect(text(file).contains("override func scrollViewDidScroll(_ s: UIScrollView)"))
        #expect(text(file).contains("{ _OptionalDefault.answer(of: self) }"), "\(text(file))")
        #expect(!added(to: file).contains("Defaults: NSObject"))
        let apart = portFiles([protocols.joined(), code.replacing(protocols.joined(), with: "")])
        #expect(text(apart[1]).contains("override func scrollViewDidScroll"), "protocols in another file")
        let other = code.replacing("UICollectionViewDelegate", with: "UITextFieldDelegate")
        #expect(!text(port(other)).contains("override"), "a protocol without the method")
    }

    @Test(arguments: [
        ("class A: UIView { var b: Any?; init(c: UIColorWell) { super.init(frame: .zero) } }", true),
        ("struct A { let b: Int; init(c: UIColorWell) { b = 1 } }", true),
        ("enum A { case b; init(c: UIColorWell) { self = .b } }", false),
        ("actor A { let b = 1; init(c: UIColorWell) {} }", false),
        ("extension A { init(c: UIColorWell) {} }", false),
        ("class A { init(b: Int) {}; init(c: UIColorWell) {} }", false),
        ("struct A { let b: Int; init() { b = 1 }; init(c: UIColorWell) { b = 1 } }", false),
        ("class A { convenience init(b: Int) { self.init(c: d) }; init(c: UIColorWell) {} }", true),
        ("class A { required init(b: Int) {}; init(c: UIColorWell) {} }", true),
        ("class A { class B { init() {} }; init(c: UIColorWell) {} }", true),
    ])
    func `An initialiser becomes a comment alone, or the type with it if the type has no other`(
        code: String, isWhole: Bool
    ) {
        let ported = ported("import UIKit\n" + code)
        #expect(ported.hasPrefix("import UIKit\n/* \(code.prefix(5))") == isWhole, "\(ported)")
        #expect(ported.contains("/* init(c: UIColorWell)") == !isWhole, "\(ported)")
    }

    @Test(arguments: [
        "func a() -> Int { return UIColorWell().b }", "func a(b: UIColorWell) {}", "let a = UIColorWell()",
        "class A { init(b: UIColorWell) {} }", "class A { let b = UIColorWell() }", "typealias A = UIColorWell",
        "func a() { b(UIColorWell()) }", "extension A { func b(c: UIColorWell) {} }",
        "if a { b(UIColorWell()) } else { c() }", "{ b(UIColorWell()); c() }", "@IBAction func a() {}",
        "@objc func a() {}", "protocol A { func b(c: UIColorWell) }",
    ])
    func `The first declaration of a file is ported like any other`(code: String) {
        func body(_ text: String) -> String {
            String(text.trimmingPrefix("import UIKit; ").trimmingPrefix("import UIKit\n"))
        }
        let (first, second) = (port(code), port("import UIKit\n" + code))
        #expect(body(text(first)) == body(text(second)))
        #expect(first.findings.map(\.found) == second.findings.map(\.found))
    }

    @Test(arguments: ["Delegate", "DataSource", "Prefetching", "ing", "Protocol", "Environment", "Object"])
    func `A class keeps all but its conformance to a missing name with the ending of a protocol's name`(end: String) {
        for name in ["PHThing\(end)", "SKThing\(end)"] {
            let module = name.hasPrefix("PH") ? "Photos" : "StoreKit"
            let ported = ported("import \(module)\nimport UIKit\nclass A: \(name) { var b = 1 }")
            #expect(ported.hasSuffix("class A/* : \(name) */ { var b = 1 }"), "\(ported)")
            let other = self.ported("import \(module)\nimport UIKit\nclass A: \(name)Manager { var b = 1 }")
            #expect(other.hasSuffix("/* class A: \(name)Manager { var b = 1 } */"), "\(other)")
        }
    }

    @Test(arguments: [
        "class A { var b = 1 { didSet { # } } }", "class A { var b = 1 { willSet { # } } }",
        "class A { var b = 1 { didSet(c) { # } } }", "class A { var b = 1 { willSet(c) { # } } }",
        "class A { var b: Int { get { 1 } set { # } } }", "class A { var b: Int { get { 1 } set(c) { # } } }",
        "class A { init() { # } }", "class A { func b() { # } }", "class A { func b() { do { # } } }",
        "class A { func b() { defer { # } } }", "class A { func b() { if c { # } } }",
        "class A { func b() { if c { d() } else { # } } }", "class A { func b() { for c in d { # } } }",
        "class A { func b() { while c { # } } }",
    ])
    func `The only statement of a body without a result becomes a comment`(code: String) {
        let source = "import UIKit\n" + code.replacing("#", with: "e.f(UIColorWell())")
        #expect(ported(source) == "import UIKit\n" + code.replacing("#", with: "/* e.f(UIColorWell()) */"))
    }

    @Test(arguments: [
        "class A { var b: Int { # } }", "class A { func b() -> Int { # } }", "class A { var b: Int { get { # } } }",
        "class A { let b = c { # } }", "class A { func b() { c { # } } }",
    ])
    func `The only statement of a body that may have a result does not become a comment alone`(code: String) {
        let ported = ported("import UIKit\n" + code.replacing("#", with: "e.f(UIColorWell())"))
        #expect(!ported.contains("{ /* e.f(UIColorWell()) */ }"), "\(ported)")
    }

    @Test func `An assignment stays only if it gives the first value to a name that was declared before it`() {
        func isRemoved(_ body: String, members: String = "var a: Any?") -> Bool {
            let source = "import UIKit\nclass A { \(members); func f() { \(body); g() } }"
            return ported(source).contains("/* a = UIColorWell(); */")
                || ported(source).contains("/* self.a = UIColorWell(); */")
        }
        let assign = "a = UIColorWell()"
        #expect(isRemoved(assign))
        #expect(isRemoved("var a: Any?; \(assign)"))
        #expect(!isRemoved("let a: Any; \(assign)"))
        #expect(!isRemoved("var a: Any; \(assign)"))
        #expect(isRemoved("if b { \(assign); c() }; if d { let a: Any; a = 1; e(a) }"), "a later constant of that name")
        #expect(isRemoved("b(a: 1); \(assign)"))
        #expect(isRemoved("self.a = UIColorWell()", members: "var a: Any"), "not in an initialiser")
        let first = "import UIKit\nclass A { let a: Any; init() { self.a = UIColorWell(); g() } }"
        #expect(!ported(first).contains("/* self.a"))
        let second = "import UIKit\nclass A { var a: Any? = 1; init() { self.a = UIColorWell(); g() } }"
        #expect(ported(second).contains("/* self.a = UIColorWell(); */"))
    }

    @Test func `An import of Combine becomes one of OpenCombine, and a file gets the operators that it uses`() {
        expectPorted([
            "@preconcurrency import Combine\nimport class Combine.AnyCancellable":
                "@preconcurrency import OpenCombineShim\nimport class OpenCombineShim.AnyCancellable",
            "#if canImport(Combine)\nimport Combine\n#endif":
                "#if canImport(OpenCombineShim)\nimport OpenCombineShim\n#endif",
            "import Foundation\nclass A: ObservableObject { @Published var b = 1 }":
                "import OpenCombineShim; import Foundation\nclass A: ObservableObject { @Published var b = 1 }",
            """
            class AnyCancellable {}\n@propertyWrapper struct Published {}\nclass A { @Published var b: \
            AnyCancellable? }
            """:
                """
            class AnyCancellable {}\n@propertyWrapper struct Published {}\nclass A { @Published var b: \
            AnyCancellable? }
            """,
            "import Combine\nclass AnyCancellable {}\nlet a: AnyCancellable":
                "import OpenCombineShim\nclass AnyCancellable {}\nlet a: AnyCancellable",
            // A generic parameter with the name of a type of Combine.
            "func a<AnyPublisher>(b: AnyPublisher) {}": "func a<AnyPublisher>(b: AnyPublisher) {}",
            "class A<Published> {\n    let b: Published\n}": "class A<Published> {\n    let b: Published\n}",
            "let Combine = 1, a = b.Combine, c = d.receive(on: e)":
                "let Combine = 1, a = b.Combine, c = d.receive(on: e)",
        ])
        let names = [
            "receive", "debounce", "throttle", "delay", "subscribe", "publish(every", "MergeMany", "combineLatest",
        ]
        func addedNames(_ call: String) -> [String] {
            let code = added(to: port("import Combine\nimport UIKit\nlet a = \(call)"))
            return names.filter { code.contains("func \($0)") }
        }
        #expect(addedNames("b.receive(on: DispatchQueue.main)") == ["receive"])
        #expect(
            addedNames("b.debounce(for: 1, scheduler: RunLoop.main).delay(for: 1, scheduler: c)") == [
                "debounce", "delay",
            ])
        #expect(
            addedNames("b.throttle(for: 1, scheduler: c, latest: true).subscribe(on: c)") == ["throttle", "subscribe"])
        #expect(addedNames("Timer.publish(every: 1, on: .main, in: .common)") == ["publish(every"])
        #expect(
            addedNames("b.merge(with: c)") == ["MergeMany"] && addedNames("Publishers.Merge(b, c)") == ["MergeMany"])
        #expect(addedNames("Publishers.CombineLatest(b, c)") == ["MergeMany", "combineLatest"])
        #expect(addedNames("b.map { c }.sink { d }") == [] && addedNames("b.publish(every: 1)") == [])
        #expect(
            added(to: port("import UIKit\nlet a = PassthroughSubject<Int, Never>().receive(on: RunLoop.main)"))
                .contains(
                    "func receive"), "a name of Combine without an import of it")
        #expect(
            portFiles(["import Combine", "import UIKit\nlet a = b.receive(on: c)"]).map(text)
                == ["import OpenCombineShim", "import OpenCombineShim; import UIKit\nlet a = b.receive(on: c)"])
        #expect(
            port("import Combine\nlet a = b.publisher(for: \\.c)").findings.filter { !$0.isEdited }.map(\.kind) == [
                .combine
            ])
    }

    @Test(arguments: [
        "a.collect(.byTime(RunLoop.main, 1)).b()": ["collect(.byTime...)"],
        "a.collect(.byTimeOrCount(c, 1, 2))": ["collect(.byTimeOrCount...)"],
        "let a: Publishers.CollectByTime<B, C>": ["CollectByTime"],
        "a.publisher(for: #keyPath(B.c))": ["publisher(for: \\...)"],
        "a.collect(); b.collect(3); c.byTime(d); e.collect(f)": [],
    ]) func `The porter reports each name of Combine that OpenCombine lacks and that it does not add itself`(
        source: String, found: [String]
    ) {
        #expect(port("import Combine\n" + source).findings.filter { !$0.isEdited }.map(\.found) == found)
    }
}
