import Offscreen

/// The modelled systems on which the symptom of an exhibit shows, as its header names them: `# holds:
/// iOS10 and later`. With `# api: iOS 13`, older systems lack what the exhibit is about.
public struct ExhibitSystems: Equatable, Sendable {
    public let presets: [Preset]
    /// The systems in a few words, such as "iOS 10 and later" or "all but iOS 13".
    public let phrase: String

    /// - Returns: nil if the header names no systems.
    public init?(_ scenario: Scenario) {
        guard let holds = scenario.text(of: .holds), let named = Preset.presets(namedBy: holds) else {
            return nil
        }
        let first = scenario.text(of: .api).flatMap(ExhibitSystems.version(ofSystem:))
        presets = named.filter { ExhibitSystems.version(ofSystem: $0.name) ?? .max >= first ?? 0 }
        if holds == "all systems" {
            phrase = first.map { "iOS \($0) and later" } ?? "all"
        } else {
            phrase = holds.replacing("all systems but", with: "all but").replacing("iOS", with: "iOS ")
                .replacing("to iOS ", with: "to ")
        }
    }

    /// Returns the number in the name of a system; nil for "current".
    private static func version(ofSystem name: String) -> Int? { Int(name.filter(\.isNumber)) }
}
