/// A sliding-block puzzle: pieces on a board of squares are pushed until one of them reaches its
/// goal.
public struct KlotskiPuzzle: Equatable, Sendable {
    /// A piece, which covers a rectangle of squares.
    public struct Piece: Equatable, Sendable {
        public let name: String
        public var x: Int
        public var y: Int
        public let width: Int
        public let height: Int

        public init(_ name: String, x: Int, y: Int, width: Int, height: Int) {
            self.name = name
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    public enum Direction: String, CaseIterable, Sendable {
        case up, down, left, right

        var dx: Int { if self == .left { -1 } else if self == .right { 1 } else { 0 } }
        var dy: Int { if self == .up { -1 } else if self == .down { 1 } else { 0 } }
    }

    /// A move of one piece by one square.
    public struct Move: Hashable, Sendable {
        public let piece: Int
        public let direction: Direction

        public init(piece: Int, direction: Direction) {
            self.piece = piece
            self.direction = direction
        }
    }

    public let columns: Int
    public let rows: Int
    public private(set) var pieces: [Piece]
    /// The index of the piece that has to reach the goal. The goal is a square for the piece's
    /// upper left corner.
    public let hero: Int
    public let goalX: Int
    public let goalY: Int
    /// The piece that covers each square, row by row; nil for a free square.
    private var squares: [Int?]

    /// - Precondition: the pieces lie on the board and do not overlap.
    public init(columns: Int, rows: Int, pieces: [Piece], hero: Int, goalX: Int, goalY: Int) {
        self.columns = columns
        self.rows = rows
        self.pieces = pieces
        self.hero = hero
        self.goalX = goalX
        self.goalY = goalY
        squares = Array(repeating: nil, count: columns * rows)
        for (index, piece) in pieces.enumerated() {
            for square in KlotskiPuzzle.squares(of: piece, columns: columns) {
                precondition(squares[square] == nil, "two pieces on one square")
                squares[square] = index
            }
        }
    }

    private static func squares(of piece: Piece, columns: Int) -> [Int] {
        (piece.y..<piece.y + piece.height).flatMap { y in (piece.x..<piece.x + piece.width).map { y * columns + $0 } }
    }

    public var isSolved: Bool { pieces[hero].x == goalX && pieces[hero].y == goalY }

    // MARK: - Moves

    public func isLegal(_ move: Move) -> Bool {
        guard pieces.indices.contains(move.piece) else { return false }
        let piece = pieces[move.piece]
        let (x, y) = (piece.x + move.direction.dx, piece.y + move.direction.dy)
        guard x >= 0, y >= 0, x + piece.width <= columns, y + piece.height <= rows else { return false }
        for row in y..<y + piece.height {
            for column in x..<x + piece.width {
                if let other = squares[row * columns + column], other != move.piece { return false }
            }
        }
        return true
    }

    /// The legal moves, sorted by piece and then by direction.
    public var legalMoves: [Move] {
        pieces.indices.flatMap { piece in Direction.allCases.map { Move(piece: piece, direction: $0) } }.filter(isLegal)
    }

    /// Moves a piece by one square, if the move is legal.
    ///
    /// - Returns: whether the move was legal. An illegal move changes nothing.
    @discardableResult
    public mutating func make(_ move: Move) -> Bool {
        guard isLegal(move) else { return false }
        for square in KlotskiPuzzle.squares(of: pieces[move.piece], columns: columns) { squares[square] = nil }
        pieces[move.piece].x += move.direction.dx
        pieces[move.piece].y += move.direction.dy
        for square in KlotskiPuzzle.squares(of: pieces[move.piece], columns: columns) { squares[square] = move.piece }
        return true
    }

    /// The board as numbers, in which pieces are distinguished only by their shape and by whether
    /// they have to reach the goal. States of one puzzle with the same pattern have the same
    /// solutions, except for the indexes of the pieces.
    var pattern: [Int] {
        var pattern = [Int](repeating: 0, count: squares.count)
        for (index, piece) in pieces.enumerated() {
            pattern[piece.y * columns + piece.x] = piece.width << 32 | piece.height << 1 | (index == hero ? 1 : 0)
        }
        return pattern
    }
}

extension KlotskiPuzzle: CustomStringConvertible {
    /// The rows of the board, with the first letter of a piece for each square and a dot for a free
    /// one.
    public var description: String {
        let letters: [Character] = squares.map { number in number.flatMap { pieces[$0].name.first } ?? "." }
        return (0..<rows).map { String(letters[$0 * columns..<($0 + 1) * columns]) + "\n" }.joined()
    }
}
