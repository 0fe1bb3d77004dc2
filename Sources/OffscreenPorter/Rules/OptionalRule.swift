/// Adds default implementations of optional methods, and properties of the methods' names, so that
/// `delegate.method?(x)` compiles. A method that is static, throws, or returns a type without a
/// known value gets no default, and is reported.
///
/// A property cannot have the name of a method without arguments, so the calls of such methods are
/// edited.
enum OptionalRule {
    static func apply(to rewriters: inout [FileRewriter]) {
        var withoutArguments: Set<String> = []
        var withResult = methodsOfUIKit
        for place in rewriters.indices {
            let file = rewriters[place].file
            for type in file.types where type.keyword == "protocol" && file.isTokenCompiled(at: type.start) != false {
                let methods = port(type, in: &rewriters[place])
                withoutArguments.formUnion(methods.filter(\.parameters.isEmpty).map(\.name))
                withResult.formUnion(methods.filter { $0.result.map { !$0.hasSuffix("?") } == true }.map(\.name))
            }
        }
        for place in rewriters.indices {
            if !withoutArguments.isEmpty { portCalls(of: withoutArguments, in: &rewriters[place]) }
            portChains(after: withResult, in: &rewriters[place])
        }
    }

    /// The base names of optional methods of UIKit's delegates and data sources that return values.
    /// Code may read members of these values.
    private static let methodsOfUIKit: Set<String> = [
        "collectionView", "numberOfSections", "pageViewController", "navigationController",
    ]
    private static let membersOfOptional: Set<String> = [
        "map", "flatMap", "some", "none", "unsafelyUnwrapped", "hash", "debugDescription",
    ]

    /// Replaces `x.method?(of: y).count` by `x.method?(of: y)?.count`, because the call returns an
    /// optional value on Linux.
    ///
    /// Calls without labels are left, because they may be calls of closures.
    private static func portChains(after names: Set<String>, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeTokenIndices where names.contains(file[index]) && file[index - 1] == "." {
            guard file[index + 1] == "?", let close = file.closingParenthesis(ofOpeningAt: index + 2),
                file[close + 1] == ".",
                file.isWord(at: close + 2), !membersOfOptional.contains(file[close + 2]),
                file.splitAtCommas(index + 3..<close).contains(where: { file[$0.lowerBound + 1] == ":" })
            else { continue }
            rewriter.reportEdit(
                .optionalRequirement, at: close, code: "\(file[index])?().\(file[close + 2])",
                advice: "write ? behind the call")
            rewriter.insert("?", afterToken: close)
        }
    }

    /// Replaces calls of optional methods without arguments: `x.count?()` becomes
    /// `x.optionalCount()`.
    private static func portCalls(of names: Set<String>, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeTokenIndices where names.contains(file[index]) && file[index - 1] == "." {
            guard file.has("?", "(", ")", at: index + 1) else { continue }
            let name = nameWithOptionalPrefix(file[index])
            rewriter.reportEdit(
                .optionalRequirement, at: index, code: file.text(ofTokens: index..<index + 4), advice: "write \(name)()"
            )
            rewriter.replace(index..<index + 2, with: name)
        }
    }

    private static func nameWithOptionalPrefix(_ name: String) -> String {
        "optional" + name.withoutBackticks.beginningUppercased
    }

    private struct Method {
        let signature: FunctionSignature
        let defaultValue: String?
    }

