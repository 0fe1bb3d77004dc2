import Testing
import UIKit

/// In the output of tests a system is its name, and not all of what it does.
extension Behavior: CustomTestStringConvertible {
    package var testDescription: String { seed.map { "\(name), seed \($0)" } ?? name }
}

@Suite("Systems in the output of tests")
struct BehaviorNameTests {
    @Test func `A system is a word or two`() {
        #expect(String(describingForTest: Behavior.iOS9) == "iOS9")
        #expect(String(describingForTest: Behavior.iOS10.seeded(7)) == "iOS10, seed 7")
    }
}
