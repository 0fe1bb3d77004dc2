import Foundation
import OffscreenScenarios

/// Gives arbitrary bytes to code that reads input from outside. `Tests/README.md` has the commands.
///
/// If the program is built with libFuzzer, `LLVMFuzzerTestOneInput` is called with inputs that
/// reach new code. Otherwise the files that the call names are tried one by one.
/// In both cases the first option names the subject, such as `--scenario`.
public enum Fuzz {
    @MainActor static let subjects: [String: (Data) -> [String]] = [
        "--scenario": { ScenarioSubject.attempt($0) }, "--recording": { RecordingSubject.attempt($0) },
        "--batch": { BatchFuzzSubject.attempt($0) }, "--port": { PortSubject.attempt($0) },
        "--format": { FormatSubject.attempt($0) },
    ]

    /// The expectations that an input breaks.
    struct Findings {
        private(set) var messages: [String] = []

        mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
            if !condition { messages.append(message()) }
        }
    }

    /// Ends the process if the input breaks an expectation of the subject, so that libFuzzer keeps
    /// the input.
    @MainActor static func insist(_ subject: (Data) -> [String], _ data: Data) {
        let found = subject(data)
        if !found.isEmpty { fatalError(found.joined(separator: "\n")) }
    }
}

#if FUZZING
    @MainActor private let subject: (Data) -> [String] = {
        guard let name = CommandLine.arguments.first(where: { Fuzz.subjects[$0] != nil }) else {
            fatalError("name a subject: \(Fuzz.subjects.keys.sorted().joined(separator: ", "))")
        }
        return Fuzz.subjects[name]!
    }()

    @_cdecl("LLVMFuzzerTestOneInput")
    public func attempt(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        let data = Data(UnsafeBufferPointer(start: start, count: count))
        MainActor.assumeIsolated { Fuzz.insist(subject, data) }
        return 0
    }
#else
    @main
    struct Replay {
        @MainActor static func main() throws {
            let words = CommandLine.arguments.dropFirst()
            guard let name = words.first, let subject = Fuzz.subjects[name] else {
                print("usage: Fuzz \(Fuzz.subjects.keys.sorted().joined(separator: "|")) FILE...")
                exit(2)
            }
            for file in words.dropFirst() {
                Fuzz.insist(subject, try Data(contentsOf: URL(fileURLWithPath: file)))
                print("\(file): nothing found")
            }
        }
    }
#endif
