import UIKit

extension UICollectionViewFlowLayout {
    /// Returns the rectangle of a section, from its first line to its last, with the section's insets around it. Across the scroll
    /// direction it is as wide as the content. Returns nil for a section without items.
    ///
    /// Call it from `prepare()` after `super.prepare()`.
    func frameOfSection(_ section: Int) -> CGRect? {
        guard let collectionView else { return nil }
        let count = collectionView.numberOfItems(inSection: section)
        guard count > 0 else { return nil }
        let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let items = line(from: 0, by: 1, of: section, count).union(line(from: count - 1, by: -1, of: section, count))
        let content = collectionViewContentSize
        return scrollDirection == .vertical
            ? CGRect(x: 0, y: items.minY - inset.top, width: content.width, height: items.height + inset.top + inset.bottom)
            : CGRect(x: items.minX - inset.left, y: 0, width: items.width + inset.left + inset.right, height: content.height)
    }

    /// Returns the union of the frames of the items in one line.
    private func line(from start: Int, by step: Int, of section: Int, _ count: Int) -> CGRect {
        var line = CGRect.null
        var item = start
        while (0..<count).contains(item), let frame = layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame {
            let overlaps =
                scrollDirection == .vertical
                ? frame.minY < line.maxY && line.minY < frame.maxY : frame.minX < line.maxX && line.minX < frame.maxX
            guard line.isNull || overlaps else { break }
            line = line.union(frame)
            item += step
        }
        return line
    }
}
