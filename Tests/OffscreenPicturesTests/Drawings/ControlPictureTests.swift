import Foundation
import Offscreen
import OffscreenPictures
import OffscreenTesting
import Testing
import UIKit

/// Pictures of labels with several lines, of controls and bars, and of the accessories of list
/// cells.
@MainActor struct ControlPictureTests {
    private struct ShownText {
        let y: Double
        let text: String
    }

    private let stage = Stage(width: 320, height: 480)

    /// Returns the elements of a picture whose lines contain a word.
    private func painted(_ views: [UIView]) throws -> String {
        for view in views { stage.window.addSubview(view) }
        stage.tick("paint")
        return try #require(stage.recording.screen(atTick: stage.ticks, coloring: .painted)).svg
    }

    /// Returns the texts of a picture with their distances from the top of their view.
    private func texts(in svg: String) -> [ShownText] {
        svg.matches(of: /<text [^>]*y="([\d.-]+)"[^>]*>([^<]*)</).map {
            ShownText(y: Double($0.1) ?? 0, text: String($0.2))
        }
    }

    private func label(_ text: String, _ frame: CGRect, lines: Int) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    // MARK: - Labels

    private static let sentence = "The cells of a collection view wait in a pool until an item needs one"

    @Test func `The lines of a label end where its measured size breaks them, and are in the middle of its height`()
        throws
    {
        let label = label(Self.sentence, .zero, lines: 0)
        let size = label.sizeThatFits(CGSize(width: 150, height: 1_000))
        label.frame = CGRect(x: 0, y: 0, width: 150, height: size.height)
        let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight
        let shown = texts(in: try painted([label]))
        #expect(shown.count == Int((size.height / lineHeight).rounded()))
        #expect(shown.map(\.text).joined(separator: " ") == Self.sentence)
        for (above, below) in zip(shown, shown.dropFirst()) {
            #expect(abs(below.y - above.y - lineHeight) < 0.02)
        }
        let middle = try #require(shown.first.map(\.y)).advanced(by: (shown.last?.y ?? 0)) / 2 - 17 * 0.35
        #expect(abs(middle - size.height / 2) < 0.02)
        for line in shown {
            #expect(self.label(line.text, .zero, lines: 1).intrinsicContentSize.width <= 150, "\(line.text)")
        }
    }

    @Test func `A label shows as many lines as it may have and as fit, and an ellipsis after the last`() throws {
        for (lines, height, count) in [(1, 200.0, 1), (2, 200, 2), (0, 45, 2), (3, 25, 1)] {
            let label = label(Self.sentence, CGRect(x: 0, y: 0, width: 150, height: height), lines: lines)
            let shown = texts(in: try painted([label]))
            #expect(shown.count == count, "\(lines)")
            #expect(shown.last?.text.hasSuffix("\u{2026}") == true, "\(lines)")
            label.removeFromSuperview()
        }
    }

    @Test func `A label that breaks lines by characters fills each line, and newlines end lines`() throws {
        let label = label("abcdefghijklmnopqrstuvwxyz and so on", CGRect(x: 0, y: 0, width: 100, height: 90), lines: 0)
        label.lineBreakMode = .byCharWrapping
        let lineCount = Int(
            (label.sizeThatFits(CGSize(width: 100, height: 1_000)).height / label.font.lineHeight).rounded())
        let shown = texts(in: try painted([label])).map(\.text)
        // A space at the end of a line is not drawn.
        #expect(shown.joined().replacing(" ", with: "") == "abcdefghijklmnopqrstuvwxyzandsoon", "\(shown)")
        #expect(shown.count == lineCount && lineCount > 2, "\(shown)")
        label.removeFromSuperview()
        let other = self.label("one\n\nthree  four", CGRect(x: 0, y: 0, width: 200, height: 90), lines: 0)
        let lines = texts(in: try painted([other]))
        #expect(lines.map(\.text) == ["one", "three  four"])
        #expect(lines[1].y - lines[0].y > 40)
    }

