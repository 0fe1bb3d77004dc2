/// The frames of the image and the texts in a list content view.
///
///     margin  image  padding  text            secondary  margin      side by side
///     margin  image  padding  text                       margin      stacked
///                             secondary
struct ListContentArrangement {
    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero

        func mirrored(inWidth width: CGFloat) -> Frames {
            let flip = RightToLeftFlip(width: width)
            return Frames(
                image: flip.mirrored(image), text: flip.mirrored(text), secondaryText: flip.mirrored(secondaryText))
        }
    }

    private let margins: NSDirectionalEdgeInsets
    private let width: CGFloat
    private let image: CGSize?
    /// The size reserved for the image, in points.
    private let slot: CGSize
    private let text: CGSize?
    private let secondaryText: CGSize?
    private let textStart: CGFloat
    private let isSideBySide: Bool
    private let gap: CGFloat

    /// - Parameter height: the height of the view, which limits the height of the image [LIST-08]
    ///   unless the margins leave no room. Nil if the height of the view is not known yet.
    init(
        configuration: UIListContentConfiguration, margins: NSDirectionalEdgeInsets, width: CGFloat, height: CGFloat?,
        image: CGSize?,
        text: CGSize?, secondaryText: CGSize?
    ) {
        self.margins = margins
        self.width = width
        self.text = text
        self.secondaryText = secondaryText
        let properties = configuration.imageProperties
        let room = CGSize(width: 0, height: max(0, (height ?? 0) - margins.top - margins.bottom))
        let shown = image.map {
            ListContentArrangement.scaledDown(
                ListContentArrangement.scaledDown($0, toFit: properties.maximumSize), toFit: room)
        }
        self.image = shown
        slot = CGSize(
            width: properties.reservedLayoutSize.width > 0 ? properties.reservedLayoutSize.width : shown?.width ?? 0,
            height: properties.reservedLayoutSize.height > 0 ? properties.reservedLayoutSize.height : shown?.height ?? 0
        )
        textStart = margins.leading + (shown == nil ? 0 : slot.width + configuration.imageToTextPadding)
        let line = width - textStart - margins.trailing
        let needed =
            (text?.width ?? 0) + configuration.textToSecondaryTextHorizontalPadding + (secondaryText?.width ?? 0)
        isSideBySide = configuration.prefersSideBySideTextAndSecondaryText && needed <= line
        gap = text == nil || secondaryText == nil ? 0 : configuration.textToSecondaryTextVerticalPadding
    }

    private var textHeight: CGFloat {
        let (first, second) = (text?.height ?? 0, secondaryText?.height ?? 0)
        return isSideBySide ? max(first, second) : first + gap + second
    }

    /// The height of the content, including the margins.
    var height: CGFloat { margins.top + max(textHeight, image == nil ? 0 : slot.height) + margins.bottom }

    /// Returns the frames in a view of a given height. Image and texts are centred vertically
    /// between the margins.
    func frames(inViewOfHeight height: CGFloat) -> Frames {
        var frames = Frames()
        let middle = (margins.top + height - margins.bottom) / 2
        let room = max(0, width - textStart - margins.trailing)
        if let image {
            frames.image = CGRect(
                x: margins.leading + (slot.width - image.width) / 2, y: middle - image.height / 2, width: image.width,
                height: image.height)
        }
        let top = middle - textHeight / 2
        if let text {
            let width = isSideBySide ? text.width : room
            frames.text = CGRect(
                x: textStart, y: isSideBySide ? middle - text.height / 2 : top, width: width, height: text.height)
        }
        if let secondaryText {
            let width = isSideBySide ? secondaryText.width : room
            frames.secondaryText = CGRect(
                x: isSideBySide ? self.width - margins.trailing - width : textStart,
                y: isSideBySide ? middle - secondaryText.height / 2 : top + (text?.height ?? 0) + gap, width: width,
                height: secondaryText.height)
        }
        return frames
    }

    /// Returns a size scaled down to fit into a limit, with its proportions kept. A limit of zero
    /// along an axis is ignored.
    private static func scaledDown(_ size: CGSize, toFit limit: CGSize) -> CGSize {
        var scale: CGFloat = 1
        if limit.width > 0, size.width > limit.width { scale = min(scale, limit.width / size.width) }
        if limit.height > 0, size.height > limit.height { scale = min(scale, limit.height / size.height) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
