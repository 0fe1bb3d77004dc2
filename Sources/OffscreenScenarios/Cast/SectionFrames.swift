import UIKit

extension UICollectionViewFlowLayout {
    /// Returns the rectangle of a section, which contains the lines of its items and the section's
    /// insets. Across the scroll direction the rectangle has the size of the content. Returns nil
    /// for a section without items.
    ///
    /// Call this method from `prepare()` after `super.prepare()`.
    func backgroundFrame(ofSection section: Int) -> CGRect? {
        guard let collectionView else { return nil }
        let count = collectionView.numberOfItems(inSection: section)
        guard count > 0 else { return nil }
        let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let first = frameOfLine(fromItem: 0, step: 1, inSection: section, itemCount: count)
        let items = first.union(frameOfLine(fromItem: count - 1, step: -1, inSection: section, itemCount: count))
        let content = collectionViewContentSize
        return scrollDirection == .vertical
            ? CGRect(
                x: 0, y: items.minY - inset.top, width: content.width, height: items.height + inset.top + inset.bottom)
            : CGRect(
                x: items.minX - inset.left, y: 0, width: items.width + inset.left + inset.right, height: content.height)
    }

    /// Returns the union of the frames of the items in one line of the flow layout. The line begins
    /// or ends with the item `start`.
    ///
    /// - Parameter step: 1 for the line that begins with `start`, -1 for the line that ends with
    ///   `start`.
    private func frameOfLine(fromItem start: Int, step: Int, inSection section: Int, itemCount count: Int) -> CGRect {
        var line = CGRect.null
        var item = start
        while (0..<count).contains(item),
            let frame = layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        {
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
