import Foundation
import Offscreen
import Testing
import UIKit

/// The calls that take a completion. The completion of each call makes the same call again.
private enum Chain: String, CaseIterable, CustomTestStringConvertible {
    case animation, animationOfNoDuration, animationWhileDisabled, transaction, batchUpdate, emptyBatchUpdate,
        voidBatchUpdate
    case unanimatedUpdate, snapshot, sameSnapshot, unanimatedSnapshot, snapshotByReload, layout, sameLayout,
        unanimatedLayout
    case presentation, scroll

    var testDescription: String { rawValue }

    /// The beginning of the stage's text about the call while it is under way.
    var underWay: String {
        switch self {
        case .animation, .animationOfNoDuration, .animationWhileDisabled: "an animation until "
        case .transaction: "a transaction until "
        case .batchUpdate, .emptyBatchUpdate, .voidBatchUpdate, .unanimatedUpdate, .snapshot, .unanimatedSnapshot:
            "a batch update until "
        case .sameSnapshot, .snapshotByReload: "a snapshot until "
        case .layout, .sameLayout, .unanimatedLayout: "a change of layout until "
        case .presentation: "a presentation until "
        case .scroll: "a scroll of UICollectionView#1"
        }
    }
}

@MainActor
private final class ChainScreen: NSObject, UICollectionViewDelegate {
    let layouts = [UICollectionViewFlowLayout(), UICollectionViewFlowLayout()]
    let view: UICollectionView
    let controller = UIViewController()
    let source: UICollectionViewDiffableDataSource<Int, Int>
    /// The number of completions that were called.
    private(set) var count = 0
    /// The number of calls of `start(_:)` that are running, one inside another.
    private var depth = 0 { didSet { deepest = max(deepest, depth) } }
    private(set) var deepest = 0
    var goesOn = true
    override init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layouts[0])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        super.init()
        view.delegate = self
        source.apply(snapshot(of: 40), animatingDifferences: false)
    }
    private func snapshot(of count: Int) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        return snapshot
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { noteCompletion(of: .scroll) }
    private func noteCompletion(of chain: Chain) {
        count += 1
        if goesOn { start(chain) }
    }
    func start(_ chain: Chain) {
        depth += 1
        defer { depth -= 1 }
        let again: (Bool) -> Void = { [self] _ in noteCompletion(of: chain) }
        switch chain {
        case .animation: UIView.animate(withDuration: 0.1, animations: {}, completion: again)
        case .animationOfNoDuration: UIView.animate(withDuration: 0, animations: {}, completion: again)
        case .animationWhileDisabled:
            UIView.performWithoutAnimation { UIView.animate(withDuration: 1, animations: {}, completion: again) }
        case .transaction:
            CATransaction.begin()
            CATransaction.setCompletionBlock { again(true) }
            CATransaction.commit()
        case .batchUpdate:
            view.performBatchUpdates({ view.reconfigureItems(at: [IndexPath(item: 0, section: 0)]) }, completion: again)
        case .emptyBatchUpdate: view.performBatchUpdates(nil, completion: again)
        case .voidBatchUpdate: view.performBatchUpdates({ view.reloadData() }, completion: again)
        case .unanimatedUpdate: UIView.performWithoutAnimation { view.performBatchUpdates(nil, completion: again) }
        case .snapshot: source.apply(snapshot(of: 41 - count % 2)) { again(true) }
        case .sameSnapshot: source.apply(snapshot(of: 40)) { again(true) }
        case .unanimatedSnapshot:
            source.apply(snapshot(of: 41 - count % 2), animatingDifferences: false) { again(true) }
        case .snapshotByReload: source.applySnapshotUsingReloadData(snapshot(of: 40)) { again(true) }
        case .layout: view.setCollectionViewLayout(layouts[(count + 1) % 2], animated: true, completion: again)
        case .sameLayout: view.setCollectionViewLayout(view.collectionViewLayout, animated: true, completion: again)
        case .unanimatedLayout:
            view.setCollectionViewLayout(layouts[(count + 1) % 2], animated: false, completion: again)
        case .presentation:
            if controller.presentedViewController == nil {
                controller.present(UIViewController(), animated: false) { again(true) }
            } else {
                controller.dismiss(animated: false) { again(true) }
            }
        case .scroll: view.setContentOffset(CGPoint(x: 0, y: count % 2 == 0 ? 100 : 0), animated: true)
        }
    }
}

@MainActor struct CompletionTests {
    private func shown() -> (Stage, ChainScreen) {
        let stage = Stage(width: 100, height: 200)
        let screen = stage.run { ChainScreen() }
        // Only a controller in a window can present another.
        stage.show(screen.controller)
        stage.show(screen.view)
        return (stage, screen)
    }

