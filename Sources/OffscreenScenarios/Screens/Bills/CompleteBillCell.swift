import UIKit

/// A row with the title of a bill, which sets the color of every bill.
final class CompleteBillCell: BillCell {
    override func show(_ bill: String, isOverdue: Bool) {
        textLabel?.text = bill
        backgroundColor = isOverdue ? .systemYellow : nil
    }
}
