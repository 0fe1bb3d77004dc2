import Offscreen
import Testing

@testable import OffscreenScenarios

/// Scenarios with `layout table`.
@MainActor struct TableScenarioTests {
    @Test(arguments: ["table-layout", "table-changes", "table-editing"])
    func `A scenario shows a table view, and its steps act on rows`(name: String) throws {
        try Scenario.check(name)
    }

    @Test func `An app without sections answers a table view that asks for rows before sections [TABLE-60]`() throws {
        try Scenario.check("table-without-sections")
    }

    /// A hunt performs the random steps, and a scenario the lines of the same steps.
    @Test(arguments: [
        ("row=44 header=title", 1), ("style=grouped heights=30,50 footer=20", 2),
        ("style=inset row=automatic heights=30,50 cells=made", 3),
    ])
    func `A hunt's step on a table view and its scenario line give equal trees`(options: String, seed: UInt64) throws {
        let setting = ["stage 320x400 behavior=current", "data items=4,7,5", "layout table \(options)"]
        try OptionTests.comparePerformedSteps(setting: setting, seed: seed)
    }
}
