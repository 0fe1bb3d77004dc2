import UIKit

/// A report on the differences between reused and new cells.
///
/// ``Stage/checkReuse(of:items:size:maximumTryCount:seed:except:ignoresWorkElsewhere:configure:)``
/// throws the report if it is not clean.
public struct ReuseReport: Error, Equatable, Sendable, CustomStringConvertible {
    /// A value that differs between a reused cell and a cell that was made for the same item.
    public struct Difference: Equatable, Sendable {
        /// The path of the value: "label.textColor", "layer.cornerRadius",
        /// "contentView.subviews[0].text". A view in a property of the cell's class has the name of
        /// that property.
        public let path: String
        /// The value in the reused cell at the end. If the values differ only temporarily, for
        /// example until late content arrives, this is the temporary value, followed by "for a
        /// while". A value that does not exist is "not there".
        public let reused: String
        /// The value in a new cell at the end. For a temporary difference, these are the successive
        /// values in the new cell.
        public let fresh: String
        /// The first item of the simplest pair of items found that shows the difference.
        public let before: IndexPath
        /// The second item of that pair, whose cell has the difference.
        public let then: IndexPath
        /// Whether the second item was shown before the scheduled work for the first had finished,
        /// such as a request for its image.
        public let isAtOnce: Bool
        /// Whether a scroll view inside the cell was scrolled while the cell showed the first item.
        public let isScrolled: Bool
        /// Whether the controls inside the cell were tapped while the cell showed the first item.
        /// The new cell is one that was made after the same taps.
        public var isTapped = false
        /// Whether the two items were on screen at once, in two cells. The second item's cell then
        /// gets a value of the first, or does not get its own.
        public var isTogether = false
    }

    /// The differences, sorted by path. There is at most one for each path.
    public let differences: [Difference]
    /// The number of pairs of items that were tried, without those that simplify a difference. A
    /// pair that was tried in several ways counts each time.
    public let pairs: Int
    /// The number of pairs without a reused cell, for example because the two items have cells of
    /// different kinds.
    public let pairsWithoutReuse: Int

    /// The reason why the check says nothing, such as that no cell was reused, or that an exception
    /// names no property; empty if there is none.
    let obstacle: String
    /// The paths of values that could be compared in no pair, because two new cells of the same
    /// item differed there too. Such a value depends on something that all tries share.
    let uncomparedPaths: [String]
    /// The number of times that code of the screen began work in a task or on another queue, which
    /// the check did not run; 0 if the check waited for it, or was told to ignore it.
    public let unseenWorkCount: Int

    /// Whether cells were reused, none of them differed from a new one, each exception names a
    /// property, each property was compared, and no work was begun that the check did not run.
    public var isClean: Bool {
        differences.isEmpty && obstacle.isEmpty && uncomparedPaths.isEmpty && unseenWorkCount == 0
    }

    public var description: String {
        guard obstacle.isEmpty else { return "\(obstacle)\n" }
        let shown = "\(pairs - pairsWithoutReuse) of \(pairs) pairs of items reused a cell"
        guard !isClean else { return "a reused cell is as a new one: \(shown)\n" }
        let limits = linesAboutUncomparedPaths + linesAboutUnseenWork
        guard !differences.isEmpty else { return limits.map { $0 + "\n" }.joined() }
        var lines = [
            differences.allSatisfy(\.isTogether)
                ? "cells that are on screen at once disturb each other" : "a reused cell is not as a new one: \(shown)"
        ]
        for group in differences.grouped(by: { $0.circumstances == $1.circumstances }) {
            lines.append("  \(group[0].circumstances):")
            lines += group.map { "    \($0.values)" }
        }
        if differences.contains(where: \.isTogether) {
            lines.append("  give each request a completion of its own, which knows its item and its cell")
        }
        if !differences.allSatisfy(\.isTogether) {
            lines.append(
                "  reset what cellForItemAt does not set, in prepareForReuse(); "
                    + "when content arrives late, check that the cell still shows its item")
        }
        lines.append("  if a difference is intended, allow it: except: [\"\(differences[0].path)\"]")
        return (lines + limits).map { $0 + "\n" }.joined()
    }

