import UIKit

/// A table of bills, of which every fifth is overdue.
class BillController: RowController {
    func isOverdue(_ bill: String) -> Bool { (items.firstIndex(of: bill) ?? 0) % 5 == 1 }
}
