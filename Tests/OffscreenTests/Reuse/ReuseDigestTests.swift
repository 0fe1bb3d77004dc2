import Offscreen
import Testing
import TextDigests
import UIKit

/// Whole reports on cells with random mistakes. `TextDigests` describes how to read a difference.
@MainActor struct ReuseDigestTests {
    private final class Cell: UICollectionViewCell {
        let label = UILabel(frame: .zero)
        let picture = UIImageView(frame: .zero)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var width: NSLayoutConstraint?
        var shown: [Int] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            for view in [label, picture, scroll] as [UIView] { contentView.addSubview(view) }
            scroll.contentSize = CGSize(width: 50, height: 200)
            width = picture.widthAnchor.constraint(equalToConstant: 10)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// Properties that a cell gets for some items only, and keeps for the others.
    private static let mistakes: [@MainActor (Cell, Int) -> Void] = [
        { cell, _ in cell.label.textColor = .red },
        { cell, item in cell.label.alpha = CGFloat(item) / 20 },
        { cell, item in cell.picture.image = UIImage(named: "image \(item % 3)") },
        { cell, _ in cell.picture.isHidden = true },
        { cell, item in cell.width?.constant = CGFloat(item) },
        { cell, _ in cell.contentView.addSubview(UILabel(frame: .zero)) },
        { cell, item in cell.shown.append(item) },
        { cell, item in cell.scroll.contentOffset.y = CGFloat(item) },
        { cell, _ in cell.layer.cornerRadius = 4 },
        { cell, _ in cell.addGestureRecognizer(UITapGestureRecognizer()) },
        { cell, item in UIView.animate(withDuration: 0.2) { cell.label.center.x = CGFloat(item) } },
        { cell, item in cell.accessibilityLabel = "item \(item)" },
    ]

    @Test func `The reuse reports on cells with many random mistakes are as accepted`() throws {
        var digests = TextDigests()
        for program in 1...UInt64(TextDigests.areComplete ? 40 : 5) {
            var generator = SeededGenerator(seed: program)
            let chosen = Self.mistakes.shuffled(using: &generator).prefix(Int(program) % 4)
            let first = Int.random(in: 1...15, using: &generator), step = Int.random(in: 1...5, using: &generator)
            let report = Stage(width: 320, height: 480).reuseReport(
                of: Cell.self, items: Array(0..<40), maximumTryCount: 10, seed: program
            ) { cell, item in
                cell.label.text = "\(item)"
                if item >= first, (item - first) % step == 0 { for mistake in chosen { mistake(cell, item) } }
            }
            try digests.add("\(report)\n\(report.pairs) \(report.pairsWithoutReuse)\n", as: "program \(program)")
        }
        try digests.check("reports")
    }
}
