/// Replaces `import UIKit.UIView` by `import UIKit`, renames modules that have another name on
/// Linux, and adds imports of UIKit and FoundationNetworking to files that use their names. A file
/// that uses Foundation's names without importing them gets UIKit, too.
enum ImportRule {
    private static let modulesWithSubmodules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
    private static let renamed: [String: (module: String, kind: Incompatibility, advice: String)] = [
        "os": ("OffscreenOS", .logImport, "write import OffscreenOS, and depend on the product OffscreenOS"),
        "OSLog": ("OffscreenOS", .logImport, "write import OffscreenOS, and depend on the product OffscreenOS"),
        "ObjectiveC": ("UIKit", .objectiveCImport, "write import UIKit"),
    ]
    /// Names that do not begin with UI and that `import UIKit` makes available.
    private static let namesWithoutPrefix: Set<String> = [
        "CALayer", "CATransform3D", "CATransaction", "CABasicAnimation", "CAGradientLayer", "CAShapeLayer",
        "NSLayoutConstraint",
        "CACurrentMediaTime", "autoreleasepool", "NSException", "NSKeyValueObservation", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextAlignment", "NSLineBreakMode",
        "OSAtomicIncrement32", "OSAtomicDecrement32",
    ]
    private static let namePrefixes = ["NSCollectionLayout", "NSDiffableDataSource", "NSDirectional"]

    /// Names of Foundation, Dispatch and Core Graphics, except those that begin with CG or NS.
    private static let foundationNames: Set<String> = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateFormatter", "DispatchGroup", "DispatchQueue",
        "DispatchTime",
        "DispatchWorkItem", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
        "Notification",
        "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "ProcessInfo", "RunLoop", "Scanner",
        "Thread",
        "TimeInterval", "Timer", "URL", "UUID", "UserDefaults",
    ]
    private static let networkingNames: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache",
        "URLCredential", "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
        "URLSessionDataDelegate",
        "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
        "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]
    /// Modules whose import makes the names of Foundation available.
    private static let modulesWithFoundation: Set<String> = ["Foundation", "CoreGraphics", "QuartzCore", "XCTest"]

    static func apply(to rewriter: inout FileRewriter, declaredTypes: Set<String>) {
        let file = rewriter.file
        var imported: Set<String> = []
        var firstImport: Int?
        for index in file.indices(of: "import") where file.enclosingBracket[index] == -1 {
            guard file[index - 1] != ".", file.isWord(at: index + 1) else { continue }
            let isOfKind = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(
                file[index + 1])
            let place = isOfKind ? index + 2 : index + 1
            let other = renamed[file[place]]
            imported.insert(other?.module ?? file[place])
            if firstImport == nil, file.directives.allSatisfy({ $0 > index }), rewriter.isTokenActive(at: index) {
                firstImport = index
            }
            if let other {
                let end = file[place + 1] == "." && file.isWord(at: place + 2) ? place + 3 : place + 1
                rewriter.reportEdit(other.kind, at: index, code: file.text(ofTokens: index..<end), advice: other.advice)
                rewriter.replace(place..<(isOfKind ? place + 1 : end), with: other.module)
                continue
            }
            let module = file[index + 1]
            guard !isOfKind, modulesWithSubmodules.contains(module), file[index + 2] == ".", file.isWord(at: index + 3)
            else { continue }
            rewriter.reportEdit(
                .submodule, at: index, code: file.text(ofTokens: index..<index + 4), advice: "write import \(module)")
            rewriter.replace(index + 2..<index + 4, with: "")
        }
        guard imported.isDisjoint(with: ["AppKit", "Cocoa", "WatchKit"]) else { return }
        let isShebang = file.bytes.starts(with: "#!".utf8)
        func addImport(of module: String, as kind: Incompatibility, code: String) {
            if let firstImport {
                rewriter.reportEdit(
                    kind, at: firstImport, code: code, advice: "write import \(module); before the first import")
                return rewriter.insertBeforeOtherEdits(
                    "import \(module); ", atByte: file.tokens[file.start(ofDeclaration: firstImport)].range.lowerBound)
            }
            rewriter.reportEdit(kind, at: nil, code: code, advice: "write import \(module); in the first line")
            rewriter.insertBeforeOtherEdits(
                "import \(module); ", atByte: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        }
        if !isShebang, !imported.contains("FoundationNetworking"),
            let use = rewriter.activeTokenIndices.first(where: {
                networkingNames.contains(file[$0]) && mayBeUseOfExternalType(in: rewriter, at: $0)
            })
        {
            addImport(of: "FoundationNetworking", as: .networking, code: file[use])
        }
        let usesOperators = rewriter.findings.contains { $0.kind == .combine && $0.advice.hasSuffix("end of the file") }
        if !isShebang, imported.isDisjoint(with: ["Combine", "OpenCombine", CombineRule.module]) {
            if let use = CombineRule.firstName(in: rewriter, besides: declaredTypes) {
                addImport(of: CombineRule.module, as: .combine, code: file[use])
            } else if usesOperators {
                addImport(of: CombineRule.module, as: .combine, code: "Publisher")
            }
        }
        guard !imported.contains("UIKit") else { return }
        let lacksFoundation = imported.isDisjoint(with: modulesWithFoundation)
        let first = rewriter.activeTokenIndices.first {
            looksLikeUIKitName(in: file, at: $0)
                || lacksFoundation && looksLikeFoundationName(file[$0]) && mayBeUseOfExternalType(in: rewriter, at: $0)
        }
        let hasSelector = rewriter.findings.contains { $0.kind == .selector && $0.isEdited }
        let hasRule =
            rewriter.findings.contains { $0.kind == .rectangles }
            && imported.isDisjoint(with: ["Foundation", "CoreGraphics"])
        guard !isShebang, first != nil || hasSelector || hasRule || usesOperators else { return }
        let found = first.map { file[$0] } ?? (hasSelector ? "Selector" : hasRule ? "CGRect" : "DispatchQueue")
        addImport(of: "UIKit", as: .importOfUIKit, code: found)
    }

    /// Whether a token is a word that may refer to a type outside of the files. A member, an
    /// attribute, a label, a name in its declaration and a type that a file declares do not count.
    private static func mayBeUseOfExternalType(in rewriter: FileRewriter, at index: Int) -> Bool {
        let file = rewriter.file
        return file.isWord(at: index) && ![".", "@"].contains(file[index - 1]) && file[index + 1] != ":"
            && !file.isDeclaredName(at: index) && !rewriter.declarations.types.contains(file[index])
    }

    private static func looksLikeFoundationName(_ word: String) -> Bool {
        foundationNames.contains(word)
            || (word.hasPrefix("CG") || word.hasPrefix("NS")) && isCapitalizedAfterPrefix(word)
    }

    /// Whether an uppercase and a lowercase letter follow the first two letters, as in "UIView".
    private static func isCapitalizedAfterPrefix(_ word: String) -> Bool {
        let third = word.dropFirst(2).prefix(2)
        return third.count == 2 && third.first!.isUppercase && third.last!.isLowercase
    }

    private static func looksLikeUIKitName(in file: SourceFile, at index: Int) -> Bool {
        guard file.isWord(at: index), file[index - 1] != "@" else { return false }
        let word = file[index]
        return namesWithoutPrefix.contains(word) || namePrefixes.contains(where: word.hasPrefix)
            || word.hasPrefix("UI") && isCapitalizedAfterPrefix(word)
    }
}
