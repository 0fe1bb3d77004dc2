import Offscreen
import Testing
import UIKit

/// Reuse checks of cells with controls, which are tapped while the first item is shown.
@MainActor struct TappedControlTests {
    private final class Model {
        var liked: Set<Int> = []
        var items = [0, 1, 2]
        var tapCount = 0
    }

    private final class Cell: UICollectionViewCell {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
        let label = UILabel(frame: CGRect(x: 10, y: 60, width: 80, height: 20))
        var tapped: (Cell) -> Void = { _ in }

        override init(frame: CGRect) {
            super.init(frame: frame)
            for view in [button, label] { contentView.addSubview(view) }
            button.addAction(UIAction { [unowned self] _ in tapped(self) }, for: .touchUpInside)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func report(_ configure: @escaping @MainActor (Cell, Int, Model) -> Void) -> ReuseReport {
        Stage(width: 320, height: 480).reuseReport {
            let (model, layout) = (Model(), UICollectionViewFlowLayout())
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            let source = Source(model: model, configure: configure)
            view.dataSource = source
            return HuntSubject(view, companions: [source])
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let model: Model
        let configure: @MainActor (Cell, Int, Model) -> Void

        init(model: Model, configure: @escaping @MainActor (Cell, Int, Model) -> Void) {
            (self.model, self.configure) = (model, configure)
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { model.items.count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
            configure(cell, model.items[path.item], model)
            return cell
        }
    }

    @Test(arguments: [false, true])
    func `A button that stays selected when its cell is reused is found`(isHealthy: Bool) throws {
        let report = report { cell, item, model in
            cell.tapped = {
                $0.button.isSelected.toggle()
                if $0.button.isSelected { model.liked.insert(item) } else { model.liked.remove(item) }
            }
            if isHealthy { cell.button.isSelected = model.liked.contains(item) }
        }
        let text =
            """
            button.isSelected is true, in a new cell false (item 0-0, then item 0-1, after the controls in the \
            cell were tapped)
            """
        #expect(report.differences.map(\.description) == (isHealthy ? [] : [text]))
        #expect(report.isClean == isHealthy, "\(report)")
    }

    @Test func `The title that a tap gives to a button is found if the next item keeps it`() {
        let report = report { cell, _, _ in cell.tapped = { $0.button.setTitle("Following", for: .normal) } }
        #expect(report.differences.contains { $0.path == "button.title" && $0.isTapped }, "\(report)")
    }

    @Test func `A tap that changes what all later cells show is no difference between a reused and a new cell`() {
        let report = report { cell, _, model in
            cell.label.text = "\(model.tapCount) taps"
            cell.tapped = { _ in model.tapCount += 1 }
        }
        #expect(report.isClean, "\(report)")
    }

    @Test func `A tap that removes the item, begins a task or fails says nothing about the cells`() {
        let changes: [@MainActor (Cell, Int, Model) -> Void] = [
            { cell, item, model in cell.tapped = { _ in model.items.removeAll { $0 == item } } },
            { cell, _, _ in cell.tapped = { _ in Task {} } },
            { cell, _, _ in
                cell.tapped = {
                    let list = $0.superview as? UICollectionView
                    list?.deleteItems(at: [IndexPath(item: 0, section: 0)])
                }
            },
        ]
        for change in changes {
            let report = report(change)
            #expect(report.isClean, "\(report)")
        }
    }

    @Test func `A check that waits finds a button that stays selected`() async {
        func report(isHealthy: Bool) async -> ReuseReport {
            await Stage(width: 320, height: 480).reuseReport(of: Cell.self, items: [1, 2]) { cell, _ in
                cell.tapped = { $0.button.isSelected = true }
                if isHealthy { cell.button.isSelected = false }
            }
        }
        let (wrong, healthy) = await (report(isHealthy: false), report(isHealthy: true))
        #expect(wrong.differences.map(\.path) == ["button.isSelected"], "\(wrong)")
        #expect(healthy.isClean, "\(healthy)")
    }
}
