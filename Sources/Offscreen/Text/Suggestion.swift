/// Finds the word that a person may have meant.
public enum Suggestion {
    /// Returns the word with the fewest differing letters, without regard to case; nil if no word
    /// is near. A word is near if at most a third of the letters differ, or only one. If several
    /// words are equally near, the first is returned.
    public static func nearest(to word: String, among words: [String]) -> String? {
        let limit = max(1, word.count / 3)
        let small = word.lowercased()
        let candidates = wordsOfSimilarLength(to: word, among: words).map {
            ($0, editDistance(from: small, to: $0.lowercased()))
        }
        return candidates.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
    }

    /// Returns the words with lengths that are near enough. Each letter more or less counts as one
    /// change, so words of other lengths cannot be near.
    static func wordsOfSimilarLength(to word: String, among words: [String]) -> [String] {
        let (count, limit) = (word.count, max(1, word.count / 3))
        return words.filter { abs($0.count - count) <= limit }
    }

    /// Returns " Did you mean 'flow'?" if a word is near, and otherwise a list of the words. The
    /// result is empty if there are no words.
    public static func sentence(for word: String, among words: [String]) -> String {
        if let nearest = nearest(to: word, among: words) { return " Did you mean '\(nearest)'?" }
        return words.isEmpty ? "" : " There is: \(words.joined(separator: ", "))."
    }

    /// Returns the least number of changes that turn one text into the other. A change replaces,
    /// adds or removes a letter, or swaps two adjacent letters. No letter is inserted between two
    /// swapped letters.
    package static func editDistance(from a: String, to b: String) -> Int {
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
