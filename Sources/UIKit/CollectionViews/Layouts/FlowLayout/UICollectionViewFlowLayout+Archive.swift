/// Encoding and decoding of a flow layout. If an archive is not keyed or has no line spacing, all
/// properties keep their defaults. Otherwise every property is read, and a property without a value
/// in the archive becomes zero, false, or the case with raw value 0.
extension UICollectionViewFlowLayout {
    func encodeProperties(with coder: NSCoder) {
        coder.encode(Double(minimumLineSpacing), forKey: "UILineSpacing")
        coder.encode(Double(minimumInteritemSpacing), forKey: "UIInteritemSpacing")
        coder.encode(itemSize, forKey: "UIItemSize")
        coder.encode(estimatedItemSize, forKey: "UIEstimatedItemSize")
        coder.encode(headerReferenceSize, forKey: "UIHeaderReferenceSize")
        coder.encode(footerReferenceSize, forKey: "UIFooterReferenceSize")
        coder.encode(sectionInset, forKey: "UISectionInset")
        coder.encode(scrollDirection.rawValue, forKey: "UIScrollDirection")
        coder.encode(sectionInsetReference.rawValue, forKey: "UISectionInsetReference")
        coder.encode(sectionHeadersPinToVisibleBounds, forKey: "UISectionHeadersPinToVisibleBounds")
        coder.encode(sectionFootersPinToVisibleBounds, forKey: "UISectionFootersPinToVisibleBounds")
    }

    func decodeProperties(from coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UILineSpacing") else { return }
        minimumLineSpacing = CGFloat(coder.decodeDouble(forKey: "UILineSpacing"))
        minimumInteritemSpacing = CGFloat(coder.decodeDouble(forKey: "UIInteritemSpacing"))
        itemSize = coder.decodeCGSize(forKey: "UIItemSize")
        estimatedItemSize = coder.decodeCGSize(forKey: "UIEstimatedItemSize")
        headerReferenceSize = coder.decodeCGSize(forKey: "UIHeaderReferenceSize")
        footerReferenceSize = coder.decodeCGSize(forKey: "UIFooterReferenceSize")
        sectionInset = coder.decodeUIEdgeInsets(forKey: "UISectionInset")
        scrollDirection =
            UICollectionView.ScrollDirection(rawValue: coder.decodeInteger(forKey: "UIScrollDirection")) ?? .vertical
        sectionInsetReference =
            SectionInsetReference(rawValue: coder.decodeInteger(forKey: "UISectionInsetReference")) ?? .fromContentInset
        sectionHeadersPinToVisibleBounds = coder.decodeBool(forKey: "UISectionHeadersPinToVisibleBounds")
        sectionFootersPinToVisibleBounds = coder.decodeBool(forKey: "UISectionFootersPinToVisibleBounds")
    }
}
