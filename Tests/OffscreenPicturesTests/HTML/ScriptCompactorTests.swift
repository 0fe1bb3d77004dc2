import Testing

@testable import OffscreenPictures

/// Each expectation is a script and what a page contains of it.
@Suite("Scripts without what only their authors need")
struct ScriptCompactorTests {
    private func expect(_ script: String, gives compact: String, _ place: SourceLocation = #_sourceLocation) {
        #expect(ScriptCompactor.compacted(script) == compact, sourceLocation: place)
        #expect(ScriptCompactor.compacted(compact) == compact, "the result is final", sourceLocation: place)
    }

    @Test func `Comments, indentation and spaces are left out, and each line keeps its number`() {
        expect(
            """
            // Adds.
            function add(a, b) {
                /* Two
                   lines. */
                return a + b; // the sum
            }

            """, gives: "\nfunction add(a,b){\n\n\nreturn a+b;\n}\n")
    }

    @Test func `A line break that ends a statement remains`() {
        expect("let a = b\n    (c)\n    return\n    x", gives: "let a=b\n(c)\nreturn\nx")
    }

    @Test func `A space remains between two words, and where a comment separates them`() {
        expect("async  x => await  y", gives: "async x=>await y")
        expect("typeof/* no space */x", gives: "typeof x")
        expect("static #part = 1; äh in $", gives: "static #part=1;äh in $")
        expect("case \"a\" : return `b`", gives: "case\"a\":return`b`")
    }

    @Test func `A slash begins a regular expression after each keyword before a value, and after a condition`() {
        for word in [
            "await", "case", "delete", "do", "else", "extends", "in", "instanceof", "new", "of", "return", "throw",
            "typeof", "void", "yield",
        ] { expect("\(word) /a  b/ . c", gives: "\(word)/a  b/.c") }
        for word in ["if", "for", "while", "with"] {
            expect("\(word) (a) /b  c/ . d", gives: "\(word)(a)/b  c/.d")
        }
        expect("a /b  c/ d", gives: "a/b c/d")
    }

    @Test func `A space remains between signs that would be another sign without it`() {
        expect("a + +b - -c", gives: "a+ +b- -c")
        expect("a++ + b", gives: "a++ +b")
        expect("a - +b", gives: "a-+b")
        expect("1 .toFixed()", gives: "1 .toFixed()")
        expect("a < !--b", gives: "a< !--b")
    }

    @Test func `Strings remain, whatever they contain`() {
        expect(#"f("// a  /* b */",  'c  " d')"#, gives: #"f("// a  /* b */",'c  " d')"#)
        expect(#"f("a \"  b",  '\'  \\',  "c")"#, gives: #"f("a \"  b",'\'  \\',"c")"#)
    }

    @Test func `The text of a template literal remains, and the code inside it is treated as other code`() {
        expect("`a  // ${ b  +  c } /* d */`  + e", gives: "`a  // ${b+c} /* d */`+e")
        expect("`a\n    b`", gives: "`a\n    b`")
        expect(#"`\`  \${  a  }`  + b"#, gives: #"`\`  \${  a  }`+b"#)
    }

    @Test func `The indentation of a template literal with the tag html is left out`() {
        expect("html`<a\n    b=\"${  c  }\">\n    d  e`", gives: "html`<a\nb=\"${c}\">\nd  e`")
        expect("html`${ d(`\n  e`) }\n  f`", gives: "html`${d(`\n  e`)}\nf`")
    }

    @Test func `A template literal inside a template literal ends where its own text ends`() {
        expect(
            "`<${ a.map(b => `  ${ { c: 1 }[ b ] }  `).join( \"}\" ) }  >`  + d",
            gives: "`<${a.map(b=>`  ${{c:1}[b]}  `).join(\"}\")}  >`+d")
    }

    @Test func `Regular expressions remain, whatever they contain`() {
        expect(#"a.replace(/"  \/ \//g, b)"#, gives: #"a.replace(/"  \/ \//g,b)"#)
        expect("x = /[/\"]  '/u . test(y)", gives: "x=/[/\"]  '/u.test(y)")
        expect("return /  a/ in b", gives: "return/  a/ in b")
        expect("if (a) /  b/.test(c)", gives: "if(a)/  b/.test(c)")
        expect("}\n/  a/.test(b)", gives: "}\n/  a/.test(b)")
        expect("a ?? /  `/.exec(b)", gives: "a??/  `/.exec(b)")
    }

    @Test func `A slash after a value divides`() {
        expect("a / b / \"  c\"", gives: "a/b/\"  c\"")
        expect("(a + b) / 2 / \"  c\"", gives: "(a+b)/2/\"  c\"")
        expect("a[0] / 2 / \"  c\"", gives: "a[0]/2/\"  c\"")
        expect("a++ / 2 / \"  c\"", gives: "a++/2/\"  c\"")
        expect("`a` / 2 / \"  c\"", gives: "`a`/2/\"  c\"")
        expect("a.in / 2 / \"  c\"", gives: "a.in/2/\"  c\"")
        expect("a / /  b/.exec(c)", gives: "a/ /  b/.exec(c)")
    }

    @Test func `A script that ends inside a token is copied to its end`() {
        for script in ["\"a  b", "`a  b", "`a${", "\"a\\"] { expect(script, gives: script) }
        expect("/a  b", gives: "/a b")
        expect("a /*  b", gives: "a")
    }

    @Test func `Each script of the player keeps its number of lines and has no comment line or indentation left`() {
        for module in WebFiles.own.bundle("main.js").modules {
            let script = WebFiles.own.text(ofFile: module.file)
            let compact = ScriptCompactor.compacted(module.text)
            #expect(
                compact.split(separator: "\n", omittingEmptySubsequences: false).count
                    == script.split(separator: "\n", omittingEmptySubsequences: false).count)
            #expect(compact == ScriptCompactor.compacted(compact), "\(module.file)")
            #expect(!compact.contains("\n//"), "\(module.file)")
            #expect(!compact.contains("\n "), "\(module.file)")
        }
    }

    @Test func `The names in a script are its words outside of strings and comments, without members and keys`() {
        let script = """
            // a comment
            const one = two.three(...four, { five: six, seven }, `eight ${nine.ten}`, "eleven");
            """
        #expect(ScriptCompactor.names(in: script) == ["const", "four", "nine", "one", "seven", "six", "two"])
    }
}
