import Testing

@testable import UIKit

struct PresetTests {
    @Test func `Every property of a behavior except its name and seed is a row of propertyTable, in order`() {
        let properties = Swift.Mirror(reflecting: Behavior.iOS6).children.compactMap(\.label).filter {
            $0 != "name" && $0 != "seed"
        }
        #expect(properties == Behavior.propertyTable.map(\.name))
    }

    /// The properties of all systems of an iPhone. `hasTallRows` is a measurement of a Mac, for which
    /// there is no preset.
    private static let names = Behavior.propertyTable.map(\.name).filter { $0 != "hasTallRows" }

    @Test(arguments: Self.names)
    func `Every property in propertyTable has at least two different values among the presets`(name: String) throws {
        let property = try #require(Behavior.propertyTable.first { $0.name == name })
        #expect(Set(Behavior.all.map(property.valueText)).count > 1)
        #expect(property.history.contains(" since "))
    }

    @Test func `The current preset is the newest, and successive presets differ`() {
        #expect(Behavior.current == Behavior.all.last)
        #expect(Behavior.all.map(\.name) == ["iOS6", "iOS9", "iOS10", "iOS11", "iOS13", "iOS15", "iOS16", "iOS18"])
        for (earlier, later) in zip(Behavior.all, Behavior.all.dropFirst()) {
            #expect(
                Behavior.propertyTable.contains { $0.valueText(in: earlier) != $0.valueText(in: later) },
                "\(later.name)")
        }
    }

    @Test(arguments: Behavior.Mechanism.allCases)
    func
        `Adding a mechanism of the ordering bug sets placement to walk, and addedMechanismText says what was added [STACK-16]`(
            mechanism: Behavior.Mechanism
        )
    {
        #expect(Behavior.all.filter { $0.mechanism != nil }.map(\.name) == ["iOS10"])
        for behavior in Behavior.all {
            let with = behavior.withMechanismAndWalkPlacement(mechanism)
            #expect(with.mechanism == mechanism)
            #expect(with.placement == .walk)
            #expect((with.addedMechanismText == nil) == (behavior.mechanism == mechanism))
            #expect(behavior.addedMechanismText == nil)
        }
        #expect(
            Behavior.iOS18.withMechanismAndWalkPlacement(mechanism).addedMechanismText
                == "mechanism \(mechanism.rawValue) and the plain walk put on it"
        )
        #expect(
            Behavior.iOS15.withMechanismAndWalkPlacement(mechanism).addedMechanismText
                == "mechanism \(mechanism.rawValue) put on it")
        #expect(Behavior.iOS10.withMechanismAndWalkPlacement(.transient).addedMechanismText == "mechanism transient")
    }
}
