import UIKit

final class StyleLeftOverMistake: BillController {
    final class BillCell: UITableViewCell {
        func show(_ bill: String, isOverdue: Bool) {
            textLabel?.text = bill
            if isOverdue {
                textLabel?.textColor = .systemRed
                backgroundColor = .systemYellow
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BillCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! BillCell
        cell.show(items[indexPath.row], isOverdue: isOverdue(items[indexPath.row]))
        return cell
    }
}
