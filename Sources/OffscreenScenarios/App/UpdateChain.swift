import UIKit

/// Two updates, each of which starts in the completion of the update before it. The first one
/// inserts an item at the front, and the second one deletes that item.
struct UpdateChain {
    /// The number of updates in the chain that follows an update of a scenario.
    static let length = 2
    /// The number of items inserted so far.
    private var links = 0
    private var title: String { "link\(links)" }

    /// Returns the next update of the chain. Returns nil if none is left, if there is no section
    /// for an insertion, or if the item to delete is no longer in the model.
    ///
    /// - Parameter remainingCount: the number of updates that are left, including the returned one.
    mutating func nextUpdate(remainingCount: Int, in model: AppModel) -> AppChange? {
        guard remainingCount > 0 else { return nil }
        if remainingCount > 1 {
            guard !model.sections.isEmpty else { return nil }
            links += 1
            return AppChange(
                changeModel: { [title] in $0.sections[0].insert(title, at: 0) },
                announce: { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) })
        }
        for (section, titles) in model.sections.enumerated() {
            guard let item = titles.firstIndex(of: title) else { continue }
            return AppChange(
                changeModel: { $0.sections[section].remove(at: item) },
                announce: { $0.deleteItems(at: [IndexPath(item: item, section: section)]) })
        }
        return nil
    }
}
