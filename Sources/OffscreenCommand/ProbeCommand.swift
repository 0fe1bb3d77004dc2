import Foundation

enum ProbeCommand: Subcommand {
    static let name = "probe"
    static let group = CommandGroup.bring
    static let summary = "writes OffscreenProbe.swift, which records a collection view on a device"
    static let calls = ["probe [--out OffscreenProbe.swift]"]
    static let details = """
        Add the file to the app. In viewDidLoad: probe = OffscreenProbe(watching: collectionView). Keep the probe \
        in a property, because the recording ends when the probe is released. OffscreenProbe.save() writes \
        bug.json to the app's documents, also from the debugger: po OffscreenProbe.save(). 'offscreen play \
        bug.json', 'draw', 'record' and 'diagnose' take that file.
        The probe uses public API, and sends nothing anywhere. The probe has not been run on a device yet.
        """
    static let options = [
        CommandOption(name: "--out", value: "FILE.swift", text: "where the file goes; otherwise to standard output")
    ]
    static let example = "probe --out OffscreenProbe.swift"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let out = try arguments.extractValue(of: "--out", expecting: "a file, such as --out OffscreenProbe.swift")
        try arguments.throwIfArgumentsRemain()
        guard let file = Bundle.module.url(forResource: "Probe/OffscreenProbe", withExtension: "swift") else {
            throw CommandError(
                message: "OffscreenProbe.swift is missing beside this command; build it again with 'swift build'")
        }
        try Output.write(Data(contentsOf: file), to: out)
        return 0
    }
}
