import Testing

@testable import OffscreenPictures

/// Tests of the modules of the player's page.
struct ScriptModuleTests {
    private let modules = WebFiles.own.bundle("main.js").modules

    @Test func `Each module of the player stands after all modules that it imports`() {
        var earlier: Set<String> = []
        for module in modules {
            for dependency in module.imports {
                #expect(earlier.contains(dependency.file), "\(module.file) imports \(dependency.file)")
            }
            earlier.insert(module.file)
        }
        #expect(modules.count > 30)
    }

    @Test func `A module of the player uses each name that it imports`() {
        for module in modules {
            let used = ScriptCompactor.names(in: module.text)
            #expect(module.imports.flatMap(\.names).filter { !used.contains($0) } == [], "\(module.file)")
        }
    }

    @Test func `A module of the player imports each exported name of another module that it uses`() {
        for module in modules {
            let used = ScriptCompactor.names(in: module.text)
            let imported = Set(module.imports.flatMap(\.names))
            for other in modules where other.file != module.file {
                let missing = other.exports.filter { used.contains($0) && !imported.contains($0) }
                #expect(missing == [], "\(module.file) has names of \(other.file)")
            }
        }
    }

    @Test func `Another module of the player imports each name that a module exports`() {
        for module in modules {
            let imported = Set(modules.flatMap(\.imports).filter { $0.file == module.file }.flatMap(\.names))
            #expect(module.exports.filter { !imported.contains($0) } == [], "\(module.file)")
        }
    }

    @Test func `A module imports each file once, in the order of the files' names`() {
        for module in modules {
            let files = module.imports.map(\.file)
            #expect(files == Set(files).sorted(), "\(module.file)")
        }
    }
}
