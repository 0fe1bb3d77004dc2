/// Adds Apple's `intersects(_:)` to a file that calls it, in place of Foundation's, which differs
/// on Linux.
enum RectangleRule {
    static func apply(to rewriters: inout [FileRewriter]) {
        let own = rewriters.map { rewriter in
            rewriter.activeIndices(of: "func").filter {
                rewriter.file[$0 + 1] == "intersects" && rewriter.file.enclosingType(ofMemberAt: $0)?.name == "CGRect"
            }
        }
        // A module that declares `intersects(_:)` for all of its files keeps its own function.
        let isDeclaredForAll = zip(rewriters, own).contains { rewriter, places in
            places.contains {
                rewriter.file.modifiersAndAttributes(ofDeclaration: $0).isDisjoint(with: ["private", "fileprivate"])
            }
        }
        guard !isDeclaredForAll else { return }
        for index in rewriters.indices where own[index].isEmpty {
            let file = rewriters[index].file
            // An argument with a label belongs to another function, such as
            // `intersects(integersIn:)` of an index set.
            let use = rewriters[index].activeIndices(of: "intersects").first {
                file[$0 - 1] == "." && (file[$0 + 1] != "(" || file[$0 + 3] != ":")
            }
            guard let use else { continue }
            rewriters[index].reportEdit(
                .rectangles, at: use, code: "intersects", advice: "write Apple's rule for CGRect at the end of the file"
            )
            rewriters[index].appendAtEnd(rule)
        }
    }

    // An empty rectangle intersects a rectangle that contains it, also at the upper or left edge.
    // Two libraries have tests that query the elements in `CGRect()` and expect the first one.
    // [VIEW-19]
    private static let rule = """
        /// Apple's rule: rectangles that only touch do not intersect. In Foundation on Linux they do.
        extension CGRect {
            fileprivate func intersects(_ other: CGRect) -> Bool {
                func rangesOverlap(_ a: CGFloat, _ aEnd: CGFloat, _ b: CGFloat, _ bEnd: CGFloat) -> Bool {
                    a < bEnd && b < aEnd || a == aEnd && b <= a && a < bEnd || b == bEnd && a <= b && b < aEnd
                }
                return rangesOverlap(minX, maxX, other.minX, other.maxX) && rangesOverlap(minY, maxY, other.minY, \
        other.maxY)
            }
        }
        """
}
