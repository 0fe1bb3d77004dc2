import Testing

@testable import UIKit

/// The moves of views that a layout attaches to items. [UPD-18]
@MainActor struct ElementMovesTests {
    /// Each item has one badge, whose path is that of the item.
    private struct Badges: AttachedViews {
        func place(ofKind kind: String, at path: IndexPath) -> AttachmentPlace? {
            kind == "badge" ? AttachmentPlace(section: path.section, host: .item(path.item), rank: 0) : nil
        }

        func path(ofKind kind: String, at place: AttachmentPlace) -> IndexPath? { place.itemPath }

        func views(ofItemAt path: IndexPath) -> [(kind: String, path: IndexPath)] { [("badge", path)] }
    }

    private let table = ElementTable()

    private func badge(_ section: Int, _ item: Int) -> ElementKey {
        table.key(ofCategory: .supplementaryView, kind: "badge", at: [section, item])
    }

    private func moves(
        _ changes: [UpdatePlan.Change], before: [Int], after: [Int],
        named: LayoutNamedElements = LayoutNamedElements()
    ) -> ElementMoves {
        ElementMoves(
            plan: UpdatePlan(changes, before: before, after: after), table: table, attachedBefore: Badges(),
            attachedAfter: Badges(), named: named)
    }

    @Test func `The badge of an item moves with the item, and back`() {
        let moves = moves([.deleteItem([0, 0])], before: [3], after: [2])
        #expect(moves.keyAfterUpdate(of: badge(0, 1)) == badge(0, 0))
        #expect(moves.keyBeforeUpdate(of: badge(0, 0)) == badge(0, 1))
        #expect(moves.keyAfterUpdate(of: badge(0, 0)) == nil)
    }

    @Test func `The badges in a reloaded section get other views, and those of other sections stay`() {
        let moves = moves([.reloadSection(0)], before: [2, 1], after: [2, 1])
        #expect(moves.keyAfterUpdate(of: badge(0, 1)) == nil)
        #expect(moves.keyBeforeUpdate(of: badge(0, 1)) == nil)
        #expect(moves.keyAfterUpdate(of: badge(1, 0)) == badge(1, 0))
        #expect(moves.keyBeforeUpdate(of: badge(1, 0)) == badge(1, 0))
    }

    @Test func `A badge that the layout names as inserted or deleted gets another view`() {
        let moves = moves(
            [.insertItem([0, 2])], before: [2], after: [3],
            named: LayoutNamedElements(
                deleted: [badge(0, 0)], inserted: [badge(0, 1)], sectionBeforeUpdate: { $0 }))
        #expect(moves.keyAfterUpdate(of: badge(0, 0)) == nil)
        #expect(moves.keyAfterUpdate(of: badge(0, 1)) == nil)
        #expect(moves.keyBeforeUpdate(of: badge(0, 1)) == nil)
    }
}
