import Foundation
import Testing

/// Type-checks code that would trap on iOS against the module that was built for the tests.
struct RefusalTests {
    /// Returns the compiler's messages; empty if the compiler accepts the code.
    private func compilerMessages(for code: String) throws -> String {
        let modules = try #require(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent(
            "Modules")
        try #require(FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(code.utf8).write(to: file)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path]
        let words = Pipe()
        compiler.standardError = words
        try compiler.run()
        let text = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        return text
    }

    private let badge = """
        import UIKit
        final class BadgeView: UICollectionReusableView {
            let badge: String
            init(badge: String) {
                self.badge = badge
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { fatalError() }
        """

    @Test
    func `A reusable view with its own initialiser compiles with or without an override of init(frame:) [POOL-16]`()
        throws
    {
        #expect(try compilerMessages(for: badge + "\n}\n") == "")
        #expect(
            try compilerMessages(
                for: badge + "\n    override init(frame: CGRect) { badge = \"\"; super.init(frame: frame) }\n}\n") == ""
        )
    }

    @Test func `App code that calls the reserved initialiser init(_madeWithFrame:) does not compile`() throws {
        let words = try compilerMessages(
            for: "import UIKit\n@MainActor func make() -> UIView { UIView(_madeWithFrame: .zero) }\n")
        #expect(words.contains("error: 'init(_madeWithFrame:)' is unavailable"), "\(words)")
    }

    @Test func `The compiler requires override for an optional method of a collection view controller`() throws {
        let words = try compilerMessages(
            for: """
                import UIKit
                final class Screen: UICollectionViewController {
                    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
                }
                """)
        #expect(words.contains("error: overriding declaration requires an 'override' keyword"), "\(words)")
    }
}
