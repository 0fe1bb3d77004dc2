import UIKit

/// A list of notes of several lines.
class NotesController: ListController {
    required init() {
        super.init()
        items = (0..<3).map { Self.note(titled: "note \($0)") }
    }

    required init?(coder: NSCoder) { nil }

    override var acts: [String: () -> Void] {
        [
            "add a note at the end": { [unowned self] in add(Self.note(titled: "new 1"), at: items.count) },
            "add a note at the top": { [unowned self] in add(Self.note(titled: "new 2"), at: 0) },
        ]
    }

    private static func note(titled title: String) -> String { title + "\nbread\nbutter\nmilk\neggs" }

    /// Returns the height of all lines of a note.
    static func height(of note: String) -> CGFloat { 24 * CGFloat(note.split(separator: "\n").count) }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        (cell as? TextCell)?.label.numberOfLines = 0
        return cell
    }

    private func add(_ note: String, at item: Int) {
        collectionView.performBatchUpdates {
            items.insert(note, at: item)
            collectionView.insertItems(at: [IndexPath(item: item, section: 0)])
        }
    }
}
