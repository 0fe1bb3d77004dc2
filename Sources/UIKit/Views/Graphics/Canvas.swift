/// An image that is being drawn: its size, and the color that covers it. There are no pixels.
final class Canvas: @unchecked Sendable {
    let size: CGSize
    let scale: CGFloat
    var fill = UIColor.black
    var stroke = UIColor.black
    /// The color of the last filling that reached from edge to edge.
    private(set) var cover: UIColor?

    /// The images being drawn, one inside the other, the innermost last.
    nonisolated(unsafe) static private(set) var stack: [Canvas] = []

    init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    static func begin(_ canvas: Canvas) {
        stack.append(canvas)
    }

    static func end() {
        if !stack.isEmpty { stack.removeLast() }
    }

    /// - Returns: false when no image is being drawn.
    static func changeTop(_ change: (Canvas) -> Void) -> Bool {
        guard let top = stack.last else { return false }
        change(top)
        return true
    }

    func paint(_ rect: CGRect, _ color: UIColor) {
        if rect.contains(CGRect(origin: .zero, size: size)) { cover = color }
    }

    func makeImage() -> UIImage {
        UIImage(imageName: nil, size: size, scale: scale, cover: cover)
    }
}
