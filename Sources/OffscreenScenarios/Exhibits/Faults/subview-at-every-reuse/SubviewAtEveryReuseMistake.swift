import UIKit

final class SubviewAtEveryReuseMistake: RowController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let label = UILabel(frame: CGRect(x: 16, y: 10, width: 280, height: 24))
        label.text = items[indexPath.row]
        cell.contentView.addSubview(label)
        return cell
    }
}
