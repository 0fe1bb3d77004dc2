import Offscreen
import OffscreenPictures
import OffscreenScenarios
import OffscreenTesting
import Testing
import UIKit
import XCTest

// The examples of the articles, word for word. `ArticleTests` compares them.

/// A screen in place of a reader's own. It has thirty posters, three in a row, and is its own data
/// source.
private final class PostersView: UICollectionView, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    }
}

@MainActor private func postersView() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = PostersView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "poster")
    view.dataSource = view
    view.isPrefetchingEnabled = false
    return view
}

@MainActor @Test func `After a first scroll, a scroll by one row takes its cells from the pool`() {
    let stage = Stage(width: 320, height: 480)
    let posters = postersView()
    stage.show(posters)
    stage.scroll(posters, by: 90)
    let counts = stage.counts(of: posters) { stage.scroll(posters, by: 110) }
    #expect(counts.made == 0 && counts.taken == 3)
    #expect(stage.stacking(of: posters).inversions.isEmpty, "\(stage.tree)")
}

@MainActor @Test func `A stage is at rest only after the animation of a reload has ended`() {
    let stage = Stage(width: 320, height: 480, behavior: .iOS9)
    let posters = postersView()
    stage.show(posters)
    stage.act("reload", settling: false) { posters.reloadSections([0]) }
    stage.advance(by: 0.1)
    #expect(!stage.isAtRest && !stage.underWay.isEmpty)
    stage.settle()
    #expect(stage.isAtRest)
}

