/// The frames of headers and footers. Pinned headers and footers stay on screen while items of
/// their section are on screen.
extension UICollectionViewFlowLayout {
    /// [FLOW-09] Returns the frame of a section's header; nil if there is none.
    /// A pinned header moves with the start of the visible part, but not beyond the start of the
    /// section's footer.
    final func headerFrame(of section: FlowSection) -> CGRect? {
        guard let frame = section.headerFrame, sectionHeadersPinToVisibleBounds, let collectionView else {
            return section.headerFrame
        }
        let visible = axis.range(of: collectionView.insetBoundsInLayout).start
        let natural = axis.range(of: frame).start
        return axis.moved(
            frame,
            toStart: min(
                max(natural, visible), max(natural, section.end - section.metrics.footer - axis.length(of: frame.size)))
        )
    }

    /// [FLOW-09] Returns the frame of a section's footer; nil if there is none.
    /// A pinned footer moves with the end of the visible part, but not before the end of the
    /// section's header.
    final func footerFrame(of section: FlowSection) -> CGRect? {
        guard let frame = section.footerFrame, sectionFootersPinToVisibleBounds, let collectionView else {
            return section.footerFrame
        }
        let length = axis.length(of: frame.size)
        let visible = axis.range(of: collectionView.insetBoundsInLayout).end - length
        let natural = axis.range(of: frame).start
        return axis.moved(
            frame, toStart: max(min(natural, visible), min(natural, section.start + section.metrics.header)))
    }
}
