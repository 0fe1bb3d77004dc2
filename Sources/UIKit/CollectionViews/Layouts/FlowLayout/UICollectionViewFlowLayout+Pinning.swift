/// The frames of headers and footers that stay on screen while their section does.
extension UICollectionViewFlowLayout {
    /// [FLOW-09] Returns the frame of a header, between the start of the visible part and the end of its section if it is pinned.
    final func pinnedHeader(_ section: FlowSection) -> CGRect? {
        guard let frame = section.headerFrame, sectionHeadersPinToVisibleBounds, let collectionView else { return section.headerFrame }
        let visible = axis.range(along: collectionView.boundsInLayout).start
        let natural = axis.range(along: frame).start
        return axis.moved(
            frame, to: min(max(natural, visible), max(natural, section.end - section.metrics.footer - axis.along(frame.size))))
    }

    /// [FLOW-09] Returns the frame of a footer, between the start of its section and the end of the visible part if it is pinned.
    final func pinnedFooter(_ section: FlowSection) -> CGRect? {
        guard let frame = section.footerFrame, sectionFootersPinToVisibleBounds, let collectionView else { return section.footerFrame }
        let length = axis.along(frame.size)
        let visible = axis.range(along: collectionView.boundsInLayout).end - length
        let natural = axis.range(along: frame).start
        return axis.moved(frame, to: max(min(natural, visible), min(natural, section.start + section.metrics.header)))
    }
}
