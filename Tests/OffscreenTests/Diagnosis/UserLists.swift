import Dispatch
import Offscreen
import UIKit

// Screens as users write them, with other classes, identifiers and sizes than the exhibits have.

/// A cell with a label, to which tests add views.
class NoteCell: UICollectionViewCell {
    let title = UILabel(frame: .zero)
    var resets: (NoteCell) -> Void = { _ in }
    /// Returns the size that the cell prefers. Nil if the cell is not self-sizing.
    var wanted: (() -> CGSize)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.frame = contentView.bounds
        contentView.addSubview(title)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        resets(self)
    }
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let wanted else { return super.preferredLayoutAttributesFitting(attributes) }
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.size = wanted()
        return copy
    }
}

final class OtherNoteCell: NoteCell {}

final class RibbonView: UICollectionReusableView {}

/// A collection view that sends its fifth cell to the back in each layout pass.
final class SinkingCollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        if let cell = cellForItem(at: path(4)) { sendSubviewToBack(cell) }
    }
}

/// Makes the list of a screen.
typealias ListMaker = @MainActor @Sendable () -> NoteList

/// Notes in sections, shown in a collection view.
final class NoteList: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var notes: [[String]]
    /// A delegate of a test in place of the list, which keeps it alive.
    var follower: (any UICollectionViewDelegate)? { didSet { view.delegate = follower } }
    let view: UICollectionView
    var configure: (NoteCell, String, IndexPath) -> Void = { _, _, _ in }
    var arrives: (NoteCell, String) -> Void = { _, _ in }
    var size: (UICollectionView, IndexPath) -> CGSize

    /// - Parameter other: a view of another class with the layout.
    init(
        _ counts: [Int], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 150, height: 60),
        in other: UICollectionView? = nil
    ) {
        notes = counts.enumerated().map { section, count in (0..<count).map { "note \(section)/\($0)" } }
        view = other ?? UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.size = { _, _ in size }
        super.init()
        view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        view.dataSource = self
        view.delegate = self
        view.isPrefetchingEnabled = false
    }

    /// Creates a list of rows as wide as the stage.
    convenience init(rows count: Int, _ height: CGFloat) {
        self.init([count], size: CGSize(width: 375, height: height))
    }

    convenience init(_ counts: [Int], _ width: CGFloat, _ height: CGFloat) {
        self.init(counts, size: CGSize(width: width, height: height))
    }

    func insert(_ new: [String], at item: Int, section: Int = 0) {
        view.performBatchUpdates {
            self.notes[section].insert(contentsOf: new, at: item)
            self.view.insertItems(at: new.indices.map { path(item + $0, section) })
        }
    }

    func remove(_ item: Int, section: Int = 0) {
        view.performBatchUpdates {
            self.notes[section].remove(at: item)
            self.view.deleteItems(at: [path(item, section)])
        }
    }

    /// Inserts notes into the model only, and reloads the view.
    func reload(inserting new: [String], at item: Int) {
        notes[0].insert(contentsOf: new, at: item)
        view.reloadData()
    }

    func cell(_ item: Int) -> NoteCell? { view.cellForItem(at: path(item)) as? NoteCell }

    /// Makes a new follower, which returns the list's sizes, the delegate.
    @discardableResult
    func setFollower(selected: @escaping (UICollectionView, IndexPath) -> Void = { _, _ in }) -> Follower {
        let follower = Follower(size: size)
        follower.selected = selected
        self.follower = follower
        return follower
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { notes.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        notes[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath) as! NoteCell
        cell.title.text = notes[indexPath.section][indexPath.item]
        configure(cell, notes[indexPath.section][indexPath.item], indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        arrives(cell as! NoteCell, notes[indexPath.section][indexPath.item])
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(collectionView, indexPath) }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
        notes[target.section].insert(notes[source.section].remove(at: source.item), at: target.item)
    }
}

/// A layout of rows below each other, each with its own height.
final class RowsLayout: UICollectionViewLayout {
    var height: (IndexPath) -> CGFloat = { _ in 36 }
    var overlap: CGFloat = 0
    var z: (IndexPath) -> Int = { _ in 0 }
    var alwaysInvalidates = false
    var keepsRows = false
    /// Whether the layout accepts preferred sizes. It does not use them.
    var acceptsPreferredSizes = false
    var fades: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes)?
    var knows: (CGRect) -> Bool = { _ in true }
    private var rows: [UICollectionViewLayoutAttributes] = []
    private var total: CGFloat = 0

    convenience init(_ change: (RowsLayout) -> Void) {
        self.init()
        change(self)
    }
    override func prepare() {
        if keepsRows, !rows.isEmpty { return }
        (rows, total) = ([], 0)
        guard let view = collectionView else { return }
        for section in 0..<view.numberOfSections {
            for item in 0..<view.numberOfItems(inSection: section) {
                let path = path(item, section)
                let frame = CGRect(x: 0, y: total, width: view.bounds.width, height: height(path))
                let attributes = UICollectionViewLayoutAttributes(cell: path, frame: frame)
                attributes.zIndex = z(path)
                total = attributes.frame.maxY - overlap
                rows.append(attributes)
            }
        }
    }
    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: total + overlap)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        rows.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        rows.first { $0.indexPath == indexPath && knows($0.frame) }
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { acceptsPreferredSizes }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        alwaysInvalidates || newBounds.width != collectionView?.bounds.width
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let fades, let row = rows.first(where: { $0.indexPath == path }) else {
            return super.initialLayoutAttributesForAppearingItem(at: path)
        }
        return fades(row)
    }
}

