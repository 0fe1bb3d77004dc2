import UIKit

/// A call that an app receives, or its answer. In calls about a view, a nil kind means a cell.
enum AppEvent {
    case asksSections(Int)
    case asksItems(Int, section: Int)
    /// The data source is asked for a view. `answers` with that view follows.
    case asksView(kind: String?, IndexPath)
    case answers(UICollectionReusableView)
    case willDisplay(UICollectionReusableView, kind: String?, IndexPath)
    case didEndDisplaying(UICollectionReusableView, kind: String?, IndexPath)
    case moves(IndexPath, to: IndexPath)
    case scrolls
    case presses
}

/// A call to the collection view or the data source that takes a completion.
enum AppCallWithCompletion {
    case update, snapshot, layout
}

/// An observer of an app's calls. The app is the same on a device and on the simulated UIKit, and
/// only its watcher differs.
@MainActor
protocol AppWatcher: AnyObject {
    /// The classes of the cells and of some layouts that the app makes.
    var classes: AppClasses { get }
    func handle(_ event: AppEvent)
    /// Makes a call, with a completion if the watcher or the app needs one.
    ///
    /// - Parameters:
    ///   - next: the work that the app does in the completion, or nil for none.
    ///   - body: makes the call.
    func perform(
        _ call: AppCallWithCompletion, then next: (() -> Void)?, _ body: (_ completion: ((Bool) -> Void)?) -> Void)
}

/// The classes of the cells, and of the flow, card and handmade layouts, that an app makes. A
/// watcher can replace them by subclasses that record calls.
struct AppClasses {
    var cell: ItemCell.Type = ItemCell.self
    var flow: @MainActor () -> UICollectionViewFlowLayout = { UICollectionViewFlowLayout() }
    var cards: @MainActor () -> SectionCardDecorationLayout = { SectionCardDecorationLayout() }
    var handmade: @MainActor () -> HandmadeLayout = { HandmadeLayout() }
}
