import Offscreen
import Testing
import UIKit

/// The number of living objects of the classes below.
private nonisolated(unsafe) var living = 0

/// A property of each counted object.
private final class Life {
    init() { living += 1 }
    deinit { living -= 1 }
}

private final class CountedAttributes: UICollectionViewLayoutAttributes { private let life = Life() }

private final class CountedCell: UICollectionViewCell { private let life = Life() }

private final class CountedLayout: UICollectionViewFlowLayout {
    private let life = Life()
    override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
}

@MainActor
private final class CountedScreen: NSObject, HuntModel, UICollectionViewDataSource {
    var sections = [["a", "b", "c"], (0..<40).map { "d\($0)" }]
    let view = UICollectionView(frame: .zero, collectionViewLayout: CountedLayout())

    override init() {
        super.init()
        view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        apply([.moveItem(source, destination)])
    }
}

@MainActor
private func shown(on stage: Stage) -> CountedScreen {
    let screen = stage.run { CountedScreen() }
    stage.show(screen.view)
    #expect(living > 0)
    return screen
}

/// The activities during which a stage is released.
private enum UnderWay: String, CaseIterable, CustomTestStringConvertible {
    case deletion, insertion, sectionReload, narrowing, narrowingAtOnce, layoutChange, layoutChangeAtOnce,
        interactiveTransition, fling
    case drag, scroll, touch, carrying, dropping, animation, delayedAnimation, pulse, departure, nothing

    var testDescription: String { rawValue }

    @MainActor
    func begin(_ screen: CountedScreen, on stage: Stage) {
        let view = screen.view
        let first = path(0)
        func act(_ body: () -> Void) { stage.act("begin", settling: false, body) }
        func change(_ edit: ModelEdit) {
            act { screen.perform([edit], in: view) { ModelEdit.announce([edit], to: view) } }
        }
        switch self {
        case .deletion: change(.deleteItem(first))
        // The insertion pushes every cell off screen.
        case .insertion: change(.insertSection(0, titles: Array(repeating: "new", count: 60)))
        case .sectionReload: change(.reloadSection(1))
        case .narrowing: stage.resize(width: 90, height: 200, duration: 0.3, settling: false)
        case .narrowingAtOnce: stage.resize(width: 90, height: 200, settling: false)
        case .layoutChange, .layoutChangeAtOnce:
            act {
                view.setCollectionViewLayout(CountedLayout(), animated: self == .layoutChange) { _ in
                    _ = view.visibleCells
                }
            }
        case .interactiveTransition:
            act { view.startInteractiveTransition(to: CountedLayout()).transitionProgress = 0.5 }
        case .fling: stage.fling(view, velocity: CGPoint(x: 0, y: 2000), settling: false)
        case .drag:
            act { view.beginDragging() }
            act { view.drag(by: CGPoint(x: 0, y: 60)) }
        case .scroll: act { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        case .touch: stage.touchDown(at: CGPoint(x: 20, y: 20))
        case .carrying, .dropping:
            act { _ = view.beginInteractiveMovementForItem(at: first) }
            act { view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 60)) }
            if self == .dropping { act { view.endInteractiveMovement() } }
        case .animation, .delayedAnimation:
            act {
                UIView.animate(withDuration: 0.3, delay: self == .animation ? 0 : 5, animations: { view.alpha = 0 }) {
                    _ in view.alpha = 1
                }
            }
        case .pulse:
            @MainActor func pulse() { UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { _ in pulse() } }
            act(pulse)
        case .departure: act { view.removeFromSuperview() }
        case .nothing: break
        }
    }
}

@MainActor @Suite("Lifetimes of stages and views", .serialized)
struct LifetimeTests {
    @Test(arguments: UnderWay.allCases)
    private func `A stage released in the middle of an activity frees the cells, attributes and layouts of its screen`(
        underWay: UnderWay
    ) {
        living = 0
        for ticks in 0..<4 {
            let stage = Stage(width: 120, height: 200)
            let screen = shown(on: stage)
            underWay.begin(screen, on: stage)
            for _ in 0..<ticks { stage.tick() }
        }
        #expect(living == 0)
    }

    /// A completion that is passed after the stage is gone is called in the next turn of the main
    /// queue, and keeps what it refers to until then. [VIEW-22]
    @Test
    func `A view that outlives its stage is freed after the view is released, even while an update is under way`()
        async
    {
        living = 0
        var screen: CountedScreen? = shown(on: Stage(width: 120, height: 200))
        UnderWay.deletion.begin(screen!, on: Stage(width: 10, height: 10))
        screen!.view.performBatchUpdates(nil) { [view = screen!.view] _ in _ = view.visibleCells }
        screen = nil
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async(group: nil) { continuation.resume() }
        }
        #expect(living == 0)
    }

    @Test func `A hunt reports a collection view that outlives its stage, in a finding without steps`() throws {
        var kept: [UICollectionView] = []
        let hunt = Hunt(vocabulary: .everything) {
            let screen = CountedScreen()
            kept.append(screen.view)
            return HuntSubject(screen.view, model: screen, companions: [screen])
        }
        let finding = try #require(hunt.run(seeds: 1...1, steps: 10))
        #expect(finding.invariant == "lifetimes")
        #expect(finding.steps == [])
        #expect(finding.messages[0].hasPrefix("UICollectionView#1 is still alive"))
    }
}
