import UIKit

final class RowNumberInTagFix: FormController {
    override func textFieldDidBeginEditing(_ textField: UITextField) {
        let point = textField.convert(CGPoint.zero, to: tableView)
        guard let indexPath = tableView.indexPathForRow(at: point) else { return }
        tableView.scrollToRow(at: indexPath, at: .top, animated: true)
    }
}
