/// The running activities of a collection view's engine. Activities nest: a pass prepares the layout, which may change the bounds.
struct Activities: OptionSet {
    let rawValue: UInt8

    /// A layout pass is running. No other pass begins inside it.
    static let passing = Activities(rawValue: 1)
    /// The layout is being prepared. Meanwhile its answers may mix the old state and the new one.
    static let preparing = Activities(rawValue: 2)
    /// The engine itself is inserting or removing views, which must not request another layout.
    static let movingViews = Activities(rawValue: 4)
    /// The layout is being invalidated for a view's preferred size. Other views are not asked for their sizes again.
    static let sizing = Activities(rawValue: 8)
    /// The layout was asked about new bounds that are not yet in effect. Once they are in effect, the layout is invalidated if needed.
    static let changingBounds = Activities(rawValue: 16)
    /// A batch update or another animated change is being carried out. Views show a mix of states, so no pass begins inside it. [UPD-15]
    static let changing = Activities(rawValue: 32)
    /// The layout is being asked about an animated change. No view has moved yet.
    static let planning = Activities(rawValue: 64)

    @inline(__always)
    func includesAny(_ activity: Activities) -> Bool { !isDisjoint(with: activity) }
}
