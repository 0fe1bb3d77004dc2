import UIKit

/// What an app is made of.
struct AppSetting {
    var size = CGSize(width: 320, height: 480)
    /// How many items each section has.
    var items = [12]
    var isDiffable = false
    /// Titles other than "0-3".
    var titles: [IndexPath: String] = [:]
    var layout = LayoutChoice()
    var habits: Set<Habit> = []
    var workarounds: Set<Workaround> = []
    var places: [IndexPath: PlacedLayout.Place] = [:]
    /// Nil for UIKit's default.
    var prefetches: Bool?
}
