/// Reports code that needs the Objective-C runtime or Core Data, and types marked `@main` or
/// `@UIApplicationMain`, and leaves them. Turns the import of a missing module into a comment, or
/// reports it.
enum ObjectiveCRuntimeRule {
    /// Whether a name begins like a function of the Objective-C runtime, such as `class_getName`,
    /// and is not the name of one of the two that this package has.
    private static func looksLikeMissingRuntimeFunction(_ name: String) -> Bool {
        ["method_", "class_", "object_", "objc_", "imp_", "sel_", "ivar_", "protocol_"].contains { name.hasPrefix($0) }
            && !["objc_getAssociatedObject", "objc_setAssociatedObject"].contains(name)
    }

    /// Methods of NSObject that need the Objective-C runtime, by name. A call is recognized if it
    /// has one of the argument labels.
    private static let methods: [String: (labels: Set<String>, kind: Incompatibility, advice: String)] = [
        "addObserver": (
            ["forKeyPath"], .observing,
            "only some properties of views can be observed; use a property observer or an override"
        ),
        "removeObserver": (["forKeyPath"], .observing, "only some properties of views can be observed"),
        "observeValue": (["forKeyPath"], .observing, "only a view or a controller can observe by key"),
        "willChangeValue": (["forKey"], .observing, "observers by key are not supported"),
        "didChangeValue": (["forKey"], .observing, "observers by key are not supported"),
        "automaticallyNotifiesObservers": (["forKey"], .observing, "observers by key are not supported"),
        "setValue": (["forKey", "forKeyPath"], .keyValueCoding, "use the property"),
        "value": (["forKey", "forKeyPath"], .keyValueCoding, "use the property"),
        "responds": (["to"], .runtime, "objects have no responds(to:); call the method with a question mark"),
        "forwardingTarget": (["for"], .runtime, "calls are not forwarded; write the methods"),
        "instancesRespond": (["to"], .runtime, "classes have no instancesRespond(to:)"),
    ]

    /// Whether the token at an index, the name of an override, names a method that is never called
    /// on Linux, such as `isKind(of:)`.
    static func isMethodUncalledOnLinux(at index: Int, in rewriter: FileRewriter) -> Bool {
        let name = rewriter.file[index]
        guard methods[name] != nil else { return ["isKind", "isMember", "conforms"].contains(name) }
        return !isSupportedObservation(at: index, in: rewriter)
    }

    /// The properties of views that this package's UIKit can observe by key.
    private static let observableViewProperties: Set<String> = [
        "bounds", "frame", "center", "alpha", "hidden", "isHidden", "contentOffset", "contentSize", "text", "font",
    ]

    /// Whether a key path is the name of an observable property of a view, and not of a `dynamic`
    /// property in the ported code.
    private static func isObservableViewProperty(_ path: String?, in rewriter: FileRewriter) -> Bool {
        path.map { observableViewProperties.contains($0) && !rewriter.declarations.observableProperties.contains($0) }
            ?? false
    }

    /// Returns the single name of a key path such as `\.bounds` or `\UIView.bounds`; nil for other
    /// key paths.
    private static func propertyName(in file: SourceFile, ofKeyPathAt start: Int) -> String? {
        var step = start
        while file.isWord(at: step), file[step].first?.isUppercase == true, file[step + 1] == "." { step += 1 }
        if file[step] == "." { step += 1 }
        return file.isWord(at: step) && [",", ")"].contains(file[step + 1]) ? file[step] : nil
    }

    /// Whether a call or declaration of key-value observing works on Linux. The key has to be a
    /// string or a `#keyPath` of an observable property, and the method that receives changes has
    /// to belong to a view or a controller.
    private static func isSupportedObservation(at index: Int, in rewriter: FileRewriter) -> Bool {
        let file = rewriter.file
        switch file[index] {
        case "addObserver", "removeObserver":
            guard
                let label = file.indices(of: "forKeyPath").first(where: {
                    $0 > index && $0 < file.matchingBracket[index + 1]
                })
            else {
                return false
            }
            let isKeyPath = file[label + 2] == "#keyPath"
            let name = isKeyPath ? propertyName(inParenthesesAt: label + 3, in: file) : file.plainString(at: label + 2)
            return isObservableViewProperty(name, in: rewriter)
        case "observeValue":
            guard let type = file.innermostType(around: index) else { return false }
            return InitializerRule.looksLikeViewOrController(rewriter.declarations.externalParent(of: type.name) ?? "")
        default: return false
        }
    }

