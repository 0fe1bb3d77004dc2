import UIKit

final class CellsNeverDequeuedMistake: RowController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
}
