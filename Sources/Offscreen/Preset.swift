import UIKit

/// Which system's behaviour a stage shows, and what the seed decides where the system leaves it open.
///
/// What changes from one to the next stands in a table, Presets, with the claims behind it. `iOS10` is a reproduction of a
/// reported symptom by plausible mechanisms; nobody outside Apple has shown the code of that system.
public struct Preset: Equatable, Sendable {
    package let behavior: Behavior

    /// Attributes are always applied, decorations are not pooled. Placement: the walk, ended by a view of the app's own.
    public static let iOS6 = Preset(behavior: .iOS6)
    /// The last system before the ordering bug. Placement: the walk.
    public static let iOS9 = Preset(behavior: .iOS9)
    /// The ordering bug by the mechanism `front`, every view hit that can be. Placement: the walk.
    public static let iOS10 = Preset(behavior: .iOS10)
    /// The bug is gone; section headers lie in front by their `zPosition`. Placement: the walk.
    public static let iOS11 = Preset(behavior: .iOS11)
    /// Headers do not hide the scroll indicators any more. Placement: the walk.
    public static let iOS13 = Preset(behavior: .iOS13)
    /// `cellForItem(at:)` answers prepared cells, a layout loop raises. Placement: the walk.
    public static let iOS15 = Preset(behavior: .iOS15)
    /// iOS 16.4: new words about counts that do not agree. Placement: the walk.
    public static let iOS16 = Preset(behavior: .iOS16)
    /// A dequeued view has to be returned. Placement: the walk, and runs of equal zIndex that a view cannot leave.
    public static let iOS18 = Preset(behavior: .iOS18)
    /// The newest of them.
    public static let current = Preset(behavior: .current)

    /// Every preset, oldest first; the last one is `current`.
    public static let all = Behavior.all.map { Preset(behavior: $0) }

    /// Every preset, iOS 10 by either mechanism, and the newest with either put on it: what random programs go over.
    public static let withEveryMechanism =
        all.flatMap { $0.mechanism == nil ? [$0] : Mechanism.allCases.map($0.with) } + Mechanism.allCases.map(current.with)

    /// The ordering bug by either mechanism. A seed decides whom it hits, and all orders that the system leaves open; without one
    /// every view is hit that can be.
    public static func iOS10(mechanism: Mechanism = .front, seed: UInt64? = nil) -> Preset {
        iOS10.with(mechanism).seeded(seed)
    }

    /// This preset with a seed: orders that the system leaves open fall out by it, and it decides whom a mechanism hits.
    public func seeded(_ seed: UInt64?) -> Preset { Preset(behavior: behavior.seeded(seed)) }

    /// This preset with a mechanism of the iOS 10 bug put on it. Its placement becomes the plain walk, since in runs of equal
    /// zIndex the reported fix would do nothing; reports of its runs say so. [STACK-16]
    public func with(_ mechanism: Mechanism) -> Preset { Preset(behavior: behavior.with(Behavior.Mechanism(mechanism))) }

    /// How a view that appears comes to stand where its zIndex does not belong. Both are reproductions, not Apple's code.
    public enum Mechanism: String, CaseIterable, Sendable {
        /// A view that is hit is inserted in front of all its siblings; its zIndex is stored. After reloads, updates, and an
        /// `invalidateLayout()` that the app calls. [STACK-14], [STACK-15]
        case front
        /// A view that is hit is placed with zIndex 0; its own is stored without moving it. During updates. [STACK-05]
        case transient
    }

    public var mechanism: Mechanism? { behavior.mechanism.flatMap { Mechanism(rawValue: $0.rawValue) } }

    /// The system's: "iOS10".
    public var name: String { behavior.name }

    /// The system, and what was put on it: "iOS10", "iOS10 with mechanism transient", "iOS15 with mechanism front put on it".
    public var title: String { name + (behavior.addition.map { " with \($0)" } ?? "") }

    public var seed: UInt64? { behavior.seed }

    /// The presets of a phrase: "all systems", "iOS10", "iOS9 to iOS11", "iOS13 and later".
    ///
    /// - Returns: nil when it is none.
    public static func named(_ phrase: String) -> [Preset]? {
        if phrase == "all systems" { return all }
        let words = phrase.split(separator: " ").map(String.init)
        guard let first = all.firstIndex(where: { $0.name == words.first }) else { return nil }
        switch Array(words.dropFirst()) {
        case []: return [all[first]]
        case ["and", "later"]: return Array(all[first...])
        default:
            guard words.count == 3, words[1] == "to", let last = all.firstIndex(where: { $0.name == words[2] }), first <= last else {
                return nil
            }
            return Array(all[first...last])
        }
    }
}

extension Preset: CustomStringConvertible {
    /// "iOS10 with mechanism transient, seed 7"
    public var description: String { title + (seed.map { ", seed \($0)" } ?? "") }
}

extension Behavior.Mechanism {
    fileprivate init(_ mechanism: Preset.Mechanism) {
        switch mechanism {
        case .front: self = .front
        case .transient: self = .transient
        }
    }
}
