import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@Suite("Cast: the sliding-block puzzle's model")
struct KlotskiModelTests {
    @Test func `The classic board`() {
        #expect(
            KlotskiPuzzle.classic.description == """
                aKKb
                aKKb
                ceed
                cfgd
                h..i

                """)
    }

    @Test func `Only pieces beside a free square move, and not out of the board`() {
        let moves = KlotskiPuzzle.classic.legalMoves.map { "\(KlotskiPuzzle.classic.pieces[$0.piece].name) \($0.direction)" }
        #expect(moves == ["f down", "g down", "h right", "i left"])
    }

    @Test func `An illegal move changes nothing`() {
        var puzzle = KlotskiPuzzle.classic
        for move in [(0, .down), (1, .left), (99, .up)] as [(Int, KlotskiPuzzle.Direction)] {
            let isMade = puzzle.make(KlotskiPuzzle.Move(piece: move.0, direction: move.1))
            #expect(!isMade)
        }
        #expect(puzzle == .classic)
    }

    @Test func `Every legal move can be taken back`() {
        let opposite: [KlotskiPuzzle.Direction: KlotskiPuzzle.Direction] = [.up: .down, .down: .up, .left: .right, .right: .left]
        for move in KlotskiPuzzle.classic.legalMoves {
            var puzzle = KlotskiPuzzle.classic
            puzzle.make(move)
            #expect(puzzle != .classic)
            puzzle.make(KlotskiPuzzle.Move(piece: move.piece, direction: opposite[move.direction]!))
            #expect(puzzle == .classic)
        }
    }

    @Test func `The classic board takes 116 moves of one square, and they solve it`() throws {
        let solution = try #require(KlotskiSolver().solution(of: .classic))
        #expect(solution.count == 116)
        var puzzle = KlotskiPuzzle.classic
        let made = solution.filter { puzzle.make($0) }
        #expect(made.count == solution.count)
        #expect(puzzle.isSolved)
    }

    @Test func `A board that cannot be solved has no solution`() {
        let stuck = KlotskiPuzzle(
            columns: 2, rows: 1,
            pieces: [.init("a", x: 0, y: 0, width: 1, height: 1), .init("b", x: 1, y: 0, width: 1, height: 1)], hero: 0, goalX: 1, goalY: 0)
        #expect(KlotskiSolver().solution(of: stuck) == nil)
    }
}

@MainActor @Suite("Cast: the sliding-block puzzle on screen")
struct KlotskiScreenTests {
    private let stage = Stage(width: 320, height: 480)

    @Test func `Pieces lie in the squares of the board`() {
        let screen = stage.shown(KlotskiScreen(puzzle: .small))
        #expect(
            stage.tree.description == """
                UIWindow#1 [0,0 320x480]
                  UICollectionView#1 [0,0 320x480] offset (0,0) content 320x480
                    PosterCell#1 [2,82 156x156] item 0-0 "King"
                    PosterCell#2 [162,82 76x156] item 0-1 "a"
                    PosterCell#3 [242,82 76x156] item 0-2 "b"
                    PosterCell#4 [2,242 156x76] item 0-3 "c"
                    PosterCell#5 [162,242 76x76] item 0-4 "d"

                """)
    }

    @Test func `A swipe pushes the piece under the finger; against another piece, on no piece or off the board it does nothing`() {
        let screen = stage.shown(KlotskiScreen(puzzle: .small))
        let b = CGPoint(x: 280, y: 160)
        stage.act("swipe") { #expect(!screen.swipe(.up, at: b)) }
        stage.act("swipe") { #expect(!screen.swipe(.left, at: b)) }
        stage.act("swipe") { #expect(!screen.swipe(.down, at: CGPoint(x: 280, y: 280))) }
        #expect(screen.moves == 0)
        stage.act("swipe", settling: false) { #expect(screen.swipe(.down, at: b)) }
        #expect(!stage.isAtRest, "the piece glides")
        stage.settle()
        #expect(stage.tree["PosterCell#3"]?.frame == CGRect(x: 242, y: 162, width: 76, height: 156))
        #expect(stage.counts(of: screen.collectionView).made == 5)
    }

    @Test func `The collection view listens to swipes in four directions, and their action pushes the piece`() {
        let screen = stage.shown(KlotskiScreen(puzzle: .small))
        let swipes = (screen.collectionView.gestureRecognizers ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
        #expect(swipes.map(\.direction) == [.up, .down, .left, .right])
        final class Finger: UISwipeGestureRecognizer {
            override func location(in view: UIView?) -> CGPoint { CGPoint(x: 280, y: 120) }
        }
        let finger = Finger()
        finger.direction = .up
        stage.act("swipe") { screen.swiped(finger) }
        #expect(screen.moves == 0)
        finger.direction = .down
        stage.act("swipe") { screen.swiped(finger) }
        #expect(screen.moves == 1)
    }

    @Test func `The solver's moves, swiped one after the other, solve it on screen without a new view`() throws {
        let screen = stage.shown(KlotskiScreen(puzzle: .small))
        let solution = try #require(screen.solution)
        for move in solution {
            let cell = try #require(screen.collectionView.cellForItem(at: path(move.piece)))
            stage.act("swipe \(move.direction)") { #expect(screen.swipe(move.direction, at: cell.center)) }
        }
        #expect(screen.puzzle.isSolved)
        #expect(screen.moves == 15)
        #expect(stage.tree["PosterCell#1"]?.frame.origin == CGPoint(x: 162, y: 242))
        #expect(stage.counts(of: screen.collectionView).made == 5)
    }

    @Test func `The board follows the screen's size`() {
        let screen = stage.shown(KlotskiScreen(puzzle: .classic))
        #expect(screen.layout.squareSide == 80)
        stage.resize(width: 480, height: 320)
        #expect(screen.layout.boardFrame == CGRect(x: 112, y: 0, width: 256, height: 320))
    }
}
