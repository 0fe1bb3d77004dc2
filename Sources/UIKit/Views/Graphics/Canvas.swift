import Synchronization

/// An image that is being drawn: its size, the color that covers it, and a digest of what was
/// drawn. There are no pixels.
final class Canvas: Sendable {
    struct State {
        var fill = UIColor.black
        var stroke = UIColor.black
        /// The width of lines, in points.
        var lineWidth: CGFloat = 1
        /// The lines that the next fill or stroke of the current path draws.
        var path = Outline()
        /// The color of the last fill that covered the whole image.
        fileprivate var coveringColor: UIColor?
        /// A number that depends on everything that was drawn, in its order, and on the colors;
        /// nil if nothing was drawn. It tells images apart.
        fileprivate var digest: ContentDigest?
    }

    let size: CGSize
    let scale: CGFloat
    let state = Mutex(State())

    /// The images that are being drawn on the main actor. The last one is the innermost: it was
    /// begun while the others were being drawn.
    private static let mainStack = Mutex<[Canvas]>([])

    private static let threadKey = "Canvas.stack"

    /// Calls a closure with the images that are being drawn on the main actor or, elsewhere, on the
    /// current thread, so that two threads can draw at the same time.
    private static func withStack<Result: Sendable>(_ body: (inout [Canvas]) -> Result) -> Result {
        if World.isReachable { return mainStack.withLock { body(&$0) } }
        let values = Thread.current.threadDictionary
        var stack = values[threadKey] as? [Canvas] ?? []
        let result = body(&stack)
        values[threadKey] = stack
        return result
    }

    init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    static func begin(_ canvas: Canvas) {
        withStack { $0.append(canvas) }
    }

    static func end() {
        withStack { _ = $0.popLast() }
    }

    static var innermost: Canvas? { withStack { $0.last } }

    /// Changes the colors of the innermost image. Returns false if no image is being drawn.
    static func changeColorsOfInnermostCanvas(_ change: (inout State) -> Void) -> Bool {
        guard let innermost else { return false }
        innermost.state.withLock { change(&$0) }
        return true
    }

    /// Fills a rectangle with the fill color. Only a rectangle that covers the whole image gives
    /// the image a color.
    func fill(_ rect: CGRect) {
        note("fill \(rect.text)")
        if rect.contains(CGRect(origin: .zero, size: size)) { state.withLock { $0.coveringColor = $0.fill } }
    }

    /// Adds something that is drawn to the digest.
    ///
    /// - Parameter operation: a text that differs if something else is drawn.
    func note(_ operation: String) {
        state.withLock { state in
            let (fill, stroke) = (state.fill.cgColor.components ?? [], state.stroke.cgColor.components ?? [])
            var digest = state.digest ?? ContentDigest()
            digest.add("\(operation) \(fill) \(stroke)\n".utf8)
            state.digest = digest
        }
    }

    /// Adds something that is drawn to the digest of the innermost image, if an image is being
    /// drawn.
    static func noteInInnermostCanvas(_ operation: @autoclosure () -> String) { innermost?.note(operation()) }

    var lineWidth: CGFloat { state.withLock { $0.lineWidth } }

    /// Returns the current path, and clears it.
    func takePath() -> Outline {
        state.withLock { state in
            defer { state.path = Outline() }
            return state.path
        }
    }

    func makeImage() -> UIImage {
        let (color, digest) = state.withLock { ($0.coveringColor, $0.digest) }
        return UIImage(
            imageName: nil, size: size, scale: scale, coveringColor: color,
            content: digest.map { ImageContent(origin: .drawing, digest: $0) })
    }
}
