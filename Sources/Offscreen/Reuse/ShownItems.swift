import UIKit

/// A list on a stage of its own, which shows one item and then another.
@MainActor
struct ShownItems {
    let stage: Stage
    private let subject: HuntSubject
    private let layout: ChosenItemsLayout
    private let item: IndexPath
    /// The item that is shown at once with `item`; nil if there is none.
    private let neighbor: IndexPath?
    private var first: (item: IndexPath, cell: UIView?)?
    private var readings = CellReadings()
    private var neighborReadings = CellReadings()

    init(of item: IndexPath, in probe: ReuseProbe, beside neighbor: IndexPath? = nil) {
        self.neighbor = neighbor
        stage = probe.makeStage()
        subject = stage.run { probe.make() }
        layout = probe.installLayout(forItem: item, in: subject.view, on: stage)
        self.item = item
    }

    private func cell(of item: IndexPath) -> UIView? { subject.view.shownCell(ofItemAt: item) }

    mutating func showFirst(of pair: ReusePair) {
        layout.show([pair.before], on: stage)
        first = (pair.before, cell(of: pair.before))
    }

    var firstKeepsItsCell: Bool {
        guard let first, let firstCell = first.cell else { return false }
        return cell(of: first.item) === firstCell
    }

    /// Scrolls the scroll views in the first item's cell, if the pair wants it. Returns whether
    /// it does.
    func scrollContents(ifWantedBy pair: ReusePair) -> Bool {
        guard pair.isScrolled, let cell = first?.cell else { return false }
        for inner in Self.outermostScrollableViews(in: cell) {
            stage.scroll(inner, by: inner.scrollableDistance)
        }
        return true
    }

    /// Taps each control in the first item's cell. Returns whether nothing failed, and whether
    /// there are as many items as before.
    func tapControls() -> Bool {
        guard let cell = first?.cell else { return false }
        let counts = itemCounts
        let failures = stage.collectFailures {
            for control in Self.tappableControls(in: cell) where control.window === stage.window {
                let point = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
                if stage.window.bounds.contains(point) { stage.tap(at: point) }
            }
        }
        return failures.isEmpty && itemCounts == counts
    }

    /// The numbers of items that the data source returns.
    private var itemCounts: [Int] { stage.run { subject.view.itemCountsOfDataSource } }

    mutating func showLast(besideFirst: Bool = false) {
        let others = besideFirst ? first.map { [$0.item] } ?? [] : []
        layout.show(others + [item] + (neighbor.map { [$0] } ?? []), on: stage)
        read()
    }

    mutating func read() {
        if let neighbor, let cell = cell(of: neighbor) {
            neighborReadings.add(stage.run { CellFacts(of: cell).all })
        }
        guard let cell = cell(of: item) else { return }
        readings.add(stage.run { CellFacts(of: cell).all })
    }

    /// Reads the cell while content arrives that loads on the stage's clock, possibly also
    /// content of the previous item.
    mutating func readUntilRest() {
        var (underWay, ticks) = (stage.underWay, 0)
        while !underWay.isEmpty, ticks < Self.maximumTickCount {
            stage.tick()
            ticks += 1
            let now = stage.underWay
            if now != underWay { read() }
            underWay = now
        }
        stage.settle()
    }

    mutating func finish() -> CellReadings? {
        guard let cell = cell(of: item) else { return nil }
        read()
        readings.isReused = first?.cell === cell
        readings.scrolls = !Self.outermostScrollableViews(in: cell).isEmpty
        readings.hasControls = !Self.tappableControls(in: cell).isEmpty
        readings.begunElsewhere = stage.world.workElsewhere.begunCount
        return readings
    }

    mutating func finishNeighbors() -> NeighborReadings? {
        guard let neighbor, cell(of: item) != nil, cell(of: neighbor) != nil else { return nil }
        read()
        return NeighborReadings(items: [item, neighbor], readings: [readings, neighborReadings])
    }

    /// The number of ticks in which changes are read as they happen: two seconds. Later changes are
    /// read only at the end.
    private static let maximumTickCount = 120

    /// Returns the scroll views inside a view that have content to scroll. Scroll views inside
    /// these are left out.
    private static func outermostScrollableViews(in view: UIView) -> [UIScrollView] {
        view.subviews.flatMap { child -> [UIScrollView] in
            if let scroll = child as? UIScrollView, scroll.scrollableDistance != .zero { return [scroll] }
            return outermostScrollableViews(in: child)
        }
    }

    /// Returns the controls inside a view that a tap reaches, except text fields. A tap on a text
    /// field would begin editing.
    private static func tappableControls(in view: UIView) -> [UIControl] {
        view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled }.flatMap { child in
            guard let control = child as? UIControl else { return tappableControls(in: child) }
            return control.isEnabled && !(control is UITextField) ? [control] : []
        }
    }
}

/// A layout that contains only chosen items, all at one place.
final class ChosenItemsLayout: UICollectionViewLayout {
    var items: [IndexPath] = []
    var size = CGSize.zero

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        items.compactMap { layoutAttributesForItem(at: $0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard items.contains(indexPath) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(origin: .zero, size: size)
        return attributes
    }

    func show(_ items: [IndexPath], on stage: Stage) {
        stage.act("show item", settling: false) {
            self.items = items
            invalidateLayout()
        }
    }
}

extension UIScrollView {
    /// The distance from the first to the last content offset, without insets.
    fileprivate var scrollableDistance: CGPoint {
        CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    }
}
