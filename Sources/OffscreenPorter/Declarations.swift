/// What the files that are ported together declare.
struct Declarations {
    struct Method {
        let labels: [String]
        let objectiveCName: String?
        let isStatic: Bool
        /// Whether it has `@objc` or `@IBAction`.
        let isObjectiveC: Bool
    }

    /// The places of the classes and extensions by name: file and type.
    private(set) var classes: [String: [(file: Int, type: Int)]] = [:]
    /// The names of all types, with the types around them.
    private(set) var types: Set<String> = []
    private(set) var protocols: [String: [String]] = [:]
    private(set) var firstCases: [String: String] = [:]
    /// The names of properties that are marked `dynamic`, so that they can be observed on iOS.
    private(set) var observableProperties: Set<String> = []
    private var methods: [String: [String: [Method]]] = [:]
    /// What the classes inherit, and those that are on the main actor by an attribute of their own.
    private var parents: [String: [String]] = [:]
    private var mainActorClasses: Set<String> = []

    init(_ files: [SourceFile]) {
        for (place, file) in files.enumerated() {
            for (index, type) in file.types.enumerated() {
                if type.keyword != "extension" { types.insert(type.name) }
                if type.keyword == "class" || type.keyword == "actor" { classes[type.name, default: []].append((place, index)) }
                if type.keyword == "class" {
                    parents[type.name, default: []] += type.inheritedNames
                    if file.modifiers(ofDeclaration: type.start).contains("@MainActor") { mainActorClasses.insert(type.name) }
                }
                if type.keyword == "protocol" { protocols[type.name] = type.inheritedNames }
            }
            for index in file.places(of: "var") where file.modifiers(ofDeclaration: index).contains("dynamic") {
                observableProperties.insert(file.word(index + 1))
            }
            for index in file.tokens.indices {
                if file.word(index) == "func", let type = file.typeOfMember(index) { addMethod(file, at: index, of: type) }
                if file.word(index) == "case", let type = file.typeOfMember(index), type.keyword == "enum", file.isWord(index + 1),
                    firstCases[type.name] == nil, file.word(index + 2) != "("
                {
                    firstCases[type.name] = file.word(index + 1)
                }
            }
        }
    }

    private mutating func addMethod(_ file: SourceFile, at index: Int, of type: TypeDeclaration) {
        guard let signature = FunctionSignature(file, at: index) else { return }
        let start = file.start(ofDeclaration: index)
        var name: String?
        for step in start..<index where file.word(step) == "objc" && file.word(step + 1) == "(" && file.touchesPrevious(step + 1) {
            let close = file.partner[step + 1]
            if close > step + 1 { name = (step + 2..<close).map { file.word($0) }.joined() }
        }
        let modifiers = file.modifiers(ofDeclaration: index)
        let method = Method(
            labels: signature.labels, objectiveCName: name, isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isObjectiveC: !modifiers.isDisjoint(with: ["@objc", "@IBAction"]))
        methods[type.name, default: [:]][signature.name, default: []].append(method)
    }

    /// Whether a class, or the one that is extended, is a test case of XCTest, and whether it or one that it inherits from is on the
    /// main actor.
    func testTraits(of type: TypeDeclaration) -> (isTestCase: Bool, isOnMainActor: Bool) {
        let family = ancestors(of: type.name)
        return (family.contains("XCTestCase"), !mainActorClasses.isDisjoint(with: family))
    }

    /// A class and all that it inherits from.
    func ancestors(of name: String) -> Set<String> {
        var seen: Set<String> = []
        var open = [name]
        while let name = open.popLast() {
            if seen.insert(name).inserted { open += parents[name] ?? [] }
        }
        return seen
    }

    /// The nearest class above a class that none of the files declares, such as "UIView".
    func externalSuperclass(of name: String) -> String? {
        var seen: Set<String> = []
        var name = name
        while seen.insert(name).inserted, let parent = parents[name]?.first?.prefix(while: { $0 != "<" }) {
            name = String(parent)
            if parents[name] == nil { return name }
        }
        return nil
    }

    /// The one method of a name that a type declares; nil where there is none, or more than one with these labels.
    func method(_ name: String, labels: [String]?, of type: String) -> Method? {
        let found = (methods[type]?[name] ?? []).filter { labels == nil || $0.labels == labels }
        return found.count == 1 ? found[0] : nil
    }

    /// The methods of a name that a type declares.
    func methods(_ name: String, of type: String) -> [Method] { methods[type]?[name] ?? [] }

    /// The method that Objective-C calls by a name: that of the type, or the only one of all types. It is written as `Type.name(label:)`.
    func reference(toObjectiveCName wanted: String, of type: String?) -> String? {
        func found(in type: String) -> [String] {
            (methods[type] ?? [:]).flatMap { name, methods in
                methods.filter { !$0.isStatic && ($0.objectiveCName ?? SelectorRule.objectiveCName(name, $0.labels)) == wanted }
                    .map { "\(type).\(name)" + ($0.labels.isEmpty ? "" : "(\($0.labels.map { $0 + ":" }.joined()))") }
            }
        }
        if let type, let own = found(in: type).first { return own }
        let all = methods.keys.filter { protocols[$0] == nil }.flatMap { found(in: $0) }
        return all.count == 1 ? all[0] : nil
    }

    /// The only method of a name in all types.
    func method(_ name: String, labels: [String]?) -> Method? {
        let found = methods.values.flatMap { $0[name] ?? [] }.filter { labels == nil || $0.labels == labels }
        return found.first.flatMap { first in found.allSatisfy { $0.labels == first.labels } ? first : nil }
    }
}
