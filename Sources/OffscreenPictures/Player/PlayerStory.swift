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

    /// Code with the mistake, and the same code without it.
    public struct Code: Sendable {
        public let mistake: String
        public let fix: String

        public init(mistake: String, fix: String) {
            self.mistake = mistake
            self.fix = fix
        }
    }

    public var symptom: String?
    public var trigger: String?
    public var why: String?
    public var fix: String?
    /// Why the two sides do not end with the same items, where they do not.
    public var differs: String?
    /// What the fix does not mend.
    public var leaves: String?
    /// Remedies that do not help, and mistakes that are easily made with the fix.
    public var pitfalls: [String] = []
    /// How one notices it in an app of one's own: "In the debugger", and what to type there.
    public var notice: [(place: String, text: String)] = []
    public var code: Code?
    /// The systems on which it holds, and those on which it does not.
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
            "differs": text(differs),
            "pitfalls": JSON.array(pitfalls.map(JSON.string)), "holds": text(holds), "reports": text(reports), "sure": text(sure),
            "notice": JSON.array(notice.map { "[\(JSON.string($0.place)),\(JSON.string($0.text))]" }),
            "code": code.map { JSON.array([JSON.string($0.mistake), JSON.string($0.fix)]) } ?? "null",
            "claims": JSON.array(claims.map { "[\(JSON.string($0.id)),\(JSON.string($0.text))]" }),
        ])
    }
}
