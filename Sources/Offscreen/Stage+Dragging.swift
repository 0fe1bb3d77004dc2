import UIKit

/// Drag and drop of the items of collection views.
extension Stage {
    /// Drags the item of a cell with a finger, from the lift to the drop at a point of the window.
    /// The drag delegate, and the drop delegates of the collection views under the finger, are
    /// called in UIKit's order.
    ///
    /// - Parameters:
    ///   - others: cells whose items are added to the drag by taps of another finger, before the
    ///     first finger moves.
    ///   - seconds: the time in which the finger moves, at most a minute. If it is not a number,
    ///     the finger moves for one tick.
    /// - Returns: whether a drag began. A drag may not begin because another view covers the middle
    ///   of the cell's visible part, because the collection view has no drag delegate, or because
    ///   the delegate provides no items.
    @discardableResult
    public func drag(
        item cell: UICollectionViewCell, adding others: [UICollectionViewCell] = [], to point: CGPoint,
        seconds: Double = 0.1,
        settling: Bool = true, file: String = #fileID, line: Int = #line
    ) -> Bool {
        drag(
            item: cell, adding: others, to: point, seconds: seconds, settling: settling, what: nil, source: (file, line)
        )
    }

    /// Drags the item of a cell to the middle of the visible part of a view, such as another cell
    /// or another collection view.
    @discardableResult
    public func drag(
        item cell: UICollectionViewCell, adding others: [UICollectionViewCell] = [], to view: UIView,
        seconds: Double = 0.1,
        settling: Bool = true, file: String = #fileID, line: Int = #line
    ) -> Bool {
        drag(
            item: cell, adding: others, to: visibleMiddle(of: view), seconds: seconds, settling: settling, what: nil,
            source: (file, line))
    }

    /// Drags the cell of one item to the cell of another.
    ///
    /// - Parameters:
    ///   - view: the collection view of the first item. It may be left out if there is only one in
    ///     the window.
    ///   - other: the collection view of the other item. If it is left out, it is the collection
    ///     view of the first item.
    /// - Throws: ``StageError`` if one of the items is not on screen.
    @discardableResult
    public func drag(
        item indexPath: IndexPath, in view: UICollectionView? = nil, to target: IndexPath,
        in other: UICollectionView? = nil,
        seconds: Double = 0.1, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) throws -> Bool {
        let cell = try cell(at: indexPath, in: view, file: file, line: line)
        let goal = try self.cell(at: target, in: other ?? view, file: file, line: line)
        let what = other == nil || other === view ? Step.dragItem(indexPath, to: .item(target)) : nil
        return drag(
            item: cell, adding: [], to: visibleMiddle(of: goal), seconds: seconds, settling: settling, what: what,
            source: (file, line))
    }

    /// Returns the middle of the part of a view that the window and clipping superviews show, as a
    /// point of the window. If they show no part of the view, it is the middle of the whole view.
    package func visibleMiddle(of view: UIView) -> CGPoint {
        let whole = view.convert(view.bounds, to: nil)
        var visible = whole
        for parent in sequence(first: view, next: \.superview).dropFirst()
        where parent.clipsToBounds || parent.superview == nil {
            visible = visible.intersection(parent.convert(parent.bounds, to: nil))
        }
        guard visible.isEmpty || visible == whole else { return CGPoint(x: visible.midX, y: visible.midY) }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// - Parameter what: the step that names the first tick in a trace, or nil for a step with the
    ///   point and the index path of the cell. If no collection view has the cell, the index path
    ///   is 0-0.
    func drag(
        item cell: UICollectionViewCell, adding others: [UICollectionViewCell], to point: CGPoint, seconds: Double,
        settling: Bool,
        what: Step?, source: (file: String, line: Int)
    ) -> Bool {
        let start = visibleMiddle(of: cell)
        let (file, line) = source
        let finger = DraggingFinger(in: window)
        var isLifted = false
        tick(
            "\(what ?? Step.dragItem(indexPathOrZero(of: cell), to: .point(x: point.x, y: point.y)))", file: file,
            line: line
        ) {
            isLifted = finger.liftItem(at: start)
        }
        guard isLifted else {
            if settling { act("", file: file, line: line) {} }
            return false
        }
        for other in others { tick { finger.tapWithSecondFinger(at: visibleMiddle(of: other)) } }
        let steps = CGFloat((seconds / Stage.tickLength).rounded()).roundedDown(
            atLeast: 1, atMost: Stage.maximumTickCount)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            tick {
                finger.move(
                    to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
            }
        }
        act("", settling: settling, file: file, line: line) { finger.liftFinger() }
        return true
    }

    /// Returns the index path of a cell for the text of a step; 0-0 if no collection view has the
    /// cell, because the text needs an index path.
    private func indexPathOrZero(of cell: UICollectionViewCell) -> IndexPath {
        for case let view as UICollectionView in sequence(first: cell as UIView, next: \.superview) {
            if let path = view.indexPath(for: cell) { return path }
        }
        return IndexPath(item: 0, section: 0)
    }
}
