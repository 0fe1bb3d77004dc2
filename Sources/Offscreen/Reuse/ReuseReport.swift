import UIKit

/// The state that a reused cell kept from an item it showed before.
///
/// ``Stage/checkReuse(of:items:size:pairs:seed:except:configure:)`` throws the report when it is not clean.
public struct ReuseReport: Error, Equatable, Sendable, CustomStringConvertible {
    /// A value that differs between a cell that showed another item before and one that was made for the item.
    public struct Difference: Equatable, Sendable {
        /// The path of the value, by the cell's own properties where they lead to it: "label.textColor", "layer.cornerRadius",
        /// "contentView.subviews[0].text".
        public let path: String
        /// The value in the reused cell at the end. It ends in "... for a while" when the values differ only before late content
        /// arrives.
        public let reused: String
        /// The value in a cell made for the item. For a difference that lasts only a while, all values it had.
        public let fresh: String
        /// The simplest pair of items that shows the difference: the item shown before, and the item shown then.
        public let before: IndexPath
        public let then: IndexPath
        /// Whether the second item came while work for the first was still under way, such as a request for its image.
        public let isAtOnce: Bool
        /// Whether a scroll view inside the cell was scrolled while the cell showed the first item.
        public let isScrolled: Bool
    }

    /// Each path once, in the order of the paths.
    public let differences: [Difference]
    /// The number of pairs of items that were shown one after the other.
    public let pairs: Int
    /// The number of pairs without a reused cell, because the two items have cells of different kinds.
    public let pairsWithoutReuse: Int

    /// The reason why no cell was reused at all; empty when one was.
    let obstacle: String

    /// Whether cells were reused and nothing differs.
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
            "  reset what cellForItemAt does not set, in prepareForReuse(); "
                + "when content arrives late, check that the cell still shows its item")
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ReuseReport.Difference: CustomStringConvertible {
    /// "label.text is "0-1", in a new cell "0-2" (item 0-1, then 0-2)".
    public var description: String { "\(path) is \(reused), in a new cell \(fresh) (\(way))" }

    /// The items that show it, and what came between them.
    fileprivate var way: String {
        func text(_ path: IndexPath) -> String { "item \(path.section)-\(path.item)" }
        return "\(text(before)), then \(text(then))" + (isAtOnce ? ", before the work for the first is done" : "")
            + (isScrolled ? ", after what scrolls in the cell was scrolled" : "")
    }
}

extension Stage {
    /// Checks that a cell that showed one item and then another is like a cell made for the second item: each property, subview,
    /// constraint, action and value of a layer.
    ///
    /// ```swift
    /// try stage.checkReuse(of: PosterCell.self, items: posters) { cell, poster in cell.show(poster) }
    /// ```
    ///
    /// The cells live on stages of their own, with this stage's preset. The seed chooses the pairs. Each difference is reported
    /// with the simplest pair that shows it. Some second items are shown before the work for the first is done. Cells with scroll
    /// views inside are also tried with these scrolled. A cell is read when it is shown, whenever late content has arrived, and at
    /// the end. Closures are not compared.
    ///
    /// - Parameters:
    ///   - items: the values that cells are configured with. If some are simpler, put them first.
    ///   - size: the size of the cells, in points.
    ///   - pairs: the number of pairs to try. When there are fewer, all are tried.
    ///   - properties: properties that may differ, named by the end of their paths: "label.text", "timesShown".
    /// - Returns: the clean report.
    /// - Throws: the ``ReuseReport``, when something differs or nothing was compared.
    @discardableResult
    public func checkReuse<Cell: UICollectionViewCell, Item>(
        of type: Cell.Type, items: [Item], size: CGSize = CGSize(width: 160, height: 160), pairs: Int = 40, seed: UInt64 = 1,
        except properties: Set<String> = [], configure: @escaping @MainActor (Cell, Item) -> Void
    ) throws -> ReuseReport {
        try reuseReport(of: type, items: items, size: size, pairs: pairs, seed: seed, except: properties, configure: configure).checked()
    }

    /// Checks the cells of all items of a collection view, with its own data source and delegate.
    ///
    /// - Parameters:
    ///   - size: the size of the cells. By default it is the one that the collection view's layout gives.
    ///   - make: makes a new collection view, as for a ``Hunt``. It must have the same items each time.
    /// - Returns: the clean report.
    /// - Throws: the ``ReuseReport``, when something differs or nothing was compared.
    @discardableResult
    public func checkReuse(
        pairs: Int = 40, seed: UInt64 = 1, except properties: Set<String> = [], size: CGSize? = nil,
        in make: @escaping @MainActor () -> HuntSubject
    ) throws -> ReuseReport {
        try reuseReport(pairs: pairs, seed: seed, except: properties, size: size, in: make).checked()
    }

    /// The report of ``checkReuse(of:items:size:pairs:seed:except:configure:)``, whether it is clean or not.
    public func reuseReport<Cell: UICollectionViewCell, Item>(
        of type: Cell.Type, items: [Item], size: CGSize = CGSize(width: 160, height: 160), pairs: Int = 40, seed: UInt64 = 1,
        except properties: Set<String> = [], configure: @escaping @MainActor (Cell, Item) -> Void
    ) -> ReuseReport {
        reuseReport(pairs: pairs, seed: seed, except: properties, size: size) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = size
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let source = ReuseSource(items: items, configure: configure)
            view.register(type, forCellWithReuseIdentifier: ReuseSource<Cell, Item>.identifier)
            view.dataSource = source
            return HuntSubject(view, companions: [source])
        }
    }

    /// The report of ``checkReuse(pairs:seed:except:size:in:)``, whether it is clean or not.
    public func reuseReport(
        pairs: Int = 40, seed: UInt64 = 1, except properties: Set<String> = [], size: CGSize? = nil,
        in make: @escaping @MainActor () -> HuntSubject
    ) -> ReuseReport {
        StageWitness.$current.withValue(nil) {
            ReuseProbe(preset: preset, screen: window.bounds.size, scale: scale, cell: size, exceptions: properties, make: make)
                .report(pairs: pairs, seed: seed)
        }
    }
}

extension ReuseReport {
    fileprivate func checked() throws -> ReuseReport {
        guard isClean else { throw self }
        return self
    }
}

/// Provides one section of items with cells of one class.
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
