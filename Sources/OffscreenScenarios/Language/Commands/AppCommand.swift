import Offscreen

struct AppCommand: NamedCommand {
    static let help = CommandHelp(
        name: "app", usage: "app HABIT[=on|off] ...",
        text: "Mistakes that the app makes:\n" + Habit.allCases.map { "\($0.rawValue): \($0.text)" }.joined(separator: "\n")
    )

    private let habits: [(Habit, Bool)]

    init(_ arguments: inout Arguments) throws { habits = try arguments.switches(Habit.self, "habit") }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        change(&runner.setting.app.habits)
        runner.app?.habits = runner.setting.app.habits
        return nil
    }

    func change(_ all: inout Set<Habit>) {
        for (habit, isOn) in habits {
            if isOn { all.insert(habit) } else { all.remove(habit) }
        }
    }
}

extension Arguments {
    /// Names, each alone or with `=on` or `=off`.
    mutating func switches<Name: CaseIterable & RawRepresentable<String>>(_ type: Name.Type, _ what: String) throws -> [(Name, Bool)] {
        var result: [(Name, Bool)] = []
        while let word = word() { result.append((try one(of: type, word, what), true)) }
        for name in Name.allCases {
            if let word = value(name.rawValue) { result.append((name, try bool(word))) }
        }
        guard !result.isEmpty || isOnlyUnknown else { throw error("'\(self.name)' needs the name of a \(what)") }
        return result
    }
}
