import UIKit

/// A list of two hundred texts.
class LongListController: ListController {
    required init() {
        super.init()
        items = (0..<200).map { "row \($0)" }
    }

    required init?(coder: NSCoder) { nil }
}
