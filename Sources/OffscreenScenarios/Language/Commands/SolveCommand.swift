import Offscreen

struct SolveCommand: NamedCommand {
    static let help = CommandHelp(
        name: "solve", usage: "solve",
        text: "Plays the puzzle to its end, by the fewest moves there are.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        guard let screen = app.puzzle else { throw runner.error("'solve' works on 'layout klotski'") }
        guard let solution = screen.solution else { return ["cannot be solved from here"] }
        let lines = runner.doing {
            for move in solution { stage.act("move") { screen.make(move) } }
        }
        return ["solved in \(solution.count) moves"] + lines
    }
}
