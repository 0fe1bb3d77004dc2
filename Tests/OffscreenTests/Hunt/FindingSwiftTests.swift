import Foundation
import Testing
import UIKit

@testable import Offscreen

@MainActor struct FindingSwiftTests {
    /// At least one step of each kind that is printed as a call of its own, and steps that are
    /// printed as one line and as several.
    private static let steps: [Step] = [
        .scroll(10), .scrollBy(x: 0, y: -5), .scrollTo(x: 0, y: 20), .drag(x: 0, y: -30), .fling(x: 0, y: 300), .reload,
        .invalidate,
        .resize(width: 90, height: 200), .resize(width: 100, height: 200, seconds: 0.25), .tap(x: 50, y: 10),
        .memoryWarning, .leave,
        .enter, .tick(2), .advance(0.5), .select([[0, 1]]),
        .change([.deleteItem([0, 0])], innerEdits: [.insertItem([1, 0], title: "x")]),
        .settle,
    ]

    @Test
    func
        `The test printed for a finding with steps of many kinds is the one in PrintedTest.swift, which is compiled and run`()
        throws
    {
        let finding = Hunt.Finding(
            invariant: "fresh", messages: ["stale: item 0-1"], seed: 1, steps: Self.steps, stepCountBeforeShrinking: 40,
            leftOut: ["act"],
            recording: Stage(width: 100, height: 200, behavior: .iOS10(mechanism: .transient, seed: 3)).recording)
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "PrintedTest.swift")
        let text = try String(contentsOf: url, encoding: .utf8)
        let head = try #require(text.range(of: "writes it again.\n\n")).upperBound
        guard ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] == nil else {
            return try Data((text[..<head] + finding.swift).utf8).write(to: url)
        }
        #expect(text[head...] == finding.swift)
    }
}
