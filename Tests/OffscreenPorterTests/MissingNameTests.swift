import Foundation
import Testing

@testable import OffscreenPorter

/// Tests of the list of missing names: the names in `UIKitNames.txt` that this package does not
/// declare.
struct MissingNameTests {
    private static let file = packageRoot.appendingPathComponent("Sources/OffscreenPorter/MissingNames.swift")

    /// Returns the lines of `UIKitNames.txt`, each as a type and its members.
    private static func uikitNames() throws -> [[String]] {
        try String(
            contentsOf: packageRoot.appendingPathComponent("Tests/OffscreenPorterTests/UIKitNames.txt"), encoding: .utf8
        )
        .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
    }

    /// Protocols that this package lacks, and that UIKit classes adopt which it has. Their members
    /// count as members of these classes. The list is from "Conforms To" in Apple's documentation
    /// of `UIView`, `UIViewController`, `UIScrollView`, `UILabel`, `UIButton`, `UIImageView`,
    /// `UITextField`, `UITextView`, `UINavigationBar` and `UITabBar`.
    private static let adopted: Set<String> = [
        "UIAccessibilityContentSizeCategoryImageAdjusting", "UIActivityItemsConfigurationProviding", "UIBarPositioning",
        "UIContentContainer", "UIContentSizeCategoryAdjusting", "UIFocusEnvironment", "UIFocusItem",
        "UIFocusItemContainer",
        "UIFocusItemScrollableContainer", "UILargeContentViewerItem", "UILetterformAwareAdjusting",
        "UILookToDictateCapable",
        "UIPasteConfigurationSupporting", "UIResponderStandardEditActions", "UISpringLoadedInteractionSupporting",
        "UIStateRestoring",
        "UITextDraggable", "UITextDroppable", "UITextInput", "UITextPasteConfigurationSupporting",
        "UITraitChangeObservable",
        "UIUserActivityRestoring",
    ]

    private static func sourceFiles(below folder: String) throws -> [SourceFile] {
        let files = FileManager.default.enumerator(
            at: packageRoot.appendingPathComponent(folder), includingPropertiesForKeys: nil)!
        let urls = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        return try urls.map { SourceFile(path: $0.path, bytes: Array(try Data(contentsOf: $0))) }
    }

    /// Returns the labels of the initialisers of each public class and of its superclasses. A class
    /// that inherits from another module is left out.
    private static func initializerLabels() throws -> [String: Set<String>] {
        var parents: [String: String] = [:]
        var own: [String: Set<String>] = [:]
        for file in try sourceFiles(below: "Sources/UIKit") {
            for type in file.types where type.keyword == "class" && !type.name.contains(".") {
                guard !file.modifiersAndAttributes(ofDeclaration: type.start).isDisjoint(with: ["public", "open"])
                else { continue }
                parents[type.name] = type.inheritedNames.first.map { String($0.prefix { $0 != "<" }) } ?? "NSObject"
            }
            for index in file.tokens.indices where file[index] == "init" && isPublic(file, index) {
                guard let type = file.enclosingType(ofMemberAt: index) else { continue }
                own[type.name, default: []].formUnion(file.labels(ofInitializer: index).filter { !$0.hasPrefix("_") })
            }
        }
        var all: [String: Set<String>] = [:]
        for name in parents.keys {
            var labels: Set<String> = []
            var here = name
            while let parent = parents[here] {
                labels.formUnion(own[here] ?? [])
                here = parent
            }
            if here == "NSObject", !name.hasPrefix("_") { all[name] = labels }
        }
        return all
    }

