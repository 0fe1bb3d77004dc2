import Testing

@testable import UIKit

@MainActor @Suite("What is ahead, kept and announced")
struct PrefetchingValueTests {
    private let visible = CGRect(0, 1000, 100, 400)
    private let content = CGSize(100, 5000)

    @Test func `Three quarters of a page ahead in the direction of the scroll, inside the content [PRE-04]`() {
        var region = PrefetchRegion()
        #expect(region.ahead(of: visible, content: content) == CGRect(0, 1400, 100, 300))
        region.noteScroll(from: CGPoint(0, 1100), to: CGPoint(0, 1000))
        #expect(region.ahead(of: visible, content: content) == CGRect(0, 700, 100, 300))
        #expect(region.ahead(of: visible.offsetBy(dx: 0, dy: -900), content: content) == CGRect(0, 0, 100, 100))
        #expect(region.ahead(of: visible.offsetBy(dx: 0, dy: -1000), content: content) == nil)
        #expect(region.ahead(of: visible, content: CGSize(100, 300)) == nil)
    }

    @Test func `Kept is what is visible and ahead, grown by a quarter [PRE-01]`() {
        let region = PrefetchRegion()
        #expect(region.kept(around: visible, content: content) == CGRect(-25, 900, 150, 900))
    }

    @Test func `Items are announced once, cancelled when they are neither near nor wanted any more`() {
        var announced = AnnouncedItems()
        func keys(_ items: Int...) -> ContiguousArray<ElementKey> { ContiguousArray(items.map { .cell(section: 0, item: $0) }) }
        var result = announced.announce(keys(3, 4, 5)) { _ in false }
        #expect(result.fetch == keys(3, 4, 5) && result.cancel.isEmpty)
        result = announced.announce(keys(3, 4, 5)) { _ in false }
        #expect(result.fetch.isEmpty && result.cancel.isEmpty)
        result = announced.announce(keys(2, 5, 6)) { $0.item == 3 }
        #expect(result.fetch == keys(2, 6) && result.cancel == keys(4))
        announced.noteShown(keys(3)[0])
        result = announced.announce(keys(2, 5, 6)) { _ in false }
        #expect(result.fetch.isEmpty && result.cancel.isEmpty)
        #expect(announced.keys == keys(2, 5, 6))
    }
}