    private var linesAboutUncomparedPaths: [String] {
        guard let first = uncomparedPaths.first else { return [] }
        let names = uncomparedPaths.joined(separator: ", ")
        return [
            "two new cells of the same item differ, so nothing can be said about \(names)",
            "  the closure uses something that all tries share: make it anew in the closure, or except: [\"\(first)\"]",
        ]
    }

    private var linesAboutUnseenWork: [String] {
        if unseenWorkCount == 0 { return [] }
        return [
            "this check did not run work that the screen began in tasks or on other queues, \(unseenWorkCount) times",
            "  in an async test, `try await stage.checkReuse(...)` waits for such work",
            "  if it changes no cell, allow it: ignoresWorkElsewhere: true",
        ]
    }
}

extension ReuseReport.Difference: CustomStringConvertible {
    /// The difference in one line: "label.text is "0-1", in a new cell "0-2" (item 0-1, then 0-2)".
    public var description: String { "\(values) (\(circumstances))" }

    fileprivate var values: String { "\(path) is \(reused), \(isTogether ? "alone" : "in a new cell") \(fresh)" }

    /// The pair of items, and the circumstances in which the second was shown.
    fileprivate var circumstances: String {
        func itemText(at path: IndexPath) -> String { "item \(path.section)-\(path.item)" }
        if isTogether { return "\(itemText(at: then)), while \(itemText(at: before)) is on screen" }
        return "\(itemText(at: before)), then \(itemText(at: then))"
            + (isAtOnce ? ", before the work for the first is done" : "")
            + (isScrolled ? ", after what scrolls in the cell was scrolled" : "")
            + (isTapped ? ", after the controls in the cell were tapped" : "")
    }
}

extension Stage {
    /// Checks that a cell that showed one item and then another equals a new cell that shows only
    /// the second item. The properties, subviews, constraints, actions and layers are compared.
    ///
    /// ```swift
    /// try stage.checkReuse(of: PosterCell.self, items: posters) { cell, poster in cell.show(poster) }
    /// ```
    ///
    /// The cells are on separate stages with this stage's preset. The seed chooses the pairs of
    /// items, and each difference is reported with the simplest pair found that shows it. In some
    /// pairs, the second item is shown before the scheduled work for the first has finished. If
    /// cells contain scroll views, pairs are also tried in which these views are scrolled while the
    /// first item is shown. If cells contain controls, pairs are also tried in which these are
    /// tapped while the first item is shown. Some pairs are shown at once, in two cells: if content
    /// arrives late, neither may get what belongs to the other. A new cell of the second item is
    /// made both before and after the reused one, so `configure` can use a loader that keeps what it
    /// has loaded: values that differ between the two new cells are no differences of the reused
    /// one. A cell is read when it is shown, whenever work or an animation begins or ends in the
    /// first two seconds, and at the end. Closures are compared only with nil, and not with each
    /// other. The values of an object that the cells of two items share, such as a loader, are not
    /// compared.
    ///
    /// - Parameters:
    ///   - items: the values with which cells are configured, the simplest first.
    ///   - size: the size of the cells, in points.
    ///   - maximumTryCount: the greatest number of tries, without those with scrolling or taps and
    ///     those that simplify a difference. Each pair of
    ///     items, in either order, can be tried in two ways: the second item is shown before or
    ///     after the work for the first one has
    ///     finished. If there are no more tries than this number, all are made.
    ///   - properties: properties that may differ, with everything that belongs to them. Each is
    ///     named by the end of its path, such as "label.text" or "loader". A name of no property
    ///     fails the check.
    ///   - ignoresWorkElsewhere: whether the check accepts that code of the screen begins work in
    ///     tasks and on other queues, which a check without `await` does not run. By default it
    ///     fails.
    /// - Returns: the clean report.
    /// - Throws: the ``ReuseReport``, if something differs, nothing was compared, or an exception
    ///   names no property.
    @discardableResult
    public func checkReuse<Cell: UIView, Item>(
        of type: Cell.Type, items: [Item], size: CGSize = CGSize(width: 160, height: 160), maximumTryCount: Int = 40,
        seed: UInt64 = 1,
        except properties: Set<String> = [], ignoresWorkElsewhere: Bool = false,
        configure: @escaping @MainActor (Cell, Item) -> Void
    ) throws -> ReuseReport {
        try reuseReport(
            of: type, items: items, size: size, maximumTryCount: maximumTryCount, seed: seed, except: properties,
            ignoresWorkElsewhere: ignoresWorkElsewhere, configure: configure
        )
        .requireClean()
    }

