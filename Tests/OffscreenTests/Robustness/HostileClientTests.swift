import Foundation
import Offscreen
import Testing
import UIKit

extension Sequence {
    /// Returns groups of elements with equal keys, in the order of their first elements.
    fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        var keys: [Key] = []
        var groups: [Key: [Element]] = [:]
        for element in self {
            let key = key(element)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(element)
        }
        return keys.map { ($0, groups[$0]!) }
    }
}

/// Apps that misbehave. Each app ends with UIKit's text or in a defined state, and the view is
/// correct once the app behaves again.
///
/// `OFFSCREEN_HOSTILE="part of a name" swift test --filter HostileClientTests` runs the clients
/// with that name and prints their outcomes. A number in place of the name runs the client with
/// that number and all after it.
@MainActor struct HostileClientTests {
    /// Returns the failures, the log and the number of cells of a client as a line of the page.
    private func outcome(of client: HostileClient) -> String {
        let stage = Stage(width: 120, height: 160)
        let screen = stage.run { HostileScreen() }
        let failures = stage.failures {
            client.before(screen)
            stage.show(screen.view)
            client.after(screen, stage)
            stage.settle()
        }
        let faults = Invariant.books.check(stage, screen.view)
        #expect(faults.isEmpty, "\(client.name): \(faults)")
        let logs = stage.recorder!.events(from: 0).filter { $0.verb == .log }.map(\.text.text)
        let shown = "\(screen.view.visibleCells.count) cells on screen"

        // The next pass reports a view that was dequeued last and not returned.
        stage.failures { stage.act("rest") { screen.removeHooks() } }
        let late = stage.failures {
            stage.act("recover") {
                screen.recover()
                if screen.view.superview == nil { stage.window.addSubview(screen.view) }
            }
        }
        #expect(late.isEmpty, "\(client.name), recovered: \(late)")
        let frames = screen.view.visibleCells.map(\.frame)
        #expect(frames == HostileClientTests.right, "\(client.name), recovered: \(frames)")
        let left = Invariant.thorough.flatMap { $0.check(stage, screen.view) }
        #expect(left.isEmpty, "\(client.name), recovered: \(left)")
        return (summary(of: failures.map(\.text)).map { "\"\($0)\"" } + summary(of: logs) + [shown]).joined(
            separator: "; ")
    }

    private static let right = (0..<12).map { CGRect(x: $0 % 3 * 40, y: $0 / 3 * 40, width: 40, height: 40) }

    /// Returns the first hundred characters of each text, once for texts that differ only in
    /// numbers.
    private func summary(of texts: [String]) -> [String] {
        texts.map { text in text.prefix { $0 != "\n" } }.grouped { line in line.filter { !$0.isNumber } }.map {
            _, lines in
            let shown = lines[0].count > 100 ? "\(lines[0].prefix(100))…" : String(lines[0])
            return lines.count == 1 ? shown : "\(shown) (\(lines.count) times)"
        }
    }

    /// Returns a line for each client. If there are more than twelve, clients that act in the same
    /// method share a line.
    private static func list(_ clients: [String]) -> [String] {
        guard clients.count > 12 else { return clients.map { "- \($0)" } }
        let calls = clients.map { client in
            // A method is one word, or three words if it begins with an article: "a cell's
            // apply(_:)".
            let count = client.hasPrefix("a ") || client.hasPrefix("the ") ? 3 : 1
            let words = client.split(separator: " ")
            return (
                method: words.prefix(count).joined(separator: " "),
                action: words.dropFirst(count).joined(separator: " ")
            )
        }
        return calls.grouped { $0.method }.map { method, calls in
            "- \(method)\(calls.count == 1 ? "" : ":") \(calls.map(\.action).joined(separator: "; "))"
        }
    }

    /// Writes a line at once, because a client may end the process.
    private func printAtOnce(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    private static let page = packageRoot.appendingPathComponent("Sources/Offscreen/Offscreen.docc/HostileClients.md")

    private static let beginning = """
        # Hostile clients

        This page lists ways in which an app can misbehave. Each list has its outcome above it. The page is made \
        from the tests. A text in
        quotation marks is the message of a failure, which ends the process by default. Other texts are those of \
        the console. The last part
        of an outcome is the number of cells on screen, if the failures are collected or there are none. A correct \
        grid shows 12 cells. In
        each case the collection view shows the right content once the app behaves and reloads. In a list such as \
        "willDisplay: reloads the
        data", the method does the action when it is called for the first time, or at each call if "always" follows.

        """

    private func chapter(_ heading: String, _ clients: [HostileClient]) -> String {
        var text = ["", "## \(heading)"]
        for (outcome, clients) in clients.grouped(by: { outcome(of: $0) }) {
            text += ["", "`\(outcome)`", ""] + Self.list(clients.map(\.name))
        }
        return text.joined(separator: "\n") + "\n"
    }

    /// Half of the clients are callbacks that change everything. Only a thorough run checks them.
    nonisolated static let headings = HostileClient.all.map(\.heading).filter {
        Thoroughness.isWhole || $0 != "Callbacks that change everything"
    }

    @Test(arguments: headings)
    func `Each of many misbehaving apps has the outcome in HostileClients.md, and a correct view once it behaves`(
        heading: String
    ) throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let start = try #require(page.range(of: "\n## \(heading)\n")).lowerBound
        let end = page[start...].dropFirst().range(of: "\n## ")?.lowerBound ?? page.endIndex
        let (said, found) = (
            String(page[start..<end]), chapter(heading, HostileClient.all.first { $0.heading == heading }!.clients)
        )
        let hint = "OFFSCREEN_ACCEPT=1 swift test --filter HostileClientTests"
        #expect(
            said == found, "\(UnifiedDiff(said, found, oldName: "the page", newName: "now"))to accept this: \(hint)")
    }

    /// With `OFFSCREEN_HOSTILE` the test prints the outcomes of the selected clients.
    @Test func `The page on hostile clients has a chapter for each kind of client, in the order of HostileClient.all`()
        throws
    {
        if let wanted = ProcessInfo.processInfo.environment["OFFSCREEN_HOSTILE"] {
            return printOutcomes(matching: wanted)
        }
        if ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] == "1" {
            let text = Self.beginning + HostileClient.all.map { chapter($0.heading, $0.clients) }.joined()
            return try Golden.check(text, at: Self.page, testFile: "HostileClientTests")
        }
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        #expect(page.hasPrefix(Self.beginning))
        #expect(
            page.split(separator: "\n").filter { $0.hasPrefix("## ") } == HostileClient.all.map { "## \($0.heading)" })
    }

    private func printOutcomes(matching wanted: String) {
        var number = 0
        for (heading, clients) in HostileClient.all {
            for client in clients {
                number += 1
                guard Int(wanted).map({ $0 <= number }) ?? client.name.contains(wanted) else { continue }
                printAtOnce("hostile \(number): \(heading), \(client.name)")
                printAtOnce("    \(outcome(of: client))")
            }
        }
    }
}
