import Testing
import UIKit

/// Prints a system by its name in the output of tests, without all of its behavior.
extension Behavior: CustomTestStringConvertible {
    package var testDescription: String { seed.map { "\(name), seed \($0)" } ?? name }
}

struct BehaviorNameTests {
    @Test func `A behavior is printed in a test's output as its system's name, followed by its seed if there is one`() {
        #expect(String(describingForTest: Behavior.iOS9) == "iOS9")
        #expect(String(describingForTest: Behavior.iOS10.seeded(7)) == "iOS10, seed 7")
    }
}
