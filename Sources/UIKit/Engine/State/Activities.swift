/// The activities of a list's engine that are running at present. They nest: a layout
/// pass prepares the layout, and the layout may change the bounds.
struct Activities: OptionSet {
    let rawValue: UInt8

    /// A layout pass is running. No other pass begins inside it.
    static let passing = Activities(rawValue: 1)
    /// The layout is being prepared. Meanwhile it may return some old attributes and some new ones.
    static let preparing = Activities(rawValue: 2)
    /// The engine itself is inserting or removing views. This must not request another layout pass.
    static let changingSiblings = Activities(rawValue: 4)
    /// A batch update or another animated change is being carried out. Some views still show old
    /// attributes, so no layout pass begins. [UPD-15]
    static let changing = Activities(rawValue: 8)
    /// The layout is being prepared for an animated change, or asked for the attributes of the
    /// change. No view has moved yet.
    static let planning = Activities(rawValue: 16)
    /// The content offset is being moved back to the end of the content, in an animated change of
    /// the bounds.
    static let movingBack = Activities(rawValue: 32)

    @inline(__always)
    func includesAny(of activity: Activities) -> Bool { !isDisjoint(with: activity) }
}
