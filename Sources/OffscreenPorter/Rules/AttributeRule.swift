/// Removes `@objc`, `@objcMembers`, `@IBOutlet`, `dynamic`, and `@IBAction` of a method that has not
/// exactly one parameter. Removes `override` from members that `NSObject` has only on iOS. Lets
/// protocols that were `@objc` inherit `AnyObject`, unless they inherit it or `NSObjectProtocol`
/// already.
enum AttributeRule {
    private static let removedAttributes: [String: Incompatibility] = [
        "objc": .objectiveC, "objcMembers": .objectiveC, "IBOutlet": .outlet,
    ]

    static func apply(to rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeIndices(of: "@")
        where file.isWord(at: index + 1) && file.tokenTouchesPrevious(at: index + 1) {
            var kind = removedAttributes[file[index + 1]]
            if file[index + 1] == "IBAction", !hasOneParameter(methodWithAttributeAt: index, in: file) {
                kind = .objectiveC
            }
            guard let kind else { continue }
            var end = index + 2
            if file.tokenTouchesPrevious(at: end), let close = file.closingParenthesis(ofOpeningAt: end) {
                end = close + 1
            }
            // An `@` begins an attribute of a declaration only if a declaration, another attribute
            // or a directive follows.
            guard end < file.tokens.count,
                file.isWord(at: end) || file[end] == "@" || file.tokens[end].kind == .directive
            else { continue }
            rewriter.reportEdit(
                kind, at: index, code: file.text(ofTokens: index..<end),
                advice: kind == .outlet ? "delete it; set it by code" : "delete it"
            )
            rewriter.delete(index..<end)
        }
        for index in rewriter.activeIndices(of: "dynamic") where file.enclosingType(ofMemberAt: index) != nil {
            // `dynamic` is a modifier, and not a property's name, only if a declaration, another
            // modifier or an attribute follows.
            let next = file[index + 1]
            guard file.isWord(at: index), !["case", ".", ","].contains(file[index - 1]),
                next == "@" || SourceFile.modifiersAndDeclarators.contains(next)
            else { continue }
            rewriter.reportEdit(.dynamicMember, at: index, code: "dynamic", advice: "delete it")
            rewriter.delete(index..<index + 1)
        }
        for index in rewriter.activeIndices(of: "override") where isOverrideOnlyOniOS(at: index, in: rewriter) {
            rewriter.reportEdit(
                .objectOverride, at: index, code: "override \(file[index + 1]) \(file[index + 2])",
                advice: "delete override")
            rewriter.delete(index..<index + 1)
        }
        for type in file.types where type.keyword == "protocol" && file.isTokenCompiled(at: type.start) != false {
            guard file.modifiersAndAttributes(ofDeclaration: type.start).contains("@objc"),
                Set(type.inheritedNames).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
            else { continue }
            rewriter.reportEdit(
                .objectiveC, at: type.start, code: "protocol \(type.name)", advice: "let it inherit AnyObject")
            if let first = type.inherited.first {
                rewriter.insert("AnyObject, ", beforeToken: first.lowerBound)
            } else {
                rewriter.insert(": AnyObject", afterToken: type.nameEnd)
            }
        }
    }

    private static func hasOneParameter(methodWithAttributeAt index: Int, in file: SourceFile) -> Bool {
        let keyword = (index..<min(index + 40, file.tokens.count)).first { file[$0] == "func" }
        return keyword.flatMap { FunctionSignature(file, at: $0) }.map { $0.parameters.count == 1 } ?? true
    }

    /// Members of NSObject on iOS that the class NSObject of Linux lacks. The methods of all classes
    /// come first, the others are meant for classes without a superclass of UIKit.
    private static let classMethods: Set<String> = ["description", "load", "initialize"]
    private static let members: Set<String> = [
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits", "accessibilityFrame",
        "accessibilityPath", "accessibilityElements", "accessibilityLanguage", "accessibilityActivationPoint",
        "accessibilityCustomActions", "accessibilityElementsHidden", "accessibilityIdentifier",
        "accessibilityViewIsModal", "isAccessibilityElement", "shouldGroupAccessibilityChildren",
        "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement", "accessibilityPerformEscape",
        "accessibilityPerformMagicTap", "accessibilityScroll", "accessibilityElementCount",
        "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus", "accessibilityElementIsFocused",
        "awakeFromNib", "prepareForInterfaceBuilder",
    ]

    private static func isOverrideOnlyOniOS(at index: Int, in rewriter: FileRewriter) -> Bool {
        let file = rewriter.file
        guard let type = file.enclosingType(ofMemberAt: index),
            let keyword = (index + 1..<min(index + 8, file.tokens.count)).first(where: {
                ["func", "var"].contains(file[$0])
            }),
            file.modifiersAndAttributes(ofDeclaration: keyword).contains("override")
        else { return false }
        let isOfClass = !file.modifiersAndAttributes(ofDeclaration: keyword).isDisjoint(with: ["class", "static"])
        if isOfClass { return classMethods.contains(file[keyword + 1]) && file.has("(", ")", at: keyword + 2) }
        guard members.contains(file[keyword + 1]),
            rewriter.declarations.externalParent(of: type.name) == "NSObject"
        else { return false }
        // A superclass in the files may declare the member itself.
        let ancestors = rewriter.declarations.ownAndAncestorNames(ofClass: type.name).subtracting([type.name])
        return !ancestors.contains { rewriter.declarations.hasProperty(file[keyword + 1], in: $0) }
    }
}
