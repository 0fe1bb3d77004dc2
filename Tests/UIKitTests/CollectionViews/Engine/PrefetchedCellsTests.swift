import Testing

@testable import UIKit

@MainActor @Suite("What is ahead, what is kept")
struct PrefetchedCellsTests {
    private let visible = CGRect(x: 0, y: 1000, width: 100, height: 400)
    private let content = CGSize(width: 100, height: 5000)

    @Test func `Three quarters of a page ahead in the direction of the scroll, inside the content [PRE-04]`() {
        var prefetching = PrefetchedCells()
        #expect(prefetching.ahead(of: visible, content: content) == CGRect(x: 0, y: 1400, width: 100, height: 300))
        prefetching.noteScroll(from: CGPoint(x: 0, y: 1100), to: CGPoint(x: 0, y: 1000))
        #expect(prefetching.ahead(of: visible, content: content) == CGRect(x: 0, y: 700, width: 100, height: 300))
        #expect(prefetching.ahead(of: visible.offsetBy(dx: 0, dy: -900), content: content) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(prefetching.ahead(of: visible.offsetBy(dx: 0, dy: -1000), content: content) == nil)
        #expect(prefetching.ahead(of: visible, content: CGSize(width: 100, height: 300)) == nil)
    }

    @Test func `Kept is what is visible and ahead, grown by a quarter [PRE-01]`() {
        let prefetching = PrefetchedCells()
        #expect(prefetching.kept(around: visible, content: content) == CGRect(x: -25, y: 900, width: 150, height: 900))
    }

    @Test func `Items are announced once, cancelled when they are neither near nor wanted any more`() {
        var prefetching = PrefetchedCells()
        func keys(_ items: Int...) -> ContiguousArray<ElementKey> { ContiguousArray(items.map { .cell(section: 0, item: $0) }) }
        var result = prefetching.announce(keys(3, 4, 5)) { _ in false }
        #expect(result.fetch == keys(3, 4, 5) && result.cancel.isEmpty)
        result = prefetching.announce(keys(3, 4, 5)) { _ in false }
        #expect(result.fetch.isEmpty && result.cancel.isEmpty)
        result = prefetching.announce(keys(2, 5, 6)) { $0.item == 3 }
        #expect(result.fetch == keys(2, 6) && result.cancel == keys(4))
        prefetching.noteShown(keys(3)[0])
        result = prefetching.announce(keys(2, 5, 6)) { _ in false }
        #expect(result.fetch.isEmpty && result.cancel.isEmpty)
        #expect(prefetching.announced == keys(2, 5, 6))
    }
}
