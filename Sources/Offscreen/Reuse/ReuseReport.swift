import UIKit

/// What a reused cell kept of an item it showed before.
public struct ReuseReport: Equatable, Sendable, CustomStringConvertible {
    /// A value that differs between a cell that showed another item before and one that was made for the item.
    public struct Difference: Equatable, Sendable {
        /// Where it is: "contentView.subviews[0].textColor", "label.text", "layer.cornerRadius".
        public let path: String
        /// In the reused cell, in the end; "... for a while" where only that differs which it showed before something late came.
        public let reused: String
        /// In a cell that was made for the item; of what differed for a while, all values it had.
        public let fresh: String
        /// The simplest pair of items that shows it: the one shown before, and the one shown then.
        public let before: IndexPath
        public let then: IndexPath
        /// The second item came while work of the first was still under way, such as a request for its image.
        public let isAtOnce: Bool
        /// What scrolls inside the cell was scrolled while it showed the first item.
        public let isScrolled: Bool
    }

    /// Each path once, in the order of the paths.
    public let differences: [Difference]
    /// How many pairs of items were shown one after the other.
    public let pairs: Int
    /// How many of them had no cell to reuse, because the items have cells of two kinds.
    public let pairsWithoutReuse: Int

    /// Why no cell was reused at all; empty where one was.
    let obstacle: String

    /// Cells were reused, and nothing differs.
    public var isClean: Bool { differences.isEmpty && obstacle.isEmpty }

    public var description: String {
        guard obstacle.isEmpty else { return "nothing was compared: \(obstacle)\n" }
        let shown = "\(pairs - pairsWithoutReuse) of \(pairs) pairs of items reused a cell"
        guard !isClean else { return "a reused cell is as a new one: \(shown)\n" }
        var lines = ["a reused cell is not as a new one: \(shown)"]
        var ways: [String] = []
        for difference in differences where !ways.contains(difference.way) { ways.append(difference.way) }
        for way in ways {
            lines.append("  \(way):")
            lines += differences.filter { $0.way == way }.map { "    \($0.path) is \($0.reused), in a new cell \($0.fresh)" }
        }
        lines.append(
            "  reset what cellForItemAt does not set, in prepareForReuse(); let late content look whether the cell still shows its item")
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ReuseReport.Difference {
    /// The items that show it, and what came between them.
    fileprivate var way: String {
        func text(_ path: IndexPath) -> String { "item \(path.section)-\(path.item)" }
        return "\(text(before)), then \(text(then))" + (isAtOnce ? ", before the work for the first is done" : "")
            + (isScrolled ? ", after what scrolls in the cell was scrolled" : "")
    }
}

extension Stage {
    /// Shows a cell for one item, then for another, and compares it with a cell that was made for the other: each property, subview,
    /// constraint, action and value of a layer.
    ///
    /// ```swift
    /// let report = stage.checkReuse(of: PosterCell.self, items: posters) { cell, poster in cell.show(poster) }
    /// #expect(report.isClean)
    /// ```
    ///
    /// The cells live on stages of their own, with this stage's preset. Pairs are drawn by the seed; what differs is told of the simplest.
    /// Some pairs come before the work for the first item is done. Cells with something in them that scrolls are tried with that scrolled, too.
    /// A cell is read when it is shown, whenever something late has come, and in the end. Closures are not compared.
    ///
    /// - Parameters:
    ///   - items: what cells are configured with; the simplest first, if there is such an order.
    ///   - size: of the cells, in points.
    ///   - pairs: how many pairs are tried; all of them, where there are no more.
    ///   - properties: which may differ, by the end of their paths: "label.text", "timesShown".
    public func checkReuse<Cell: UICollectionViewCell, Item>(
        of type: Cell.Type, items: [Item], size: CGSize = CGSize(width: 160, height: 160), pairs: Int = 40, seed: UInt64 = 1,
        except properties: Set<String> = [], configure: @escaping @MainActor (Cell, Item) -> Void
    ) -> ReuseReport {
        checkReuse(pairs: pairs, seed: seed, except: properties, size: size) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = size
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let source = ReuseSource(items: items, configure: configure)
            view.register(type, forCellWithReuseIdentifier: ReuseSource<Cell, Item>.identifier)
            view.dataSource = source
            return HuntSubject(view, companions: [source])
        }
    }

    /// The same for all items of a collection view, by its own data source and delegate.
    ///
    /// - Parameters:
    ///   - size: of the cells; that of the collection view's layout, if none is given.
    ///   - make: makes the collection view anew, as for a ``Hunt``. Its items are the same each time.
    public func checkReuse(
        pairs: Int = 40, seed: UInt64 = 1, except properties: Set<String> = [], size: CGSize? = nil,
        in make: @escaping @MainActor () -> HuntSubject
    ) -> ReuseReport {
        ReuseProbe(preset: preset, screen: window.bounds.size, scale: scale, cell: size, exceptions: properties, make: make)
            .report(pairs: pairs, seed: seed)
    }
}

/// Answers one section of items with cells of one class.
private final class ReuseSource<Cell: UICollectionViewCell, Item>: NSObject, UICollectionViewDataSource {
    static var identifier: String { "reuse" }

    private let items: [Item]
    private let configure: @MainActor (Cell, Item) -> Void

    init(items: [Item], configure: @escaping @MainActor (Cell, Item) -> Void) {
        self.items = items
        self.configure = configure
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        if let cell = cell as? Cell { configure(cell, items[indexPath.item]) }
        return cell
    }
}
