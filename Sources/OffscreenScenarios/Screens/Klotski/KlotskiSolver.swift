/// Finds a shortest solution of a puzzle by breadth-first search. The search tries moves in the
/// order of `legalMoves`, so the solution of a puzzle is always the same.
public struct KlotskiSolver: Sendable {
    private struct Node {
        let puzzle: KlotskiPuzzle
        let parent: Int
        let move: KlotskiPuzzle.Move?
    }

    public init() {}

    /// Returns the moves of a shortest solution, or nil if there is none.
    public func solution(of puzzle: KlotskiPuzzle) -> [KlotskiPuzzle.Move]? {
        var nodes = [Node(puzzle: puzzle, parent: -1, move: nil)]
        var seen: Set = [puzzle.pattern]
        var next = 0
        while next < nodes.count {
            let current = nodes[next].puzzle
            if current.isSolved { return moves(toNode: next, in: nodes) }
            for move in current.legalMoves {
                var after = current
                after.make(move)
                if seen.insert(after.pattern).inserted { nodes.append(Node(puzzle: after, parent: next, move: move)) }
            }
            next += 1
        }
        return nil
    }

    private func moves(toNode last: Int, in nodes: [Node]) -> [KlotskiPuzzle.Move] {
        var moves: [KlotskiPuzzle.Move] = []
        var index = last
        while let move = nodes[index].move {
            moves.append(move)
            index = nodes[index].parent
        }
        return moves.reversed()
    }
}