    /// Checks reused cells as the function without `await` does, and waits for the main queue, for
    /// tasks, and for other queues after each item. Work that is not over after a second of real
    /// time is not waited for, nor is work that files without `import UIKit` begin on other queues.
    @discardableResult
    public func checkReuse<Cell: UIView, Item>(
        of type: Cell.Type, items: [Item], size: CGSize = CGSize(width: 160, height: 160), maximumTryCount: Int = 40,
        seed: UInt64 = 1,
        except properties: Set<String> = [], configure: @escaping @MainActor (Cell, Item) -> Void
    ) async throws -> ReuseReport {
        try await reuseReport(
            of: type, items: items, size: size, maximumTryCount: maximumTryCount, seed: seed, except: properties,
            configure: configure
        )
        .requireClean()
    }

    /// Checks the cells of a collection view, which its own data source and delegate configure, as
    /// ``checkReuse(of:items:size:maximumTryCount:seed:except:ignoresWorkElsewhere:configure:)`` does.
    ///
    /// - Parameters:
    ///   - size: the size of the cells. By default it is the size in the collection view's layout,
    ///     or 160 by 160 points if that
    ///     layout has no attributes for the item.
    ///   - make: makes a new collection view, as for a ``Hunt``. It must make the same items each
    ///     time.
    /// - Returns: the clean report.
    /// - Throws: the ``ReuseReport``, if something differs, nothing was compared, or an exception
    ///   names no property.
    @discardableResult
    public func checkReuse(
        maximumTryCount: Int = 40, seed: UInt64 = 1, except properties: Set<String> = [],
        ignoresWorkElsewhere: Bool = false, size: CGSize? = nil,
        in make: @escaping @MainActor () -> HuntSubject
    ) throws -> ReuseReport {
        try reuseReport(
            maximumTryCount: maximumTryCount, seed: seed, except: properties,
            ignoresWorkElsewhere: ignoresWorkElsewhere, size: size, in: make
        )
        .requireClean()
    }

    /// Checks the cells of a collection view as the function without `await` does, and waits as
    /// ``checkReuse(of:items:size:maximumTryCount:seed:except:configure:)`` does.
    @discardableResult
    public func checkReuse(
        maximumTryCount: Int = 40, seed: UInt64 = 1, except properties: Set<String> = [], size: CGSize? = nil,
        in make: @escaping @MainActor () -> HuntSubject
    ) async throws -> ReuseReport {
        try await reuseReport(maximumTryCount: maximumTryCount, seed: seed, except: properties, size: size, in: make)
            .requireClean()
    }

    /// Returns the report of
    /// ``checkReuse(of:items:size:maximumTryCount:seed:except:ignoresWorkElsewhere:configure:)``, even
    /// if it is not clean.
    public func reuseReport<Cell: UIView, Item>(
        of type: Cell.Type, items: [Item], size: CGSize = CGSize(width: 160, height: 160), maximumTryCount: Int = 40,
        seed: UInt64 = 1,
        except properties: Set<String> = [], ignoresWorkElsewhere: Bool = false,
        configure: @escaping @MainActor (Cell, Item) -> Void
    ) -> ReuseReport {
        reuseReport(
            maximumTryCount: maximumTryCount, seed: seed, except: properties,
            ignoresWorkElsewhere: ignoresWorkElsewhere, size: size,
            in: Self.subjectForReuse(of: type, items: items, size: size, configure: configure))
    }

    /// Returns the report of ``checkReuse(of:items:size:maximumTryCount:seed:except:configure:)``,
    /// even if it is not clean.
    public func reuseReport<Cell: UIView, Item>(
        of type: Cell.Type, items: [Item], size: CGSize = CGSize(width: 160, height: 160), maximumTryCount: Int = 40,
        seed: UInt64 = 1,
        except properties: Set<String> = [], configure: @escaping @MainActor (Cell, Item) -> Void
    ) async -> ReuseReport {
        await reuseReport(
            maximumTryCount: maximumTryCount, seed: seed, except: properties, size: size,
            in: Self.subjectForReuse(of: type, items: items, size: size, configure: configure))
    }

