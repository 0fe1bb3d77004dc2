/// What a collection view's engine is doing now. Activities nest: a pass settles, and a layout that is being prepared may move the
/// bounds.
struct Activities: OptionSet {
    let rawValue: UInt8

    /// A pass is running. Another one does not begin inside it.
    static let passing = Activities(rawValue: 1)
    /// The layout is being prepared. Its answers now would be neither old nor new.
    static let preparing = Activities(rawValue: 2)
    /// The engine itself is inserting or removing views, which does not require another layout.
    static let movingViews = Activities(rawValue: 4)
    /// A view's preferred size is being taken over. Sizes measured before stay valid.
    static let sizing = Activities(rawValue: 8)
    /// The layout was asked about new bounds. It is told once they are in effect.
    static let changingBounds = Activities(rawValue: 16)
    /// A batch update or another animated change is being carried out. Views stand neither for the old state nor for the new one,
    /// so no pass begins inside it. [UPD-15]
    static let changing = Activities(rawValue: 32)
    /// The layout is asked about an animated change, no view of which has moved.
    static let planning = Activities(rawValue: 64)

    @inline(__always)
    func runs(_ activity: Activities) -> Bool { !isDisjoint(with: activity) }
}
