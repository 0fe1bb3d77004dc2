import Offscreen

struct AppCommand: ScenarioCommand {
    private let mistakes: [(AppMistake, Bool)]

    init(_ arguments: inout Arguments) throws {
        mistakes = try arguments.takeSwitches(of: AppMistake.self, noun: "mistake")
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runner.changeApp { apply(to: &$0.mistakes) }
        runner.app?.mistakes = runner.setting.app.mistakes
        return nil
    }

    func apply(to all: inout Set<AppMistake>) { all.apply(mistakes) }
}

extension CommandDefinition {
    static let app = CommandDefinition(
        CommandHelp(
            "app MISTAKE[=on|off] ...",
            text: "Mistakes that the app makes:\n"
                + AppMistake.allCases.map { "\($0.rawValue): \($0.text)" }.joined(separator: "\n"))
    ) { try AppCommand(&$0) }

    static let fix = CommandDefinition(
        "fix WORKAROUND[=on|off] ...",
        text: "Turns a workaround on or off, before 'show' or while the collection view is on screen:\n"
            + Workaround.allCases.map { "\($0.rawValue): \($0.text)" }.joined(separator: "\n")
    ) { arguments in
        let workarounds = try arguments.takeSwitches(of: Workaround.self, noun: "workaround")
        return { runner in
            try runner.changeApp { $0.workarounds.apply(workarounds) }
            guard runner.isShown else { return nil }
            let (stage, app) = try runner.stageAndApp()
            return runner.runAndReport { stage.act("fix") { app.workarounds = runner.setting.app.workarounds } }
        }
    }
}

extension Set {
    fileprivate mutating func apply(_ switches: [(Element, Bool)]) {
        for (element, isOn) in switches {
            if isOn { insert(element) } else { remove(element) }
        }
    }
}

extension Arguments {
    /// Reads the remaining arguments `NAME`, `NAME=on` and `NAME=off`. Returns each name, and
    /// whether it is on. A name alone is on.
    ///
    /// - Parameter what: the word for such a name in an error, such as "workaround".
    mutating func takeSwitches<Name: CaseIterable & RawRepresentable<String>>(of type: Name.Type, noun what: String)
        throws -> [(
            Name, Bool
        )]
    {
        var result: [(Name, Bool)] = []
        while let word = takeWord() { result.append((try choice(of: type, from: word, noun: what), true)) }
        for name in Name.allCases {
            if let isOn = try takeBool(forKey: name.rawValue) { result.append((name, isOn)) }
        }
        guard !result.isEmpty || hasRemainingWords else { throw error("'\(self.name)' needs the name of a \(what)") }
        return result
    }
}
