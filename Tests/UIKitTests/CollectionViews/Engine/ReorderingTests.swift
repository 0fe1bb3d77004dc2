import Testing

@testable import UIKit

@MainActor @Suite("Paths while an item is carried")
struct ReorderingTests {
    /// The reference: names in sections, one of them moved.
    private func reference(_ counts: [Int], from: IndexPath, to: IndexPath) -> [[String]] {
        var names = counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
        let name = names[from.section].remove(at: from.item)
        names[to.section].insert(name, at: to.item)
        return names
    }

    @Test func `It agrees with moving a name, for every move in sections of three and two`() {
        let counts = [3, 2]
        let origins = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)].map { IndexPath(item: $0.1, section: $0.0) }
        for from in origins {
            for toSection in 0..<2 {
                for toItem in 0..<(counts[toSection] + (toSection == from.section ? 0 : 1)) {
                    check(counts, from, IndexPath(item: toItem, section: toSection))
                }
            }
        }
    }

    private func check(_ counts: [Int], _ from: IndexPath, _ to: IndexPath) {
        let state = EngineState()
        state.reordering = CarriedItem(origin: from, target: to, position: .zero)
        for (section, names) in reference(counts, from: from, to: to).enumerated() {
            #expect(names.count == counts[section] + state.surplus(inSection: section))
            for (item, name) in names.enumerated() {
                let parts = name.split(separator: "-").map { Int($0)! }
                let shown = IndexPath(item: item, section: section)
                let original = IndexPath(item: parts[1], section: parts[0])
                #expect(state.dataSourcePath(of: shown) == original)
                #expect(state.presentationPath(of: original) == shown)
            }
        }
    }
}
