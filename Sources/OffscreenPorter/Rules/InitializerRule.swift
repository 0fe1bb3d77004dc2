/// Reports initialisers of views and controllers that cannot be called through a metatype, if the
/// code creates objects from metatypes. Also reports `T()` if the generic parameter `T` is
/// constrained to `NSObject`.
///
/// On iOS the Objective-C runtime finds `init()` of any class. On Linux a metatype reaches only an
/// initialiser that overrides one of UIKit's. UIKit's `init()` is a convenience initialiser, so
/// `init()` of a subclass overrides nothing.
enum InitializerRule {
    static func apply(to rewriters: inout [FileRewriter]) {
        for place in rewriters.indices { reportGenericInitializerCalls(in: &rewriters[place]) }
        guard rewriters.contains(where: { createsObjectsFromMetatypes($0) }) else { return }
        for place in rewriters.indices {
            let file = rewriters[place].file
            for type in file.types where type.keyword == "class" {
                guard let root = rewriters[place].declarations.externalParent(of: type.name),
                    looksLikeViewOrController(root)
                else {
                    continue
                }
                for index in type.open..<type.close where file[index] == "init" && file.isToken(index, directlyIn: type)
                {
                    guard let found = nameOfConvenienceInitializer(in: file, at: index, superclass: root),
                        !file.modifiersAndAttributes(ofDeclaration: index).contains("override")
                    else { continue }
                    let advice = "a metatype does not reach it; override one of UIKit's initialisers instead"
                    rewriters[place].reportManualEdit(
                        .initializer, at: index, code: "\(found) of \(type.name)", advice: advice)
                }
            }
        }
    }

    static func looksLikeViewOrController(_ name: String) -> Bool {
        name.hasPrefix("UI")
            && [
                "View", "Cell", "Controller", "Control", "Label", "Button", "Field", "Bar", "Toolbar", "Window",
                "Switch", "Slider",
            ]
            .contains { name.hasSuffix($0) }
    }

    /// Returns "init()", or "init(frame:)" of a collection view, which are convenience initialisers
    /// in UIKit; nil for all others.
    private static func nameOfConvenienceInitializer(in file: SourceFile, at index: Int, superclass: String) -> String?
    {
        guard let close = file.closingParenthesis(ofOpeningAt: index + 1) else { return nil }
        let parameters = file.splitAtCommas(index + 2..<close)
        if parameters.isEmpty { return "init()" }
        let isFrame = parameters.count == 1 && file[index + 2] == "frame"
        return superclass == "UICollectionView" && isFrame ? "init(frame:)" : nil
    }

    /// Reports `T()` if the generic parameter `T` is constrained to `NSObject`, because `init()` of
    /// that class is not required on Linux.
    private static func reportGenericInitializerCalls(in rewriter: inout FileRewriter) {
        let file = rewriter.file
        for name in genericParameterAndAssociatedTypeNames(in: rewriter) {
            for index in rewriter.activeIndices(of: name) where file[index - 1] != "." {
                let open = file.has(".", "init", at: index + 1) ? index + 3 : index + 1
                guard file.has("(", ")", at: open), constraint(of: name, before: index, in: file) == "NSObject" else {
                    continue
                }
                rewriter.reportManualEdit(
                    .initializer, at: index, code: "\(name)()",
                    advice: "pass a closure that creates the object, or require init() in a protocol")
            }
        }
    }

    /// Returns the type in the last constraint of a generic parameter before a token, such as
    /// "NSObject" for `T: NSObject`; nil if there is none.
    private static func constraint(of name: String, before index: Int, in file: SourceFile) -> String? {
        file.indices(of: name).last { $0 < index && file[$0 + 1] == ":" && ["<", ",", "where"].contains(file[$0 - 1]) }
            .map { file[$0 + 2] }
    }

    // MARK: - Metatypes

    /// Whether code calls `T()`, `T(frame:)`, `classes[0].init()`, `viewClass.init()` or `type(of:
    /// view).init(frame:)`, where `T` is a generic parameter or an associated type.
    private static func createsObjectsFromMetatypes(_ rewriter: FileRewriter) -> Bool {
        let file = rewriter.file
        let parameters = genericParameterAndAssociatedTypeNames(in: rewriter)
        return rewriter.activeTokenIndices.contains { index in
            guard file.isWord(at: index), file[index + 1] == "(", [")", "frame"].contains(file[index + 2]) else {
                return false
            }
            let isAfterDot = file[index - 1] == "."
            guard file[index] == "init" else { return !isAfterDot && parameters.contains(file[index]) }
            let before = file[index - 2]
            return isAfterDot
                && ([")", "]"].contains(before) || parameters.contains(before)
                    || before.first?.isLowercase == true && !["self", "super"].contains(before))
        }
    }

    private static func genericParameterAndAssociatedTypeNames(in rewriter: FileRewriter) -> Set<String> {
        let file = rewriter.file
        var names: Set<String> = []
        for index in rewriter.activeTokenIndices {
            if file[index] == "associatedtype" { names.insert(file[index + 1]) }
            guard file[index] == "<", ["func", "class", "struct", "enum", "actor"].contains(file[index - 2]) else {
                continue
            }
            let end = file.indexAfterAngleBrackets(at: index)
            guard end > index + 1 else { continue }
            for part in file.splitAtCommas(index + 1..<end - 1) { names.insert(file[part.lowerBound]) }
        }
        return names
    }
}
