import UIKit

/// A screen to play a sliding-block puzzle, whose pieces are pushed by swipes.
@MainActor
public final class KlotskiScreen: NSObject, Screen, UICollectionViewDataSource, KlotskiLayoutDelegate {
    public private(set) var puzzle: KlotskiPuzzle
    /// The number of moves made so far.
    public private(set) var moves = 0
    public let layout = KlotskiLayout()
    public let collectionView: UICollectionView

    public init(puzzle: KlotskiPuzzle = .classic) {
        self.puzzle = puzzle
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "piece")
        collectionView.dataSource = self
        collectionView.delegate = self
        for direction in KlotskiScreen.directions.map(\.gesture) {
            let recognizer = UISwipeGestureRecognizer()
            recognizer.direction = direction
            #if !os(Linux)
                recognizer.addTarget(self, action: #selector(handleSwipe))
            #endif
            collectionView.addGestureRecognizer(recognizer)
        }
    }

    private static let directions: [(gesture: UISwipeGestureRecognizer.Direction, move: KlotskiPuzzle.Direction)] = [
        (.up, .up), (.down, .down), (.left, .left), (.right, .right),
    ]

    // MARK: - Playing

    /// Pushes the swiped piece. The recognisers send this action, except on Linux, where there is
    /// no Objective-C runtime.
    #if !os(Linux)
        @objc
    #endif
    public func handleSwipe(_ recognizer: UISwipeGestureRecognizer) {
        guard let direction = KlotskiScreen.directions.first(where: { $0.gesture == recognizer.direction }) else {
            return
        }
        pushPiece(toward: direction.move, at: recognizer.location(in: collectionView))
    }

    /// Pushes the piece at a point of the collection view in a direction.
    ///
    /// - Returns: whether a piece moved.
    @discardableResult
    public func pushPiece(toward direction: KlotskiPuzzle.Direction, at point: CGPoint) -> Bool {
        guard let path = collectionView.indexPathForItem(at: point) else { return false }
        return make(KlotskiPuzzle.Move(piece: path.item, direction: direction))
    }

    /// Moves a piece by one square, in a batch update, if the move is legal.
    ///
    /// - Returns: whether the move was legal. An illegal move changes nothing.
    @discardableResult
    public func make(_ move: KlotskiPuzzle.Move) -> Bool {
        guard puzzle.isLegal(move) else { return false }
        collectionView.performBatchUpdates { [self] in
            puzzle.make(move)
            moves += 1
            layout.invalidateLayout()
        }
        return true
    }

    /// A shortest sequence of moves that solves the puzzle from its current state; nil if the
    /// puzzle has no solution.
    public var solution: [KlotskiPuzzle.Move]? { KlotskiSolver().solution(of: puzzle) }

    // MARK: - Data source

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        puzzle.pieces.count
    }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "piece", for: indexPath) as! PosterCell
        cell.label.text = puzzle.pieces[indexPath.item].name
        return cell
    }

    // MARK: - Layout delegate

    public func collectionView(_ collectionView: UICollectionView, boardSizeInSquaresFor layout: KlotskiLayout)
        -> CGSize
    {
        CGSize(width: puzzle.columns, height: puzzle.rows)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout: KlotskiLayout, frameInSquaresForItemAt indexPath: IndexPath
    ) -> CGRect {
        let piece = puzzle.pieces[indexPath.item]
        return CGRect(x: piece.x, y: piece.y, width: piece.width, height: piece.height)
    }
}
