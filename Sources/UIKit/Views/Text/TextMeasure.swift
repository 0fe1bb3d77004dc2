/// How much room text takes, without glyphs: every character is 0.55 of the point size wide, every line as high as the font says.
struct TextMeasure {
    let font: UIFont
    /// Between lines, in points.
    var lineSpacing: CGFloat = 0

    var characterWidth: CGFloat { font.pointSize * 0.55 }

    /// The lines that text is broken into, by their numbers of characters. Words stay whole where they fit.
    ///
    /// - Parameter limit: the room for a line, in points.
    func lines(of text: String, within limit: CGFloat) -> [Int] {
        var most = Int.max
        if limit < CGFloat.greatestFiniteMagnitude / 2 { most = (limit / characterWidth + 1e-6).wholeBelow(least: 1, most: .max) }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { lines(ofParagraph: $0, most: most) }
    }

    private func lines(ofParagraph text: Substring, most: Int) -> [Int] {
        guard text.count > most else { return [text.count] }
        var lines: [Int] = []
        var used = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            var length = word.count
            if used > 0, used + 1 + length <= most {
                used += 1 + length
                continue
            }
            if used > 0 { lines.append(used) }
            while length > most {
                lines.append(most)
                length -= most
            }
            used = length
        }
        return lines + [used]
    }

    /// In points, not rounded.
    ///
    /// - Parameter mostLines: zero for as many as it takes.
    func size(of text: String, within limit: CGFloat = .greatestFiniteMagnitude, mostLines: Int = 0) -> CGSize {
        let all = lines(of: text, within: limit)
        let shown = mostLines == 0 ? all : Array(all.prefix(mostLines))
        return CGSize(
            width: CGFloat(shown.max() ?? 0) * characterWidth,
            height: CGFloat(shown.count) * font.lineHeight + CGFloat(max(0, shown.count - 1)) * lineSpacing)
    }
}
