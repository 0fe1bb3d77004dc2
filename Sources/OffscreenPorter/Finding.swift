/// A place in a file that Linux does not compile.
public struct Finding: Equatable, Sendable {
    public let kind: Incompatibility
    /// From 1 on.
    public let line: Int
    /// What stands there.
    public let found: String
    /// What the porter does, or what is left to do.
    public let advice: String
    /// Whether the ported copy has it mended.
    public let isEdited: Bool
    /// Whether the place became a comment.
    public let becomesComment: Bool
}

/// Bytes that give way to others.
struct Edit {
    let range: Range<Int>
    let text: [UInt8]
}

/// A file, what was found in it, and its ported text.
public struct PortedFile: Sendable {
    public let path: String
    /// By line.
    public let findings: [Finding]
    public let text: [UInt8]
    /// How many bytes of the text stand for the original's. What follows them was added for protocols with optional methods
    /// and for tests of rectangles.
    public let appendedStart: Int
    /// Whether the text differs from the original's.
    public let isChanged: Bool
}
