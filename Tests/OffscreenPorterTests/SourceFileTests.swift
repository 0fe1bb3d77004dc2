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
