import UIKit

/// What the app is made of.
struct DeviceSetting {
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

extension LayoutChoice {
    /// The layout, one that writes down what it is asked where there is such a one.
    @MainActor
    func makeWatched(_ setting: DeviceSetting, scrolled: (@MainActor () -> Void)?) -> UICollectionViewLayout {
        switch kind {
        case .flow: return flow(WatchedFlowLayout())
        case .cardFlow where !setting.habits.contains(.transientZ):
            let layout = WatchedCardLayout()
            layout.cardZIndex = cardZ
            layout.armbandZIndex = armbandZ
            layout.cellZIndex = cellZ
            layout.headerZIndex = headerZ
            return flow(layout, insets: UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8))
        case .handmade:
            let layout = WatchedHandmadeLayout()
            layout.mistake = mistake
            layout.hold = hold
            layout.headerHeight = header
            layout.pinsHeaders = pins == .headers
            if let line { layout.lineSpacing = line }
            return layout
        default: return make(habits: setting.habits, places: setting.places, scrolled: scrolled)
        }
    }
}
