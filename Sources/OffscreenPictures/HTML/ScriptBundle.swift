/// One script that consists of a module and of all modules that it needs.
///
/// Browsers refuse to import modules into a page that is opened from disk. So a page has its modules
/// in one classic script. They share the scope of one function, in which no name is declared twice.
/// The page has no global name.
struct ScriptBundle {
    typealias Failure = ScriptModule.Failure

    /// Each module after the modules that it imports. Of modules that import each other in a circle,
    /// the last one is the one that was reached first.
    let modules: [ScriptModule]

    /// - Parameters:
    ///   - entry: the name of the file of the module that the page runs, such as "main.js".
    ///   - textOfFile: returns the text of a file by its name; nil if there is no such file.
    init(entry: String, textOfFile: (String) -> String?) throws(Failure) {
        guard let text = textOfFile(entry) else { throw Failure(description: "there is no script \(entry)") }
        var order: [ScriptModule] = []
        var reached: Set<String> = [entry]

        func add(_ module: ScriptModule) throws(Failure) {
            for dependency in module.imports {
                let isNew = reached.insert(dependency.file).inserted
                if !isNew { continue }
                guard let text = textOfFile(dependency.file) else {
                    throw Failure(
                        description: "\(module.file) imports from \(dependency.file), and there is no such file")
                }
                try add(ScriptModule(file: dependency.file, text: text))
            }
            order.append(module)
        }

        try add(ScriptModule(file: entry, text: text))
        modules = order
        try checkImports()
        try checkDeclarations()
    }

    private func checkImports() throws(Failure) {
        let exports = Dictionary(uniqueKeysWithValues: modules.map { ($0.file, Set($0.exports)) })
        for module in modules {
            for dependency in module.imports {
                for name in dependency.names where exports[dependency.file]?.contains(name) != true {
                    throw Failure(
                        description: "\(module.file) imports \(name) from \(dependency.file), which does not export it")
                }
            }
        }
    }

    private func checkDeclarations() throws(Failure) {
        var files: [String: String] = [:]
        for module in modules {
            for name in module.declarations {
                if let other = files.updateValue(module.file, forKey: name) {
                    throw Failure(
                        description: "\(other) and \(module.file) both declare \(name), and a page's modules share "
                            + "one scope")
                }
            }
        }
    }

    /// The script, without comments and indentation. A comment before each module has the name of its
    /// file, and the lines after it have the order and number of the file's lines.
    var text: String {
        let parts = modules.map { "// \($0.file)\n\(ScriptCompactor.compacted($0.text))" }
        return "(function () {\n\"use strict\";\n\(parts.joined())})();\n"
    }
}
