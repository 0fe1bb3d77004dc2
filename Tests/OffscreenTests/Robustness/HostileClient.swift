import Offscreen
import Testing
import UIKit

/// A way in which an app misbehaves.
struct HostileClient: Sendable {
    let name: String
    /// The action before the view is shown.
    let before: @MainActor @Sendable (HostileScreen) -> Void
    /// The action after the view is shown and before the stage settles.
    let after: @MainActor @Sendable (HostileScreen, Stage) -> Void

    init(
        _ name: String, before: @escaping @MainActor @Sendable (HostileScreen) -> Void = { _ in },
        after: @escaping @MainActor @Sendable (HostileScreen, Stage) -> Void = { _, _ in }
    ) {
        self.name = name
        self.before = before
        self.after = after
    }

    /// Returns a client that misbehaves only after the view is shown.
    static func after(_ name: String, _ act: @escaping @MainActor @Sendable (HostileScreen, Stage) -> Void) -> HostileClient {
        HostileClient(name, after: act)
    }

    /// The clients by the part in which they misbehave, in the order of the page.
    static let all: [(heading: String, clients: [HostileClient])] = [
        ("Data sources", dataSources), ("Cells", cells), ("Callbacks that change everything", callbacks), ("Layouts", layouts),
        ("Numbers", numbers), ("Updates", updates), ("Self-sizing", sizing), ("Transitions and movements", movements),
        ("Compositional layouts", compositional), ("Diffable data sources", diffable), ("Views", views),
    ]
}

extension IndexPath {
    static func item(_ item: Int, _ section: Int = 0) -> IndexPath { path(item, section) }
}
