import Offscreen

struct AppCommand: ScenarioCommand {
    let features: [(AppFeature, Bool)]

    init(_ arguments: inout Arguments) throws {
        features = try arguments.takeSwitches(of: AppFeature.self, noun: "feature")
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runner.changeApp { apply(to: &$0.features) }
        runner.preparedApp?.features = runner.setting.app.features
        return nil
    }

    func apply(to all: inout Set<AppFeature>) { all.apply(features) }
}

extension CommandDefinition {
    static let app = CommandDefinition(
        "app FEATURE[=on|off] ...",
        text: "What the app does besides showing its items:\n"
            + AppFeature.allCases.map { "\($0.rawValue): \($0.text)" }.joined(separator: "\n")
    ) { try AppCommand(&$0) }

    static let fix = CommandDefinition(
        "fix NAME[=on|off] ...",
        text:
            """
            Turns a way to put cards and cells in order on or off, before 'show' or while the collection \
            view is on screen:

            """
                + OrderFix.allCases.map { "\($0.rawValue): \($0.text)" }.joined(separator: "\n")
    ) { try FixCommand(&$0) }
}

struct FixCommand: ScenarioCommand {
    let fixes: [(OrderFix, Bool)]

    init(_ arguments: inout Arguments) throws {
        fixes = try arguments.takeSwitches(of: OrderFix.self, noun: "fix")
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runner.changeApp { $0.fixes.apply(fixes) }
        guard runner.isShown else { return nil }
        let (stage, app) = try runner.stageAndApp()
        return runner.runAndReport { stage.act("fix") { app.fixes = runner.setting.app.fixes } }
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
    /// - Parameter what: the word for such a name in an error, such as "feature".
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
