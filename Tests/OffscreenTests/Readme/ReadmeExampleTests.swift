import Offscreen
import OffscreenScenarios
import OffscreenTesting
import Testing
import UIKit

// The examples of README.md, word for word, and the lines below it. `ReadmeTests` compares them.

@MainActor @Test(.offscreen) func `Scrolling by a page reuses cells, and makes none`() {
    let stage = Stage(width: 320, height: 480, behavior: .current)
    let colors = ColorSource()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
    collectionView.dataSource = colors
    stage.show(collectionView)
    for _ in 1...3 { stage.scroll(collectionView, by: 480) }
    #expect(stage.counts(of: collectionView) { stage.scroll(collectionView, by: 480) }.made == 0)
    #expect(stage.stacking(of: collectionView).inversions.isEmpty)
}

@MainActor @Test(.offscreen) func `Random steps leave no view out of order on iOS 10`() {
    let hunt = Hunt(behavior: .iOS10) { HuntSubject(myCollectionView()) }
    #expect(hunt.run(seeds: 1...20, steps: 50) == nil)
}

@MainActor @Test(.offscreen) func `A controller is released when the stage shows another one`() {
    let stage = Stage(width: 320, height: 480)
    weak var released: UIViewController?
    func visit() {
        let controller = MyController()
        released = controller
        stage.show(controller)
    }
    visit()
    stage.show(UIViewController())
    stage.settle()
    let isReleased = released == nil
    #expect(isReleased, "\(stage.leakReport(of: released))")
}

@MainActor @Test func `The name that a task loads appears`() async throws {
    let stage = Stage(width: 320, height: 480)
    let label = UILabel(frame: .zero)
    stage.show(label)
    stage.act("load") { Task { label.text = await loadedName() } }
    await stage.settled(mainQueue: true)
    #expect(label.text == "Ann")
}

extension FeedController: ScenarioScreen {
    static func makeSubject() -> HuntSubject {
        let controller = FeedController(posts: 30)
        return HuntSubject(controller.collectionView, companions: [controller])
    }
}

@MainActor @Test(.offscreen) func `Each post keeps its own text after a scroll`() throws {
    try Scenario.check("own-text", screens: [FeedController.self])
}

private final class ColorSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
        cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item % 12) / 12, saturation: 1, brightness: 1, alpha: 1)
        return cell
    }
}

private final class MyController: UIViewController {}

private final class FeedController: UICollectionViewController {
    private let posts: Int

    init(posts: Int) {
        self.posts = posts
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "post")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        posts
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        var content = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
        content?.text = "post \(indexPath.item)"
        cell.contentConfiguration = content
        return cell
    }
}

private func loadedName() async -> String {
    try? await Task.sleep(for: .milliseconds(10))
    return "Ann"
}

private final class PosterCell: UICollectionViewCell {
    func show(_ poster: String) { accessibilityIdentifier = poster }
}

@MainActor private let mySource = ColorSource()

@MainActor private func myCollectionView() -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
    view.dataSource = mySource
    return view
}

@MainActor @Test func `The checkReuse call in README compiles and finds no difference`() throws {
    let stage = Stage(width: 320, height: 480)
    let posters = ["a", "b"]
    try stage.checkReuse(of: PosterCell.self, items: posters) { cell, poster in cell.show(poster) }
}

/// Compiles calls of README that write files. No test runs them.
@MainActor private func callsThatWriteFiles(_ stage: Stage) throws {
    try Golden.check(stage.tree, "after the scroll")
    try Golden.check(stage.tree, is: "")
}
