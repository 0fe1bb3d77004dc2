/// The declarations in the files that are ported together.
struct Declarations {
    struct Method {
        let labels: [String]
        let objectiveCName: String?
        let isStatic: Bool
        /// Whether the method has `@objc` or `@IBAction`.
        let isObjectiveC: Bool
    }

    /// The declarations of each class or actor, by its name: the index of the file, and the index
    /// in that file's `types`.
    private(set) var classes: [String: [(file: Int, type: Int)]] = [:]
    /// The full names of all types, such as `Outer.Inner`.
    private(set) var types: Set<String> = []
    private(set) var protocols: [String: [String]] = [:]
    private(set) var firstCases: [String: String] = [:]
    /// The names of properties that are marked `dynamic`.
    private(set) var observableProperties: Set<String> = []
    private var methods: [String: [String: [Method]]] = [:]
    /// The names in the inheritance clause of each class.
    private var parents: [String: [String]] = [:]
    private var mainActorClasses: Set<String> = []
    /// The names in the inheritance clauses of each type and of its extensions.
    private var inherited: [String: Set<String>] = [:]
    /// The optional methods of the protocols, as "Protocol.method(label:)".
    private(set) var optionalMethods: Set<String> = []
    /// The names of the properties of each type.
    private var properties: [String: Set<String>] = [:]
    /// The names of the generic parameters of each type.
    private(set) var genericParameters: [String: Set<String>] = [:]
    /// The argument labels of all functions and initialisers with a name, each with whether every
    /// such parameter has a default value. The name of an initialiser is that of its type.
    private(set) var labelsWithDefault: [String: [String: Bool]] = [:]
    /// The argument labels of the initialisers of each type, in its declaration and its extensions.
    private(set) var initializerLabels: [String: Set<String>] = [:]

    init(_ files: [SourceFile]) {
        for (place, file) in files.enumerated() {
            for (index, type) in file.types.enumerated() {
                if type.keyword != "extension" { types.insert(type.name) }
                inherited[type.name, default: []].formUnion(type.inheritedNames.map { String($0.prefix { $0 != "<" }) })
                let generics = file.genericParameters(inListAt: type.nameEnd + 1)
                genericParameters[type.name, default: []].formUnion(generics)
                if type.keyword == "class" || type.keyword == "actor" {
                    classes[type.name, default: []].append((place, index))
                }
                if type.keyword == "class" {
                    parents[type.name, default: []] += type.inheritedNames
                    if file.modifiersAndAttributes(ofDeclaration: type.start).contains("@MainActor") {
                        mainActorClasses.insert(type.name)
                    }
                }
                if type.keyword == "protocol" { protocols[type.name] = type.inheritedNames }
            }
            for index in file.indices(of: "var")
            where file.modifiersAndAttributes(ofDeclaration: index).contains("dynamic") {
                observableProperties.insert(file[index + 1])
            }
            for index in file.indices(of: "var") + file.indices(of: "let") {
                if let type = file.enclosingType(ofMemberAt: index) {
                    properties[type.name, default: []].insert(file[index + 1])
                }
            }
            for (name, labels) in file.labelsWithDefault { addLabels(labels, ofFunction: name) }
            for index in file.indices(of: "init") {
                guard let type = file.enclosingType(ofMemberAt: index) else { continue }
                initializerLabels[type.name, default: []].formUnion(file.labels(ofInitializer: index))
            }
            for index in file.indices(of: "func") {
                if let type = file.enclosingType(ofMemberAt: index) { addMethod(in: file, at: index, of: type) }
            }
            for index in file.indices(of: "case") where file.isWord(at: index + 1) && file[index + 2] != "(" {
                guard let type = file.enclosingType(ofMemberAt: index), type.keyword == "enum",
                    firstCases[type.name] == nil
                else {
                    continue
                }
                firstCases[type.name] = file[index + 1]
            }
        }
    }

    private mutating func addLabels(_ labels: [String: Bool], ofFunction name: String) {
        labelsWithDefault[name, default: [:]].merge(labels) { $0 && $1 }
    }

    /// Returns a type of another module that an extension in the files gives a method with the name and
    /// labels; nil if there is none.
    func externalExtension(withMethod name: String, labels: [String]) -> String? {
        methods.keys.sorted().first { type in
            type.hasPrefix("UI") && !types.contains(type)
                && methods(named: name, of: type).contains { $0.labels == labels && !$0.isStatic }
        }
    }

    /// Returns the superclass of a class, if the files declare both; nil otherwise.
    func superclass(of name: String) -> String? {
        parents[name]?.first.map { String($0.prefix { $0 != "<" }) }.flatMap { classes[$0] == nil ? nil : $0 }
    }

    /// Returns the names in the inheritance clauses of a type and of its extensions.
    func conformances(of name: String) -> Set<String> { inherited[name] ?? [] }

    /// Whether a type or its extensions declare a property or a method of the name.
    func hasProperty(_ name: String, in type: String) -> Bool {
        properties[type]?.contains(name) == true || methods[type]?[name] != nil
    }

