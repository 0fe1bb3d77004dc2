struct LeaveCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "leave", usage: "leave", text: "Takes the collection view out of the window; 'enter' brings it back.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        guard app.collectionView.window != nil else {
            throw runner.error("the collection view has left the window already; 'enter' brings it back")
        }
        return runner.doing { stage.remove(app.collectionView) }
    }
}
