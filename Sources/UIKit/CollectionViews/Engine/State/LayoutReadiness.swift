/// How much is known about data and layout, and what has to run before the layout is asked anything.
struct LayoutReadiness: Equatable {
    /// Whether the layout was used before, so that there is something to update.
    private(set) var isLoaded = false
    /// Whether `prepare()` has to run before the layout is asked anything.
    private(set) var isLayoutInvalid = true
    /// Whether the data has changed since the last pass.
    private(set) var isDataNew = false

    /// Whether something was loaded that an update can start from. [UPD-05]
    ///
    /// - Parameter isInWindow: whether a window will show a pending reload.
    func canUpdate(isInWindow: Bool) -> Bool { isLoaded && (isInWindow || !isDataNew) }

    /// - Parameter data: whether the data source's answers are out of date as well.
    mutating func invalidate(data: Bool = false) {
        guard isLoaded else { return }
        isLayoutInvalid = true
        if data { isDataNew = true }
    }

    /// - Returns: whether this is the first preparation.
    mutating func beginPreparing() -> Bool {
        let isFirst = !isLoaded
        if isFirst { isDataNew = true }
        (isLoaded, isLayoutInvalid) = (true, false)
        return isFirst
    }

    /// The content now corresponds to the new data. An invalidation that came meanwhile stays.
    mutating func dataWasShown() { isDataNew = false }
}
