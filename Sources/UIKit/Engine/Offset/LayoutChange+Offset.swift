/// The content offset after a change of the layout: the item in the middle stays in the middle.
/// [OFFSET-01]
extension LayoutChange {
    /// [OFFSET-01] Whether a change of the layout without animation sets the content offset at
    /// once. It does so only if there was content on screen.
    ///
    /// UNKNOWN: what UIKit does in an update block, and in a method of the layout, the data source
    /// or the delegate that is called in a layout pass or an update. Here the offset is kept.
    var canMoveOffset: Bool {
        state.readiness.isLoaded && state.activities.isEmpty && state.batch == nil && !host.bounds.isEmpty
    }

    /// Prepares a new layout that is shown without animation, and sets the content offset.
    func moveOffset(centering item: ElementKey?) {
        AnimationContext.run(with: nil) {
            preparation.prepareIfNeeded(keepsOffset: true)
            preparation.moveToTargetOffset(centering: item)
        }
    }

    /// [OFFSET-01] Returns the item on screen in the middle of the bounds. If there is none,
    /// returns the item nearest to the middle; nil if no item is on screen.
    ///
    /// UNKNOWN: which item UIKit chooses if none is in the middle. A public reimplementation takes
    /// the one in the middle of the list of visible items. The reported offsets fit both rules.
    func itemInMiddle() -> ElementKey? {
        let bounds = host.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func squaredDistance(of element: VisibleElements.Element) -> CGFloat {
            let applied = element.view.reuseState.applied
            let frame =
                state.mayHaveInnerScrollViews
                ? elements.shownFrame(of: applied.makeAttributes()) : applied.values.frame
            // A point on the edge between two items is in the second one.
            if frame.contains(middle) { return -1 }
            let x = max(frame.minX - middle.x, middle.x - frame.maxX, 0)
            let y = max(frame.minY - middle.y, middle.y - frame.maxY, 0)
            return x * x + y * y
        }
        return state.visible.elements.filter(\.key.isItem).map { ($0.key, squaredDistance(of: $0)) }
            .min { $0.1 < $1.1 }?.0
    }
}
