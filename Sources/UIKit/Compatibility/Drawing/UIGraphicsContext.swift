// Drawing functions that are older than `UIGraphicsImageRenderer`.

/// Begins drawing an image. Approximated: `opaque` has no effect.
///
/// - Parameter scale: the number of pixels per point, or zero for the screen's scale.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    Canvas.begin(Canvas(size: size, scale: scale == 0 ? UIScreen.main.scale : scale))
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image drawn so far; nil if no image is being drawn.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { Canvas.innermost?.makeImage() }

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { Canvas.innermost.map { CGContext($0) } }

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    Canvas.end()
}

/// Fills a rectangle with the current color. Only a rectangle that covers the whole image has an
/// effect: the image gets the color.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    guard let canvas = Canvas.innermost else { return World.current.recordNotModelled("UIRectFill(_:)") }
    canvas.fill(rect)
}

/// Draws the edge of a rectangle. Not modelled: there are no pixels.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
    Canvas.noteInInnermostCanvas("frame \(rect.text)")
    World.current.recordNotModelled("UIRectFrame(_:)")
}
