/// Places the glyphs of a text. Not modelled: a text view measures its text as a label does, without glyphs.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Kept: nothing reads it.
    open var allowsNonContiguousLayout = false
    /// Kept: nothing reads it.
    open var usesFontLeading = true
    /// Kept: nothing reads it.
    open var showsInvisibleCharacters = false

    public override init() {}

    /// Not modelled: 0.
    open var numberOfGlyphs: Int {
        World.current.notModelled("NSLayoutManager.numberOfGlyphs")
        return 0
    }

    /// There is nothing to lay out: a text view measures when it is asked for its size.
    open func ensureLayout(for container: NSTextContainer) {}

    /// Not modelled: an empty rectangle.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        World.current.notModelled("NSLayoutManager.usedRect(for:)")
        return .zero
    }

    /// Not modelled: an empty range.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        World.current.notModelled("NSLayoutManager.glyphRange(for:)")
        return NSRange(location: 0, length: 0)
    }

    /// Not modelled: an empty rectangle.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        World.current.notModelled("NSLayoutManager.boundingRect(forGlyphRange:in:)")
        return .zero
    }
}