    /// Returns the single name after the types in `(UIView.bounds)`; nil if there is none, or if
    /// there are several.
    private static func propertyName(inParenthesesAt open: Int, in file: SourceFile) -> String? {
        guard let close = file.closingParenthesis(ofOpeningAt: open) else { return nil }
        let inside = (open + 1..<close).filter { file.isWord(at: $0) }.map { file[$0] }
        let names = inside.drop { $0.first?.isUppercase == true || $0 == "self" }
        return names.count == 1 ? names.first : nil
    }

    static func apply(to rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeTokenIndices where file.isWord(at: index) {
            let word = file[index]
            let isCall = file[index + 1] == "("
            if isCall, looksLikeMissingRuntimeFunction(word), ![".", "func"].contains(file[index - 1]) {
                rewriter.reportManualEdit(.runtime, at: index, code: word, advice: "there is no Objective-C runtime")
            }
            if isCall, portUserDefaults(at: index, in: &rewriter) { continue }
            if isCall, let method = methods[word],
                let label = firstLabel(in: file, among: method.labels, ofCallWithParenthesisAt: index + 1),
                !isSupportedObservation(at: index, in: rewriter),
                !SelectorRule.hasSharedApplicationString(in: file, from: index + 1)
            {
                rewriter.reportManualEdit(method.kind, at: index, code: "\(word)(\(label):)", advice: method.advice)
            }
            if word == "observe", isCall, file[index + 2] == "\\",
                !isObservableViewProperty(propertyName(in: file, ofKeyPathAt: index + 3), in: rewriter)
            {
                rewriter.reportManualEdit(
                    .observing, at: index, code: "observe(\\...)",
                    advice: "only some properties of views can be observed; use a property observer or an override")
            }
            if file[index - 1] == "@" { reportAttribute(at: index, in: &rewriter) }
            if word == "import", MissingModules.all.contains(file[index + 1]) { portImport(at: index, in: &rewriter) }
        }
    }

    /// Writes `UserDefaults.standard.set(_:forKey:)` for `setValue(_:forKey:)`, and
    /// `object(forKey:)` for `value(forKey:)`. Returns false if the token is neither.
    private static func portUserDefaults(at index: Int, in rewriter: inout FileRewriter) -> Bool {
        let file = rewriter.file
        guard let name = ["setValue": "set", "value": "object"][file[index]],
            file.has("UserDefaults", ".", "standard", ".", at: index - 4),
            firstLabel(in: file, among: ["forKey"], ofCallWithParenthesisAt: index + 1) != nil
        else { return false }
        rewriter.port(index..<index + 1, as: .keyValueCoding, to: name)
        return true
    }

    private static func reportAttribute(at index: Int, in rewriter: inout FileRewriter) {
        func report(_ kind: Incompatibility, advice: String) {
            rewriter.reportManualEdit(kind, at: index, code: "@\(rewriter.file[index])", advice: advice)
        }
        switch rewriter.file[index] {
        case "convention" where isObjectiveCConvention(at: index, in: rewriter.file):
            report(.runtime, advice: "there is no Objective-C runtime; use a closure of Swift")
        case "NSManaged": report(.managed, advice: "there is no Core Data")
        case "UIApplicationMain", "NSApplicationMain", "main":
            report(.applicationMain, advice: "leave the file out, because a test shows the screens on a stage")
        default: break
        }
    }

    /// Whether the function type after `@convention` is a block, or a C function with `AnyObject`,
    /// `NSObject` or `Selector` among its parameters.
    private static func isObjectiveCConvention(at index: Int, in file: SourceFile) -> Bool {
        guard file[index + 2] == "c" else { return file[index + 2] == "block" }
        guard let close = file.closingParenthesis(ofOpeningAt: index + 4) else { return false }
        return (index + 4..<close).contains { ["AnyObject", "Selector", "NSObject"].contains(file[$0]) }
    }

    /// Turns an import into a comment if the names of its module are known, because the uses of
    /// these names become comments, too. Otherwise reports the import.
    private static func portImport(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        let end = file[index + 2] == "." && file.isWord(at: index + 3) ? index + 4 : index + 2
        let found = file.text(ofTokens: index..<end)
        guard MissingModules.knowsNames(ofModule: file[index + 1]),
            rewriter.commentOut(
                file.start(ofDeclaration: index)..<end, as: .missingModule, code: found, missingName: "the module")
        else {
            return rewriter.reportManualEdit(
                .missingModule, at: index, code: found, advice: "there is no such module; leave the file out")
        }
    }

    private static func firstLabel(in file: SourceFile, among labels: Set<String>, ofCallWithParenthesisAt open: Int)
        -> String?
    {
        guard let close = file.closingParenthesis(ofOpeningAt: open) else { return nil }
        return (open + 1..<close).first {
            file.enclosingBracket[$0] == open && labels.contains(file[$0])
                && (file[$0 + 1] == ":" || file[$0 + 2] == ":")
        }.map { file[$0] }
    }
}
