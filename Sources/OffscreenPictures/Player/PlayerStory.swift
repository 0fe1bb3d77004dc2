/// The explanation of a pitfall on a page: what is seen, why, how to fix it, and what to avoid.
///
/// On the page of a scenario the texts come from the scenario's header, except the code and the
/// texts of the claims. Texts that are nil are left out.
public struct PlayerStory: Sendable {
    /// The id of a claim, such as "STACK-08", and its text.
    public struct Claim: Sendable {
        public let id: String
        public let text: String

        public init(id: String, text: String) {
            self.id = id
            self.text = text
        }
    }

    /// Two versions of the same code: with the mistake, and with the fix.
    public struct CodePair: Sendable {
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
    /// Why the recordings of the bug and of the fix end differently; nil if the page does not
    /// explain it.
    public var differs: String?
    /// What the fix does not correct.
    public var leaves: String?
    /// Remedies that do not help, and mistakes that are easily made with the fix.
    public var pitfalls: [String] = []
    /// Ways to notice the mistake in one's own app: a place such as "in the debugger", and what to
    /// do there.
    public var notice: [(place: String, text: String)] = []
    public var code: CodePair?
    /// The systems that have the mistake, and those that do not.
    public var holds: String?
    public var reports: String?
    /// How certain the explanation is, and which parts of it are only assumptions of Offscreen; or
    /// a description of the device.
    public var sure: String?
    public var claims: [Claim] = []

    public init() {}

    var json: String {
        func jsonString(_ value: String?) -> String { ScriptJSON.string(value ?? "") }
        return ScriptJSON.object([
            "symptom": jsonString(symptom), "trigger": jsonString(trigger), "why": jsonString(why),
            "fix": jsonString(fix),
            "leaves": jsonString(leaves), "differs": jsonString(differs), "pitfalls": ScriptJSON.strings(pitfalls),
            "holds": jsonString(holds), "reports": jsonString(reports), "sure": jsonString(sure),
            "notice": ScriptJSON.array(notice.map { ScriptJSON.strings([$0.place, $0.text]) }),
            "code": code.map { ScriptJSON.strings([$0.mistake, $0.fix]) } ?? "null",
            "claims": ScriptJSON.array(claims.map { ScriptJSON.strings([$0.id, $0.text]) }),
        ])
    }
}