    /// Returns the report of
    /// ``checkReuse(maximumTryCount:seed:except:ignoresWorkElsewhere:size:in:)``, even if it is not
    /// clean.
    public func reuseReport(
        maximumTryCount: Int = 40, seed: UInt64 = 1, except properties: Set<String> = [],
        ignoresWorkElsewhere: Bool = false, size: CGSize? = nil,
        in make: @escaping @MainActor () -> HuntSubject
    ) -> ReuseReport {
        StageCollector.$current.withValue(nil) {
            reuseProbe(except: properties, ignoresWorkElsewhere: ignoresWorkElsewhere, size: size, in: make)
                .report(maximumTryCount: maximumTryCount, seed: seed)
        }
    }

    /// Returns the report of ``checkReuse(maximumTryCount:seed:except:size:in:)``, even if it is
    /// not clean.
    public func reuseReport(
        maximumTryCount: Int = 40, seed: UInt64 = 1, except properties: Set<String> = [], size: CGSize? = nil,
        in make: @escaping @MainActor () -> HuntSubject
    ) async -> ReuseReport {
        await StageCollector.$current.withValue(nil) {
            await reuseProbe(except: properties, ignoresWorkElsewhere: false, size: size, in: make)
                .awaitedReport(maximumTryCount: maximumTryCount, seed: seed)
        }
    }

    /// Returns a function that makes a list of cells of one class.
    private static func subjectForReuse<Cell: UIView, Item>(
        of type: Cell.Type, items: [Item], size: CGSize, configure: @escaping @MainActor (Cell, Item) -> Void
    ) -> @MainActor () -> HuntSubject {
        precondition(
            type is UICollectionViewCell.Type || type is UITableViewCell.Type,
            "checkReuse(of: \(type).self): the class is neither a UICollectionViewCell nor a UITableViewCell")
        return ReuseDataSource(items: items, configure: configure).subject(size: size)
    }

    private func reuseProbe(
        except properties: Set<String>, ignoresWorkElsewhere: Bool, size: CGSize?,
        in make: @escaping @MainActor () -> HuntSubject
    ) -> ReuseProbe {
        ReuseProbe(
            preset: preset, screen: window.bounds.size, scale: scale, cellSize: size, exceptions: properties,
            ignoresWorkElsewhere: ignoresWorkElsewhere, make: make)
    }
}

extension ReuseReport {
    /// Returns the report if it is clean, and otherwise throws it.
    fileprivate func requireClean() throws -> ReuseReport {
        guard isClean else { throw self }
        return self
    }
}

/// Makes lists with one section, whose items have cells of one class.
@MainActor
private struct ReuseDataSource<Cell: UIView, Item> {
    let items: [Item]
    let configure: @MainActor (Cell, Item) -> Void

    func subject(size: CGSize) -> @MainActor () -> HuntSubject {
        { Cell.self is UITableViewCell.Type ? table(size: size) : collectionView(size: size) }
    }

    private func table(size: CGSize) -> HuntSubject {
        let view = UITableView(frame: .zero, style: .plain)
        let source = TableSource(self)
        view.register(Cell.self, forCellReuseIdentifier: "reuse")
        view.rowHeight = size.height
        view.dataSource = source
        return HuntSubject(view, companions: [source])
    }

    private func collectionView(size: CGSize) -> HuntSubject {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = CollectionViewSource(self)
        view.register(Cell.self, forCellWithReuseIdentifier: "reuse")
        view.dataSource = source
        return HuntSubject(view, companions: [source])
    }

    private func show(_ index: Int, in cell: UIView) {
        if let cell = cell as? Cell { configure(cell, items[index]) }
    }

    private final class CollectionViewSource: NSObject, UICollectionViewDataSource {
        private let data: ReuseDataSource

        init(_ data: ReuseDataSource) { self.data = data }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            data.items.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "reuse", for: indexPath)
            data.show(indexPath.item, in: cell)
            return cell
        }
    }

    private final class TableSource: NSObject, UITableViewDataSource {
        private let data: ReuseDataSource

        init(_ data: ReuseDataSource) { self.data = data }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.items.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "reuse", for: indexPath)
            data.show(indexPath.row, in: cell)
            return cell
        }
    }
}
