import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake15Controller: ImageController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "image", for: path) as! ImageCell
        loadImage(of: items[path.item]) { image in
            cell.label.text = image
        }
        return cell
    }
}

// MARK: Without the mistake

final class Fix15Controller: ImageController {
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

    /// Calls the completions of all loads, those of the latest loads first.
    func completeLoads() {
        let loads = waiting.reversed()
        waiting = []
        for load in loads { load.completion("image of \(load.item)") }
    }
}

extension SymptomCheck {
    /// Whether a row does not show its own image.
    static let exhibit15 = SymptomCheck(15, mistake: Mistake15Controller(), fix: Fix15Controller()) {
        (list: ImageController) in
        let stage = showOnNewStage(list)
        stage.scroll(list.collectionView, by: 440)
        stage.run { list.completeLoads() }
        return list.collectionView.indexPathsForVisibleItems.contains {
            list.shownText(ofItem: $0.item) != "image of \(list.items[$0.item])"
        }
    }
}
