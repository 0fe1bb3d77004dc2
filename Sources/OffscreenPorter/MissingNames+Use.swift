/// Finds uses of names of UIKit that this package lacks. Names that the ported code declares do not
/// count.
extension MissingNames {
    private static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]

    static func missingName(in rewriter: FileRewriter, at index: Int, declaredNames: DeclaredNames) -> String? {
        missingTypeOrGlobal(in: rewriter.file, at: index, declaredNames: declaredNames)
            ?? missingMember(in: rewriter.file, at: index, declaredNames: declaredNames)
            ?? missingInitializer(in: rewriter, at: index, declaredNames: declaredNames)
            ?? missingContextMember(in: rewriter.file, at: index, declaredNames: declaredNames)
            ?? missingImageMember(in: rewriter.file, at: index, declaredNames: declaredNames)
            ?? missingAppearance(in: rewriter.file, at: index, declaredNames: declaredNames)
            ?? missingBarMetrics(in: rewriter.file, at: index)
    }

    /// Returns "appearance" for a call such as `UITabBar.appearance()`: the protocol
    /// UIAppearance, which gives the classes this method, is missing.
    private static func missingAppearance(in file: SourceFile, at index: Int, declaredNames: DeclaredNames) -> String? {
        guard file[index] == "appearance", file[index - 1] == ".", file[index - 2].hasPrefix("UI"),
            file[index + 1] == "(", !declaredNames.members.contains("appearance")
        else { return nil }
        return "appearance"
    }

    /// Returns "barMetrics" for that label of a call, because all methods of bars and segments with
    /// it are missing.
    private static func missingBarMetrics(in file: SourceFile, at index: Int) -> String? {
        guard file[index] == "barMetrics", file[index + 1] == ":", !file.isParameterName(at: index) else { return nil }
        let open = file.enclosingBracket[index]
        return open > 0 && file[open] == "(" && file[open - 2] == "." ? "barMetrics" : nil
    }

    /// Returns "UIImage.jpegData" or "UIImage.pngData" for a call of these methods, which this
    /// package lacks; nil otherwise. A renderer has methods of the same names with other labels.
    private static func missingImageMember(in file: SourceFile, at index: Int, declaredNames: DeclaredNames) -> String?
    {
        let name = file[index]
        guard name == "jpegData" || name == "pngData", file[index - 1] == ".", file[index + 1] == "(",
            file[index + 2] == (name == "jpegData" ? "compressionQuality" : ")"), !declaredNames.members.contains(name)
        else { return nil }
        return "UIImage.\(name)"
    }

    /// Returns the name of a member of a variable with a graphics context, such as
    /// "CGContext.rotate", if this package lacks it; nil otherwise.
    private static func missingContextMember(in file: SourceFile, at index: Int, declaredNames: DeclaredNames)
        -> String?
    {
        let name = file[index]
        let receiver = ["?", "!"].contains(file[index - 2]) ? index - 3 : index - 2
        guard file[index - 1] == ".", file.isWord(at: index), file.isWord(at: receiver), file[receiver - 1] != ".",
            !contextMembers.contains(name), !declaredNames.types.contains("CGContext")
        else { return nil }
        let binding = file.indices(of: file[receiver]).last { place in
            place < receiver && (["let", "var"].contains(file[place - 1]) || file[place + 1] == ":")
        }
        guard let binding, ["UIGraphicsGetCurrentContext", "CGContext"].contains(file[binding + 2]) else { return nil }
        return "CGContext.\(name)"
    }

    /// The members of a graphics context that this package has.
    private static let contextMembers: Set<String> = [
        "addEllipse", "addLine", "addPath", "addRect", "beginPath", "closePath", "fill", "fillEllipse", "fillPath",
        "move", "setFillColor", "setLineWidth", "setStrokeColor", "stroke", "strokeEllipse", "strokePath",
    ]

    /// Returns the missing name of a type, a nested type, a function or a constant; nil if there is
    /// none.
    private static func missingTypeOrGlobal(in file: SourceFile, at index: Int, declaredNames: DeclaredNames) -> String?
    {
        if file[index - 1] == "@" || file[index - 1] == "." && !modules.contains(file[index - 2]) { return nil }
        var name = file[index]
        var end = index
        while true {
            if types.contains(name) { return declaredNames.types.contains(name) ? nil : name }
            guard file[end + 1] == ".", file.isWord(at: end + 2), end < index + 4 else { return nil }
            end += 2
            name += "." + file[end]
        }
    }

    /// Returns the name of a missing member that is used or overridden; nil if there is none.
    private static func missingMember(in file: SourceFile, at index: Int, declaredNames: DeclaredNames) -> String? {
        let name = file[index]
        guard members.contains(name), !declaredNames.members.contains(name) else { return nil }
        let previous = file[index - 1]
        if previous == "." { return name }
        if DeclaredNames.declarators.contains(previous) {
            return file.modifiersAndAttributes(ofDeclaration: index - 1).contains("override") ? name : nil
        }
        return declaredNames.locals.contains(name) ? nil : name
    }

    /// Returns a call of an initialiser, such as "UIRefreshControl(frame:primaryAction:)", with a
    /// label that no initialiser of the class, of its superclasses or of an extension in the ported
    /// code has; nil if there is none.
    private static func missingInitializer(in rewriter: FileRewriter, at index: Int, declaredNames: DeclaredNames)
        -> String?
    {
        let file = rewriter.file
        var name = file[index]
        let hasInit = file.has(".", "init", at: index + 1)
        if name == "super", hasInit, let type = file.innermostType(around: index) {
            name = rewriter.declarations.externalParent(of: type.name) ?? ""
        } else if file[index - 1] == ".", !modules.contains(file[index - 2]) {
            return nil
        }
        let open = hasInit ? index + 3 : index + 1
        guard var known = labels[name], !declaredNames.types.contains(name),
            let close = file.closingParenthesis(ofOpeningAt: open)
        else { return nil }
        // The superclass of the ported code may have initialisers of its own.
        if file[index] == "super", let type = file.innermostType(around: index) {
            for ancestor in rewriter.declarations.ownAndAncestorNames(ofClass: type.name) {
                known.formUnion(rewriter.declarations.initializerLabels[ancestor] ?? [])
            }
        }
        let given = file.labels(ofCallWithArguments: open + 1..<close)
        guard given.contains(where: { $0 != "_" && !known.contains($0) && !declaredNames.labels.contains($0) }) else {
            return nil
        }
        return "\(name)(\(given.map { $0 + ":" }.joined()))"
    }
}
