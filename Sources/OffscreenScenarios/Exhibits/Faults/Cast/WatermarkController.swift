import UIKit

/// Two sections of two tall posters with armbands, and a watermark that a button shows behind them.
class WatermarkController: ArmbandGridController {
    let watermark = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    override class var itemCounts: [Int] { [2, 2] }

    override var acts: [String: () -> Void] { ["show the watermark": { [unowned self] in showWatermark() }] }

    override class func makeLayout() -> CardGridLayout {
        let layout = super.makeLayout()
        layout.itemSize = CGSize(width: 146, height: 180)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        watermark.image = UIImage(systemName: "seal")
    }

    func showWatermark() {}
}
