/// Finds the word that somebody may have meant.
public enum Suggestion {
    /// The nearest of some words, without regard to case, when it is near enough to be meant; the first of several.
    public static func nearest(to word: String, among words: [String]) -> String? {
        let most = max(1, word.count / 3)
        let small = word.lowercased()
        return near(word, words).map { ($0, distance(small, $0.lowercased())) }.filter { $0.1 <= most }.min { $0.1 < $1.1 }?.0
    }

    /// The words that could be near by their lengths: each letter more is a letter to be left out. The way from a long text to a word that
    /// is none of these is not reckoned.
    static func near(_ word: String, _ words: [String]) -> [String] {
        let (count, most) = (word.count, max(1, word.count / 3))
        return words.filter { abs($0.count - count) <= most }
    }

    /// " Did you mean 'flow'?", or the words there are, or nothing.
    public static func sentence(for word: String, among words: [String]) -> String {
        if let nearest = nearest(to: word, among: words) { return " Did you mean '\(nearest)'?" }
        return words.isEmpty ? "" : " There is: \(words.joined(separator: ", "))."
    }

    /// How many letters have to be changed, added, left out or swapped with their neighbour.
    static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}
