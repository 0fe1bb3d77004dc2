import Offscreen

/// A mistake in a scenario file: where it is, what is wrong, and what to do.
public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
    public let file: String
    /// From 1.
    public let line: Int
    /// From 1; nil when the error concerns the whole line.
    public let column: Int?
    public let message: String

    public var description: String { "\(file):\(line)\(column.map { ":\($0)" } ?? ""): \(message.withLongWordsCut)" }
}
