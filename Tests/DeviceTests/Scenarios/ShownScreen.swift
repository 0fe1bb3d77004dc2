import UIKit

extension DeviceTestCase {
    /// Plays a scenario whose first step shows a collection view. With `prefetches` nil the view
    /// has UIKit's default.
    func shown(
        _ name: String, _ claims: String = "", width: CGFloat = 320, height: CGFloat = 240, items: [Int],
        _ layout: LayoutChoice = LayoutChoice(), places: [IndexPath: PlacedItemsLayout.Place] = [:],
        features: Set<AppFeature> = [],
        isDiffable: Bool = false, prefetches: Bool? = false, _ body: @MainActor (Device) -> Void
    ) {
        playScenario(name) { device in
            device.reset(width: width, height: height)
            device.setting.items = items
            device.setting.layout = layout
            (device.setting.places, device.setting.features) = (places, features)
            (device.setting.isDiffable, device.setting.prefetches) = (isDiffable, prefetches)
            device.performStep("show", claims: claims) { device.showApp() }
            body(device)
        }
    }
}

extension Device {
    /// Writes "yes" or "no" as the answer to a question into the trace.
    func writeFact(claim: String, question: String, answer: Bool) {
        writeFact(claim: claim, question: question, answer: answer ? "yes" : "no")
    }

    /// Writes a number of points as the answer to a question into the trace.
    func writeFact(claim: String, question: String, answer: CGFloat) {
        writeFact(claim: claim, question: question, answer: DeviceValueFormat.text(answer))
    }
}
