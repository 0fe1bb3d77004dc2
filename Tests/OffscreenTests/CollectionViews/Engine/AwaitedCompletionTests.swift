import Foundation
import Offscreen
import Testing
import UIKit

/// The calls that complete by the clock of a stage, each in a form that a task can await.
private enum AwaitedCall: String, CaseIterable, CustomTestStringConvertible {
    case snapshot, unanimatedSnapshot, sameSnapshot, sectionSnapshot, reload
    case batchUpdate, unanimatedUpdate, emptyUpdate, layout, unanimatedLayout, interactiveTransition
    case presentation, dismissal, animation, animationWhileDisabled, keyframes, transition, systemAnimation
    case transaction, animator, transitionOfChildren, push

    var testDescription: String { rawValue }

    /// Whether the call takes no time of the stage's clock except for one tick.
    var isImmediate: Bool {
        switch self {
        case .sameSnapshot, .reload, .emptyUpdate, .unanimatedLayout, .presentation, .dismissal,
            .animationWhileDisabled, .transaction, .unanimatedSnapshot, .unanimatedUpdate:
            true
        default: false
        }
    }
}

/// A list of rows with a diffable data source in a navigation controller, on a stage.
@MainActor
private final class AwaitedScreen {
    let stage = Stage(width: 100, height: 200)
    let list: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    let controller = UIViewController()
    let children = [UIViewController(), UIViewController()]
    private let layouts = [UICollectionViewFlowLayout(), UICollectionViewFlowLayout()]

    init() {
        list = UICollectionView(frame: .zero, collectionViewLayout: layouts[0])
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
        stage.show(UINavigationController(rootViewController: controller))
        for child in children { controller.addChild(child) }
        stage.act("show") {
            list.frame = controller.view.bounds
            controller.view.addSubview(list)
            controller.view.addSubview(children[0].view)
            source.apply(AwaitedScreen.snapshot(of: 3), animatingDifferences: false)
        }
    }

    static func snapshot(of count: Int) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        return snapshot
    }

    /// Suspends the running task until `start` or work that it has started calls its argument.
    private func wait(_ start: (@escaping (Bool) -> Void) -> Void) async {
        await withCheckedContinuation { done in start { _ in done.resume() } }
    }

    func perform(_ call: AwaitedCall) async {
        switch call {
        case .snapshot: await source.apply(AwaitedScreen.snapshot(of: 5))
        case .unanimatedSnapshot: await source.apply(AwaitedScreen.snapshot(of: 5), animatingDifferences: false)
        case .sameSnapshot: await source.apply(AwaitedScreen.snapshot(of: 3))
        case .sectionSnapshot:
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.append([0, 7])
            await source.apply(tree, to: 0)
        case .reload: await source.applySnapshotUsingReloadData(AwaitedScreen.snapshot(of: 5))
        case .batchUpdate:
            await wait { list.performBatchUpdates({ list.collectionViewLayout.invalidateLayout() }, completion: $0) }
        case .unanimatedUpdate:
            await wait { done in UIView.performWithoutAnimation { list.performBatchUpdates(nil, completion: done) } }
        case .emptyUpdate: await wait { list.performBatchUpdates(nil, completion: $0) }
        case .layout: await wait { list.setCollectionViewLayout(layouts[1], animated: true, completion: $0) }
        case .unanimatedLayout: await wait { list.setCollectionViewLayout(layouts[1], animated: false, completion: $0) }
        case .interactiveTransition:
            await wait { done in
                _ = list.startInteractiveTransition(to: layouts[1]) { finished, _ in done(finished) }
                list.finishInteractiveTransition()
            }
        case .presentation:
            await wait { done in controller.present(UIViewController(), animated: true) { done(true) } }
        case .dismissal:
            stage.act("present") { controller.present(UIViewController(), animated: false) }
            await wait { done in controller.dismiss(animated: true) { done(true) } }
        case .animation:
            await wait { done in
                stage.run { UIView.animate(withDuration: 0.4, animations: { self.list.alpha = 0 }, completion: done) }
            }
        case .animationWhileDisabled:
            await wait { done in
                stage.run {
                    UIView.performWithoutAnimation {
                        UIView.animate(withDuration: 0.4, animations: {}, completion: done)
                    }
                }
            }
        case .keyframes:
            await wait { done in
                stage.run {
                    UIView.animateKeyframes(withDuration: 0.4, delay: 0, animations: {}, completion: done)
                }
            }
        case .transition:
            await wait { done in
                stage.run { UIView.transition(with: list, duration: 0.4, animations: {}, completion: done) }
            }
        case .systemAnimation:
            await wait { done in
                stage.run { UIView.perform(.delete, on: [], animations: nil, completion: done) }
            }
        case .transaction:
            await wait { done in
                stage.run {
                    CATransaction.begin()
                    CATransaction.setCompletionBlock { done(true) }
                    CATransaction.commit()
                }
            }
        case .animator:
            let animator = stage.run {
                UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [list] in list.alpha = 0 }
            }
            stage.run { animator.startAnimation() }
            #expect(await animator.addCompletion() == .end)
        case .transitionOfChildren:
            await wait { done in
                stage.run {
                    controller.transition(
                        from: children[0], to: children[1], duration: 0.4, animations: nil, completion: done)
                }
            }
        case .push:
            await wait { done in
                stage.run { controller.navigationController?.pushViewController(UIViewController(), animated: true) }
                controller.navigationController?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                    done(true)
                }
            }
        }
    }
}

