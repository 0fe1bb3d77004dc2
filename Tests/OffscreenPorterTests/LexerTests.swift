import Testing

@testable import OffscreenPorter

struct LexerTests {
    private func tokens(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return Lexer(bytes).tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test func `The lexer makes tokens of names, numbers and operators, but not of comments and white space`() {
        #expect(
            tokens(of: "let `in` = a.b // c\n/* d /* e */ f */ + 1.5e-3") == [
                "let", "`in`", "=", "a", ".", "b", "+", "1.5e-3",
            ])
        #expect(
            tokens(of: "f(0x1F, 1...3) -> $0?") == [
                "f", "(", "0x1F", ",", "1", ".", ".", ".", "3", ")", "->", "$0", "?",
            ])
    }

    @Test func `A name may begin with a letter outside of ASCII`() {
        let bytes = Array("let ä = öb.Ω".utf8)
        let found = Lexer(bytes).tokens
        #expect(tokens(of: "let ä = öb.Ω") == ["let", "ä", "=", "öb", ".", "Ω"])
        #expect(found.map { $0.kind == .word } == [true, true, false, true, false, true])
    }

    @Test func `Text that looks like code is part of the token of its string literal`() {
        #expect(tokens(of: #"a("@objc \" // no", b)"#) == ["a", "(", #""@objc \" // no""#, ",", "b", ")"])
        #expect(tokens(of: "\"\"\"\n@objc \"x\" \\\"\"\"\n\"\"\" c") == ["\"\"\"\n@objc \"x\" \\\"\"\"\n\"\"\"", "c"])
    }

    @Test func `Interpolated expressions in a string, and in strings nested in that string, are split into tokens`() {
        #expect(
            tokens(of: #""a \(b("c \(d) e", (f))) g" h"#) == [
                #""a \("#, "b", "(", #""c \("#, "d", #") e""#, ",", "(", "f", ")", ")", #") g""#, "h",
            ])
    }

    @Test
    func `In a raw string a backslash begins an interpolation only with as many number signs as the delimiter has`() {
        #expect(tokens(of: ##"#"a \(b) " \#(c) d"# e"##) == [##"#"a \(b) " \#("##, "c", ##") d"#"##, "e"])
        #expect(tokens(of: "##\"a \"# b\"## c") == ["##\"a \"# b\"##", "c"])
    }

    @Test func `A slash begins a regular expression only where an expression can begin`() {
        #expect(tokens(of: "a = /b \"c/ d") == ["a", "=", "/b \"c/", "d"])
        #expect(tokens(of: "a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(tokens(of: "(x)/y/z") == ["(", "x", ")", "/", "y", "/", "z"])
        #expect(tokens(of: "f(/[)]/, #/a\"/b/#)") == ["f", "(", "/[)]/", ",", "#/a\"/b/#", ")"])
        // A parenthesis counts unless it is between square brackets.
        #expect(tokens(of: "f(/[(]a[)]/)") == ["f", "(", "/[(]a[)]/", ")"])
        #expect(tokens(of: "f(/[a](b)[c]/)") == ["f", "(", "/[a](b)[c]/", ")"])
        #expect(tokens(of: "f(/[a]) + (b/)") == ["f", "(", "/", "[", "a", "]", ")", "+", "(", "b", "/", ")"])
        #expect(tokens(of: "f(/[a](b/)") == ["f", "(", "/", "[", "a", "]", "(", "b", "/", ")"])
        #expect(tokens(of: "reduce(1, /) + f(/)") == ["reduce", "(", "1", ",", "/", ")", "+", "f", "(", "/", ")"])
    }

    @Test
    func
        `An unterminated string ends with its line, and an unterminated comment or multiline string ends with the file`()
    {
        #expect(tokens(of: "\"abc\nd") == ["\"abc", "d"])
        #expect(tokens(of: "/* a") == [])
        #expect(tokens(of: "\"\"\"\nabc") == ["\"\"\"\nabc"])
        #expect(tokens(of: "\"a \\(b") == ["\"a \\(", "b"])
        #expect(tokens(of: "`a\n#\"b") == ["`", "a", "#\"b"])
    }

    @Test func `Tokens do not overlap and are in the order of the text`() {
        let bytes = Array("class A { let a = #\"\\#(b)\"# }\u{FEFF} é €".utf8)
        let tokens = Lexer(bytes).tokens
        for (one, next) in zip(tokens, tokens.dropFirst()) { #expect(one.range.upperBound <= next.range.lowerBound) }
    }

    @Test func `A compilation condition has its value for iOS code ported to Linux, or nil if the value is unknown`() {
        func holds(_ text: String) -> Bool? { Condition.value(of: Lexer(Array(text.utf8)).tokens.map(\.word)) }
        let conditions: KeyValuePairs<String, Bool?> = [
            "os(iOS) || os(tvOS)": true, "os(macOS)": false, "!os(macOS) && canImport(UIKit)": true,
            "os(iOS) && !(canImport(SwiftUI))": true, "DEBUG": nil, "DEBUG || os(iOS)": true,
            "DEBUG && os(watchOS)": false,
            "swift(>=5.9)": nil, "os(iOS": nil,
        ]
        for (text, value) in conditions { #expect(holds(text) == value, "\(text)") }
    }
}
