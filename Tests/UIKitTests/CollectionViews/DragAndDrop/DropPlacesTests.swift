import Offscreen
import Testing

@testable import UIKit

/// Compares the mapping of index paths around the places of a drop with arrays in which negative
/// numbers are the placeholders.
@MainActor struct DropPlacesTests {
    @Test
    func
        `Index paths on screen map to the data source's index paths and back while drop placeholders appear and disappear`()
    {
        var dice = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let state = EngineState(table: ElementTable())
            /// The items of the data source and, as negative numbers, the placeholders.
            var shown = [Array(0..<5), Array(0..<2), []]
            for _ in 0..<6 {
                let (section, places) = (Int.random(in: 0..<3, using: &dice), state.dropPlaces.places)
                if !places.isEmpty, Bool.random(using: &dice) {
                    let place = places[Int.random(in: places.indices, using: &dice)]
                    state.dropPlaces.update(by: UpdatePlan(onScreen: [.deleteItem(place.path)]))
                    for section in shown.indices { shown[section].removeAll { $0 == -place.number } }
                } else {
                    let item = Int.random(in: 0...shown[section].count, using: &dice)
                    let placeholder = DropPlaces.Placeholder(
                        path: [section, item], reuseIdentifier: "", configure: { _ in })
                    shown[section].insert(-state.dropPlaces.nextNumber, at: item)
                    state.dropPlaces.update(by: UpdatePlan(onScreen: [.insertItem([section, item])]), for: placeholder)
                }
                #expect(state.dropPlaces.invariantProblems().isEmpty)
                for section in shown.indices {
                    #expect(state.itemCountDifference(inSection: section) == shown[section].count { $0 < 0 })
                    for (item, name) in shown[section].enumerated() {
                        let (path, original) = (
                            IndexPath(item: item, section: section), IndexPath(item: name, section: section)
                        )
                        #expect(state.dataSourcePath(of: path) == (name < 0 ? nil : original))
                        if name >= 0 { #expect(state.presentationPath(of: original) == path) }
                        if name < 0 { #expect(state.dropPlaces.place(at: path)?.number == -name) }
                    }
                }
            }
        }
    }

    @Test func `Two open gaps of a drop are reported as a broken invariant`() {
        var held = DropPlaces()
        held.update(by: UpdatePlan(onScreen: [.insertItem([0, 1])]))
        #expect(held.gap == [0, 1])
        #expect(held.invariantProblems() == [])
        #expect(!held.hasPlaceholders)
        held.update(by: UpdatePlan(onScreen: [.insertItem([0, 1])]))
        #expect(held.invariantProblems() == ["two gaps are open"])
    }
}
