import Offscreen
import UIKit

/// The main demonstration: the ordering bug of iOS 10 and its fix, told on the terminal with the numbers of the reports. Every
/// statement is checked while it is told.
@MainActor
public struct CardStory {
    public let seed: UInt64
    public private(set) var lines: [String] = []
    /// Statements that did not hold.
    public private(set) var broken: [String] = []
    private let ten: Preset

    public init(seed: UInt64) {
        self.init(seed: seed, ten: .iOS10(seed: seed))
    }

    /// Tells the same story with another system in place of iOS 10. On a system without the bug the statements do not hold.
    package init(seed: UInt64, ten: Preset) {
        self.seed = seed
        self.ten = ten
    }

    /// The lines as printed.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// Tells the story from beginning to end.
    public mutating func tell() {
        tellReload()
        tellReloadOfSections()
        tellZPosition()
        tellFix()
        say("")
        say("The iOS10 preset reproduces what these reports describe by plausible mechanisms. It is not Apple's code.")
    }

    // MARK: - The run

    /// The zIndex values of a report.
    private struct Numbers {
        var card: Int
        var cell: Int
        var header: Int
        var hasArmbands = false

        static let radar27519174 = Numbers(card: -1, cell: 10, header: 20)
        static let article = Numbers(card: -1, cell: 0, header: 10, hasArmbands: true)
    }

    private enum Trigger: String {
        case reload = "reloadData()"
        case invalidate = "invalidateLayout()"
        case reloadSection = "reloadSections([0])"
        case scroll = "scroll"

        @MainActor
        func pull(_ view: UICollectionView) {
            switch self {
            case .reload: view.reloadData()
            case .invalidate: view.collectionViewLayout.invalidateLayout()
            case .reloadSection: view.reloadSections([0])
            case .scroll: view.contentOffset.y = view.contentOffset.y == 12 ? 200 : 12
            }
        }
    }

    /// A stage after the same steps on any system: show, scroll, and repeat the trigger.
    private struct Run {
        let stage: Stage
        let screen: CardScreen
        var view: UICollectionView { screen.collectionView }
        @MainActor var report: StackingReport { stage.stacking(of: screen.collectionView) }
    }

    private func run(
        _ preset: Preset, _ numbers: Numbers, _ trigger: Trigger, times: Int, _ viewClass: UICollectionView.Type = UICollectionView.self,
        configure: ((PosterCell, IndexPath) -> Void)? = nil, until: (Run) -> Bool = { _ in false }
    ) -> (run: Run, times: Int) {
        let stage = Stage(width: 320, height: 260, behavior: preset)
        let screen = stage.run { CardScreen(sections: [4, 6], collectionViewClass: viewClass) }
        screen.layout.cardZIndex = numbers.card
        screen.layout.cellZIndex = numbers.cell
        screen.layout.headerZIndex = numbers.header
        screen.hasArmbands = numbers.hasArmbands
        screen.configure = configure
        stage.show(screen.collectionView)
        stage.scroll(screen.collectionView, by: 12)
        let run = Run(stage: stage, screen: screen)
        for time in 1...times {
            stage.act(trigger.rawValue) { trigger.pull(screen.collectionView) }
            if until(run) { return (run, time) }
        }
        return (run, times)
    }

    /// How often the trigger has to be repeated until a card covers a cell; nil when that never happens. Chance decides which views
    /// the bug hits, and people tried again until they saw it.
    private func timesUntilCovered(_ preset: Preset, _ numbers: Numbers, _ trigger: Trigger) -> Int? {
        let (run, times) = run(preset, numbers, trigger, times: Self.patience, until: { covered(in: $0) != nil })
        return covered(in: run) == nil ? nil : times
    }

    private static let patience = 64

    // MARK: - The parts

    private mutating func tellReload() {
        say("Cells under a card: radar 27519174, filed against iOS 10")
        say("  A 320x260 screen shows a section of 4 posters (zIndex 10) and a header (20), with a background decoration (-1) behind them.")
        say("  It is scrolled by 12 points. Then the app calls reloadData().")
        say("")
        say("iOS 10, seed \(seed)")
        let numbers = Numbers.radar27519174
        guard let times = timesUntilCovered(ten, numbers, .reload) else {
            check("with seed \(seed) a card covers a cell within \(Self.patience) reloads", false)
            return
        }
        if times > 1 { say("  With seed \(seed) the bug shows after \(times) reloads, so the app reloads \(times) times here.") }
        let (run, _) = run(ten, numbers, .reload, times: times)
        show(run.report)
        guard let (card, cell, path) = covered(in: run) else { return }
        check("some cells lie under the card although their zIndex is greater", !run.report.inversions.isEmpty)
        check("on iOS 9 the same steps leave nothing above a greater zIndex", isClean(.iOS9, numbers, .reload, times))
        check("nor on the current system", isClean(.current, numbers, .reload, times))
        let atZero = Numbers(card: 0, cell: 10, header: 20)
        check("with the decoration at zIndex 0 it is the same, as reported", timesUntilCovered(ten, atZero, .reload) != nil)
        check("an invalidateLayout() that the app calls does it, too, as reported", timesUntilCovered(ten, numbers, .invalidate) != nil)
        check("scrolling alone never does, which is why a demo does not show it", isClean(ten, numbers, .scroll, Self.patience))
        let spot = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        let hit = reusableView(at: spot, in: run.view)
        say("  A tap at the middle of \(path.map(String.init).joined(separator: "-")), which the card covers:")
        check("hitTest finds \(name(hit)), not the cell", hit === card)
        check("indexPathForItem(at:) still answers item \(path.section)-\(path.item)", run.view.indexPathForItem(at: spot) == path)
    }

