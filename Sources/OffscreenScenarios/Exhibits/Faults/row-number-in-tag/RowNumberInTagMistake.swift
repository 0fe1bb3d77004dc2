import UIKit

final class RowNumberInTagMistake: FormController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath) as! FieldCell
        cell.field.tag = indexPath.row
        return cell
    }

    override func textFieldDidBeginEditing(_ textField: UITextField) {
        let indexPath = IndexPath(row: textField.tag, section: 0)
        tableView.scrollToRow(at: indexPath, at: .top, animated: true)
    }
}
