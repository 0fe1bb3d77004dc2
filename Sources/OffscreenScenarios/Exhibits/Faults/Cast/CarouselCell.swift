import UIKit

/// A cell with a list of squares beside its label, which scrolls sideways.
class CarouselCell: TextCell, UICollectionViewDataSource {
    private static let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]

    let carousel: UICollectionView

    override init(frame: CGRect) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 36, height: 36)
        carousel = UICollectionView(frame: CGRect(x: 80, y: 0, width: 240, height: 44), collectionViewLayout: layout)
        super.init(frame: frame)
        carousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        carousel.dataSource = self
        contentView.addSubview(carousel)
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        cell.backgroundColor = Self.colors[indexPath.item % Self.colors.count]
        return cell
    }
}