    @Test func `A label in a bold font breaks its lines by the widths of that font`() throws {
        let regular = label("wide words in bold", CGRect(x: 0, y: 0, width: 140, height: 60), lines: 0)
        let width = regular.intrinsicContentSize.width
        regular.frame.size.width = width
        #expect(texts(in: try painted([regular])).count == 1)
        regular.font = .boldSystemFont(ofSize: 17)
        let svg = try painted([regular])
        #expect(texts(in: svg).map(\.text) == ["wide words in", "bold"])
        #expect(svg.contains("font-weight=\"bold\""))
    }

    // MARK: - Controls, bars and accessories

    private final class Rows: NSObject, UICollectionViewDataSource {
        private let accessories: [[UICellAccessory]] = [
            [.disclosureIndicator(), .checkmark()], [.delete(displayed: .always), .reorder(displayed: .always)],
            [.insert(displayed: .always), .detail()], [.multiselect(displayed: .always), .outlineDisclosure()],
            [.label(text: "12")],
        ]
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, [UICellAccessory]> {
            cell, path, accessories in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.item)"
            content.secondaryText = path.item == 4 ? "with a second text that is longer than the row is wide" : nil
            cell.contentConfiguration = content
            cell.accessories = accessories
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            accessories.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: accessories[indexPath.item])
        }
    }

    private func controls() -> [UIView] {
        let (on, off) = (UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0)), UISwitch())
        on.isOn = true
        off.frame.origin = CGPoint(x: 70, y: 10)
        let slider = UISlider(frame: CGRect(x: 140, y: 10, width: 170, height: 31))
        slider.value = 0.25
        let progress = UIProgressView(frame: CGRect(x: 10, y: 55, width: 120, height: 4))
        progress.progress = 0.6
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 150, y: 47, width: 20, height: 20))
        let stepper = UIStepper(frame: CGRect(x: 190, y: 45, width: 94, height: 32))
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.frame = CGRect(x: 10, y: 85, width: 180, height: 32)
        segments.selectedSegmentIndex = 1
        let pages = UIPageControl(frame: CGRect(x: 210, y: 83, width: 80, height: 37))
        (pages.numberOfPages, pages.currentPage) = (4, 2)
        let search = UISearchBar(frame: CGRect(x: 0, y: 120, width: 320, height: 44))
        search.placeholder = "Search"
        let long = label(Self.sentence, CGRect(x: 10, y: 165, width: 200, height: 64), lines: 0)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
        bar.items = ["Edit", "Share"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        return [on, off, slider, progress, spinner, stepper, segments, pages, search, long, bar]
    }

    @Test func `A painted picture shows controls, bars and the accessories of list cells as plain shapes`() throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 230, width: 320, height: 206),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let rows = Rows()
        list.dataSource = rows
        let svg = try painted(controls() + [list])
        let golden = packageRoot.appendingPathComponent("Tests/OffscreenPicturesTests/Goldens/controls.svg")
        try Golden.check(svg, at: golden, testFile: "ControlPictureTests")
        withExtendedLifetime(rows) {}
    }

    @Test func `The shapes of controls follow their states`() throws {
        let views = controls()
        let before = try painted(views)
        for change: (UIView) -> Void in [
            { ($0 as? UISwitch)?.isOn.toggle() }, { ($0 as? UISlider)?.value = 0.5 },
            { ($0 as? UIProgressView)?.progress = 0.1 }, { ($0 as? UISegmentedControl)?.selectedSegmentIndex = 2 },
            { ($0 as? UIPageControl)?.currentPage = 0 }, { ($0 as? UIToolbar)?.items = nil },
        ] {
            let old = stage.recording.screen(atTick: stage.ticks, coloring: .painted)?.svg
            views.forEach(change)
            #expect(try painted([]) != old)
        }
        #expect(before.contains("#34c759"))
    }
}
