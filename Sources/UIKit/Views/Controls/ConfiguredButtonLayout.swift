/// The sizes and places of the image, the title and the subtitle of a button with a configuration.
/// [VIEW-38]
@MainActor
struct ConfiguredButtonLayout {
    let configuration: UIButton.Configuration
    let title: NSAttributedString?
    let subtitle: NSAttributedString?
    /// The size of the image; nil if there is no image.
    let imageSize: CGSize?
    /// Whether the button reads from right to left.
    let isMirrored: Bool
    /// The number of pixels per point.
    let scale: CGFloat

    /// The frames of the three parts in the coordinate space of the button.
    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private var insets: UIEdgeInsets {
        let insets = configuration.contentInsets
        let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
    }

    private var isStacked: Bool { !configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) }
    private var hasText: Bool { title != nil || subtitle != nil }

    /// The length of the image along the axis of its placement, with the room reserved for it.
    private var imageLength: CGFloat {
        guard let imageSize else { return 0 }
        return max(isStacked ? imageSize.height : imageSize.width, configuration.imageReservation)
    }

    /// The length of the image with the distance to the texts.
    private var imageRoom: CGFloat { imageLength + (imageSize != nil && hasText ? configuration.imagePadding : 0) }

    /// Returns the size of the button, in points, if it is not wider than `width`.
    func size(withinWidth width: CGFloat) -> CGSize {
        let insets = insets
        let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
        let content = contentSize(withinWidth: max(0, width - across))
        return CGSize(width: content.width + across, height: content.height + along)
    }

    private func contentSize(withinWidth width: CGFloat) -> CGSize {
        let texts = textSizes(withinWidth: width)
        let image = imageSize ?? .zero
        return isStacked
            ? CGSize(width: max(image.width, texts.width), height: imageRoom + texts.height)
            : CGSize(width: imageRoom + texts.width, height: max(image.height, texts.height))
    }

    private struct TextSizes {
        let title: CGSize
        let subtitle: CGSize
        let padding: CGFloat
        var width: CGFloat { max(title.width, subtitle.width) }
        var height: CGFloat { title.height + padding + subtitle.height }
    }

    private func textSizes(withinWidth width: CGFloat) -> TextSizes {
        let limit = isStacked ? width : max(0, width - imageRoom)
        func size(of text: NSAttributedString?, mode: NSLineBreakMode) -> CGSize {
            guard let text else { return .zero }
            let isCut = mode == .byTruncatingHead || mode == .byTruncatingMiddle || mode == .byTruncatingTail
            // The width of a button that fits its text is rounded when the insets are subtracted.
            let measure = TextMeasure(font: .preferredFont(forTextStyle: .body))
            let size = measure.size(
                of: text, withinWidth: isCut ? .greatestFiniteMagnitude : limit + 0.001,
                maximumNumberOfLines: isCut ? 1 : 0)
            let rounded = TextMeasure.roundedUp(size, scale: scale)
            return CGSize(width: min(rounded.width, limit), height: rounded.height)
        }
        return TextSizes(
            title: size(of: title, mode: configuration.titleLineBreakMode),
            subtitle: size(of: subtitle, mode: configuration.subtitleLineBreakMode),
            padding: title != nil && subtitle != nil ? configuration.titlePadding : 0)
    }

    /// Returns the frames in a button with the given bounds.
    func frames(
        in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        let area = bounds.inset(by: insets)
        let size = contentSize(withinWidth: area.width)
        let texts = textSizes(withinWidth: area.width)
        let left =
            switch horizontal {
            case .left: area.minX
            case .right: area.maxX - size.width
            default: area.midX - size.width / 2
            }
        let top =
            switch vertical {
            case .top: area.minY
            case .bottom: area.maxY - size.height
            default: area.midY - size.height / 2
            }
        let content = CGRect(origin: CGPoint(x: left, y: top), size: size)
        var frames = Frames()
        var block = CGRect(origin: content.origin, size: CGSize(width: texts.width, height: texts.height))
        let image = imageSize ?? .zero
        let endEdge: NSDirectionalRectEdge = isMirrored ? .leading : .trailing
        let isLast = configuration.imagePlacement.contains(isStacked ? .bottom : endEdge)
        if isStacked {
            let start = isLast ? content.maxY - imageLength : content.minY
            frames.image.origin = CGPoint(
                x: content.midX - image.width / 2, y: start + (imageLength - image.height) / 2)
            block.origin = CGPoint(x: content.midX - texts.width / 2, y: content.minY + (isLast ? 0 : imageRoom))
        } else {
            let start = isLast ? content.maxX - imageLength : content.minX
            frames.image.origin = CGPoint(
                x: start + (imageLength - image.width) / 2, y: content.midY - image.height / 2)
            block.origin = CGPoint(x: content.minX + (isLast ? 0 : imageRoom), y: content.midY - texts.height / 2)
        }
        frames.image.size = image
        frames.title = line(of: texts.title, at: block.minY, in: block)
        frames.subtitle = line(of: texts.subtitle, at: block.maxY - texts.subtitle.height, in: block)
        return frames
    }

    /// Returns the frame of a text in the block of both texts.
    ///
    /// UNKNOWN: what the automatic alignment depends on. Here the texts are centred below or above
    /// an image, and otherwise at the leading edge.
    private func line(of size: CGSize, at y: CGFloat, in block: CGRect) -> CGRect {
        var alignment = configuration.titleAlignment
        if alignment == .automatic { alignment = isStacked ? .center : .leading }
        let room = block.width - size.width
        let isAtEnd = alignment == (isMirrored ? .leading : .trailing)
        var x = block.minX
        if alignment == .center { x += room / 2 } else if isAtEnd { x += room }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
