/// Where headers and footers lie that stay on screen while their section does.
extension UICollectionViewFlowLayout {
    /// [FLOW-09] The header stays between the top of the visible part and the end of its section.
    final func pinnedHeader(_ section: FlowSection) -> CGRect? {
        guard let frame = section.headerFrame, sectionHeadersPinToVisibleBounds, let collectionView else { return section.headerFrame }
        let visible = axis.range(along: collectionView.boundsInLayout).start
        let natural = axis.range(along: frame).start
        return axis.moved(
            frame, to: min(max(natural, visible), max(natural, section.end - section.metrics.footer - axis.along(frame.size))))
    }

    /// [FLOW-09] The footer likewise, from below.
    final func pinnedFooter(_ section: FlowSection) -> CGRect? {
        guard let frame = section.footerFrame, sectionFootersPinToVisibleBounds, let collectionView else { return section.footerFrame }
        let length = axis.along(frame.size)
        let visible = axis.range(along: collectionView.boundsInLayout).end - length
        let natural = axis.range(along: frame).start
        return axis.moved(frame, to: max(min(natural, visible), min(natural, section.start + section.metrics.header)))
    }
}
