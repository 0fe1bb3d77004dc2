import UIKit

/// What an app is asked and told, and what it finds. Views without a kind are cells.
enum AppEvent {
    case asksSections(Int)
    case asksItems(Int, section: Int)
    /// A view is asked for; `answers` follows.
    case asksView(kind: String?, IndexPath)
    case answers(UICollectionReusableView)
    case willDisplay(UICollectionReusableView, kind: String?, IndexPath)
    case didEndDisplaying(UICollectionReusableView, kind: String?, IndexPath)
    case moves(IndexPath, to: IndexPath)
    case scrolls
    case presses
    /// The app looked up an item that ends to be displayed, and the model says something else.
    case finds(String, IndexPath)
}

/// What has a completion.
enum AppCall {
    case update, snapshot, layout
}

/// Somebody who sees what an app is asked and told. The app is the same on a device and here; they differ in their watchers.
@MainActor
protocol AppWatcher: AnyObject {
    /// What the app makes.
    var classes: AppClasses { get }
    func see(_ event: AppEvent)
    /// Makes a call with a completion, if the watcher or the app wants one.
    ///
    /// - Parameters:
    ///   - next: what the app does in the completion.
    ///   - body: makes the call.
    func watch(_ call: AppCall, then next: (() -> Void)?, _ body: (_ completion: ((Bool) -> Void)?) -> Void)
}

/// The classes of what an app makes, for a watcher that has others.
struct AppClasses {
    var cell: ItemCell.Type = ItemCell.self
    var flow: @MainActor () -> UICollectionViewFlowLayout = { UICollectionViewFlowLayout() }
    var cards: @MainActor () -> SectionCardDecorationLayout = { SectionCardDecorationLayout() }
    var handmade: @MainActor () -> HandmadeLayout = { HandmadeLayout() }
}
