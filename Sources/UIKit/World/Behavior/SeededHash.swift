/// Repeatable decisions: each is a number that depends on nothing but the values passed in.
///
/// A hash replaces a random generator here. With the state of a generator, leaving out one step
/// would change every later decision, and a failing run could not be reduced to fewer steps.
package enum SeededHash {
    /// Returns a hash of the values, by SplitMix64's finaliser.
    package static func hash(seed a: UInt64, _ b: UInt64, _ c: UInt64 = 0) -> UInt64 {
        var z = a &+ 0x9E37_79B9_7F4A_7C15
        z = scrambled(z ^ b)
        return scrambled(z &+ c &* 0xBF58_476D_1CE4_E5B9)
    }

    private static func scrambled(_ x: UInt64) -> UInt64 {
        var z = x &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
