import Offscreen
import Testing
import UIKit

/// How many objects of the classes below live.
private nonisolated(unsafe) var living = 0

private final class CountedAttributes: UICollectionViewLayoutAttributes {
    override init() {
        living += 1
        super.init()
    }

    deinit { living -= 1 }
}

private final class CountedCell: UICollectionViewCell {
    override init(frame: CGRect) {
        living += 1
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    deinit { living -= 1 }
}

private final class CountedLayout: UICollectionViewFlowLayout {
    override init() {
        living += 1
        super.init()
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    deinit { living -= 1 }

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

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        change(by: [.moveItem(source, destination)])
    }
}

@MainActor @Suite("Lifetimes", .serialized)
struct LifetimeTests {
    @Test(arguments: Preset.all)
    func `When the stage has gone no view, layout or attributes object lives`(preset: Preset) {
        living = 0
        let hunt = Hunt(behavior: preset, comparesEvery: 50, vocabulary: .whole) {
            let screen = CountedScreen()
            return HuntSubject(screen.view, model: screen, companions: [screen])
        }
        let finding = hunt.run(seeds: 1...3, steps: 100)
        #expect(finding == nil, "\(finding!)")
        #expect(living == 0)
    }

    @Test func `What is kept beyond the stage is found, and shrunk to nothing but show`() throws {
        var kept: [UICollectionView] = []
        let hunt = Hunt(vocabulary: .whole) {
            let screen = CountedScreen()
            kept.append(screen.view)
            return HuntSubject(screen.view, model: screen, companions: [screen])
        }
        let finding = try #require(hunt.run(seeds: 1...1, steps: 10))
        #expect(finding.invariant == "lifetimes")
        #expect(finding.messages[0].hasPrefix("UICollectionView#1 lives on"))
        #expect(finding.steps.isEmpty)
    }
}
