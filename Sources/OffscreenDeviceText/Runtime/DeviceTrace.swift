import UIKit

/// A trace of the calls between a collection view and its app. It has lines for the calls of the
/// data source, the delegate, the layout and the cells, in order, and a line for each fact that the
/// scenario asks for. Some calls are written only once in a step.
///
/// This code writes traces both on a device and in the model, so that the two can be compared.
/// Views have names such as `ItemCell#3`, numbered in the order in which they are first written.
/// There are no addresses and no times.
@MainActor
final class DeviceTrace {
    /// The trace of the running scenario. Cells and layouts use this property, because they have no
    /// reference to the trace.
    static var current: DeviceTrace?

    /// The lines. Those of a step are indented by two spaces, and by two more for each line below
    /// which they are nested.
    private(set) var lines: [String]
    private var depth = 0
    private var steps = 0
    /// The lines of this step that `writeLineOnce(_:)` has written.
    private var linesWrittenOnce: Set<String> = []
    private var names: [ObjectIdentifier: String] = [:]
    /// The views that have a name. They are kept alive, because otherwise a new view at the address
    /// of an old one would get its name.
    private var namedViews: [AnyObject] = []
    private var counts: [String: Int] = [:]
    /// The counts of this step by name, such as "ask cell" or "prepareForReuse".
    private(set) var tallies: [String: Int] = [:]

    /// Called with the text so far whenever a step begins or ends, so that the text can be saved
    /// before an exception ends the process.
    var onStep: ((String) -> Void)?

    init(scenario: String, system: String, scale: CGFloat) {
        lines = [
            "# offscreen device trace 1", "# scenario: \(scenario)", "# system: \(system)",
            "# scale: \(DeviceValueFormat.text(scale))",
            "# \(DeviceValueFormat.explanation)",
        ]
    }

    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Begins a step. The lines that follow belong to it.
    ///
    /// - Parameter claims: the ids of the claims that the lines support or contradict, with spaces
    ///   between them.
    func beginStep(_ what: String, claims: String) {
        steps += 1
        depth = 1
        linesWrittenOnce = []
        tallies = [:]
        lines.append("step \(steps): \(what)" + (claims.isEmpty ? "" : " [\(claims)]"))
        onStep?(text)
    }

    func endStep() { onStep?(text) }

    func writeLine(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }

    /// Writes a line, unless this method has written it in this step before.
    func writeLineOnce(_ line: String) {
        if linesWrittenOnce.insert(line).inserted { writeLine(line) }
    }

    func tally(_ what: String) { tallies[what, default: 0] += 1 }

    func writeNested<Result>(below line: String, _ body: () -> Result) -> Result {
        beginNesting(below: line)
        defer { endNesting() }
        return body()
    }

    /// Writes a line, and indents the following ones until `endNesting()`.
    func beginNesting(below line: String) {
        writeLine(line)
        depth += 1
    }

    func endNesting() { depth -= 1 }

    /// Writes the answer to a question. The claim is "-" if the answer belongs to no claim.
    func writeFact(claim: String, question: String, answer: String) {
        writeLine("fact \(claim): \(question) -> \(answer)")
    }

    /// Returns the name of a view. A view without a name gets the next number of its class.
    func name(of object: AnyObject) -> String {
        if let name = names[ObjectIdentifier(object)] { return name }
        let type = DeviceTrace.typeName(of: object)
        counts[type, default: 0] += 1
        let name = "\(type)#\(counts[type]!)"
        names[ObjectIdentifier(object)] = name
        namedViews.append(object)
        return name
    }

    /// Returns the class name that a trace uses for an object: its own class for a reusable view
    /// (`ItemCell` for a `WatchedCell`), `UIScrollView` for any scroll view, and `UIView` for any
    /// other object.
    static func typeName(of object: AnyObject) -> String {
        switch object {
        case is WatchedCell: "ItemCell"
        case is UICollectionReusableView: "\(type(of: object))"
        case is UIScrollView: "UIScrollView"
        default: "UIView"
        }
    }
}
