/// Measures the size of text in one pass over its scalars, without glyphs.
///
/// A word is not broken unless it is longer than a line. Between ideographs a line may end
/// anywhere. If the text wraps by characters, a line may end after every character.
struct TextMeasure {
    let font: UIFont
    /// The additional space between two lines, in points.
    var lineSpacing: CGFloat = 0
    /// [TEXT-06] Whether a line may end after any character, even within a word.
    var wrapsByCharacters = false

    /// Returns the size of a text in points, not rounded.
    ///
    /// - Parameters:
    ///   - limit: the greatest width of a line, in points.
    ///   - maximumNumberOfLines: the greatest number of lines, or zero for no limit.
    func size(of text: String, withinWidth limit: CGFloat = .greatestFiniteMagnitude, maximumNumberOfLines: Int = 0)
        -> CGSize
    {
        var lines = TextLines(self, limit: limit, maximumNumberOfLines: maximumNumberOfLines, texts: NoLineTexts())
        lines.add(text, metrics: font.metrics, kern: 0)
        return lines.finish(emptyLineMetrics: font.metrics)
    }

    /// Returns the texts of the lines, without the spaces at their ends.
    func lines(of text: String, withinWidth limit: CGFloat) -> [String] {
        var lines = TextLines(self, limit: limit, maximumNumberOfLines: 0, texts: CollectedLineTexts())
        lines.add(text, metrics: font.metrics, kern: 0)
        _ = lines.finish(emptyLineMetrics: font.metrics)
        return lines.texts.all
    }

    /// Returns the size of a text in points, not rounded. The fonts and kern of the text have an
    /// effect, and so has the paragraph style at its start. Parts of the text that have no font are
    /// measured in `font`.
    func size(
        of text: NSAttributedString, withinWidth limit: CGFloat = .greatestFiniteMagnitude,
        maximumNumberOfLines: Int = 0
    ) -> CGSize {
        var lines = TextLines(self, limit: limit, maximumNumberOfLines: maximumNumberOfLines, texts: NoLineTexts())
        var last = font.metrics
        let string = NSString(string: text.string)
        var start = 0
        while start < text.length {
            var range = NSRange(location: start, length: 0)
            let attributes = text.attributes(at: start, effectiveRange: &range)
            guard range.length > 0 else { break }
            if start == 0, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                lines.spacing = style.lineSpacing
                lines.endsAnywhere = style.lineBreakMode == .byCharWrapping
            }
            last = (attributes[.font] as? UIFont ?? font).metrics
            let kern =
                (attributes[.kern] as? CGFloat) ?? (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
            lines.add(string.substring(with: range), metrics: last, kern: kern)
            start = range.location + range.length
        }
        return lines.finish(emptyLineMetrics: last)
    }

    /// Returns a size rounded up to whole pixels. [TEXT-01]
    static func roundedUp(_ size: CGSize, scale: CGFloat) -> CGSize {
        func roundedUpToPixel(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        return CGSize(width: roundedUpToPixel(size.width), height: roundedUpToPixel(size.height))
    }
}

/// Collects the texts of the lines, while the scalars of a text are read.
private protocol LineTexts {
    mutating func addToWord(_ scalar: Unicode.Scalar)
    mutating func addSpace()
    /// Ends a word. It belongs to the current line, after the spaces before it, if there are any.
    mutating func closeWord()
    /// Makes the word that was read so far the text of the current line.
    mutating func breakWord()
    mutating func closeLine()
}

/// Collects nothing, because only the size of the text is wanted.
private struct NoLineTexts: LineTexts {
    mutating func addToWord(_ scalar: Unicode.Scalar) {}
    mutating func addSpace() {}
    mutating func closeWord() {}
    mutating func breakWord() {}
    mutating func closeLine() {}
}

private struct CollectedLineTexts: LineTexts {
    private(set) var all: [String] = []
    /// The text of the current line, the spaces after it, and the word that is being read.
    private var (line, gap, word) = ("", "", "")

    mutating func addToWord(_ scalar: Unicode.Scalar) { word.unicodeScalars.append(scalar) }

    mutating func addSpace() { gap += " " }

    mutating func closeWord() {
        line += gap + word
        (gap, word) = ("", "")
    }

    mutating func breakWord() { (line, word) = (word, "") }

    mutating func closeLine() {
        all.append(line)
        (line, gap) = ("", "")
    }
}

/// The lines of a text, built while its scalars are read.
///
/// OPTIMIZATION: the type is generic, so that no code for the texts of the lines runs if only the
/// size is wanted.
private struct TextLines<Texts: LineTexts> {
    let limit: CGFloat
    let maximumNumberOfLines: Int
    var spacing: CGFloat
    var endsAnywhere: Bool

