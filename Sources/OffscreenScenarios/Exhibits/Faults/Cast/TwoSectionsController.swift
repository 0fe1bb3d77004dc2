import UIKit

/// A list of two sections, of which the first has four rows and the second none.
class TwoSectionsController: ListController {
    lazy var sections = [Array(items.prefix(4)), []]

    override var acts: [String: () -> Void] {
        ["show more rows": { [unowned self] in showInFirstSection(sections[0] + ["new"]) }]
    }

    func showInFirstSection(_ rows: [String]) {}

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
