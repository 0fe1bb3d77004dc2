import UIKit

/// A grid of twenty cells of 40 points with hooks where an app can misbehave. Without a hook the
/// screen behaves correctly.
@MainActor
final class HostileScreen: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    var hooks = Hooks()
    /// Objects that a client keeps alive.
    var kept: [AnyObject] = []
    var delegate: Delegate? = Delegate()
    let layout = Layout()
    let view: View

    struct Hooks {
        var sections: (() -> Int)?
        var items: ((Int) -> Int)?
        var cell: ((IndexPath) -> UICollectionViewCell)?
        var move: (() -> Void)?
        var prefetch: (() -> Void)?

        var elements: (([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]?)?
        var item: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
        var contentSize: (() -> CGSize)?
        var prepare: (() -> Void)?
        var boundsChange: (() -> Bool)?
        var targetPath: IndexPath?

        var layoutSubviews: ((View) -> Void)?
        var prepareForReuse: ((Cell) -> Void)?
        var apply: ((Cell) -> Void)?
        /// Changes or replaces the attributes that a cell prefers.
        var preferred: ((inout UICollectionViewLayoutAttributes) -> Void)?
    }
    override init() {
        view = View(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.screen = self
        layout.screen = self
        HostileScreen.shape(layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "no cell")
        view.dataSource = self
        view.delegate = delegate
    }

    static func shape(_ layout: UICollectionViewFlowLayout) {
        layout.itemSize = CGSize(width: 40, height: 40)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
    }

    func dequeue(_ path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Cell)?.screen = self
        return cell
    }

    func removeHooks() {
        hooks = Hooks()
        delegate = Delegate()
        view.delegate = delegate
        view.setNeedsLayout()
    }

    /// Restores a correct state and reloads the view.
    func recover() {
        view.prefetchDataSource = nil
        view.cancelInteractiveMovement()
        if view.collectionViewLayout is UICollectionViewTransitionLayout { view.cancelInteractiveTransition() }
        view.dataSource = self
        HostileScreen.shape(layout)
        layout.estimatedItemSize = .zero
        layout.sectionInset = .zero
        if layout.collectionView !== view { view.collectionViewLayout = UICollectionViewFlowLayout() }
        if view.collectionViewLayout !== layout { view.collectionViewLayout = layout }
        layout.invalidateLayout()
        view.contentInset = .zero
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 160)
        view.contentOffset = .zero
        view.reloadData()
        kept = []
    }

    // MARK: - Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int { hooks.sections?() ?? 1 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hooks.items?(section) ?? 20
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        hooks.cell?(indexPath) ?? dequeue(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        hooks.move?()
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        hooks.prefetch?()
    }

    // MARK: - Parts

    final class Layout: UICollectionViewFlowLayout {
        weak var screen: HostileScreen?

        override func prepare() {
            super.prepare()
            screen?.hooks.prepare?()
        }
        override var collectionViewContentSize: CGSize {
            screen?.hooks.contentSize?() ?? super.collectionViewContentSize
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let answer = (super.layoutAttributesForElements(in: rect) ?? []).map {
                $0.copy() as! UICollectionViewLayoutAttributes
            }
            guard let hook = screen?.hooks.elements else { return answer }
            return hook(answer)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard let hook = screen?.hooks.item else { return super.layoutAttributesForItem(at: indexPath) }
            return hook(indexPath)
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            screen?.hooks.boundsChange?() ?? super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
        override func targetIndexPath(
            forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
        ) -> IndexPath {
            screen?.hooks.targetPath
                ?? super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
        }
    }

    final class View: UICollectionView {
        weak var screen: HostileScreen?

        override func layoutSubviews() {
            super.layoutSubviews()
            screen?.hooks.layoutSubviews?(self)
        }
    }

    final class Cell: UICollectionViewCell {
        weak var screen: HostileScreen?

        override func prepareForReuse() {
            super.prepareForReuse()
            screen?.hooks.prepareForReuse?(self)
        }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            screen?.hooks.apply?(self)
        }
        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            guard let hook = screen?.hooks.preferred else { return super.preferredLayoutAttributesFitting(attributes) }
            var answer = attributes
            hook(&answer)
            return answer
        }
    }

    /// The delegate, an object of its own so that it can be released while the screen stays.
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
        var onDisplay: ((UICollectionViewCell) -> Void)?
        var onEnd: ((UICollectionViewCell) -> Void)?
        var onScroll: ((UIScrollView) -> Void)?
        var onSelect: ((UICollectionView) -> Void)?
        var size: ((IndexPath) -> CGSize)?
        var inset: UIEdgeInsets?
        var header: CGSize?
        var targetOffset: CGPoint?
        var restingPlace: CGPoint?

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            onDisplay?(cell)
        }
        func collectionView(
            _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            onEnd?(cell)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let restingPlace { targetContentOffset.pointee = restingPlace }
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            onSelect?(collectionView)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint { targetOffset ?? proposedContentOffset }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size?(indexPath) ?? CGSize(width: 40, height: 40) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { inset ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { header ?? .zero }
    }
}
