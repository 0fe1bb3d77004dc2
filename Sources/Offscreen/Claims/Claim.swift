/// A statement about the behaviour of UIKit. Code and tests cite it by its id, such as `[POOL-03]`.
///
/// `offscreen explain POOL-03` prints the claim with that id, and the page `Claims.md` is made from
/// all claims. A claim never changes its id, and new claims are appended to their family.
public struct Claim: Equatable, Sendable {
    /// The id, such as "POOL-03".
    public let id: String
    public let text: String
    /// The grade as it is written in the claim: a letter for each kind of evidence (see ``Grade``),
    /// sometimes with a remark. "A/C" means that Apple and field reports state the claim. "E, fits
    /// C" means that the claim is an inference that agrees with field reports.
    public let grade: String
    /// Whether an earlier text of this claim was wrong.
    public let isCorrected: Bool
    /// The sources: addresses, or the numbers of radars that have no address.
    public let sources: [String]

    /// A kind of evidence for a claim, with its letter.
    public enum Grade: Character, CaseIterable, Sendable {
        case apple = "A"
        case analysis = "B"
        case reports = "C"
        case report = "D"
        case inference = "E"

        public var meaning: String {
            switch self {
            case .apple: "Apple's documentation, a comment in a public header, or a WWDC session"
            case .analysis: "a published analysis of how UIKit behaves"
            case .reports: "several independent field reports"
            case .report: "one field report"
            case .inference: "an inference of this project, or arithmetic"
            }
        }
    }

    /// The claims about one subject. Their ids begin with the same word.
    public struct Family: Sendable {
        /// The first word of the ids, such as "POOL".
        public let name: String
        public let title: String
        public let claims: [Claim]

        public static let all = [
            Family(name: "POOL", title: "Reuse pools", claims: pools),
            Family(name: "PASS", title: "One layout pass", claims: passes),
            Family(name: "APPLY", title: "Layout attributes and their equality", claims: attributes),
            Family(name: "STACK", title: "The order of siblings", claims: siblings),
            Family(name: "ORDER", title: "Four different orders", claims: orders),
            Family(name: "PRE", title: "Prefetching", claims: prefetching),
            Family(name: "UPD", title: "Batch updates", claims: updates),
            Family(name: "FLOW", title: "The flow layout", claims: flow),
            Family(name: "SEL", title: "Touches, highlights and selection", claims: selection),
            Family(name: "MOVE", title: "Interactive movement", claims: movement),
            Family(name: "DRAG", title: "Drag and drop", claims: dragging),
            Family(name: "COMP", title: "The compositional layout", claims: compositional),
            Family(name: "DIFF", title: "The diffable data source", claims: diffable),
            Family(name: "TABLE", title: "Table views", claims: tables),
            Family(name: "INV", title: "Invalidation of the layout", claims: invalidation),
            Family(name: "SCROLL", title: "The scroll view", claims: scrolling),
            Family(name: "OFFSET", title: "The content offset after a change", claims: offsets),
            Family(name: "VIEW", title: "Views and controllers", claims: views),
            Family(name: "TEXT", title: "The size of text", claims: text),
            Family(name: "LIST", title: "Lists and their rows", claims: lists),
        ]
    }

    public static let all = Family.all.flatMap(\.claims)

    /// Reads a claim in the form of the files in this folder: "POOL-03 (A/C) text", with a star
    /// after the id of a corrected claim. The indented lines contain the sources.
    fileprivate init(_ paragraph: Substring) {
        let lines = paragraph.split(separator: "\n")
        let words = lines.filter { !$0.hasPrefix("  ") }.joined(separator: " ")
        let parts = words.wholeMatch(of: /(\S+-\d\d)(\*?) \(([^)]*)\) (.*)/)!.output
        (id, isCorrected, grade, text) = (String(parts.1), !parts.2.isEmpty, String(parts.3), String(parts.4))
        sources = lines.filter { $0.hasPrefix("  ") }.flatMap { $0.split(separator: " ") }.map { word in
            let short = Claim.abbreviations.first { word.hasPrefix($0.word) }
            return short.map { $0.meaning + word.dropFirst($0.word.count) } ?? String(word)
        }
    }

    /// Abbreviations at the beginnings of sources: Apple's documentation of UIKit, two repositories
    /// with measurements, and radars without an address.
    private static let abbreviations = [
        (word: "apple:", meaning: "https://developer.apple.com/documentation/uikit/"),
        (word: "charon:", meaning: "https://github.com/kern0x1b/charon/blob/main/"),
        (word: "openuikit:", meaning: "https://github.com/Vercantez/openuikit/blob/main/"),
        (word: "radar:", meaning: "radar "),
    ]
}

extension Claim.Family {
    /// Reads the claims of a text, which are separated by blank lines.
    static func claims(from text: String) -> [Claim] { text.split(separator: "\n\n").map(Claim.init) }
}

extension Claim: CustomStringConvertible {
    public var description: String {
        let meanings = Grade.allCases.filter { grade.contains($0.rawValue) }.map(\.meaning).joined(separator: "; ")
        var lines = [id, "  claim     \(text)", "  grade     \(grade): \(meanings)"]
        lines.append("  tested by \(support.rawValue)")
        if isCorrected { lines.append("  corrected an earlier text of this claim was wrong") }
        lines += sources.map { "  source    \($0)" }
        return lines.map { $0 + "\n" }.joined()
    }
}
