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
        Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: posters, pairs: 100, except: except) { cell, poster in
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
        let report = report { cell, poster in if poster.isNew { cell.label.textColor = .red } }
        let difference = try #require(report.differences.first { $0.path == "label.textColor" })
        #expect(report.differences.count == 1, "\(report)")
        #expect(difference.reused == "red")
        #expect(difference.fresh == "black")
        #expect((difference.before.item, difference.then.item, difference.isAtOnce) == (1, 0, false))
        #expect("\(report)".contains("  item 0-1, then item 0-0:\n    label.textColor is red, in a new cell black"))
    }

    @Test func `Views, layers, constraints, actions, states and the cell's own properties are compared`() {
        #expect(paths { cell, poster in if poster.isNew { cell.layer.borderWidth = 2 } } == ["layer.borderWidth"])
        #expect(
            paths { cell, poster in if poster.isNew { cell.contentView.addSubview(UIView(frame: .zero)) } }.contains("contentView.subviews")
        )
        #expect(paths { cell, poster in cell.button.addAction(UIAction { _ in }, for: .touchUpInside) } == ["button.actions"])
        #expect(paths { cell, poster in if poster.isNew { cell.label.alpha = 0.5 } } == ["label.alpha"])
        #expect(paths { cell, poster in if poster.isNew { cell.badge = cell.label } } == ["badge"])
        #expect(
            paths { cell, poster in
                if poster.isNew { cell.label.widthAnchor.constraint(equalToConstant: 30).isActive = true }
            }.contains("label.constraints"))
        #expect(
            paths { cell, poster in if poster.isNew { cell.label.addGestureRecognizer(UITapGestureRecognizer()) } } == [
                "label.gestureRecognizers"
            ])
    }

    @Test func `Accessibility values and animations of a layer are compared`() {
        #expect(paths { cell, poster in if poster.isNew { cell.accessibilityHint = "opens" } } == ["accessibilityHint"])
        #expect(paths { cell, poster in if poster.isNew { cell.accessibilityValue = "3" } } == ["accessibilityValue"])
        let traits = report { cell, poster in if poster.isNew { cell.accessibilityTraits = [.button, .selected] } }
        #expect(traits.differences.map(\.path) == ["accessibilityTraits"])
        #expect(traits.differences.map(\.reused) == ["button, selected"])
        #expect(
            paths { cell, poster in if poster.isNew { cell.label.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "pulse") } }
                == ["label.layer.animations"])
    }

    @Test func `A check that finds something throws its report, so a test fails without an expectation`() throws {
        let stage = Stage(width: 320, height: 480)
        let found = #expect(throws: ReuseReport.self) {
            try stage.checkReuse(of: Cell.self, items: [1, 2]) { cell, item in if item == 1 { cell.label.textColor = .red } }
        }
        #expect(found?.differences.map(\.path) == ["label.textColor"])
        #expect(throws: ReuseReport.self) { try stage.checkReuse(of: Cell.self, items: [1]) { _, _ in } }
        #expect(try stage.checkReuse(of: Cell.self, items: [1, 2]) { _, _ in }.isClean)
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
        #expect(difference.path == "picture.image" && difference.isAtOnce)
        #expect(difference.reused.contains("\"seen\"") && difference.fresh == "nil", "\(report)")
        #expect(self.report { load($0, $1, looks: true) }.isClean)
    }

    @Test func `A check that compared nothing is not clean, and says why`() {
        func source() -> PosterScreen { PosterScreen(sections: [5], layout: UICollectionViewFlowLayout()) }
        let stage = Stage(width: 320, height: 480)
        func told(_ report: ReuseReport) -> String { report.isClean ? "clean" : "\(report)" }
        let forgotten = stage.reuseReport {
            let view = source().collectionView
            return HuntSubject(view)
        }
        #expect(
            told(forgotten)
                == "nothing was compared: the collection view has no data source; HuntSubject(view, companions: [source]) keeps it\n")
        let one = stage.reuseReport(of: Cell.self, items: [1]) { _, _ in }
        #expect(told(one) == "nothing was compared: it takes two items, and there is one\n")
    }

    @Test func `What shows for a while only, until the item's own content comes, is found`() throws {
        func late(clears: Bool) -> ReuseReport {
            report { cell, poster in
                if clears { cell.picture.image = nil }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { cell.picture.image = UIImage(named: poster.title) }
            }
        }
        let difference = try #require(late(clears: false).differences.first { !$0.isAtOnce })
        #expect(difference.path == "picture.image")
        #expect(difference.reused.hasSuffix("named \"plain\" for a while"), "\(difference)")
        #expect(difference.fresh.hasPrefix("nil, then ") && difference.fresh.hasSuffix("named \"new\""), "\(difference)")
        // The one that clears is wrong only when the image of the first item is still on its way.
        let cleared = late(clears: true)
        #expect(cleared.differences.map(\.isAtOnce) == [true], "\(cleared)")
    }

    @Test func `The same seed gives the same report`() {
        func stained(_ cell: Cell, _ poster: Poster) { if poster.isNew { cell.tag = 7 } }
        #expect(report(stained) == report(stained))
    }

    @Test func `What a person scrolled in a cell is found where nobody resets it`() throws {
        final class Row: UICollectionViewCell {
            let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            var resets = false

            override func prepareForReuse() {
                super.prepareForReuse()
                if resets { strip.contentOffset = .zero }
            }
        }
        func tried(resets: Bool) -> ReuseReport {
            Stage(width: 320, height: 480).reuseReport(of: Row.self, items: [1, 2]) { cell, _ in
                cell.resets = resets
                cell.strip.contentSize = CGSize(width: 300, height: 40)
                if cell.strip.superview == nil { cell.contentView.addSubview(cell.strip) }
            }
        }
        let report = tried(resets: false)
        let difference = try #require(report.differences.first)
        #expect(report.differences.count == 1 && difference.path == "strip.contentOffset", "\(report)")
        #expect((difference.reused, difference.fresh, difference.isScrolled) == ("(200,0)", "(0,0)", true))
        #expect("\(report)".contains("  item 0-0, then item 0-1, after what scrolls in the cell was scrolled:\n"), "\(report)")
        #expect(tried(resets: true).isClean)
    }

    @Test func `Layers of the cell's own, attributes of texts and accessories are compared`() {
        #expect(
            paths { cell, poster in
                let own = cell.contentView.layer.sublayers?.compactMap { $0 as? CAGradientLayer }.first ?? CAGradientLayer()
                if own.superlayer == nil { cell.contentView.layer.addSublayer(own) }
                if poster.isNew { own.colors = [UIColor.red.cgColor] }
            } == ["contentView.layer.sublayers[0].colors"])
        #expect(
            paths { cell, poster in
                let text = NSMutableAttributedString(string: poster.title)
                if poster.isNew { cell.label.lineBreakMode = .byClipping }
                cell.label.attributedText = text
            } == ["label.lineBreakMode"])
        #expect(
            paths { cell, poster in if poster.isNew { cell.button.setTitleColor(.red, for: .selected) } }
                == ["button.titleColor, selected"])
        let rows = Stage(width: 320, height: 480).reuseReport(of: UICollectionViewListCell.self, items: posters) { cell, poster in
            if poster.isNew { cell.accessories = [.checkmark()] }
        }
        #expect(rows.differences.contains { $0.path == "accessories" && $0.reused == "checkmark" && $0.fresh == "none" }, "\(rows)")
        #expect(rows.differences.contains { $0.path == "subviews" } && !rows.differences.contains { $0.path.hasPrefix("subviews[1]") })
    }

    // MARK: - Whole collection views

    private func report(_ lines: String, on behavior: Preset = .current, pairs: Int = 12) throws -> ReuseReport {
        let runner = ScenarioRunner(file: "x")
        _ = try runner.run(Scenario(text: "stage 320x480\n\(lines)\n", file: "x"))
        let setting = runner.setting
        return Stage(width: 320, height: 480, behavior: behavior).reuseReport(pairs: pairs) {
            let app = ScenarioApp(setting.app)
            return app.subject
        }
    }

    /// The lines by which an exhibit makes its app, and the one that mends it.
    private func app(ofExhibit number: Int) throws -> (app: String, fix: String) {
        let lines = try #require(Exhibits.all.first { $0.name == "exhibit-\(number)" }).text.components(separatedBy: "\n")
        let making = lines.prefix { !$0.hasPrefix("show") }.filter { line in ["data ", "layout ", "app "].contains { line.hasPrefix($0) } }
        return (making.joined(separator: "\n"), try #require(lines.first { $0.hasPrefix("fix ") }))
    }

    /// The exhibits in which a cell keeps something of the item it showed before: the image that comes late, the tint, the action, the banner,
    /// and how far its own list was scrolled. In the other exhibits about pools no cell comes to another item.
    @Test(arguments: [(15, ".text"), (16, "backgroundColor"), (49, "actions"), (57, "subviews"), (61, "contentOffset")])
    func `Every exhibit of reuse is found, and its fix takes the finding away`(number: Int, end: String) throws {
        let (app, fix) = try app(ofExhibit: number)
        let report = try report(app)
        #expect(report.differences.contains { $0.path.hasSuffix(end) }, "\(report)")
        let mended = try self.report("\(app)\n\(fix)")
        #expect(mended.isClean && mended.pairs > mended.pairsWithoutReuse, "\(mended)")
    }

    @Test func `No other exhibit is about a cell that comes to another item`() throws {
        let about = Exhibits.all.filter { entry in
            entry.text.contains("# group: wrong picture in a cell") || entry.text.contains("# group: tap does nothing, or too much")
        }.filter { $0.text.contains(/# claims: .*POOL-0[123]/) }.map(\.name)
        // 14: a cell comes back to its own item. 54: a touch is lost.
        #expect(about == [14, 15, 16, 49, 54, 57, 61].map { "exhibit-\($0)" })
    }

    @Test(arguments: [
        "data items=9", "data diffable items=9", "data items=4,5\nlayout card-flow header=20", "data items=9\nlayout waterfall",
        "data items=9\nlayout compositional", "data items=9\nlayout flow estimated=50x50 item=80x60", "data items=6\napp buttons",
        "data items=6\napp nested-lists\nfix reset-in-reuse",
    ])
    func `Nothing is found in the healthy cells of the cast`(lines: String) throws {
        let report = try report(lines)
        #expect(report.isClean && report.pairs > report.pairsWithoutReuse, "\(report)")
    }

    // MARK: - Pairs

    @Test func `No more pairs are shown than were asked for, of all items`() {
        let stage = Stage(width: 320, height: 480)
        for (asked, shown) in [(10, 10), (20, 20), (23, 23), (24, 24), (30, 24)] {
            let report = stage.reuseReport(of: Cell.self, items: posters, pairs: asked) { cell, poster in cell.label.text = poster.title }
            #expect(report.pairs == shown)
        }
    }

    @Test func `Whatever pair shows it first, the earliest items and rest tell it`() throws {
        let many = (0..<10).map { Poster("\($0)", isNew: $0 == 3 || $0 == 7) }
        for seed in 1...3 as ClosedRange<UInt64> {
            let report = Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: many, pairs: 60, seed: seed) { cell, poster in
                cell.label.text = poster.title
                if poster.isNew { cell.tag = 7 }
            }
            let difference = try #require(report.differences.first { $0.path == "tag" }, "seed \(seed)")
            #expect((difference.before.item, difference.then.item, difference.isAtOnce) == (3, 0, false), "seed \(seed)")
        }
    }
}
