/// Something that apps do and that gets them into trouble; `app` takes one up or leaves it off.
enum Habit: String, CaseIterable, Sendable {
    case zPositionOnCells = "z-position-on-cells"
    case lateImages = "late-images"
    case tintsSome = "tints-some"
    case dequeuesTwice = "dequeues-twice"
    case backgroundView = "background-view"
    case addsSubview = "adds-subview"
    case indexesModelAtEnd = "indexes-model-at-end"
    case registersInProvider = "registers-in-provider"
    case transientZ = "z-in-initial-attributes"
    case moody
    case chainsUpdates = "chains-updates"
    case nestedLists = "nested-lists"
    case buttons

    var text: String {
        switch self {
        case .zPositionOnCells: "sets cell.layer.zPosition = zIndex, on cells only"
        case .lateImages: "asks for each cell's image, which comes half a second later and goes to the cell that asked"
        case .tintsSome: "tints every third item in cellForItemAt, and untints none"
        case .dequeuesTwice: "dequeues a second cell in cellForItemAt, to measure it"
        case .backgroundView: "has an opaque backgroundView"
        case .addsSubview: "adds a view of its own to the collection view, behind everything: addSubview, then sendSubviewToBack"
        case .indexesModelAtEnd: "looks up its model in didEndDisplaying, by the index path it is told"
        case .registersInProvider: "makes its CellRegistration in cellForItemAt, each time anew"
        case .chainsUpdates: "starts the next update in the completion of each, twice"
        case .nestedLists: "has a collection view of its own in every cell"
        case .buttons: "has a button in every cell, and counts how often one is pressed"
        case .moody: "answers sizes differently each time it is asked"
        case .transientZ: "gives the cards' initial and final attributes their zIndex"
        }
    }
}
