import Offscreen
import UIKit

/// A text that demonstrates the ordering bug of iOS 10 and its fix, with the zIndex values of bug
/// reports and of an article. Each statement after "ok:" or "NOT SO:" was checked on a simulated
/// screen.
@MainActor
public struct CardStory {
    public let seed: UInt64
    public private(set) var lines: [String] = []
    /// The statements of the text that did not hold on the simulated screen.
    public private(set) var failedStatements: [String] = []
    private let system: Preset

    public init(seed: UInt64) {
        self.init(seed: seed, system: .iOS10(seed: seed))
    }

    /// Makes the demonstration with another system in place of iOS 10. On a system without the bug
    /// some statements do not hold.
    package init(seed: UInt64, system: Preset) {
        self.seed = seed
        self.system = system
    }

    /// The lines as one text.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// Runs the demonstration, and adds its text to `lines`.
    public mutating func write() {
        writeReload()
        writeReloadOfSections()
        writeZPositionAttempt()
        writeFix()
        add("")
        add("The iOS10 preset reproduces what these reports describe by plausible mechanisms. It is not Apple's code.")
    }

    // MARK: - Runs on a simulated screen

    private enum Trigger: String {
        case reload = "reloadData()"
        case invalidate = "invalidateLayout()"
        case reloadSection = "reloadSections([0])"
        case scroll = "scroll"

        @MainActor
        func act(on view: UICollectionView) {
            switch self {
            case .reload: view.reloadData()
            case .invalidate: view.collectionViewLayout.invalidateLayout()
            case .reloadSection: view.reloadSections([0])
            case .scroll: view.contentOffset.y = view.contentOffset.y == 12 ? 200 : 12
            }
        }
    }

    /// The zIndex values in a bug report or an article, and what the app does there.
    private struct Conditions {
        var card = -1
        var cell: Int
        var header: Int
        var hasArmbands = false
        var trigger: Trigger

        static func radar27519174(_ trigger: Trigger) -> Conditions {
            Conditions(cell: 10, header: 20, trigger: trigger)
        }
        static let article = Conditions(cell: 0, header: 10, hasArmbands: true, trigger: .reloadSection)
    }

    /// The stage and the screen after the cards were shown and scrolled, and the trigger was
    /// performed once or several times.
    private struct Run {
        let stage: Stage
        let screen: CardScreen
        /// How many times the trigger was performed.
        var times = 0
        var view: UICollectionView { screen.collectionView }
        @MainActor var report: StackingReport { stage.stacking(of: screen.collectionView) }
    }

    private func run(
        _ conditions: Conditions, times: Int, on preset: Preset? = nil,
        viewClass: UICollectionView.Type = UICollectionView.self,
        configure: ((PosterCell, IndexPath) -> Void)? = nil, until isDone: (Run) -> Bool = { _ in false }
    ) -> Run {
        let stage = Stage(width: 320, height: 260, behavior: preset ?? system)
        let screen = stage.run { CardScreen(sections: [4, 6], collectionViewClass: viewClass) }
        screen.layout.cardZIndex = conditions.card
        screen.layout.cellZIndex = conditions.cell
        screen.layout.headerZIndex = conditions.header
        screen.hasArmbands = conditions.hasArmbands
        screen.configure = configure
        stage.show(screen.collectionView)
        stage.scroll(screen.collectionView, by: 12)
        var run = Run(stage: stage, screen: screen)
        repeat {
            stage.act(conditions.trigger.rawValue) { conditions.trigger.act(on: screen.collectionView) }
            run.times += 1
        } while run.times < times && !isDone(run)
        return run
    }

    /// Returns how many times the trigger, such as `reloadData()`, must be performed until a card
    /// covers a cell; nil if `repeatLimit` times are not enough. More than one time can be
    /// necessary, because the seed determines which views the bug affects.
    private func timesUntilCellIsCovered(_ conditions: Conditions, on preset: Preset? = nil) -> Int? {
        let run = run(conditions, times: Self.repeatLimit, on: preset, until: { coveredCell(in: $0) != nil })
        return coveredCell(in: run) == nil ? nil : run.times
    }

