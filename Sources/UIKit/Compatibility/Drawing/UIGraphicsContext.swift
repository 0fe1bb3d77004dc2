// Drawing functions that are older than `UIGraphicsImageRenderer`. They can be called on any thread.

/// Begins drawing an image. Approximated: `opaque` has no effect.
///
/// - Parameter scale: the number of pixels per point, or zero for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    Canvas.begin(Canvas(size: size, scale: scale == 0 ? World.currentScreenScale : scale))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image drawn so far; nil if no image is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { Canvas.innermost?.makeImage() }

public func UIGraphicsGetCurrentContext() -> CGContext? { Canvas.innermost.map { CGContext($0) } }

public func UIGraphicsEndImageContext() {
    Canvas.end()
}

/// Fills a rectangle with the current color. Only a rectangle that covers the whole image has an
/// effect: the image gets the color.
public func UIRectFill(_ rect: CGRect) {
    guard let canvas = Canvas.innermost else { return World.recordNotModelled("UIRectFill(_:)") }
    canvas.fill(rect)
}

/// Draws the edge of a rectangle. Not modelled: there are no pixels.
public func UIRectFrame(_ rect: CGRect) {
    Canvas.noteInInnermostCanvas("frame \(rect.text)")
    World.recordNotModelled("UIRectFrame(_:)")
}
