/// A mistake in a line of a scenario or of steps: its place, and a message that describes the
/// mistake or its remedy.
public struct LineError: Error, Equatable, Sendable, CustomStringConvertible {
    public let file: String
    /// The line number, from 1.
    public let line: Int
    /// The column, from 1; nil if the mistake concerns the whole line.
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
