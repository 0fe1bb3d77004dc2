extension KlotskiPuzzle {
    /// A small board, whose shortest solution has 15 moves of one square.
    public static let small = KlotskiPuzzle(
        columns: 4, rows: 4,
        pieces: [
            Piece("King", x: 0, y: 0, width: 2, height: 2), Piece("a", x: 2, y: 0, width: 1, height: 2),
            Piece("b", x: 3, y: 0, width: 1, height: 2), Piece("c", x: 0, y: 2, width: 2, height: 1),
            Piece("d", x: 2, y: 2, width: 1, height: 1),
        ], hero: 0, goalX: 2, goalY: 2)

    /// The classic board "Hua Rong Dao", whose shortest solution has 116 moves of one square.
    public static let classic = KlotskiPuzzle(
        columns: 4, rows: 5,
        pieces: [
            Piece("King", x: 1, y: 0, width: 2, height: 2), Piece("a", x: 0, y: 0, width: 1, height: 2),
            Piece("b", x: 3, y: 0, width: 1, height: 2), Piece("c", x: 0, y: 2, width: 1, height: 2),
            Piece("d", x: 3, y: 2, width: 1, height: 2), Piece("e", x: 1, y: 2, width: 2, height: 1),
            Piece("f", x: 1, y: 3, width: 1, height: 1), Piece("g", x: 2, y: 3, width: 1, height: 1),
            Piece("h", x: 0, y: 4, width: 1, height: 1), Piece("i", x: 3, y: 4, width: 1, height: 1),
        ], hero: 0, goalX: 1, goalY: 3)
}
