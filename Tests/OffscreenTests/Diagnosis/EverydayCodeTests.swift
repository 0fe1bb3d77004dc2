import Dispatch
import Foundation
import Offscreen
import Testing
import UIKit

/// Code that is usual on iOS, and that an outsider saw accused, hanging or ending the process.
@MainActor struct EverydayCodeTests {
    /// A cell that is as wide as the list, and measures its height. It reads its argument after `super`.
    private final class WideCell: UICollectionViewCell {
        private let text = UIView()
        private lazy var height = text.heightAnchor.constraint(equalToConstant: 40)
        var isExpanded = false {
            didSet { height.constant = isExpanded ? 120 : 40 }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            text.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(text)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: contentView.topAnchor),
                text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                height,
                text.widthAnchor.constraint(equalToConstant: 70),
            ])
        }
        required init?(coder: NSCoder) { nil }

        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            let fitted = super.preferredLayoutAttributesFitting(attributes)
            fitted.size = CGSize(width: attributes.size.width, height: fitted.size.height)
            return fitted
        }
    }

    private final class Screen: NSObject, UICollectionViewDataSource {
        let layout = UICollectionViewFlowLayout()
        private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        var expanded: Set<Int> = []

        override init() {
            super.init()
            layout.estimatedItemSize = CGSize(width: 320, height: 60)
            list.register(WideCell.self, forCellWithReuseIdentifier: "wide")
            list.dataSource = self
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "wide", for: path) as! WideCell
            cell.isExpanded = expanded.contains(path.item)
            return cell
        }
    }

    @Test func `An override of preferredLayoutAttributesFitting can read its argument after super`() {
        let stage = Stage(width: 320, height: 480)
        let screen = stage.run { Screen() }
        stage.show(screen.list)
        #expect(screen.list.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 320, height: 40))
    }

    @Test func `A reload that lets a row grow is not accused`() {
        let stage = Stage(width: 320, height: 480)
        let screen = stage.run { Screen() }
        stage.show(screen.list)
        stage.act("expand") {
            screen.expanded.insert(1)
            screen.list.reloadItems(at: [[0, 1]])
        }
        stage.advance(by: 1)
        #expect(screen.list.cellForItem(at: [0, 1])?.frame.height == 120)
        #expect(stage.problems.isEmpty, "\(stage.problems)")
    }

    @Test func `Another estimate discards the sizes that were measured before`() {
        let stage = Stage(width: 320, height: 480)
        let screen = stage.run { Screen() }
        stage.show(screen.list)
        stage.act("estimate") {
            screen.layout.estimatedItemSize = CGSize(width: 200, height: 60)
            screen.layout.invalidateLayout()
        }
        #expect(screen.list.cellForItem(at: [0, 1])?.frame.width == 200)
    }

    @Test func `Work that schedules itself again on the main queue does not hang a test that waits`() async {
        @MainActor final class Poll {
            var count = 0
            func again() {
                count += 1
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.again() }
            }
        }
        let stage = Stage(width: 320, height: 480)
        let poll = Poll()
        stage.act("poll") { poll.again() }
        await stage.settled(mainQueue: true)
        #expect(poll.count > 100)
    }

    @Test func `The report on a controller that removes its observer in deinit names the observer`() {
        final class Listening: UIViewController {
            var observer: (any NSObjectProtocol)?
            var count = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                observer = NotificationCenter.default.addObserver(forName: .init("news"), object: nil, queue: nil) {
                    _ in MainActor.assumeIsolated { self.count += 1 }
                }
            }
            isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
        }
        let stage = Stage(width: 320, height: 480)
        weak var released: UIViewController?
        func visit() {
            let controller = stage.run { Listening() }
            released = controller
            stage.show(controller)
            stage.show(UIViewController())
        }
        visit()
        let report = stage.leakReport(of: released)
        #expect("\(report)".contains("observer"), "\(report)")
        #expect(released == nil)
    }
}
