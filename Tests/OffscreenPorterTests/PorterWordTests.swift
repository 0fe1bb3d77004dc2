import Foundation
import Testing

@testable import OffscreenPorter

/// The porter's lists of words: each word is used in code, not only one as an example.
struct PorterWordTests {
    private func file(_ source: String) -> PortedFile { portFiles([source])[0] }
    private func text(_ source: String) -> String { String(decoding: file(source).text, as: UTF8.self) }

    @Test func `An optional method has a default of each known type of result`() {
        let zeros = "Int UInt Int32 Int64 UInt32 UInt64 Float Double CGFloat TimeInterval NSInteger"
        let zeroValues = "CGSize CGPoint CGRect UIEdgeInsets NSDirectionalEdgeInsets UIOffset CGVector"
        let made = """
            String IndexPath IndexSet Date Data NSObject NSAttributedString UIView UIColor UIImage UILabel UIButton \
            UIImageView UICollectionViewCell UICollectionReusableView UICollectionViewLayoutAttributes \
            UIViewController
            """
        for (types, value) in [(zeros, "0"), (zeroValues, ".zero"), (made, "T()"), ("Bool", "false")] {
            for type in types.components(separatedBy: " ") {
                let ported = text("protocol P { @objc optional func a() -> \(type) }")
                let wanted = "return \(value.replacing("T", with: type))\n"
                #expect(ported.contains(wanted), "\(type)")
            }
        }
        for type in ["UIView?", "UIView!"] {
            #expect(text("protocol P { @objc optional func a() -> \(type) }").contains("return nil\n"), "\(type)")
        }
    }

    @Test func `An optional requirement of each kind is found behind attributes and modifiers`() {
        for (member, found) in [
            ("func a()", "optional func a"), ("var a: Int { get }", "optional var a"), ("init()", "optional init ("),
            ("subscript(a: Int) -> Int { get }", "optional subscript ("),
            ("@available(iOS 9, *) func a()", "optional func a"), ("nonisolated func a()", "optional func a"),
        ] {
            let ported = file("@objc protocol P { @objc optional \(member) }")
            #expect(ported.findings.contains { $0.found == found }, "\(member): \(ported.findings.map(\.found))")
        }
    }

    @Test func `Each name of URL loading needs FoundationNetworking`() {
        let names = """
            CachedURLResponse HTTPCookie HTTPCookieStorage HTTPURLResponse URLAuthenticationChallenge URLCache \
            URLCredential URLProtocol URLRequest URLResponse URLSession URLSessionConfiguration \
            URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate \
            URLSessionDownloadTask URLSessionTask URLSessionTaskDelegate URLSessionUploadTask \
            URLSessionWebSocketTask
            """
        for name in names.components(separatedBy: " ") {
            #expect(text("import UIKit\nfunc a(b: \(name)) {}").hasPrefix("import FoundationNetworking; "), "\(name)")
        }
        #expect(text("import UIKit\nfunc a(b: URL) {}").hasPrefix("import UIKit"))
    }

    @Test func `A file for another system gets no import of UIKit`() {
        for module in ["AppKit", "Cocoa", "WatchKit"] {
            #expect(!text("import \(module)\nlet a = UIColor.red").contains("import UIKit"), "\(module)")
            for (more, isForAnother) in [("", true), ("import UIKit\n", false)] {
                let source = SourceFile(path: "a.swift", bytes: Array("import \(module)\n\(more)".utf8))
                #expect(source.isForAnotherSystem == isForAnother, "\(module)")
            }
        }
    }

    @Test func `Each name of CryptoKit and of Core Text is one of a missing module`() {
        let names = [
            "CryptoKit": "SHA256 SHA384 SHA512 Insecure SymmetricKey HMAC ChaChaPoly Curve25519 P256 P384 P521",
            "CoreText": "CTFont kCTFontAttributeName CTLineDraw", "Security": "SecKey kSecClass",
        ]
        for (module, words) in names {
            for name in words.components(separatedBy: " ") {
                let source = SourceFile(path: "a.swift", bytes: Array("import \(module)\nlet a = \(name)".utf8))
                let index = source.indices(of: name)[0]
                #expect(MissingModules.missingName(in: source, at: index) == name)
            }
        }
    }

