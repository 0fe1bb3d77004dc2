import Foundation
import OffscreenPorter
import OffscreenScenarios

/// The result of compiling ported code with the installed Swift toolchain, against the `UIKit` that
/// was built together with this command.
struct PortCheck {
    struct Source {
        /// The path as a report shows it, such as "Sources/App.swift".
        let path: String
        /// The relative path in the folder of the ported copy.
        let place: String
        let data: Data

        var isPorted: Bool { path.hasSuffix(".swift") && (path as NSString).lastPathComponent != "Package.swift" }

        func write(below folder: URL) throws {
            let file = folder.appendingPathComponent(place)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }

    struct CompilerError {
        let path: String
        let line: Int
        let message: String

        /// The path and the line, such as "Sources/App.swift:7".
        var place: String { "\(path):\(line)" }
    }

    /// A module of the copy.
    private struct Module {
        let name: String
        var sources: [Source]
        /// The other modules of the copy that this module imports.
        var imports: Set<String> = []
        /// Whether a file imports OpenCombine, which this package does not have.
        var needsOpenCombine = false
    }

    private(set) var problems: [CompilerError] = []
    /// The modules that were not compiled, each with the reason: a module that it imports has errors,
    /// was not compiled itself, or is OpenCombine.
    private(set) var skipped: [(module: String, reason: String)] = []

    /// - Parameter language: the language mode, such as "5".
    init(_ sources: [Source], language: String) throws {
        let build = Bundle.main.executableURL!.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: build.appendingPathComponent("UIKit.swiftmodule").path) else {
            throw CommandError(
                message:
                    """
                    --check needs the modules of the command's own build, and '\(build.path)' has none; \
                    run 'swift build'
                    """
            )
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        // LinuxMain.swift lists the tests for older tools. It is a program of its own, so it is not
        // compiled with the other files.
        let sources = sources.filter { $0.place.split(separator: "/").last != "LinuxMain.swift" }
        for source in sources { try source.write(below: folder) }
        var failed: Set<String> = []
        for module in Self.modules(of: sources) {
            guard !module.needsOpenCombine else {
                failed.insert(module.name)
                skipped.append((module.name, "it imports OpenCombine; compile it as the lines below say"))
                continue
            }
            guard module.imports.isDisjoint(with: failed) else {
                failed.insert(module.name)
                skipped.append((module.name, "a module that it imports has errors or was not compiled"))
                continue
            }
            let found = try Self.compile(module, in: folder, buildFolder: build, languageMode: language)
            if !found.isEmpty { failed.insert(module.name) }
            problems += found
        }
    }

    private static func compile(_ module: Module, in folder: URL, buildFolder build: URL, languageMode language: String)
        throws
        -> [CompilerError]
    {
        let output = folder.appendingPathComponent("\(module.name).swiftmodule").path
        let files = module.sources.map { folder.appendingPathComponent($0.place).path }
        // The headers of the C module COffscreenOS are not in the build folder, but among the
        // sources of the package.
        var root = build
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let headers = root.appendingPathComponent("Sources/Shims/COffscreenOS/include").path
        // The types alone are not enough: a constant without a first value, for example, is an error
        // of a later pass, so the module is compiled.
        let outcome = try ChildProcessResult(
            URL(fileURLWithPath: "/usr/bin/env"),
            [
                "swiftc", "-emit-module", "-c", "-o", output + ".o", "-wmo", "-enable-testing", "-parse-as-library",
                "-suppress-warnings",
                "-swift-version", language,
                "-module-name", module.name, "-emit-module-path", output, "-I", folder.path, "-I", build.path, "-I",
                headers,
            ] + files)
        let paths = Dictionary(zip(files, module.sources.map(\.path))) { first, _ in first }
        var seen: Set<String> = []
        let problems = outcome.errors.split(separator: "\n").compactMap { line -> CompilerError? in
            guard let match = line.wholeMatch(of: #/(.+?):(\d+):\d+: error: (.*)/#), let path = paths[String(match.1)],
                let number = Int(match.2), seen.insert("\(path):\(number): \(match.3)").inserted
            else { return nil }
            return CompilerError(path: path, line: number, message: String(match.3))
        }
        guard outcome.code != 0, problems.isEmpty else { return problems }
        return [
            CompilerError(
                path: module.sources[0].path, line: 1, message: "the compiler failed: \(outcome.errors.prefix(300))")
        ]
    }

    // MARK: - Modules

    /// Returns the modules of the ported code, each after the modules that it imports, unless
    /// modules import each other in a cycle. A folder is a module if a file imports the folder's
    /// name and no module of Apple has that name. A folder is also a module if its name ends in
    /// "Tests", such as "AppTests", and is not "Tests" alone. A file belongs to the outermost such
    /// folder of its path. All other files form one module, or two if some of them are tests.
    private static func modules(of sources: [Source]) -> [Module] {
        let imports = sources.map { source in
            Set(
                String(decoding: source.data, as: UTF8.self).matches(
                    of: #/\bimport (?:(?:class|struct|enum|protocol|func|var|let) )?(\w+)/#
                ).map { String($0.1) })
        }
        let names = imports.reduce(into: Set<String>()) { $0.formUnion($1) }
        let known = MissingModules.all.union(MissingModules.available)
        let folders = Set(sources.flatMap { $0.place.split(separator: "/").dropLast().map(String.init) })
        let tested = zip(sources, imports).filter { $1.contains("XCTest") || $1.contains("Testing") }.flatMap(\.1)
        let main = tested.first { !folders.contains($0) && !known.contains($0) } ?? "Ported"
        var modules: [String: Module] = [:]
        for (source, imported) in zip(sources, imports) {
            let path = source.place.split(separator: "/").dropLast().map(String.init)
            let name = path.first { names.subtracting(known).contains($0) || $0.hasSuffix("Tests") && $0 != "Tests" }
            let isTest =
                name == nil
                && (path.contains { $0.hasSuffix("Tests") } || !imported.isDisjoint(with: ["XCTest", "Testing"]))
            let module = name ?? (isTest ? "\(main)Tests" : main)
            modules[module, default: Module(name: module, sources: [])].sources.append(source)
            modules[module]!.imports.formUnion(imported)
            if imported.contains("OpenCombineShim") { modules[module]!.needsOpenCombine = true }
        }
        for name in modules.keys { modules[name]!.imports.formIntersection(modules.keys.filter { $0 != name }) }
        var left = modules.values.sorted { $0.name < $1.name }
        var ordered: [Module] = []
        while !left.isEmpty {
            let place = left.firstIndex { $0.imports.isSubset(of: ordered.map(\.name)) } ?? 0
            ordered.append(left.remove(at: place))
        }
        return ordered
    }
}