    private static let repeatLimit = 64

    // MARK: - Sections of the text

    private mutating func writeReload() {
        add("Cells under a card: radar 27519174, filed against iOS 10")
        add(
            """
              A 320x260 screen shows a section of 4 posters (zIndex 10) and a header (20), with a \
            background decoration (-1) behind them.
            """
        )
        add("  It is scrolled by 12 points. Then the app calls reloadData().")
        add("")
        add("iOS 10, seed \(seed)")
        var conditions = Conditions.radar27519174(.reload)
        guard let times = timesUntilCellIsCovered(conditions) else {
            addStatement("with seed \(seed) a card covers a cell within \(Self.repeatLimit) reloads", holds: false)
            return
        }
        if times > 1 {
            add("  With seed \(seed) the bug shows after \(times) reloads, so the app reloads \(times) times here.")
        }
        let run = run(conditions, times: times)
        add(run.report)
        guard let (card, cell, path) = coveredCell(in: run) else { return }
        addStatement(
            "some cells lie under the card although their zIndex is greater", holds: !run.report.inversions.isEmpty)
        addStatement(
            "on iOS 9 the same steps leave nothing above a greater zIndex",
            holds: leavesNoInversions(conditions, times: times, on: .iOS9))
        addStatement("nor on the current system", holds: leavesNoInversions(conditions, times: times, on: .current))
        conditions.card = 0
        addStatement(
            "with the decoration at zIndex 0 it is the same, as reported",
            holds: timesUntilCellIsCovered(conditions) != nil)
        addStatement(
            "an invalidateLayout() that the app calls does it, too, as reported",
            holds: timesUntilCellIsCovered(.radar27519174(.invalidate)) != nil)
        addStatement(
            "scrolling alone never does, which is why a demo does not show it",
            holds: leavesNoInversions(.radar27519174(.scroll), times: Self.repeatLimit))
        let spot = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        let hit = reusableView(at: spot, in: run.view)
        add("  A tap at the middle of \(path.map(String.init).joined(separator: "-")), which the card covers:")
        addStatement("hitTest finds \(className(of: hit)), not the cell", holds: hit === card)
        addStatement(
            "indexPathForItem(at:) still answers item \(path.section)-\(path.item)",
            holds: run.view.indexPathForItem(at: spot) == path)
    }

    private mutating func writeReloadOfSections() {
        add("")
        add(
            """
            Radar 30118987: reloadSections, "2-4 calls"; and an article on section cards: card -1, cells \
            0, an armband 1
            """
        )
        for mechanism in Preset.Mechanism.allCases {
            let times = timesUntilCellIsCovered(.article, on: system.with(mechanism))
            let calls = times.map { "\($0) call\($0 == 1 ? "" : "s")" } ?? "\(Self.repeatLimit) calls"
            addStatement(
                "by the mechanism \(mechanism.rawValue) a card covers cells after \(calls) with seed \(seed)",
                holds: times != nil)
        }
        addStatement(
            """
            transient does not explain radar 27519174: \(Self.repeatLimit) reloads and as many \
            invalidations leave every zIndex in order
            """,
            holds: [.reload, .invalidate].allSatisfy {
                leavesNoInversions(.radar27519174($0), times: Self.repeatLimit, on: system.with(.transient))
            })
    }