    /// Returns the labels of public functions and initialisers that a call may leave out, such as
    /// "present:completion". The label has a default value in every function of the name, or one of
    /// these functions lacks the label.
    private static func labelsWithDefault() throws -> Set<String> {
        var functions: [String: [(labels: [String], defaults: [String: Bool])]] = [:]
        for file in try sourceFiles(below: "Sources/UIKit") {
            for index in file.indices(of: "func") + file.indices(of: "init") where isPublic(file, index) {
                guard let type = file[index] == "func" ? file[index + 1] : file.enclosingType(ofMemberAt: index)?.name,
                    let defaults = file.labelsWithDefault(ofFunction: index),
                    let open = (index..<file.tokens.count).first(where: { file[$0] == "(" }),
                    let close = file.closingParenthesis(ofOpeningAt: open)
                else { continue }
                let labels = file.splitAtCommas(open + 1..<close).compactMap { file.indexOfLabel(ofParameter: $0) }
                functions[SourceFile.lastPart(ofName: type), default: []].append((labels.map { file[$0] }, defaults))
            }
        }
        var found: Set<String> = []
        for (name, overloads) in functions {
            for label in Set(overloads.flatMap(\.labels)).subtracting(["_"]) {
                let isOptional = overloads.allSatisfy { overload in
                    !overload.labels.contains(label) || overload.defaults[label] == true
                        || overloads.contains { $0.labels == overload.labels.filter { $0 != label } }
                }
                if isOptional { found.insert("\(name):\(label)") }
            }
        }
        return found
    }

    /// Returns the declared types with their enclosing types, functions and constants, and the
    /// names of all members.
    private static func declaredNames() throws -> (types: Set<String>, members: Set<String>) {
        var types: Set<String> = []
        var members: Set<String> = []
        for file in try sourceFiles(below: "Sources/UIKit") + sourceFiles(below: "Sources/Shims") {
            for type in file.types where type.keyword != "extension" { types.insert(type.name) }
            for index in file.tokens.indices where file[index] == "typealias" {
                types.insert((file.enclosingType(ofMemberAt: index).map { $0.name + "." } ?? "") + file[index + 1])
            }
            for index in file.tokens.indices
            where DeclaredNames.declarators.contains(file[index]) && isPublic(file, index) {
                var names = [file[index + 1].filter { $0 != "`" }]
                var step = index + 2
                while file[index] == "case", step < file.tokens.count {
                    if file.matchingBracket[step] > step { step = file.matchingBracket[step] + 1 }
                    guard file[step] == ",", file.isWord(at: step + 1) else { break }
                    names.append(file[step + 1].filter { $0 != "`" })
                    step += 2
                }
                members.formUnion(names)
                if file.enclosingTypeIndex[index] == -1 { types.formUnion(names) }
            }
        }
        return (types, members)
    }

    /// Whether a declaration is public, or part of a protocol, an enumeration or a public
    /// extension.
    private static func isPublic(_ file: SourceFile, _ index: Int) -> Bool {
        let modifiers = file.modifiersAndAttributes(ofDeclaration: index)
        if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
        guard let type = file.enclosingType(ofMemberAt: index),
            modifiers.isDisjoint(with: ["private", "fileprivate", "package"])
        else {
            return false
        }
        return type.keyword == "protocol" || file[index] == "case"
            || type.keyword == "extension" && file.modifiersAndAttributes(ofDeclaration: type.start).contains("public")
    }

    private static func generatedFile(types: Set<String>, members: Set<String>) throws -> String {
        let names = try uikitNames()
        // A type nested in a missing type is not listed.
        let missing = names.map { $0[0] }.filter { name in
            guard !types.contains(name) else { return false }
            let parts = name.split(separator: ".")
            return parts.count == 1 || types.contains(parts.dropLast().joined(separator: "."))
        }
        let withMembers = names.filter { types.contains($0[0]) || adopted.contains($0[0]) }
        let missingMembers = Set(withMembers.flatMap { $0.dropFirst() }).subtracting(members)
        // A class with more than four labels is listed several times.
        let labels = try initializerLabels().flatMap { name, labels in
            let sorted = labels.sorted()
            return stride(from: 0, to: max(1, sorted.count), by: 4).map {
                ([name] + sorted.dropFirst($0).prefix(4)).joined(separator: ":")
            }
        }
        return """
            /// Names of UIKit, QuartzCore and CoreGraphics that this package lacks. `MissingNameTests` writes
            /// them.
            enum MissingNames {
                /// Types, functions and constants.
                static let types = words(
                    \"""
            \(wrapped(missing.sorted()))
                    \""")

                /// Names of members that are missing here although the package has the types. A name is listed
                /// if no type of the package has such a member.
                static let members = words(
                    \"""
            \(wrapped(missingMembers.sorted()))
                    \""")

                /// The classes of this package, each with the labels of its initialisers and of those of its
                /// superclasses.
                static let labels = Dictionary(
                    words(
                        \"""
            \(wrapped(labels.sorted(), indent: 12))
                        \"""
                    ).map { word in
                        let parts = word.split(separator: ":").map(String.init)
                        return (parts[0], Set(parts.dropFirst()))
                    }, uniquingKeysWith: { $0.union($1) })

                /// The labels of functions and initialisers of this package that a call may leave out.
                static let labelsWithDefault = words(
                    \"""
            \(wrapped(try labelsWithDefault().sorted()))
                    \""")

                static func words(_ text: String) -> Set<String> {
                    Set(text.split { $0 == " " || $0 == "\\n" }.map(String.init))
                }
            }

            """
    }

