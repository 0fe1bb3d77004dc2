import Offscreen
import UIKit

/// The app that a scenario prepares by `data`, `layout` and `app`: with a collection view, or with a
/// table view.
@MainActor
protocol PreparedApp: HuntModel {
    var features: Set<AppFeature> { get set }

    /// Returns the list with the app, for hunts and steps.
    ///
    /// - Parameter acts: steps that a hunt performs in addition to its own.
    func huntSubject(acts: [HuntAct]) -> HuntSubject
}

extension PreparedApp {
    var subject: HuntSubject { huntSubject(acts: []) }
}

extension AppSetting {
    @MainActor
    func makeApp() -> any PreparedApp { layout.kind == .table ? TableApp(self) : ScenarioApp(self) }

    /// The reason why a table view cannot be shown with these settings; nil if it can, or if the app
    /// shows a collection view.
    var obstacleToTable: String? {
        guard layout.kind == .table else { return nil }
        if !fixes.isEmpty { return "a table view has no cards to put in order; 'fix' needs another layout" }
        if !places.isEmpty { return "a table view places its rows itself; 'place' works on 'layout placed'" }
        let known: Set<AppFeature> = [.backgroundView, .tintsSome, .resetsInReuse, .wrongIdentifier]
        guard let other = AppFeature.allCases.first(where: { features.contains($0) && !known.contains($0) }) else {
            return nil
        }
        let names = AppFeature.allCases.filter(known.contains).map(\.rawValue).joined(separator: ", ")
        return "the app of 'layout table' has no feature '\(other.rawValue)'; it has \(names)"
    }
}
