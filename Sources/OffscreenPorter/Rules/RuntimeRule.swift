/// What needs an Objective-C runtime, and what is not there at all, is named and left.
enum RuntimeRule {
    private static let functions: Set<String> = [
        "method_exchangeImplementations", "method_getImplementation", "method_setImplementation", "method_getTypeEncoding",
        "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod", "class_copyMethodList",
        "class_copyPropertyList", "class_copyIvarList", "class_getName", "class_getSuperclass", "object_getClass", "object_setClass",
        "object_getIvar", "objc_getClass", "objc_allocateClassPair", "objc_registerClassPair", "imp_implementationWithBlock",
        "sel_registerName",
    ]

    /// Methods of NSObject by name and label of an argument.
    private static let methods: [String: (labels: Set<String>, construct: Construct, advice: String)] = [
        "addObserver": (["forKeyPath"], .observing, "nothing is observed by key: use a property observer or an override"),
        "removeObserver": (["forKeyPath"], .observing, "nothing is observed by key"),
        "observeValue": (["forKeyPath"], .observing, "nothing is observed by key"),
        "willChangeValue": (["forKey"], .observing, "nothing is observed by key"),
        "didChangeValue": (["forKey"], .observing, "nothing is observed by key"),
        "automaticallyNotifiesObservers": (["forKey"], .observing, "nothing is observed by key"),
        "setValue": (["forKey", "forKeyPath"], .keyValueCoding, "use the property"),
        "value": (["forKey", "forKeyPath"], .keyValueCoding, "use the property"),
        "responds": (["to"], .runtime, "nobody can be asked for what it responds to: call the method with a question mark"),
        "forwardingTarget": (["for"], .runtime, "nothing is forwarded: write the methods"),
        "perform": (["on"], .missingName, "the system's animations are not there: write UIView.animate"),
        "instancesRespond": (["to"], .runtime, "nobody can be asked for what it responds to"),
    ]

    /// Whether a method is one that the Objective-C runtime asks its objects for.
    static func isOfTheRuntime(_ name: String) -> Bool { methods[name] != nil || ["isKind", "isMember", "conforms"].contains(name) }

    static func apply(_ draft: inout Draft) {
        let file = draft.file
        for index in draft.live where file.isWord(index) {
            let word = file.word(index)
            let isCall = file.word(index + 1) == "("
            if functions.contains(word), isCall { draft.left(.runtime, at: index, word, "there is no Objective-C runtime") }
            if isCall, let method = methods[word], let label = label(file, of: method.labels, in: index + 1) {
                draft.left(method.construct, at: index, "\(word)(\(label):)", method.advice)
            }
            if word == "NSKeyValueObservation" { draft.left(.observing, at: index, word, "nothing is observed by key") }
            if word == "observe", isCall, file.word(index - 1) == ".", file.word(index + 2) == "\\" {
                draft.left(.observing, at: index, "observe(\\...)", "nothing is observed by key: use a property observer or an override")
            }
            if file.word(index - 1) == "@" {
                if word == "NSManaged" { draft.left(.managed, at: index, "@NSManaged", "there is no Core Data") }
                if word == "UIApplicationMain" || word == "NSApplicationMain" {
                    draft.left(.applicationMain, at: index, "@\(word)", "leave the file out: a test shows the screens on a stage")
                }
            }
            if word == "import", MissingModules.all.contains(file.word(index + 1)) { portImport(index, &draft) }
        }
    }

    /// An import goes where the names of its module are known, so that what uses them goes too.
    private static func portImport(_ index: Int, _ draft: inout Draft) {
        let file = draft.file
        let end = file.word(index + 2) == "." && file.isWord(index + 3) ? index + 4 : index + 2
        let found = file.text(index..<end)
        guard MissingModules.hasKnownNames(file.word(index + 1)),
            draft.comment(file.start(ofDeclaration: index)..<end, .missingModule, found, "the module")
        else { return draft.left(.missingModule, at: index, found, "there is no such module: leave the file out") }
    }

    private static func label(_ file: SourceFile, of labels: Set<String>, in open: Int) -> String? {
        guard file.partner[open] > open else { return nil }
        return (open + 1..<file.partner[open]).first {
            file.outer[$0] == open && labels.contains(file.word($0)) && (file.word($0 + 1) == ":" || file.word($0 + 2) == ":")
        }.map { file.word($0) }
    }
}
