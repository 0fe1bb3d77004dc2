import Offscreen
import UIKit

/// Completions that start the next update, and that see to it when they are called.
extension ScenarioApp {
    @MainActor
    private final class Call {
        let turn = World.current.tick
        var isOver = false
    }

    /// Does an update that may have a completion: with the habit of chaining updates, one that does more updates.
    ///
    /// - Parameter links: how many more.
    func chaining(_ links: Int = 2, in view: UICollectionView, _ update: ((() -> Void)?) -> Void) {
        guard habits.contains(.chainsUpdates) else { return update(nil) }
        let call = Call()
        update { [weak self, weak view] in
            guard let self, let view else { return }
            // [UPD-05], [VIEW-10]
            if !call.isOver { find("a completion came inside the call that scheduled it") }
            if call.turn == World.current.tick { find("a completion came in the turn that scheduled it") }
            guard links > 0, let edit = link(links) else { return }
            chaining(links - 1, in: view) { self.update(by: [edit], in: view, telling: { edit.tell(view) }, completion: $0) }
        }
        call.isOver = true
    }

    /// An item comes in front, and goes again.
    private func link(_ number: Int) -> ModelEdit? {
        if number > 1 {
            guard !sections.isEmpty else { return nil }
            chained = newTitle()
            return .insertItem(IndexPath(item: 0, section: 0), title: chained)
        }
        for (section, titles) in sections.enumerated() {
            if let item = titles.firstIndex(of: chained) { return .deleteItem(IndexPath(item: item, section: section)) }
        }
        return nil
    }
}
