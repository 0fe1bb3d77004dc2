import Offscreen
import Testing
import UIKit

/// Sections whose `visibleItemsInvalidationHandler` changes the items, after the layout has moved
/// the items.
@MainActor struct VisibleItemTests {
    init() {
        // A test of another suite may have left a closure.
        PreferredSizeCell.setPreferredSize = { _ in }
    }

    /// Shows a section of two columns whose handler halves the alpha of each item, and nothing else.
    private func shown(
        _ section: NSCollectionLayoutSection, _ counts: [Int] = [8],
        cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> CompositionalScreen {
        section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } }
        return CompositionalScreen(section, counts, cell: cell).shown()
    }

    private func grid() -> NSCollectionLayoutSection { layoutSection(tiles(0.5, 40)) }

    /// Returns the frames of the cells, and "full" if a cell has another alpha than a half.
    private func cells(_ screen: CompositionalScreen, _ section: Int = 0, _ count: Int = 4) -> [String] {
        (0..<count).map { item in
            guard let cell = screen.view.cellForItem(at: [section, item]) else { return "none" }
            return cell.frame.figures() + (cell.alpha == 0.5 ? "" : " full")
        }
    }

    @Test func `Items that a handler has changed have their new places after the collection view became narrower`() {
        let screen = shown(grid())
        #expect(cells(screen) == ["0 0 160 40", "160 0 160 40", "0 40 160 40", "160 40 160 40"])
        screen.stage.act("narrower") { screen.view.frame.size.width = 200 }
        #expect(cells(screen) == ["0 0 100 40", "100 0 100 40", "0 40 100 40", "100 40 100 40"])
        screen.stage.act("wider") { screen.view.frame.size.width = 320 }
        #expect(cells(screen) == ["0 0 160 40", "160 0 160 40", "0 40 160 40", "160 40 160 40"])
    }

    @Test func `Items that a handler has changed have their new places after a rotation there and back`() {
        let screen = shown(grid())
        screen.stage.rotate()
        #expect(cells(screen) == ["0 0 240 40", "240 0 240 40", "0 40 240 40", "240 40 240 40"])
        screen.stage.rotate()
        #expect(cells(screen) == ["0 0 160 40", "160 0 160 40", "0 40 160 40", "160 40 160 40"])
    }

    @Test func `Items that a handler has changed have their new places after a section was inserted before them`() {
        let screen = shown(grid(), [2, 2])
        #expect(cells(screen, 1, 2) == ["0 40 160 40", "160 40 160 40"])
        screen.stage.act("insert") {
            screen.view.performBatchUpdates {
                screen.counts = [4, 2, 2]
                screen.view.insertSections([0])
            }
        }
        #expect(cells(screen, 1, 2) == ["0 80 160 40", "160 80 160 40"])
        #expect(cells(screen) == ["0 0 160 40", "160 0 160 40", "0 40 160 40", "160 40 160 40"])
        screen.stage.act("delete") {
            screen.view.performBatchUpdates {
                screen.counts = [2, 2]
                screen.view.deleteSections([0])
            }
        }
        #expect(cells(screen, 0, 2) == ["0 0 160 40", "160 0 160 40"])
        #expect(cells(screen, 1, 2) == ["0 40 160 40", "160 40 160 40"])
    }

    @Test func `Items that a handler has changed have their new places after an item before them has grown`() {
        var heights: [Int: CGFloat] = [:]
        PreferredSizeCell.setPreferredSize = { $0.size.height = heights[$0.indexPath.item] ?? 40 }
        let section = layoutSection(column(height: .estimated(40), [item(.fractionalWidth(1), .estimated(40))]))
        let screen = shown(section, cell: PreferredSizeCell.self)
        #expect(cells(screen, 0, 3) == ["0 0 320 40", "0 40 320 40", "0 80 320 40"])
        heights = [0: 70]
        screen.stage.act("grow") { screen.view.collectionViewLayout.invalidateLayout() }
        #expect(cells(screen, 0, 3) == ["0 0 320 70", "0 70 320 40", "0 110 320 40"])
        heights = [:]
        screen.stage.act("shrink") { screen.view.collectionViewLayout.invalidateLayout() }
        #expect(cells(screen, 0, 3) == ["0 0 320 40", "0 40 320 40", "0 80 320 40"])
    }

    @Test func `After the handler is removed, and the layout invalidated, the items look as without a handler`() {
        let section = grid()
        let screen = shown(section)
        screen.stage.act("remove") {
            section.visibleItemsInvalidationHandler = nil
            screen.view.collectionViewLayout.invalidateLayout()
        }
        #expect(screen.view.visibleCells.allSatisfy { $0.alpha == 1 })
        screen.stage.act("narrower") { screen.view.frame.size.width = 200 }
        #expect(cells(screen, 0, 2) == ["0 0 100 40 full", "100 0 100 40 full"])
    }
}
