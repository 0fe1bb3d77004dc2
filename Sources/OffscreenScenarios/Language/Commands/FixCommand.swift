import Offscreen

struct FixCommand: NamedCommand {
    static let help = CommandHelp(
        name: "fix", usage: "fix WORKAROUND[=on|off] ...",
        text: "Turns a workaround on or off, before 'show' or while the collection view is on screen:\n"
            + Workaround.allCases.map { "\($0.rawValue): \($0.text)" }.joined(separator: "\n"))

    private let workarounds: [(Workaround, Bool)]

    init(_ arguments: inout Arguments) throws { workarounds = try arguments.switches(Workaround.self, "workaround") }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        for (workaround, isOn) in workarounds {
            if isOn { runner.setting.app.workarounds.insert(workaround) } else { runner.setting.app.workarounds.remove(workaround) }
        }
        guard runner.isShown else { return nil }
        let (stage, app) = try runner.shown()
        return runner.doing { stage.act("fix") { app.workarounds = runner.setting.app.workarounds } }
    }
}
