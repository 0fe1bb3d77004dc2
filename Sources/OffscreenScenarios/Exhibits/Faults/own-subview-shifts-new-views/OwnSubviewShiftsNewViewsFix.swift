import UIKit

final class OwnSubviewShiftsNewViewsFix: WatermarkController {
    override func showWatermark() {
        view.insertSubview(watermark, belowSubview: collectionView)
    }
}
