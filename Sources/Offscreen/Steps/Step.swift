import UIKit

/// One action of a person or an app on a collection view: a line of a scenario, a step of a hunt, or the title of a tick in a
/// trace. Lengths are in points and times in seconds. `progress` goes from 0 to 1.
public indirect enum Step: Equatable, Sendable {
    public enum Place: String, CaseIterable, Sendable {
        case top, middle, bottom
    }

    /// The place where a dragged item is dropped.
    public enum Goal: Equatable, Sendable {
        /// A point of the window.
        case point(x: CGFloat, y: CGFloat)
        /// The middle of an item's cell.
        case item(IndexPath)
    }

    /// Scrolls along the axis with more content.
    case scroll(CGFloat)
    case scrollBy(x: CGFloat, y: CGFloat)
    case scrollTo(x: CGFloat, y: CGFloat, animated: Bool = false)
    case scrollToItem(IndexPath, Place, animated: Bool)
    case drag(x: CGFloat, y: CGFloat, seconds: Double = 0.1)
    case fling(x: CGFloat, y: CGFloat)
    /// A finger lifts an item, carries it over the window, and drops it.
    case dragItem(IndexPath, to: Goal)
    case reload
    case invalidate
    case change(ModelChange)
    /// Gives the screen another size. With zero seconds the change takes effect at once.
    case resize(width: CGFloat, height: CGFloat, seconds: Double = 0)
    case tap(x: CGFloat, y: CGFloat)
    /// A finger touches the screen and stays there.
    case touch(x: CGFloat, y: CGFloat)
    /// The finger on the screen moves.
    case touchMove(x: CGFloat, y: CGFloat)
    case touchEnd
    case touchCancel
    /// Selects items by the app's code. An empty list clears the selection.
    case select([IndexPath], several: Bool? = nil)
    case deselect(IndexPath)
    case set(ViewSettings)
    case memoryWarning
    /// Removes the collection view from the window.
    case leave
    case enter
    /// Lifts an item, to be carried by interactive movement.
    case lift(IndexPath)
    case carry(x: CGFloat, y: CGFloat)
    case drop(cancelled: Bool)
    case progress(CGFloat)
    case endTransition(finished: Bool)
    /// A step that only one app has, named by its line.
    case act(String)
    case tick(Int)
    case advance(Double)
    case settle
    /// A step after which the stage does not wait until everything is at rest.
    case unsettled(Step)

    /// Makes changes that belong together. The inner edits are in a batch inside the batch.
    public static func change(_ edits: [ModelEdit], inner: [ModelEdit] = [], by updateMethod: ModelChange.UpdateMethod = .batch) -> Step {
        .change(ModelChange(edits, inner: inner, by: updateMethod))
    }

    public static func select(_ path: IndexPath) -> Step { .select([path]) }

    /// The step without waiting for rest afterwards.
    var unsettled: Step {
        switch self {
        case .unsettled, .tick, .settle: self
        default: .unsettled(self)
        }
    }
}

/// Properties of a collection view that the step `set` changes; nil for a property that keeps its value.
public struct ViewSettings: Equatable, Sendable {
    public var allowsMultipleSelection: Bool?
    public var prefetches: Bool?

    public init(allowsMultipleSelection: Bool? = nil, prefetches: Bool? = nil) {
        self.allowsMultipleSelection = allowsMultipleSelection
        self.prefetches = prefetches
    }

    @MainActor
    package func apply(to view: UICollectionView) {
        if let prefetches { view.isPrefetchingEnabled = prefetches }
        if let allowsMultipleSelection { view.allowsMultipleSelection = allowsMultipleSelection }
    }
}

extension ViewSettings: CustomStringConvertible {
    /// The new values, such as "allowsMultipleSelection true, prefetches false". Properties that keep their values are left out.
    public var description: String {
        [("allowsMultipleSelection", allowsMultipleSelection), ("prefetches", prefetches)].compactMap { name, value in
            value.map { "\(name) \($0)" }
        }
        .joined(separator: ", ")
    }
}

extension Step.Place {
    package var value: UICollectionView.ScrollPosition {
        switch self {
        case .top: [.top, .left]
        case .middle: [.centeredVertically, .centeredHorizontally]
        case .bottom: [.bottom, .right]
        }
    }
}
