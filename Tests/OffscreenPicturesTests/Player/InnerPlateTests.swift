import Foundation
import Testing
import UIKit

@testable import Offscreen
@testable import OffscreenPictures

struct InnerPlateTests {
    private func cell(_ name: String, _ item: Int, x: CGFloat) -> ViewTree.Node {
        var node = ViewTree.Node(name: name, frame: CGRect(x: x, y: 2, width: 30, height: 16))
        node.element = ElementName(category: .cell, indexPath: IndexPath(item: item, section: 0))
        return node
    }

    @Test
    func
        `In a cell that contains a collection view, each inner cell on screen is found with the visible part of its frame`()
    {
        var list = ViewTree.Node(name: "UICollectionView#2", frame: CGRect(x: 10, y: 5, width: 50, height: 20))
        list.scroll = ViewTree.ScrollState(
            offset: CGPoint(x: 40, y: 0), content: CGSize(width: 400, height: 20), inset: [0, 0, 0, 0])
        list.children = [
            cell("Square#1", 0, x: 0), cell("Square#2", 1, x: 40), cell("Square#3", 2, x: 80),
            cell("Square#4", 3, x: 120),
        ]
        var outer = ViewTree.Node(name: "ItemCell#1", frame: CGRect(x: 100, y: 100, width: 320, height: 44))
        outer.children = [list]
        let found = NestedView.all(in: outer)
        #expect(found.map(\.view) == ["Square#2", "Square#3"])
        #expect(
            found.map(\.frame) == [
                CGRect(x: 10, y: 7, width: 30, height: 16), CGRect(x: 50, y: 7, width: 10, height: 16),
            ])
        list.states = ["hidden"]
        outer.children = [list]
        #expect(NestedView.all(in: outer).isEmpty)
    }

    @Test func `The search for nested cells finds a cell below a thousand views`() {
        var chain = cell("Square#1", 0, x: 0)
        for level in 0..<1_000 {
            var parent = ViewTree.Node(name: "UIView#\(level)", frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            parent.children = [chain]
            chain = parent
        }
        #expect(NestedView.all(in: chain).map(\.view) == ["Square#1"])
    }
}
