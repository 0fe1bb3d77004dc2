/// What the command line asks for.
enum CommandLineOptions {
    case story(seed: UInt64)
    case help

    /// One clear line: what, where, what to do.
    struct Problem: Error {
        let message: String
    }

    static let helpText = """
        offscreen: the ordering bug of iOS 10 and its fix, told on the terminal

          swift run offscreen            tells the story; exits 1 if a statement of it does not hold
          swift run offscreen --seed N   another run: N decides what iOS 10 leaves to chance

        """

    static func parse(_ arguments: [String]) -> Result<CommandLineOptions, Problem> {
        var seed: UInt64 = 7
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h":
                return .success(.help)
            case "--seed":
                guard let value = rest.popFirst() else {
                    return .failure(Problem(message: "--seed needs a number, such as --seed 7"))
                }
                guard let number = UInt64(value) else {
                    return .failure(Problem(message: "--seed '\(value)' is not a whole number from 0 to \(UInt64.max)"))
                }
                seed = number
            default:
                return .failure(
                    Problem(
                        message: "unknown \(word.hasPrefix("-") ? "option" : "command") '\(word)'; offscreen --help lists what there is"))
            }
        }
        return .success(.story(seed: seed))
    }
}
