/// Rewrites Swift code for iOS so that it compiles on Linux beside the `UIKit` of this package.
///
/// Each line stays where it is: text is replaced inside of its line, and what a protocol with optional methods or a test of rectangles
/// needs besides is written after the last line of its file. The porter reads tokens and declarations, not types, and leaves what it cannot decide.
public enum Porter {
    /// Ports files that belong together: a class may have its extensions in other files.
    public static func port(_ files: [(path: String, text: [UInt8])]) -> [PortedFile] {
        let sources = files.map { SourceFile(path: $0.path, bytes: $0.text) }
        let declarations = Declarations(sources)
        var drafts = sources.map { Draft($0) }
        for index in drafts.indices where drafts[index].file.isForAnotherSystem {
            let (all, found) = (drafts[index].file.tokens.indices, "a file for another system")
            guard !drafts[index].comment(all, .missingModule, found, "the system") else { continue }
            drafts[index].left(.missingModule, at: 0, found, "leave the file out")
            drafts[index].ignore(all)
        }
        AbsenceRule.apply(&drafts, declarations)
        for index in drafts.indices { AttributeRule.apply(&drafts[index]) }
        for index in drafts.indices { SelectorRule.apply(&drafts[index], declarations) }
        for index in drafts.indices { LiteralRule.apply(&drafts[index]) }
        for index in drafts.indices { ConditionRule.apply(&drafts[index]) }
        TestRule.apply(&drafts, declarations)
        for index in drafts.indices { RuntimeRule.apply(&drafts[index], declarations) }
        AutoclosureRule.apply(&drafts)
        InitializerRule.apply(&drafts, declarations)
        OptionalRule.apply(&drafts, declarations)
        RectangleRule.apply(&drafts)
        ExtensionRule.apply(&drafts, declarations)
        for index in drafts.indices { ImportRule.apply(&drafts[index], declarations) }
        return drafts.map(\.ported)
    }

    /// The comments of a text, for tests.
    package static func comments(in text: [UInt8]) -> [[UInt8]] { Lexer(text).comments.map { Array(text[$0]) } }
}
