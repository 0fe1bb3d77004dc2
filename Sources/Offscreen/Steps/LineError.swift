/// What is wrong with a line of a scenario, or of steps: where, what, and what to do.
public struct LineError: Error, Equatable, Sendable, CustomStringConvertible {
    public let file: String
    /// From 1.
    public let line: Int
    /// From 1; nil when it is about the whole line.
    public let column: Int?
    public let message: String

    package init(file: String, line: Int, column: Int?, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    public var description: String { "\(file):\(line)\(column.map { ":\($0)" } ?? ""): \(message.withLongWordsCut)" }
}
