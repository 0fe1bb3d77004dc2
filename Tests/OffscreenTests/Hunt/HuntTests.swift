import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor struct HuntTests {
    @Test func `A hunt finds the ordering bug of iOS 10 and shrinks the finding to at most four steps`() throws {
        for behavior in [
            Preset.iOS10, .iOS10(seed: 3), .iOS10(mechanism: .transient), .iOS10(mechanism: .transient, seed: 3),
        ] {
            let hunt = try ScenarioHunt(layout: "card-flow", behavior: behavior)
            let finding = try #require(hunt.run(seeds: 1...1000, steps: 200))
            #expect(finding.invariant == "order", "\(finding)")
            #expect(finding.steps.count <= 4, "\(finding)")
            #expect(finding.messages[0].contains("SectionCardDecorationView"))
        }
    }

    @Test func `The hunt of README finds the ordering bug of the card screen on iOS 10, in at most four steps`() throws
    {
        let hunt = Hunt(behavior: .iOS10) {
            let screen = CardScreen(sections: [12, 12, 12])
            return HuntSubject(screen.collectionView, companions: [screen])
        }
        let finding = try #require(hunt.run(seeds: 1...20, steps: 50))
        #expect(finding.invariant == "order", "\(finding)")
        #expect(finding.steps.count <= 4, "\(finding)")
    }

    @Test
    func `A hunt finds a property that a reused cell keeps from its previous item, and reports the new item as stale`()
        throws
    {
        let hunt = try ScenarioHunt(layout: "flow", data: "items=40", behavior: .current, features: ["tints-some"])
        let finding = try #require(hunt.run(seeds: 1...20, steps: 50))
        #expect(finding.invariant == "fresh")
        #expect(finding.messages[0].hasPrefix("stale: item"))
        let fixed = try ScenarioHunt(
            layout: "flow", data: "items=40", behavior: .current, features: ["tints-some", "resets-in-reuse"])
        #expect(fixed.run(seeds: 1...5, steps: 50) == nil)
    }

    @Test(arguments: Preset.all, ["items=12,7,9", "diffable items=12,7,9"])
    func `A hunt with seed 1 finds nothing on a screen whose items and groups have badges [UPD-18]`(
        preset: Preset, data: String
    ) throws {
        let hunt = try ScenarioHunt(
            layout: "compositional columns=2 height=60 badges=both", data: data, behavior: preset,
            vocabulary: .everything)
        let finding = hunt.run(seeds: 1...1, steps: 100)
        #expect(finding == nil, "\(finding.map { "\($0)" } ?? "")")
    }

    // MARK: - Layouts and invariants of a user

    /// Returns a grid. If it is not sound, one item is transparent by mistake.
    private func makeGrid(isSound: Bool) -> HuntSubject {
        let layout = EditedFlowLayout()
        if !isSound { layout.edit = { if $0.indexPath.item == 30 { $0.alpha = 0 } } }
        return GridScreen([200], itemSize: CGSize(width: 60, height: 90), layout: layout, prefetches: true).subject
    }

    @Test func `A hunt with a user's own invariant finds the mistake of a user's own layout`() throws {
        let seen = Invariant(name: "seen", text: "every cell on screen can be seen") { _, view in
            view.visibleCells.filter { $0.alpha == 0 }.map { "the cell at \($0.frame.minY) is transparent" }
        }
        #expect(
            Hunt(invariants: Invariant.all + [seen]) { makeGrid(isSound: true) }.run(seeds: 1...5, steps: 60) == nil)
        let careless = Hunt(invariants: [seen], comparesEvery: 0) { makeGrid(isSound: false) }
        let finding = try #require(careless.run(seeds: 1...50, steps: 60))
        #expect(finding.invariant == "seen", "\(finding)")
        #expect(finding.steps.count <= 2, "\(finding)")
    }

    @Test func `A hunt shows cells in a collection view whose size was set by constraints to its previous superview`()
        throws
    {
        let shown = Invariant(name: "shown", text: "there are cells") { _, view in
            view.visibleCells.isEmpty ? ["there are none"] : []
        }
        let hunt = Hunt(invariants: [shown], comparesEvery: 0) {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let own = makeGrid(isSound: true)
            let view = own.collectionView
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: container.topAnchor),
                view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
                view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            ])
            return withExtendedLifetime(own) { HuntSubject(view, companions: [container]) }
        }
        #expect(hunt.run(seeds: 1...1, steps: 1) == nil)
    }

    @Test func `A hunt does not report cell content that arrives late as a difference from a fresh collection view`() {
        let hunt = Hunt(comparesEvery: 2) {
            let screen = GridScreen([60], itemSize: CGSize(width: 60, height: 90), prefetches: true)
            screen.onCell = { view, path in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                let label =
                    cell.contentView.subviews.first as? UILabel
                    ?? UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
                cell.contentView.addSubview(label)
                label.text = nil
                cell.tag = path.item
                later(0.3) { if cell.tag == path.item { label.text = "photo \(path.item)" } }
                return cell
            }
            return screen.subject
        }
        #expect(hunt.run(seeds: 1...2, steps: 30) == nil)
    }
}
