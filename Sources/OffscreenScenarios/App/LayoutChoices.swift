import UIKit

/// The choices from which an app made its layouts.
struct LayoutChoices {
    private let first: LayoutChoice
    private var choices: [ObjectIdentifier: LayoutChoice] = [:]
    /// Whether any of the choices has a list of sizes, or an estimated size. Stored, because it is
    /// read for each item.
    private(set) var givesSizes = false

    init(first: LayoutChoice) { self.first = first }

    mutating func add(_ layout: UICollectionViewLayout, madeFrom choice: LayoutChoice) {
        choices[ObjectIdentifier(layout)] = choice
        givesSizes = choices.values.contains(where: \.givesSizes)
    }

    /// Returns the choice from which a layout was made. For a transition layout, returns the choice
    /// of the next layout. For a layout that was not added, returns the first choice.
    @MainActor
    func choice(of layout: UICollectionViewLayout) -> LayoutChoice {
        let layout = (layout as? UICollectionViewTransitionLayout)?.nextLayout ?? layout
        return choices[ObjectIdentifier(layout)] ?? first
    }
}
