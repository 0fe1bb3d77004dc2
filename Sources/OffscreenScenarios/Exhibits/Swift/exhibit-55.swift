import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake55: RowLayout {
    func insert(at item: Int) {
        // The cached attributes of the items after the new one get new index paths.
        for attributes in cache where attributes.indexPath.item >= item { attributes.indexPath.item += 1 }
    }
}

// MARK: Without the mistake

final class Fix55: RowLayout {
    func insert(at item: Int) {
        makeCache()  // makes new attributes for each item
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit55 = SymptomCheck(
        55, mistake: { cacheLacksNewItem(of: Mistake55()) { $0.insert(at: 0) } },
        fix: { cacheLacksNewItem(of: Fix55()) { $0.insert(at: 0) } })

    private static func cacheLacksNewItem<Layout: RowLayout>(of layout: Layout, after act: (Layout) -> Void) -> Bool {
        let list = ListController(layout: layout)
        let stage = stage(showing: list)
        stage.run {
            list.items.insert("new", at: 0)
            act(layout)
        }
        return !layout.cache.contains { $0.indexPath == [0, 0] }
    }
}
