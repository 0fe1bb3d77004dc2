import Foundation

/// The machine and the build of a measurement.
struct Machine: Codable {
    var cores = ProcessInfo.processInfo.activeProcessorCount
    var processor = Machine.processor
    var system = ProcessInfo.processInfo.operatingSystemVersionString
    var swift = Machine.swift
    var isOptimized = Machine.isOptimized
    /// The average number of runnable processes in the last minute. If it exceeds the benchmark's
    /// own, the measurement was disturbed.
    var load = Machine.load

    var text: String {
        "\(cores) cores, \(processor), \(system), \(swift)\(isOptimized ? "" : ", DEBUG BUILD"), load \(load)"
    }

    /// The processor time that this process has used so far, in nanoseconds, without other
    /// processes.
    static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The greatest memory that this process has used, in bytes; 0 if the system does not report
    /// it.
    static var peakMemory: Int {
        let kilobytes = field("VmHWM", in: "/proc/self/status")?.split(separator: " ").first.flatMap { Int($0) }
        return (kilobytes ?? 0) * 1024
    }

    private static var processor: String { field("model name", in: "/proc/cpuinfo") ?? "unknown processor" }

    private static var load: String {
        let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
        return text?.split(separator: " ").first.map(String.init) ?? "unknown"
    }

    private static var swift: String {
        #if compiler(>=6.4)
            "Swift 6.4 or newer"
        #elseif compiler(>=6.3)
            "Swift 6.3"
        #else
            "Swift before 6.3"
        #endif
    }

    private static var isOptimized: Bool {
        #if DEBUG
            false
        #else
            true
        #endif
    }

    /// Returns the value of the first line "name: value" of a file.
    private static func field(_ name: String, in path: String) -> String? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        for line in text.split(separator: "\n") where line.hasPrefix(name) {
            return line.split(separator: ":", maxSplits: 1).last?.trimmingCharacters(in: .whitespaces)
        }
        return nil
    }
}
