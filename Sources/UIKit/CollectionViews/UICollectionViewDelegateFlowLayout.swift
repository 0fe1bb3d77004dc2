/// An object that returns metrics of a flow layout for single items and sections, in points. Every method is optional. The layout's
/// property replaces a method that is not implemented. [FLOW-13]
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize  // else (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets  // else (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat  // else (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat  // else (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize  // else (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize  // else (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
}
