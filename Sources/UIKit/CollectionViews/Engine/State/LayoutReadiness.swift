/// Whether the layout is prepared, and whether the data is new.
struct LayoutReadiness: Equatable {
    /// Whether the layout was prepared at least once, so that there is a state that an update can start from.
    private(set) var isLoaded = false
    /// Whether `prepare()` has to run before the layout is asked anything.
    private(set) var isLayoutInvalid = true
    /// Whether all data was replaced since the layout was last prepared.
    private(set) var isDataNew = false
    /// Whether all data was replaced since the last preparation began.
    private var isDataReplaced = false

    /// Whether an update can start from what is loaded. Outside a window, a pending reload prevents that. [UPD-05]
    ///
    /// - Parameter isInWindow: whether the view is in a window, where a layout pass before the update carries out a pending reload.
    func canUpdate(isInWindow: Bool) -> Bool { isLoaded && (isInWindow || !isDataNew) }

    /// Marks the layout as invalid, unless nothing is loaded yet.
    ///
    /// - Parameter data: whether all data was replaced as well.
    mutating func invalidate(data: Bool = false) {
        guard isLoaded else { return }
        isLayoutInvalid = true
        if data { (isDataNew, isDataReplaced) = (true, true) }
    }

    /// Marks the layout as loaded and valid.
    ///
    /// - Returns: whether this is the first preparation.
    mutating func beginPreparing() -> Bool {
        let isFirst = !isLoaded
        if isFirst { isDataNew = true }
        (isLoaded, isLayoutInvalid, isDataReplaced) = (true, false, false)
        return isFirst
    }

    /// Notes that the layout has used the data that existed when the preparation began. Data that was replaced during the preparation still
    /// counts as new.
    mutating func noteDataLoaded() { isDataNew = isDataReplaced }
}
