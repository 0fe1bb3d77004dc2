/// A JavaScript module of a web page.
///
/// A module is read line by line, so its form is simple. Its imports stand above its other
/// statements, each as `import { a, b } from "./file.js";` on one line or several. A declaration
/// outside of functions begins its line, after `export` if other modules can import its name, and
/// declares one name.
struct ScriptModule {
    /// Names that a module imports from another one.
    struct Import: Equatable {
        let names: [String]
        /// The name of the other module's file, such as "film.js".
        let file: String
    }

    /// A fault that keeps modules from becoming a script.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The name of the module's file, such as "main.js".
    let file: String
    let imports: [Import]
    /// The names that other modules can import.
    let exports: [String]
    /// The names that the module declares outside of functions, including those that it exports.
    let declarations: [String]
    /// The module without its imports and without the word `export`. Each line keeps its number.
    let text: String

    init(file: String, text: String) throws(Failure) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var exports: [String] = []
        var declarations: [String] = []
        self.file = file
        imports = try ScriptModule.takeImports(from: &lines, of: file)
        for (index, line) in lines.enumerated() {
            let isExported = line.hasPrefix("export ")
            let statement = isExported ? line.dropFirst("export ".count) : line
            if let name = ScriptModule.declaredName(of: statement) {
                declarations.append(name)
                if isExported { exports.append(name) }
            } else if isExported || ScriptModule.isDeclaration(statement) {
                throw Failure(description: "\(file), line \(index + 1): a declaration has to declare one name: \(line)")
            }
            lines[index] = statement
        }
        self.exports = exports
        self.declarations = declarations
        self.text = lines.joined(separator: "\n")
    }

    /// Returns the imports above the first other statement, and replaces their lines by empty ones.
    private static func takeImports(from lines: inout [Substring], of file: String) throws(Failure) -> [Import] {
        var imports: [Import] = []
        var statement = ""
        for (index, line) in lines.enumerated() {
            if statement.isEmpty && (line.isEmpty || line.hasPrefix("//")) { continue }
            statement += line
            guard statement.hasPrefix("import ") else { break }
            lines[index] = ""
            guard line.hasSuffix(";") else { continue }
            guard let match = statement.wholeMatch(of: /import \{([^{}]+)\} from "\.\/([^"\/]+)";/) else {
                throw Failure(
                    description: "\(file), line \(index + 1): an import has to be "
                        + "'import { a, b } from \"./file.js\";', not '\(statement)'")
            }
            let names = match.1.split { $0 == "," || $0 == " " }.map(String.init)
            imports.append(Import(names: names, file: String(match.2)))
            statement = ""
        }
        return imports
    }

    private static func isDeclaration(_ line: Substring) -> Bool {
        ["async function", "class", "const", "function", "let", "var"].contains { line.hasPrefix("\($0) ") }
    }

    /// Returns the name that a line outside of functions declares; nil if it declares none or several.
    private static func declaredName(of line: Substring) -> String? {
        guard isDeclaration(line) else { return nil }
        let keywords = line.hasPrefix("async ") ? 2 : 1
        guard let words = line.split(separator: " ").dropFirst(keywords).first else { return nil }
        let name = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        return name.isEmpty ? nil : String(name)
    }
}
