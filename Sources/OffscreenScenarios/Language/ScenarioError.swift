import Offscreen

/// What is wrong with a scenario file: where, what, and what to do.
public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
    public let file: String
    /// From 1.
    public let line: Int
    /// From 1; nil when it is about the whole line.
    public let column: Int?
    public let message: String

    public var description: String { "\(file):\(line)\(column.map { ":\($0)" } ?? ""): \(message.withLongWordsCut)" }
}
