import Foundation
import Testing
import UIKit

@testable import Offscreen
@testable import OffscreenScenarios

/// The differences that the comparison with a fresh collection view finds.
@MainActor struct FreshViewComparisonTests {
    /// A cell with each kind of visible content.
    private final class Cell: UICollectionViewCell {
        let plane = UIView()
        let label = UILabel()
        let picture = UIImageView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(plane)
            plane.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
            plane.backgroundColor = .white
            plane.addSubview(label)
            label.frame = CGRect(x: 1, y: 1, width: 15, height: 10)
            label.text = "a"
            contentView.addSubview(picture)
        }
        required init?(coder: NSCoder) { nil }
    }

    nonisolated private static let changes:
        [(name: String, property: String, change: @MainActor @Sendable (UICollectionViewCell) -> Void)] = [
            ("background", "UIView.backgroundColor", { $0.contentView.subviews[0].backgroundColor = .red }),
            ("background of the cell", "Cell.backgroundColor", { $0.backgroundColor = .red }),
            ("corners", "UIView.cornerRadius", { $0.contentView.subviews[0].layer.cornerRadius = 3 }),
            ("border", "UIView.borderWidth", { $0.contentView.subviews[0].layer.borderWidth = 2 }),
            ("shadow", "UIView.shadowOpacity", { $0.contentView.subviews[0].layer.shadowOpacity = 0.5 }),
            ("text", "UILabel.text", { ($0.contentView.subviews[0].subviews[0] as! UILabel).text = "b" }),
            (
                "colour of the text", "UILabel.textColor",
                { ($0.contentView.subviews[0].subviews[0] as! UILabel).textColor = .green }
            ),
            ("alpha", "UIView.alpha", { $0.contentView.subviews[0].alpha = 0.5 }),
            ("alpha of the cell", "Cell.alpha", { $0.alpha = 0.5 }),
            ("hidden", "UIView.state", { $0.contentView.subviews[0].isHidden = true }),
            ("place", "UIView.frame", { $0.contentView.subviews[0].frame.origin.x += 1 }),
            ("size", "UIView.frame", { $0.contentView.subviews[0].frame.size.height += 1 }),
            ("frame of the cell", "Cell.frame", { $0.frame.origin.y += 1 }),
            ("one more view", "UIView.subviews", { $0.contentView.addSubview(UIView()) }),
            ("one view less", "UIView.subviews", { $0.contentView.subviews[1].removeFromSuperview() }),
            ("the order of views", "UIView.subviews", { $0.contentView.sendSubviewToBack($0.contentView.subviews[1]) }),
            ("zPosition", "Cell.zPosition", { $0.layer.zPosition = 1 }),
            ("transform", "Cell.frame", { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }),
            ("selection", "Cell.state", { $0.isSelected = true }),
            ("highlight", "Cell.state", { $0.isHighlighted = true }),
        ]

    private func screen() -> (Stage, GridScreen, HuntSubject) {
        let stage = Stage(width: 100, height: 200, records: false)
        let screen = stage.run { make() }
        stage.show(screen.view)
        return (stage, screen, screen.subject)
    }

    private func make(_ counts: [Int] = [3, 5], _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout())
        -> GridScreen
    {
        GridScreen(counts, itemSize: CGSize(width: 100, height: 40), layout: layout, cell: Cell.self)
    }

    private func differences(_ subject: HuntSubject, _ stage: Stage) -> [String] {
        FreshViewComparison(of: subject, on: stage).differences { make().subject }
    }

    @Test(arguments: changes.indices)
    func `A changed visible property of one cell is reported as one difference, and no other cell is reported`(
        index: Int
    ) {
        let (stage, screen, subject) = screen()
        stage.scroll(screen.view, by: 60)
        #expect(differences(subject, stage).isEmpty)
        stage.act("change") { Self.changes[index].change(screen.view.cellForItem(at: path(2, 0))!) }
        let found = differences(subject, stage)
        #expect(found.count == 1, "\(Self.changes[index].name): \(found)")
        let start = "stale: item 0-2: \(Self.changes[index].property) "
        #expect(found.first?.hasPrefix(start) == true, "\(Self.changes[index].name): \(found)")
        #expect(found.first?.contains(", in a fresh one ") == true)
    }

    @Test func `Only the properties that differ are in the text of a difference`() {
        let stage = Stage(width: 100, height: 200, records: false)
        let screen = stage.run { make() }
        stage.show(screen.view)
        stage.act("change") {
            let content = screen.view.cellForItem(at: path(2, 0))!.contentView
            (content.subviews[0].subviews[0] as! UILabel).text = "b"
            (content.subviews[1] as! UIImageView).image = UIImage(named: "moon")
        }
        #expect(
            differences(screen.subject, stage) == [
                "stale: item 0-2: UILabel.text \"b\", in a fresh one \"a\"; UIImageView.image moon, in a fresh one nil"
            ])
    }

    @Test func `Nothing about a hidden view is a difference, except that it is hidden`() {
        let stage = Stage(width: 100, height: 200, records: false)
        let screen = stage.run { make() }
        stage.show(screen.view)
        func found() -> [String] {
            FreshViewComparison(of: screen.subject, on: stage).differences {
                let fresh = make()
                fresh.configure = { cell, _ in cell.contentView.subviews[0].isHidden = true }
                return fresh.subject
            }
        }
        stage.act("hide") {
            for cell in screen.view.visibleCells { cell.contentView.subviews[0].isHidden = true }
            let plane = screen.view.cellForItem(at: path(2, 0))!.contentView.subviews[0]
            plane.frame.size.height = 0
            plane.backgroundColor = .red
            plane.subviews[0].frame.origin.y = -9
            (plane.subviews[0] as! UILabel).text = "b"
        }
        #expect(found() == [])
        stage.act("show") { screen.view.cellForItem(at: path(2, 0))!.contentView.subviews[0].isHidden = false }
        #expect(found() == ["stale: item 0-2: UIView.state none, in a fresh one hidden"])
    }

    @Test func `Selection, offset, size and settings of a view are not reported as differences from a fresh view`() {
        let (stage, screen, subject) = screen()
        for several in [false, true] {
            stage.act("set") {
                screen.view.allowsMultipleSelection = several
                screen.view.isPrefetchingEnabled = several
                screen.view.selectItem(at: path(2), animated: false, scrollPosition: [])
                screen.view.selectItem(at: path(1, 1), animated: false, scrollPosition: [])
            }
            #expect(differences(subject, stage).isEmpty)
            stage.scroll(screen.view, by: 25)
            #expect(differences(subject, stage).isEmpty)
            stage.resize(width: 100, height: several ? 200 : 150)
            #expect(differences(subject, stage).isEmpty)
        }
        #expect(screen.view.indexPathsForSelectedItems?.count == 2)
    }

    @Test
    func
        `The text about a missing or surplus element states which view agrees with its layout, or that the layouts differ`()
    {
        let (stage, screen, subject) = screen()
        stage.act("take away") { screen.view.cellForItem(at: path(1))!.removeFromSuperview() }
        let wrong =
            "the layout's attributes, [0,40 100x40], agree with the fresh collection view, and the screen is wrong"
        #expect(differences(subject, stage) == ["item 0-1 is missing on screen; \(wrong)"])
        let (other, _, again) = self.screen()
        let found = FreshViewComparison(of: again, on: other).differences { make([1]).subject }
        let differs = "the layout itself differs: its attributes are [0,40 100x40] here, none in the fresh one"
        #expect(found.contains("item 0-1 is on screen, and not in a fresh collection view; \(differs)"))
        #expect(!found.contains { $0.contains("0-0") })
    }

    /// A flow layout that omits one item from the elements of a rectangle.
    private final class ForgetfulLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath != path(1) }
        }
    }

    @Test
    func
        `The text of a difference states that the fresh view is wrong if only this view disagrees with the layout's attributes`()
    {
        let (stage, _, subject) = screen()
        let found = FreshViewComparison(of: subject, on: stage).differences { make([3, 5], ForgetfulLayout()).subject }
        let verdict =
            "the layout's attributes, [0,40 100x40], agree with the screen, and the fresh collection view is wrong"
        #expect(found == ["item 0-1 is on screen, and not in a fresh collection view; \(verdict)"])
    }

    @Test func `The text about a cell in the wrong place contains the layout's attributes of its item`() {
        let (stage, screen, subject) = screen()
        stage.act("shift") { screen.view.cellForItem(at: path(2))!.frame.origin.y += 5 }
        let found = differences(subject, stage)
        let verdict =
            "; the layout's attributes, [0,80 100x40], agree with the fresh collection view, and the screen is wrong"
        #expect(found.map { $0.hasSuffix(verdict) } == [true], "\(found)")
    }

    @Test func `A view that differs from the layout's attributes only by a rounding error agrees with the layout`()
        throws
    {
        let (_, screen, _) = screen()
        let element = ElementName(category: .cell, kind: "", indexPath: path(1))
        let frame = CGRect(x: 0, y: 40, width: 100, height: 40)
        func verdict(_ here: CGFloat, _ there: CGFloat) -> LayoutVerdict? {
            LayoutVerdict(
                on: element, here: [frame.offsetBy(dx: 0, dy: here)], in: screen.view,
                there: [frame.offsetBy(dx: 0, dy: there)],
                in: screen.view)
        }
        let verdicts = [verdict(0, 0.0005), verdict(0, 1), verdict(1, 0), verdict(0, 0)]
        #expect(verdicts.map(\.?.agreesWithScreenAlone) == [false, true, false, nil])
        #expect(verdicts[0]?.text.hasSuffix("agree with both, except for rounding errors") == true)
    }

    @Test
    func
        `A view that scrolls, has no window, or is in an interactive movement or transition is not compared with a fresh one`()
    {
        let (stage, screen, subject) = screen()
        var isPossible: Bool { FreshViewComparison(of: subject, on: stage).isPossible }
        #expect(isPossible)
        stage.act("lift") { _ = screen.view.beginInteractiveMovementForItem(at: path(0)) }
        #expect(!isPossible)
        stage.act("drop") { screen.view.cancelInteractiveMovement() }
        #expect(isPossible)
        stage.act("start") { _ = screen.view.startInteractiveTransition(to: UICollectionViewFlowLayout()) }
        #expect(!isPossible)
        stage.act("end") { screen.view.cancelInteractiveTransition() }
        #expect(isPossible)
        stage.act("scroll", settling: false) { screen.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true) }
        #expect(!isPossible)
        stage.settle()
        #expect(isPossible)
        stage.remove(screen.view)
        #expect(!isPossible)
    }

    @Test func `Orthogonal sections are compared with a fresh collection view at their current offsets`() throws {
        let runner = ScenarioRunner(file: "rows")
        let layout = "layout compositional columns=2 height=50 orthogonal=continuous"
        _ = try runner.run(Scenario(text: "stage 200x200\ndata items=6,6\n\(layout)\nshow\n", file: "rows"))
        let stage = try #require(runner.stage), view = try #require(runner.app)
        let subject = view.subject
        let row = try #require(view.collectionView.subviews.compactMap { $0 as? UIScrollView }.first)
        func count() -> Int { FreshViewComparison(of: subject, on: stage).differences { subject }.count }
        #expect(count() == 0)
        stage.scroll(row, to: CGPoint(x: 100, y: 0))
        #expect(count() == 0)
        let cell = try #require(view.collectionView.visibleCells.first { $0.superview === row })
        stage.act("tint") { cell.backgroundColor = .red }
        #expect(count() == 1)
    }

    @Test
    func `If a fresh collection view has measured other cells, the places of cells and headers are not compared`()
        throws
    {
        let runner = ScenarioRunner(file: "estimates")
        let setting = "data items=12,12,12\nlayout flow item=320x40 estimated=320x20 header=30"
        _ = try runner.run(Scenario(text: "stage 320x300\n\(setting)\nshow\n", file: "estimates"))
        let (stage, app) = (try #require(runner.stage), try #require(runner.app))
        for _ in 0..<4 { stage.scroll(app.collectionView, by: 140) }
        var omissions: [String] = []
        func differences() -> [String] {
            FreshViewComparison(of: app.subject, on: stage).differences(
                fromFreshSubject: { app.subject }, noteOmission: { omissions.append($0) })
        }
        #expect(differences() == [])
        #expect(omissions.map { $0.hasPrefix("comparing the places of self-sizing cells") } == [true])
        let header = try #require(
            app.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)
        stage.act("fade a header") { header.alpha = 0.5 }
        #expect(differences().count == 1)
        stage.act("show the header") { header.alpha = 1 }
        #expect(differences() == [])
        let path = try #require(app.collectionView.indexPathsForVisibleItems.min())
        stage.act("fade a cell") { app.collectionView.cellForItem(at: path)?.alpha = 0.5 }
        #expect(differences().count == 1)
    }

    /// A layout of self-sizing cells that counts the questions about single items.
    private final class CountingLayout: UICollectionViewFlowLayout {
        static var requestCount = 0

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            CountingLayout.requestCount += 1
            return super.layoutAttributesForItem(at: path)
        }
    }

    @Test func `If equal self-sizing cells are on screen, a comparison does not ask for all items off screen`() {
        let stage = Stage(width: 320, height: 300)
        func make() -> GridScreen {
            let layout = CountingLayout()
            layout.estimatedItemSize = CGSize(width: 320, height: 50)
            return GridScreen([3000], itemSize: layout.estimatedItemSize, layout: layout) { _ in }
        }
        let screen = stage.run { make() }
        let subject = HuntSubject(screen.view, companions: [screen])
        stage.show(subject)
        CountingLayout.requestCount = 0
        let found = FreshViewComparison(of: subject, on: stage).differences {
            let other = make()
            return HuntSubject(other.view, companions: [other])
        }
        #expect(found == [])
        #expect(CountingLayout.requestCount < 200)
    }

    /// Six low cells and then high ones, with a background behind each section of a list with
    /// estimated heights.
    private final class ShelfSource: NSObject, UICollectionViewDataSource {
        final class Shelf: UICollectionReusableView {}

        final class MeasuredCell: UICollectionViewCell {
            var height: CGFloat = 0

            override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
                -> UICollectionViewLayoutAttributes
            {
                let fitting = attributes.copy() as! UICollectionViewLayoutAttributes
                fitting.size.height = height
                return fitting
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section == 0 ? 6 : 20
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! MeasuredCell
            cell.height = indexPath.section == 0 ? 70 : 110
            return cell
        }

        func subject() -> HuntSubject {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.decorationItems = [.background(elementKind: "shelf")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            return HuntSubject(view, companions: [self])
        }
    }

    @Test func `The sizes of backgrounds behind self-sizing cells are not compared with those of a fresh screen`() {
        let hunt = Hunt { ShelfSource().subject() }
        let finding = hunt.run(seeds: 1...3, steps: 20)
        #expect(finding == nil, "\(finding!)")
        #expect(hunt.leftOut.contains { $0.hasPrefix("comparing the places of self-sizing cells") })
    }

    @Test func `The color of a background behind self-sizing cells is compared with that of a fresh screen`() throws {
        let stage = Stage(width: 320, height: 400, records: false)
        let subject = stage.run { ShelfSource().subject() }
        stage.show(subject)
        stage.scroll(subject.collectionView, by: 131)
        stage.resize(width: 290, height: 400)
        #expect(stage.differences(of: subject) { ShelfSource().subject() } == [])
        let shelf = try #require(subject.collectionView.subviews.first { $0 is ShelfSource.Shelf })
        stage.act("tint") { shelf.backgroundColor = .red }
        let found = stage.differences(of: subject) { ShelfSource().subject() }
        #expect(found.map { $0.hasPrefix("stale: decoration shelf 0: Shelf.backgroundColor") } == [true], "\(found)")
    }
}
