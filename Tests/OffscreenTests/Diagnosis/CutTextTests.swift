import Offscreen
import Testing
import UIKit

/// A message with a title of one line above a text of any number of lines.
private final class MessageCell: UICollectionViewCell {
    let title = UILabel(frame: .zero)
    let body = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        body.numberOfLines = 0
        for label in [title, body] { contentView.addSubview(label) }
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor struct CutTextTests {
    private static let long = "This text is too long for one line, and too long for two lines as well, in a narrow list"
    private let stage = Stage(width: 320, height: 480)

    /// Shows messages in rows, and returns the problems.
    ///
    /// - Parameter arrange: places the labels in a cell of the given size.
    private func problems(
        height: CGFloat, texts: [String] = ["short", long, "short"],
        arrange: @escaping (MessageCell, CGSize) -> Void
    ) -> [String] {
        problems(texts: texts, arrange: arrange) {
            $0.itemSize = CGSize(width: 320, height: height)
            $0.minimumLineSpacing = 0
        }
    }

    private func problems(
        texts: [String], arrange: @escaping (MessageCell, CGSize) -> Void,
        change: (UICollectionViewFlowLayout) -> Void
    ) -> [String] {
        stage.run {
            let layout = UICollectionViewFlowLayout()
            change(layout)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let source = Messages(texts: texts, arrange: arrange)
            view.register(MessageCell.self, forCellWithReuseIdentifier: "message")
            view.dataSource = source
            stage.show(view)
            return withExtendedLifetime(source) { stage.problemLines }
        }
    }

    private final class Messages: NSObject, UICollectionViewDataSource {
        let texts: [String]
        let arrange: (MessageCell, CGSize) -> Void

        init(texts: [String], arrange: @escaping (MessageCell, CGSize) -> Void) {
            (self.texts, self.arrange) = (texts, arrange)
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "message", for: path) as! MessageCell
            cell.title.text = "Title"
            cell.body.text = texts[path.item]
            arrange(cell, cell.bounds.size)
            return cell
        }
    }

    @Test(arguments: [44, 90] as [CGFloat])
    func `A label without a limit of lines is reported if its cell is too low for its text`(height: CGFloat) {
        let found = problems(height: height) { cell, size in
            cell.body.frame = CGRect(x: 10, y: 8, width: 300, height: size.height - 16)
        }
        let text =
            """
            none: UILabel#4 of item 0-1 is too small for its text "\(Self.long.prefix(30))...": the text needs \
            at least 61 points, and the label, which has no limit of lines, is 28 points high in a cell of 44
            """
        #expect(found == (height == 44 ? [text] : []))
    }

    @Test(arguments: [1, 2, 3, 5] as [Int], [16, 24, 46] as [CGFloat])
    func `A label with a limit of lines is reported only if it has room for a single line or less`(
        limit: Int, height: CGFloat
    ) {
        let found = problems(height: 90, texts: [Self.long, Self.long]) { cell, _ in
            cell.body.numberOfLines = limit
            cell.body.frame = CGRect(x: 10, y: 0, width: 300, height: height)
        }
        #expect(found.count == (height < 30 && limit > 1 ? 1 : 0), "\(found)")
    }

    @Test func `A label that is lower than a capital letter is reported, and one without height is not`() {
        for (height, isCut) in [(0, false), (10, true), (14, false)] as [(CGFloat, Bool)] {
            let test = CutTextTests()
            let found = test.problems(height: 60) { cell, _ in
                cell.title.frame = CGRect(x: 10, y: 0, width: 300, height: height)
            }
            #expect(found.count == (isCut ? 1 : 0), "\(found)")
            #expect(found.allSatisfy { $0.hasSuffix("in a cell of 60; so it is for 2 more items") }, "\(found)")
        }
    }

    @Test(arguments: [true, false], [0, 3])
    func `A text that lies in part outside of a cell which clips is reported if it has a limit of lines`(
        clips: Bool, limit: Int
    ) {
        let found = problems(height: 44) { cell, _ in
            cell.clipsToBounds = clips
            cell.body.numberOfLines = limit
            cell.body.frame = CGRect(x: 10, y: 0, width: 300, height: 61)
        }
        let text =
            """
            none: the text "\(Self.long.prefix(30))..." of item 0-1 lies in part outside of its cell \
            MessageCell#2, which clips: the content needs 61 points, and MessageCell#2 is 44 points high
            """
        // Without a limit, the cell may be folded on purpose.
        #expect(found == (clips && limit > 0 ? [text] : []))
    }

    @Test(arguments: [true, false])
    func `A text that lies wholly outside of a view which clips is reported if no cell shows it`(isNeverSeen: Bool) {
        let found = problems(height: 80) { cell, _ in
            cell.contentView.clipsToBounds = true
            let isOpen = !isNeverSeen && cell.body.text == Self.long
            cell.title.frame = CGRect(x: 10, y: isOpen ? 40 : 90, width: 300, height: 21)
        }
        let text =
            """
            none: the text "Title" of item 0-0 lies wholly outside of UIView#1, which clips: the content needs \
            111 points, and UIView#1 is 80 points high; so it is for 2 more items
            """
        #expect(found == (isNeverSeen ? [text] : []))
    }

    @Test(arguments: [44, 30, 80, 15] as [CGFloat])
    func `A text that sticks out of its cell over a text of another cell is reported`(height: CGFloat) {
        let found = problems(height: height) { cell, _ in
            let needed = cell.body.sizeThatFits(CGSize(width: 300, height: 0))
            cell.body.frame = CGRect(origin: CGPoint(x: 10, y: 4), size: needed)
        }
        let text =
            """
            none: the text "\(Self.long.prefix(30))..." of item 0-1 lies over a text of item 0-2: the content needs \
            65 points, and its cell MessageCell#2 is 44 points high
            """
        // Fifteen points are less than a line.
        #expect(found.count == (height == 80 || height == 15 ? 0 : 1))
        if height == 44 { #expect(found == [text]) }
    }

    @Test func `Labels that are hidden or transparent, whose text has attributes, or that scroll are not reported`() {
        let changes: [(MessageCell) -> Void] = [
            { $0.body.isHidden = true },
            { $0.body.alpha = 0 },
            {
                let text = NSMutableAttributedString(string: "Large\n" + Self.long)
                text.addAttribute(
                    .font, value: UIFont.systemFont(ofSize: 8), range: NSRange(location: 6, length: Self.long.count))
                $0.body.attributedText = text
            },
            { cell in
                let scroll = cell.contentView.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
                scroll.frame = cell.bounds
                cell.contentView.addSubview(scroll)
                scroll.addSubview(cell.body)
            },
        ]
        for change in changes {
            let test = CutTextTests()
            let found = test.problems(height: 44) { cell, size in
                cell.body.frame = CGRect(x: 10, y: 8, width: 300, height: 36)
                change(cell)
            }
            #expect(found.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func `A cell whose constraints give it the height of its text is not reported, and one of a fixed height is`(
        isSelfSizing: Bool
    ) {
        let found = problems(texts: ["short", Self.long]) { cell, _ in
            guard cell.contentView.constraints.isEmpty else { return }
            cell.title.removeFromSuperview()
            cell.body.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                cell.body.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                cell.body.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
                cell.body.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
                cell.body.widthAnchor.constraint(equalToConstant: 300),
            ])
        } change: { layout in
            let size = CGSize(width: 320, height: 44)
            if isSelfSizing { layout.estimatedItemSize = size } else { layout.itemSize = size }
        }
        #expect(found.count == (isSelfSizing ? 0 : 1), "\(found)")
    }
}
