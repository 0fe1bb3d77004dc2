/// Drawing between a begin and an end, as it was before renderers.

/// - Parameter scale: zero for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    Canvas.begin(Canvas(size: size, scale: scale == 0 ? UIScreen.main.scale : scale))
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Nil outside of a drawing.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { Canvas.stack.last?.makeImage() }

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { Canvas.stack.last.map { CGContext($0) } }

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    Canvas.end()
}

/// Fills with the color that was set. From edge to edge it gives the image its color; nothing else is kept.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    guard let canvas = Canvas.stack.last else { return World.current.notModelled("UIRectFill(_:)") }
    canvas.paint(rect, canvas.fill)
}

/// Not modelled: there are no pixels.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
    World.current.notModelled("UIRectFrame(_:)")
}
