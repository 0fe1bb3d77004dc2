import UIKit

/// The system whose behaviour a stage shows, and the seed. The seed decides every order that is
/// undetermined in the system.
///
/// The article Presets lists the differences between the systems, with the claims that describe
/// them. `iOS10` reproduces a reported symptom by plausible mechanisms, because the code of that
/// system is not public. Unless a preset says otherwise, a view is placed among its siblings by the
/// rule of [STACK-02]. Printed texts call this rule the walk.
public struct Preset: Equatable, Sendable {
    package let behavior: Behavior

    /// Attributes are applied even if they are equal to the last ones, and decorations are not
    /// pooled. The search for a view's place among its siblings ends at a sibling that is neither a
    /// reusable view, nor the background view, nor a scroll view of the layout.
    public static let iOS6 = Preset(behavior: .iOS6)
    /// The last system before the ordering bug.
    public static let iOS9 = Preset(behavior: .iOS9)
    /// The ordering bug, reproduced by the mechanism `front`. Without a seed, the bug affects every
    /// view to which it can apply.
    public static let iOS10 = Preset(behavior: .iOS10)
    /// The ordering bug is gone, and section headers are in front because of their `zPosition`.
    public static let iOS11 = Preset(behavior: .iOS11)
    /// Headers no longer hide the scroll indicators.
    public static let iOS13 = Preset(behavior: .iOS13)
    /// `cellForItem(at:)` also returns prefetched cells, and a layout that is invalidated in every
    /// round of a pass raises an exception.
    public static let iOS15 = Preset(behavior: .iOS15)
    /// The exception about item counts that do not agree has the text of iOS 16.4.
    public static let iOS16 = Preset(behavior: .iOS16)
    /// An exception is raised if the data source dequeues a view but does not return it. Siblings
    /// of equal zIndex stay together, so `sendSubviewToBack` moves a reusable view only among the
    /// siblings with its zIndex. [STACK-10]
    public static let iOS18 = Preset(behavior: .iOS18)
    /// The newest system.
    public static let current = Preset(behavior: .current)

    /// Every preset, oldest first. The last one is `current`.
    public static let all = Behavior.all.map { Preset(behavior: $0) }

    /// Every preset, with iOS 10 once for each mechanism, and in addition the newest system with
    /// each mechanism. Random test programs use all of them.
    public static let withEveryMechanism =
        all.flatMap { $0.mechanism == nil ? [$0] : Mechanism.allCases.map($0.with) }
        + Mechanism.allCases.map(current.with)

    /// Returns iOS 10 with one of the mechanisms of its ordering bug. The seed decides which views
    /// the bug affects, and every order that the system leaves undetermined. Without a seed, the
    /// bug affects every view to which it can apply.
    public static func iOS10(mechanism: Mechanism = .front, seed: UInt64? = nil) -> Preset {
        iOS10.with(mechanism).seeded(seed)
    }

    /// Returns this preset with a seed, which decides every order that the system leaves
    /// undetermined, and which views a mechanism affects.
    public func seeded(_ seed: UInt64?) -> Preset { Preset(behavior: behavior.seeded(seed)) }

    /// Returns this preset with a change of its behavior, for tests of single properties.
    package func changing(_ change: (inout Behavior) -> Void) -> Preset {
        var behavior = behavior
        change(&behavior)
        return Preset(behavior: behavior)
    }

    /// Returns this preset with a mechanism of the iOS 10 bug. Views are then placed by the rule of
    /// [STACK-02], because the fix of
    /// [STACK-08] would have no effect with the placement of iOS 18. Stacking reports name an added
    /// mechanism. [STACK-16]
    public func with(_ mechanism: Mechanism) -> Preset {
        Preset(behavior: behavior.withMechanismAndWalkPlacement(Behavior.Mechanism(rawValue: mechanism.rawValue)!))
    }

    /// A way in which a view comes to a place that contradicts its zIndex. Both mechanisms
    /// reproduce the symptom. Neither is Apple's code.
    public enum Mechanism: String, CaseIterable, Sendable {
        /// An affected view is inserted in front of all reusable siblings, and its zIndex is
        /// stored. This happens after reloads, updates, and an `invalidateLayout()` by the app.
        /// [STACK-14], [STACK-15]
        case front
        /// An affected view is placed with zIndex 0. Its own zIndex is then stored without moving
        /// the view. This happens during updates. [STACK-05]
        case transient
    }

    /// The mechanism of the ordering bug; nil for a system without the bug.
    public var mechanism: Mechanism? { behavior.mechanism.flatMap { Mechanism(rawValue: $0.rawValue) } }

    /// The name of the system, such as "iOS10".
    public var name: String { behavior.name }

    /// The name of the system and the mechanism that was added to it: "iOS10", "iOS10 with
    /// mechanism transient", "iOS15 with mechanism front put on it".
    public var title: String { name + (behavior.addedMechanismText.map { " with \($0)" } ?? "") }

    public var seed: UInt64? { behavior.seed }

    /// Returns the presets that a phrase names: "all systems", "all systems but iOS13", "iOS10",
    /// "iOS9 to iOS11", "iOS13 and later".
    ///
    /// - Returns: nil for any other phrase.
    public static func presets(namedBy phrase: String) -> [Preset]? {
        if phrase == "all systems" { return all }
        let exception = "all systems but "
        if phrase.hasPrefix(exception) {
            let rest = all.filter { $0.name != phrase.dropFirst(exception.count) }
            return rest.count < all.count ? rest : nil
        }
        let words = phrase.split(separator: " ").map(String.init)
        guard let first = all.firstIndex(where: { $0.name == words.first }) else { return nil }
        switch Array(words.dropFirst()) {
        case []: return [all[first]]
        case ["and", "later"]: return Array(all[first...])
        default:
            guard words.count == 3, words[1] == "to", let last = all.firstIndex(where: { $0.name == words[2] }),
                first <= last
            else {
                return nil
            }
            return Array(all[first...last])
        }
    }
}

extension Preset: CustomStringConvertible {
    /// The title with the seed, such as "iOS10 with mechanism transient, seed 7".
    public var description: String { title + (seed.map { ", seed \($0)" } ?? "") }
}
