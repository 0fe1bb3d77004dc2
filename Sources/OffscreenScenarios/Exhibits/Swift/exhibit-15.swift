import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake15: ImageController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "image", for: path) as! ImageCell
        loadImage(of: items[path.item]) { image in
            cell.label.text = image
        }
        return cell
    }
}

// MARK: Without the mistake

final class Fix15: ImageController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "image", for: path) as! ImageCell
        let item = items[path.item]
        cell.representedIdentifier = item
        loadImage(of: item) { image in
            guard cell.representedIdentifier == item else { return }
            cell.label.text = image
        }
        return cell
    }
}

// MARK: Check of the symptom

final class ImageCell: TextCell {
    var representedIdentifier: String?
}

class ImageController: ListController {
    private var waiting: [(item: String, completion: (String) -> Void)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ImageCell.self, forCellWithReuseIdentifier: "image")
        collectionView.isPrefetchingEnabled = false
    }

    func loadImage(of item: String, completion: @escaping (String) -> Void) {
        waiting.append((item, completion))
    }

    /// Answers in the order that is worst: those that were asked first come last.
    func answer() {
        for it in waiting.reversed() { it.completion("image of \(it.item)") }
    }
}

extension Tried {
    static let exhibit15 = Tried(15, mistake: { isMixed(Mistake15()) }, fix: { isMixed(Fix15()) })

    private static func isMixed(_ list: ImageController) -> Bool {
        let stage = stage(list)
        stage.scroll(list.collectionView, by: 440)
        stage.run { list.answer() }
        return list.collectionView.indexPathsForVisibleItems.contains { list.text($0.item) != "image of \(list.items[$0.item])" }
    }
}
