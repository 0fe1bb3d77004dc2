/// What a collection view's engine is doing, what it knows, and what it owes: where it stands between two layouts.
struct Phase: Equatable {
    /// What runs now. Activities nest: a pass settles, a layout that is prepared moves the bounds.
    struct Activities: OptionSet {
        let rawValue: UInt8

        /// One pass; another does not begin in it.
        static let passing = Activities(rawValue: 1)
        /// The layout is prepared: what it would answer now is neither old nor new.
        static let settling = Activities(rawValue: 2)
        /// The engine itself inserts or removes views, which is no reason for another layout.
        static let movingViews = Activities(rawValue: 4)
        /// A view's own wish is carried out: sizes that were asked for stay as they are.
        static let sizing = Activities(rawValue: 8)
        /// The layout was asked about new bounds, and is told once they hold.
        static let changingBounds = Activities(rawValue: 16)
    }

    /// What is known of data and layout.
    private enum Readiness: Equatable {
        /// Nobody asked for the layout yet: there is nothing to update.
        case unloaded
        /// The data is another than at the last pass, and the layout is out of date with it.
        case dataIsNew
        /// `prepare()` has to run before the layout is asked anything.
        case invalid
        /// `prepare()` runs.
        case preparing(dataIsNew: Bool)
        case prepared
    }

    private var readiness = Readiness.unloaded
    private(set) var activities: Activities = []
    /// The layout was invalidated by its own preparation: what it answers until the next one is out of date.
    private var owesForgetting = false
    /// At the next pass decorations and supplementary views appear anew. [STACK-15]
    private var owesAppearing = false

    @inline(__always)
    func runs(_ activity: Activities) -> Bool { !activities.isDisjoint(with: activity) }

    mutating func begin(_ activity: Activities) { activities.insert(activity) }

    mutating func end(_ activity: Activities) { activities.remove(activity) }

    // MARK: - Readiness

    /// `prepare()` has to run before the layout is asked anything.
    @inline(__always)
    var isLayoutInvalid: Bool {
        switch readiness {
        case .unloaded, .dataIsNew, .invalid: true
        case .preparing, .prepared: false
        }
    }

    /// Somebody asked for the layout before: there is something to update.
    var isLoaded: Bool { readiness != .unloaded }

    /// The data is another than at the last pass.
    var isDataNew: Bool { readiness == .dataIsNew || readiness == .preparing(dataIsNew: true) }

    /// - Parameter data: what the data source said is out of date as well.
    mutating func invalidate(data: Bool = false) {
        guard isLoaded else { return }
        readiness = data || isDataNew ? .dataIsNew : .invalid
    }

    /// - Returns: whether it is the first time.
    mutating func beginPreparing() -> Bool {
        let isFirst = !isLoaded
        readiness = .preparing(dataIsNew: isFirst || isDataNew)
        return isFirst
    }

    /// The content stands where the new data has it. What was invalidated meanwhile is so still.
    mutating func dataWasShown() {
        readiness = isLayoutInvalid ? .invalid : .prepared
    }

    // MARK: - Debts

    mutating func oweForgetting() { owesForgetting = true }

    mutating func takeForgetting() -> Bool {
        defer { owesForgetting = false }
        return owesForgetting
    }

    mutating func oweAppearing() { owesAppearing = true }

    mutating func takeAppearing() -> Bool {
        defer { owesAppearing = false }
        return owesAppearing
    }
}
