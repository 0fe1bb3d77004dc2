import Offscreen
import Testing
import UIKit

@MainActor @Suite("What is not modelled says so, in one form")
struct NotModelledTests {
    @Test func `Focus, spring loading and nibs take no effect and leave a line in the trace`() {
        let stage = Stage(width: 100, height: 100)
        let screen = GridScreen([1])
        stage.show(screen.view)
        stage.act("try") {
            screen.view.remembersLastFocusedIndexPath = true
            screen.view.isSpringLoaded = true
            screen.view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "nib")
            screen.view.register(
                UINib(nibName: "Header", bundle: nil), forSupplementaryViewOfKind: "header", withReuseIdentifier: "nib")
            #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
        #expect(!screen.view.remembersLastFocusedIndexPath && !screen.view.isSpringLoaded)
        let lines = stage.recording.trace.split(separator: "\n").filter { $0.contains("not modelled") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            lines == [
                "not modelled: UICollectionView.remembersLastFocusedIndexPath", "not modelled: UICollectionView.isSpringLoaded",
                "not modelled: UICollectionView.register(_: UINib, forCellWithReuseIdentifier:)",
                "not modelled: UICollectionView.register(_: UINib, forSupplementaryViewOfKind:withReuseIdentifier:)",
                "not modelled: UINib.instantiate(withOwner:options:)",
            ])
    }

    @Test func `A nil nib unregisters as a nil class does`() {
        let stage = Stage(width: 100, height: 100)
        let screen = GridScreen([1])
        screen.view.register(nil as UINib?, forCellWithReuseIdentifier: "cell")
        #expect(stage.failures { stage.show(screen.view) }.first?.text.contains("with identifier cell") == true)
    }
}
