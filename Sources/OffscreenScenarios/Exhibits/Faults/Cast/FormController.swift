import UIKit

/// A form of three rows with text fields, of which a button deletes the first.
class FormController: RowController, UITextFieldDelegate {
    required init() {
        super.init()
        items = ["title", "name", "city"]
    }

    required init?(coder: NSCoder) { nil }

    override var acts: [String: () -> Void] { ["delete the first row": { [unowned self] in deleteFirstRow() }] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FieldCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let field = (cell as? FieldCell)?.field {
            field.text = items[indexPath.row]
            field.delegate = self
        }
        return cell
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {}

    private func deleteFirstRow() {
        items.remove(at: 0)
        tableView.deleteRows(at: [[0, 0]], with: .automatic)
    }
}
