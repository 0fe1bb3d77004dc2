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
