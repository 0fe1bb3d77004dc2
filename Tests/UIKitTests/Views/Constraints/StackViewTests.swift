import Offscreen
import Testing
import UIKit

@MainActor @Suite("Stack views")
struct StackViewTests {
    private final class Block: UIView {
        let natural: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            natural = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { natural }
    }

    private let stage = Stage(width: 200, height: 100, scale: 1)
    private let blocks = [Block(20, 10), Block(40, 30), Block(30, 20)]

    private func show(_ set: (UIStackView) -> Void) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: blocks)
        set(stack)
        stack.frame = stage.window.bounds
        stage.show(stack)
        return blocks.map(\.frame)
    }

    @Test(arguments: [
        (UIStackView.Distribution.fillEqually, [(0, 60), (70, 60), (140, 60)]),
        (.equalSpacing, [(0, 20), (75, 40), (170, 30)]),
        (.equalCentering, [(0, 20), (78, 40), (170, 30)]),
        (.fillProportionally, [(0, 36), (46, 73), (129, 71)]),
    ]) func `Along the axis`(distribution: UIStackView.Distribution, wanted: [(CGFloat, CGFloat)]) {
        let frames = show {
            $0.distribution = distribution
            $0.spacing = 10
        }
        for (frame, wanted) in zip(frames, wanted) {
            #expect(abs(frame.minX - wanted.0) <= 1 && abs(frame.width - wanted.1) <= 1, "\(frames)")
        }
    }

    @Test func `Shares go by natural lengths with the gaps, of the stack's whole length, and the last view gets the rest [VIEW-06]`() {
        func widths(_ naturals: [CGFloat], in width: CGFloat, scale: CGFloat, _ set: (UIStackView) -> Void) -> [CGFloat] {
            let stage = Stage(width: width, height: 50, scale: scale)
            let stack = stage.run { UIStackView(arrangedSubviews: naturals.map { Block($0, 10) }) }
            stack.distribution = .fillProportionally
            set(stack)
            stack.frame = stage.window.bounds
            stage.show(stack)
            return stack.arrangedSubviews.map(\.frame.width)
        }
        let three = widths([100, 100, 100], in: 400, scale: 3) { $0.spacing = 20 }
        for (width, wanted) in zip(three, [117.6, 117.6, 124.7]) { #expect(abs(width - wanted) < 0.1) }
        let two = widths([25, 75], in: 200, scale: 2) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        }
        #expect(two == [50, 130])
    }

    @Test func `Fill: the one that hugs least takes what is left`() {
        blocks[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let frames = show { $0.spacing = 10 }
        #expect(frames.map(\.width) == [20, 130, 30] && frames.map(\.minX) == [0, 30, 170])
        #expect(frames.allSatisfy { $0.height == 100 && $0.minY == 0 })
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, [0.0, 0, 0]), (.center, [45, 35, 40]), (.trailing, [90, 70, 80]),
    ]) func `Across the axis`(alignment: UIStackView.Alignment, tops: [CGFloat]) {
        let frames = show {
            $0.alignment = alignment
            $0.distribution = .equalSpacing
        }
        #expect(frames.map(\.minY) == tops && frames.map(\.height) == [10, 30, 20])
    }

    @Test func `A column with margins and a gap of its own`() {
        blocks[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        let frames = show {
            $0.axis = .vertical
            $0.alignment = .leading
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 5, left: 7, bottom: 15, right: 0)
            $0.spacing = 2
            $0.setCustomSpacing(12, after: blocks[0])
        }
        #expect(
            frames == [
                CGRect(x: 7, y: 5, width: 20, height: 10), CGRect(x: 7, y: 27, width: 40, height: 30),
                CGRect(x: 7, y: 59, width: 30, height: 26),
            ])
    }

    @Test func `A hidden view takes no room, a removed one neither`() {
        let stack = UIStackView(arrangedSubviews: blocks)
        stack.alignment = .leading
        func size() -> CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(size() == CGSize(width: 90, height: 30))
        blocks[1].isHidden = true
        #expect(size() == CGSize(width: 50, height: 20))
        blocks[1].isHidden = false
        #expect(size() == CGSize(width: 90, height: 30))
        blocks[1].removeFromSuperview()
        #expect(size() == CGSize(width: 50, height: 20) && stack.arrangedSubviews == [blocks[0], blocks[2]])
    }

    @Test func `Stacks in stacks size a cell`() {
        final class Card: UICollectionViewCell {
            let title = UILabel()
            let text = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                text.numberOfLines = 0
                let column = UIStackView(arrangedSubviews: [title, text])
                column.axis = .vertical
                column.spacing = 4
                column.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(column)
                NSLayoutConstraint.activate([
                    column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                    column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                    column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                    column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                    contentView.widthAnchor.constraint(equalToConstant: 120),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let card = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! Card
                card.title.text = "T"
                card.text.text = Array(repeating: "word", count: 3 * indexPath.item + 1).joined(separator: " ")
                return card
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Card.self, forCellWithReuseIdentifier: "card")
        let source = Source()
        view.dataSource = source
        let stage = Stage(width: 120, height: 900)
        stage.show(view)
        // In 104 points the texts are one line, two, four; a line of 17 points is 20.29 high.
        let sizes = (0..<3).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.size }
        #expect(sizes == [61, 81.5, 122].map { CGSize(width: 120, height: $0) })
        let card = view.cellForItem(at: IndexPath(item: 2, section: 0)) as! Card
        #expect(card.convert(card.text.bounds, from: card.text) == CGRect(x: 8, y: 32.5, width: 104, height: 81.5))
    }
}
