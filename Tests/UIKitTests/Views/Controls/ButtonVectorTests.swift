import Testing

@testable import UIKit

/// Sizes of buttons. LayoutKit computes them by rules that its tests compare with
/// `intrinsicContentSize` on iOS 10 to 12, for titles of three fonts in a hundred sizes, six types,
/// five images and three insets. The expected sizes here follow those rules.
///
/// https://github.com/linkedin/LayoutKit/blob/master/LayoutKitTests/ButtonLayoutTests.swift
@MainActor struct ButtonVectorTests {
    private let types: [UIButton.ButtonType] = [
        .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd,
    ]
    private static let insets = [UIEdgeInsets.zero, UIEdgeInsets(1, 1, 1, 1), UIEdgeInsets(20, 40, 20, 40)]

    private func image(_ side: CGFloat) -> UIImage { UIImage(imageName: "image", size: CGSize(side, side), scale: 1) }

    @Test func `A button without insets has padding around its title only if it has no image [VIEW-16]`() {
        let button = UIButton(type: .custom)
        button.setTitle("Hi", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(30, 34))
        button.setImage(image(20), for: .normal)
        #expect(button.intrinsicContentSize.height == 22)
        let system = UIButton(type: .system)
        system.setTitle("Hi", for: .normal)
        #expect(system.intrinsicContentSize == CGSize(30, 30))
        #expect(system.titleLabel?.font.pointSize == 15)
        #expect(UIButton(type: .contactAdd).intrinsicContentSize == CGSize(22, 22))
    }

    /// A button with its title below its image, as apps arrange them.
    private final class StackedButton: UIButton {
        override func contentRect(forBounds bounds: CGRect) -> CGRect {
            super.contentRect(forBounds: bounds).insetBy(dx: 4, dy: 4)
        }
        override func imageRect(forContentRect content: CGRect) -> CGRect {
            let size = super.imageRect(forContentRect: content).size
            return CGRect(content.midX - size.width / 2, content.minY, size.width, size.height)
        }
        override func titleRect(forContentRect content: CGRect) -> CGRect {
            let size = super.titleRect(forContentRect: content).size
            return CGRect(content.minX, content.maxY - size.height, content.width, size.height)
        }
    }

    @Test func `The layout of a button places title and image at the rectangles of its methods [VIEW-42]`() {
        let button = StackedButton(type: .custom)
        button.setTitle("Hi", for: .normal)
        button.setImage(image(20), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(1, 2, 3, 4)
        button.frame = CGRect(0, 0, 100, 80)
        button.layoutIfNeeded()
        let content = CGRect(6, 5, 86, 68)
        #expect(button.contentRect(forBounds: button.bounds) == content)
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
        #expect(button.imageView?.frame == CGRect(39, 5, 20, 20))
        let title = button.titleLabel!.frame
        #expect(title == button.titleRect(forContentRect: content))
        #expect(title.maxY == 73)
        #expect(title.width == 86)
        let plain = UIButton(type: .custom)
        plain.setImage(image(20), for: .normal)
        #expect(plain.titleRect(forContentRect: content).size == .zero)
        #expect(plain.imageRect(forContentRect: content) == CGRect(39, 29, 20, 20))
        plain.setTitle("Hi", for: .normal)
        #expect(plain.titleRect(forContentRect: content).minX == plain.imageRect(forContentRect: content).maxX)
    }

    @Test(arguments: ["", " ", "Hi", "Hello world"], [nil, 0, 7, 15, 40] as [CGFloat?])
    func
        `A button's size follows from its type, image, title, font and insets, with padding if it has neither image nor insets [VIEW-16]`(
            title: String, size: CGFloat?
        )
    {
        for type in types {
            for side in [0, 1, 5, 10, 20] as [CGFloat] {
                for insets in Self.insets {
                    let button = UIButton(type: type)
                    button.contentEdgeInsets = insets
                    if let size { button.titleLabel?.font = UIFont(name: "Helvetica", size: size) }
                    button.setTitle(title, for: .normal)
                    if side > 0 { button.setImage(image(side), for: .normal) }

                    let hasImage = type != .custom && type != .system
                    let ownFont = hasImage ? nil : size.map { UIFont(name: "Helvetica", size: $0)! }
                    let font = ownFont ?? .systemFont(ofSize: type == .custom ? 18 : 15)
                    var text = title.size(withAttributes: [.font: font])
                    if title.isEmpty { text = CGSize(0, hasImage ? 0 : font.lineHeight) }
                    let picture: CGFloat = if side > 0 { side } else if hasImage { 22 } else { 0 }
                    let isBare = !hasImage && side == 0 && insets == .zero
                    let wanted = CGSize(
                        max(isBare ? 30 : 0, text.width.rounded(.up) + picture + insets.left + insets.right),
                        max(picture, text.height.rounded(.up)) + insets.top + insets.bottom
                            + (isBare ? 12 : 0))
                    #expect(button.intrinsicContentSize == wanted, "\(type), image \(side), \(insets)")
                }
            }
        }
    }

    @Test
    func `A button has no image view among its subviews until it gets an image or its imageView is read [VIEW-16]`() {
        let button = UIButton(type: .system)
        button.setTitle("Hi", for: .normal)
        #expect(button.subviews == [button.titleLabel!])
        button.setImage(image(20), for: .normal)
        #expect(button.subviews == [button.imageView!, button.titleLabel!])
        #expect(button.imageView?.image?.size.width == 20)
        button.setImage(nil, for: .normal)
        #expect(button.imageView?.image == nil)
    }

    @Test
    func
        `An empty button has room for a short title, and the height of a button counts all lines of its title [VIEW-07]`()
    {
        #expect(UIButton().intrinsicContentSize == CGSize(30, 34))
        let (one, two) = (UIButton(), UIButton())
        one.setTitle("a longer title", for: .normal)
        two.setTitle("a longer title\nof two lines", for: .normal)
        #expect(two.titleLabel?.numberOfLines == 1)
        #expect(one.intrinsicContentSize.height == 34)
        #expect(two.intrinsicContentSize.height == (2 * UIFont.systemFont(ofSize: 18).lineHeight).rounded(.up) + 12)
        #expect(two.intrinsicContentSize.width == one.intrinsicContentSize.width)
        #expect(one.intrinsicContentSize.width > 60)
    }
}
