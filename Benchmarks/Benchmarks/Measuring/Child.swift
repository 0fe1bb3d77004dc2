import Foundation

/// This program once more, in a process of its own, so that peak memory is one workload's own.
enum Child {
    struct Problem: Error {
        let message: String
    }

    /// Measures a workload there.
    static func measure(_ workload: String, beside other: String? = nil, samples: Int, hasFloor: Bool = false) throws -> Measurement {
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments =
            ["--child", workload, "--samples", "\(samples)"] + (other.map { ["--beside", $0] } ?? []) + (hasFloor ? ["--floor"] : [])
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Problem(message: "the process of '\(workload)' ended with \(process.terminationStatus)")
        }
        return try JSONDecoder().decode(Measurement.self, from: data)
    }
}
