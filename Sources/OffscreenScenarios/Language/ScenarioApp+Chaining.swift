import Offscreen
import UIKit

/// Completions that start the next update, and that check when they are called.
extension ScenarioApp {
    /// A call that has a completion.
    @MainActor
    final class Call {
        fileprivate let turn = World.current.tick
        var isOver = false
    }

    /// Checks a completion that has come. [UPD-05], [VIEW-10]
    func look(at call: Call) {
        if !call.isOver { find("a completion came inside the call that scheduled it") }
        if call.turn == World.current.tick { find("a completion came in the turn that scheduled it") }
    }

    /// Does an update with a completion. With the habit of chaining updates, the completion does further updates.
    ///
    /// - Parameter count: the number of further updates.
    func chaining(_ count: Int = 2, in view: UICollectionView, _ update: ((() -> Void)?) -> Void) {
        guard habits.contains(.chainsUpdates) else { return update(nil) }
        let call = Call()
        update { [weak self, weak view] in
            guard let self, let view else { return }
            look(at: call)
            guard count > 0, let edit = link(count) else { return }
            chaining(count - 1, in: view) { self.update(by: [edit], in: view, telling: { edit.tell(view) }, completion: $0) }
        }
        call.isOver = true
    }

    /// The changes of a chain: an item is inserted at the front, and then deleted again.
    private func link(_ number: Int) -> ModelEdit? {
        if number > 1 {
            guard !sections.isEmpty else { return nil }
            links += 1
            chained = "link\(links)"
            return .insertItem(IndexPath(item: 0, section: 0), title: chained)
        }
        for (section, titles) in sections.enumerated() {
            if let item = titles.firstIndex(of: chained) { return .deleteItem(IndexPath(item: item, section: section)) }
        }
        return nil
    }
}
