import Foundation

/// A symptom that people report and no exhibit shows. A search that finds it says so instead of
/// offering exhibits about other faults.
public struct OpenSymptom: Equatable, Sendable {
    public let symptom: String
    /// Other words for the symptom, from reports.
    public let said: String
    /// Where the symptom was reported.
    public let reported: String

    /// All symptoms without an exhibit, in the order of their file.
    public static let all: [OpenSymptom] = {
        let url = Bundle.module.url(
            forResource: "symptoms-without-exhibit", withExtension: "txt", subdirectory: "Exhibits")
        return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }.map(symptoms(in:)) ?? []
    }()

    /// Returns the symptoms in a text. A block of lines has the symptom first, and then lines that
    /// begin with "said: " and "reported: ". Lines that begin with # are comments.
    static func symptoms(in text: String) -> [OpenSymptom] {
        text.components(separatedBy: "\n\n").compactMap { block in
            let lines = block.lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
            guard let symptom = lines.first else { return nil }
            func text(labelled label: String) -> String {
                lines.first { $0.hasPrefix("\(label): ") }.map { String($0.dropFirst(label.count + 2)) } ?? ""
            }
            return OpenSymptom(
                symptom: symptom, said: text(labelled: "said"), reported: text(labelled: "reported"))
        }
    }
}
