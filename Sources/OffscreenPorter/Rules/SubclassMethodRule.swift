/// Adds the optional methods of UIKit's delegates that only a subclass of the conforming class has to
/// that class, so that the subclass overrides them. Reports those of protocols of the ported code.
///
/// Swift fixes at the conformance which methods a protocol's requirements call. Methods that a
/// subclass adds are not called, unless they are overrides.
struct SubclassMethodRule {
    private var rewriters: [FileRewriter]
    private let declarations: Declarations
    /// The methods that were added, as "Class.method(label:)".
    private var added: Set<String> = []
    /// The protocols, by class, for which an object answers that counts as not implementing a
    /// method.
    private var helpers: Set<String> = []

    static func apply(to rewriters: inout [FileRewriter], declarations: Declarations) {
        var rule = SubclassMethodRule(rewriters: rewriters, declarations: declarations)
        for place in rewriters.indices {
            for index in rewriters[place].activeIndices(of: "func") { rule.portMethod(at: index, inFile: place) }
        }
        rewriters = rule.rewriters
    }

    private init(rewriters: [FileRewriter], declarations: Declarations) {
        self.rewriters = rewriters
        self.declarations = declarations
    }

    private mutating func portMethod(at index: Int, inFile place: Int) {
        let file = rewriters[place].file
        guard let type = file.enclosingType(ofMemberAt: index), declarations.classes[type.name] != nil,
            let signature = FunctionSignature(file, at: index),
            file.modifiersAndAttributes(ofDeclaration: index).isDisjoint(with: [
                "override", "static", "class", "private", "fileprivate",
            ])
        else { return }
        let method = "\(signature.name)(\(signature.labels.map { $0 + ":" }.joined()))"
        var ancestor = declarations.superclass(of: type.name)
        var seen: Set<String> = [type.name]
        while let name = ancestor, seen.insert(name).inserted {
            if let found = conformance(of: name, withMethod: method) {
                return port(
                    signature, named: method, at: index, inFile: place, of: type, ancestor: name, found.protocolName,
                    isOfUIKit: found.isOfUIKit)
            }
            ancestor = declarations.superclass(of: name)
        }
    }

    /// Returns the protocol to which a class conforms, in its declaration or an extension, and that
    /// has the optional method; nil if there is none.
    private func conformance(of name: String, withMethod method: String) -> (protocolName: String, isOfUIKit: Bool)? {
        var open = declarations.conformances(of: name).sorted()
        var seen: Set<String> = []
        while let protocolName = open.popLast() {
            guard seen.insert(protocolName).inserted else { continue }
            if OptionalMethodNames.all.contains("\(protocolName).\(method)") { return (protocolName, true) }
            if declarations.optionalMethods.contains("\(protocolName).\(method)") { return (protocolName, false) }
            open += declarations.protocols[protocolName] ?? OptionalMethodNames.parents[protocolName] ?? []
        }
        return nil
    }

    private mutating func port(
        _ signature: FunctionSignature, named method: String, at index: Int, inFile place: Int,
        of type: TypeDeclaration, ancestor: String, _ protocolName: String, isOfUIKit: Bool
    ) {
        let file = rewriters[place].file
        let found = "\(method) of \(type.name)"
        guard isOfUIKit, type.keyword != "extension", let classPlaces = declarations.classes[ancestor],
            classPlaces.allSatisfy({
                rewriters[$0.file].isTokenActive(at: rewriters[$0.file].file.types[$0.type].start)
            })
        else {
            return rewriters[place].reportManualEdit(
                .subclassMethod, at: index, code: found,
                advice: "not called; declare the method in \(ancestor), which conforms, and override it")
        }
        rewriters[place].reportEdit(
            .subclassMethod, at: index, code: found, advice: "add it to \(ancestor), and override it")
        rewriters[place].insert("override ", beforeToken: firstModifier(of: index, in: file))
        guard added.insert("\(ancestor).\(method)").inserted else { return }
        let first = classPlaces[0]
        let other = rewriters[first.file].file
        let modifiers = other.modifiersAndAttributes(ofDeclaration: other.types[first.type].start)
        let access = modifiers.contains("open") ? "open " : modifiers.contains("public") ? "public " : ""
        let answer: String
        if let result = signature.result, !["Void", "()"].contains(result) {
            let helper = ancestor.filter { $0 != "." } + protocolName + "Defaults"
            answer = "\(helper)().\(signature.name)(\(signature.givenArguments)), "
            if helpers.insert(helper).inserted { addHelper(helper, for: protocolName, toFile: first.file) }
        } else {
            answer = ""
        }
        rewriters.addMember(
            """
            \(access)func \(signature.name)(\(signature.declaredParameters(withDefaultValues: false)))\
            \(signature.effectsAndResult) { _OptionalDefault.answer(\(answer)of: self) }
            """, to: [first])
    }

    /// Returns the index before which `override` is written: attributes come first.
    private func firstModifier(of index: Int, in file: SourceFile) -> Int {
        var first = index
        while first > 0, file.isWord(at: first - 1), SourceFile.modifiers.contains(file[first - 1]) { first -= 1 }
        return first
    }

    private mutating func addHelper(_ helper: String, for protocolName: String, toFile place: Int) {
        let required =
            protocolName == "UICollectionViewDataSource"
            ? """

                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    UICollectionViewCell(frame: .zero)
                }

            """ : ""
        rewriters[place].appendAtEnd(
            """
            // Written by offscreen port: UIKit's answers if an optional method is not implemented.
            private final class \(helper): NSObject, \(protocolName) {\(required)}

            """)
    }
}