    private static func wrapped(_ words: [String], indent: Int = 8) -> String {
        var lines = [""]
        for word in words {
            if lines[lines.count - 1].count + word.count > 99 { lines.append("") }
            lines[lines.count - 1] +=
                (lines[lines.count - 1].isEmpty ? String(repeating: " ", count: indent) : " ") + word
        }
        return lines.joined(separator: "\n")
    }

    /// `OFFSCREEN_ACCEPT=1` writes the file again, without names that are declared by now.
    @Test
    func
        `The stored list of missing UIKit names equals the list generated from UIKit's names and the package's sources`()
        throws
    {
        let (types, members) = try Self.declaredNames()
        let text = try Self.generatedFile(types: types, members: members)
        if ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] != nil { try Data(text.utf8).write(to: Self.file) }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
        // The names that the package declares are found in its sources.
        #expect(
            types.isSuperset(of: [
                "UIView", "UICollectionView.CellRegistration", "UIView.AnimationOptions", "CATransform3DConcat",
            ]))
        #expect(members.isSuperset(of: ["reloadData", "contentMode", "curveEaseIn"]))
    }

    private static let optionalFile = packageRoot.appendingPathComponent(
        "Sources/OffscreenPorter/OptionalMethodNames.swift")

    /// `OFFSCREEN_ACCEPT=1` writes the file again.
    @Test
    func `The stored list of optional delegate methods equals the list generated from the package's default methods`()
        throws
    {
        var names: Set<String> = []
        for file in try Self.sourceFiles(below: "Sources/UIKit") {
            for index in file.indices(of: "defaultAnswer") where file[index - 2] == "OptionalMethod" {
                guard let (_, keyword) = file.declaration(around: index), let type = file.innermostType(around: index),
                    type.keyword == "extension", let signature = FunctionSignature(file, at: keyword)
                else { continue }
                names.insert("\(type.name).\(signature.name)(\(signature.labels.map { $0 + ":" }.joined()))")
            }
        }
        let text = """
            /// The optional methods of UIKit's delegates and data sources. `MissingNameTests` writes them.
            enum OptionalMethodNames {
                static let all = MissingNames.words(
                    \"""
            \(Self.wrapped(names.sorted()))
                    \""")

                /// The protocols from which protocols with optional methods inherit.
                static let parents = [
                    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
                    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
                ]
            }

            """
        if ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] != nil {
            try Data(text.utf8).write(to: Self.optionalFile)
        }
        #expect(try String(contentsOf: Self.optionalFile, encoding: .utf8) == text)
        #expect(names.contains("UICollectionViewDelegate.collectionView(_:didSelectItemAt:)"))
    }

    /// Returns for each file the line and the name of each finding that becomes a comment or is
    /// left. Line 1 of the first file imports UIKit.
    private func reportedNames(in code: String, _ files: String...) -> [[String]] {
        portFiles(["import UIKit\n" + code] + files).map { file in
            file.findings.filter { $0.becomesComment || !$0.isEdited }.map { finding in
                let name = finding.advice.wholeMatch(of: #/turn it into a comment: (.*) is not available/#).map {
                    String($0.1)
                }
                return "\(finding.line) \(name ?? finding.found)"
            }
        }
    }

    @Test
    func
        `Each piece of code removed because of missing UIKit names is reported with its line and the first of the names`()
    {
        let code = """
            final class PosterCell: UICollectionViewCell {
                let picker = UIPickerView(), other: UIPickerView? = nil
                let color: UIColorWell = UIColorWell()
                var provider: UIButton.PointerStyleProvider?
                func tapped() { UIPrintInfo(dictionary: nil).jobName = title }
                override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
            }
            extension UIPasteControl {}
            let sheet = UIKit.UIPresentationController.self, attachment = NSTextAttachment()
            """
        #expect(
            reportedNames(in: code)[0] == [
                "3 UIPickerView", "4 UIColorWell", "5 UIButton.PointerStyleProvider", "6 UIPrintInfo",
                "7 encodeRestorableState",
                "9 UIPasteControl", "10 UIPresentationController",
            ])
    }

    @Test
    func
        `A missing UIKit member is reported with or without a dot before it, but a local value of the same name is not reported`()
    {
        let members =
            "class A: UIViewController {\n func b() {\n  c.userActivity.d()\n  transitioningDelegate = self\n }\n}"
        #expect(reportedNames(in: members) == [["4 userActivity", "5 transitioningDelegate"]])
        #expect(
            reportedNames(in: "if let userActivity = a.userActivity {\n userActivity.b()\n}")
                == [
                    ["2 userActivity"]
                ])
    }

    @Test func `A call of a UIKit initialiser with a label that no initialiser of the class has is reported`() {
        let code = """
            final class Feed: UIViewController {
                let tabs = UISegmentedControl(frame: .zero, actions: []), plain = UISegmentedControl(frame: .zero)
                let text = UITextView(usingTextLayoutManager: true), other: UITextView = UIKit.UITextView.init()
                override func viewDidLoad() {
                    transitioningDelegate = self
                }
            }
            final class Tabs: UISegmentedControl {
                init() { super.init(frame: .zero, actions: []) }
            }
            """
        #expect(
            reportedNames(in: code)[0] == [
                "3 UISegmentedControl(frame:actions:)", "4 UITextView(usingTextLayoutManager:)",
                "6 transitioningDelegate",
                "10 UISegmentedControl(frame:actions:)",
            ])
        let own = """
            import UIKit
            extension UIView {
                convenience init(frame: CGRect, actions: [UIAction]) {}
                convenience init(usingTextLayoutManager: Bool) {}
            }
            """
        #expect(reportedNames(in: code, own)[0] == ["6 transitioningDelegate"])
    }

    @Test(arguments: [
        "struct A { typealias B = Int }; typealias UIColorWell = A; let b = UIColorWell()",
        "extension UIButton { struct PointerStyleProvider {} }; let a = UIButton.PointerStyleProvider()",
        "extension UIView { var traitOverrides: Int { 1 } }; let a = b.traitOverrides",
        "func a(traitOverrides: Int) { b(traitOverrides) }",
        "let a = b.map { c, traitOverrides in traitOverrides + c }",
        "enum A { case c(Int), traitOverrides }; let a = A.traitOverrides", "let a = Other.UIColorWell()",
        "#if os(Linux)\nclass UIColorWell: UIView {}\n#endif\nlet a = UIColorWell()",
    ])
    func
        `In many cases a missing UIKit name is not reported, as the code declares it or qualifies it by another module`(
            code: String
        )
    {
        #expect(reportedNames(in: code) == [[]])
    }

    @Test
    func
        `A declaration of a missing UIKit name in another file prevents the report, and a declaration only for macOS does not`()
    {
        #expect(reportedNames(in: "let a = UIColorWell()", "class UIColorWell: UIView {}") == [[], []])
        #expect(
            reportedNames(in: "#if os(macOS)\nclass UIColorWell {}\n#endif\nlet a = UIColorWell()") == [
                ["5 UIColorWell"]
            ])
    }

    @Test
    func `A missing name in a comment, in a string's text or in code that Linux does not compile is not reported`() {
        #expect(reportedNames(in: "// UIColorWell\nlet a = \"UIColorWell\" /* UIColorWell */") == [[]])
        #expect(reportedNames(in: "#if !os(Linux)\nlet a = UIColorWell()\n#endif") == [[]])
        #expect(reportedNames(in: "let a = \"\\(UIColorWell())\"") == [["2 UIColorWell"]])
    }
}
