import UIKit

/// A cell that is green while it is selected.
class GroupCell: TextCell {
    override var isSelected: Bool {
        didSet { backgroundColor = isSelected ? .systemGreen : nil }
    }
}
