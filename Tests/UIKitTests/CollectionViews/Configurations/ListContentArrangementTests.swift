import Testing

@testable import UIKit

/// The expected frames of images and texts. Every distance has a different value, so that
/// exchanging two of them changes a frame.
@MainActor struct ListContentArrangementTests {
    private let text = CGSize(60, 20)
    private let secondary = CGSize(30, 12)
    private let image = CGSize(20, 30)

    private func arranged(
        width: CGFloat = 200, image: CGSize? = nil, text: CGSize? = nil, secondary: CGSize? = nil,
        _ change: (inout UIListContentConfiguration) -> Void = { _ in }
    ) -> ListContentArrangement {
        var configuration = UIListContentConfiguration.cell()
        configuration.imageToTextPadding = 6
        configuration.textToSecondaryTextHorizontalPadding = 8
        configuration.textToSecondaryTextVerticalPadding = 4
        configuration.imageProperties.reservedLayoutSize = CGSize(50, 40)
        change(&configuration)
        return ListContentArrangement(
            configuration: configuration, margins: NSDirectionalEdgeInsets(3, 5, 7, 11), width: width, height: nil,
            image: image,
            text: text, secondaryText: secondary)
    }

    /// Returns the frames of the image, the text and the secondary text, in a row of a height.
    private func frames(_ arrangement: ListContentArrangement, _ height: CGFloat, mirrored: Bool = false) -> [CGRect] {
        let frames =
            mirrored
            ? arrangement.frames(inViewOfHeight: height).mirrored(inWidth: 200)
            : arrangement.frames(inViewOfHeight: height)
        return [frames.image, frames.text, frames.secondaryText]
    }

    @Test
    func
        `The image of a list row, plain or mirrored, is centred in its reserved size, and the texts are stacked beside it`()
    {
        let all = arranged(image: image, text: text, secondary: secondary)
        #expect(all.height == 50)
        #expect(frames(all, 50) == [CGRect(20, 8, 20, 30), CGRect(61, 5, 128, 20), CGRect(61, 29, 128, 12)])
        #expect(frames(all, 70).map(\.minY) == [18, 15, 39])
        #expect(
            frames(all, 50, mirrored: true) == [
                CGRect(160, 8, 20, 30), CGRect(11, 5, 128, 20), CGRect(11, 29, 128, 12),
            ])
    }

    @Test
    func
        `The height of list content is its margins plus the height of its texts or of the room for its image, whichever is greater`()
    {
        let short = arranged(image: image, text: text, secondary: secondary) {
            $0.imageProperties.reservedLayoutSize.height = 22
        }
        #expect(short.height == 46)
        let natural = arranged(image: image, text: text, secondary: secondary) {
            $0.imageProperties.reservedLayoutSize = .zero
        }
        #expect(frames(natural, 46).prefix(2).map(\.minX) == [5, 31])
        let bare = arranged(text: text, secondary: secondary)
        #expect(bare.height == 46)
        #expect(Array(frames(bare, 46).prefix(2)) == [.zero, CGRect(5, 3, 184, 20)])
        let (title, detail) = (arranged(text: text), arranged(secondary: secondary))
        #expect(title.height == 30)
        #expect(frames(title, 30)[2] == .zero)
        #expect(detail.height == 22)
        #expect(frames(detail, 22)[2] == CGRect(5, 3, 184, 12))
        #expect(arranged(image: image).height == 50)
        #expect(arranged().height == 10)
        #expect(frames(arranged(width: 10, text: text, secondary: secondary), 46)[1].width == 0)
    }

    @Test
    func
        `Texts meant to be side by side in a list row are stacked if the row is too narrow for its texts, padding and image`()
    {
        func beside(_ width: CGFloat, image: CGSize? = nil) -> ListContentArrangement {
            arranged(width: width, image: image, text: text, secondary: secondary) {
                $0.prefersSideBySideTextAndSecondaryText = true
            }
        }
        let wide = beside(200)
        #expect(wide.height == 30)
        #expect(Array(frames(wide, 30).suffix(2)) == [CGRect(5, 3, 60, 20), CGRect(159, 7, 30, 12)])
        // Margins of 5 and 11, texts of 60 and 30 and a distance of 8 need 114 points.
        #expect(beside(114).height == 30)
        #expect(beside(113.5).height == 46)
        #expect(frames(beside(113.5), 46)[2] == CGRect(5, 27, 97.5, 12))
        // An image and its distance need 56 points more.
        let (fitting, stacked) = (frames(beside(170, image: image), 50), frames(beside(169.5, image: image), 50))
        #expect(fitting[1].midY == fitting[2].midY)
        #expect(stacked[1].midY < stacked[2].minY)
        let high = arranged(text: secondary, secondary: text) { $0.prefersSideBySideTextAndSecondaryText = true }
        #expect(high.height == 30)
        #expect(frames(high, 30).map(\.minY) == [0, 7, 3])
    }

    @Test(arguments: [
        (CGSize(80, 20), CGSize(40, 30), CGSize(40, 10)),
        (CGSize(20, 60), CGSize(40, 30), CGSize(10, 30)),
        (CGSize(80, 120), CGSize(40, 30), CGSize(20, 30)),
        (CGSize(160, 60), CGSize(40, 30), CGSize(40, 15)),
        (CGSize(40, 30), CGSize(40, 30), CGSize(40, 30)),
        (CGSize(10, 12), CGSize(40, 30), CGSize(10, 12)),
        (CGSize(80, 60), CGSize(0, 30), CGSize(40, 30)),
        (CGSize(80, 60), CGSize(40, 0), CGSize(40, 30)),
        (CGSize(80, 60), CGSize.zero, CGSize(80, 60)),
    ])
    func
        `An image of a list row is scaled down in proportion until it fits each dimension of maximumSize that is not 0`(
            natural: CGSize, limit: CGSize, expected: CGSize
        )
    {
        let arrangement = arranged(image: natural, text: text) {
            $0.imageProperties.maximumSize = limit
            $0.imageProperties.reservedLayoutSize = .zero
        }
        let frames = arrangement.frames(inViewOfHeight: arrangement.height)
        #expect(frames.image.size == expected)
        #expect(frames.text.minX == 5 + expected.width + 6)
        #expect(arrangement.height == 3 + max(20, expected.height) + 7)
    }
}
