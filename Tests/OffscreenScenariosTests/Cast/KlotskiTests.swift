import Offscreen
import OffscreenScenarios
import Testing
import UIKit

struct KlotskiModelTests {
    @Test func `The classic sliding-block puzzle begins with ten pieces in their known places`() {
        #expect(
            KlotskiPuzzle.classic.description == """
                aKKb
                aKKb
                ceed
                cfgd
                h..i

                """)
    }

    @Test func `On the classic board only the four pieces beside a free square have a legal move`() {
        let moves = KlotskiPuzzle.classic.legalMoves.map {
            "\(KlotskiPuzzle.classic.pieces[$0.piece].name) \($0.direction)"
        }
        #expect(moves == ["f down", "g down", "h right", "i left"])
    }

    @Test func `An illegal move of a puzzle piece is refused and leaves the board unchanged`() {
        var puzzle = KlotskiPuzzle.classic
        let moves: [(Int, KlotskiPuzzle.Direction)] = [(0, .down), (1, .left), (99, .up)]
        let made = moves.filter { puzzle.make(KlotskiPuzzle.Move(piece: $0.0, direction: $0.1)) }
        #expect(made.count == 0)
        #expect(puzzle == .classic)
    }

    @Test func `A legal move of a puzzle piece followed by the opposite move restores the board`() {
        let opposite: [KlotskiPuzzle.Direction: KlotskiPuzzle.Direction] = [
            .up: .down, .down: .up, .left: .right, .right: .left,
        ]
        for move in KlotskiPuzzle.classic.legalMoves {
            var puzzle = KlotskiPuzzle.classic
            puzzle.make(move)
            #expect(puzzle != .classic)
            puzzle.make(KlotskiPuzzle.Move(piece: move.piece, direction: opposite[move.direction]!))
            #expect(puzzle == .classic)
        }
    }

    @Test func `The solver solves the classic sliding-block puzzle in 116 moves of one square`() throws {
        let solution = try #require(KlotskiSolver().solution(of: .classic))
        var puzzle = KlotskiPuzzle.classic
        let made = solution.filter { puzzle.make($0) }
        #expect(solution.count == 116)
        #expect(made.count == 116)
        #expect(puzzle.isSolved)
    }

    @Test func `The solver returns nil for a sliding-block puzzle that cannot be solved`() {
        let stuck = KlotskiPuzzle(
            columns: 2, rows: 1,
            pieces: [.init("a", x: 0, y: 0, width: 1, height: 1), .init("b", x: 1, y: 0, width: 1, height: 1)], hero: 0,
            goalX: 1, goalY: 0)
        #expect(KlotskiSolver().solution(of: stuck) == nil)
    }
}

@MainActor struct KlotskiScreenTests {
    private let stage = Stage(width: 320, height: 480)

    @Test
    func
        `A swipe moves the puzzle piece under the finger, and does nothing if there is no piece or the piece is blocked`()
    {
        let screen = stage.shown(KlotskiScreen(puzzle: .small))
        let b = CGPoint(x: 280, y: 160)
        for (direction, point) in [(.up, b), (.left, b), (.down, CGPoint(x: 280, y: 280))]
            as [(KlotskiPuzzle.Direction, CGPoint)]
        {
            stage.act("swipe") { #expect(!screen.pushPiece(toward: direction, at: point)) }
        }
        #expect(screen.moves == 0)
        stage.act("swipe", settling: false) { #expect(screen.pushPiece(toward: .down, at: b)) }
        #expect(!stage.isAtRest, "the piece glides")
        stage.settle()
        #expect(stage.tree["PosterCell#3"]?.frame == CGRect(x: 242, y: 162, width: 76, height: 156))
        #expect(stage.counts(of: screen.collectionView).made == 5)
    }

    @Test
    func
        `The puzzle has a swipe recognizer for each direction, and the recognizers' action moves the piece under the finger`()
    {
        let screen = stage.shown(KlotskiScreen(puzzle: .small))
        let swipes = (screen.collectionView.gestureRecognizers ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
        #expect(swipes.map(\.direction) == [.up, .down, .left, .right])
        final class Finger: UISwipeGestureRecognizer {
            override func location(in view: UIView?) -> CGPoint { CGPoint(x: 280, y: 120) }
        }
        let finger = Finger()
        for (direction, moves) in [(.up, 0), (.down, 1)] as [(UISwipeGestureRecognizer.Direction, Int)] {
            finger.direction = direction
            stage.act("swipe") { screen.handleSwipe(finger) }
            #expect(screen.moves == moves)
        }
    }

    @Test func `A resized screen fits the puzzle's board into its new size`() {
        let screen = stage.shown(KlotskiScreen(puzzle: .classic))
        #expect(screen.layout.squareSide == 80)
        stage.resize(width: 480, height: 320)
        #expect(screen.layout.boardFrame == CGRect(x: 112, y: 0, width: 256, height: 320))
    }
}
