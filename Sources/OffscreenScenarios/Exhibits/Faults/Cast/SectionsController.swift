import UIKit

/// A list with sections of texts, three in each of four sections.
class SectionsController: ListController {
    var sections = (0..<4).map { section in (0..<3).map { "row \(section)-\($0)" } }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }
}
