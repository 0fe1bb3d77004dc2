/// The player's script, one idea a file, in the order in which they need each other.
enum PlayerScript {
    static let all = [
        "(() => {", film, orders, paint, terms, screen, map, tree, pools, differences, sentence, table, kinds, story, words, why, source,
        inspector,
        probe, time, lanes, passes, lamps, flight, predict, plates, turning, copy, link, keys, player, "})();",
    ].map { $0 + "\n" }.joined()
}
