/// What belongs to table views alone becomes a comment: there are none.
enum TableRule {
    private static let uikit: Set<String> = [
        "UITableView", "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView", "UITableViewDataSource",
        "UITableViewDelegate", "UITableViewDataSourcePrefetching",
    ]

    static func apply(_ drafts: inout [Draft]) {
        var gone = uikit
        var found = true
        var done: Set<[Int]> = []
        while found {
            found = false
            for place in drafts.indices {
                for (index, type) in drafts[place].file.types.enumerated() where !done.contains([place, index]) {
                    guard drafts[place].file.outer[type.start] == -1,
                        isGone(type, gone) || isTest(type, of: gone.subtracting(uikit), drafts[place].file)
                    else { continue }
                    done.insert([place, index])
                    found = true
                    if type.keyword != "extension" { gone.insert(type.name) }
                    comment(type, &drafts[place])
                }
            }
        }
    }

    /// An extension of what is gone, and a type that inherits it.
    private static func isGone(_ type: TypeDeclaration, _ gone: Set<String>) -> Bool {
        gone.contains(type.name) && type.keyword == "extension"
            || type.inheritedNames.contains { name in
                gone.contains(String(name.prefix { $0 != "<" }))
            }
    }

    /// A test of what is gone.
    private static func isTest(_ type: TypeDeclaration, of gone: Set<String>, _ file: SourceFile) -> Bool {
        type.inheritedNames.contains("XCTestCase") && (type.open..<type.close).contains { gone.contains(file.word($0)) }
    }

    private static func comment(_ type: TypeDeclaration, _ draft: inout Draft) {
        let file = draft.file
        let start = file.start(ofDeclaration: type.start)
        let range = file.tokens[start].range.lowerBound..<file.tokens[type.close].range.upperBound
        let isClear = (start..<type.close).allSatisfy { index in
            let token = file.tokens[index]
            guard token.kind == .text || token.kind == .regex || token.word == "*" || token.word == "/" else { return true }
            let text = String(decoding: file.bytes[token.range], as: UTF8.self)
            return !text.contains("/*") && !text.contains("*/") && !(text == "*" && file.word(index + 1) == "/")
                && !(text == "/" && file.word(index + 1) == "*")
        }
        let isBalanced = file.comments.allSatisfy { comment in
            guard comment.overlaps(range), comment.count > 1, file.bytes[comment.lowerBound + 1] == UInt8(ascii: "/") else { return true }
            let text = String(decoding: file.bytes[comment], as: UTF8.self)
            return !text.contains("/*") && !text.contains("*/")
        }
        let directives = (start..<type.close).filter { file.tokens[$0].kind == .directive }.map { file.word($0) }
        guard isClear, isBalanced, directives.count(where: { $0 == "#if" }) == directives.count(where: { $0 == "#endif" }) else { return }
        draft.mended(.tableView, at: type.start, "\(type.keyword) \(type.name)", "make a comment of it: there are no table views")
        draft.insert("/* ", at: range.lowerBound)
        draft.insert(" */", at: range.upperBound)
        draft.ignore(start..<type.close + 1)
    }
}
