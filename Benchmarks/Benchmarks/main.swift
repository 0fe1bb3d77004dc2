import Foundation

// The exit codes: 0 all was measured, 1 a workload's process failed, 2 the call was not understood.

func complain(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
    exit(code)
}

func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
}

/// Measures each workload in a process of its own and judges the bars they decide.
@MainActor
func measureAll(_ options: Options) throws -> Report {
    let machine = Machine()
    var measurements: [Measurement] = []
    for workload in Workload.all where options.wants(workload) {
        measurements.append(try Child.measure(workload.name, samples: options.samples, hasFloor: options.hasFloor))
    }
    let measured = Dictionary(uniqueKeysWithValues: measurements.map { ($0.workload, $0) })
    let verdicts = try Bar.all.compactMap { bar in
        try Verdict(bar, measured) { try Child.measure($0, beside: $1, samples: options.samples) }
    }
    return Report(machine: machine, measurements: measurements, verdicts: verdicts)
}

switch Options.parse(Array(CommandLine.arguments.dropFirst())) {
case .failure(let problem):
    complain(problem.message, code: 2)
case .success(nil):
    write(Options.helpText)
case .success(let options?):
    if let child = options.child.flatMap(Workload.named) {
        let measured = Sampler(samples: options.samples)
            .measure(child, beside: options.beside.flatMap(Workload.named), hasFloor: options.hasFloor)
        write(String(decoding: try JSONEncoder().encode(measured), as: UTF8.self))
    } else {
        do {
            let report = try measureAll(options)
            write(options.isJSON ? report.json : report.text)
        } catch let problem as Child.Problem {
            complain(problem.message, code: 1)
        } catch {
            complain("\(error)", code: 1)
        }
    }
}
