/// A common mistake in apps, or a feature with which mistakes show. The scenario command `app`
/// turns it on or off.
enum AppMistake: String, CaseIterable, Sendable {
    case zPositionOnCells = "z-position-on-cells"
    case lateImages = "late-images"
    case tintsSome = "tints-some"
    case dequeuesTwice = "dequeues-twice"
    case backgroundView = "background-view"
    case addsSubview = "adds-subview"
    case indexesModelAtEnd = "indexes-model-at-end"
    case registersInProvider = "registers-in-provider"
    case transientZ = "z-in-initial-attributes"
    case unstableSizes = "unstable-sizes"
    case chainsUpdates = "chains-updates"
    case nestedLists = "nested-lists"
    case buttons
    case subscribes
    case dequeuesForSize = "dequeues-for-size"
    case twoQueues = "snapshots-on-two-queues"
    case twoStyles = "two-styles"
    case keepsWidth = "keeps-width"
    case restoresOffset = "restores-offset"
    case startsInLayout = "starts-in-layout"
    case selfSizing = "self-sizing"
    case neverSettles = "never-settles"
    case invalidatesInLayout = "invalidates-in-layout"
    case wrongIdentifier = "wrong-identifier"
    case reloadsAfterUpdates = "reloads-after-updates"

    var text: String {
        switch self {
        case .zPositionOnCells: "sets cell.layer.zPosition = zIndex, on cells only"
        case .lateImages: "requests an image for each cell, and gives it to that cell half a second later"
        case .tintsSome: "tints every third item in cellForItemAt, and never resets the tint"
        case .dequeuesTwice: "dequeues a second cell in cellForItemAt, to measure it"
        case .backgroundView: "has an opaque backgroundView"
        case .addsSubview:
            "adds a view of its own to the collection view, behind everything: addSubview, then sendSubviewToBack"
        case .indexesModelAtEnd: "reads its model in didEndDisplaying, at the index path that it receives"
        case .registersInProvider: "makes a new CellRegistration at each call of cellForItemAt"
        case .chainsUpdates: "starts another update in the completion of an update, twice in a row"
        case .nestedLists: "has a collection view of its own in every cell"
        case .buttons: "has a button in every cell, and counts how often one is pressed"
        case .subscribes: "has a button in every cell, and adds an action to it whenever it configures the cell"
        case .dequeuesForSize: "dequeues a cell in sizeForItemAt, to measure it"
        case .twoQueues:
            "applies each snapshot on a background queue, and again on the main queue before the first has been applied"
        case .twoStyles: "has two styles of cells, every third with a banner, and one reuse identifier for both"
        case .keepsWidth: "makes items as wide as the collection view was when a size was first asked for"
        case .restoresOffset: "when the screen changes its size, sets the content offset to its value before the change"
        case .startsInLayout:
            """
            has a controller with a banner above the collection view, which sets the content offset to \
            0,100 in viewDidLayoutSubviews
            """
        case .selfSizing: "has self-sizing cells, as with estimated=, in every kind of layout"
        case .neverSettles:
            "has self-sizing cells that return another height at each call, and then invalidate the layout"
        case .unstableSizes: "returns another size for the same item at each call"
        case .invalidatesInLayout: "calls invalidateLayout() each time after the collection view is laid out [PASS-08]"
        case .wrongIdentifier: "dequeues its cells by an identifier that is not registered"
        case .reloadsAfterUpdates: "calls reloadData() right after each performBatchUpdates"
        case .transientZ: "gives the cards' initial and final attributes their zIndex"
        }
    }
}
