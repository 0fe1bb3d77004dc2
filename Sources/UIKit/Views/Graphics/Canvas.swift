import Synchronization

/// An image that is being drawn: its size, and the color that covers it. There are no pixels.
final class Canvas: Sendable {
    struct Colors {
        var fill = UIColor.black
        var stroke = UIColor.black
        /// The color of the last fill that covered the whole image.
        fileprivate var coveringColor: UIColor?
    }

    let size: CGSize
    let scale: CGFloat
    let colors = Mutex(Colors())

    /// The images that are being drawn. The last one is the innermost: it was begun while the
    /// others were being drawn.
    private static let stack = Mutex<[Canvas]>([])

    init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    static func begin(_ canvas: Canvas) {
        stack.withLock { $0.append(canvas) }
    }

    static func end() {
        _ = stack.withLock { $0.popLast() }
    }

    static var innermost: Canvas? { stack.withLock { $0.last } }

    /// Changes the colors of the innermost image. Returns false if no image is being drawn.
    static func changeColorsOfInnermostCanvas(_ change: (inout Colors) -> Void) -> Bool {
        guard let innermost else { return false }
        innermost.colors.withLock { change(&$0) }
        return true
    }

    /// Fills a rectangle with the fill color. Only a rectangle that covers the whole image has an
    /// effect.
    func fillIfCovered(by rect: CGRect) {
        if rect.contains(CGRect(origin: .zero, size: size)) { colors.withLock { $0.coveringColor = $0.fill } }
    }

    func makeImage() -> UIImage {
        UIImage(imageName: nil, size: size, scale: scale, coveringColor: colors.withLock { $0.coveringColor })
    }
}
