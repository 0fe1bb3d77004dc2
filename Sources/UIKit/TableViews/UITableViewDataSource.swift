/// An object that provides the number of rows and sections of a table view, and the cells that show
/// the rows.
///
/// DIVERGES: any class may conform, not only a subclass of NSObject, because test cases are not
/// NSObjects on Linux.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int  // required
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell  // required

    /// Optional. If it is not implemented, there is one section.
    func numberOfSections(in tableView: UITableView) -> Int  // default: 1
    /// Optional. The text of a header that the table view makes itself. Called if the delegate
    /// returns no view.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Optional. The text of a footer that the table view makes itself. Called if the delegate
    /// returns no view.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Optional. Whether a row can be edited; true if not implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool  // default: true
    /// Optional. Whether a row can be moved by its control; true if not implemented. If `moveRowAt`
    /// is not implemented, no row can be moved.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool  // default: true
    /// Optional. Called when the control of a row for its insertion or deletion was used.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Optional. Called once when the user has moved a row to another index path.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Optional. Called at each reload. No index is shown at the edge of the table view.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    // Not modelled: no index can be touched. This method is never called.
    func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int  // default: index
}
