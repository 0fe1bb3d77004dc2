import UIKit

/// A cell that writes down what is done to it.
final class WatchedCell: ItemCell {
    /// As of the last `apply(_:)`.
    private(set) var zIndex = 0
    /// The heights it was given in this step, one after the other.
    var heights: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        DeviceTrace.current?.tell("make \(name)")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var name: String { DeviceTrace.current?.name(of: self) ?? "" }

    override func prepareForReuse() {
        DeviceTrace.current?.tell("prepareForReuse \(name)")
        DeviceTrace.current?.tally("prepareForReuse")
        super.prepareForReuse()
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        zIndex = layoutAttributes.zIndex
        let z = zIndex == 0 ? "" : " z \(zIndex)"
        DeviceTrace.current?.tell("apply \(name) \(DeviceFigures.text(layoutAttributes.frame))\(z)")
        let height = DeviceFigures.text(layoutAttributes.size.height)
        if heights.last != height { heights.append(height) }
    }
}
