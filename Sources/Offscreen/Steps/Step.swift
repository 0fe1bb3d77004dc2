import UIKit

/// One action of a person, an app or the system on a list, or a wait. The text of a step
/// is a part of a scenario or of a finding, or the title of a tick in a trace. Lengths are in
/// points and times in seconds.
public indirect enum Step: Equatable, Sendable {
    /// The place in the bounds to which an item is scrolled: the top left, the middle, or the
    /// bottom right.
    public enum ScrollPlace: String, CaseIterable, Sendable {
        case top, middle, bottom
    }

    /// The place where a dragged item is dropped.
    public enum DropPlace: Equatable, Sendable {
        /// A point of the window.
        case point(x: CGFloat, y: CGFloat)
        /// The middle of the visible part of an item's cell.
        case item(IndexPath)
    }

    /// Scrolls vertically by a distance, or horizontally if the content overflows only in width.
    case scroll(CGFloat)
    case scrollBy(x: CGFloat, y: CGFloat)
    case scrollTo(x: CGFloat, y: CGFloat, animated: Bool = false)
    case scrollToItem(IndexPath, ScrollPlace, animated: Bool)
    case drag(x: CGFloat, y: CGFloat, seconds: Double = 0.1)
    case fling(x: CGFloat, y: CGFloat)
    /// Drags an item with a finger to another place, and drops it there.
    case dragItem(IndexPath, to: DropPlace)
    case reload
    case invalidate
    case change(ModelChange)
    /// Changes the size of the screen. With zero seconds there is no animation.
    case resize(width: CGFloat, height: CGFloat, seconds: Double = 0)
    case tap(x: CGFloat, y: CGFloat)
    /// Puts a finger on the screen. The finger stays on the screen until `touchEnd` or
    /// `touchCancel`.
    case touch(x: CGFloat, y: CGFloat)
    /// Moves the finger that is on the screen.
    case touchMove(x: CGFloat, y: CGFloat)
    case touchEnd
    case touchCancel
    /// Selects items as the app's code does, without a tap. An empty list clears the selection. If
    /// `several` is not nil, `allowsMultipleSelection` is set to it first.
    case select([IndexPath], several: Bool? = nil)
    case deselect(IndexPath)
    case set(ViewSettings)
    case memoryWarning
    /// Removes the collection view from the window.
    case leave
    case enter
    /// Begins the interactive movement of an item.
    case lift(IndexPath)
    /// Moves the lifted item.
    case carry(x: CGFloat, y: CGFloat)
    /// Ends or cancels the interactive movement.
    case drop(cancelled: Bool)
    /// Sets the progress of an interactive layout transition: 0 for the old layout, and 1 for the
    /// new one.
    case progress(CGFloat)
    /// Finishes or cancels the interactive layout transition.
    case endTransition(finished: Bool)
    /// Performs the ``HuntAct`` with this name.
    case act(String)
    case tick(Int)
    case advance(Double)
    case settle
    /// Does a step, after which the stage does not wait until it is at rest.
    case unsettled(Step)

    /// Returns a step that makes changes together. The inner edits are in an inner batch.
    public static func change(
        _ edits: [ModelEdit], innerEdits: [ModelEdit] = [], by updateMethod: ModelChange.UpdateMethod = .batch
    )
        -> Step
    {
        .change(ModelChange(edits, inner: innerEdits, by: updateMethod))
    }

    public static func select(_ path: IndexPath) -> Step { .select([path]) }

    /// This step, wrapped so that the stage does not wait afterwards until it is at rest. `tick`
    /// and `settle` are returned unchanged.
    var unsettled: Step {
        switch self {
        case .unsettled, .tick, .settle: self
        default: .unsettled(self)
        }
    }
}

/// New values for properties of a list, which the step `set` assigns; nil for a property
/// that keeps its value.
public struct ViewSettings: Equatable, Sendable {
    public var allowsMultipleSelection: Bool?
    public var prefetches: Bool?
    public var isEditing: Bool?
    /// The height of the rows of a table view, in points.
    public var rowHeight: CGFloat?

    public init(
        allowsMultipleSelection: Bool? = nil, prefetches: Bool? = nil, isEditing: Bool? = nil, rowHeight: CGFloat? = nil
    ) {
        self.allowsMultipleSelection = allowsMultipleSelection
        self.prefetches = prefetches
        self.isEditing = isEditing
        self.rowHeight = rowHeight
    }

    @MainActor
    package func apply(to view: any ObservedList) {
        if let prefetches { view.isPrefetchingEnabled = prefetches }
        if let allowsMultipleSelection { view.allowsMultipleSelection = allowsMultipleSelection }
        if let isEditing { view.isEditing = isEditing }
        if let rowHeight { (view as? UITableView)?.rowHeight = rowHeight }
    }
}

extension ViewSettings: CustomStringConvertible {
    /// The new values as text, such as "allowsMultipleSelection true, prefetches false".
    public var description: String {
        let values = [
            allowsMultipleSelection.map { "allowsMultipleSelection \($0)" }, prefetches.map { "prefetches \($0)" },
            isEditing.map { "isEditing \($0)" }, rowHeight.map { "rowHeight \(Step.numberText($0))" },
        ]
        return values.compactMap(\.self).joined(separator: ", ")
    }
}

extension Step.ScrollPlace {
    package var value: ScrollDestination {
        switch self {
        case .top: .start
        case .middle: .middle
        case .bottom: .end
        }
    }
}