    /// Whether a call of a function with the labels may leave out the argument with `label`: every
    /// function of that name in the files, or in UIKit, has a default value for it.
    func hasDefault(forLabel label: String, ofFunction name: String) -> Bool {
        labelsWithDefault[name]?[label] ?? MissingNames.labelsWithDefault.contains("\(name):\(label)")
    }

    private mutating func addMethod(in file: SourceFile, at index: Int, of type: TypeDeclaration) {
        guard let signature = FunctionSignature(file, at: index) else { return }
        var name: String?
        for step in file.start(ofDeclaration: index)..<index
        where file[step] == "objc" && file.tokenTouchesPrevious(at: step + 1) {
            if let close = file.closingParenthesis(ofOpeningAt: step + 1) {
                name = (step + 2..<close).map { file[$0] }.joined()
            }
        }
        let modifiers = file.modifiersAndAttributes(ofDeclaration: index)
        let method = Method(
            labels: signature.labels, objectiveCName: name,
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isObjectiveC: !modifiers.isDisjoint(with: ["@objc", "@IBAction"]))
        methods[type.name, default: [:]][signature.name, default: []].append(method)
        if modifiers.contains("optional") {
            optionalMethods.insert("\(type.name).\(signature.name)(\(signature.labels.map { $0 + ":" }.joined()))")
        }
    }

    /// Returns two facts about the class that `type` declares or extends: whether it is or inherits
    /// from `XCTestCase`, and whether it or an ancestor is marked `@MainActor`. A class of another
    /// module whose name ends in `TestCase`, such as `OffscreenTestCase`, counts as a test case that
    /// is not marked.
    func testTraits(of type: TypeDeclaration) -> (isTestCase: Bool, isOnMainActor: Bool) {
        let family = ownAndAncestorNames(ofClass: type.name)
        let isTestCase = family.contains { $0.hasSuffix("TestCase") && parents[$0] == nil }
        return (isTestCase, !mainActorClasses.isDisjoint(with: family))
    }

    /// Returns the names of a class and its superclasses, and all names in their inheritance
    /// clauses, as far as the files declare them.
    func ownAndAncestorNames(ofClass name: String) -> Set<String> {
        var seen: Set<String> = []
        var open = [name]
        while let name = open.popLast() {
            if seen.insert(name).inserted { open += (parents[name] ?? []).map { String($0.prefix { $0 != "<" }) } }
        }
        return seen
    }

    /// Whether one of two classes is the other, or inherits from it.
    func areRelated(_ one: String, _ other: String) -> Bool {
        ownAndAncestorNames(ofClass: one).contains(other) || ownAndAncestorNames(ofClass: other).contains(one)
    }

    /// Returns the nearest superclass that is not a class of the files, such as "UIView"; nil if
    /// there is none. If a class has no superclass, the first protocol in its inheritance clause
    /// counts as one.
    func externalParent(of name: String) -> String? {
        var seen: Set<String> = []
        var name = name
        while seen.insert(name).inserted, let parent = parents[name]?.first?.prefix(while: { $0 != "<" }) {
            name = String(parent)
            if parents[name] == nil { return name }
        }
        return nil
    }

    /// Returns a type's only method with the given name and labels. If `labels` is nil, any labels
    /// match. Returns nil if no method or several methods match. Inherited methods do not count.
    func uniqueMethod(named name: String, labels: [String]?, of type: String) -> Method? {
        let found = methods(named: name, of: type).filter { labels == nil || $0.labels == labels }
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the methods with the given name that a type and its extensions declare.
    func methods(named name: String, of type: String) -> [Method] { methods[type]?[name] ?? [] }

    /// Returns a reference such as `Type.name(label:)` to the instance method whose name in
    /// Objective-C is `wanted`. A method of `type` is preferred. Otherwise exactly one method of
    /// all types except protocols must have the name, or the result is nil.
    func reference(toObjectiveCName wanted: String, preferring type: String?) -> String? {
        func references(in type: String) -> [String] {
            (methods[type] ?? [:]).flatMap { name, methods in
                methods.filter {
                    !$0.isStatic
                        && ($0.objectiveCName ?? SelectorRule.objectiveCName(name, labels: $0.labels)) == wanted
                }
                .map { method in
                    if method.labels.isEmpty {
                        return "\(type).\(name)" + (methods.count > 1 ? " as (\(type)) -> () -> Void" : "")
                    }
                    return "\(type).\(name)(\(method.labels.map { $0 + ":" }.joined()))"
                }
            }
        }
        if let type, let own = references(in: type).first { return own }
        let all = methods.keys.filter { protocols[$0] == nil }.flatMap { references(in: $0) }
        return all.count == 1 ? all[0] : nil
    }

    /// Returns a method of any type that has the given name and labels. If `labels` is nil, any
    /// labels match. Returns nil if no method matches, or if the matching methods have different
    /// labels.
    func method(named name: String, labels: [String]?) -> Method? {
        let found: [Method] = methods.values.flatMap { $0[name] ?? [] }.filter { labels == nil || $0.labels == labels }
        return found.first.flatMap { first in found.allSatisfy { $0.labels == first.labels } ? first : nil }
    }
}
