/// `import UIKit.UIView` becomes `import UIKit`, modules that have another name on Linux are imported by it, and a file that uses UIKit's
/// names imports it.
enum ImportRule {
    private static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
    private static let renamed: [String: (module: String, construct: Construct, advice: String)] = [
        "os": ("OffscreenOS", .logImport, "write import OffscreenOS, and depend on the product OffscreenOS"),
        "OSLog": ("OffscreenOS", .logImport, "write import OffscreenOS, and depend on the product OffscreenOS"),
        "ObjectiveC": ("UIKit", .objectiveCImport, "write import UIKit"),
    ]
    private static let names: Set<String> = [
        "CALayer", "CATransform3D", "CATransaction", "CABasicAnimation", "CAGradientLayer", "CAShapeLayer", "NSLayoutConstraint",
        "NSDiffableDataSourceSnapshot", "NSCollectionLayoutSection", "NSDirectionalEdgeInsets", "CACurrentMediaTime",
    ]

    static func apply(_ draft: inout Draft) {
        let file = draft.file
        var imported: Set<String> = []
        var firstImport: Int?
        for index in file.tokens.indices where file.word(index) == "import" && file.isWord(index) && file.outer[index] == -1 {
            guard file.word(index - 1) != ".", file.isWord(index + 1) else { continue }
            let isOfKind = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(file.word(index + 1))
            let place = isOfKind ? index + 2 : index + 1
            imported.insert(renamed[file.word(place)]?.module ?? file.word(place))
            if firstImport == nil, file.directives.allSatisfy({ $0 > index }) { firstImport = index }
            if let other = renamed[file.word(place)] {
                let end = file.word(place + 1) == "." && file.isWord(place + 2) ? place + 3 : place + 1
                draft.mended(other.construct, at: index, file.text(index..<end), other.advice)
                draft.replace(place..<(isOfKind ? place + 1 : end), with: other.module)
                continue
            }
            guard !isOfKind, modules.contains(file.word(index + 1)), file.word(index + 2) == ".", file.isWord(index + 3) else { continue }
            let module = file.word(index + 1)
            draft.mended(.submodule, at: index, file.text(index..<index + 4), "write import \(module)")
            draft.replace(index + 2..<index + 4, with: "")
        }
        guard imported.isDisjoint(with: ["UIKit", "AppKit", "Cocoa", "WatchKit"]) else { return }
        let isShebang = file.bytes.starts(with: Array("#!".utf8))
        let first = draft.live.first { isUIKits(file, $0) }
        let hasSelector = draft.findings.contains { $0.construct == .selector && $0.isEdited }
        let hasRule = draft.findings.contains { $0.construct == .rectangles } && imported.isDisjoint(with: ["Foundation", "CoreGraphics"])
        guard !isShebang, first != nil || hasSelector || hasRule else { return }
        let found = first.map { file.word($0) } ?? (hasSelector ? "Selector" : "CGRect")
        if let firstImport {
            draft.mended(.importOfUIKit, at: firstImport, found, "write import UIKit; before the first import")
            return draft.insert("import UIKit; ", at: file.tokens[file.start(ofDeclaration: firstImport)].range.lowerBound)
        }
        draft.mended(.importOfUIKit, at: nil, found, "write import UIKit; in the first line")
        draft.insert("import UIKit; ", at: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }

    private static func isUIKits(_ file: SourceFile, _ index: Int) -> Bool {
        guard file.isWord(index), file.word(index - 1) != "@" else { return false }
        let word = file.word(index)
        if names.contains(word) { return true }
        let third = word.dropFirst(2).prefix(2)
        return word.hasPrefix("UI") && third.count == 2 && third.first!.isUppercase && third.last!.isLowercase
    }
}
