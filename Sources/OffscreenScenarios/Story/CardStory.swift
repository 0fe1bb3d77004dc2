import Offscreen
import UIKit

/// The main job: the ordering bug of iOS 10 and its fix, told on the terminal, every statement checked while it is told.
@MainActor
public struct CardStory {
    public let seed: UInt64
    public private(set) var lines: [String] = []
    /// Statements that did not hold.
    public private(set) var broken: [String] = []
    private var reloads = 1
    private let ten: Preset

    public init(seed: UInt64) {
        self.init(seed: seed, ten: .iOS10(seed: seed))
    }

    /// Tells the same story of another system in the place of iOS 10: on one without the bug the statements do not hold.
    package init(seed: UInt64, ten: Preset) {
        self.seed = seed
        self.ten = ten
    }

    /// The lines as printed.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// Tells the story from beginning to end.
    public mutating func tell() {
        guard tellSetting() else { return }
        tellNine()
        tellTen()
        tellZPosition()
        tellFix()
        say("")
        say("The iOS10 preset reproduces a reported symptom (radar 27519174) by a plausible mechanism. It is not Apple's code.")
    }

    // MARK: - The run

    /// One stage after the same steps on every system: show, scroll, reload the section some times.
    private struct Run {
        let stage: Stage
        let screen: CardScreen
        var view: UICollectionView { screen.collectionView }
        @MainActor var report: StackingReport { stage.stacking(of: screen.collectionView) }
    }

    private func run(
        _ preset: Preset, _ viewClass: UICollectionView.Type = UICollectionView.self, configure: ((PosterCell, IndexPath) -> Void)? = nil
    ) -> Run {
        let stage = Stage(width: 320, height: 260, behavior: preset)
        let screen = stage.run { CardScreen(sections: [4, 6], collectionViewClass: viewClass) }
        screen.configure = configure
        stage.show(screen.collectionView)
        stage.scroll(screen.collectionView, by: 12)
        for _ in 0..<reloads { stage.act("reload section 0") { screen.collectionView.reloadSections([0]) } }
        return Run(stage: stage, screen: screen)
    }

    // MARK: - The parts

    private mutating func tellSetting() -> Bool {
        say("Cells on a card")
        say("  A 320x260 screen shows a section of 4 posters (zIndex 0) on a card decoration (zIndex -1), with an armband decoration")
        say("  (zIndex 1) and a header (zIndex 10). It is scrolled by 12 points, then section 0 is reloaded.")
        // On iOS 10 chance decides whom a reload hits: reload until the card is hit, as people did who reported it.
        let trial = run(ten)
        while covered(in: trial) == nil {
            guard reloads < 64 else {
                check("with seed \(seed) the card is hit within 64 reloads", false)
                return false
            }
            reloads += 1
            trial.stage.act("reload section 0") { trial.view.reloadSections([0]) }
        }
        if reloads > 1 { say("  With seed \(seed) the bug shows after \(reloads) reloads, so everything below reloads \(reloads) times.") }
        return true
    }

    private mutating func tellNine() {
        say("")
        say("iOS 9")
        let report = run(.iOS9).report
        show(report)
        check("on iOS 9 nothing lies above a greater zIndex", report.inversions.isEmpty)
        check("the same steps are clean on the current system", run(.current).report.inversions.isEmpty)
    }

    private mutating func tellTen() {
        say("")
        say("iOS 10, seed \(seed)")
        let run = run(ten)
        show(run.report)
        guard let (card, cell, path) = covered(in: run) else { return }
        check("some cells lie under the card although their zIndex is greater", !run.report.inversions.isEmpty)
        let spot = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        let hit = reusableView(at: spot, in: run.view)
        say("  A tap at the middle of \(path.map(String.init).joined(separator: "-")), which the card covers:")
        check("hitTest finds \(name(hit)), not the cell", hit === card)
        check("indexPathForItem(at:) still answers item \(path.section)-\(path.item)", run.view.indexPathForItem(at: spot) == path)
    }

    private mutating func tellZPosition() {
        say("")
        say("An attempt: cell.layer.zPosition = CGFloat(zIndex)")
        let cellsOnly = run(ten) { cell, _ in cell.layer.zPosition = 0 }
        check(
            "on cells only it changes nothing: 0 against the card's 0 is a tie, and the sibling order decides",
            covered(in: cellsOnly).map { paintedLater($0.card, than: $0.cell) } == true)
        let all = run(ten)
        for case let view as UICollectionReusableView in all.view.subviews {
            view.layer.zPosition = CGFloat((view as? any LayoutZIndexed)?.layoutZIndex ?? 0)
        }
        let fooled = covered(in: all)
        check("set on all three kinds, the painting is right", fooled.map { !paintedLater($0.card, than: $0.cell) } == true)
        let hit = fooled.flatMap { reusableView(at: CGPoint(x: $0.cell.frame.midX, y: $0.cell.frame.midY), in: all.view) }
        check("but the tap still hits the card: touches go by the siblings", hit != nil && hit === fooled?.card)
    }

    private mutating func tellFix() {
        say("")
        say("The fix: a UICollectionView subclass whose layoutSubviews() calls super, then sends the cards to the back")
        let article = run(ten, ArticleFixCollectionView.self).report
        let left = article.inversions
        check(
            "no card lies above anything any more",
            !left.contains { $0.above.element?.kind == SectionCardDecorationLayout.cardKind })
        say("  What it leaves: \(left.count) inversions of headers and armbands; the complete fix also brings those to the front:")
        let fixed = run(ten, CardCollectionView.self).report
        show(fixed)
        check("with CardCollectionView nothing lies above a greater zIndex", fixed.inversions.isEmpty)
    }

    // MARK: - Telling

    private mutating func say(_ line: String) {
        lines.append(line)
    }

    private mutating func show(_ report: StackingReport) {
        for line in report.text(mostInversions: 1).split(separator: "\n") { say("  " + line) }
    }

    private mutating func check(_ statement: String, _ holds: Bool) {
        say("  \(holds ? "ok" : "NOT SO"): \(statement)")
        if !holds { broken.append(statement) }
    }

    // MARK: - Looking

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
