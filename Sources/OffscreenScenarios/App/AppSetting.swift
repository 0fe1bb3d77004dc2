import UIKit

/// The size, the items, the layout and the options with which an app is made.
struct AppSetting {
    var size = CGSize(width: 320, height: 480)
    /// The number of items in each section.
    var items = [12]
    var isDiffable = false
    /// Titles of individual items, in place of the default titles such as "0-3".
    var titles: [IndexPath: String] = [:]
    var layout = LayoutChoice()
    var features: Set<AppFeature> = []
    var fixes: Set<OrderFix> = []
    var places: [IndexPath: PlacedItemsLayout.Place] = [:]
    /// The value of `isPrefetchingEnabled`; nil for UIKit's default.
    var prefetches: Bool?
}
