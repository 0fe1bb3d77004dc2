/// The explanation of a pitfall on a page: what is seen, why, how it is mended, and what to avoid.
///
/// A scenario has it in its header. Parts that are nil are left out.
public struct PlayerStory: Sendable {
    /// A claim and its text: "STACK-08".
    public struct Claim: Sendable {
        public let id: String
        public let text: String

        public init(id: String, text: String) {
            self.id = id
            self.text = text
        }
    }

    public var symptom: String?
    public var trigger: String?
    public var why: String?
    public var fix: String?
    /// What the fix does not mend.
    public var leaves: String?
    /// Remedies that do not help, and mistakes that are easily made with the fix.
    public var pitfalls: [String] = []
    /// The systems on which it holds.
    public var holds: String?
    public var reports: String?
    /// How well it is known, and which parts only the model says.
    public var sure: String?
    public var claims: [Claim] = []

    public init() {}

    var json: String {
        func text(_ value: String?) -> String { JSON.string(value ?? "") }
        return JSON.object([
            "symptom": text(symptom), "trigger": text(trigger), "why": text(why), "fix": text(fix), "leaves": text(leaves),
            "pitfalls": JSON.array(pitfalls.map(JSON.string)), "holds": text(holds), "reports": text(reports), "sure": text(sure),
            "claims": JSON.array(claims.map { "[\(JSON.string($0.id)),\(JSON.string($0.text))]" }),
        ])
    }
}