    /// Ports the optional methods of a protocol, and returns their signatures.
    private static func port(_ type: TypeDeclaration, in rewriter: inout FileRewriter) -> [FunctionSignature] {
        let file = rewriter.file
        var methods: [Method] = []
        for index in type.open + 1..<max(type.open + 1, type.close)
        where file[index] == "optional" && file.isToken(index, directlyIn: type) {
            let keyword = (index + 1..<type.close).first {
                SourceFile.declarators.contains(file[$0])
                    || !(SourceFile.modifiers.contains(file[$0]) || isInAttributeOrParentheses(in: file, at: $0))
            }
            guard let keyword, ["func", "var", "init", "subscript"].contains(file[keyword]) else { continue }
            let found = "optional \(file[keyword]) \(file[keyword + 1])"
            rewriter.delete(index..<index + 1)
            var missingValue = ""
            if let signature = FunctionSignature(file, at: keyword), !signature.effects.contains("throws"),
                !file.modifiersAndAttributes(ofDeclaration: keyword).contains("static")
            {
                let value = defaultValue(of: signature.result, declarations: rewriter.declarations)
                methods.append(Method(signature: signature, defaultValue: value))
                guard value == nil else {
                    let advice = "delete optional; a default and a call are added at the end of the file"
                    rewriter.reportEdit(.optionalRequirement, at: index, code: found, advice: advice)
                    continue
                }
                missingValue = "for \(signature.result ?? "") "
            }
            rewriter.reportManualEdit(
                .optionalRequirement, at: index, code: found,
                advice:
                    "every class has to implement it; write a default \(missingValue)in an extension of \(type.name)")
        }
        if !methods.isEmpty { rewriter.appendAtEnd(addedCode(for: methods, type: type, in: rewriter)) }
        return methods.map(\.signature)
    }

    private static func isInAttributeOrParentheses(in file: SourceFile, at index: Int) -> Bool {
        ["@", "(", ")"].contains(file[index]) || file[index - 1] == "@" || file[file.enclosingBracket[index]] == "("
    }

    /// Returns the expression that a default implementation returns: an empty text if the method
    /// has no result, and nil if no value of the type is known. Calls that use the question mark
    /// never return the expression's value.
    private static func defaultValue(of type: String?, declarations: Declarations) -> String? {
        guard let type, !["Void", "()"].contains(type) else { return "" }
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if type.hasPrefix("[") { return isDictionary(type) ? "[:]" : "[]" }
        if let value = defaultValues[type] { return value }
        if let first = declarations.firstCases[type] { return ".\(first)" }
        return nil
    }

    /// Whether a type in square brackets is that of a dictionary: a colon is in the outer brackets.
    /// Colons in brackets inside belong to the element type.
    private static func isDictionary(_ type: String) -> Bool {
        var depth = 0
        for character in type {
            if "[(".contains(character) { depth += 1 }
            if "])".contains(character) { depth -= 1 }
            if character == ":", depth == 1 { return true }
        }
        return false
    }

    private static let defaultValues: [String: String] = {
        let zeros = [
            "Int", "UInt", "Int32", "Int64", "UInt32", "UInt64", "Float", "Double", "CGFloat", "TimeInterval",
            "NSInteger",
        ]
        let zeroValues = [
            "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "CGVector",
        ]
        let made = [
            "String", "IndexPath", "IndexSet", "Date", "Data", "NSObject", "NSAttributedString", "UIView", "UIColor",
            "UIImage", "UILabel",
            "UIButton", "UIImageView", "UICollectionViewCell", "UICollectionReusableView",
            "UICollectionViewLayoutAttributes",
            "UIViewController",
        ]
        var values = ["Bool": "false", "CGAffineTransform": ".identity", "CATransform3D": "CATransform3DIdentity"]
        for type in zeros { values[type] = "0" }
        for type in zeroValues { values[type] = ".zero" }
        for type in made { values[type] = "\(type)()" }
        return values
    }()

    /// Whether one of these protocols, or a protocol from which one of them inherits, belongs to
    /// UIKit and so isolates its methods to the main actor.
    private static func isAnyProtocolFromUIKit(named names: [String], declarations: Declarations, depth: Int = 0)
        -> Bool
    {
        names.contains { name in
            name.hasPrefix("UI")
                || depth < 8
                    && isAnyProtocolFromUIKit(
                        named: declarations.protocols[name] ?? [], declarations: declarations, depth: depth + 1)
        }
    }

