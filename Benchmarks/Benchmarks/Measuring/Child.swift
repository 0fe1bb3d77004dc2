import Foundation

/// What went wrong, as one line.
struct Problem: Error {
    let message: String
}

/// Another process of this program, so that peak memory is that of one workload.
enum Child {
    /// Measures a workload in the other process.
    static func measure(_ workload: String, beside other: String? = nil, samples: Int, hasFloor: Bool = false) throws
        -> Measurement
    {
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments =
            ["--child", workload, "--samples", "\(samples)"] + (other.map { ["--beside", $0] } ?? [])
            + (hasFloor ? ["--floor"] : [])
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
