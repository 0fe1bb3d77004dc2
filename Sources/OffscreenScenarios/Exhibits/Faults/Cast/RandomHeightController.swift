import UIKit

/// A list that has random heights for its rows, which are the same numbers in each run.
class RandomHeightController: ListController {
    private var seed = 1

    func randomHeight() -> CGFloat {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        return CGFloat(30 + seed / 65_536 % 31)
    }
}