    private var lineCount = 0
    private var greatestWidth: CGFloat = 0
    private var height: CGFloat = 0

    /// The width of the current line up to its last whole word. The spaces after that word are in
    /// `gapWidth`.
    private var lineWidth: CGFloat = 0
    private var hasWord = false
    private var lineHeight: CGFloat = 0
    private var gapWidth: CGFloat = 0
    /// The width of the word that is being read, without parts that have become lines of their own.
    private var wordWidth: CGFloat = 0
    private var wordHeight: CGFloat = 0
    /// Whether the last scalar other than a space or newline was a zero-width joiner. The next such
    /// scalar then adds no width.
    private var followsJoiner = false

    private(set) var texts: Texts

    init(_ measure: TextMeasure, limit: CGFloat, maximumNumberOfLines: Int, texts: Texts) {
        self.texts = texts
        self.limit = limit + 1e-4
        self.maximumNumberOfLines = maximumNumberOfLines
        spacing = measure.lineSpacing
        endsAnywhere = measure.wrapsByCharacters
    }

    mutating func add(_ text: String, metrics: FontMetrics, kern: CGFloat) {
        metrics.widths.withUnsafeBufferPointer { table in
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\n":
                    closeWord()
                    closeLine(emptyHeight: metrics.lineHeight)
                    if maximumNumberOfLines > 0, lineCount >= maximumNumberOfLines { return }
                case " ":
                    closeWord()
                    gapWidth += metrics.width(of: scalar, asciiWidths: table) + kern
                    texts.addSpace()
                    lineHeight = max(lineHeight, metrics.lineHeight)
                default:
                    let isJoined = followsJoiner
                    followsJoiner = scalar.value == 0x200D
                    let width = metrics.width(of: scalar, asciiWidths: table)
                    guard width > 0, !isJoined else {
                        texts.addToWord(scalar)
                        continue
                    }
                    let isAlone = endsAnywhere || FontMetrics.isSquare(scalar)
                    if isAlone { closeWord() }
                    if wordWidth > 0, wordWidth + width > limit { breakWord() }
                    texts.addToWord(scalar)
                    wordWidth += width + kern
                    wordHeight = max(wordHeight, metrics.lineHeight)
                    if isAlone { closeWord() }
                }
            }
        }
    }

    /// Ends the last line, and returns the size of the text in points.
    mutating func finish(emptyLineMetrics metrics: FontMetrics) -> CGSize {
        if maximumNumberOfLines == 0 || lineCount < maximumNumberOfLines {
            closeWord()
            // Spaces at the end of a text count if the line has room for them.
            if lineWidth + gapWidth <= limit { lineWidth += gapWidth }
            closeLine(emptyHeight: metrics.lineHeight)
        }
        return CGSize(width: TextLines.exact(greatestWidth), height: TextLines.exact(height))
    }

    /// [TEXT-09] Returns a length without the errors of the additions that led to it. A length of
    /// whole pixels would otherwise be a pixel longer after it is rounded up.
    private static func exact(_ length: CGFloat) -> CGFloat { (length * 1e9).rounded() / 1e9 }

    private mutating func closeWord() {
        guard wordWidth > 0 else { return }
        if hasWord, lineWidth + gapWidth + wordWidth > limit {
            closeLine(emptyHeight: lineHeight)
        } else {
            lineWidth += gapWidth
        }
        texts.closeWord()
        lineWidth += wordWidth
        lineHeight = max(lineHeight, wordHeight)
        (hasWord, gapWidth, wordWidth, wordHeight) = (true, 0, 0, 0)
    }

    /// Moves the part of a word that was read so far to a line of its own, because the word is
    /// longer than a line.
    private mutating func breakWord() {
        if hasWord { closeLine(emptyHeight: lineHeight) }
        (lineWidth, lineHeight) = (wordWidth, wordHeight)
        texts.breakWord()
        closeLine(emptyHeight: wordHeight)
        (wordWidth, wordHeight) = (0, 0)
    }

    /// - Parameter emptyHeight: the height of the line if it is empty.
    private mutating func closeLine(emptyHeight: CGFloat) {
        if maximumNumberOfLines == 0 || lineCount < maximumNumberOfLines {
            greatestWidth = max(greatestWidth, lineWidth)
            height += (lineHeight > 0 ? lineHeight : emptyHeight) + (lineCount > 0 ? spacing : 0)
        }
        lineCount += 1
        texts.closeLine()
        (lineWidth, hasWord, lineHeight, gapWidth) = (0, false, 0, 0)
    }
}
