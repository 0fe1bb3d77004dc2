/// The player's script, one idea a file, in the order in which they need each other.
enum PlayerScript {
    static let all = [
        "(() => {", film, orders, paint, screen, map, tree, pools, sentence, table, story, words, why, probe, time, lanes, passes, lamps,
        flight,
        predict, copy, link, keys, player, "})();",
    ].map { $0 + "\n" }.joined()
}
