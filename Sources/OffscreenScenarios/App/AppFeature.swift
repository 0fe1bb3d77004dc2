/// What the app of the command `layout` does besides showing its items. The scenario command `app`
/// turns it on or off.
enum AppFeature: String, CaseIterable, Sendable {
    case backgroundView = "background-view"
    case buttons
    case nestedLists = "nested-lists"
    case selfSizing = "self-sizing"
    case tintsSome = "tints-some"
    case resetsInReuse = "resets-in-reuse"
    case unstableSizes = "unstable-sizes"
    case chainsUpdates = "chains-updates"
    case invalidatesInLayout = "invalidates-in-layout"
    case wrongIdentifier = "wrong-identifier"

    var text: String {
        switch self {
        case .backgroundView: "has an opaque backgroundView"
        case .buttons: "has a button in every cell, and counts how often one is pressed"
        case .nestedLists: "has a collection view of its own in every cell"
        case .selfSizing: "has self-sizing cells, as with estimated=, in every kind of layout"
        case .tintsSome: "tints every third item in cellForItemAt"
        case .resetsInReuse: "resets the tint of a cell, and the offset of its list, in prepareForReuse"
        case .unstableSizes: "returns another size for the same item at each call"
        case .chainsUpdates: "starts another update in the completion of an update, twice in a row"
        case .invalidatesInLayout: "calls invalidateLayout() each time after the collection view is laid out [PASS-08]"
        case .wrongIdentifier: "dequeues its cells by an identifier that is not registered"
        }
    }
}
