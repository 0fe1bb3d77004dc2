import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor @Suite("The hunt")
struct HuntTests {
    @Test func `The card bug of iOS 10 is found, and shrunk to at most four steps`() throws {
        for behavior in [Preset.iOS10, .iOS10(seed: 3), .iOS10(mechanism: .transient), .iOS10(mechanism: .transient, seed: 3)] {
            let hunt = try ScenarioHunt(layout: "card-flow", behavior: behavior)
            let finding = try #require(hunt.run(seeds: 1...1000, steps: 200))
            #expect(finding.invariant == "order")
            #expect(finding.steps.count <= 4, "\(finding)")
            #expect(finding.messages[0].contains("SectionCardDecorationView"))
        }
    }

    @Test func `A property that a reused cell carried over is found as stale`() throws {
        let hunt = try ScenarioHunt(layout: "flow", data: "items=40", behavior: .current, habits: ["tints-some"])
        let finding = try #require(hunt.run(seeds: 1...20, steps: 50))
        #expect(finding.invariant == "fresh")
        #expect(finding.messages[0].hasPrefix("stale: item"))
        let fixed = try ScenarioHunt(
            layout: "flow", data: "items=40", behavior: .current, habits: ["tints-some"], fixes: ["reset-in-reuse"])
        let left = fixed.run(seeds: 1...5, steps: 50)
        #expect(left == nil, "\(left!)")
    }

    // MARK: - A user's own

    private final class OwnLayout: UICollectionViewFlowLayout {
        var isSound = true

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                let copy = attributes.copy() as! UICollectionViewLayoutAttributes
                // The mistake: one item is forgotten by a fade.
                if !isSound, copy.indexPath.item == 30 { copy.alpha = 0 }
                return copy
            }
        }
    }

    private final class OwnView: UICollectionView, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func makeOwn(isSound: Bool) -> HuntSubject {
        let layout = OwnLayout()
        layout.isSound = isSound
        layout.itemSize = CGSize(width: 60, height: 90)
        let view = OwnView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = view
        return HuntSubject(view)
    }

    @Test func `A user's own layout and invariant plug in`() throws {
        let seen = Invariant(name: "seen", text: "every cell on screen can be seen") { _, view in
            view.visibleCells.filter { $0.alpha == 0 }.map { "the cell at \($0.frame.minY) is transparent" }
        }
        let sound = Hunt(invariants: Invariant.all + [seen]) { makeOwn(isSound: true) }
        let nothing = sound.run(seeds: 1...3, steps: 60)
        #expect(nothing == nil, "\(nothing!)")
        let careless = Hunt(invariants: [seen], comparesEvery: 0) { makeOwn(isSound: false) }
        let finding = try #require(careless.run(seeds: 1...50, steps: 60))
        #expect(finding.invariant == "seen")
        #expect(finding.steps.count <= 2, "\(finding)")
        let careful = Hunt(invariants: [seen], comparesEvery: 0) { makeOwn(isSound: true) }
        #expect(careful.run(seeds: 1...5, steps: 60) == nil)
    }

    @Test func `A collection view that had its size by constraints fills the window of a hunt`() throws {
        let shown = Invariant(name: "shown", text: "there are cells") { _, view in view.visibleCells.isEmpty ? ["there are none"] : [] }
        let hunt = Hunt(invariants: [shown], comparesEvery: 0) {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let view = makeOwn(isSound: true).collectionView
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: container.topAnchor), view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
                view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            ])
            return HuntSubject(view, companions: [container])
        }
        let finding = hunt.run(seeds: 1...1, steps: 1)
        #expect(finding == nil, "\(finding!)")
    }

    /// A view whose cells get their text some time after they were asked for.
    private final class LateView: UICollectionView, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            cell.contentView.addSubview(label)
            label.text = nil
            cell.tag = indexPath.item
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                if cell.tag == indexPath.item { label.text = "photo \(indexPath.item)" }
            }
            return cell
        }
    }

    @Test func `Content that comes late is no difference from a fresh collection view`() {
        let hunt = Hunt(comparesEvery: 2) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 60, height: 90)
            let view = LateView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = view
            return HuntSubject(view)
        }
        let finding = hunt.run(seeds: 1...2, steps: 30)
        #expect(finding == nil, "\(finding!)")
    }
}
