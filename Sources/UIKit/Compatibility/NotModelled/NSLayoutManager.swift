/// Places the glyphs of a text. Not modelled: a text view measures its text as a label does,
/// without glyphs.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Stored; has no effect.
    open var allowsNonContiguousLayout = false
    /// Stored; has no effect.
    open var usesFontLeading = true
    /// Stored; has no effect.
    open var showsInvisibleCharacters = false

    public override init() {}

    /// The number of glyphs. Not modelled: always 0.
    open var numberOfGlyphs: Int {
        World.current.recordNotModelled("NSLayoutManager.numberOfGlyphs")
        return 0
    }

    /// Does nothing, because a text view measures its text when its size is requested.
    open func ensureLayout(for container: NSTextContainer) {}

    /// Returns an empty rectangle. Not modelled.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        World.current.recordNotModelled("NSLayoutManager.usedRect(for:)")
        return .zero
    }

    /// Returns an empty range. Not modelled.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        World.current.recordNotModelled("NSLayoutManager.glyphRange(for:)")
        return NSRange(location: 0, length: 0)
    }

    /// Returns an empty rectangle. Not modelled.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        World.current.recordNotModelled("NSLayoutManager.boundingRect(forGlyphRange:in:)")
        return .zero
    }
}
