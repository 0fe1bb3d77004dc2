import UIKit

/// What an app can see of its collection view, line by line: what it is asked and told, in order, and what it finds when it looks.
///
/// The same code writes it on a device and on the model, so that the two can be compared. Views have names such as `ItemCell#3`, counted in the
/// order in which the app first saw them. There are no addresses and no times.
@MainActor
final class DeviceTrace {
    /// Where views and layouts write, which UIKit makes without asking.
    static var current: DeviceTrace?

    /// Each line, with two spaces for each call that it stands in.
    private(set) var lines: [String]
    private var depth = 0
    private var steps = 0
    /// What was written in this step and is not written twice.
    private var saidInStep: Set<String> = []
    private var names: [ObjectIdentifier: String] = [:]
    /// Views live as long as the trace, so that none gets the place in memory, and with it the name, of another.
    private var named: [AnyObject] = []
    private var counts: [String: Int] = [:]
    /// How often each thing happened in this step, by the first words of its line.
    private(set) var tallies: [String: Int] = [:]

    /// Called with the text so far whenever a step begins or ends: an exception that ends the process leaves the steps before it.
    var onStep: ((String) -> Void)?

    init(scenario: String, system: String, scale: CGFloat) {
        lines = [
            "# offscreen device trace 1", "# scenario: \(scenario)", "# system: \(system)", "# scale: \(DeviceFigures.text(scale))",
            "# \(DeviceFigures.rule)",
        ]
    }

    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Everything until the next step belongs to this one, and bears on its claims.
    func begin(_ what: String, claims: String) {
        steps += 1
        depth = 1
        saidInStep = []
        tallies = [:]
        lines.append("step \(steps): \(what)" + (claims.isEmpty ? "" : " [\(claims)]"))
        onStep?(text)
    }

    func end() { onStep?(text) }

    func tell(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }

    /// Writes a line that this step does not have yet.
    func tellOnce(_ line: String) {
        if saidInStep.insert(line).inserted { tell(line) }
    }

    /// Counts what happened, for questions such as how often a cell was asked.
    func tally(_ what: String) { tallies[what, default: 0] += 1 }

    /// What is written in the body stands deeper.
    func nested<Result>(_ line: String, _ body: () -> Result) -> Result {
        open(line)
        defer { close() }
        return body()
    }

    /// What is written until `close` stands deeper.
    func open(_ line: String) {
        tell(line)
        depth += 1
    }

    func close() { depth -= 1 }

    /// An answer that bears on a claim; "-" for one that bears on none.
    func fact(_ claim: String, _ question: String, _ answer: String) { tell("fact \(claim): \(question) -> \(answer)") }

    /// The name of a view, which it gets when it is seen first.
    func name(of object: AnyObject) -> String {
        if let name = names[ObjectIdentifier(object)] { return name }
        let type = DeviceTrace.typeName(of: object)
        counts[type, default: 0] += 1
        let name = "\(type)#\(counts[type]!)"
        names[ObjectIdentifier(object)] = name
        named.append(object)
        return name
    }

    /// Classes that only watch have the name of the class they watch; UIKit's own are told by what they are.
    static func typeName(of object: AnyObject) -> String {
        switch object {
        case is WatchedCell: "ItemCell"
        case is UICollectionReusableView: "\(type(of: object))"
        case is UIScrollView: "UIScrollView"
        default: "UIView"
        }
    }
}
