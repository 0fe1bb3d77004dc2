/// Whether the layout is prepared, and whether the data is new.
struct LayoutReadiness: Equatable {
    /// Whether the first preparation of the layout has begun. Before that, nothing is shown that an
    /// update could change.
    private(set) var isLoaded = false
    /// Whether `prepare()` of the layout has to be called before the layout is asked for
    /// attributes.
    private(set) var isLayoutInvalid = true
    /// Whether all stored data was discarded, for example by `reloadData()`, and the layout was not
    /// prepared since. Also true during the first preparation.
    private(set) var isDataNew = false
    /// Whether all stored data was discarded, for example by `reloadData()`, since the last
    /// preparation of the layout began.
    private var isDataReplaced = false
    /// Whether the layout was invalidated as a whole while it was being prepared. The attributes
    /// that it returns are then out of date until it is prepared again.
    private(set) var wasInvalidatedWhilePreparing = false

    /// Whether a batch update can be animated from what is on screen. This is not so before the
    /// layout is first prepared, and outside a window while a reload is pending. [UPD-05]
    ///
    /// - Parameter isInWindow: whether the view is in a window, where a layout pass before the
    ///   update carries out a pending reload.
    func canAnimateUpdate(isInWindow: Bool) -> Bool { isLoaded && (isInWindow || !isDataNew) }

    /// Does nothing before the layout was first prepared, because it is invalid then.
    mutating func invalidate(replacesData: Bool = false) {
        guard isLoaded else { return }
        isLayoutInvalid = true
        if replacesData { (isDataNew, isDataReplaced) = (true, true) }
    }

    mutating func noteInvalidationWhilePreparing() { wasInvalidatedWhilePreparing = true }

    /// - Returns: whether this is the first preparation.
    mutating func beginPreparing() -> Bool {
        let isFirst = !isLoaded
        if isFirst { isDataNew = true }
        wasInvalidatedWhilePreparing = false
        (isLoaded, isLayoutInvalid, isDataReplaced) = (true, false, false)
        return isFirst
    }

    /// Notes that the layout has been prepared with the data that existed when the preparation
    /// began. If the data was replaced during the preparation, it still counts as new.
    mutating func noteDataLoaded() { isDataNew = isDataReplaced }
}
