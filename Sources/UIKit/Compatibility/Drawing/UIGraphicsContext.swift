/// The drawing functions that were used before renderers: one begins an image, one ends it.

/// - Parameter scale: zero for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    Canvas.begin(Canvas(size: size, scale: scale == 0 ? UIScreen.main.scale : scale))
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Nil when no image is being drawn.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { Canvas.top?.makeImage() }

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { Canvas.top.map { CGContext($0) } }

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    Canvas.end()
}

/// Fills with the color that was set. A filling from edge to edge gives the image its color. Nothing else is kept.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    guard let canvas = Canvas.top else { return World.current.notModelled("UIRectFill(_:)") }
    canvas.fill(rect)
}

/// Not modelled: there are no pixels.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
    World.current.notModelled("UIRectFrame(_:)")
}
