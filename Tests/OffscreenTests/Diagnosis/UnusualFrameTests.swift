import Offscreen
import Testing
import UIKit

/// A recording of a device may hold frames that are no numbers, or infinite.
@MainActor struct UnusualFrameTests {
    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
    private static let changes: [@Sendable (inout CGRect, CGFloat) -> Void] = [
        { $0.origin.x = $1 }, { $0.origin.y = $1 }, { $0.size.width = $1 }, { $0.size.height = $1 },
    ]

    /// Two rows whose labels are too low for their texts, with an opaque band over both.
    private func recording() -> Recording {
        let stage = Stage(width: 320, height: 480)
        let layout = BandLayout()
        let source = Rows()
        stage.run {
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            layout.register(Band.self, forDecorationViewOfKind: "band")
            view.register(LowLabelCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = source
            stage.show(view)
        }
        return withExtendedLifetime(source) { stage.recording }
    }

    @Test func `Problems are looked for in recordings with many random frames that are infinite or no numbers`() throws
    {
        let recording = recording()
        #expect(recording.problems.contains { $0.text.contains("is too small for its text") })
        #expect(recording.problems.contains { $0.text.contains("is opaque and covers") })
        var names: [String] = []
        recording.ticks.last!.tree.root.forEach { names.append($0.name) }
        for name in names {
            for number in Self.numbers {
                for change in Self.changes {
                    var unusual = recording
                    for index in unusual.ticks.indices {
                        unusual.ticks[index].tree.root.change(name) { change(&$0.frame, number) }
                    }
                    _ = unusual.problems
                }
            }
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
    }

    private final class Band: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .red
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class LowLabelCell: UICollectionViewCell {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.text = "a text that is long enough for two lines of the label, which has room for one"
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class BandLayout: UICollectionViewFlowLayout {
        override func prepare() {
            itemSize = CGSize(width: 320, height: 40)
            super.prepare()
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let band = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "band", with: [0, 0])
            band.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            band.zIndex = 1
            return (super.layoutAttributesForElements(in: rect) ?? []) + [band]
        }
    }
}