@MainActor private final class Mark {
    var isSet = false
}

@MainActor private final class Holder {
    var screen: AwaitedScreen? = AwaitedScreen()
}

/// Lets the main queue run the work that it has.
@MainActor private func waitForTurnOfMainQueue() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async(group: nil) { turn.resume() } }
}

/// Runs `body` in a task, and returns whether the task ends within a hundred turns of the main
/// queue. A task that is never resumed therefore fails a test, and does not stop the tests.
@MainActor private func ends(_ body: @escaping @MainActor () async -> Void) async -> Bool {
    let mark = Mark()
    Task {
        await body()
        mark.isSet = true
    }
    for _ in 0..<100 where !mark.isSet { await waitForTurnOfMainQueue() }
    return mark.isSet
}

@MainActor struct AwaitedCompletionTests {
    @Test(arguments: AwaitedCall.allCases)
    fileprivate func
        `A task that awaits a call on a stage is resumed after the call's time on the stage's clock [VIEW-22]`(
            call: AwaitedCall
        ) async
    {
        let screen = AwaitedScreen()
        let start = screen.stage.time
        #expect(await ends { await screen.perform(call) })
        let seconds = screen.stage.time - start
        #expect(seconds > 0)
        if !call.isImmediate { #expect(seconds > 0.15) }
        #expect(seconds < 1)
    }

    @Test func `An async test on a stage ends that applies snapshots, animated or not [VIEW-22]`() async {
        await #expect(processExitsWith: .success) {
            // A process that hangs is ended by a signal.
            alarm(1000)
            let screen = await AwaitedScreen()
            await screen.source.apply(AwaitedScreen.snapshot(of: 9))
            await screen.source.apply(AwaitedScreen.snapshot(of: 2), animatingDifferences: false)
            let count = await screen.list.visibleCells.count
            exit(count == 2 ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test func `A snapshot that a detached task applies is awaited to its end [VIEW-22]`() async {
        let screen = AwaitedScreen()
        let start = screen.stage.time
        let (source, snapshot) = (screen.source, AwaitedScreen.snapshot(of: 5))
        let isOver = await ends { await Task.detached { await source.apply(snapshot) }.value }
        #expect(isOver)
        #expect(screen.list.numberOfItems(inSection: 0) == 5)
        #expect(screen.stage.time - start > 0.15)
    }

    @Test func `A completion passed outside of a tick makes no time pass until the caller is suspended [VIEW-22]`()
        async
    {
        let screen = AwaitedScreen()
        let mark = Mark()
        let ticks = screen.stage.ticks
        screen.source.apply(AwaitedScreen.snapshot(of: 5)) { mark.isSet = true }
        #expect(screen.stage.ticks == ticks)
        screen.stage.tick()
        #expect(!mark.isSet)
        screen.stage.settle()
        #expect(mark.isSet)
        let settled = screen.stage.ticks
        for _ in 0..<10 { await waitForTurnOfMainQueue() }
        #expect(screen.stage.ticks == settled)
    }

    @Test func `A completion passed inside a tick, or no completion, leaves the clock to the test [VIEW-22]`() async {
        let screen = AwaitedScreen()
        screen.stage.act("apply", settling: false) { screen.source.apply(AwaitedScreen.snapshot(of: 5)) {} }
        screen.source.apply(AwaitedScreen.snapshot(of: 6), completion: nil)
        let ticks = screen.stage.ticks
        for _ in 0..<10 { await waitForTurnOfMainQueue() }
        #expect(screen.stage.ticks == ticks)
        #expect(!screen.stage.isAtRest)
    }

    @Test func `Two tasks that await calls on one stage run at the same time of its clock [VIEW-22]`() async {
        let screen = AwaitedScreen()
        let start = screen.stage.time
        let first = Task { await screen.perform(.animation) }
        let isOver = await ends { await screen.perform(.keyframes) }
        #expect(isOver)
        if isOver { await first.value }
        #expect(screen.stage.time - start < 0.5)
    }

    @Test func `An animation that is longer than a minute is awaited to its end [VIEW-22]`() async {
        let screen = AwaitedScreen()
        let isOver = await ends {
            await withCheckedContinuation { done in
                screen.stage.run {
                    UIView.animate(withDuration: 150, animations: {}, completion: { _ in done.resume() })
                }
            }
        }
        #expect(isOver)
        #expect(abs(screen.stage.time - 150) < 1)
    }

    @Test func `A task that awaits a snapshot is resumed if the stage is gone [VIEW-22]`() async {
        var screen: AwaitedScreen? = AwaitedScreen()
        let (list, source) = (screen!.list, screen!.source)
        screen = nil
        #expect(await ends { await source.apply(AwaitedScreen.snapshot(of: 5)) })
        #expect(list.numberOfItems(inSection: 0) == 5)
    }

    @Test func `The stage stays alive while a task awaits a snapshot [VIEW-22]`() async {
        let holder = Holder()
        weak let stage = holder.screen?.stage
        let source = holder.screen!.source
        let isOver = await ends {
            // The main queue runs this block before the stage ticks.
            DispatchQueue.main.async(group: nil) {
                MainActor.assumeIsolated {
                    holder.screen = nil
                    #expect(stage != nil)
                }
            }
            await source.apply(AwaitedScreen.snapshot(of: 5))
        }
        #expect(isOver)
        #expect(stage == nil)
    }

    @Test func `The async form of animateKeyframes returns, on the clock outside of stages [VIEW-22]`() async {
        let view = UIView()
        let isOver = await ends {
            await UIView.animateKeyframes(withDuration: 1, delay: 0) { view.alpha = 0 }
        }
        #expect(isOver)
        #expect(view.alpha == 0)
    }
}

/// A controller whose initialiser and methods send work to the main queue.
@MainActor
private final class LateController: UIViewController {
    var log: [String] = []

    init(sends: Bool = true) {
        super.init(nibName: nil, bundle: nil)
        if sends { send() }
    }

    required init?(coder: NSCoder) { fatalError() }

    func note() { log.append("called") }

    func send() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { self.log.append("late") } }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.log.append("first")
                DispatchQueue.main.async { MainActor.assumeIsolated { self.log.append("third") } }
            }
        }
        RunLoop.main.perform { MainActor.assumeIsolated { self.log.append("second") } }
        let items = ["cancelled", "item"].map { text in
            DispatchWorkItem { MainActor.assumeIsolated { self.log.append(text) } }
        }
        for item in items { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item) }
        items[0].cancel()
    }
}

