/// A class that has `init(frame:collectionViewLayout:)`. `_MadeFromMetatype` makes objects of
/// subclasses that are known only at run time.
@MainActor protocol InstantiatedWithFrameAndLayout {
    init(_madeWithFrame frame: CGRect, layout: UICollectionViewLayout)
}

/// A class that has `init(collectionViewLayout:)`. `_MadeFromMetatype` makes objects of subclasses
/// that are known only at run time.
@MainActor protocol InstantiatedWithLayout {
    init(_madeWithLayout layout: UICollectionViewLayout)
}

@available(*, unavailable) extension UICollectionViewLayout: @preconcurrency InstantiableWithInit {}
@available(*, unavailable) extension UICollectionViewLayoutAttributes: InstantiableWithInit {}
@available(*, unavailable) extension UICollectionViewLayoutInvalidationContext: InstantiableWithInit {}
@available(*, unavailable) extension UICollectionView: InstantiatedWithFrameAndLayout {}
@available(*, unavailable) extension UICollectionViewController: InstantiatedWithLayout {}

extension UICollectionViewLayout: _MadeFromMetatype {}
extension UICollectionViewLayoutAttributes: _MadeFromMetatype {}
extension UICollectionViewLayoutInvalidationContext: _MadeFromMetatype {}

extension _MadeFromMetatype where Self: UICollectionView {
    @_disfavoredOverload
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        let viewClass = type(of: self) as UICollectionView.Type
        let made = MainActor.assumeIsolated {
            (viewClass as Any.Type as! any InstantiatedWithFrameAndLayout.Type).init(
                _madeWithFrame: frame, layout: layout)
                as! UICollectionView
        }
        self.init(_made: made)
    }
}

extension _MadeFromMetatype where Self: UICollectionViewController {
    @_disfavoredOverload
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        let controllerClass = type(of: self) as UICollectionViewController.Type
        let made = MainActor.assumeIsolated {
            (controllerClass as Any.Type as! any InstantiatedWithLayout.Type).init(_madeWithLayout: layout)
                as! UICollectionViewController
        }
        self.init(_made: made)
    }
}
