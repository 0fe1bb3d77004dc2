/// Finds the word that someone may have meant.
public enum Suggestion {
    /// The nearest of some words, without regard to case, if it is near enough to be meant. Of several it is the first.
    public static func nearest(to word: String, among words: [String]) -> String? {
        let most = max(1, word.count / 3)
        let small = word.lowercased()
        return near(word, words).map { ($0, distance(small, $0.lowercased())) }.filter { $0.1 <= most }.min { $0.1 < $1.1 }?.0
    }

    /// The words that can be near, judging by their lengths, because each additional letter counts as one change. The distance from
    /// a long text to other words is not computed.
    static func near(_ word: String, _ words: [String]) -> [String] {
        let (count, most) = (word.count, max(1, word.count / 3))
        return words.filter { abs($0.count - count) <= most }
    }

    /// " Did you mean 'flow'?", or a list of the words, or nothing.
    public static func sentence(for word: String, among words: [String]) -> String {
        if let nearest = nearest(to: word, among: words) { return " Did you mean '\(nearest)'?" }
        return words.isEmpty ? "" : " There is: \(words.joined(separator: ", "))."
    }

    /// The number of letters that have to be changed, added, left out, or swapped with their neighbour.
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
