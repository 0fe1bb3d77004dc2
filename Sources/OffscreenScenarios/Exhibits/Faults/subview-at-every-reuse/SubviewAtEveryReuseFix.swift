import UIKit

final class SubviewAtEveryReuseFix: RowController {
    final class Cell: UITableViewCell {
        let label = UILabel(frame: CGRect(x: 16, y: 10, width: 280, height: 24))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Cell
        cell.label.text = items[indexPath.row]
        return cell
    }
}
