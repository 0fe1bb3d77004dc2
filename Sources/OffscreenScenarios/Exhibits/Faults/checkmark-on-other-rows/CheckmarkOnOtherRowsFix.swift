import UIKit

final class CheckmarkOnOtherRowsFix: RowController {
    private var checkedItems: Set<String> = []

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.accessoryType = checkedItems.contains(items[indexPath.row]) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = items[indexPath.row]
        if checkedItems.remove(item) == nil { checkedItems.insert(item) }
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
