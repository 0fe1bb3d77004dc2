/// An object that returns metrics of a flow layout for single items and sections, in points. Every method is optional. The layout's
/// property replaces a method that is not implemented. [FLOW-13]
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize  // default: (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
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
