import UIKit

final class OwnSubviewShiftsNewViewsMistake: WatermarkController {
    override func showWatermark() {
        collectionView.addSubview(watermark)
        collectionView.sendSubviewToBack(watermark)
    }
}
