import UIKit
import XCTest

/// A chat bubble that is self-sizing by constraints, and the controller that shows it, in the Swift
/// 6 language mode.
final class BubbleCell: UICollectionViewCell {
    static let reuseIdentifier = "bubble"
    private let label = UILabel()
    private let avatar = UIImageView(image: UIImage(systemName: "person"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        let stack = UIStackView(arrangedSubviews: [avatar, label])
        stack.alignment = .top
        stack.spacing = UIStackView.spacingUseSystem
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 20),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        attributes.size = contentView.systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return attributes
    }
}

final class ChatController: UICollectionViewController {
    var messages = ["short", "a message that is long enough to need more than one line of text"]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 180, height: 40)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: BubbleCell.reuseIdentifier)
        collectionView.backgroundColor = .systemBackground
        collectionView.keyboardDismissMode = .interactive
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: BubbleCell.reuseIdentifier, for: indexPath)
            as! BubbleCell
        cell.text = messages[indexPath.item]
        return cell
    }
}

@MainActor
final class SelfSizingTests: XCTestCase {
    func testCellsAreAsHighAsTheirTextNeeds() async {
        let controller = ChatController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 180, height: 500))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let sizes = (0..<2).map {
            controller.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.size
        }
        XCTAssertEqual(sizes.map(\.width), [180, 180])
        // A line of 17 points is 20.29 high, and margins are 8; 136 points hold the long message in
        // four lines. A pixel is a third of a point.
        XCTAssertEqual(sizes[0].height, 16 + 61.0 / 3, accuracy: 0.001)
        XCTAssertEqual(sizes[1].height, 16 + 244.0 / 3, accuracy: 0.001)
    }

    func testAnAwaitedBatchUpdateShowsItsNewCell() async {
        let controller = ChatController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 180, height: 500))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let finished = await withCheckedContinuation { continuation in
            controller.collectionView.performBatchUpdates {
                controller.messages.append("new")
                controller.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
            } completion: {
                continuation.resume(returning: $0)
            }
        }
        XCTAssertTrue(finished)
        XCTAssertEqual(controller.collectionView.visibleCells.count, 3)
    }
}
