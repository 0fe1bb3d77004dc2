import Testing

@testable import OffscreenPictures

/// Tests of the script that is made of modules.
struct ScriptBundleTests {
    /// Returns the script of `main.js`, or the message of the failure to make it.
    private func script(_ files: [String: String]) -> String {
        do throws(ScriptModule.Failure) {
            return try ScriptBundle(entry: "main.js") { file in files[file].map { $0 + "\n" } }.text
        } catch {
            return error.description
        }
    }

    @Test func `A script has each module once, after the modules that it imports, in one strict function`() {
        let files = [
            "main.js": """
            // The entry.

            import { a, A } from "./a.js";
            import {
                b,
            } from "./b.js";

            a(b, A);
            """,
            "a.js": """
            import { b } from "./b.js";

            export const a = () => b();
            export class A {}
            """,
            "b.js": """
            export async function b() {}
            """,
        ]
        #expect(
            script(files) == """
                (function () {
                "use strict";
                // b.js
                async function b(){}
                // a.js


                const a=()=>b();
                class A{}
                // main.js







                a(b,A);
                })();

                """)
    }

    @Test func `Modules that import each other are in a script once`() {
        let files = [
            "main.js": "import { a } from \"./a.js\";\na();",
            "a.js": "import { b } from \"./b.js\";\nexport const a = () => b;",
            "b.js": "import { a } from \"./a.js\";\nexport const b = () => a;",
        ]
        let names = script(files).split(separator: "\n").filter { $0.hasPrefix("//") }
        #expect(names == ["// b.js", "// a.js", "// main.js"])
    }

    @Test func `An import from a file that does not exist is refused`() {
        #expect(
            script(["main.js": "import { a } from \"./a.js\";"])
                == "main.js imports from a.js, and there is no such file")
        #expect(script([:]) == "there is no script main.js")
    }

    @Test func `An import of a name that is not exported is refused`() {
        let files = ["main.js": "import { a, b } from \"./a.js\";", "a.js": "export const a = 1;\nconst b = 2;"]
        #expect(script(files) == "main.js imports b from a.js, which does not export it")
    }

    @Test func `A name that two modules declare is refused`() {
        let files = [
            "main.js": "import { a } from \"./a.js\";\nlet b = a;",
            "a.js": "export const a = 1;\nconst b = 2;",
        ]
        #expect(script(files) == "a.js and main.js both declare b, and a page's modules share one scope")
    }

    @Test func `An import of another form is refused`() {
        #expect(
            script(["main.js": "// Text\n\nimport a from \"./a.js\";"])
                == "main.js, line 3: an import has to be 'import { a, b } from \"./file.js\";', "
                + "not 'import a from \"./a.js\";'")
    }

    @Test func `A declaration of no name or of several names is refused`() {
        for line in ["export default 1;", "export { a };", "const [a, b] = c;", "let { a } = b;"] {
            let message = "main.js, line 2: a declaration has to declare one name: \(line)"
            #expect(script(["main.js": "\n\(line)"]) == message)
        }
    }
}