/// Attributes with a mark that a cell shows.
class MarkedAttributes: UICollectionViewLayoutAttributes {
    var mark: CGFloat = 1

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! MarkedAttributes
        copy.mark = mark
        return copy
    }
}

/// Attributes that are equal only if their marks are equal.
final class EqualMarkedAttributes: MarkedAttributes {
    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? MarkedAttributes)?.mark == mark
    }
}

/// A delegate that calls closures.
final class Follower: NSObject, UICollectionViewDelegateFlowLayout {
    var selected: (UICollectionView, IndexPath) -> Void = { _, _ in }
    var begins: (NoteCell, IndexPath) -> Void = { _, _ in }
    var ended: (UICollectionView, NoteCell, IndexPath) -> Void = { _, _, _ in }
    private let size: (UICollectionView, IndexPath) -> CGSize

    init(size: @escaping (UICollectionView, IndexPath) -> CGSize) { self.size = size }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { selected(view, path) }
    func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        begins(cell as! NoteCell, path)
    }
    func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        ended(view, cell as! NoteCell, path)
    }
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        size(view, path)
    }
}

/// A controller with a list that fills its view.
final class ListController: UIViewController {
    let list: NoteList
    var loaded: (ListController) -> Void = { _ in }
    var appears: (UICollectionView) -> Void = { _ in }
    /// Called when the view is laid out. If `startsAgain` is false, it is called only the first
    /// time.
    var start: (_ view: UICollectionView, _ isFirst: Bool) -> Void
    private let startsAgain: Bool
    private var hasStarted = false

    init(
        _ list: NoteList, startsAgain: Bool = false,
        start: @escaping (_ view: UICollectionView, _ isFirst: Bool) -> Void = { _, _ in }
    ) {
        self.list = list
        self.startsAgain = startsAgain
        self.start = start
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        loaded(self)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appears(list.view)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if startsAgain || !hasStarted { start(list.view, !hasStarted) }
        hasStarted = true
    }
}

extension Stage {
    /// The exhibit and the text of each problem, such as "exhibit-60: UICollectionView#1 cannot
    /// leave (0,80)".
    var problemLines: [String] { problems.map { "\($0.exhibit ?? "none"): \($0.text)" } }

    /// Scrolls a list a number of times by the same distance.
    func scroll(_ list: NoteList, _ times: Int, by distance: CGFloat) {
        for _ in 0..<times { scroll(list.view, by: distance) }
    }

    /// Scrolls a list by each of some distances.
    func scroll(_ list: NoteList, by distances: CGFloat...) {
        for distance in distances { scroll(list.view, by: distance) }
    }

    /// Scrolls a list by each of some distances, and waits for some seconds after each scroll.
    func scroll(_ list: NoteList, pausing seconds: Double, by distances: CGFloat...) {
        for distance in distances {
            scroll(list.view, by: distance)
            advance(by: seconds)
        }
    }

    /// Shows a list, and then scrolls it a number of times by the same distance.
    func show(_ list: NoteList, scrolls times: Int, by distance: CGFloat) { scroll(shown(list), times, by: distance) }

    /// Shows a list, and then scrolls it by each of some distances.
    func show(_ list: NoteList, scrolledBy distances: CGFloat...) {
        show(list.view)
        for distance in distances { scroll(list.view, by: distance) }
    }

    /// Shows rows, each of which overlaps the previous row.
    ///
    /// - Parameter scrolled: the distance by which the list is then scrolled. Nil if it is not.
    @discardableResult
    func showCards(
        _ counts: [Int], height: CGFloat = 36, overlap: CGFloat = 6, sinks: Bool = false, scrolled: CGFloat? = 0,
        z: @escaping (IndexPath) -> Int
    ) -> NoteList {
        let layout = RowsLayout()
        layout.height = { _ in height }
        layout.overlap = overlap
        layout.z = z
        let view = sinks ? SinkingCollectionView(frame: .zero, collectionViewLayout: layout) : nil
        let list = shown(NoteList(counts, layout: layout, in: view))
        if let scrolled { scroll(list.view, by: scrolled) }
        return list
    }
}

/// Runs work after a number of seconds of the stage's clock.
@MainActor func later(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { work() } }
}