@MainActor struct OutsideWorkTests {
    private let stage = Stage(width: 100, height: 100)

    @Test func `Work that is sent to the main queue outside of stages runs in the next ticks of a stage [VIEW-23]`() {
        let controller = LateController()
        #expect(controller.log.isEmpty)
        #expect(!stage.isAtRest)
        #expect(stage.underWay.first?.hasPrefix("work on the main queue") == true)
        stage.show(controller)
        #expect(controller.log == ["first", "second", "third"])
        stage.settle()
        #expect(controller.log == ["first", "second", "third", "item", "late"])
        #expect(abs(stage.time - 0.5) < 0.1)
        #expect(stage.underWay.isEmpty)
    }

    @Test func `Settling runs work of the main queue even if nothing else waits [VIEW-23]`() {
        stage.settle()
        let controller = LateController()
        stage.settle()
        #expect(controller.log.last == "late")
    }

    @Test func `Work of the main queue outside of stages runs once, by the stage or by the queue [VIEW-23]`() async {
        let controllers = [LateController(), LateController()]
        stage.settle()
        let log = controllers.map(\.log)
        #expect(log == Array(repeating: ["first", "second", "third", "item", "late"], count: 2))
        for _ in 0..<10 { await waitForTurnOfMainQueue() }
        #expect(controllers.map(\.log) == log)
        let mark = Mark()
        DispatchQueue.main.async { MainActor.assumeIsolated { mark.isSet = true } }
        let ticks = stage.ticks
        await waitForTurnOfMainQueue()
        #expect(mark.isSet)
        #expect(stage.isAtRest)
        #expect(stage.ticks == ticks)
    }

    @Test func `A stage does not run the work that another task has sent to the main queue [VIEW-23]`() async {
        let mark = Mark()
        stage.settle()
        await Task {
            DispatchQueue.main.asyncAfter(deadline: .now() + 900) { MainActor.assumeIsolated { mark.isSet = true } }
        }.value
        #expect(stage.underWay.isEmpty)
        stage.advance(by: 901)
        #expect(!mark.isSet)
        DispatchQueue.main.asyncAfter(deadline: .now() + 900) { MainActor.assumeIsolated { mark.isSet = true } }
        stage.advance(by: 901)
        #expect(mark.isSet)
    }

    @Test func `An animation block outside of stages is completed by the next tick of a stage [VIEW-23]`() {
        let view = UIView()
        stage.show(view)
        var log: [String] = []
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in
            log.append("first")
            UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in log.append("second") }
        }
        #expect(log.isEmpty)
        stage.settle()
        #expect(log == ["first", "second"])
        #expect(stage.isAtRest)
    }

    @Test func `A delayed call of a selector outside of stages runs when a stage settles [VIEW-23]`() {
        let controller = LateController(sends: false)
        controller.perform(Selector("note", calls: LateController.note), with: nil, afterDelay: 0.3)
        stage.settle()
        #expect(controller.log == ["called"])
    }
}
