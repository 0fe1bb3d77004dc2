/// A file that asks whether rectangles intersect gets Apple's rule, which takes the place of Foundation's in that file.
enum RectangleRule {
    static func apply(_ drafts: inout [Draft]) {
        let own = drafts.map { draft in draft.live.filter { isDeclaration(draft.file, $0) } }
        // A module that declares the function for all of its files has a rule already.
        let isDeclaredForAll = zip(drafts, own).contains { draft, places in
            places.contains { draft.file.modifiers(ofDeclaration: $0).isDisjoint(with: ["private", "fileprivate"]) }
        }
        guard !isDeclaredForAll else { return }
        for index in drafts.indices where own[index].isEmpty {
            let file = drafts[index].file
            guard let use = drafts[index].live.first(where: { isUse(file, $0) }) else { continue }
            drafts[index].mended(.rectangles, at: use, "intersects", "write Apple's rule for CGRect at the end of the file")
            drafts[index].append(rule)
        }
    }

    // An empty rectangle intersects a rectangle in which it lies, also at its upper or left edge: two libraries have tests that ask for the
    // elements in `CGRect()` and expect the first one. [VIEW-19]
    private static let rule = """
        /// Apple's rule: rectangles that only touch do not intersect. Foundation on Linux says that they do.
        extension CGRect {
            fileprivate func intersects(_ other: CGRect) -> Bool {
                func overlap(_ a: CGFloat, _ aEnd: CGFloat, _ b: CGFloat, _ bEnd: CGFloat) -> Bool {
                    a < bEnd && b < aEnd || a == aEnd && b <= a && a < bEnd || b == bEnd && a <= b && b < aEnd
                }
                return overlap(minX, maxX, other.minX, other.maxX) && overlap(minY, maxY, other.minY, other.maxY)
            }
        }
        """

    private static func isUse(_ file: SourceFile, _ index: Int) -> Bool {
        guard file.word(index) == "intersects", file.isWord(index), file.word(index - 1) == "." else { return false }
        // An argument with a label belongs to another function, such as that of an index set.
        return file.word(index + 1) != "(" || file.word(index + 3) != ":"
    }

    private static func isDeclaration(_ file: SourceFile, _ index: Int) -> Bool {
        file.word(index) == "func" && file.word(index + 1) == "intersects" && file.typeOfMember(index)?.name == "CGRect"
    }
}
