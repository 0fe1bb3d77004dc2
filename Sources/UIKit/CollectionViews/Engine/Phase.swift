/// The state of the engine between two layouts: what it is doing, what it knows, and what it still has to do.
struct Phase: Equatable {
    /// What is running now. Activities nest: a pass settles, and a layout that is being prepared may move the bounds.
    struct Activities: OptionSet {
        let rawValue: UInt8

        /// A pass is running. Another one does not begin inside it.
        static let passing = Activities(rawValue: 1)
        /// The layout is being prepared. Its answers now would be neither old nor new.
        static let settling = Activities(rawValue: 2)
        /// The engine itself is inserting or removing views, which does not require another layout.
        static let movingViews = Activities(rawValue: 4)
        /// A view's preferred size is being taken over. Sizes measured before stay valid.
        static let sizing = Activities(rawValue: 8)
        /// The layout was asked about new bounds. It is told once they are in effect.
        static let changingBounds = Activities(rawValue: 16)
        /// A batch update or another animated change is being carried out. Views stand neither for the old state nor for the new one,
        /// so no pass begins inside it. [UPD-15]
        static let changing = Activities(rawValue: 32)
    }

    /// How much is known about data and layout.
    private enum Readiness: Equatable {
        /// The layout was never used, so there is nothing to update.
        case unloaded
        /// The data has changed since the last pass, so the layout is out of date too.
        case dataIsNew
        /// `prepare()` has to run before the layout is asked anything.
        case invalid
        /// `prepare()` is running.
        case preparing(dataIsNew: Bool)
        case prepared
    }

    private var readiness = Readiness.unloaded
    private(set) var activities: Activities = []
    /// The layout was invalidated during its own preparation, so its answers until the next preparation are out of date.
    private var owesForgetting = false

    @inline(__always)
    func runs(_ activity: Activities) -> Bool { !activities.isDisjoint(with: activity) }

    mutating func begin(_ activity: Activities) { activities.insert(activity) }

    mutating func end(_ activity: Activities) { activities.remove(activity) }

    // MARK: - Readiness

    /// Whether `prepare()` has to run before the layout is asked anything.
    @inline(__always)
    var isLayoutInvalid: Bool {
        switch readiness {
        case .unloaded, .dataIsNew, .invalid: true
        case .preparing, .prepared: false
        }
    }

    /// Whether the layout was used before, so that there is something to update.
    var isLoaded: Bool { readiness != .unloaded }

    /// Whether the data has changed since the last pass.
    var isDataNew: Bool { readiness == .dataIsNew || readiness == .preparing(dataIsNew: true) }

    /// - Parameter data: whether the data source's answers are out of date as well.
    mutating func invalidate(data: Bool = false) {
        guard isLoaded else { return }
        readiness = data || isDataNew ? .dataIsNew : .invalid
    }

    /// - Returns: whether this is the first preparation.
    mutating func beginPreparing() -> Bool {
        let isFirst = !isLoaded
        readiness = .preparing(dataIsNew: isFirst || isDataNew)
        return isFirst
    }

    /// The content now corresponds to the new data. An invalidation that came meanwhile stays.
    mutating func dataWasShown() {
        readiness = isLayoutInvalid ? .invalid : .prepared
    }

    // MARK: - Debts

    mutating func oweForgetting() { owesForgetting = true }

    mutating func takeForgetting() -> Bool {
        defer { owesForgetting = false }
        return owesForgetting
    }
}
