/// How much is known about data and layout, and what has to run before the layout is asked anything.
struct LayoutReadiness: Equatable {
    private enum Stage: Equatable {
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

    private var stage = Stage.unloaded

    /// Whether `prepare()` has to run before the layout is asked anything.
    @inline(__always)
    var isLayoutInvalid: Bool {
        switch stage {
        case .unloaded, .dataIsNew, .invalid: true
        case .preparing, .prepared: false
        }
    }

    /// Whether the layout was used before, so that there is something to update.
    var isLoaded: Bool { stage != .unloaded }

    /// Whether the data has changed since the last pass.
    var isDataNew: Bool { stage == .dataIsNew || stage == .preparing(dataIsNew: true) }

    /// Whether something was loaded that an update can start from. [UPD-05]
    ///
    /// - Parameter isInWindow: whether a window will show a pending reload.
    func canUpdate(isInWindow: Bool) -> Bool { isLoaded && (isInWindow || !isDataNew) }

    /// - Parameter data: whether the data source's answers are out of date as well.
    mutating func invalidate(data: Bool = false) {
        guard isLoaded else { return }
        stage = data || isDataNew ? .dataIsNew : .invalid
    }

    /// - Returns: whether this is the first preparation.
    mutating func beginPreparing() -> Bool {
        let isFirst = !isLoaded
        stage = .preparing(dataIsNew: isFirst || isDataNew)
        return isFirst
    }

    /// The content now corresponds to the new data. An invalidation that came meanwhile stays.
    mutating func dataWasShown() {
        stage = isLayoutInvalid ? .invalid : .prepared
    }
}