    private mutating func tellReloadOfSections() {
        say("")
        say("Radar 30118987: reloadSections, \"2-4 calls\"; and an article on section cards: card -1, cells 0, an armband 1")
        for mechanism in Preset.Mechanism.allCases {
            let times = timesUntilCovered(ten.with(mechanism), .article, .reloadSection)
            let calls = times.map { "\($0) call\($0 == 1 ? "" : "s")" } ?? "\(Self.patience) calls"
            check("by the mechanism \(mechanism.rawValue) a card covers cells after \(calls) with seed \(seed)", times != nil)
        }
        check(
            "transient does not explain radar 27519174: \(Self.patience) reloads and as many invalidations leave every zIndex in order",
            isClean(ten.with(.transient), .radar27519174, .reload, Self.patience)
                && isClean(ten.with(.transient), .radar27519174, .invalidate, Self.patience))
    }

    private mutating func tellZPosition() {
        guard let times = timesUntilCovered(ten, .article, .reloadSection) else { return }
        say("")
        say("An attempt with the article's numbers: cell.layer.zPosition = CGFloat(zIndex)")
        let (cellsOnly, _) = run(ten, .article, .reloadSection, times: times, configure: { cell, _ in cell.layer.zPosition = 0 })
        check(
            "on cells only it changes nothing: 0 against the card's 0 is a tie, and the sibling order decides",
            covered(in: cellsOnly).map { paintedLater($0.card, than: $0.cell) } == true)
        let (all, _) = run(ten, .article, .reloadSection, times: times)
        for case let view as UICollectionReusableView in all.view.subviews {
            view.layer.zPosition = CGFloat((view as? any LayoutZIndexed)?.layoutZIndex ?? 0)
        }
        let fooled = covered(in: all)
        check("set on all three kinds, the painting is right", fooled.map { !paintedLater($0.card, than: $0.cell) } == true)
        let hit = fooled.flatMap { reusableView(at: CGPoint(x: $0.cell.frame.midX, y: $0.cell.frame.midY), in: all.view) }
        check("but the tap still hits the card: touches and snapshots go by the siblings", hit != nil && hit === fooled?.card)
    }

    private mutating func tellFix() {
        guard let times = timesUntilCovered(ten, .article, .reloadSection) else { return }
        say("")
        say("The article's fix: a UICollectionView subclass whose layoutSubviews() calls super, then sends the cards to the back")
        let (article, _) = run(ten, .article, .reloadSection, times: times, ArticleFixCollectionView.self)
        let left = article.report.inversions
        check(
            "no card lies above anything any more",
            !left.contains { $0.above.element?.kind == SectionCardDecorationLayout.cardKind })
        say("  It leaves \(left.count) inversions of headers and armbands. The complete fix also brings those to the front:")
        let (fixed, _) = run(ten, .article, .reloadSection, times: times, CardCollectionView.self)
        show(fixed.report)
        check("with CardCollectionView nothing lies above a greater zIndex", fixed.report.inversions.isEmpty)
    }

    // MARK: - Writing

    private mutating func say(_ line: String) {
        lines.append(line)
    }

    private mutating func show(_ report: StackingReport) {
        for line in report.text(maximumInversions: 1).split(separator: "\n") { say("  " + line) }
    }

    private mutating func check(_ statement: String, _ holds: Bool) {
        say("  \(holds ? "ok" : "NOT SO"): \(statement)")
        if !holds { broken.append(statement) }
    }

    // MARK: - Looking

    private func isClean(_ preset: Preset, _ numbers: Numbers, _ trigger: Trigger, _ times: Int) -> Bool {
        var isClean = true
        _ = run(
            preset, numbers, trigger, times: times,
            until: { run in
                isClean = isClean && run.report.inversions.isEmpty
                return !isClean
            })
        return isClean
    }

    /// A cell on screen that a card lies above.
    private func covered(in run: Run) -> (card: UIView, cell: UIView, path: IndexPath)? {
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

    private func paintedLater(_ a: UIView, than b: UIView) -> Bool {
        let order = a.superview?.subviews ?? []
        func rank(_ view: UIView) -> (CGFloat, Int) { (view.layer.zPosition, order.firstIndex(of: view) ?? 0) }
        return rank(a) > rank(b)
    }

    private func name(_ view: UIView?) -> String { view.map { "\(type(of: $0))" } ?? "nothing" }
}
