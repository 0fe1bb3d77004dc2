import UIKit

/// A row with the title of a bill, which resets the color before the view shows another bill.
final class ResettingBillCell: BillCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        backgroundColor = nil
    }
}
