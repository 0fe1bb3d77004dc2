/// What XCTest on Linux has otherwise.
enum TestRule {
    static func apply(_ draft: inout Draft, _ declarations: Declarations) {
        let file = draft.file
        for index in draft.live where file.word(index) == "fulfill" && file.isWord(index) {
            portFulfillment(index, &draft)
        }
        for type in file.types where ["class", "extension"].contains(type.keyword) {
            let family = declarations.family(of: type)
            guard family.isTestCase else { continue }
            let isOnMainActor = family.isOnMainActor || file.modifiers(ofDeclaration: type.start).contains("@MainActor")
            for index in type.open..<type.close where file.word(index) == "func" && file.isMember(index, of: type) {
                let modifiers = file.modifiers(ofDeclaration: index)
                guard file.word(index + 1).hasPrefix("test"), let signature = FunctionSignature(file, at: index),
                    !signature.effects.contains("async"), signature.parameters.isEmpty,
                    isOnMainActor && !modifiers.contains("nonisolated") || modifiers.contains("@MainActor"),
                    modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class"])
                else { continue }
                let open = file.afterAngles(index + 2)
                draft.mended(.mainActorTest, at: index, "func \(signature.name)()", "add async")
                draft.insert(" async", at: file.tokens[file.partner[open]].range.upperBound)
            }
        }
    }

    /// `x.fulfill` that is not called becomes `{ x.fulfill() }`.
    private static func portFulfillment(_ index: Int, _ draft: inout Draft) {
        let file = draft.file
        guard file.word(index - 1) == ".", [")", ","].contains(file.word(index + 1)) || file.isWord(index + 1) else { return }
        var start = index - 2
        while start > 1, file.isWord(start), file.word(start - 1) == ".", file.isWord(start - 2) { start -= 2 }
        guard start >= 0, file.isWord(start), ["(", ",", ":", "="].contains(file.word(start - 1)) else { return }
        draft.mended(.fulfillment, at: index, file.text(start..<index + 1), "write { \(file.text(start..<index + 1))() }")
        draft.insert("{ ", at: file.tokens[start].range.lowerBound)
        draft.insert("() }", at: file.tokens[index].range.upperBound)
    }
}