    private static func addedCode(for methods: [Method], type: TypeDeclaration, in rewriter: FileRewriter) -> String {
        let file = rewriter.file
        let modifiers = file.modifiersAndAttributes(ofDeclaration: type.start)
        let access = ["public", "package", "fileprivate", "private"].first { modifiers.contains($0) } ?? ""
        let memberAccess =
            if access == "private" {
                "fileprivate "
            } else if access.isEmpty {
                ""
            } else {
                access + " "
            }
        let isOnMainActor =
            modifiers.contains("@MainActor")
            || isAnyProtocolFromUIKit(named: type.inheritedNames, declarations: rewriter.declarations)
        let actor = isOnMainActor ? "@MainActor " : ""
        let stem = type.name.split(separator: ".").joined()
        let note = "\(stem)Defaults"
        var names: [String] = []
        for method in methods where !names.contains(method.signature.name) && !method.signature.parameters.isEmpty {
            names.append(method.signature.name)
        }
        func callableTypeName(forMethod name: String) -> String {
            stem + name.withoutBackticks.beginningUppercased + "Call"
        }

        var lines = [
            "// Written by offscreen port: the optional methods of \(type.name). A default records that it ran.",
            "private enum \(note) { nonisolated(unsafe) static var ran = false }",
            "",
            "extension \(type.name) {",
        ]
        for method in methods {
            guard let value = method.defaultValue else { continue }
            let signature = method.signature
            let parameters = signature.declaredParameters(withDefaultValues: false)
            lines.append(
                """
                    \(memberAccess)func \(signature.name)\(signature.generics)(\(parameters))\
                \(signature.effectsAndResult)\(signature.constraints) {
                """)
            lines.append("        \(note).ran = true")
            if !value.isEmpty { lines.append("        return \(value)") }
            lines.append("    }")
        }
        for name in names {
            lines.append(
                """
                    \(memberAccess)var \(name): \(callableTypeName(forMethod: name))? { \
                \(callableTypeName(forMethod: name))(it: self) }
                """
            )
        }
        for method in methods where method.signature.parameters.isEmpty {
            let head = "func \(nameWithOptionalPrefix(method.signature.name))"
            lines += callLines(for: method, head: head, object: "self", access: memberAccess, defaultsName: note)
        }
        lines.append("}")
        for name in names {
            lines += [
                "", "\(actor)\(memberAccess)struct \(callableTypeName(forMethod: name)) {",
                "    fileprivate let it: any \(type.name)",
            ]
            for method in methods where method.signature.name == name && !method.signature.parameters.isEmpty {
                lines += callLines(
                    for: method, head: "func callAsFunction", object: "it", access: memberAccess, defaultsName: note)
            }
            lines.append("}")
        }
        let conditions = file.compilationConditions(aroundToken: type.start)
        lines = conditions.map { "#if \($0)" } + lines + conditions.map { _ in "#endif" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns the lines of a function that calls a method. That function returns nil if the
    /// method's default implementation ran.
    private static func callLines(
        for method: Method, head: String, object: String, access: String, defaultsName: String
    ) -> [String] {
        let signature = method.signature
        let result = signature.result ?? "Void"
        let isPlain = result.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]:".contains($0) }
        let answer =
            if result.hasSuffix("?") {
                result
            } else if isPlain {
                "\(result)?"
            } else {
                "(\(result))?"
            }
        return [
            "    @discardableResult",
            "    \(access)\(head)\(signature.generics)(\(signature.declaredParameters(withDefaultValues: false)))"
                + "\(signature.effects.isEmpty ? "" : " " + signature.effects) -> \(answer)\(signature.constraints) {",
            "        let outer = \(defaultsName).ran",
            "        \(defaultsName).ran = false",
            "        defer { \(defaultsName).ran = outer }",
            """
                    let answer\(method.defaultValue == "" ? ": Void" : "") = \
            \(signature.callEffects)\(object).\(signature.name)(\(signature.givenArguments))
            """,
            "        return \(defaultsName).ran ? nil : answer",
            "    }",
        ]
    }
}
