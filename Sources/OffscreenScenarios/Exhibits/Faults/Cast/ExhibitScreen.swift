import UIKit

/// The screen of an exhibit, with the mistake or without it. Scenarios name it by its type, as in
/// `screen LateImageMistake`.
@MainActor
public protocol ExhibitScreen: UIViewController {
    init()

    /// What the app does by itself or for a button, such as adding a row, by name. A scenario
    /// performs it with the command `act NAME`.
    var acts: [String: () -> Void] { get }
}
