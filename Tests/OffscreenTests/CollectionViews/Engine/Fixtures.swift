import Offscreen
import OffscreenScenarios
import UIKit

extension UICollectionViewLayoutAttributes {
    convenience init(cell indexPath: IndexPath, frame: CGRect) {
        self.init(forCellWith: indexPath)
        self.frame = frame
    }

    convenience init(decoration kind: String, at indexPath: IndexPath = IndexPath(item: 0, section: 0), frame: CGRect) {
        self.init(forDecorationViewOfKind: kind, with: indexPath)
        self.frame = frame
    }

    convenience init(supplementary kind: String, at indexPath: IndexPath, frame: CGRect) {
        self.init(forSupplementaryViewOfKind: kind, with: indexPath)
        self.frame = frame
    }
}

/// A flow layout in which a test can change the attributes in a rectangle and add others.
class EditedFlowLayout: UICollectionViewFlowLayout {
    var edit: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    /// Returns attributes to add to those in a rectangle.
    var extra: (CGRect) -> [UICollectionViewLayoutAttributes] = { _ in [] }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let answer = super.layoutAttributesForElements(in: rect) ?? []
        answer.forEach(edit)
        return answer + extra(rect)
    }
}

/// Returns the text of the error that a closure throws, without the line of the call, or "no
/// error".
func errorText(_ body: () throws -> Void) -> String {
    do {
        try body()
        return "no error"
    } catch {
        return "\(error)".replacing(#/ \(\w+\.swift:\d+\)$/#, with: "")
    }
}

/// A data source of cells in one section that does not implement numberOfSections(in:).
final class CellSource: NSObject, UICollectionViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }

    /// Registers a cell class and becomes the data source of a view.
    func serve(_ view: UICollectionView, _ cell: AnyClass = UICollectionViewCell.self) {
        view.register(cell, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// A cell whose preferred size is set by a closure.
final class WishingCell: UICollectionViewCell {
    var wish: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        wish(attributes)
        return attributes
    }
}

/// Records the items whose prefetching is requested or cancelled, by call.
final class PrefetchRecorder: NSObject, UICollectionViewDataSourcePrefetching {
    var fetched: [[Int]] = []
    var cancelled: [[Int]] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        fetched.append(indexPaths.map(\.item))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled.append(indexPaths.map(\.item))
    }
}

/// A delegate that passes the calls about displayed cells to closures.
final class DisplayDelegate: NSObject, UICollectionViewDelegate {
    var onDisplay: (UICollectionView, IndexPath) -> Void = { _, _ in }
    var onEnd: (UICollectionView, UICollectionViewCell) -> Void = { _, _ in }
    func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        onDisplay(view, indexPath)
    }
    func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        onEnd(view, cell)
    }
}

/// A screen with a collection view that a test shows on a stage.
@MainActor
protocol TestScreen {
    var view: UICollectionView { get }
}

extension GridScreen: TestScreen {}
extension ListScreen: TestScreen {}
extension DiffableScreen: TestScreen {}
extension DragScreen: TestScreen {}
extension NoteList: TestScreen {}

extension UIView {
    /// The frame on screen, which differs from `frame` during an animation.
    var presentedFrame: CGRect { layer.presentation()!.frame }

    /// The subviews that are neither hidden nor transparent.
    var seenSubviews: [UIView] { subviews.filter { !$0.isHidden && $0.alpha > 0 } }

    /// The decorations and supplementary views without a class of their own that are not hidden.
    var plainViews: [UIView] { subviews.filter { type(of: $0) == UICollectionReusableView.self && !$0.isHidden } }
}

extension Stage {
    func shown<Shown: TestScreen>(_ screen: Shown) -> Shown {
        show(screen.view)
        return screen
    }

    /// Begins an interactive movement and moves the item to points, each in a tick of its own.
    /// Returns whether the movement began.
    @discardableResult
    func carry(_ item: IndexPath, of view: UICollectionView, to points: CGPoint...) -> Bool {
        var began = false
        act("begin") { began = view.beginInteractiveMovementForItem(at: item) }
        for point in points { act("move") { view.updateInteractiveMovementTargetPosition(point) } }
        return began
    }

    /// Returns the texts of the failures that a closure causes.
    func failureTexts(_ body: () -> Void) -> [String] { failures(during: body).map(\.text) }

    /// Invalidates a layout, in a tick of its own, with a context that a closure has changed.
    func invalidate(_ layout: UICollectionViewLayout, _ change: (UICollectionViewFlowLayoutInvalidationContext) -> Void)
    {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        change(context)
        act("invalidate") { layout.invalidateLayout(with: context) }
    }
}

/// A flow layout that gives each item a zIndex.
final class LayeredFlowLayout: UICollectionViewFlowLayout {
    var z: (Int) -> Int = { $0 }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { layoutAttributesForItem(at: $0.indexPath) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.zIndex = z(indexPath.item)
        return attributes
    }
}
