import Foundation
import Testing

/// Compares a text with a file in `Goldens`. A missing file is written, and the test fails once. To accept a changed text,
/// delete the file and run the tests again.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name)")
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
        try? text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(name) was missing and is written now: look at it and run again", sourceLocation: sourceLocation)
        return
    }
    guard golden != text else { return }
    let (old, new) = (
        golden.split(separator: "\n", omittingEmptySubsequences: false), text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    Issue.record(
        """
        \(name) differs from line \(line + 1):
        -\(line < old.count ? old[line] : "")
        +\(line < new.count ? new[line] : "")
        To accept it, delete Goldens/\(name) and run the tests again.
        """, sourceLocation: sourceLocation)
}
