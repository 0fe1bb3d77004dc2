/// Replaces `os(iOS)` by `os(iOS) || os(Linux)` in the conditions of `#if`. A condition that
/// mentions Linux is left unchanged.
enum ConditionRule {
    static func apply(to rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in file.directives where ["#if", "#elseif"].contains(file[index]) {
            let condition = file.condition(after: index)
            let text = portedText(of: condition, in: file)
            let places = indicesOfReplaceableIOSChecks(in: file, condition: condition)
            guard !places.isEmpty else { continue }
            rewriter.reportEdit(
                .systemCondition, at: index, code: "\(file[index]) \(file.text(ofTokens: condition))",
                advice: "write \(file[index]) \(text)")
            for place in places {
                rewriter.replace(place..<place + 4, with: replacementOfIOSCheck(inCondition: condition, of: file))
            }
        }
    }

    /// Returns the indices of `os(iOS)` in a condition; none if the condition mentions Linux.
    private static func indicesOfReplaceableIOSChecks(in file: SourceFile, condition: Range<Int>) -> [Int] {
        guard !condition.contains(where: { file[$0] == "Linux" }) else { return [] }
        return condition.filter { file.has("os", "(", "iOS", ")", at: $0) && $0 + 4 <= condition.upperBound }
    }

    private static func replacementOfIOSCheck(inCondition condition: Range<Int>, of file: SourceFile) -> String {
        let isPlain = condition.allSatisfy { file[$0] != "&" && file[$0] != "!" }
        return isPlain ? "os(iOS) || os(Linux)" : "(os(iOS) || os(Linux))"
    }

    /// Returns the text of a condition after porting.
    static func portedText(of condition: Range<Int>, in file: SourceFile) -> String {
        let places = indicesOfReplaceableIOSChecks(in: file, condition: condition)
        var text = ""
        var index = condition.lowerBound
        while index < condition.upperBound {
            if index > condition.lowerBound, !file.tokenTouchesPrevious(at: index) { text += " " }
            if places.contains(index) {
                text += replacementOfIOSCheck(inCondition: condition, of: file)
                index += 4
            } else {
                text += file.text(ofTokens: index..<index + 1)
                index += 1
            }
        }
        return text
    }
}
