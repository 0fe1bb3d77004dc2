/// A place in a file that does not compile on Linux, or behaves differently there.
public struct Finding: Equatable, Sendable {
    public let kind: Incompatibility
    /// The number of the line. The first line is 1.
    public let line: Int
    /// The code at the place, or a description of it.
    public let found: String
    /// The edit that the porter makes, or the edit that a person has to make.
    public let advice: String
    /// Whether the porter edits the place.
    public let isEdited: Bool
    /// Whether the porter's edit turns the code into a comment.
    public let becomesComment: Bool
    /// The lines of code that run on iOS and that became comments with this edit, without those
    /// that another edit had removed before.
    public var removedLines = 0
    /// The missing name that caused the edit. If the code uses removed code, this is the name that
    /// caused its removal.
    public var cause = ""
}

/// A range of bytes and the text that replaces it.
struct Edit {
    let range: Range<Int>
    let text: [UInt8]
}

/// A ported file with the findings about it.
public struct PortedFile: Sendable {
    public let path: String
    /// The findings in the order of their lines.
    public let findings: [Finding]
    public let text: [UInt8]
    /// The index in `text` at which the original's edited code ends. The code after it was added
    /// for protocols with optional methods or for `intersects(_:)` of rectangles.
    public let appendedStart: Int
    /// Whether the text differs from the original.
    public let isChanged: Bool
}
