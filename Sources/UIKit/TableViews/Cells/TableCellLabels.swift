/// The image and the texts of a cell without a content configuration, placed by the style of the cell.
@MainActor
final class TableCellLabels {
    private let style: UITableViewCell.CellStyle
    let image = UIImageView(frame: .zero)
    let text = UILabel(frame: .zero)
    /// The label of the detail; nil in the style `default`.
    let detail: UILabel?

    private static let gap: CGFloat = 8
    /// The distance of the texts from the top and the bottom of a row that they determine. [TABLE-04]
    private static func verticalMargin(isTall: Bool) -> CGFloat {
        isTall ? 15.5 : TableMetrics.verticalCellMargin
    }

    init(style: UITableViewCell.CellStyle, in content: UIView) {
        self.style = style
        detail = style == .default ? nil : UILabel(frame: .zero)
        text.font = .preferredFont(forTextStyle: .body)
        text.numberOfLines = 1
        detail?.font = .preferredFont(forTextStyle: style == .subtitle ? .subheadline : .body)
        if style == .value1 { detail?.textColor = .secondaryLabel }
        for view in views { content.addSubview(view) }
    }

    private var views: [UIView] { [image, text] + (detail.map { [$0] } ?? []) }

    func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }

    func remove() { for view in views { view.removeFromSuperview() } }

    /// The distance of the texts from the sides of the cell.
    var sideMargin: CGFloat = 16

    /// Returns the distances of texts from the edges of the content view. Before an accessory it is
    /// smaller. [TABLE-12]
    private func margins(hasAccessory: Bool) -> (leading: CGFloat, trailing: CGFloat) {
        (sideMargin, hasAccessory ? Self.gap : sideMargin)
    }

    /// The distance of the text from the edge of the content view if there is an image; nil without one.
    var textStartBesideImage: CGFloat? { image.image == nil ? nil : sideMargin + imageSpace }

    /// The height of a detail below the text, as it was measured on a Mac. [TABLE-10]
    ///
    /// UNKNOWN: the font of the detail. The subheadline is 18 points high.
    private static let tallDetailHeight: CGFloat = 19

    /// Returns the height that the texts and the image need.
    func height(inWidth width: CGFloat, hasAccessory: Bool, isTall: Bool) -> CGFloat {
        let space = 2 * Self.verticalMargin(isTall: isTall)
        let inner = textWidth(inWidth: width, margins: margins(hasAccessory: hasAccessory))
        let upper = size(of: text, inWidth: inner).height
        var lower = detail.map { size(of: $0, inWidth: inner).height } ?? 0
        if isTall, lower > 0, style == .subtitle { lower = max(lower, Self.tallDetailHeight) }
        let texts = style == .subtitle ? upper + lower : max(upper, lower)
        return max(texts + space, image.image.map { $0.size.height } ?? 0)
    }

    private func textWidth(inWidth width: CGFloat, margins: (leading: CGFloat, trailing: CGFloat)) -> CGFloat {
        max(0, width - margins.leading - margins.trailing - imageSpace)
    }

    /// The width of the image with the gap behind it.
    private var imageSpace: CGFloat { image.image.map { $0.size.width + 2 * Self.gap } ?? 0 }

    private func size(of label: UILabel, inWidth width: CGFloat) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    func layOut(in size: CGSize, hasAccessory: Bool, flip: RightToLeftFlip) {
        let flip = RightToLeftFlip(width: flip.width == nil ? nil : size.width)
        for (view, frame) in frames(in: size, margins: margins(hasAccessory: hasAccessory)) {
            let frame = flip.mirrored(frame)
            if view.frame != frame { view.frame = frame }
        }
    }

    /// Returns the frames of the image and the texts in a content view that is read from left to right.
    private func frames(
        in size: CGSize, margins: (leading: CGFloat, trailing: CGFloat)
    ) -> [(view: UIView, frame: CGRect)] {
        let start = margins.leading + imageSpace
        let width = textWidth(inWidth: size.width, margins: margins)
        let upper = self.size(of: text, inWidth: width)
        let lower = detail.map { self.size(of: $0, inWidth: width) } ?? .zero
        func row(of height: CGFloat, x: CGFloat, width: CGFloat) -> CGRect {
            CGRect(x: x, y: (size.height - height) / 2, width: width, height: height)
        }
        let imageSize = image.image?.size ?? .zero
        let picture = (image as UIView, row(of: imageSize.height, x: margins.leading, width: imageSize.width))
        guard let detail else {
            return [picture, (text, row(of: upper.height, x: start, width: min(width, upper.width)))]
        }
        if style == .subtitle {
            let top = (size.height - upper.height - lower.height) / 2
            let first = CGRect(x: start, y: top, width: min(width, upper.width), height: upper.height)
            let second = CGRect(x: start, y: first.maxY, width: min(width, lower.width), height: lower.height)
            return [picture, (text, first), (detail, second)]
        }
        let detailWidth = min(lower.width, width)
        let textWidth = max(0, min(upper.width, width - detailWidth - Self.gap))
        let x = style == .value1 ? start + width - detailWidth : start + textWidth + Self.gap
        return [
            picture, (text, row(of: upper.height, x: start, width: textWidth)),
            (detail, row(of: lower.height, x: x, width: detailWidth)),
        ]
    }
}
