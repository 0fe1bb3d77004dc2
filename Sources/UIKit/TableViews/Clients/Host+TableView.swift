/// The list of an engine as the table view that it is. Only the clients of table views use these
/// functions, and only their engines have such clients.
///
/// OPTIMIZATION: the cast is not checked, as for collection views.
extension Host {
    /// Calls `body` with the table view, and retains the view during the call. Used if `body` calls
    /// code of the app, which may release the view.
    func withTableView<Result>(_ body: (UITableView) -> Result) -> Result {
        withRetainedView { body(unsafeDowncast($0, to: UITableView.self)) }
    }

    /// Calls `body` with the table view, without retaining it. Other code must keep the view alive
    /// during the call.
    @inline(__always)
    func withUnretainedTableView<Result>(_ body: (UITableView) -> Result) -> Result {
        withView { body(unsafeDowncast($0, to: UITableView.self)) }
    }
}
