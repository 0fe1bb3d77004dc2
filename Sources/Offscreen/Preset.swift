import UIKit

/// Which system's behaviour a stage shows, and what the seed decides where the system leaves it open.
///
/// The claims behind each preset are cited in the model. `iOS10` is a reproduction of a reported symptom by a plausible
/// mechanism; nobody outside Apple has shown the code of that system.
public struct Preset: Equatable, Sendable {
    package let behavior: Behavior

    /// Attributes are always applied, decorations are not pooled.
    public static let iOS6 = Preset(behavior: .iOS6)
    /// The last system before the ordering bug.
    public static let iOS9 = Preset(behavior: .iOS9)
    /// The ordering bug, every appearing decoration and supplementary view hit.
    public static let iOS10 = Preset(behavior: .iOS10)
    /// The bug is gone; section headers lie in front by their `zPosition`.
    public static let iOS11 = Preset(behavior: .iOS11)
    /// Today's system.
    public static let current = Preset(behavior: .current)

    /// The ordering bug with the luck of one run.
    public static func iOS10(seed: UInt64) -> Preset { Preset(behavior: .iOS10(seed: seed)) }

    /// This preset with another seed: orders that the system leaves open fall out differently.
    public func seeded(_ seed: UInt64) -> Preset { Preset(behavior: behavior.seeded(seed)) }

    /// Every preset, oldest first.
    public static let all: [Preset] = [.iOS6, .iOS9, .iOS10, .iOS11, .current]

    /// "iOS10", "current".
    public var name: String { behavior.name }

    public var seed: UInt64 { behavior.seed }
}
