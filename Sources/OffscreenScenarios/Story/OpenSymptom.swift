import Foundation

/// A reported symptom that no exhibit shows. A search for it answers with this fact, in the place of
/// exhibits about other faults.
public struct OpenSymptom: Equatable, Sendable {
    public let symptom: String
    /// Other words for the symptom, from reports.
    public let said: String
    /// Where the symptom was reported.
    public let reported: String

    /// All symptoms without an exhibit, in the order of their file.
    public static let all: [OpenSymptom] = {
        guard
            let url = Bundle.module.url(
                forResource: "symptoms-without-exhibit", withExtension: "txt", subdirectory: "Exhibits"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else {
            fatalError("could not read symptoms-without-exhibit.txt in \(Bundle.module.bundlePath)")
        }
        return symptoms(in: text)
    }()

    /// Returns the symptoms in a text. The first line of a block is the symptom. The lines "said: " and
    /// "reported: " follow. A line that begins with # is a comment.
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
