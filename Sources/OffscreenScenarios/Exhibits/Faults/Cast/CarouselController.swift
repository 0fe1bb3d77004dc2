import UIKit

/// A row of cards that scrolls sideways, above a cell with the number of the page that is in view.
class CarouselController: ListController {
    let cardWidth: CGFloat = 256
    var page = 0 {
        didSet { (collectionView.cellForItem(at: [1, 0]) as? TextCell)?.label.text = pageText }
    }

    private var pageText: String { "page \(page + 1) of \(cards.count)" }
    private let cards: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] section, _ in
            section == 0 ? makeRowOfCards() : makeSection(width: .fractionalWidth(1), height: 40)
        }
    }

    /// Returns the section of the cards.
    func makeRowOfCards() -> NSCollectionLayoutSection {
        let section = makeSection(width: .absolute(cardWidth), height: 150)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    private func makeSection(width: NSCollectionLayoutDimension, height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? cards.count : 1
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        let isCard = indexPath.section == 0
        (cell as? TextCell)?.label.text = isCard ? "card \(indexPath.item)" : pageText
        cell.backgroundColor = isCard ? cards[indexPath.item] : nil
        return cell
    }
}
