import UIKit

/// A row with the title of a bill. A bill that is overdue has a color, which nothing resets.
class BillCell: UITableViewCell {
    func show(_ bill: String, isOverdue: Bool) {
        textLabel?.text = bill
        if isOverdue { backgroundColor = .systemYellow }
    }
}
