import UIKit

/// A list of six tags, to which a button adds more.
class TagController: ListController {
    required init() {
        super.init()
        items = (0..<6).map { "tag \($0)" }
    }

    required init?(coder: NSCoder) { nil }

    override var acts: [String: () -> Void] { ["add a tag": { [unowned self] in addTag() }] }

    func addTag() {
        collectionView.performBatchUpdates {
            items.append("tag \(items.count)")
            collectionView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
        }
    }
}
