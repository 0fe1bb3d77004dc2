/// Rewrites Swift code for iOS so that it compiles on Linux beside the `UIKit` of this package.
///
/// Each line keeps its number, because edits keep the line breaks. The code that is added for
/// protocols with optional methods, for `intersects(_:)` of rectangles and for operators of Combine
/// follows the last line.
/// The porter reads tokens and declarations, not types. The porter leaves a place unchanged if its
/// edit depends on the types.
public enum Porter {
    /// Ports files together, because a class may have its extensions in other files.
    public static func port(_ files: [(path: String, text: [UInt8])]) -> [PortedFile] {
        let sources = files.map { SourceFile(path: $0.path, bytes: $0.text) }
        let declarations = Declarations(sources)
        var rewriters = sources.map { FileRewriter($0, declarations) }
        for index in rewriters.indices where rewriters[index].file.isForAnotherSystem {
            let (all, found) = (rewriters[index].file.tokens.indices, "a file for another system")
            guard !rewriters[index].commentOut(all, as: .missingModule, code: found, missingName: "the system") else {
                continue
            }
            rewriters[index].reportManualEdit(.missingModule, at: 0, code: found, advice: "leave the file out")
            rewriters[index].exclude(all)
        }
        for index in rewriters.indices { PreviewRule.apply(to: &rewriters[index]) }
        UnavailableNameRule.apply(to: &rewriters, declarations: declarations)
        for index in rewriters.indices {
            AttributeRule.apply(to: &rewriters[index])
            SelectorRule.apply(to: &rewriters[index])
            ExpressionRule.apply(to: &rewriters[index])
            ConditionRule.apply(to: &rewriters[index])
        }
        TestRule.apply(to: &rewriters, declarations: declarations)
        for index in rewriters.indices { ObjectiveCRuntimeRule.apply(to: &rewriters[index]) }
        AutoclosureRule.apply(to: &rewriters)
        InitializerRule.apply(to: &rewriters)
        OptionalRule.apply(to: &rewriters)
        RectangleRule.apply(to: &rewriters)
        SubclassMethodRule.apply(to: &rewriters, declarations: declarations)
        ExtensionRule.apply(to: &rewriters, declarations: declarations)
        rewriters.reportOverridesOfExtensions(of: declarations)
        CombineRule.apply(to: &rewriters)
        let declared = rewriters.reduce(into: DeclaredNames()) { $0.addNames(declaredIn: $1) }.types
        for index in rewriters.indices { ImportRule.apply(to: &rewriters[index], declaredTypes: declared) }
        return rewriters.map(\.portedFile)
    }

    /// Returns the comments of a text, for tests.
    package static func comments(in text: [UInt8]) -> [[UInt8]] { Lexer(text).comments.map { Array(text[$0]) } }
}
