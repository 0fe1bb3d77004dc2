/// The options of the command line.
struct Options {
    static let fewestSamples = 20

    /// A part of the names of the workloads to run; empty for all workloads.
    var filter = ""
    var samples = 25
    var isJSON = false
    var hasFloor = false
    /// The folder for pictures of how times grow; nil to measure workloads.
    var growth: String?
    /// The workload to measure in this process. The parent process passes it to a child.
    var child: String?
    /// The workload that the child samples in turns with its own.
    var beside: String?

    @MainActor
    func wants(_ workload: Workload) -> Bool { filter.isEmpty || workload.name.contains(filter) }

    /// A mistake in the call, as one line.
    struct Problem: Error {
        let message: String
    }

    static let helpText = """
        Benchmarks: what the model's work costs

          swift run -c release Benchmarks        a table of all workloads, and the bars they are judged by
            --filter WORD    only workloads whose name contains WORD
            --samples N      samples of each, \(fewestSamples) or more; 25 otherwise
            --floor          beside each workload its binds as a bare loop over plain objects, and the ratio
            --json           the same as JSON
            --growth FOLDER  instead: how times grow with items, visible cells, sections and constraints; a picture of each in FOLDER

        """

    /// Returns the options of a command line; nil for help.
    @MainActor
    static func parse(_ arguments: [String]) -> Result<Options?, Problem> {
        var options = Options()
        var rest = arguments[...]
        func value(_ option: String, _ example: String) throws(Problem) -> String {
            guard let value = rest.popFirst() else { throw Problem(message: "\(option) needs \(example)") }
            return value
        }
        func workload(_ option: String) throws(Problem) -> String {
            let name = try value(option, "the name of a workload, such as \(option) page-1M")
            guard Workload.named(name) != nil else { throw Problem(message: "\(option): no workload is called '\(name)'") }
            return name
        }
        do throws(Problem) {
            while let word = rest.popFirst() {
                switch word {
                case "--help", "-h": return .success(nil)
                case "--json": options.isJSON = true
                case "--floor": options.hasFloor = true
                case "--filter":
                    options.filter = try value(word, "a word, such as --filter page")
                    guard Workload.all.contains(where: options.wants) else {
                        throw Problem(
                            message: "--filter '\(options.filter)' fits no workload; there are "
                                + Workload.all.map(\.name).joined(separator: ", "))
                    }
                case "--samples":
                    let text = try value(word, "a number, such as --samples 50")
                    guard let number = Int(text), number >= fewestSamples else {
                        throw Problem(message: "--samples '\(text)' is not a whole number from \(fewestSamples) up")
                    }
                    options.samples = number
                case "--growth": options.growth = try value(word, "a folder, such as --growth Benchmarks")
                case "--child": options.child = try workload(word)
                case "--beside": options.beside = try workload(word)
                default:
                    throw Problem(
                        message: "unknown \(word.hasPrefix("-") ? "option" : "argument") '\(word)'; --help lists what there is")
                }
            }
        } catch {
            return .failure(error)
        }
        return .success(options)
    }
}
