/// A protocol to which every view conforms. Its extension has the former names of methods that were
/// renamed after Swift 4.1.
///
/// The methods are in extensions of protocols, not of the classes, so that a subclass may declare
/// its own method of such a name.
@preconcurrency @MainActor
public protocol _OldViewSpellings: UIView {}

extension UIView: _OldViewSpellings {}

extension _OldViewSpellings {
    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) {
        sendSubviewToBack(view)
    }

    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) {
        bringSubviewToFront(view)
    }
}

@preconcurrency @MainActor
public protocol _OldLayerSpellings: CALayer {}

extension CALayer: _OldLayerSpellings {}

extension _OldLayerSpellings {
    @available(*, deprecated, renamed: "setNeedsDisplay(_:)")
    public func setNeedsDisplayIn(_ r: CGRect) {
        setNeedsDisplay(r)
    }
}

@preconcurrency @MainActor
public protocol _OldLayoutSpellings: UICollectionViewLayout {}

extension UICollectionViewLayout: _OldLayoutSpellings {}

extension _OldLayoutSpellings {
    @available(*, deprecated, renamed: "prepare()")
    public func prepareLayout() {
        prepare()
    }

    @available(*, deprecated, renamed: "getter:collectionViewContentSize()")
    public func collectionViewContentSize() -> CGSize { (self as UICollectionViewLayout).collectionViewContentSize }

    @available(*, deprecated, renamed: "layoutAttributesForElements(in:)")
    public func layoutAttributesForElementsInRect(_ rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        layoutAttributesForElements(in: rect)
    }
}

@preconcurrency @MainActor
public protocol _OldControllerSpellings: UIViewController {}

extension UIViewController: _OldControllerSpellings {}

extension _OldControllerSpellings {
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) {
        addChild(childController)
    }

    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() {
        removeFromParent()
    }

    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) {
        willMove(toParent: parent)
    }

    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) {
        didMove(toParent: parent)
    }

    @available(*, deprecated, renamed: "setOverrideTraitCollection(_:forChild:)")
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
    ) {
        setOverrideTraitCollection(collection, forChild: childViewController)
    }

    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    @available(*, deprecated, renamed: "isMovingToParent")
    public var isMovingToParentViewController: Bool { isMovingToParent }

    @available(*, deprecated, renamed: "isMovingFromParent")
    public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension NSIndexPath {
    @available(*, deprecated, renamed: "init(item:section:)")
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(item: item, section: section)
    }

    @available(*, deprecated, renamed: "init(row:section:)")
    public convenience init(forRow row: Int, inSection section: Int) {
        self.init(row: row, section: section)
    }
}
