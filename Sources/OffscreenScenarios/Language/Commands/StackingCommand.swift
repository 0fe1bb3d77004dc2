import Offscreen

struct StackingCommand: NamedCommand {
    static let help = CommandHelp(
        name: "stacking", usage: "stacking [inversions=N]",
        text: "The order of the siblings, and where it contradicts their zIndex, with the event behind each inversion; at most N of them.")

    private let most: Int

    init(_ arguments: inout Arguments) throws {
        most = try arguments.value("inversions").map { try arguments.int($0, 0...Int.max) } ?? Int.max
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        return stage.stacking(of: app.collectionView).text(mostInversions: most).lines
    }
}
