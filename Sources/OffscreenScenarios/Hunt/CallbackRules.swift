import UIKit

/// Rules about the state of a collection view that an app can read while it is called. An app that
/// breaks no rule itself never sees one broken.
@MainActor
package enum CallbackRules {
    /// Returns the broken rules about a call that an app receives, one line each.
    static func problems(during event: AppEvent, in view: UICollectionView) -> [String] {
        switch event {
        case .asksView(let kind, let path): problems(askingForViewAt: path, isCell: kind == nil, in: view)
        case .willDisplay(let shown, let kind, let path): problems(displaying: shown, kind: kind, at: path, in: view)
        case .didEndDisplaying(let gone, _, let path): problems(endingDisplayOf: gone, at: path, in: view)
        case .scrolls: problemsOfVisibleCells(in: view)
        default: []
        }
    }

    /// Returns the broken rules about the visible cells, one line each. They hold in every call
    /// except while the views of an animated change enter, when old elements are listed. [UPD-11]
    package static func problemsOfVisibleCells(in view: UICollectionView) -> [String] {
        let (paths, cells) = (view.indexPathsForVisibleItems, view.visibleCells)
        if paths.count != cells.count { return ["\(paths.count) items and \(cells.count) cells are visible"] }
        var problems: [String] = []
        for (path, cell) in zip(paths, cells) {
            if view.cellForItem(at: path) !== cell { problems.append("visible item \(path.words) has another cell") }
            if view.indexPath(for: cell) != path { problems.append("the cell of item \(path.words) has another path") }
            if cell.isHidden { problems.append("the cell of visible item \(path.words) is hidden") }
        }
        return problems
    }

    /// Returns the broken rules about a view in `willDisplay`, one line each.
    ///
    /// - Parameter kind: nil for a cell, or the kind of a supplementary view.
    package static func problems(
        displaying shown: UICollectionReusableView, kind: String?, at path: IndexPath, in view: UICollectionView
    ) -> [String] {
        var problems: [String] = []
        func expect(_ holds: Bool, else fault: String) { if !holds { problems.append("\(path.words) \(fault)") } }
        expect(!shown.isHidden, else: "is hidden in willDisplay")
        expect(shown.isDescendant(of: view), else: "is not in the collection view in willDisplay")
        guard let cell = shown as? UICollectionViewCell, kind == nil else {
            expect(view.supplementaryView(forElementKind: kind ?? "", at: path) === shown, else: "has another view")
            expect(view.indexPath(forSupplementaryView: shown) == path, else: "has a view with another path")
            return problems
        }
        expect(view.cellForItem(at: path) === cell, else: "has another cell in willDisplay")
        expect(view.indexPath(for: cell) == path, else: "has a cell with another path in willDisplay")
        let isSelected = view.indexPathsForSelectedItems?.contains(path) == true
        expect(cell.isSelected == isSelected, else: "is \(isSelected ? "" : "not ")selected, and its cell differs")
        return problems
    }

    /// Returns the broken rules about a view in `didEndDisplaying`, one line each.
    package static func problems(
        endingDisplayOf gone: UICollectionReusableView, at path: IndexPath, in view: UICollectionView
    ) -> [String] {
        var problems: [String] = []
        if !gone.isHidden, gone.isDescendant(of: view) { problems.append("\(path.words) is still seen at its end") }
        if let cell = gone as? UICollectionViewCell, view.indexPath(for: cell) != nil {
            problems.append("\(path.words) is still an item's cell in didEndDisplaying")
        }
        return problems
    }

    /// Returns the broken rules about a request for the view of an element, one line each.
    package static func problems(askingForViewAt path: IndexPath, isCell: Bool, in view: UICollectionView) -> [String] {
        // While an item is carried, the data source is asked for its old path, and the counts are
        // those on screen.
        guard isCell, !view.hasUncommittedUpdates else { return [] }
        let exists = path.section < view.numberOfSections && path.item < view.numberOfItems(inSection: path.section)
        return exists ? [] : ["the data source is asked for item \(path.words), which does not exist"]
    }
}

extension IndexPath {
    fileprivate var words: String { map(String.init).joined(separator: "-") }
}
