import Foundation

// Exit codes: 0 everything was measured, 1 the process of a workload failed, 2 the options are
// wrong.

func complain(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
    exit(code)
}

func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
}

/// Measures each workload in its own process, and compares the figures with their bars.
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

/// Measures how times grow; writes a table, and a picture for each axis.
@MainActor
func measureGrowth(_ folder: String) throws {
    let curves = Growth.all.map { $0.measure(samples: 7) }
    write(Growth.table(curves))
    for axis in Growth.Axis.allCases {
        let picture = GrowthPicture(curves: curves.filter { $0.axis == axis }, axis: axis).svg
        try Data(picture.utf8).write(
            to: URL(fileURLWithPath: folder).appendingPathComponent("growth-\(axis.rawValue).svg"))
    }
}

switch Options.parse(Array(CommandLine.arguments.dropFirst())) {
case .failure(let problem):
    complain(problem.message, code: 2)
case .success(nil):
    write(Options.helpText)
case .success(let options?):
    if let child = options.child.flatMap(Workload.named), let runs = options.runs {
        // `Instructions/ratchet.py` counts the instructions of such a process.
        write("\(Sampler.run(child, samples: runs))\n")
    } else if let child = options.child.flatMap(Workload.named) {
        let measured = Sampler(samples: options.samples)
            .measure(child, beside: options.beside.flatMap(Workload.named), hasFloor: options.hasFloor)
        write(String(decoding: try JSONEncoder().encode(measured), as: UTF8.self))
    } else if let folder = options.growth {
        do {
            try measureGrowth(folder)
        } catch {
            complain("--growth \(folder): \(error.localizedDescription)", code: 2)
        }
    } else {
        do {
            let report = try measureAll(options)
            write(options.isJSON ? report.json : report.text)
        } catch let problem as Problem {
            complain(problem.message, code: 1)
        } catch {
            complain("\(error)", code: 1)
        }
    }
}