    @Test func `A module that ported code can import is not reported as missing`() {
        for module in [
            "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "XCTest", "Testing", "Combine", "OpenCombine",
            "OpenCombineShim",
        ] { #expect(MissingModules.available.contains(module), "\(module)") }
    }

    @Test func `Each preposition begins a label without the word With in Objective-C`() {
        let words = """
            about above after along alongside as at before below by for from in inside into like near of off on onto \
            over per since than through to toward towards under until up upon via with within without
            """
        for word in words.components(separatedBy: " ") {
            let label = word.prefix(1).uppercased() + word.dropFirst()
            #expect(SelectorRule.objectiveCName("a", labels: [word]) == "a\(label):")
            #expect(SelectorRule.objectiveCName("a", labels: [word + "Item"]) == "a\(label)Item:")
        }
        #expect(SelectorRule.objectiveCName("a", labels: ["item"]) == "aWithItem:")
        #expect(SelectorRule.objectiveCName("a", labels: ["forest"]) == "aWithForest:")
    }

    @Test func `A selector of a method of self or Self names the type`() {
        for word in ["self", "Self", "A"] {
            let ported = text("class A: NSObject { @objc func b() {}; func c() { d(#selector(\(word).b)) } }")
            #expect(ported.contains("Selector(\"b\", calls: A.b)"), "\(ported)")
        }
    }

    @Test func `A name with an ending of UIKit's views and controllers looks like one`() {
        for end in [
            "View", "Cell", "Controller", "Control", "Label", "Button", "Field", "Bar", "Toolbar", "Window", "Switch",
            "Slider",
        ] { #expect(InitializerRule.looksLikeViewOrController("UINew\(end)"), "\(end)") }
        #expect(!InitializerRule.looksLikeViewOrController("UINewItem"))
        #expect(!InitializerRule.looksLikeViewOrController("MyWindow"))
    }

    @Test func `An override of a class method that only iOS has loses the word override`() {
        for name in ["description", "load", "initialize"] {
            let ported = text("class A: NSObject { override class func \(name)() {} }")
            #expect(ported.contains("class A: NSObject { class func \(name)"), "\(ported)")
        }
    }

    @Test func `An autoclosure is called when it is passed on to a function of XCTest`() {
        for name in [
            "XCTUnwrap", "XCTFail", "XCTSkipIf", "XCTSkipUnless", "XCTAssertTrue", "assert", "precondition",
            "fatalError", "assertionFailure", "preconditionFailure",
        ] {
            let ported = text("func a(_ b: @autoclosure () -> Bool) { \(name)(b) }")
            #expect(ported.contains("\(name)(b())"), "\(name)")
        }
        #expect(text("func a(_ b: @autoclosure () -> Bool) { other(b) }").contains("other(b)"))
    }

    @Test func `Each value in an NSValue or an NSNumber is found through AnyObject`() {
        for (type, members) in [
            ("NSValue", "cgRectValue cgSizeValue cgPointValue uiEdgeInsetsValue"),
            ("NSNumber", "doubleValue floatValue intValue uintValue boolValue"),
        ] {
            for member in members.components(separatedBy: " ") {
                let ported = text("let a = (b as AnyObject?)?.\(member)")
                #expect(ported.hasPrefix("let a = (b as? \(type))?.\(member)"), "\(ported)")
            }
        }
    }

    @Test func `A call of a function of Objective-C's runtime is reported, but for the two that this package has`() {
        let missing = """
            method_getImplementation class_getName object_getClass objc_getClass imp_implementationWithBlock \
            sel_registerName ivar_getName protocol_getName
            """
        for name in missing.components(separatedBy: " ") {
            let found = file("import UIKit\nlet a = \(name)(b)").findings
            #expect(found.map(\.found) == [name])
            #expect(found.map(\.kind) == [.runtime])
            #expect(file("import UIKit\nfunc \(name)(b: C) {}\na.\(name)(b)").findings.isEmpty, "\(name)")
        }
        for name in ["objc_getAssociatedObject", "objc_setAssociatedObject", "classes_a", "my_class_a", "protocols"] {
            #expect(file("import UIKit\nlet a = \(name)(b)").findings.isEmpty, "\(name)")
        }
    }

    @Test func `Each member of a graphics context but those that this package has is missing`() {
        for (name, isMissing) in [
            ("fill", false), ("setFillColor", false), ("setStrokeColor", false), ("stroke", false), ("move", false),
            ("addLine", false), ("addEllipse", false), ("fillPath", false), ("setLineWidth", false),
            ("saveGState", true), ("rotate", true), ("clip", true), ("setAlpha", true),
        ] {
            for context in [
                "let b = UIGraphicsGetCurrentContext()!\n    b", "let b = UIGraphicsGetCurrentContext()\n    b?",
            ] {
                let found = file("import UIKit\nfunc a() {\n    \(context).\(name)(c)\n    d()\n}").findings
                #expect(found.map(\.cause) == (isMissing ? ["CGContext.\(name)"] : []), "\(name)")
            }
            let parameter = file("import UIKit\nfunc a(b: CGContext) {\n    b.\(name)(c)\n    d()\n}").findings
            #expect(parameter.map(\.cause) == (isMissing ? ["CGContext.\(name)"] : []), "\(name)")
            #expect(file("import UIKit\nfunc a(b: C) {\n    b.\(name)(c)\n    d()\n}").findings.isEmpty, "\(name)")
        }
    }

    @Test func `An action stays at a method of one parameter only, also at the beginning of a file`() {
        for before in ["", "import UIKit\n", "class A { "] {
            for (parameters, stays) in [("", false), ("_ b: C", true), ("_ b: C, d: E", false)] {
                let source = "\(before)@IBAction func a(\(parameters)) {}"
                #expect(text(source).hasPrefix("\(before)@IBAction") == stays, "\(source)")
            }
        }
    }

    @Test func `A key path without a member is left`() {
        for path in ["UIView", "A", "self", "A.B", "Self"] {
            let ported = file("import UIKit\nlet a = #keyPath(\(path))")
            #expect(String(decoding: ported.text, as: UTF8.self).contains("let a = #keyPath(\(path))"), "\(path)")
            #expect(ported.findings.map(\.isEdited) == [false], "\(path)")
        }
        for (path, text) in [("UIView.isHidden", "hidden"), ("CALayer.isHidden", "hidden"), ("A.isHidden", "isHidden")]
        {
            #expect(self.text("import UIKit\nlet a = #keyPath(\(path))").contains("let a = \"\(text)\""), "\(path)")
        }
    }

    @Test func `A key path may contain question marks and exclamation marks`() {
        #expect(text("let a = #keyPath(A.b?.c!.d)").hasPrefix("let a = \"b.c.d\""))
        #expect(text("let a = #keyPath(A.b[0])").hasPrefix("let a = #keyPath"))
    }

    @Test func `Each modifier before a declaration belongs to it`() {
        let modifiers = """
            public private fileprivate internal open package final static class override required convenience optional \
            dynamic lazy weak unowned mutating nonmutating indirect nonisolated isolated prefix postfix infix \
            distributed borrowing consuming
            """
        for word in modifiers.components(separatedBy: " ") {
            let source = SourceFile(path: "a.swift", bytes: Array("class A { \(word) public func a() {} }".utf8))
            let found = source.modifiersAndAttributes(ofDeclaration: source.indices(of: "func")[0])
            #expect(found == [word, "public"], "\(word)")
        }
    }

    @Test func `The word dynamic is deleted before each kind of declaration and modifier, and stays as a name`() {
        for rest in ["var b = 1", "func b() {}", "init() {}", "subscript(b: Int) -> Int { 1 }", "class func b() {}"] {
            #expect(text("class A { dynamic \(rest) }").hasPrefix("class A { \(rest) }"), "\(rest)")
        }
        let cases = "enum A { case dynamic\n case b }"
        #expect(text(cases).hasPrefix(cases))
        let more = "enum A { case b, dynamic\n case c }"
        #expect(text(more).hasPrefix(more))
    }

    @Test func `A member with the name of a removed one is left alone in another object if UIKit has such members`() {
        let shared = """
            delegate dataSource view frame title text image label count reloadData backgroundView contentView \
            indexPath section sections items item update apply size layout description name value
            """
        func ported(_ name: String) -> String {
            text("import UIKit\nclass A { var \(name): UIColorWell? }\nfunc b(c: D) {\n    c.\(name) = nil\n    e()\n}")
        }
        for name in shared.split(separator: " ") {
            #expect(ported("\(name)").contains("/* var \(name): UIColorWell? */"), "\(name)")
            #expect(ported("\(name)").contains("\n    c.\(name) = nil\n"), "\(name)")
        }
        #expect(ported("pen").contains("\n    /* c.pen = nil */\n"), "\(ported("pen"))")
    }
}