    @Test(arguments: [false, true])
    func `The completion of an update inside cellForItemAt is called after performBatchUpdates returns [VIEW-10]`(
        isAnimated: Bool
    ) {
        let stage = Stage(width: 100, height: 400)
        let screen = stage.shown(GridScreen([1], itemSize: CGSize(width: 100, height: 10)))
        var (inCalls, later, calls) = (0, 0, 0)
        screen.onCell = { view, path in
            if calls < 12 {
                calls += 1
                var isInCall = true
                let update = {
                    view.performBatchUpdates(
                        { screen.insert(0) }, completion: { _ in if isInCall { inCalls += 1 } else { later += 1 } })
                }
                if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
                isInCall = false
            }
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        stage.act("reload", settling: false) { screen.view.reloadData() }
        stage.settle()
        #expect(calls == 12)
        #expect(inCalls == 0)
        #expect(later == 12)
        #expect(screen.view.visibleCells.count == 13)
    }

    @Test(arguments: Chain.allCases)
    private func
        `A completion runs in a later tick, and until then the stage lists what is under way [VIEW-10] [UPD-08]`(
            chain: Chain
        )
    {
        let (stage, screen) = shown()
        stage.act("start", settling: false) {
            screen.start(chain)
            #expect(screen.count == 0)
        }
        #expect(screen.count == 0)
        #expect(stage.underWay.contains { $0.hasPrefix(chain.underWay) }, "\(stage.underWay)")
        for _ in 0..<120 {
            let before = screen.count
            stage.tick()
            #expect(screen.count <= before + 1)
        }
        #expect(screen.count >= 2)
        #expect(screen.deepest == 1)
        screen.goesOn = false
        stage.settle()
        #expect(stage.isAtRest)
        #expect(stage.underWay == [])
    }

    @Test(arguments: [0, 0.25])
    func `A stage that does not settle gives up after a minute of its clock and names what is under way [VIEW-10]`(
        duration: Double
    ) {
        let stage = Stage(width: 100, height: 100)
        @MainActor func pulse() { UIView.animate(withDuration: duration, animations: {}) { _ in pulse() } }
        stage.act("start", pulse)
        #expect(abs(stage.time - 60) < 1)
        #expect(!stage.isAtRest)
        #expect(stage.underWay.map { $0.hasPrefix("an animation until 60.") } == [true])
        let line = stage.recording.events.map(\.text).last { $0.contains("rest") }
        #expect(
            line == "The stage does not come to rest. Still under way after a minute of its clock: " + stage.underWay[0]
        )
    }

    @Test(arguments: [(5, ""), (6, " and 1 more"), (8, " and 3 more")])
    func `Of the work that is under way after a minute, five pieces are named, and the others are counted`(
        count: Int, end: String
    ) {
        let stage = Stage(width: 100, height: 100)
        @MainActor func pulse() { UIView.animate(withDuration: 0.25, animations: {}) { _ in pulse() } }
        stage.act("start") { for _ in 1...count { pulse() } }
        #expect(stage.underWay.count == count)
        let line = stage.recording.events.map(\.text).last { $0.contains("rest") }
        #expect(line?.hasSuffix(stage.underWay.prefix(5).joined(separator: ", ") + end) == true, "\(line ?? "")")
    }

    @Test func `The completion of an animation of duration 0 with a delay comes after the delay [VIEW-10]`() {
        let stage = Stage(width: 100, height: 100)
        let view = stage.run { UIView(frame: .zero) }
        var ended: Double?
        stage.act("animate", settling: false) {
            UIView.animate(withDuration: 0, delay: 0.5, animations: { view.alpha = 0 }) { _ in ended = stage.time }
            #expect(view.alpha == 0, "the model has the new value at once")
        }
        let start = stage.time
        stage.settle()
        #expect(ended.map { abs($0 - start - 0.5) < Stage.tickLength } == true)
    }

    @Test
    func
        `Without a stage the completions of chained animations run in turns of the run loop, not recursively [VIEW-10]`()
        async
    {
        var (pulses, depth, deepest) = (0, 0, 0)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            @MainActor func pulse() {
                depth += 1
                deepest = max(deepest, depth)
                UIView.animate(withDuration: 0, animations: {}) { _ in
                    pulses += 1
                    if pulses == 20 { done.resume() } else { pulse() }
                }
                depth -= 1
            }
            pulse()
            #expect(pulses == 0)
        }
        #expect(pulses == 20)
        #expect(deepest == 1)
    }
}
