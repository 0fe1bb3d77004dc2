// Global functions that Swift 3 and later versions replaced with members of types.

@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(*, deprecated, renamed: "NSDirectionalEdgeInsets(top:leading:bottom:trailing:)")
public func NSDirectionalEdgeInsetsMake(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

@available(*, deprecated, renamed: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(*, deprecated, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

@available(*, deprecated, message: "use ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

@available(*, deprecated, message: "use ==")
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }

// MARK: - Strings

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }

@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

@available(*, deprecated, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }

#if !canImport(Darwin)

    // MARK: - Geometry

    @available(*, deprecated, renamed: "CGRect(x:y:width:height:)")
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @available(*, deprecated, renamed: "CGPoint(x:y:)")
    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @available(*, deprecated, renamed: "CGSize(width:height:)")
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    @available(*, deprecated, renamed: "CGAffineTransform(scaleX:y:)")
    public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy)
    }

    @available(*, deprecated, renamed: "CGAffineTransform(rotationAngle:)")
    public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle)
    }

    @available(*, deprecated, renamed: "CGAffineTransform(translationX:y:)")
    public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty)
    }

    @available(*, deprecated, renamed: "CGRect.intersects(self:_:)")
    public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

    @available(*, deprecated, renamed: "getter:CGRect.maxX(self:)")
    public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

    @available(*, deprecated, renamed: "getter:CGRect.maxY(self:)")
    public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

    @available(*, deprecated, renamed: "getter:CGRect.minX(self:)")
    public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

    @available(*, deprecated, renamed: "getter:CGRect.minY(self:)")
    public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

    @available(*, deprecated, renamed: "getter:CGRect.midX(self:)")
    public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

    @available(*, deprecated, renamed: "getter:CGRect.midY(self:)")
    public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

    @available(*, deprecated, renamed: "getter:CGRect.width(self:)")
    public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

    @available(*, deprecated, renamed: "getter:CGRect.height(self:)")
    public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

    @available(*, deprecated, renamed: "CGRect.union(self:_:)")
    public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

    @available(*, deprecated, renamed: "CGRect.insetBy(self:dx:dy:)")
    public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

    @available(*, deprecated, renamed: "CGRect.offsetBy(self:dx:dy:)")
    public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

    @available(*, deprecated, renamed: "CGRect.contains(self:_:)")
    public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

    @available(*, deprecated, renamed: "CGRect.equalTo(self:_:)")
    public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

#endif
