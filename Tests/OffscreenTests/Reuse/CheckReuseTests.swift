import Offscreen
import Testing
import UIKit

@testable import OffscreenScenarios

@MainActor @Suite("Reuse as an assertion")
struct CheckReuseTests {
    /// A poster as apps write them, with whatever goes wrong switched on.
    private class Poster {
        let title: String
        let isNew: Bool
        let image: String?

        init(_ title: String, isNew: Bool = false, image: String? = nil) {
            self.title = title
            self.isNew = isNew
            self.image = image
        }
    }

    private final class Cell: UICollectionViewCell {
        let label = UILabel(frame: .zero)
        let picture = UIImageView(frame: .zero)
        let button = UIButton(frame: .zero)
        var badge: UILabel?
        var width: NSLayoutConstraint?
        var timesShown = 0
        var poster: Poster?

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
            contentView.addSubview(picture)
            contentView.addSubview(button)
        }

        required init?(coder: NSCoder) { nil }
    }

    private let posters = [
        Poster("plain"), Poster("new", isNew: true), Poster("seen", image: "seen"), Poster("late", isNew: true, image: "late"),
    ]

    private func report(except: Set<String> = ["poster.title"], _ configure: @escaping @MainActor (Cell, Poster) -> Void) -> ReuseReport {
        Stage(width: 320, height: 480).checkReuse(of: Cell.self, items: posters, pairs: 100, except: except) { cell, poster in
            cell.label.text = poster.title
            configure(cell, poster)
        }
    }

    private func paths(_ configure: @escaping @MainActor (Cell, Poster) -> Void) -> [String] {
        report(configure).differences.map(\.path)
    }

    @Test func `A cell that sets everything is as a new one`() {
        let report = report { cell, poster in
            cell.label.textColor = poster.isNew ? .systemRed : .label
            cell.picture.image = poster.image.flatMap { UIImage(named: $0) }
        }
        #expect(report.isClean, "\(report)")
        #expect(report.pairs == 24 && report.pairsWithoutReuse == 0)
    }

    @Test func `What is set for some items only is found, with both values and the simplest pair`() throws {
        let report = report { cell, poster in if poster.isNew { cell.label.textColor = .systemRed } }
        let difference = try #require(report.differences.first { $0.path == "contentView.subviews[0].textColor" })
        #expect(report.differences.count == 1, "\(report)")
        #expect(difference.reused.hasPrefix("color 1.0") && difference.fresh.hasPrefix("color 0.0"))
        #expect((difference.before.item, difference.then.item, difference.isAtOnce) == (1, 0, false))
        #expect("\(report)".contains("    item 0-1, then item 0-0\n"))
    }

    @Test func `Views, layers, constraints, actions, states and the cell's own properties are compared`() {
        #expect(paths { cell, poster in if poster.isNew { cell.layer.borderWidth = 2 } } == ["layer.borderWidth"])
        #expect(
            paths { cell, poster in if poster.isNew { cell.contentView.addSubview(UIView(frame: .zero)) } }.contains("contentView.subviews")
        )
        #expect(
            paths { cell, poster in cell.button.addAction(UIAction { _ in }, for: .touchUpInside) } == ["contentView.subviews[2].actions"])
        #expect(paths { cell, poster in if poster.isNew { cell.label.alpha = 0.5 } } == ["contentView.subviews[0].alpha"])
        #expect(paths { cell, poster in if poster.isNew { cell.badge = cell.label } } == ["badge"])
        #expect(
            paths { cell, poster in
                if poster.isNew { cell.label.widthAnchor.constraint(equalToConstant: 30).isActive = true }
            }.contains("contentView.subviews[0].constraints"))
        #expect(
            paths { cell, poster in if poster.isNew { cell.label.addGestureRecognizer(UITapGestureRecognizer()) } } == [
                "contentView.subviews[0].gestureRecognizers"
            ])
    }

    @Test func `What may differ is named, by the end of its path`() {
        func count(_ cell: Cell, _ poster: Poster) { cell.timesShown += 1 }
        #expect(report(count).differences.map(\.path) == ["timesShown"])
        #expect(report(except: ["timesShown"], count).isClean)
    }

    @Test func `Late content of the item before is found, and is not where the cell looks whether it still shows its item`() throws {
        func load(_ cell: Cell, _ poster: Poster, looks: Bool) {
            cell.poster = poster
            cell.picture.image = nil
            guard let image = poster.image else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                if !looks || cell.poster === poster { cell.picture.image = UIImage(named: image) }
            }
        }
        let report = report { load($0, $1, looks: false) }
        let difference = try #require(report.differences.first)
        #expect(difference.path == "contentView.subviews[1].image" && difference.isAtOnce)
        #expect(difference.reused.contains("\"seen\"") && difference.fresh == "nil", "\(report)")
        #expect(self.report { load($0, $1, looks: true) }.isClean)
    }

    @Test func `The same seed gives the same report`() {
        func stained(_ cell: Cell, _ poster: Poster) { if poster.isNew { cell.tag = 7 } }
        #expect(report(stained) == report(stained))
    }

    // MARK: - Whole collection views

    private func report(_ lines: String, on behavior: Preset = .current) throws -> ReuseReport {
        let runner = ScenarioRunner(file: "x")
        _ = try runner.run(Scenario(text: "stage 320x480\n\(lines)\n", file: "x"))
        let setting = runner.setting
        return Stage(width: 320, height: 480, behavior: behavior).checkReuse(pairs: 24) { ScenarioApp(setting).subject }
    }

    @Test func `A tint that prepareForReuse does not take back is found in the exhibit's app, and is not with its fix`() throws {
        let report = try report("data items=12\napp tints-some")
        #expect(report.differences.map(\.path).contains("backgroundColor"), "\(report)")
        #expect(try self.report("data items=12\napp tints-some\nfix reset-in-reuse").differences.map(\.path) == [])
    }

    @Test(arguments: [
        "data items=9", "data diffable items=9", "data items=4,5\nlayout card-flow header=20", "data items=9\nlayout waterfall",
        "data items=9\nlayout compositional", "data items=9\nlayout flow estimated=50x50 item=80x60", "data items=6\napp buttons",
        "data items=6\napp nested-lists",
    ])
    func `Nothing is found in the healthy cells of the cast`(lines: String) throws {
        let report = try report(lines)
        #expect(report.isClean && report.pairs > report.pairsWithoutReuse, "\(report)")
    }

    @Test func `Nothing is found in the cells of the cast's screens`() {
        let stage = Stage(width: 320, height: 480)
        let screens: [@MainActor () -> HuntSubject] = [
            { HuntSubject(PosterScreen(sections: [8], layout: UICollectionViewFlowLayout()).collectionView) },
            { HuntSubject(KlotskiScreen(puzzle: .small).collectionView) },
        ]
        for screen in screens {
            let report = stage.checkReuse(pairs: 16, in: screen)
            #expect(report.isClean, "\(report)")
        }
    }

    // MARK: - Pairs

    @Test func `No more pairs are shown than were asked for, of all items`() {
        let stage = Stage(width: 320, height: 480)
        for (asked, shown) in [(10, 10), (20, 20), (23, 23), (24, 24), (30, 24)] {
            let report = stage.checkReuse(of: Cell.self, items: posters, pairs: asked) { cell, poster in cell.label.text = poster.title }
            #expect(report.pairs == shown)
        }
    }

    @Test func `Whatever pair shows it first, the earliest items and rest tell it`() throws {
        let many = (0..<10).map { Poster("\($0)", isNew: $0 == 3 || $0 == 7) }
        for seed in 1...6 as ClosedRange<UInt64> {
            let report = Stage(width: 320, height: 480).checkReuse(of: Cell.self, items: many, pairs: 60, seed: seed) { cell, poster in
                cell.label.text = poster.title
                if poster.isNew { cell.tag = 7 }
            }
            let difference = try #require(report.differences.first { $0.path == "tag" }, "seed \(seed)")
            #expect((difference.before.item, difference.then.item, difference.isAtOnce) == (3, 0, false), "seed \(seed)")
        }
    }
}
