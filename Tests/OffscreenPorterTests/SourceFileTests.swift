import Testing

@testable import OffscreenPorter

/// The statements and types that the porter finds in code.
struct SourceFileTests {
    private func file(_ source: String) -> SourceFile { SourceFile(path: "a.swift", bytes: Array(source.utf8)) }

    /// Returns the texts of the statements in a file.
    private func statements(_ source: String) -> [String] {
        let file = file(source)
        return file.statements(inBlockAt: -1).map { file.text(ofTokens: $0) }
    }

    @Test func `A line that begins with an operator or a word that continues a statement belongs to the line before`() {
        let words =
            ". ? : & | + - * / % = < > -> { , else catch where as is in throws rethrows async".split(separator: " ")
        for word in words { #expect(statements("a\n\(word) b").count == 1, "\(word)") }
        for word in ["b", "let", "func", "return", "if", "(", "[", "@", "#", "!", "~"] {
            #expect(statements("a\n\(word) b").count == 2, "\(word)")
        }
    }

    @Test func `A line that ends with an operator or a word that needs more belongs together with the next line`() {
        let words = ", = + - * / & | < -> . as is in else where guard if while for switch try await :"
        for word in words.split(separator: " ") { #expect(statements("a \(word)\nb").count == 1, "\(word)") }
        for word in ["b", ")", "]", "}", "return", "self", "a?"] {
            #expect(statements("a \(word)\nb").count == 2, "\(word)")
        }
    }

    @Test func `Attributes and modifiers belong to the declaration in the next line`() {
        for words in ["@A", "@A(b)", "public", "private(set)", "@A public static", "override", "final", "lazy"] {
            #expect(statements("\(words)\nvar b = 1\nc") == ["\(words) var b = 1", "c"], "\(words)")
        }
        #expect(statements("a\npublic\nvar b = 1").count == 2)
    }

    @Test func `A line with a compilation condition begins a statement, whatever the line before ends with`() {
        for word in ["#if A", "#elseif A", "#else", "#endif"] {
            #expect(statements("a +\n\(word)\nb").count > 1, "\(word)")
        }
        #expect(statements("a +\n#selector(b)").count == 1)
    }

    @Test(arguments: [
        "a in b", "a, c in b", "(a) in b", "(a, c) in b", "[d] a in b", "[weak self] a in b", "(a: D) -> E in b",
        "(a: D) -> E.F in b", "(a: D) -> E? in b", "(a: D) -> E! in b", "(a: D) -> E<F> in b", "(a: D) -> [E] in b",
        "@MainActor a in b", "@MainActor (a: D) async throws -> E in b",
    ])
    func `The parameters of a closure are no part of its first statement`(closure: String) {
        let file = file("f { \(closure)\n c }")
        let texts = file.statements(inBlockAt: file.indices(of: "{")[0]).map { file.text(ofTokens: $0) }
        #expect(texts == ["b", "c"])
    }

    @Test(arguments: ["for a in b {}", "let a = b", "a(b) { c in d }", "if a { for b in c {} }", "a = [b]"])
    func `A block without parameters begins with its first statement`(statement: String) {
        let file = file("f { \(statement) }")
        let texts = file.statements(inBlockAt: file.indices(of: "{")[0]).map { file.text(ofTokens: $0) }
        #expect(texts == [statement])
    }

    @Test func `A block at the beginning of a file has statements too`() {
        for source in ["{ a; b }", "{\na\nb\n}", "f { a; b }", "{ c in a; b }"] {
            let file = file(source)
            let texts = file.statements(inBlockAt: file.indices(of: "{")[0]).map { file.text(ofTokens: $0) }
            #expect(texts == ["a", "b"], "\(source)")
        }
    }

    @Test(arguments: ["(", ")", "[", "]", "{", "}"])
    func `A raw identifier that looks like a bracket is a name, and matches no bracket`(bracket: String) {
        let file = file("a(`\(bracket)`, [b]) { c }")
        let brackets = ["(", "[", "{"].map { file.indices(of: $0)[0] }
        let ends = brackets.map { file[file.matchingBracket[$0]] }
        #expect(ends == [")", "]", "}"])
        #expect(file.enclosingBracket[file.indices(of: "b")[0]] == brackets[1])
        #expect(file.enclosingBracket[file.indices(of: "c")[0]] == brackets[2])
    }

    /// A word, and whether it names a parameter at its first and its second place.
    @Test(arguments: [
        ("func f(a: B) {}", true), ("func f(a c: B) {}", true), ("func f(c a: B) {}", true),
        ("init(a: B) {}", true), ("init?(a: B) {}", true), ("subscript(a: B) -> C { d }", true),
        ("func f<C>(a: B) {}", true), ("f(a: b)", false), (".init(a: b)", false), ("b = [a: c]", false),
        ("{ a in b }", true), ("{ b, a in c }", true), ("{ a, b in c }", true), ("{ (a, b) in c }", true),
        ("{ (b, a) in c }", true), ("{ [weak self] a in b }", true), ("{ (a: B) in c }", true),
        ("{ (c, d) in a }", false), ("{ c in\n a\n b }", false), ("{ c, d in\n b\n a }", false),
        ("{ a; b in c }", false), ("b ? a : c", false), ("for a in b {}", false),
    ])
    func `The names of parameters of functions and closures are distinguished from other words`(
        source: String, isName: Bool
    ) {
        let file = file(source)
        #expect(file.isParameterName(at: file.indices(of: "a")[0]) == isName)
    }

    @Test(arguments: [
        ("func a() #b", 1), ("func a(b: C = { d }) #b", 2), ("init() #b", 1), ("var a: Int #b", 1),
        ("var a: [Int] = [1] { didSet { c } }", 0), ("var a = 1 { didSet { b } }", 0), ("let a = { b }", 0),
        ("var a: Int", 0), ("func a()", 0), ("var a: B<C> #b", 1),
    ])
    func `The body of a declaration is that of a function or of a property without a value`(source: String, number: Int)
    {
        let file = file(source.replacing("#b", with: "{ b }"))
        let keyword = ["func", "init", "var", "let"].compactMap { file.indices(of: $0).first }.min()!
        let range = 0..<file.tokens.count
        let brace = number == 0 ? nil : file.indices(of: "{")[number - 1]
        #expect(file.bodyBrace(of: range, keyword: keyword) == brace)
    }

    @Test func `A declaration of each kind of type is found, and no word that only looks like one`() {
        for keyword in ["class", "struct", "enum", "protocol", "extension", "actor"] {
            for (source, names) in [
                ("\(keyword) A {}", [[]]), ("\(keyword) A: B {}", [["B"]]),
                ("\(keyword) A: B, C<D, E> {}", [["B", "C<D,E>"]]),
                ("\(keyword) A where B: C {}", [[]]), ("\(keyword) A: B where C == D {}", [["B"]]),
                ("@E public \(keyword) A: @F B {}", [["@FB"]]),
            ] as [(String, [[String]])] {
                #expect(file(source).types.map(\.name) == ["A"], "\(source)")
                #expect(file(source).types.map(\.inheritedNames) == names, "\(source)")
            }
            for before in [".", ":", ",", "&", "(", "<"] {
                #expect(file("a \(before) \(keyword) B {}").types.isEmpty, "\(before) \(keyword)")
            }
            for rest in ["A = b {}", "A) {}", "A] {}", "A; {}", "A } {}", "= {}", "A"] {
                #expect(file("\(keyword) \(rest)").types.isEmpty, "\(keyword) \(rest)")
            }
        }
        let nested = file("class A { struct B { enum C {} }\n extension D {} }").types.map(\.name)
        #expect(nested == ["A", "A.B", "A.B.C", "D"])
        #expect(file("extension A.B.C {}").types.map(\.name) == ["A.B.C"])
    }
}