@MainActor @Test func `A deletion without a change of the data source is refused`() {
    let stage = Stage(width: 320, height: 480, behavior: .iOS10)
    let posters = postersView()
    stage.show(posters)
    let failures = stage.failures { posters.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(failures[0].text.hasPrefix("Invalid update: invalid number of items in section 0."))
}

@MainActor @Test func `The random steps of a hunt violate no invariant of the collection view of posters`() {
    let finding = Hunt { HuntSubject(postersView()) }.run(seeds: 1...5, steps: 50)
    #expect(finding == nil)
}

/// A controller in place of a reader's own.
private final class PostersController: UIViewController {
    let posters = postersView()
}

@MainActor @Test
func `The random steps of a hunt violate no invariant of a collection view that a view controller owns`() {
    let hunt = Hunt(invariants: Invariant.thorough, comparesEvery: 10) {
        let controller = PostersController()
        return HuntSubject(controller.posters, companions: [controller])
    }
    let finding = hunt.run(seeds: 1...3, steps: 50)
    #expect(finding == nil)
}

@MainActor @Test func `A controller of posters is released when its stage shows another controller`() {
    let stage = Stage(width: 320, height: 480)
    weak var released: PostersController?
    func visit() {
        let controller = PostersController()
        released = controller
        stage.show(controller)
        stage.scroll(controller.posters, by: 110)
    }
    visit()
    stage.show(UIViewController())
    stage.settle()
    let isReleased = released == nil
    #expect(isReleased, "\(stage.leakReport(of: released))")
}

@MainActor @Test func `A hunt with an invariant of its own finds no poster that is wider than the collection view`() {
    let fits = Invariant(name: "fits", text: "no cell is wider than the collection view") { _, view in
        view.visibleCells.filter { $0.frame.width > view.bounds.width }.map { "a cell is \($0.frame.width) wide" }
    }
    let hunt = Hunt(behavior: .iOS10(seed: 7), invariants: Invariant.all + [fits]) { HuntSubject(postersView()) }
    let finding = hunt.run(seeds: 1...5, steps: 50)
    #expect(finding == nil)
}

/// A list of tasks in place of a reader's own, with a section of open tasks and a section of
/// finished ones.
private final class TaskList: NSObject, UICollectionViewDataSource {
    var lists = [["milk", "bread", "taxes"], ["rent"]].map { $0.map(ListedTask.init(name:)) }
    let tasks = postersView()

    override init() {
        super.init()
        tasks.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { lists.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        lists[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
        cell.accessibilityIdentifier = lists[indexPath.section][indexPath.item].name
        return cell
    }

    func finishFirstTask() {
        lists[1].append(lists[0].removeFirst())
        tasks.performBatchUpdates {
            tasks.moveItem(at: [0, 0], to: IndexPath(item: lists[1].count - 1, section: 1))
        }
    }
}

private struct ListedTask {
    let name: String
}

extension TaskList: HuntModel {
    var sections: [[String]] {
        get { lists.map { $0.map(\.name) } }
        set { lists = newValue.map { $0.map(ListedTask.init(name:)) } }
    }
}

@MainActor @Test func `No order of finishing, adding and deleting tasks violates an invariant of the list of tasks`() {
    let hunt = Hunt {
        let list = TaskList()
        var subject = HuntSubject(list.tasks, model: list)
        subject.hasFixedSections = true
        subject.acts = [
            HuntAct("finish a task", weight: 3, when: { !list.lists[0].isEmpty }) { stage in
                stage.scroll(list.tasks, to: .zero)
                stage.act("move the task to the finished ones") { list.finishFirstTask() }
            }
        ]
        return subject
    }
    let finding = hunt.run(seeds: 1...5, steps: 50)
    #expect(finding == nil)
}

@MainActor @Test func `The tree after a scroll equals its golden file`() throws {
    let stage = Stage(width: 320, height: 240)
    let posters = postersView()
    stage.show(posters)
    stage.scroll(posters, by: 110)
    try Golden.check(stage.tree, "posters after the scroll")
}

@MainActor @Test func `A window lays out a collection view of posters without a stage`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let posters = postersView()
    posters.frame = window.bounds
    window.addSubview(posters)
    window.layoutIfNeeded()
    #expect(posters.visibleCells.count == 9)
}

@MainActor @Test func `A grid of twelve items that fit on the screen shows twelve cells`() throws {
    let text = """
        stage 320x480 behavior=iOS10
        data items=12
        layout flow item=100x100
        show
        ----
        pass 1: asks 14, made 12
        """
    let scenario = try Scenario(text: text + "\n", file: "grid.scenario")
    let outcomes = try ScenarioRunner.run(scenario)
    #expect(outcomes.allSatisfy { $0.isAsExpected }, "\(scenario.rewritingDiff(with: outcomes))")
}

@MainActor @Test func `A stage's recording can be drawn as a picture and written as a player's page`() throws {
    let stage = Stage(width: 320, height: 240)
    stage.show(postersView())
    let picture = try #require(stage.recording.explodedView(atTick: 1))
    #expect(picture.svg.contains("<svg"))
    let page = stage.recording.playerPageHTML(title: "Posters")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
}

@MainActor @Test func `A recording has an event for each view that a scroll made, and is read back from JSON`() throws {
    let stage = Stage(width: 320, height: 480)
    let posters = postersView()
    stage.show(posters)
    stage.scroll(posters, by: 90)
    let recording = stage.recording
    let made = recording.ticks.last?.events.filter { $0.verb == .make }.count
    #expect(made == 3, "\(recording.trace)")
    #expect(try Recording(json: recording.json()) == recording)
}

@MainActor @Suite(.offscreen) struct PosterTests {
    private let stage = Stage(width: 320, height: 480)

    @Test func `With three posters in a row, the fourth is in the second row`() throws {
        stage.show(postersView())
        #expect(try stage.cell(at: IndexPath(item: 3, section: 0)).frame.minY == 110)
    }
}

@MainActor final class PosterCase: OffscreenTestCase {
    func testThatATapSelects() async throws {
        let stage = Stage(width: 320, height: 480)
        let posters = postersView()
        stage.show(posters)
        try stage.tap(item: IndexPath(item: 1, section: 0))
        XCTAssertEqual(posters.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }
}

private func loadedPhoto() async -> UIImage? {
    try? await Task.sleep(for: .milliseconds(10))
    return UIImage(named: "photo")
}

@MainActor @Test func `A photo that is loaded in a task appears`() async throws {
    let stage = Stage(width: 320, height: 480)
    let photo = UIImageView(image: nil)
    stage.show(photo)
    stage.act("load") { Task { photo.image = await loadedPhoto() } }
    await stage.settled(mainQueue: true)
    #expect(photo.image != nil)
}
