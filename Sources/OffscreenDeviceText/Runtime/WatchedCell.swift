import UIKit

/// A cell that writes its creation, its reuse and its attributes into the trace.
final class WatchedCell: ItemCell {
    private(set) var zIndex = 0
    /// The heights of the applied attributes, without consecutive repetitions. At the beginning of
    /// a step, `Device` empties this list in each cell that is a subview of the collection view.
    var heights: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        DeviceTrace.current?.writeLine("make \(name)")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var name: String { DeviceTrace.current?.name(of: self) ?? "" }

    override func prepareForReuse() {
        DeviceTrace.current?.writeLine("prepareForReuse \(name)")
        DeviceTrace.current?.tally("prepareForReuse")
        super.prepareForReuse()
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        zIndex = layoutAttributes.zIndex
        let z = zIndex == 0 ? "" : " z \(zIndex)"
        DeviceTrace.current?.writeLine("apply \(name) \(DeviceValueFormat.text(layoutAttributes.frame))\(z)")
        let height = DeviceValueFormat.text(layoutAttributes.size.height)
        if heights.last != height { heights.append(height) }
    }
}