    private mutating func writeZPositionAttempt() {
        guard let times = timesUntilCellIsCovered(.article) else { return }
        add("")
        add("An attempt with the article's numbers: cell.layer.zPosition = CGFloat(zIndex)")
        let cellsOnly = run(.article, times: times, configure: { cell, _ in cell.layer.zPosition = 0 })
        addStatement(
            "on cells only it changes nothing: 0 against the card's 0 is a tie, and the sibling order decides",
            holds: coveredCell(in: cellsOnly).map { isPaintedLater($0.card, than: $0.cell) } == true)
        let all = run(.article, times: times)
        for case let view as UICollectionReusableView in all.view.subviews {
            view.layer.zPosition = CGFloat((view as? any LayoutZIndexed)?.layoutZIndex ?? 0)
        }
        let fooled = coveredCell(in: all)
        addStatement(
            "set on all three kinds, the painting is right",
            holds: fooled.map { !isPaintedLater($0.card, than: $0.cell) } == true)
        let hit = fooled.flatMap {
            reusableView(at: CGPoint(x: $0.cell.frame.midX, y: $0.cell.frame.midY), in: all.view)
        }
        addStatement(
            "but the tap still hits the card: touches and snapshots go by the siblings",
            holds: hit != nil && hit === fooled?.card)
    }

    private mutating func writeFix() {
        guard let times = timesUntilCellIsCovered(.article) else { return }
        add("")
        add(
            """
            The article's fix: a UICollectionView subclass whose layoutSubviews() calls super, then sends \
            the cards to the back
            """
        )
        let left = run(.article, times: times, viewClass: ArticleFixCollectionView.self).report.inversions
        addStatement(
            "no card lies above anything any more",
            holds: !left.contains { $0.above.element?.kind == SectionCardDecorationLayout.cardKind })
        let inversions = "\(left.count) inversion\(left.count == 1 ? "" : "s")"
        add("  It leaves \(inversions) of headers and armbands. The complete fix also brings those to the front:")
        let fixed = run(.article, times: times, viewClass: CardCollectionView.self)
        add(fixed.report)
        addStatement(
            "with CardCollectionView nothing lies above a greater zIndex", holds: fixed.report.inversions.isEmpty)
    }

    // MARK: - Writing lines

    private mutating func add(_ line: String) {
        lines.append(line)
    }

    private mutating func add(_ report: StackingReport) {
        for line in report.text(maximumEntryCount: 1).split(separator: "\n") { add("  " + line) }
    }

    private mutating func addStatement(_ statement: String, holds: Bool) {
        add("  \(holds ? "ok" : "NOT SO"): \(statement)")
        if !holds { failedStatements.append(statement) }
    }

    // MARK: - Questions about a run

    private func leavesNoInversions(_ conditions: Conditions, times: Int, on preset: Preset? = nil) -> Bool {
        run(conditions, times: times, on: preset, until: { !$0.report.inversions.isEmpty }).report.inversions.isEmpty
    }

    /// Returns a card that covers a cell, the cell, and the cell's index path; nil if no card
    /// covers a cell. A card covers a cell if the card's frame contains the cell's frame and the
    /// cell is earlier among the siblings.
    private func coveredCell(in run: Run) -> (card: UIView, cell: UIView, path: IndexPath)? {
        let views = run.view.subviews
        for (index, view) in views.enumerated() where view is SectionCardDecorationView && !view.isHidden {
            for case let cell as PosterCell in views[..<index] where !cell.isHidden && view.frame.contains(cell.frame) {
                if let path = run.view.indexPath(for: cell) { return (view, cell, path) }
            }
        }
        return nil
    }

    private func reusableView(at point: CGPoint, in view: UICollectionView) -> UIView? {
        var hit = view.hitTest(point, with: nil)
        while let current = hit, !(current is UICollectionReusableView) { hit = current.superview }
        return hit
    }

    private func isPaintedLater(_ a: UIView, than b: UIView) -> Bool {
        let order = a.superview?.subviews ?? []
        func rank(_ view: UIView) -> (CGFloat, Int) { (view.layer.zPosition, order.firstIndex(of: view) ?? 0) }
        return rank(a) > rank(b)
    }

    private func className(of view: UIView?) -> String { view.map { "\(type(of: $0))" } ?? "nothing" }
}
