import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@testable import OffscreenPictures

/// The numbers in the player's film.
@MainActor struct FilmCountTests {
    /// Returns the counts of each pool (made, live, dormant, taken, put) after the events of each
    /// tick, as the film counts them, that differ from the report at the end of the tick.
    private func differences(in recording: Recording) -> [String] {
        var pools = FilmPools()
        var differences: [String] = []
        for tick in recording.ticks {
            pools.addPools(from: tick.pools)
            var entering: [ElementName] = []
            for event in tick.events {
                if event.verb == .enter, event.extent == .begin, let element = event.element {
                    entering.append(element)
                }
                if event.verb == .enter, event.extent == .end { _ = entering.popLast() }
                pools.apply(event, enteringElement: entering.last)
            }
            let counted = pools.pools.map { Array($0.counts.prefix(5)) }
            pools.setCountsAndDormantViews(from: tick.pools, scene: FilmScene(tick.tree))
            for (pool, counts) in zip(pools.pools, counted) where counts != Array(pool.counts.prefix(5)) {
                differences.append("\(tick.number) \(pool.report.identifier): \(counts) for \(pool.counts)")
            }
        }
        return differences
    }

    @Test(arguments: [false, true])
    func
        `The film's counts of live and dormant views agree with the pools after every tick, also after a memory warning`(
            prefetches: Bool
        )
    {
        let stage = Stage(width: 100, height: 200)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        let screen = stage.run { PosterScreen(sections: [60, 20], layout: layout) }
        let view = screen.collectionView
        view.isPrefetchingEnabled = prefetches
        stage.show(view)
        stage.scroll(view, by: 300)
        stage.sendMemoryWarning()
        stage.scroll(view, by: -300)
        stage.scroll(view, by: 100)
        stage.act("reload") { view.reloadData() }
        stage.resize(width: 100, height: 60)
        stage.sendMemoryWarning()
        #expect(stage.recording.trace.contains("drop"))
        #expect(differences(in: stage.recording) == [])
    }

    @Test func `A pool that is full drops a live view, which is then neither live nor dormant in the film`() {
        let stage = Stage(width: 400, height: 800)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 20, height: 20)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let screen = stage.run { PosterScreen(sections: [1000], layout: layout) }
        screen.collectionView.isPrefetchingEnabled = false
        stage.show(screen.collectionView)
        stage.act("larger") { layout.itemSize = CGSize(width: 400, height: 400) }
        stage.act("all") { screen.collectionView.reloadData() }
        #expect(differences(in: stage.recording) == [])
    }

    @Test func `Colours in the film and in drawings are rounded to the nearest of 256 steps, and limited to them`()
        throws
    {
        let stage = Stage(width: 300, height: 100)
        let screen = stage.run { PosterScreen(sections: [5], layout: UICollectionViewFlowLayout()) }
        stage.show(screen.collectionView)
        let colors = [
            UIColor(red: 0.5, green: 0.2, blue: 0.999, alpha: 1),
            UIColor(red: 0.498, green: 0.001, blue: 0.002, alpha: 1),
            UIColor(red: 0, green: 1, blue: 0, alpha: 0), UIColor(red: 1.5, green: -0.3, blue: 0.25, alpha: 1),
            UIColor(red: 0.25, green: 0, blue: .nan, alpha: 0.01),
        ]
        stage.act("paint") {
            for (item, color) in colors.enumerated() {
                screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.backgroundColor = color
            }
        }
        let reader = try FilmReader(FilmWriter(stage.recording).json(title: "", scenario: nil))
        let shown = reader.scenes.last!.map { reader.states[$0] }.filter { $0.count > 6 && $0[6] > 0 }
        let numbers = shown.map { $0.count > 18 ? Int($0[18]) : 0 }
        #expect(numbers == [0x80_33FF, 0x7F_0001, -1, 0xFF_0040, 0x40_0000].map { $0 + 1 })
        let svg = Picture.screen(stage.recording.ticks.last!.tree, coloring: .painted).svg
        for color in ["#8033ff", "#7f0001", "#ff0040"] { #expect(svg.contains(color), "\(color)") }
        #expect(!svg.contains("#00ff00"))
    }

    /// A list whose cells, headers and footers have one reuse identifier.
    private final class SameNames: NSObject, UICollectionViewDataSource {
        let view: UICollectionView

        override init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 30)
            (layout.headerReferenceSize, layout.footerReferenceSize) = (
                CGSize(width: 100, height: 20), CGSize(width: 100, height: 10)
            )
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "same")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "same")
            }
            view.dataSource = self
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 20 }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 + section % 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "same", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "same", for: path)
        }
    }

    @Test func `The film counts the views of two lists with equal pools in pools of their own`() {
        let stage = Stage(width: 200, height: 200)
        let lists = stage.run { [SameNames(), SameNames()] }
        stage.run {
            let both = UIView(frame: stage.window.bounds)
            for (number, list) in lists.enumerated() {
                list.view.isPrefetchingEnabled = false
                list.view.frame = CGRect(x: number * 100, y: 0, width: 100, height: 200 - number * 80)
                both.addSubview(list.view)
            }
            stage.show(both)
        }
        for (distance, number) in [(300, 0), (200, 1), (-200, 0), (-100, 1), (500, 1), (100, 0)] {
            stage.scroll(lists[number].view, by: CGFloat(distance))
        }
        #expect(stage.recording.ticks.last?.pools.map(\.pools.count) == [3, 3])
        #expect(differences(in: stage.recording) == [])
        var pools = FilmPools()
        for tick in stage.recording.ticks { pools.addPools(from: tick.pools) }
        pools.setCountsAndDormantViews(
            from: stage.recording.ticks.last!.pools, scene: FilmScene(stage.recording.ticks.last!.tree))
        let reports = stage.recording.ticks.last!.pools
        for pool in pools.pools {
            let same = reports.first { $0.view == pool.owner }?.pools.first {
                $0.category == pool.report.category && $0.kind == pool.report.kind
            }
            #expect(pool.counts == same.map { [$0.made, $0.live, $0.dormant, $0.taken, $0.put, $0.capacity] })
        }
        #expect(pools.pools.count == 6)
    }

    @Test func `Only a view that can be seen is painted`() {
        func isPainted(_ change: (inout ViewTree.Node) -> Void) -> Bool {
            var node = ViewTree.Node(name: "UIView#1", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            change(&node)
            return node.isPainted
        }
        #expect(isPainted { _ in })
        #expect(isPainted { $0.states = ["selected", "highlighted", "untouchable", "leaving", "orphan"] })
        #expect(isPainted { $0.frame.size = .zero })
        #expect(isPainted { $0.alpha = 0.01 })
        #expect(!isPainted { $0.alpha = 0 })
        #expect(!isPainted { $0.dormant = "poster" })
        for state in ["hidden", "prefetched"] { #expect(!isPainted { $0.states = ["selected", state] }, "\(state)") }
        // Frames of devices can have such numbers.
        #expect(!isPainted { $0.frame.size.width = .nan })
        #expect(!isPainted { $0.frame.size.height = .nan })
    }

    @Test func `The film counts cells, headers and footers with one reuse identifier in pools of their own`() {
        let stage = Stage(width: 100, height: 200)
        let list = stage.run { SameNames() }
        list.view.isPrefetchingEnabled = false
        stage.show(list.view)
        for distance in [300, 300, -400, 500] as [CGFloat] { stage.scroll(list.view, by: distance) }
        #expect(stage.recording.ticks.last?.pools.first?.pools.count == 3)
        #expect(differences(in: stage.recording) == [])
    }
}
