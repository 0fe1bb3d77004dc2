/// Turns `#Preview { }`, with its attributes, into a comment. Previews run in Xcode, and not in the
/// app, so their lines are not counted as removed.
enum PreviewRule {
    static func apply(to rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeTokenIndices where file[index] == "#Preview" {
            let open = file.closingParenthesis(ofOpeningAt: index + 1).map { $0 + 1 } ?? index + 1
            let name = "#Preview"
            guard file[open] == "{", file.matchingBracket[open] > open,
                rewriter.commentOut(
                    file.start(ofDeclaration: index)..<file.matchingBracket[open] + 1, as: .missingName, code: name,
                    missingName: name)
            else {
                rewriter.reportManualEdit(.missingName, at: index, code: name, advice: "leave the preview out")
                continue
            }
        }
    }
}
