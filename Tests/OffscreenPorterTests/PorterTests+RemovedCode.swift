import Foundation
import Testing

@testable import OffscreenPorter

/// Code that runs on iOS and not in the copy, and code that only iOS understands.
extension PorterTests {
    @Test func `Lines of code that ran and became comments are counted once, for the name that is missing`() {
        func counts(_ source: String) -> [String] {
            port(source).findings.filter { $0.removedLines > 0 }.map { "\($0.cause) \($0.removedLines)" }
        }
        let code = """
            import UIKit
            import EventKit
            class A: UIView, UIFocusItem {
                let well = UIColorWell()
                func a() {
                    well.b()

                    // A comment does not count.
                    c(
                        well
                    )
                }
                typealias B = UIColorWell
                func d() -> B {
                    e(); f()
                }
            }
            protocol P { func g() -> UIColorWell }
            class T: UIColorWell {
                var h = 1
            }
            let t = T()
            #if os(macOS)
            let well = UIColorWell()
            #endif
            """
        #expect(
            counts(code) == [
                "UIColorWell 1", "UIColorWell 1", "UIColorWell 2", "UIColorWell 2", "UIColorWell 2", "UIColorWell 1",
            ])
        #expect(counts("import Cocoa\nlet a = 1") == [])
        // A class whose name begins with a small letter.
        let small = "import UIKit\nclass row: UIColorWell {\n    var h = 1\n}\nlet t = row()"
        #expect(counts(small) == ["UIColorWell 2", "UIColorWell 1"])
        // A statement that is removed first does not count again with the function around it.
        #expect(
            counts("import UIKit\nfunc a() -> UIColorWell {\n b()\n}\n\nfunc c() { let d = UIColorWell(); d.e() }")
                .count == 2)
        // Aliases and imports in removed code do not run either, nor do protocols.
        #expect(
            counts("import UIKit\nclass T: UIColorWell {\n    typealias R = Int\n    var h = 1\n}") == [
                "UIColorWell 2"
            ])
        // Directives do not run, nor does their code for another system.
        let conditions = "#if DEBUG\n    b()\n    #elseif os(iOS)\n    c()\n    #elseif os(macOS)\n    d()\n    #endif"
        #expect(counts("import UIKit\nfunc a() -> UIColorWell {\n    \(conditions)\n}") == ["UIColorWell 3"])
        #expect(counts("import UIKit\nprotocol P: UIView where Self: UIColorWell {\n    func a()\n}") == [])
    }

    @Test func `An argument is left out of a call only if all functions of its name give the argument a default value`()
    {
        let call = "import UIKit\nfunc c(a: A) { a.show(text: 1, effect: UIColorWell()) }"
        let required = "class A { func show(text: Int, effect: Any) {} }"
        let optional = "class B { func show(text: Int, effect: Any = 0) {} }"
        func ported(_ files: [String]) -> String { text(portFiles(files + [call]).last!) }
        for files in [[optional], [optional, optional]] { #expect(ported(files).contains("a.show(text: 1")) }
        let others = [
            [required], [required, optional], [optional, required], [optional, required, optional],
            ["\(required)\n\(optional)"], ["\(optional)\n\(required)"],
        ]
        for files in others {
            #expect(ported(files).contains("/* a.show(text: 1, effect: UIColorWell()) */"), "\(files)")
        }
    }

    @Test(arguments: [
        "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController<A>",
        "Binding<A>", "AnyView", "Color", "Text", "EdgeInsets", "EnvironmentKey", "EnvironmentValues",
        "GeometryProxy", "HorizontalAlignment", "LocalizedStringKey", "PreferenceKey", "Transaction", "UnitPoint",
        "VerticalAlignment",
    ])
    func `A declaration with a type of SwiftUI becomes a comment in a file that imports SwiftUI`(name: String) {
        let code = "import UIKit\nlet a: \(name)? = nil\nlet b = 1"
        #expect(ported("import SwiftUI\n\(code)").contains("\n/* let a: \(name)? = nil */\nlet b = 1"))
        #expect(ported(code) == code)
    }

    @Test func `A preview becomes a comment with its attributes, and its lines do not count`() {
        let code = """
            import UIKit
            let a = 1
            @available(iOS 17, *)
            #Preview("a", traits: .fixedLayout(width: 1, height: 2)) {
                let well = UIColorWell()
                return well
            }
            #Preview { A() }
            #Preview
            """
        let file = port(code)
        #expect(file.findings.map(\.found) == ["#Preview", "#Preview", "#Preview"])
        #expect(file.findings.map(\.becomesComment) == [true, true, false])
        #expect(file.findings.allSatisfy { $0.removedLines == 0 })
        let text = String(decoding: file.text, as: UTF8.self)
        #expect(text.contains("let a = 1\n/* @available(iOS 17, *)\n#Preview(\"a\""))
        #expect(text.contains("return well\n} */\n/* #Preview { A() } */\n#Preview"))
        let old = "import SwiftUI\nimport UIKit\nstruct A: PreviewProvider {\n    static var previews: B { b() }\n}"
        #expect(port(old).findings.map(\.becomesComment) == [true, true])
        #expect(port(old).findings.allSatisfy { $0.removedLines == 0 })
    }

    @Test func `An added import is outside of the comment around an import of another module`() {
        #expect(
            ported("// a\n\nimport SwiftUI\nclass A: UIView {}")
                == "import UIKit; // a\n\n/* import SwiftUI */\nclass A: UIView {}")
        #expect(
            ported("import SwiftUI\nclass A: UIView {}") == "import UIKit; /* import SwiftUI */\nclass A: UIView {}")
        #expect(
            ported("import SwiftUI\nimport Foundation\nclass A: UIView {}")
                == "/* import SwiftUI */\nimport UIKit; import Foundation\nclass A: UIView {}")
    }

    @Test func `Appearances of classes and methods of bars with metrics become comments`() {
        let code = """
            import UIKit
            func a(_ b: UISegmentedControl) {
                UITabBar.appearance().tintColor = .red
                b.setBackgroundImage(nil, for: .normal, barMetrics: .default)
                b.isHidden = true
            }
            func c(barMetrics: Int) { A.appearance(); d() }
            """
        #expect(port(code).findings.map { "\($0.line) \($0.cause)" } == ["3 appearance", "4 barMetrics"])
    }

    @Test func `Values of the user's defaults are read and set by their key`() {
        #expect(
            ported("import UIKit\nUserDefaults.standard.setValue(a, forKey: b)")
                == "import UIKit\nUserDefaults.standard.set(a, forKey: b)")
        #expect(
            ported("import UIKit\na = UserDefaults.standard.value(forKey: b)")
                == "import UIKit\na = UserDefaults.standard.object(forKey: b)")
        let path = port("import UIKit\nUserDefaults.standard.setValue(a, forKeyPath: b)")
        #expect(path.findings.map(\.isEdited) == [false])
    }

    @Test func `An image literal becomes a call of UIImage(named:)`() {
        #expect(
            ported("import UIKit\nlet a = [#imageLiteral(resourceName: \"b c\"), d].map(e)")
                == "import UIKit\nlet a = [UIImage(named: \"b c\")!, d].map(e)")
    }

    @Test func `A local declaration stays if what is computed from it cannot be removed`() {
        func found(_ code: String) -> [String] { port("import UIKit\n" + code).findings.map(\.found) }
        let code = """
            func a() -> Int {
                let well = UIColorWell()
                let width = b(well)
                guard width == 1 else { return 2 }
                return width
            }
            let c = a()
            """
        #expect(found(code) == ["UIColorWell"])
        #expect(port("import UIKit\n" + code).findings.allSatisfy { !$0.isEdited })
        let unused =
            "func a() {\n    let well = UIColorWell()\n    let width = b(well)\n    d(width); e()\n}\nlet c: Void = a()"
        #expect(found(unused) == ["let well", "let width", "a statement"])
    }

    @Test func `A call of an initialiser that the superclass in the ported code has is left unchanged`() {
        let code = """
            import UIKit
            class A: UIViewController { init(context: Int?, order: Int = 0, mark: String? = nil) {} }
            class B: A { init() { super.init(context: nil, mark: "x") } }
            """
        #expect(port(code).findings.isEmpty)
        #expect(
            port("import UIKit\nclass B: UIViewController { init() { super.init(context: nil) } }").findings.map(
                \.found)
                == ["UIViewController(context:)"])
    }

    @Test(arguments: [
        "class A: NSObject { override var accessibilityLabel: String? { nil } }":
            "class A: NSObject { var accessibilityLabel: String? { nil } }",
        "class A: UIView { override class func description() -> String { b } }":
            "class A: UIView { class func description() -> String { b } }",
        "class A: UIView { override var accessibilityLabel: String? { nil } }":
            "class A: UIView { override var accessibilityLabel: String? { nil } }",
        "class A: NSObject { override var description: String { b } }":
            "class A: NSObject { override var description: String { b } }",
        """
        class A: NSObject { var accessibilityLabel: String? }\nclass B: A { override var accessibilityLabel: \
        String? { nil } }
        """:
            """
        class A: NSObject { var accessibilityLabel: String? }\nclass B: A { override var \
        accessibilityLabel: String? { nil } }
        """,
        """
        class A: NSObject { var accessibilityLabel: String? }\nclass B: A {}\nclass C: B { override var \
        accessibilityLabel: String? { nil } }
        """:
            """
        class A: NSObject { var accessibilityLabel: String? }\nclass B: A {}\nclass C: B { override var \
        accessibilityLabel: String? { nil } }
        """,
    ]) func `An override of a member that NSObject has only on iOS loses the word override`(
        source: String, text: String
    ) {
        #expect(ported("import UIKit\n" + source) == "import UIKit\n" + text)
    }

    @Test(arguments: [
        "class A { var b: [AnyObject] = []; func c() { b.first?.d; b.last!.e(); b[0].f; b.count } }": [
            "b.first?.d", "b.last!.e", "b[0].f",
        ],
        "func c(b: AnyObject?) { b?.d; b === e }": ["b?.d"],
        "class A { var b: [Any] = []; func c() { b.first?.d } }": [],
        "func s(c: UICollectionViewCell) { c.observe(\\.isSelected) {} }": ["observe(\\...)"],
        "class A: UICollectionViewCell { func s() { observe(\\.isSelected) {} } }": ["observe(\\...)"],
        "func f() -> Bool { a.responds(to: b) }": ["responds(to:)"],
    ]) func `Code that only the runtime of Objective-C can run is reported`(source: String, found: [String]) {
        #expect(port("import UIKit\n" + source).findings.filter { !$0.isEdited }.map(\.found) == found)
    }

    @Test func `The default of a CVarArg is no empty array on Linux`() {
        expectPorted([
            "func a(with b: CVarArg = [], c: [Int] = []) {}": "func a(with b: CVarArg = \"\", c: [Int] = []) {}",
            "func a(b: any CVarArg = [ ]) {}": "func a(b: any CVarArg = \"\") {}",
            "func a(b: CVarArg = [] as [Int], c: CVarArg = [1]) {}":
                "func a(b: CVarArg = [] as [Int], c: CVarArg = [1]) {}",
        ])
    }

    @Test(arguments: [
        "guard let a = DateFormatter().shortWeekdaySymbols else { return }":
            "guard let a = DateFormatter().shortWeekdaySymbols as [String]? else { return }",
        "if let a = b, let c = d(e)[f].veryShortStandaloneMonthSymbols, g {}":
            "if let a = b, let c = d(e)[f].veryShortStandaloneMonthSymbols, g {}",
        "if let a = b.d(e).veryShortStandaloneMonthSymbols, g {}":
            "if let a = b.d(e).veryShortStandaloneMonthSymbols as [String]?, g {}",
        "let a = b.monthSymbols!.count + (b.eraSymbols?.first ?? c).count":
            "let a = b.monthSymbols.count + (b.eraSymbols.first ?? c).count",
        "let a = b.quarterSymbols?[1]": "let a = b.quarterSymbols[1]",
        "let a = b.weekdaySymbols, c = monthSymbols!": "let a = b.weekdaySymbols, c = monthSymbols!",
        "if a != b.weekdaySymbols {}": "if a != b.weekdaySymbols {}",
    ]) func `The symbols of a date formatter are not optional on Linux`(source: String, text: String) {
        #expect(ported("import UIKit\n" + source) == "import UIKit\n" + text)
    }
}
