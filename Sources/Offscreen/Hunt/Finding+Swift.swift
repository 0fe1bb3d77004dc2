import UIKit

extension Hunt.Finding {
    /// The source of a Swift test that takes the steps. To run the test, add a function
    /// `makeSubject()` that returns the ``HuntSubject`` of the hunt.
    public var swift: String {
        let size =
            "width: \(Step.numberText(recording.screen.width)), height: \(Step.numberText(recording.screen.height))"
        var lines = [
            "// \(invariant): \(messages.first?.firstLine ?? "")",
            "// Found by a hunt with seed \(seed), and shrunk from \(stepCountBeforeShrinking) steps.",
        ]
        if let actStep { lines.append("// Broken by \(actStep).") }
        lines += leftOut.map { "// Left out: \($0)" }
        lines += [
            "", "@MainActor @Test(.offscreen) func `These steps do not break '\(invariant)'`() throws {",
            "    let stage = Stage(\(size), behavior: \(presetExpression))",
            "    // makeSubject() makes the \(isOfTable ? "table view" : "collection view") that the hunt was given.",
            "    let subject = stage.run { makeSubject() }",
            "    let view = subject.\(isOfTable ? "tableView" : "collectionView")",
            "    stage.show(subject)",
        ]
        lines += steps.flatMap(\.swiftStatements).map { "    \($0)" }
        lines += ["    #expect(\(expectation))", "}"]
        return lines.map { $0 + "\n" }.joined()
    }

    private var presetExpression: String {
        let name = recording.behavior.prefix { $0 != " " }
        let seeded = recording.seed == 0 ? "" : ".seeded(\(recording.seed))"
        let mechanism = Preset.Mechanism.allCases.first { recording.behavior.contains("mechanism \($0.rawValue)") }
        return "Preset.\(name)" + (mechanism.map { ".with(.\($0.rawValue))" } ?? "") + seeded
    }

    private var expectation: String {
        switch invariant {
        case Invariant.order.name: "stage.stacking(of: view).inversions.filter(\\.overlaps).isEmpty"
        case HuntSession.freshName: "stage.differences(of: subject, fromFreshSubject: makeSubject).isEmpty"
        default: "Invariant.thorough.flatMap { $0.check(stage, view) }.isEmpty"
        }
    }
}

extension Step {
    /// Swift statements that take the step. They use the variables `stage`, `view` and `subject`.
    /// For many kinds of steps, the statement passes the text of the step to `perform(_:on:)`.
    fileprivate var swiftStatements: [String] {
        func pointExpression(_ x: CGFloat, _ y: CGFloat) -> String {
            "CGPoint(x: \(Step.numberText(x)), y: \(Step.numberText(y)))"
        }
        switch self {
        case .scroll(let distance): return ["stage.scroll(view, by: \(Step.numberText(distance)))"]
        case .scrollBy(let x, let y): return ["stage.scroll(view, by: \(pointExpression(x, y)))"]
        case .scrollTo(let x, let y, animated: false): return ["stage.scroll(view, to: \(pointExpression(x, y)))"]
        case .drag(let x, let y, let seconds):
            return ["stage.drag(view, by: \(pointExpression(x, y)), seconds: \(Step.numberText(seconds)))"]
        case .fling(let x, let y): return ["stage.fling(view, velocity: \(pointExpression(x, y)))"]
        case .reload: return ["stage.act(\"reload\") { view.reloadData() }"]
        case .invalidate: return ["stage.act(\"invalidate\") { view.collectionViewLayout.invalidateLayout() }"]
        case .resize(let width, let height, let seconds):
            let duration = seconds == 0 ? "" : ", duration: \(Step.numberText(seconds))"
            return ["stage.resize(width: \(Step.numberText(width)), height: \(Step.numberText(height))\(duration))"]
        case .tap(let x, let y): return ["stage.tap(at: \(pointExpression(x, y)))"]
        case .memoryWarning: return ["stage.sendMemoryWarning()"]
        case .leave: return ["stage.remove(subject)"]
        case .enter: return ["stage.show(subject)"]
        case .tick(let count): return ["for _ in 0..<\(count) { stage.tick() }"]
        case .advance(let seconds): return ["stage.advance(by: \(Step.numberText(seconds)))"]
        case .settle: return ["stage.settle()"]
        default:
            let lines = description.split(separator: "\n").map(String.init)
            guard lines.count > 1 else {
                return ["try stage.perform(Step.steps(from: \((lines.first ?? "").quoted)), on: subject)"]
            }
            return ["try stage.perform(", "    Step.steps(", "        from: \"\"\""]
                + lines.map { "        \($0.quoted.dropFirst().dropLast())" }
                + ["        \"\"\"), on: subject)"]
        }
    }
}
