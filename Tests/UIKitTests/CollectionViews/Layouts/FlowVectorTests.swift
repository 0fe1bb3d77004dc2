import Testing
@testable import UIKit

/// Counts and sizes from an array, and the layout's properties for everything else.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize]
    var asked: [IndexPath] = []

    init(_ sizes: [CGSize]) {
        self.sizes = sizes
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath)
        return sizes[indexPath.item]
    }
}

/// The vectors of behavior/claims.md, measured on UIKit by others, at a screen scale of 2.
@MainActor @Suite("Flow layout, to the pixel")
struct FlowVectorTests {
    /// A collection view holds its data source weakly.
    private final class Kept {
        var items: [Items] = []
    }
    private let kept = Kept()

    private struct Vector: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var sizes: [CGSize]
        var width: CGFloat = 375
        var spacing: CGFloat = 10
        var lineSpacing: CGFloat = 10
        var insets = UIEdgeInsets.zero
        var frames: [Int: CGRect] = [:]
        var x: [CGFloat]?
        var height: CGFloat?
    }

    private nonisolated static func uniform(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [CGSize] {
        Array(repeating: CGSize(width, height), count: count)
    }

    private nonisolated static func row(_ widths: [CGFloat], height: CGFloat = 30) -> [CGSize] {
        widths.map { CGSize($0, height) }
    }

    private nonisolated static func all(_ inset: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(inset, inset, inset, inset)
    }

    private nonisolated static let vectors: [Vector] = [
        Vector(
            testDescription: "7 of 100x60: a grid of three [FLOW-02] [FLOW-03]", sizes: uniform(7, 100, 60),
            x: [0, 137.5, 275, 0, 137.5, 275, 0], height: 200),
        Vector(testDescription: "4 of 50: an only line has a full line's gap [FLOW-03]", sizes: uniform(4, 50, 50), x: [0, 65, 130, 195]),
        Vector(testDescription: "2 of 80 in insets of 12 [FLOW-07]", sizes: uniform(2, 80, 50), insets: all(12), x: [12, 102.5]),
        Vector(testDescription: "3 of 115: an exact fit [FLOW-16]", sizes: uniform(3, 115, 50), spacing: 15, x: [0, 130, 260]),
        Vector(testDescription: "last line of 80, 100, 60 keeps the spacing [FLOW-04]", sizes: row([80, 100, 60]), x: [0, 90, 200]),
        Vector(
            testDescription: "six sizes in three lines [FLOW-02] [FLOW-05] [FLOW-06]",
            sizes: zip([120, 100, 90, 200, 60, 150], [40, 55, 40, 30, 40, 40]).map { CGSize($0, $1) }, spacing: 8,
            insets: UIEdgeInsets(5, 10, 5, 10),
            frames: [
                0: CGRect(10, 12.5, 120, 40), 1: CGRect(152.5, 5, 100, 55),
                2: CGRect(275, 12.5, 90, 40), 3: CGRect(10, 75, 200, 30),
                4: CGRect(305, 70, 60, 40), 5: CGRect(10, 120, 150, 40),
            ], height: 165),
        // The vector does not say the line spacing: 57.5 needs one above 3.75 and up to 4.25.
        Vector(
            testDescription: "111.5x44.25: origins are rounded, sizes are not [FLOW-07]", sizes: uniform(4, 111.5, 44.25), spacing: 7,
            lineSpacing: 4, insets: all(9), frames: [3: CGRect(9, 57.5, 111.5, 44.25)], x: [9, 132, 254.5, 9]),
        Vector(testDescription: "one item too wide is centred, with a negative origin [FLOW-05]", sizes: row([400]), x: [-12.5]),
        Vector(
            testDescription: "a line of one between full ones is centred [FLOW-05]", sizes: row([300, 100, 100, 100, 100]), spacing: 0,
            x: [37.5, 0, 137.5, 275, 0]),
        Vector(
            testDescription: "the last line leaves what the one before leaves: justified [FLOW-04]", sizes: row([200, 100, 100, 200]),
            x: [0, 275, 0, 175]),
    ]

    private func laidOut(_ vector: Vector, asDelegate: Bool = true) -> (UICollectionView, Items) {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(vector.width, 800), scale: 2))
        return world.run {
            let layout = UICollectionViewFlowLayout()
            layout.minimumInteritemSpacing = vector.spacing
            layout.minimumLineSpacing = vector.lineSpacing
            layout.sectionInset = vector.insets
            let view = UICollectionView(frame: CGRect(0, 0, vector.width, 800), collectionViewLayout: layout)
            let items = Items(vector.sizes)
            kept.items.append(items)
            view.dataSource = items
            if asDelegate { view.delegate = items } else { layout.itemSize = vector.sizes[0] }
            return (view, items)
        }
    }

    private func check(_ view: UICollectionView, _ vector: Vector) {
        let frames = vector.sizes.indices.compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
        if let x = vector.x { #expect(frames.map(\.origin.x) == x) }
        for (item, frame) in vector.frames { #expect(frames[item] == frame) }
        if let height = vector.height { #expect(view.collectionViewLayout.collectionViewContentSize.height == height) }
    }

    @Test(arguments: vectors) private func `Sizes from a delegate`(vector: Vector) {
        let (view, items) = laidOut(vector)
        check(view, vector)
        #expect(items.asked == vector.sizes.indices.map { IndexPath(item: $0, section: 0) }, "once each, in order [FLOW-13]")
    }

    @Test(arguments: vectors.filter { Set($0.sizes.map(\.width)).count == 1 && Set($0.sizes.map(\.height)).count == 1 })
    private func `One size from the property`(vector: Vector) {
        let (view, _) = laidOut(vector, asDelegate: false)
        check(view, vector)
    }

    @Test(arguments: vectors) private func `What is asked by rectangle is what is asked by item`(vector: Vector) {
        let (view, _) = laidOut(vector)
        _ = view.layoutAttributesForItem(at: [0, 0])
        let all = view.collectionViewLayout.layoutAttributesForElements(in: CGRect(-1000, -1000, 5000, 5000)) ?? []
        #expect(all.map(\.indexPath.item) == Array(vector.sizes.indices))
        for a in all { #expect(a.isEqual(view.collectionViewLayout.layoutAttributesForItem(at: a.indexPath))) }
    }

    @Test func `A horizontal layout is a vertical one with the axes swapped [FLOW-14]`() {
        var generator = SystemGenerator(state: 1)
        for _ in 0..<20 {
            let sizes = (0..<12).map { _ in
                CGSize(CGFloat(Int.random(in: 20...200, using: &generator)), CGFloat(Int.random(in: 20...90, using: &generator)))
            }
            let vector = Vector(testDescription: "", sizes: sizes, insets: UIEdgeInsets(1, 2, 3, 4))
            let (vertical, _) = laidOut(vector)
            var turned = vector
            turned.sizes = sizes.map { CGSize($0.height, $0.width) }
            turned.insets = UIEdgeInsets(2, 1, 4, 3)
            let (horizontal, _) = laidOut(turned)
            horizontal.frame.size = CGSize(800, 375)
            (horizontal.collectionViewLayout as! UICollectionViewFlowLayout).scrollDirection = .horizontal
            for item in sizes.indices {
                let path = IndexPath(item: item, section: 0)
                let a = vertical.layoutAttributesForItem(at: path)!.frame
                let b = horizontal.layoutAttributesForItem(at: path)!.frame
                #expect(a == CGRect(b.minY, b.minX, b.height, b.width))
            }
        }
    }

    @Test func `Items that only touch the rectangle belong to the answer [FLOW-15]`() {
        let sizes = Self.row([375, 374, 375], height: 100)
        let (view, _) = laidOut(Vector(testDescription: "", sizes: sizes, lineSpacing: 0))
        _ = view.layoutAttributesForItem(at: [0, 0])
        let touched = view.collectionViewLayout.layoutAttributesForElements(in: CGRect(0, 100, 375, 100)) ?? []
        #expect(touched.map(\.indexPath.item) == [0, 1, 2])
    }
}

/// SplitMix64, so that the cases are the same on every run.
private struct SystemGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 1
        return Seed.mix(state, 0)
    }
}
