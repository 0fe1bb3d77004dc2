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
    /// The number of samples that the child takes without measuring them; nil if it measures.
    var runs: Int?

    @MainActor
    func wants(_ workload: Workload) -> Bool { filter.isEmpty || workload.name.contains(filter) }

    static let helpText = """
        Benchmarks: the cost of the model's work in time, calls and memory

          swift run -c release Benchmarks        measures all workloads, and prints a table of them and of the bars
            --filter WORD    measures only workloads whose names contain WORD
            --samples N      takes N samples of each workload, \(fewestSamples) or more; the default is 25
            --floor          also measures the binds of each workload as a bare loop over plain objects, and \
        prints the ratio
            --json           prints the measurements as JSON
            --growth FOLDER  measures how times grow with items, visible cells, sections and constraints, and \
        writes pictures to FOLDER

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
            guard Workload.named(name) != nil else {
                throw Problem(message: "\(option): no workload is called '\(name)'")
            }
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
                            message:
                                "--filter '\(options.filter)': no name of a workload contains it; the workloads are "
                                + Workload.all.map(\.name).joined(separator: ", "))
                    }
                case "--samples":
                    let text = try value(word, "a number, such as --samples 50")
                    guard let number = Int(text), number >= fewestSamples else {
                        throw Problem(message: "--samples '\(text)' is not a whole number of at least \(fewestSamples)")
                    }
                    options.samples = number
                case "--growth": options.growth = try value(word, "a folder, such as --growth Benchmarks")
                case "--child": options.child = try workload(word)
                case "--beside": options.beside = try workload(word)
                case "--run":
                    let text = try value(word, "a number, such as --run 4")
                    guard let number = Int(text), number > 0 else {
                        throw Problem(message: "--run '\(text)' is not a whole number of at least 1")
                    }
                    options.runs = number
                default:
                    throw Problem(
                        message:
                            "unknown \(word.hasPrefix("-") ? "option" : "argument") '\(word)'; --help lists the options"
                    )
                }
            }
        } catch {
            return .failure(error)
        }
        return .success(options)
    }
}
