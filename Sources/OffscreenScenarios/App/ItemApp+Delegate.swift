import UIKit

extension ItemApp: SectionCardDecorationDelegate, SectionColorDelegate, SectionBackgroundDelegate,
    WaterfallLayoutDelegate,
    TimetableLayoutDelegate
{
    func scrollViewDidScroll(_ scrollView: UIScrollView) { watcher.handle(.scrolls) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        watcher.handle(.willDisplay(cell, kind: nil, indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        watcher.handle(.willDisplay(view, kind: elementKind, indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        watcher.handle(.didEndDisplaying(cell, kind: nil, indexPath))
    }

    // MARK: - Sizes

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        let choice = layouts.givesSizes ? layouts.choice(of: collectionViewLayout) : LayoutChoice()
        // The estimate applies until the cell has returned its preferred size. [APPLY-06]
        if features.contains(.selfSizing) || choice.estimated != nil, let flow { return flow.estimatedItemSize }
        var size = flow?.itemSize ?? .zero
        if !choice.sizes.isEmpty { size = choice.sizes[indexPath.item % choice.sizes.count] }
        return CGSize(width: size.width, height: possiblyUnstableLength(from: size.height))
    }

    /// Returns a length unchanged or, with the feature `unstableSizes`, plus 0, 7, 14, 21 or 28
    /// points, depending on the number of calls.
    private func possiblyUnstableLength(from length: CGFloat) -> CGFloat {
        guard features.contains(.unstableSizes) else { return length }
        unstableLengthCount += 1
        return length + CGFloat(unstableLengthCount % 5) * 7
    }

    // MARK: - Other layouts

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        colorForSectionAt section: Int
    ) -> UIColor? { colors[section] }

    func collectionView(_ collectionView: UICollectionView, armbandImageNameForSectionAt section: Int) -> String? {
        choice.armbands ? "new" : nil
    }

    func collectionView(_ collectionView: UICollectionView, insetOfCardForSectionAt section: Int) -> UIEdgeInsets {
        UIEdgeInsets(top: possiblyUnstableLength(from: 4), left: 4, bottom: 4 - choice.overlap, right: 4)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        backgroundColorForSectionAt section: Int
    ) -> UIColor { section % 2 == 0 ? .systemGray5 : .clear }

    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
        width: CGFloat
    ) -> CGFloat {
        let chosen = layouts.choice(of: layout).heights
        let heights = chosen.isEmpty ? [60, 100, 80, 40, 120] : chosen
        return possiblyUnstableLength(from: heights[indexPath.item % heights.count])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: TimetableLayout, minutesForItemAt indexPath: IndexPath
    ) -> Range<Int> {
        // While an item is carried, the layout passes index paths of the rearranged items, which
        // may differ from those of the model.
        let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
        // Before a snapshot is applied, the layout may ask for items that the model no longer has.
        return TimetableLesson.minutes(
            ofItem: indexPath.item, titled: diffable?.itemIdentifier(for: path) ?? model[path])
    }
}
