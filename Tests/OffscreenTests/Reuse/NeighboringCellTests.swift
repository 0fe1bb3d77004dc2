import Dispatch
import Offscreen
import Testing
import UIKit

/// Reuse checks of cells that are on screen at once, and that disturb each other through their
/// loader.
@MainActor struct NeighboringCellTests {
    enum Mistake: CaseIterable {
        /// Whatever is loaded goes to the latest cell that asked.
        case servesLatestCell
        /// What is loaded is shown only if its item is the latest that was asked for.
        case keepsOneItem
    }

    @MainActor private final class Loader {
        private let mistake: Mistake?
        private let isCaching: Bool
        private var cache: Set<Int> = []
        private var latest: (cell: Cell, item: Int)?

        init(mistake: Mistake?, isCaching: Bool = false) { (self.mistake, self.isCaching) = (mistake, isCaching) }

        func load(_ item: Int, for cell: Cell) {
            cell.item = item
            cell.label.text = nil
            latest = (cell, item)
            guard !cache.contains(item) else { return cell.label.text = "picture \(item)" }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 + 0.1 * Double(item)) { [self] in
                if isCaching { cache.insert(item) }
                arrive(item, for: cell)
            }
        }

        private func arrive(_ item: Int, for cell: Cell) {
            switch mistake {
            case nil: if cell.item == item { cell.label.text = "picture \(item)" }
            case .servesLatestCell:
                // The cell checks that it was not reused, and so no single cell shows the mistake.
                if cell.item == item { latest?.cell.label.text = "picture \(item)" }
            case .keepsOneItem: if latest?.item == item { cell.label.text = "picture \(item)" }
            }
        }
    }

    private final class Cell: UICollectionViewCell {
        let label = UILabel(frame: .zero)
        var item: Int?

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func report(items: Int, _ loader: Loader) -> ReuseReport {
        Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: Array(0..<items)) { loader.load($1, for: $0) }
    }

    @Test(arguments: [2, 3, 6], Mistake.allCases)
    func `The check finds a loader through which a cell gets or loses the picture of another cell on screen`(
        items: Int, mistake: Mistake
    ) {
        let report = report(items: items, Loader(mistake: mistake))
        #expect(report.differences.contains { $0.path == "label.text" && $0.isTogether }, "\(report)")
    }

    @Test(arguments: Mistake.allCases)
    func `The loader is found although it keeps what it has loaded, if there are at least four items`(
        mistake: Mistake
    ) {
        let found = report(items: 4, Loader(mistake: mistake, isCaching: true)).differences
        #expect(found.map(\.path) == (mistake == .servesLatestCell ? ["label.text"] : []))
    }

    @Test(arguments: [2, 3, 6], [true, false])
    func `Cells of a healthy loader do not disturb each other`(items: Int, isCaching: Bool) {
        let report = report(items: items, Loader(mistake: nil, isCaching: isCaching))
        #expect(report.isClean, "\(report)")
    }

    @Test func `Cells that number themselves do not disturb each other`() {
        let report = Stage(width: 320, height: 480).reuseReport {
            let screen = GridScreen([4], itemSize: CGSize(width: 100, height: 100))
            var count = 0
            screen.configure = { cell, _ in
                count += 1
                let number = count
                cell.alpha = 0.5
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    cell.alpha = 1
                    if cell.tag == 0 { cell.tag = number }
                }
            }
            return HuntSubject(screen.view, companions: [screen])
        }
        #expect(!report.differences.contains { $0.isTogether }, "\(report)")
    }

    @Test func `A report on cells that disturb each other names both items and a remedy`() {
        let text =
            """
            cells that are on screen at once disturb each other
              item 0-1, while item 0-0 is on screen:
                label.text is "picture 0" for a while, alone nil, then "picture 1"
              give each request a completion of its own, which knows its item and its cell
              if a difference is intended, allow it: except: ["label.text"]

            """
        #expect(report(items: 2, Loader(mistake: .servesLatestCell)).description == text)
    }

    @Test func `A check that waits finds such a loader, and nothing in a healthy one`() async {
        func report(_ mistake: Mistake?) async -> ReuseReport {
            let loader = Loader(mistake: mistake)
            return await Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: [0, 1]) {
                loader.load($1, for: $0)
            }
        }
        let (wrong, healthy) = await (report(.servesLatestCell), report(nil))
        #expect(wrong.differences.map(\.isTogether) == [true], "\(wrong)")
        #expect(healthy.isClean, "\(healthy)")
    }
}
