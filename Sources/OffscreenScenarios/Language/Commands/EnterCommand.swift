struct EnterCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "enter", usage: "enter", text: "Puts the collection view back into the window, which it fills, after 'leave'.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        guard app.collectionView.window == nil else { throw runner.error("the collection view is in the window already") }
        return runner.doing {
            app.collectionView.frame = stage.window.bounds
            stage.show(app.collectionView)
        }
    }
}
