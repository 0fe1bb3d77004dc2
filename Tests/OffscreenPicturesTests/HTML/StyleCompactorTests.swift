import Testing

@testable import OffscreenPictures

/// Each expectation is a style sheet and what a page contains of it.
@Suite("Style sheets without what only their authors need")
struct StyleCompactorTests {
    private func expect(_ style: String, gives compact: String, _ place: SourceLocation = #_sourceLocation) {
        #expect(StyleCompactor.compacted(style) == compact, sourceLocation: place)
        #expect(StyleCompactor.compacted(compact) == compact, "the result is final", sourceLocation: place)
    }

    @Test func `Each rule is one line without comments, indentation and its last semicolon`() {
        expect(
            """
            /* Panes. */

            .pane,
            .head > b {
                margin: 0 6px; /* no margin at the top */
                color: var(--ink) !important;
            }

            [hidden] {
                display: none;
            }

            """, gives: ".pane,.head>b{margin:0 6px;color:var(--ink)!important}\n[hidden]{display:none}\n")
    }

    @Test func `A space that means a descendant remains`() {
        expect("a :is(b, .c) , d  e:hover { x: y }", gives: "a :is(b,.c),d e:hover{x:y}\n")
    }

    @Test func `Spaces around the operators of a calculation remain`() {
        expect("a { width: calc( 1px + 2px - var(--x) ) }", gives: "a{width:calc(1px + 2px - var(--x))}\n")
        expect("a + b ~ c { x: y }", gives: "a+b~c{x:y}\n")
    }

    @Test func `Strings and addresses remain, whatever they contain, and a semicolon in brackets ends nothing`() {
        expect(#"a::before { content: "{ ; /* \" } "; x: y }"#, gives: #"a::before{content:"{ ; /* \" } ";x:y}"# + "\n")
        expect("a[b='>  ;'] { x: y }", gives: "a[b='>  ;']{x:y}\n")
        expect("a { b: url(data:c;  /*d) ; e: f }", gives: "a{b:url(data:c;  /*d);e:f}\n")
        expect("a { --b: c(d;  e) ; f: g }", gives: "a{--b:c(d; e);f:g}\n")
    }

    @Test func `The rules of a condition stand between its line and the line of its end`() {
        expect(
            """
            @import "other.css";
            @media (min-width: 5px) and (max-width: 9px) {
                a {
                    b: c;
                }
                d {
                }
            }
            e {
                f: g;
            }
            """,
            gives: "@import \"other.css\";\n@media (min-width: 5px) and (max-width: 9px){\na{b:c}\nd{}\n}\ne{f:g}\n")
    }

    @Test func `A rule inside a rule stands after the declarations before it`() {
        expect("a { b: c; &:hover { d: e; } f: g }", gives: "a{b:c;&:hover{d:e}\nf:g}\n")
    }

    @Test func `The style sheet of pictures has one rule a line, as pictures outside of pages have it`() {
        let lines = WebFiles.own.styleSheet("picture.css").split(separator: "\n")
        #expect(lines.contains(".offscreen .back{fill:#ffffff}"))
        #expect(lines.contains("@media (prefers-color-scheme: dark){"))
        #expect(lines.last == "}")
    }
}
