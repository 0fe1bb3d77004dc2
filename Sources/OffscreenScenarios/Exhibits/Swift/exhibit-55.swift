import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake55: RowLayout {
    func insert(at item: Int) {
        // The objects behind the new item get new index paths.
        for attributes in cache where attributes.indexPath.item >= item { attributes.indexPath.item += 1 }
    }
}

// MARK: Without the mistake

final class Fix55: RowLayout {
    func insert(at item: Int) {
        makeCache()  // Makes new attributes for each item.
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit55 = Tried(
        55, mistake: { lacksItem(Mistake55()) { $0.insert(at: 0) } }, fix: { lacksItem(Fix55()) { $0.insert(at: 0) } })

    private static func lacksItem<Layout: RowLayout>(_ layout: Layout, _ act: (Layout) -> Void) -> Bool {
        let list = ListController(layout: layout)
        let stage = stage(list)
        stage.run {
            list.items.insert("new", at: 0)
            act(layout)
        }
        return !layout.cache.contains { $0.indexPath == [0, 0] }
    }
}
