/// The characters that have a meaning in scripts and style sheets.
extension UInt8 {
    static var apostrophe: UInt8 { UInt8(ascii: "'") }
    static var at: UInt8 { UInt8(ascii: "@") }
    static var backslash: UInt8 { UInt8(ascii: "\\") }
    static var backtick: UInt8 { UInt8(ascii: "`") }
    static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    static var colon: UInt8 { UInt8(ascii: ":") }
    static var comma: UInt8 { UInt8(ascii: ",") }
    static var dollar: UInt8 { UInt8(ascii: "$") }
    static var dot: UInt8 { UInt8(ascii: ".") }
    static var exclamationMark: UInt8 { UInt8(ascii: "!") }
    static var greater: UInt8 { UInt8(ascii: ">") }
    static var leftBrace: UInt8 { UInt8(ascii: "{") }
    static var leftBracket: UInt8 { UInt8(ascii: "[") }
    static var leftParenthesis: UInt8 { UInt8(ascii: "(") }
    static var less: UInt8 { UInt8(ascii: "<") }
    static var minus: UInt8 { UInt8(ascii: "-") }
    static var newline: UInt8 { UInt8(ascii: "\n") }
    static var plus: UInt8 { UInt8(ascii: "+") }
    static var quote: UInt8 { UInt8(ascii: "\"") }
    static var rightBrace: UInt8 { UInt8(ascii: "}") }
    static var rightBracket: UInt8 { UInt8(ascii: "]") }
    static var rightParenthesis: UInt8 { UInt8(ascii: ")") }
    static var semicolon: UInt8 { UInt8(ascii: ";") }
    static var slash: UInt8 { UInt8(ascii: "/") }
    static var space: UInt8 { UInt8(ascii: " ") }
    static var star: UInt8 { UInt8(ascii: "*") }
    static var tab: UInt8 { UInt8(ascii: "\t") }
    static var tilde: UInt8 { UInt8(ascii: "~") }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether a script's names, keywords and numbers can contain this byte. All bytes of characters
    /// outside of ASCII can be part of a name.
    var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "#"), .dollar, .backslash, 0x80...: true
        default: isDigit
        }
    }
}
