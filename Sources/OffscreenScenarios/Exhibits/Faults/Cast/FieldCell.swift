import UIKit

/// A cell of a table view with a text field.
class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 16, y: 0, width: 288, height: 44))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}
