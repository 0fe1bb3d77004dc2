import Offscreen
import Testing
import UIKit

/// A way in which an app misbehaves.
struct HostileClient: Sendable {
    typealias Preparation = @MainActor @Sendable (HostileScreen) -> Void
    typealias Act = @MainActor @Sendable (HostileScreen, Stage) -> Void

    let name: String
    /// The action before the view is shown.
    let before: Preparation
    /// The action after the view is shown and before the stage settles.
    let after: Act

    init(_ name: String, before: @escaping Preparation = { _ in }, after: @escaping Act = { _, _ in }) {
        self.name = name
        self.before = before
        self.after = after
    }

    /// Returns a client that misbehaves only after the view is shown.
    static func after(_ name: String, _ act: @escaping Act) -> HostileClient { HostileClient(name, after: act) }

    /// Returns a client that misbehaves from before the view is shown, and is then scrolled.
    static func scrolled(_ name: String, by distance: CGFloat = 80, before: @escaping Preparation) -> HostileClient {
        HostileClient(name, before: before) { screen, stage in stage.scroll(screen.view, by: distance) }
    }

    /// The clients by the part in which they misbehave, in the order of the page.
    static let all: [(heading: String, clients: [HostileClient])] = [
        ("Data sources", dataSources), ("Cells", cells), ("Callbacks that change everything", callbacks),
        ("Layouts", layouts),
        ("Numbers", numbers), ("Updates", updates), ("Self-sizing", sizing), ("Transitions and movements", movements),
        ("Compositional layouts", compositional), ("Diffable data sources", diffable), ("Views", views),
    ]
}

extension IndexPath {
    static func item(_ item: Int, _ section: Int = 0) -> IndexPath { path(item, section) }
}
