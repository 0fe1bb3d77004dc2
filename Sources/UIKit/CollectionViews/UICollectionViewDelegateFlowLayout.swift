/// An object that returns the sizes, insets and spacings of a flow layout for each item or section,
/// in points. Every method is optional. If a method is not implemented, the layout uses its own
/// property. [FLOW-13]
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
}
