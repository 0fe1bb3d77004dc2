import UIKit

extension PlainSource {
    /// Returns a collection view of the items. Its cells, and its supplementary views of the given
    /// kinds, have the given classes.
    func view(
        _ layout: UICollectionViewLayout, frame: CGRect = .zero, kinds: [String] = [],
        cell: UICollectionViewCell.Type = UICollectionViewCell.self,
        header: UICollectionReusableView.Type = UICollectionReusableView.self
    ) -> UICollectionView {
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in kinds { view.register(header, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view") }
        view.dataSource = self
        return view
    }
}

@MainActor
func flowLayout(
    _ itemSize: CGSize = CGSize(50, 50), lineSpacing: CGFloat = 10, itemSpacing: CGFloat = 10,
    insets: UIEdgeInsets = .zero,
    direction: UICollectionView.ScrollDirection = .vertical
) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = lineSpacing
    layout.minimumInteritemSpacing = itemSpacing
    layout.sectionInset = insets
    layout.scrollDirection = direction
    return layout
}

/// The kinds of headers and footers.
let barKinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]

/// A delegate that gives each item of a section the size that a closure returns for its number.
final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let size: (Int) -> CGSize
    init(_ size: @escaping (Int) -> CGSize) { self.size = size }
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        size(path.item)
    }
}
